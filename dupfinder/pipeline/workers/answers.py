"""What a worker's answer says: a document, the arrays that matching keeps of its text, its pages and pictures.

A document may have taken its reader over, so nothing that an answer holds is believed: what makes no sense counts as
the answer of a reader that died.
"""

import itertools
import os
import sys
from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.beyond import DIGEST_BYTES, MOST_ITEMS, are_sound
from dupfinder.domain.documents import NO_METADATA, Document, Metadata, Problem, ProblemCode, metadata_from
from dupfinder.domain.enclosed import enclosed_from
from dupfinder.domain.files import FileEntry
from dupfinder.domain.looks import MOST_LONG_PX, MOST_LOOKS, Seen, look_count, looks_from
from dupfinder.domain.masks import MASKED_DIGESTS_BYTES
from dupfinder.domain.messages import Message
from dupfinder.domain.pages import Box, PageWords, Picture
from dupfinder.domain.records import dataclass
from dupfinder.extract.format import MOST_PAGE_WORDS, MOST_PAGES
from dupfinder.pipeline.workers.owner import CRASH_MESSAGES, Answer
from dupfinder.store import NO_SKETCH, TextSketch, sketch_from_blobs
from dupfinder.worker.opening import digest_of_whole

_NUMBER_BYTES = (8, 8, 8, 4, 2)
_CONTENT = ("beyond", "pictures", "looks")
_MOST_SUFFIX_LETTERS = 12
"""What follows the last dot of a name is a part of a sentence more often than a suffix if it is longer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextData:
    """What is kept of the words of one text."""

    word_hashes: NDArray[np.uint64]
    spellings: NDArray[np.uint16]
    sketch: TextSketch


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadDocument:
    """A document as a worker read it; `data` is `None` unless it was read whole."""

    document: Document
    data: TextData | None
    is_unread: bool = False
    """Whether nobody reads its format, so there is nothing more to ask of it than its bytes."""


def read_answer(answer: Answer, *, bits: int) -> ReadDocument | None:
    """Return the document that an answer describes, or `None` for a file that is no wanted document.

    `bits` is how many its fingerprint has.
    """
    try:
        return _read(answer, bits)
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        problem = Problem(path=answer.entry.path, code=ProblemCode.CRASHED, message=CRASH_MESSAGES[ProblemCode.CRASHED])
        document = Document(
            entry=answer.entry, format=format_by_name(answer.entry), content_digest=None, problem=problem
        )
        return ReadDocument(document=document, data=None)


def content_answer(answer: Answer, name: str) -> bytes | None:
    """Return `pictures` or `looks` of a document, as an answer to a request of that name tells them.

    `None` where nothing could be seen.
    """
    try:
        found = _content({name: answer.head[name]})[name]
    except (ValueError, TypeError, KeyError):
        return None
    return None if "problem" in answer.head else cast("bytes", found)


def pixels_answer(answer: Answer) -> Mapping[bytes, bytes] | None:
    """Return the digest by its pixels for each stored picture, as an answer to `pictures` tells it.

    Empty for a decorative one; `None` for what makes no sense.
    """
    body, size = answer.body, DIGEST_BYTES
    if len(body) % (2 * size) or len(body) > 2 * size * MOST_ITEMS:
        return None
    pairs = ((body[at : at + size], body[at + size : at + 2 * size]) for at in range(0, len(body), 2 * size))
    return {stored: b"" if seen == bytes(size) else seen for stored, seen in pairs}


def _read(answer: Answer, bits: int) -> ReadDocument | None:
    head, entry = answer.head, answer.entry
    problem = None
    if "problem" in head:
        problem = Problem(
            path=entry.path, code=ProblemCode(head["problem"]), message=Message.from_json(head["message"])
        )
    elif head["format"] is None and "unread" not in head:
        return None
    text_bytes = len(answer.body) - _enclosed_bytes(head, answer.body)
    data = _text_data(head["arrays"], answer.body[:text_bytes]) if "arrays" in head and problem is None else None
    document = Document(
        entry=entry,
        format=sys.intern(str(head.get("format") or head.get("unread") or format_by_name(entry))),
        content_digest=_bytes(head["digest"], 32) if "digest" in head else None,
        word_count=0 if data is None else len(data.word_hashes),
        fingerprint=None if data is None else int.from_bytes(_bytes(head["fingerprint"], 16)) % (1 << bits),
        text_digest=None if data is None else _bytes(head["text_digest"], 16),
        masked_digests=b"" if data is None else _bytes(head["masked_digests"], MASKED_DIGESTS_BYTES),
        metadata=_metadata(head.get("metadata", {})),
        problem=problem,
        enclosed=_enclosed(answer.body[text_bytes:]),
        **_content(head),
    )
    return ReadDocument(document=document, data=data, is_unread="unread" in head)


def _enclosed_bytes(head: dict[str, Any], body: bytes) -> int:
    """Return how many bytes at the end of a body say what the file encloses."""
    size_bytes = int(head.get("enclosed", 0))
    if not 0 <= size_bytes <= len(body):
        raise ValueError("There is not so much enclosed.")
    return size_bytes


def _enclosed(packed: bytes) -> bytes:
    """Return what a file encloses; `ValueError` for what is no list of that."""
    enclosed_from(packed)
    return packed


def _content(head: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of `Document` that say what a document holds besides its words."""
    if not any(name in head for name in _CONTENT):  # most texts hold nothing else
        return {}
    beyond, pictures, looks = (bytes.fromhex(head.get(name, "")) for name in _CONTENT)
    if not are_sound(beyond, pictures) or look_count(looks) > MOST_LOOKS:
        raise ValueError("An answer has no sound content beyond the words.")
    looks_from(looks)
    return {"beyond": beyond, "pictures": pictures, "looks": looks}


