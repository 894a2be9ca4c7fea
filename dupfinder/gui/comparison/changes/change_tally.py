"""How many changes of which kind a comparison found, and whether anything was ignored; free of Qt."""

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from dupfinder.domain.beyond import ContentDifference, ContentKind
from dupfinder.domain.comparisons import CompareOptions, Comparison
from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind
from dupfinder.domain.records import dataclass

_SIGNS = frozenset("%#@&*-\N{MINUS SIGN}")
"""And all that Unicode calls a symbol: currency, operators, boxes, arrows, emoji."""


def has_sign(text: str) -> bool:
    """Return whether something in a text may be a sign that carries meaning."""
    return any(one in _SIGNS or unicodedata.category(one).startswith("S") for one in text)


def changes_sign(row: Row, edit: Edit) -> bool:
    """Return whether an edit changes nothing but such a sign, or an amount with one."""
    left, right = (
        (row.left or "")[edit.left.start : edit.left.end],
        (row.right or "")[edit.right.start : edit.right.end],
    )
    return edit.kind in {ChangeKind.PUNCTUATION, ChangeKind.AMOUNTS} and has_sign(left + right)


def sign_changes(difference: Difference) -> int:
    """Return how many edits that seem to be of punctuation are of signs."""
    return sum(
        edit.kind is ChangeKind.PUNCTUATION and changes_sign(row, edit) for row in difference.rows for edit in row.edits
    )


# A line break is no difference, and neither is the hyphen with which a word was broken there.
_LAYOUT = re.compile(r"[-\u00ad\u2010][^\S\n]*\n\s*|\s+|\u00ad")


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeTally:
    """What there is to say about a comparison in a sentence."""

    counts: Mapping[ChangeKind, int]
    left_only: int
    """How many of the passages that one text has alone are on the left."""
    right_only: int
    is_same_text: bool
    """Whether there are no changes because there are none, not because the options ignore them."""
    is_same_file: bool
    has_words: bool = True
    """Whether one of the two has any."""
    beyond: tuple[ContentDifference, ...] = ()
    """In which kinds they differ besides their words."""
    alike_pages: tuple[int, int, int] | None = None
    """How many pages look alike, of how many on the left and on the right; `None` where they are told by words."""
    uncompared_pages: tuple[int, int] = (0, 0)
    """Of those on the left and on the right, how many were not compared."""

    @property
    def total(self) -> int:
        """Return how many changes there are."""
        return sum(self.counts.values())

    def swapped(self) -> "ChangeTally":
        """Return the same with left and right exchanged."""
        pages = None if self.alike_pages is None else (self.alike_pages[0], self.alike_pages[2], self.alike_pages[1])
        return replace(
            self,
            left_only=self.right_only,
            right_only=self.left_only,
            alike_pages=pages,
            uncompared_pages=self.uncompared_pages[::-1],
        )


def tally(comparison: Comparison) -> ChangeTally:
    """Return the counts of a comparison; it goes through both texts, so have it done in the background."""
    has_one_text = any(one.kind is ContentKind.TEXT for one in comparison.differs_beyond)
    counts = {} if has_one_text else dict(comparison.difference.counts())
    signs = 0
    if any(one.kind is ContentKind.SIGNS for one in comparison.differs_beyond):
        signs = sign_changes(comparison.difference)
        counts[ChangeKind.PUNCTUATION] = counts.get(ChangeKind.PUNCTUATION, 0) - signs
        counts = {kind: count for kind, count in counts.items() if count}
    are_told = (
        not counts
        or signs
        or any(
            row.kind is ContentKind.SIGNS and not (row.is_same or row.is_in_texts) for row in comparison.content_rows
        )
    )
    told = {ContentKind.SIGNS: bool(are_told), ContentKind.CASE_AND_PUNCTUATION: not counts}
    sides = Counter[RowKind]() if has_one_text else _one_sided(comparison.difference)
    left, right = comparison.left.text, comparison.right.text
    return ChangeTally(
        counts=counts,
        left_only=sides[RowKind.REMOVED],
        right_only=sides[RowKind.ADDED],
        is_same_text=not counts and (bool(signs) or left == right or _LAYOUT.sub("", left) == _LAYOUT.sub("", right)),
        is_same_file=comparison.left_digest == comparison.right_digest,
        has_words=comparison.has_words,
        # Where words differ, signs in them do, too; capitals and commas are changes of the texts, unless ignored.
        beyond=tuple(one for one in comparison.differs_beyond if told.get(one.kind, True)),
        alike_pages=_alike_pages(comparison),
        uncompared_pages=comparison.uncompared_pages,
    )


def _alike_pages(comparison: Comparison) -> tuple[int, int, int] | None:
    uncompared = comparison.uncompared_pages
    if not comparison.looks and not any(uncompared):
        return None
    left, right = (len(pages) + more for pages, more in zip(comparison.compared_pages, uncompared, strict=True))
    return len(comparison.looks), left, right


def _one_sided(difference: Difference) -> Counter[RowKind]:
    """Return how many passages only the left (`REMOVED`) and only the right text (`ADDED`) has."""
    found = Counter(row.kind for row in difference.rows)
    for row in difference.rows:
        for edit in row.edits:
            if edit.kind is ChangeKind.PASSAGES:
                found[RowKind.REMOVED if edit.left else RowKind.ADDED] += 1
    return found


def ignores_more(options: CompareOptions) -> bool:
    """Return whether more is ignored than white space, which anyone would ignore."""
    return options.ignore_case or options.ignore_punctuation or options.ignore_digits or bool(options.ignored_lines)
