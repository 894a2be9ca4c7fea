"""Every change of a difference as an entry of a list; free of Qt, so that long lists are made in the background."""

import heapq
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.comparisons import ContentRow, DifferenceKind
from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span
from dupfinder.domain.display import visible
from dupfinder.gui.comparison.changes.change_tally import changes_sign
from dupfinder.report.wording import content_sides

CONTEXT_CHARACTERS = 24
"""So much of what stands around changed words is shown with them."""


class Excerpt(NamedTuple):
    """What one text has in the place of a change, whole, with a little of what is around it; ready to be shown."""

    before: str = ""
    changed: str = ""
    after: str = ""

    @property
    def text(self) -> str:
        """Return all of it."""
        return f"{self.before}{self.changed}{self.after}"


class ListedChange(NamedTuple):
    """One change, as `Difference.counts` counts them; plain tuples, for there may be 100,000 of them."""

    row: int
    """The number of the row in the difference; of a passage that moved, the one with its right side."""
    kind: DifferenceKind
    left: Excerpt | None
    right: Excerpt | None
    """`None` where a side has nothing here."""
    left_paragraph: int | None
    right_paragraph: int | None
    """The number of the paragraph in its text, from 1."""
    folded: str
    """The texts of both sides, without the difference of capital letters, to be searched."""


def listed(
    row: int,
    kind: DifferenceKind,
    sides: tuple[Excerpt | None, Excerpt | None],
    paragraphs: tuple[int | None, int | None],
) -> ListedChange:
    """Return the entry of a change; `sides` and `paragraphs` are those of the left and of the right."""
    folded = "\n".join(side.text for side in sides if side is not None).casefold()
    return ListedChange(row, kind, *sides, *paragraphs, folded)


def listed_contents(contents: Sequence[ContentRow], *, row_count: int) -> tuple[ListedChange, ...]:
    """Return what differs besides the texts in the order of the rows that it stands before, of `row_count`."""
    found: list[ListedChange] = []
    for row in contents:
        if not row.is_same:
            left, right = map(_whole, content_sides(row))
            place = row_count if row.place is None else row.place
            found.append(listed(place, row.kind, (left, right), (None, None)))
    return tuple(found)


def listed_changes(difference: Difference, contents: Sequence[ContentRow] = ()) -> tuple[ListedChange, ...]:
    """Return all changes in the order of the rows, also those besides the texts.

    There are as many of the texts as `difference.counts()` counts.
    """
    has_other_signs = any(row.kind is ContentKind.SIGNS for row in contents)
    changes = _text_changes(difference, has_other_signs=has_other_signs)
    if changes:  # signs that differ are among them
        contents = [row for row in contents if not row.is_in_texts]
    besides = listed_contents(contents, row_count=len(difference.rows))
    return tuple(heapq.merge(besides, changes, key=lambda change: change.row))


def _text_changes(difference: Difference, *, has_other_signs: bool) -> list[ListedChange]:
    rows = difference.rows
    left_numbers, right_numbers = _paragraph_numbers(rows)
    changes: list[ListedChange] = []
    for number, row in enumerate(rows):
        if not row.is_change or (row.kind is RowKind.MOVED and row.right is None):
            continue  # a passage that moved is listed, with its edits, where it stands on the right
        left_row = number
        if row.left is None and row.counterpart is not None:
            left_row = row.counterpart
        places = left_numbers[left_row], right_numbers[number]
        if row.kind in {RowKind.REMOVED, RowKind.ADDED}:
            changes.append(listed(number, ChangeKind.PASSAGES, (_whole(row.left), _whole(row.right)), places))
        elif row.kind is RowKind.MOVED:
            moved = _whole(rows[left_row].left), _whole(row.right)
            changes.append(listed(number, ChangeKind.MOVES, moved, places))
        for edit in row.edits:
            if edit.kind is ChangeKind.MOVES:
                if edit.right:
                    changes.append(_moved_edit(rows, number, edit, numbers=(left_numbers, right_numbers)))
                continue
            excerpts = _excerpt(rows[left_row].left, edit.left), _excerpt(row.right, edit.right)
            is_sign = has_other_signs and edit.kind is ChangeKind.PUNCTUATION and changes_sign(row, edit)
            changes.append(listed(number, ContentKind.SIGNS if is_sign else edit.kind, excerpts, places))
    return changes


def _paragraph_numbers(rows: tuple[Row, ...]) -> tuple[list[int | None], list[int | None]]:
    """Return the numbers of the paragraphs of each row in the left and in the right text."""
    lefts: list[int | None] = []
    rights: list[int | None] = []
    left = right = 0
    for row in rows:
        left += row.left is not None
        right += row.right is not None
        lefts.append(None if row.left is None else left)
        rights.append(None if row.right is None else right)
    return lefts, rights


def _moved_edit(
    rows: tuple[Row, ...], number: int, edit: Edit, *, numbers: tuple[list[int | None], list[int | None]]
) -> ListedChange:
    """Return a passage that moved into a paragraph; on the left it is a paragraph, or a part of one."""
    right = _excerpt(rows[number].right, edit.right)
    place = edit.counterpart
    left = None if place is None else next(_sources(rows[place], number), _whole(rows[place].left))
    left_paragraph = None if place is None else numbers[0][place]
    return listed(number, edit.kind, (left, right), (left_paragraph, numbers[1][number]))


def _sources(row: Row, target: int) -> Iterator[Excerpt]:
    """Yield the passages of a row that moved from there into the paragraph of row `target`."""
    for edit in row.edits:
        if edit.kind is ChangeKind.MOVES and edit.left and edit.counterpart == target:
            excerpt = _excerpt(row.left, edit.left)
            if excerpt is not None:
                yield excerpt


def _whole(text: str | None) -> Excerpt | None:
    return None if text is None else Excerpt(changed=visible(text))


def _excerpt(text: str | None, span: Span) -> Excerpt | None:
    """Return what stands in a span; an empty one has only what is around the place. `None` for no text."""
    if text is None:
        return None
    before = text[max(span.start - CONTEXT_CHARACTERS, 0) : span.start]
    after = text[span.end : span.end + CONTEXT_CHARACTERS]
    if span.start > CONTEXT_CHARACTERS:
        before = "…" + before[before.find(" ") + 1 :]
    if span.end + CONTEXT_CHARACTERS < len(text):
        after = after[: after.rfind(" ") + 1 or len(after)] + "…"
    return Excerpt(visible(before), visible(text[span.start : span.end]), visible(after))
