"""What a document holds besides its words, kind by kind, and in which kinds two documents differ.

Words are one part of a document: two forms, one of them filled in, two mails with other attachments, two scans with one
caption have the same words, and who takes one for the other loses a document. Every reader therefore says what it saw
and did not put into the text, and of which kinds it cannot tell (`unseen`): two that cannot be told are not equal.
"""

import enum
import hashlib
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field

from dupfinder.domain.records import dataclass


class ContentKind(enum.StrEnum):
    """A kind of content beyond the words; the values are part of the reports."""

    PICTURES = "pictures"
    PAGES = "pages"
    """Pages and slides with hardly a word on them: scans, photographs, drawings."""
    DRAWINGS = "drawings"
    """Charts, shapes and lines that are drawn, not stored as pictures."""
    SIGNS = "signs"
    """Characters that carry meaning and are no words: currency, operators, minus, check boxes, arrows, emoji."""
    ATTACHMENTS = "attachments"
    """Attached and embedded files."""
    COMMENTS = "comments"
    """Comments and notes of reviewers."""
    REVISIONS = "revisions"
    """Tracked insertions and deletions, struck text."""
    HIDDEN = "hidden"
    """Hidden sheets, rows, columns, slides, layers and text."""
    FORMULAS = "formulas"
    FIELDS = "fields"
    """What is filled in, ticked or chosen in a form."""
    LINKS = "links"
    """Where links lead."""
    CASE_AND_PUNCTUATION = "case-and-punctuation"
    """Capitals, commas, full stops, colons and brackets of the words: a text, and the same proofread."""
    TEXT = "text"
    """The words themselves, where only one of two has any: a scan, and the same with recognised text."""


ALL_KINDS = frozenset(ContentKind) - {ContentKind.TEXT}
"""Those that readers see."""
MANY_UNSEEN = 6
"""Kinds: a reader that cannot tell more than that sees nothing but words."""
IN_ORDER = frozenset((ContentKind.PICTURES, ContentKind.LINKS))
"""Two of these that changed places make another document."""
IN_TEXT = frozenset((ContentKind.SIGNS, ContentKind.CASE_AND_PUNCTUATION, ContentKind.TEXT))
"""What stands in the text itself: no reader need look for it elsewhere."""
PLACED = frozenset((*IN_TEXT, ContentKind.COMMENTS, ContentKind.REVISIONS))
"""What says something of the words beside it: digests tell in their first half what it is, as a whole also where.

Between documents of other words places tell nothing: behind a line that one has more, everything would differ."""
DIGEST_BYTES = 16
WHAT_BYTES = DIGEST_BYTES // 2
MOST_ITEMS = 10_000
"""Of one kind, of one document; what is more counts as one item."""
MOST_LABEL_LETTERS = 1_000

_KINDS = tuple(ContentKind)
_NUMBERS = {kind: number for number, kind in enumerate(_KINDS)}
_ENTRY = struct.Struct(f">BH{DIGEST_BYTES}s")
_UNSEEN = bytes(DIGEST_BYTES)
_MOST_COUNT = (1 << 16) - 1
_MOST_PICTURE_BYTES = 1 << 20


@dataclass(frozen=True, slots=True)
class ContentItem:
    """One thing of a kind: a picture, a comment, an attached file."""

    digest: bytes
    """16 bytes, equal for equal content, from whatever format it was read; see `PLACED`."""
    label: str
    """What tells it to a person: the words of a comment, the name of a file, where a link leads."""
    line: int | None = None
    """So many lines of the text stand before it; for a page, or where nobody knows, `None`."""
    page: int | None = None
    """The page, slide or sheet that it is on, from 0."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BeyondWords:
    """What a reader saw besides the words, and of which kinds it cannot tell."""

    items: Mapping[ContentKind, tuple[ContentItem, ...]] = field(default_factory=dict)
    unseen: frozenset[ContentKind] = frozenset()


UNTOLD = BeyondWords(unseen=ALL_KINDS - IN_TEXT)
"""Of a reader that says nothing, as those of other packages may."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContentDifference:
    """A kind of content beyond the words in which two documents differ."""

    kind: ContentKind
    count: int | None
    """So many are different in one of the two, or only there; `None` where nobody can tell."""


def item(
    label: str, *parts: bytes | str, line: int | None = None, page: int | None = None, notation: str = ""
) -> ContentItem:
    """Return an item that is told from others by `parts`, or by its label where there are none.

    With a `notation` it can only be compared with what is written in the same one of `NOTATIONS`.
    """
    label = " ".join(label.split())
    digest = digest_of(*(parts or (label,)))
    if notation:
        digest = NOTATIONS[notation] + digest[:WHAT_BYTES]
    return ContentItem(digest, label[:MOST_LABEL_LETTERS], line, page)


