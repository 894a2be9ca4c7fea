"""Documents are compared page by page, and what was not looked at is not called alike."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from numpy.typing import NDArray

from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.files import FileEntry
from dupfinder.domain.looks import Look, packed_looks
from dupfinder.pipeline.matching.look_candidates import FAR
from dupfinder.pipeline.matching.page_comparing import (
    _MANY_AT_ONCE,
    _MOST_PROPOSED,
    _MOST_UNTOLD,
    MOST_SIMILARITY,
    AlikePages,
    ComparedPages,
    PageComparer,
    Sight,
    _proposed,
    _Underway,
)
from dupfinder.pipeline.scanning.text_reader import file_entry
from dupfinder.pipeline.workers.jobs import Threads
from dupfinder.pipeline.workers.owner import Answer
from dupfinder.verify.looks import FEW_CELLS, Likeness


def sight(path: Path, *, looks: int, pages: int, unlooked: int = 0, key: bytes = b"") -> Sight:
    path.touch()
    seen = (Look(number, (number, number, number)) for number in range(looks))
    packed = packed_looks(seen, unlooked=unlooked)
    entry = file_entry(str(path))
    document = Document(
        entry=entry, format="pdf", content_digest=key or bytes(32), looks=packed, metadata=Metadata(page_count=pages)
    )
    return Sight.of(document, is_told_by_words=False)


def test_pages_beyond_those_that_are_looked_at_count(tmp_path: Path) -> None:
    assert sight(tmp_path / "long.pdf", looks=3, pages=9, unlooked=5).page_count == 8


def compared(a: Sight, b: Sight, alike: Callable[[int, int], bool]) -> tuple[ComparedPages, int]:
    """Return what comes of two documents of which these pages are alike, and how many pages were compared."""
    underway, tried = _Underway(a, b), 0
    while chosen := underway.next():
        tried += len(chosen)
        for i, j in chosen:
            underway.take(i, j, Likeness(is_alike=alike(i, j), share=1.0, seen=100))
    return underway.result(), tried


def test_as_many_pages_are_compared_as_a_document_has_and_in_their_order(tmp_path: Path) -> None:
    a, b = (sight(tmp_path / name, looks=900, pages=900) for name in ("a.pdf", "b.pdf"))
    found, tried = compared(a, b, lambda i, j: i == j)
    assert (len(found.pages), found.uncompared) == (900, (0, 0))
    assert tried < 950


def test_of_documents_that_cannot_be_told_only_some_pages_are_compared_and_it_is_known_how_many(tmp_path: Path) -> None:
    a, b = (sight(tmp_path / f"{name}.pdf", looks=100, pages=0, unlooked=name) for name in (900, 700))
    found, tried = compared(a, b, lambda i, j: i == j)
    assert tried < _MOST_UNTOLD + _MANY_AT_ONCE
    assert len(found.pages) == len(found.compared[0]) == len(found.compared[1]) <= tried
    assert found.uncompared == (1000 - len(found.compared[0]), 800 - len(found.compared[1]))
    assert found.figures[0] < 0.1


def test_a_short_document_is_looked_for_in_a_long_one_of_which_most_was_not_looked_at(tmp_path: Path) -> None:
    a, b = sight(tmp_path / "a.pdf", looks=90, pages=90), sight(tmp_path / "b.pdf", looks=100, pages=0, unlooked=900)
    found, _ = compared(a, b, lambda i, j: i == j)
    assert (len(found.pages), found.uncompared) == (90, (0, 900))
    assert max(found.figures[1:]) == 1.0


class Drawing:
    """A worker that draws a page of noise for each number, and nothing at all of a run with a page that it fails at."""

    def __init__(self, *, fails_at: int | None = None) -> None:
        self.asked: list[tuple[int, int]] = []
        self._fails_at = fails_at

    def __call__(self, entries: Sequence[FileEntry], parameters: Mapping[str, int]) -> Iterator[Answer]:
        number, count = parameters["number"], parameters["count"]
        self.asked.append((number, count))
        for entry in entries:
            if self._fails_at in range(number, number + count):
                yield Answer(entry=entry, head={"problem": "timeout", "message": ""})
                continue
            bodies = [np.random.default_rng(one).integers(0, 256, 6400, np.uint8).tobytes() for one in range(900)]
            seen = [[one, 80, 80] for one in range(number, number + count)]
            yield Answer(entry=entry, head={"seen": seen}, body=b"".join(bodies[number : number + count]))


def test_pages_beside_each_other_are_asked_for_together(tmp_path: Path) -> None:
    a, b = (sight(tmp_path / name, looks=100, pages=100, key=name.encode()) for name in ("a.pdf", "b.pdf"))
    drawing = Drawing()
    (found,) = PageComparer(drawing, threads=Threads(1), check=lambda: None).compare([(a, b)])
    assert len(found.pages) == 100
    assert len(drawing.asked) < 15
    assert sum(count for _, count in drawing.asked) < 120


def test_a_page_that_cannot_be_drawn_costs_none_beside_it(tmp_path: Path) -> None:
    a, b = (sight(tmp_path / name, looks=40, pages=40, key=name.encode()) for name in ("a.pdf", "b.pdf"))
    (found,) = PageComparer(Drawing(fails_at=20), threads=Threads(1), check=lambda: None).compare([(a, b)])
    assert {page.left for page in found.pages} == set(range(40)) - {20}


def test_blank_pages_do_not_count(tmp_path: Path) -> None:
    assert sight(tmp_path / "short.pdf", looks=3, pages=5).page_count == 3


def test_pages_that_look_the_same_are_not_called_wholly_alike() -> None:
    pages = (AlikePages(0, 0, Likeness(is_alike=True, share=1.0, seen=FEW_CELLS + 1)),)
    assert ComparedPages(pages, left_count=1, right_count=1).figures == (MOST_SIMILARITY, 1.0, 1.0)


def test_pages_with_hardly_anything_on_them_tell_nothing_by_themselves_and_count_beside_others() -> None:
    blank, full = (Likeness(is_alike=True, share=1.0, seen=seen) for seen in (FEW_CELLS // 2, 200))
    pages = [AlikePages(number, number, one) for number, one in enumerate((full, blank))]
    assert ComparedPages((pages[1],), left_count=1, right_count=1).figures == (0.0, 0.0, 0.0)
    assert ComparedPages(tuple(pages), left_count=2, right_count=2).figures == (MOST_SIMILARITY, 1.0, 1.0)
    assert MOST_SIMILARITY == 0.99


@given(
    arrays.arrays(
        np.uint8, st.tuples(st.integers(1, 4), st.integers(1, 14)), elements=st.sampled_from((10, 11, 40, 192, FAR))
    )
)
def test_the_closest_pages_are_compared_first_and_of_each_only_some(distances: NDArray[np.uint8]) -> None:
    expected = []
    for i, row in enumerate(distances.tolist()):
        close = sorted((far, abs(i - j), i, j) for j, far in enumerate(row) if far < FAR)
        last = close[min(len(close), _MOST_PROPOSED) - 1][:2] if close else (0, 0)
        expected += [one for one in close if one[:2] <= last]
    assert _proposed(distances) == [(i, j) for _, _, i, j in sorted(expected)]


def test_pages_between_those_found_are_compared_by_their_places(tmp_path: Path) -> None:
    underway = _Underway(sight(tmp_path / "a.pdf", looks=9, pages=9), sight(tmp_path / "b.pdf", looks=9, pages=9))
    underway._proposed = []
    underway._found = {i: (j, Likeness(is_alike=True)) for i, j in ((1, 2), (5, 5))}
    underway._taken = {2, 5}
    assert list(underway._in_order()) == [(0, 1), (2, 3), (3, 4), (4, 4), (6, 6), (7, 7), (8, 8)]
