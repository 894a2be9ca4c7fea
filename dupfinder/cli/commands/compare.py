"""`dupfinder compare A B`: how alike two documents are, then their differences."""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections.abc import Iterator
from typing import TextIO, assert_never

from dupfinder import pipeline, report
from dupfinder.cli.arguments import DiffStyle, compare_options
from dupfinder.cli.command_output import STANDARD_STREAM, ExitStatus
from dupfinder.cli.reports import report_targets
from dupfinder.cli.word_diff import Painter, content_lines, painter, unified_lines, word_lines
from dupfinder.domain.comparisons import Comparison
from dupfinder.domain.display import visible
from dupfinder.domain.enclosed import named_path
from dupfinder.domain.errors import UsageError
from dupfinder.domain.messages import as_it_is

_WORDS_CONTEXT = 1
_USUAL_CONTEXT = 3


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Print how alike the documents are and every paragraph that differs, or write that as HTML; return 0."""
    targets = [target for target in (chosen.html, chosen.docx) if target is not None]
    uses_output = STANDARD_STREAM in targets
    style = _style(chosen, has_targets=bool(targets), uses_output=uses_output)
    _check_targets(chosen)
    with pipeline.Comparer(ocr=chosen.ocr) as comparer:
        comparison = comparer.compare(named_path(chosen.a), named_path(chosen.b), options=compare_options(chosen))
        out = sys.stderr if uses_output else sys.stdout
        _print_figures(chosen, comparison, out=out)
        if chosen.docx is not None:
            _write_docx(chosen, comparison, comparer, out=out)
    if chosen.html is not None:
        _write_html(chosen, comparison)
    paint = painter(chosen.color, sys.stdout)
    lines = _difference_lines(chosen, comparison, style=style, paint=paint)
    if style is DiffStyle.WORDS:  # a unified diff is for programs, which know of nothing but words
        lines = itertools.chain(content_lines(comparison.content_rows, paint=paint), lines)
    for number, line in enumerate(lines):
        print(line if number else f"\n{line}")
    return ExitStatus.DONE


def _style(chosen: argparse.Namespace, *, has_targets: bool, uses_output: bool) -> DiffStyle:
    if chosen.diff is None:
        return DiffStyle.NONE if has_targets else DiffStyle.WORDS
    if uses_output and chosen.diff is not DiffStyle.NONE:
        name = "HTML" if chosen.html == STANDARD_STREAM else "Word document"
        raise UsageError(as_it_is(f"Only one of the {name} and the differences can go to standard output."))
    return DiffStyle(chosen.diff)


def _check_targets(chosen: argparse.Namespace) -> None:
    """Say at once, not after two long documents were read, that a file cannot or must not be written there."""
    report_targets(chosen, ("html", "docx"))
    for name, target in (("HTML", chosen.html), ("Word document", chosen.docx)):
        if target in {None, STANDARD_STREAM}:
            continue
        if not target:
            raise UsageError(as_it_is(f"The file for the {name} has no name."))
        for document in (chosen.a, chosen.b) if os.path.exists(target) else ():
            if os.path.exists(document) and os.path.samefile(target, document):  # of ours, too
                raise UsageError(
                    as_it_is(f"The {name} would take the place of {visible(document)}, a document to compare.")
                )


def _print_figures(chosen: argparse.Namespace, comparison: Comparison, *, out: TextIO) -> None:
    print(f"A: {visible(chosen.a)} ({comparison.left_words:,} words)", file=out)
    print(f"B: {visible(chosen.b)} ({comparison.right_words:,} words)", file=out)
    print(report.relation_sentence(comparison), file=out)
    print(report.figures_sentence(comparison), file=out)
    if kinds := report.kinds_sentence(comparison):
        print(kinds, file=out)


def _write_html(chosen: argparse.Namespace, comparison: Comparison) -> None:
    names = (named_path(chosen.a), named_path(chosen.b))
    context = _USUAL_CONTEXT if chosen.context is None else chosen.context
    if chosen.html == STANDARD_STREAM:
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]  # a TextIOWrapper
        report.write_comparison(comparison, sys.stdout, names=names, context=context)
    else:
        report.save_comparison(comparison, chosen.html, names=names, context=context)


def _write_docx(
    chosen: argparse.Namespace, comparison: Comparison, comparer: pipeline.Comparer, *, out: TextIO
) -> None:
    about = report.redline_about(comparison, (chosen.a, chosen.b))
    made = comparer.redline(named_path(chosen.a), comparison, about)
    if unshown := report.redline_sentence(about, made):
        print(unshown, file=out)
    if chosen.docx == STANDARD_STREAM:
        sys.stdout.flush()
        sys.stdout.buffer.write(made.data)
    else:
        report.save_bytes(made.data, path=chosen.docx)


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
