"""Short paragraphs in the same place of both texts that are built alike: the field of a form, the cell of a table."""

import itertools
import operator
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import regex

from dupfinder.diff.blocks import Paragraph
from dupfinder.diff.changes import edits_between
from dupfinder.diff.matching import match
from dupfinder.diff.words import Wording
from dupfinder.domain.differences import ChangeKind, Row, RowKind


def in_order(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Return the rows with those of the left text alone before those of the right one where they follow each other."""
    order = list(_order(rows))
    if all(map(operator.eq, order, range(len(order)))):
        return tuple(rows)
    places = [0] * len(order)
    for place, number in enumerate(order):
        places[number] = place
    return tuple(renumbered(rows[number], places) for number in order)


def _order(rows: Sequence[Row]) -> Iterator[int]:
    added: list[int] = []
    for number, row in enumerate(rows):
        if row.left is None and row.kind is not RowKind.IGNORED:
            added.append(number)
            continue
        if row.right is not None or row.kind is RowKind.IGNORED:
            yield from added
            added.clear()
        yield number
    yield from added


def renumbered(row: Row, places: Sequence[int]) -> Row:
    """Return a row whose counterparts are at other places, given by where they were."""
    if row.counterpart is None and not any(edit.kind is ChangeKind.MOVES for edit in row.edits):
        return row
    edits = (
        edit if edit.counterpart is None else replace(edit, counterpart=places[edit.counterpart]) for edit in row.edits
    )
    counterpart = None if row.counterpart is None else places[row.counterpart]
    return Row(kind=row.kind, left=row.left, right=row.right, edits=tuple(edits), counterpart=counterpart)


_MOST_LETTERS = 200
_MOST_WORDS = 10
"""What is longer says enough to be told by what it has in common with another one."""
_LEAST_SHARED = 0.3
"""Share of the letters of words and figures that both have, in order, if as many words (one more or less) have them."""
_LEAST_SHARED_AT_END = 0.2
"""The same, if both begin or end with the same word."""
_LABEL = regex.compile(r"\s*([^\s:\uFF1A][^:\uFF1A]{0,39})[:\uFF1A](?!//|\p{Nd})")
_ONLY_FIGURES = regex.compile(r"[^\p{L}\p{Nd}]*\p{Nd}[^\p{L}]*")
_DIGITS = regex.compile(r"\p{Nd}+")


class _Lone(NamedTuple):
    """A removed or added row that may have a partner, and its text."""

    number: int
    text: str


def with_same_places(rows: Sequence[Row], *, wording: Wording) -> tuple[Row, ...]:
    """Return the rows, in order, with a removed and an added one made one where they stand for each other.

    They do if they stand between the same neighbours, are short, and have the same label ("To:"); or, where as many
    were removed as added, are built alike and have words in common, or consist of figures. What moved is left alone.
    Counterparts are renumbered.
    """
    partners: dict[int, int] = {}
    for is_gap, numbers in itertools.groupby(range(len(rows)), key=lambda number: _is_one_sided(rows[number])):
        if is_gap:
            partners |= _partners([(number, rows[number]) for number in numbers], wording)
    if not partners:
        return tuple(rows)
    places = [0] * len(rows)
    joined: list[Row] = []
    for left, right in _in_pairs(rows, partners):
        for number in (left, right):
            if number is not None:
                places[number] = len(joined)
        joined.append(_row(rows, left, right, wording))
    return tuple(renumbered(row, places) for row in joined)


def _is_one_sided(row: Row) -> bool:
    return row.kind in {RowKind.REMOVED, RowKind.ADDED, RowKind.MOVED}


def _in_pairs(rows: Sequence[Row], partners: dict[int, int]) -> Iterator[tuple[int | None, int | None]]:
    """Yield the numbers of the rows, those of partners together, so that both sides keep their order."""
    for is_gap, group in itertools.groupby(range(len(rows)), key=lambda number: _is_one_sided(rows[number])):
        numbers = list(group)
        if not is_gap or partners.keys().isdisjoint(numbers):
            yield from ((number, None) for number in numbers)
            continue
        rights = [number for number in numbers if rows[number].left is None]
        added = 0
        for number in numbers:
            if rows[number].left is None:
                continue
            partner = partners.get(number)
            while partner is not None and rights[added] != partner:
                yield None, rights[added]
                added += 1
            yield number, partner
            added += partner is not None
        yield from ((None, number) for number in rights[added:])


def _row(rows: Sequence[Row], left: int | None, right: int | None, wording: Wording) -> Row:
    """Return a row as it is, or that of two partners."""
    if right is None or left is None:
        return next(rows[number] for number in (left, right) if number is not None)
    old, new = rows[left].left or "", rows[right].right or ""
    paragraphs = (Paragraph(0, text, wording.numbers(text)) for text in (old, new))
    edits = edits_between(*paragraphs, wording=wording)
    return Row(kind=RowKind.CHANGED if edits else RowKind.EQUAL, left=old, right=new, edits=edits)


def _partners(gap: Sequence[tuple[int, Row]], wording: Wording) -> dict[int, int]:
    """Return which removed row of a gap is which added one, by their numbers; both rise."""
    lefts = [_Lone(number, row.left or "") for number, row in gap if row.kind is RowKind.REMOVED and not row.edits]
    rights = [_Lone(number, row.right or "") for number, row in gap if row.kind is RowKind.ADDED and not row.edits]
    if not lefts or not rights:
        return {}
    pairs: list[tuple[int, int]] = []
    left_end = right_end = 0
    for i, j in [*_same_labels(lefts, rights), (len(lefts), len(rights))]:
        if i - left_end == j - right_end:
            between = zip(lefts[left_end:i], rights[right_end:j], strict=True)
            pairs += ((old.number, new.number) for old, new in between if _are_alike(old.text, new.text, wording))
        if i < len(lefts):
            pairs.append((lefts[i].number, rights[j].number))
        left_end, right_end = i + 1, j + 1
    return dict(pairs)


def _same_labels(lefts: Sequence[_Lone], rights: Sequence[_Lone]) -> Iterator[tuple[int, int]]:
    """Yield the places of short paragraphs that have the same label, rising on both sides."""
    labels: dict[str, int] = {}
    places: list[list[int]] = []
    numbers: list[list[int]] = []
    for side in (lefts, rights):
        found = [(place, label) for place, one in enumerate(side) if (label := _label(one.text))]
        places.append([place for place, _ in found])
        numbers.append([labels.setdefault(label, len(labels)) for _, label in found])
    for run in match(*numbers):
        for offset in range(run.length):
            yield places[0][run.left + offset], places[1][run.right + offset]


def _label(text: str) -> str | None:
    label = _LABEL.match(text) if len(text) <= _MOST_LETTERS else None
    return label and " ".join(label[1].casefold().split())


def _are_alike(left: str, right: str, wording: Wording) -> bool:
    """Return whether two paragraphs in the same place are short and one may have been made of the other."""
    if max(len(left), len(right)) > _MOST_LETTERS:
        return False
    labels = [_DIGITS.sub("0", label) for label in map(_label, (left, right)) if label]
    if len(set(labels)) > 1:
        return False
    if _ONLY_FIGURES.fullmatch(left) and _ONLY_FIGURES.fullmatch(right):
        return True
    old, new = ([word for word in wording.numbers(text) if wording.weights[word]] for text in (left, right))
    if not old or not new or max(len(old), len(new)) > _MOST_WORDS:
        return False
    common = sum(wording.letter_count(old[run.left : run.left + run.length]) for run in match(old, new))
    share = 2 * common / (wording.letter_count(old) + wording.letter_count(new))
    if old[0] == new[0] or old[-1] == new[-1]:
        return share >= _LEAST_SHARED_AT_END
    return share >= _LEAST_SHARED and abs(len(old) - len(new)) <= 1
