"""What a worker sends of a document's content beyond its words: condensed for a scan, item by item for who looks."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from dupfinder.domain.beyond import BeyondWords, ContentItem, ContentKind, condensed, item, pictures_of
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.looks import MOST_LOOKS, Look, Seen, packed_looks
from dupfinder.extract import SourceFile
from dupfinder.extract.seeing import seen_in, to_look_at

MOST_LOOKING_S = 20.0
"""Of the processor, for one document; the time limit of the whole document is three times that."""
MOST_HASHES = 1_000
"""Of pages and pictures that are kept."""


def content_fields(source: SourceFile, extracted: ExtractedText) -> dict[str, Any]:
    """Return the fields of an answer to `read`, hexadecimal, without those that are empty.

    `beyond` is what a reader saw, as it is: `add_signs` makes a field of it.
    """
    looks: list[Look] = []
    pages: list[ContentItem] = []
    count = to_look_at(source, extracted)
    seen = _InTime(seen_in(source, extracted, known=_HASHES))
    # Most documents have nothing to be looked at: for them nobody need ask the system what time it is.
    for one in seen if count else ():
        if not one.stored:
            pages.append(_page(one))
        found = _hashes(one, one.stored or pages[-1].digest)
        if found is not None:
            looks.append(Look(one.number, found))
    beyond = _with_pages(extracted, pages)
    unlooked = max(0, count - seen.looked_at(extracted))
    fields = {"pictures": pictures_of(beyond), "looks": packed_looks(looks, unlooked=unlooked)}
    return {"beyond": beyond} | {name: data.hex() for name, data in fields.items() if data}


def add_signs(heads: Sequence[dict[str, Any]], texts: Sequence[str]) -> None:
    """Add the signs of each text to its answer and condense what stands there: many at once take half the time."""
    # Numpy is half of a worker's start, and who asks for texts alone finds the signs where they are looked at.
    from dupfinder.fingerprint.signs import sign_digests, with_found  # noqa: PLC0415

    saw = [head.pop("beyond") for head in heads]  # first, so that none is left whatever happens
    for head, beyond, text, digest in zip(heads, saw, texts, sign_digests(texts), strict=True):
        found = None if digest is None else ContentItem(digest, "")
        packed = condensed(with_found(beyond, text, found))
        if packed:
            head["beyond"] = packed.hex()


def item_fields(source: SourceFile, extracted: ExtractedText) -> dict[str, Any]:
    """Return the field `beyond` of an answer to `text`: for each kind but signs its items, `null` where unseen."""
    seen = seen_in(source, extracted) if extracted.bare_pages else iter(())
    beyond = _with_pages(extracted, [_page(one) for one in _InTime(seen)])
    fields: dict[str, Any] = {kind.value: [_item(one) for one in items] for kind, items in beyond.items.items()}
    return {"beyond": fields | {kind.value: None for kind in sorted(beyond.unseen)}}


def all_looks(source: SourceFile) -> bytes:
    """Return the looks of all pages of a document, whatever words are on them, as `Document.looks`."""
    seen = [(one.number, _hashes(one, _page(one).digest)) for one in _InTime(seen_in(source, None))]
    looks = [Look(number, found) for number, found in seen if found is not None]
    return packed_looks(looks, of_all_pages=True, blank=len(seen) - len(looks))


class _InTime:
    """What is seen, as long as that may take: many large scans must not cost the document its text."""

    def __init__(self, seen: Iterator[Seen]) -> None:
        self._seen = seen
        self._count = 0
        self._stopped_at: int | None = None

    def __iter__(self) -> Iterator[Seen]:
        end = time.process_time() + MOST_LOOKING_S
        for one in self._seen:
            self._count += 1
            yield one
            if time.process_time() > end:
                self._stopped_at = one.number
                return

    def looked_at(self, extracted: ExtractedText) -> int:
        """Return how many pages were looked at; or pictures, with those in which nothing is seen."""
        if extracted.bare_pages:
            return self._count
        return MOST_LOOKS if self._stopped_at is None else self._stopped_at + 1


_HASHES: dict[bytes, tuple[int, ...] | None] = {}
"""Of what was seen last, by the digest of the page or of the picture as it is stored: many documents have one logo."""


def _hashes(seen: Seen, digest: bytes) -> tuple[int, ...] | None:
    """Return the hashes of what is seen, unless there is nothing on it that could tell it from others."""
    if digest not in _HASHES:
        # Numpy is half of a worker's start: documents without bare pages need none of it here.
        import numpy as np  # noqa: PLC0415

        from dupfinder.fingerprint.looks import hashes  # noqa: PLC0415

        found = hashes(np.frombuffer(seen.pixels, np.uint8).reshape(seen.height_px, seen.width_px))
        if len(_HASHES) >= MOST_HASHES:
            del _HASHES[next(iter(_HASHES))]
        _HASHES[digest] = found
    return _HASHES[digest]


def _with_pages(extracted: ExtractedText, pages: Sequence[ContentItem]) -> BeyondWords:
    """Return what a reader saw, and its bare pages as they are drawn; unseen where one of them was not drawn."""
    beyond, count = extracted.beyond, len(extracted.bare_pages)
    if not count:
        return beyond
    if len(pages) < count:
        return replace(beyond, unseen=beyond.unseen | {ContentKind.PAGES})
    known = beyond.items.get(ContentKind.PAGES, ())
    return replace(beyond, items={**beyond.items, ContentKind.PAGES: (*known, *pages)})


def _page(seen: Seen) -> ContentItem:
    return item("", f"{seen.width_px} x {seen.height_px}", seen.pixels, page=seen.number)


def _item(item: ContentItem) -> list[Any]:
    return [item.digest.hex(), item.label, item.line, item.page]