def digest_of(*parts: bytes | str) -> bytes:
    """Return the digest of an item: BLAKE2b-128 of its parts, each with its length."""
    digest = hashlib.blake2b(digest_size=DIGEST_BYTES)
    for part in parts:
        data = part.encode(errors="surrogatepass") if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "big"))
        digest.update(data)
    return digest.digest()


def placed_digest(what: bytes, *place: bytes | str) -> bytes:
    """Return the digest of an item of a kind of `PLACED`, from that of what it is, and where it stands."""
    return what[:WHAT_BYTES] + digest_of(what, *place)[:WHAT_BYTES]


NOTATIONS = {
    name: digest_of("notation", name)[:WHAT_BYTES]
    for name in ("xls", "xlsb", "xlsx", "ods", "drawingml", "vml", "open shapes", "rich shapes")
}
"""How workbooks store the formulas of cells, and documents the geometry of shapes. Those of two notations cannot be
compared, so their digests begin so."""
_RANKS = {digest: rank for rank, digest in enumerate(NOTATIONS.values())}
_IN_NOTATIONS = frozenset((ContentKind.FORMULAS, ContentKind.DRAWINGS))


def cannot_compare(kind: ContentKind, *sides: Iterable[bytes]) -> bool:
    """Return whether the items of some documents, by their digests, are in different notations."""
    if kind not in _IN_NOTATIONS:
        return False
    return len({_notation(digests) for digests in sides} - {b""}) > 1


def _notation(digests: Iterable[bytes]) -> bytes:
    """Return the notation of items by their digests: of several the same one, in whatever order they come."""
    found = (one[:WHAT_BYTES] for one in digests if one[:WHAT_BYTES] in _RANKS)
    return min(found, key=_RANKS.__getitem__, default=b"")


# What a scan keeps of each document: a few bytes, none for most.


def condensed(beyond: BeyondWords) -> bytes:
    """Return all kinds but pictures as `Document.beyond`: equal for documents of which nothing differs but pictures.

    For each kind that a document has, or that its reader cannot tell, in order: the number of the kind, how many items,
    and the digest of their digests; nought for what is unseen. Links count in their order, like pictures: two that
    changed places lead elsewhere. The others are told by their places or numbers where it matters, and are sorted.
    """
    found = bytearray()
    for kind in _KINDS[1:] if beyond.items or beyond.unseen else ():
        items = beyond.items.get(kind, ())
        if kind in beyond.unseen:
            found += _ENTRY.pack(_NUMBERS[kind], 0, _UNSEEN)
        elif items:
            found += _entry(kind, [one.digest for one in items])
    return bytes(found)


def _entry(kind: ContentKind, digests: Sequence[bytes]) -> bytes:
    together = digest_of(b"".join(digests if kind in IN_ORDER else sorted(digests)))
    if kind in PLACED:
        what = digest_of(b"".join(sorted(one[:WHAT_BYTES] for one in digests)))
        together = what[:WHAT_BYTES] + together[:WHAT_BYTES]
    elif kind in _IN_NOTATIONS and (notation := _notation(digests)):
        together = notation + together[:WHAT_BYTES]
    return _ENTRY.pack(_NUMBERS[kind], min(len(digests), _MOST_COUNT), together)


class PicturesBy(enum.IntEnum):
    """By what the pictures of a document are told: the first byte of `Document.pictures`."""

    NOTHING = 0
    """The reader cannot see them."""
    DATA = 1
    """By how they are stored. The same picture may be stored in two ways, so what differs has to be looked at."""
    PIXELS = 2
    """By their decoded pixels; the decorative ones are left out."""


def packed_pictures(by: PicturesBy, digests: Iterable[bytes]) -> bytes:
    """Return pictures as `Document.pictures`: by what they are told, and each digest once; empty for none.

    A logo that stands on every page, and is stored once or each time, counts once. Two pictures that changed places
    make another document.
    """
    distinct = dict.fromkeys(digests)
    if by is PicturesBy.NOTHING:
        return bytes([by])
    return bytes([by]) + b"".join(distinct) if distinct else b""


def pictures_of(beyond: BeyondWords) -> bytes:
    """Return the pictures that a reader saw as `Document.pictures`."""
    by = PicturesBy.NOTHING if ContentKind.PICTURES in beyond.unseen else PicturesBy.DATA
    return packed_pictures(by, (one.digest for one in beyond.items.get(ContentKind.PICTURES, ())))


def picture_digests(pictures: bytes) -> frozenset[bytes] | None:
    """Return the digests of the pictures in `Document.pictures`; `None` where its reader cannot see them."""
    return None if pictures == bytes([PicturesBy.NOTHING]) else frozenset(_digests(pictures))


def are_sound(beyond: bytes, pictures: bytes) -> bool:
    """Return whether the two can be those of a document; they may come from a process that was taken over."""
    numbers = [beyond[place] for place in range(0, len(beyond), _ENTRY.size)]
    if len(beyond) % _ENTRY.size or numbers != sorted(set(numbers)):
        return False
    if not all(0 < number < len(_KINDS) for number in numbers):
        return False
    return not pictures or (
        pictures[0] in set(PicturesBy) and len(pictures) % DIGEST_BYTES == 1 and len(pictures) < _MOST_PICTURE_BYTES
    )


