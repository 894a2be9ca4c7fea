"""Where shapes lie on a page: which of them may have another behind it."""

from collections.abc import Iterable

Box = tuple[float, float, float, float]
"""The left, upper, right and lower side, in any one unit."""


def may_meet(box: Box | None, others: Iterable[Box | None]) -> bool:
    """Return whether a box may have a point in common with one of others; of `None` nobody knows where it is."""
    return any(
        box is None
        or other is None
        or not (box[2] <= other[0] or other[2] <= box[0] or box[3] <= other[1] or other[3] <= box[1])
        for other in others
    )
