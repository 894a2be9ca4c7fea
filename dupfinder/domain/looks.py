"""What is seen on a page or a picture, as perceptual hashes: they propose which pages to compare, pixels decide."""

import struct
from collections.abc import Iterable

from dupfinder.domain.records import dataclass

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, as shares of a page's width and height."""

HASHES = 3
"""Of the ink, of its box, and of the whole page: each finds some that the other two miss."""
MOST_LOOKS = 1_000
"""Of one document: further pages are not compared, and count as pages that the other does not have; that is said."""
LONG_PX = 512
"""The longer side of what is hashed."""
MOST_LONG_PX = 2048
"""Of what is compared."""

_TURN = 0x55AA55AA55AA55AA
_LOOK = struct.Struct(f">I{HASHES}Q")
_UNLOOKED = 0xFFFF_FFFF
"""Stands in the place of a number before how many pages were not looked at, 0 or how many looks in front of all pages
are only of those that its words do not tell, and one more; and how many there is nothing on."""


@dataclass(frozen=True, slots=True)
class Look:
    """A page or a picture of a document."""

    number: int
    """Of the page, or of the picture where a format has no pages: from 0."""
    hashes: tuple[int, ...]
    """`HASHES` perceptual hashes of 64 bits."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A page, or a picture, as it is seen: small and grey."""

    number: int
    """As of its `Look`."""
    width_px: int
    height_px: int
    pixels: bytes
    """One byte each, row by row, black is nought; empty where it was not decoded, as it is known."""
    stored: bytes = b""
    """The digest of a picture as it is stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageLikeness:
    """A page, or picture, of one document that looks like one of another."""

    left: int
    """The number of its `Look`."""
    right: int
    similarity: float
    is_turned: bool
    """One of them stands on its head, or lies on its side."""
    differing: tuple[tuple[Box, Box], ...]
    """The cells that differ: where each is on the left page, and where on the right one."""


def packed_looks(looks: Iterable[Look], *, unlooked: int = 0, of_all_pages: bool = False, blank: int = 0) -> bytes:
    """Return looks as `Document.looks`; `unlooked` pages or pictures were not looked at, as there are too many.

    With `of_all_pages` the others were, also those with words; `blank` ones, that nothing is seen on, have no look.
    """
    packed = b"".join(_LOOK.pack(look.number, *look.hashes) for look in looks)
    return packed + _LOOK.pack(_UNLOOKED, unlooked, of_all_pages, blank) if unlooked or of_all_pages else packed


def with_all_pages(own: bytes, whole: bytes) -> bytes:
    """Return the looks of all pages that know which ones the document has on its own.

    Whether all count depends on what else is in a scan, and the cache must make no difference to that.
    """
    unlooked, _, blank = _end(whole)
    own = own_looks(own)
    return own + whole[: -_LOOK.size] + _LOOK.pack(_UNLOOKED, unlooked, 1 + len(own) // _LOOK.size, blank)


def own_looks(packed: bytes) -> bytes:
    """Return the looks of those pages or pictures alone that words do not tell."""
    _, whole, _ = _end(packed)
    return packed[: (whole - 1) * _LOOK.size] if whole else packed


def looks_from(packed: bytes) -> tuple[Look, ...]:
    """Return the looks in `Document.looks`; `ValueError` for what is none."""
    try:
        unpacked = _LOOK.iter_unpack(packed[_begin(packed) * _LOOK.size :])
        return tuple(Look(number, tuple(hashes)) for number, *hashes in unpacked if number != _UNLOOKED)
    except struct.error as error:
        raise ValueError("No looks.") from error


def look_count(packed: bytes) -> int:
    """Return how many looks are in `Document.looks`."""
    return len(packed) // _LOOK.size - _begin(packed) - any(_end(packed))


def unlooked_count(packed: bytes) -> int:
    """Return how many pages or pictures of a document were not looked at, by its `Document.looks`."""
    return _end(packed)[0]


def blank_count(packed: bytes) -> int:
    """Return how many pages have nothing on them; 0 where not all were looked at."""
    return _end(packed)[2]


def are_of_all_pages(packed: bytes) -> bool:
    """Return whether `Document.looks` are of all pages that may be looked at, also of those with words."""
    return _end(packed)[1] > 0


def _begin(packed: bytes) -> int:
    return max(0, _end(packed)[1] - 1)


def _end(packed: bytes) -> tuple[int, int, int]:
    """Return the three counts behind the looks; nought where there are none, as nobody writes all of them nought."""
    number, *counts = _LOOK.unpack(packed[-_LOOK.size :]) if len(packed) >= _LOOK.size else (0, 0, 0, 0)
    unlooked, whole, blank = map(int, counts if number == _UNLOOKED else (0, 0, 0))
    return unlooked, whole, blank


def turned(hashes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the hashes of the same page upside down: every other wave of a DCT changes its sign."""
    return tuple(one ^ _TURN for one in hashes)
