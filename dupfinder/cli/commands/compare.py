"""`dupfinder compare A B`: how alike two documents are, then their differences."""

import argparse
import itertools
import os
import sys
from collections.abc import Iterator

from dupfinder.cli.output import in_words
from dupfinder.cli.status import ExitStatus
from dupfinder.domain.comparisons import Comparison
from dupfinder.domain.differences import Row, RowKind, Span
from dupfinder.domain.display import format_similarity, visible
from dupfinder.domain.pairs import Relation
from dupfinder.pipeline import Comparer

CONTEXT_ROWS = 1
_RED, _GREEN, _DIM, _PLAIN = "\x1b[31m", "\x1b[32m", "\x1b[2m", "\x1b[0m"

_RELATIONS = {
    Relation.IDENTICAL: "The two files are identical.",
    Relation.SAME_TEXT: "The two documents have the same text.",
    Relation.NEAR: "The two documents are near duplicates.",
    Relation.CONTAINED: "One document is contained in the other.",
    None: "The two documents are different.",
}


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Print how alike the documents are and every paragraph that differs; return 0."""
    with Comparer(ocr=chosen.ocr) as comparer:
        comparison = comparer.compare(os.path.abspath(chosen.a), os.path.abspath(chosen.b))
    colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    print(f"A: {visible(chosen.a)} ({comparison.left_words:,} words)")
    print(f"B: {visible(chosen.b)} ({comparison.right_words:,} words)")
    for line in _summary(comparison):
        print(line)
    for line in _difference_lines(comparison.difference.rows, colour=colour):
        print(line)
    return ExitStatus.DONE


def _summary(comparison: Comparison) -> Iterator[str]:
    yield _RELATIONS[comparison.relation]
    if comparison.differs_only_in:
        yield f"Only {in_words(comparison.differs_only_in)} differ: probably two documents of one kind, not two copies."
    yield (
        f"{format_similarity(comparison.similarity)} the same: {format_similarity(comparison.a_in_b)} of A is in B,"
        f" {format_similarity(comparison.b_in_a)} of B is in A; {comparison.hamming_bits} bits apart."
    )


def _difference_lines(rows: tuple[Row, ...], *, colour: bool) -> Iterator[str]:
    """Yield the rows that differ with a little of what stands around them, stretches divided by a line of dots."""
    shown = sorted(
        {
            near
            for number, row in enumerate(rows)
            if row.kind is not RowKind.EQUAL
            for near in range(max(0, number - CONTEXT_ROWS), min(len(rows), number + CONTEXT_ROWS + 1))
        }
    )
    if shown:
        yield ""
    for before, number in itertools.pairwise([-1, *shown]):
        if number != before + 1:
            yield _styled("  …", _DIM, colour=colour)
        yield from _row_lines(rows[number], colour=colour)


def _row_lines(row: Row, *, colour: bool) -> Iterator[str]:
    if row.kind is RowKind.EQUAL:
        yield _styled(f"  {visible(row.left or '')}", _DIM, colour=colour)
        return
    if row.left is not None:
        yield _side_line("-", row.left, row.left_spans, style=_RED, colour=colour)
    if row.right is not None:
        yield _side_line("+", row.right, row.right_spans, style=_GREEN, colour=colour)


def _side_line(sign: str, text: str, spans: tuple[Span, ...], *, style: str, colour: bool) -> str:
    """Return one side of a row: the changed words coloured, or in brackets where there is no colour."""
    if not spans:
        return _styled(f"{sign} {visible(text)}", style, colour=colour)
    parts = [f"{sign} "]
    end = 0
    for span in spans:
        changed = visible(text[span.start : span.end])
        parts.append(visible(text[end : span.start]))
        parts.append(_styled(changed, style, colour=True) if colour else f"[{sign}{changed}{sign}]")
        end = span.end
    return "".join([*parts, visible(text[end:])])


def _styled(text: str, style: str, *, colour: bool) -> str:
    return f"{style}{text}{_PLAIN}" if colour else text
