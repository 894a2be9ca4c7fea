"""Pages of documents as they are seen: pictures, words with their places, and marks on them."""

import enum
from typing import NamedTuple

from dupfinder.domain.differences import RowKind
from dupfinder.domain.records import dataclass


class Leaf(enum.StrEnum):
    """What `ContentItem.page` counts in a document; the values are words of the reports."""

    PAGE = "page"
    SHEET = "sheet"
    SLIDE = "slide"


_LEAVES = {
    "ods": Leaf.SHEET, "xls": Leaf.SHEET, "xlsb": Leaf.SHEET, "xlsx": Leaf.SHEET,
    "odp": Leaf.SLIDE, "ppt": Leaf.SLIDE, "pptx": Leaf.SLIDE,
}  # fmt: skip


def leaf_of(format_name: str) -> Leaf:
    """Return what the documents of a format are parted into."""
    return _LEAVES.get(format_name, Leaf.PAGE)


class Box(NamedTuple):
    """A rectangle on a page as it is seen, in points (1/72 inch) from its upper left corner; y grows downwards."""

    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PageWords:
    """One page: its size in points, and its words (runs without white space) in reading order, each with its box."""

    width_pt: float
    height_pt: float
    words: tuple[str, ...]
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A picture: `pixels` are rows from the top, each of `width_px` times red, green and blue, without padding."""

    width_px: int
    height_px: int
    pixels: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class PageMark:
    """A run of words on one line of a page that are equal, or differ, together.

    `kind` is that of the row, or `CHANGED` for an edited word in a changed row and `EQUAL` for the other words of it.
    """

    box: Box
    kind: RowKind
    row: int
    """The number of the row of the difference."""