def _text_data(lengths: list[int], body: bytes) -> TextData:
    sizes = [length * size for length, size in zip(lengths, _NUMBER_BYTES, strict=True)]
    if min(sizes) < 0 or sum(sizes) != len(body):
        raise ValueError("The arrays of an answer do not fill its body.")
    if lengths[0] != lengths[-1]:
        raise ValueError("Each word has one spelling.")
    begin, end = sizes[0], len(body) - sizes[-1]
    sketch = NO_SKETCH  # as nearly every text
    if begin < end:
        bounds = itertools.pairwise(itertools.accumulate(sizes[1:-1], initial=begin))
        sketch = sketch_from_blobs(tuple(body[first:last] for first, last in bounds))
    return TextData(
        word_hashes=np.frombuffer(body, "<u8", lengths[0]).astype(np.uint64, copy=False),
        spellings=np.frombuffer(body, "<u2", offset=end).astype(np.uint16, copy=False),
        sketch=sketch,
    )


def _metadata(fields: dict[str, Any]) -> Metadata:
    # Most texts say nothing about themselves.
    return metadata_from(fields) if any(fields.values()) else NO_METADATA


def _bytes(digits: str, count: int) -> bytes:
    """Return so many bytes from their hexadecimal digits."""
    data = bytes.fromhex(digits)
    if len(data) != count:
        raise ValueError(f"There should be {count} bytes, not {len(data)}.")
    return data


def head_answer(answer: Answer) -> bytes | None:
    """Return the digest of a file's first bytes as an answer to `head` tells it; `None` where they were not read."""
    try:
        return _bytes(answer.head["head"], 16)
    except (ValueError, TypeError, KeyError):
        return None


def format_by_name(entry: FileEntry) -> str:
    """Return the best guess at the format of a file that could not be looked into, or is of none that is known."""
    suffix = os.path.splitext(entry.name)[1][1:].lower()
    return suffix if suffix.isalnum() and len(suffix) <= _MOST_SUFFIX_LETTERS else "unknown"


_SIZE_BYTES, _COUNT_BYTES, _BOX_BYTES = 8, 4, 16
_CHANNELS = 3


