"""Documents are compared page by page, and what was not looked at is not called alike."""

from pathlib import Path

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from numpy.typing import NDArray

from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.looks import MOST_LOOKS, Look, packed_looks
from dupfinder.pipeline.look_candidates import MAX_BITS
from dupfinder.pipeline.page_comparing import (
    _MOST_PROPOSED,
    MOST_SIMILARITY,
    AlikePages,
    ComparedPages,
    Sight,
    _proposed,
    _Underway,
)
from dupfinder.pipeline.text_reader import file_entry
from dupfinder.verify.looks import Likeness


def sight(path: Path, *, looks: int, pages: int) -> Sight:
    path.touch()
    packed = packed_looks(Look(number, (number, number, number)) for number in range(looks))
    entry = file_entry(str(path))
    document = Document(
        entry=entry, format="pdf", content_digest=bytes(32), looks=packed, metadata=Metadata(page_count=pages)
    )
    return Sight.of(document, is_told_by_words=False)


def test_pages_beyond_those_that_are_looked_at_count(tmp_path: Path) -> None:
    assert sight(tmp_path / "long.pdf", looks=MOST_LOOKS, pages=MOST_LOOKS + 500).page_count == MOST_LOOKS + 500


def test_blank_pages_do_not_count(tmp_path: Path) -> None:
    assert sight(tmp_path / "short.pdf", looks=3, pages=5).page_count == 3


def test_pages_that_look_the_same_are_not_called_wholly_alike() -> None:
    pages = (AlikePages(0, 0, Likeness(is_alike=True, share=1.0)),)
    assert ComparedPages(pages, left_count=1, right_count=1).figures == (MOST_SIMILARITY, 1.0, 1.0)
    assert MOST_SIMILARITY == 0.99


@given(arrays.arrays(np.uint8, st.tuples(st.integers(1, 4), st.integers(1, 14)), elements=st.integers(10, 18)))
def test_the_closest_pages_are_compared_first_and_of_each_only_some(distances: NDArray[np.uint8]) -> None:
    expected = []
    for i, row in enumerate(distances.tolist()):
        close = sorted((far, abs(i - j), i, j) for j, far in enumerate(row) if far <= MAX_BITS)
        last = close[min(len(close), _MOST_PROPOSED) - 1][:2] if close else (0, 0)
        expected += [one for one in close if one[:2] <= last]
    assert _proposed(distances) == [(i, j) for _, _, i, j in sorted(expected)]


def test_pages_between_those_found_are_compared_by_their_places(tmp_path: Path) -> None:
    underway = _Underway(sight(tmp_path / "a.pdf", looks=9, pages=9), sight(tmp_path / "b.pdf", looks=9, pages=9))
    underway._proposed = []
    underway._found = {i: (j, Likeness(is_alike=True)) for i, j in ((1, 2), (5, 5))}
    underway._taken = {2, 5}
    assert list(underway._in_order()) == [(0, 1), (2, 3), (3, 4), (4, 4), (6, 6), (7, 7), (8, 8)]