def needs_look(pictures: bytes) -> bool:
    """Return whether the pixels of these pictures can tell more than what is known of them."""
    return pictures[:1] == bytes([PicturesBy.DATA])


def is_unseen(beyond: bytes, pictures: bytes) -> bool:
    """Return whether the reader of a document cannot tell one of the kinds."""
    unseen = any(beyond[place + 3 : place + _ENTRY.size] == _UNSEEN for place in range(0, len(beyond), _ENTRY.size))
    return unseen or pictures == bytes([PicturesBy.NOTHING])


def differences_between(
    beyond: tuple[bytes, bytes], pictures: tuple[bytes, bytes], *, same_words: bool = True
) -> tuple[ContentDifference, ...]:
    """Return the kinds in which two documents differ, in the order of `ContentKind`; two that are unseen differ.

    Unless they have the same words, what is `PLACED` is the same wherever it stands. Capitals and punctuation are not
    named where signs differ: the point of 1.5 and the brackets of (1,200) are both.
    """
    found = []
    if pictures[0] != pictures[1] or pictures[0] == bytes([PicturesBy.NOTHING]):
        found.append(ContentDifference(kind=ContentKind.PICTURES, count=_different_pictures(*pictures)))
    if beyond[0] == beyond[1] and not is_unseen(beyond[0], b""):
        return tuple(found)
    a, b = (_entries(one) for one in beyond)
    if a.get(_NUMBERS[ContentKind.SIGNS]) != b.get(_NUMBERS[ContentKind.SIGNS]):
        a.pop(_NUMBERS[ContentKind.CASE_AND_PUNCTUATION], None)
        b.pop(_NUMBERS[ContentKind.CASE_AND_PUNCTUATION], None)
    for number in sorted(a.keys() | b.keys()):
        one, other = a.get(number, (0, b"")), b.get(number, (0, b""))
        if _UNSEEN in {one[1], other[1]} or cannot_compare(_KINDS[number], [one[1]], [other[1]]):
            found.append(ContentDifference(kind=_KINDS[number], count=None))
        elif one != other and (same_words or _KINDS[number] not in PLACED or not _are_alike(one, other)):
            found.append(ContentDifference(kind=_KINDS[number], count=max(abs(one[0] - other[0]), 1)))
    return tuple(found)


def item_count(beyond: bytes, kind: ContentKind) -> int:
    """Return how many items of a kind but pictures a document has, for all that its reader can tell."""
    return _entries(beyond).get(_NUMBERS[kind], (0, b""))[0]


def _entries(beyond: bytes) -> dict[int, tuple[int, bytes]]:
    """Return how many items of each kind there are, and their digest, by the number of the kind."""
    return {number: (count, digest) for number, count, digest in _ENTRY.iter_unpack(beyond)}


def _are_alike(one: tuple[int, bytes], other: tuple[int, bytes]) -> bool:
    """Return whether two documents have the same things of a kind of `PLACED`, be they at other places."""
    return one[0] == other[0] and one[1][:WHAT_BYTES] == other[1][:WHAT_BYTES]


def _different_pictures(a: bytes, b: bytes) -> int | None:
    if bytes([PicturesBy.NOTHING]) in {a, b} or (a and b and a[0] != b[0]):
        return None
    one, other = list(_digests(a)), list(_digests(b))
    differing = max(len({*one} - {*other}), len({*other} - {*one}))
    return differing or sum(left != right for left, right in zip(one, other, strict=True))


def _digests(pictures: bytes) -> Iterator[bytes]:
    return (pictures[place : place + DIGEST_BYTES] for place in range(1, len(pictures), DIGEST_BYTES))


def beyond_from(fields: Mapping[str, object]) -> BeyondWords:
    """Return what a reader saw from the fields that a worker made of it, after a journey as JSON.

    They may come from a process that a hostile document took over: `TypeError` or `ValueError` for what makes no sense.
    """
    items = {ContentKind(kind): _items(found) for kind, found in fields.items() if found is not None}
    unseen = frozenset(ContentKind(kind) for kind, found in fields.items() if found is None)
    return BeyondWords(items=items, unseen=unseen)


def _items(found: object) -> tuple[ContentItem, ...]:
    if not isinstance(found, list) or len(found) > MOST_ITEMS + 1:
        raise ValueError("No items.")
    return tuple(_item_from(*each) for each in found)


def _item_from(digest: str, label: str, line: int | None, page: int | None) -> ContentItem:
    data = bytes.fromhex(digest)
    if len(data) != DIGEST_BYTES:
        raise ValueError("No digest.")
    line, page = (None if each is None else int(each) for each in (line, page))
    return ContentItem(data, str(label)[:MOST_LABEL_LETTERS], line, page)
