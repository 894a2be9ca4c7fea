"""Which changes of a text change a sign that carries meaning, not how a sentence is punctuated; free of Qt."""

import unicodedata

from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row

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
