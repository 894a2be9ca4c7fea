"""`dupfinder compare A B`: how alike two documents are, then their differences."""

import argparse
import itertools
import os
import sys
from collections.abc import Iterator
from typing import TextIO, assert_never

from dupfinder.cli.command_output import STANDARD_STREAM, ExitStatus
from dupfinder.cli.compare_arguments import DiffStyle, compare_options
from dupfinder.cli.reports import report_targets
from dupfinder.cli.terminal_colours import Painter, painter
from dupfinder.cli.unified_diff import unified_lines
from dupfinder.cli.word_diff import content_lines, word_lines
from dupfinder.domain.comparisons import Comparison
from dupfinder.domain.display import visible
from dupfinder.domain.errors import ReportError, UsageError
from dupfinder.pipeline import Comparer
from dupfinder.report import (
    figures_sentence,
    kinds_sentence,
    relation_sentence,
    save_comparison,
    write_comparison,
)

_WORDS_CONTEXT = 1
_USUAL_CONTEXT = 3


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Print how alike the documents are and every paragraph that differs, or write that as HTML; return 0."""
    style = _style(chosen)
    _check_target(chosen)
    with Comparer(ocr=chosen.ocr) as comparer:
        comparison = comparer.compare(
            os.path.abspath(chosen.a), os.path.abspath(chosen.b), options=compare_options(chosen)
        )
    _print_figures(chosen, comparison, out=sys.stderr if chosen.html == STANDARD_STREAM else sys.stdout)
    if chosen.html is not None:
        _write_html(chosen, comparison)
    paint = painter(chosen.color, sys.stdout)
    lines = _difference_lines(chosen, comparison, style=style, paint=paint)
    if style is DiffStyle.WORDS:  # a unified diff is for programs, which know of nothing but words
        lines = itertools.chain(content_lines(comparison.content_rows, paint=paint), lines)
    for number, line in enumerate(lines):
        print(line if number else f"\n{line}")
    return ExitStatus.DONE


def _style(chosen: argparse.Namespace) -> DiffStyle:
    if chosen.diff is None:
        return DiffStyle.WORDS if chosen.html is None else DiffStyle.NONE
    if chosen.html == STANDARD_STREAM and chosen.diff is not DiffStyle.NONE:
        raise UsageError("Only one of the HTML and the differences can go to standard output.")
    return DiffStyle(chosen.diff)


def _check_target(chosen: argparse.Namespace) -> None:
    """Say at once, not after two long documents were read, that the HTML cannot or must not be written there."""
    report_targets(chosen, ("html",))
    if chosen.html in {None, STANDARD_STREAM}:
        return
    if not chosen.html:
        raise UsageError("The file for the HTML has no name.")
    if os.path.isdir(chosen.html):
        raise ReportError(f"The HTML cannot be written to {visible(chosen.html)}: this is a folder.", path=chosen.html)
    if os.path.exists(chosen.html):
        for document in (chosen.a, chosen.b):
            if os.path.exists(document) and os.path.samefile(chosen.html, document):
                raise UsageError(f"The HTML would take the place of {visible(document)}, which is to be compared.")


def _print_figures(chosen: argparse.Namespace, comparison: Comparison, *, out: TextIO) -> None:
    print(f"A: {visible(chosen.a)} ({comparison.left_words:,} words)", file=out)
    print(f"B: {visible(chosen.b)} ({comparison.right_words:,} words)", file=out)
    print(relation_sentence(comparison), file=out)
    print(figures_sentence(comparison), file=out)
    if kinds := kinds_sentence(comparison):
        print(kinds, file=out)


def _write_html(chosen: argparse.Namespace, comparison: Comparison) -> None:
    names = (os.path.abspath(chosen.a), os.path.abspath(chosen.b))
    context = _USUAL_CONTEXT if chosen.context is None else chosen.context
    if chosen.html == STANDARD_STREAM:
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]  # a TextIOWrapper
        write_comparison(comparison, sys.stdout, names=names, context=context)
    else:
        save_comparison(comparison, chosen.html, names=names, context=context)


def _difference_lines(
    chosen: argparse.Namespace, comparison: Comparison, *, style: DiffStyle, paint: Painter
) -> Iterator[str]:
    rows = comparison.difference.rows
    match style:
        case DiffStyle.WORDS:
            context = _WORDS_CONTEXT if chosen.context is None else chosen.context
            return word_lines(rows, context=context, paint=paint)
        case DiffStyle.UNIFIED:
            context = _USUAL_CONTEXT if chosen.context is None else chosen.context
            return unified_lines(rows, names=(chosen.a, chosen.b), context=context, paint=paint)
        case DiffStyle.NONE:
            return iter(())
        case _:
            assert_never(style)