def pages_from(answer: Answer) -> tuple[PageWords, ...]:
    """Return the pages that an answer to `pages` describes (`worker.views`); `ValueError` for what makes no sense."""
    count, word_count = _number(answer, "pages", most=MOST_PAGES), _number(answer, "words", most=MOST_PAGE_WORDS)
    lengths = (count * _SIZE_BYTES, count * _COUNT_BYTES, word_count * _BOX_BYTES)
    starts = list(itertools.accumulate(lengths, initial=0))
    if len(answer.body) < starts[-1]:
        raise ValueError("The pages of an answer are longer than its body.")
    parts = [answer.body[start:end] for start, end in itertools.pairwise(starts)]
    sizes = np.frombuffer(parts[0], np.float32).reshape(count, 2)
    counts = np.frombuffer(parts[1], np.uint32).astype(np.int64)
    boxes = np.frombuffer(parts[2], np.float32).reshape(word_count, 4)
    text = answer.body[starts[-1] :].decode()
    words = text.split("\n") if word_count else []
    if int(counts.sum()) != word_count or len(words) != word_count or (text and not word_count):
        raise ValueError("The words of an answer are not as many as it says.")
    # Whatever is not a number is not below another.
    left, top, right, bottom = boxes.T
    width, height = np.repeat(sizes, counts, axis=0).T
    are_inside = (left >= 0) & (left <= right) & (right <= width) & (top >= 0) & (top <= bottom) & (bottom <= height)
    if not (np.all((sizes > 0) & np.isfinite(sizes)) and np.all(are_inside)):
        raise ValueError("A page of an answer has no size, or a word that is not on it.")
    places = [Box(*place) for place in boxes.tolist()]
    ends = itertools.pairwise(itertools.accumulate(counts.tolist(), initial=0))
    return tuple(
        PageWords(width_pt=size[0], height_pt=size[1], words=tuple(words[start:end]), boxes=tuple(places[start:end]))
        for size, (start, end) in zip(sizes.tolist(), ends, strict=True)
    )


def picture_from(answer: Answer) -> Picture:
    """Return the picture that an answer to `picture` holds; `ValueError` for what makes no sense."""
    width_px, height_px = _size(answer, channels=_CHANNELS)
    return Picture(width_px=width_px, height_px=height_px, pixels=answer.body)


def grey_from(answer: Answer, *, number: int) -> Seen:
    """Return what an answer to `grey` holds; `ValueError` for what makes no sense."""
    width_px, height_px = _size(answer, channels=1)
    if max(width_px, height_px) > MOST_LONG_PX:
        raise ValueError("A picture in an answer is larger than it may be.")
    return Seen(number, width_px, height_px, answer.body)


def greys_from(answer: Answer, *, most_px: int) -> list[Seen]:
    """Return what an answer to `greys` holds, no side longer than that; `ValueError` for what makes no sense."""
    found, start = [], 0
    for entry in answer.head["seen"]:
        if any(type(number) is not int for number in entry):
            raise ValueError("A picture in an answer has no sound size.")
        number, width_px, height_px = entry
        pixels = answer.body[start : start + width_px * height_px]
        start += len(pixels)
        if not (0 < width_px <= most_px and 0 < height_px <= most_px and len(pixels) == width_px * height_px):
            raise ValueError("A picture in an answer is larger than it may be.")
        found.append(Seen(number, width_px, height_px, pixels))
    return found


def thumbnail_from(answer: Answer) -> Picture | None:
    """Return the picture that an answer to `thumbnail` holds, if any; `ValueError` for what makes no sense."""
    return None if answer.head.get("width_px") is None and not answer.body else picture_from(answer)


def copy_from(answer: Answer) -> tuple[bytes, bytes]:
    """Return the digest and the bytes of a document that an answer to `copy` holds; `ValueError` if they do not fit."""
    if digest_of_whole(answer.body).hex() != answer.head.get("digest"):
        raise ValueError("The digest of an answer is another one.")
    return digest_of_whole(answer.body), answer.body


def _size(answer: Answer, *, channels: int) -> tuple[int, int]:
    most = len(answer.body)
    width_px, height_px = _number(answer, "width_px", most=most), _number(answer, "height_px", most=most)
    if width_px * height_px == 0 or width_px * height_px * channels != most:
        raise ValueError("The pixels of an answer do not fill its body.")
    return width_px, height_px


def _number(answer: Answer, name: str, *, most: int) -> int:
    number = answer.head.get(name)
    if type(number) is not int or not 0 <= number <= most:
        raise ValueError(f"An answer has no sound number as {name}.")
    return number
