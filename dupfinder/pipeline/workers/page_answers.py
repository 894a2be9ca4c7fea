"""What a worker says of the pages of a document, as pages and pictures.

A document may have taken its reader over, so lengths, sizes and places are checked (`ValueError`), as in `answers`.
"""

import itertools

import numpy as np

from dupfinder.domain.looks import MOST_LONG_PX, Seen
from dupfinder.domain.pages import Box, PageWords, Picture
from dupfinder.extract.format import MOST_PAGE_WORDS, MOST_PAGES
from dupfinder.pipeline.workers.owner import Answer
from dupfinder.worker.opening import digest_of_whole

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
