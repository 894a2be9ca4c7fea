from collections.abc import Callable, Iterable, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.index.arrays import Ints, never_stop
from dupfinder.index.shingles import GatheredSketches, GrowingSketches, shingle_matches, shingle_pairs

Sketches = list[list[int]]

sketch = st.lists(st.integers(0, 30).map(lambda value: value * 0x9E37_79B9_7F4A_7C15 % 2**64), unique=True, max_size=12)


def gathered(sketches: Iterable[Sequence[int] | np.ndarray]) -> GatheredSketches:
    made = GatheredSketches()
    for one in sketches:
        made.add(np.array(one, dtype=np.uint64))
    return made


def matching(
    sketches: GatheredSketches, asked: np.ndarray, *, min_share: float, check: Callable[[], None] = never_stop
) -> Ints:
    return shingle_matches(sketches.entries(), sketches.sizes, asked, min_share=min_share, check=check)


@given(sketches=st.lists(sketch, max_size=15), asked=sketch, min_share=st.sampled_from([0.0, 0.1, 0.25, 0.5, 0.8, 1.0]))
def test_one_sketch_matches_the_documents_that_it_would_be_paired_with(
    sketches: Sketches, asked: list[int], min_share: float
) -> None:
    matches = matching(gathered(sketches), np.array(asked, dtype=np.uint64), min_share=min_share)
    assert matches.dtype == np.int64
    all_of_them = gathered([*sketches, asked])
    pairs = shingle_pairs(all_of_them.postings(), all_of_them.sizes, min_share=min_share).tolist()
    assert matches.tolist() == [a for a, b in pairs if b == len(sketches)]


def test_a_chapter_is_found_among_many_books() -> None:
    values = np.random.default_rng(3).integers(0, 2**64, 200_000, dtype=np.uint64)
    books = gathered(values.reshape(-1, 1000))
    chapter = np.concatenate((values[120_300:120_340], values[7_000:7_009]))
    assert matching(books, chapter, min_share=0.25).tolist() == [120]
    assert matching(books, chapter, min_share=0.18).tolist() == [7, 120]


def test_a_query_can_be_cancelled() -> None:
    def refuse() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        matching(gathered([[1, 2], [3]]), np.array([1, 2, 3], np.uint64), min_share=0.25, check=refuse)


def test_a_share_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        matching(gathered([[1, 2], [3]]), np.array([1, 2, 3], np.uint64), min_share=25.0)


@given(
    sketches=st.lists(sketch, min_size=1, max_size=15),
    asked=sketch,
    min_share=st.sampled_from([0.0, 0.25, 0.8]),
    most_new=st.sampled_from([0, 7, 1000]),
    data=st.data(),
)
def test_sketches_that_grow_match_as_all_of_them_laid_out(
    sketches: Sketches, asked: list[int], min_share: float, most_new: int, data: st.DataObject
) -> None:
    def expected(of: Sketches) -> list[int]:
        found: list[int] = matching(gathered(of), wanted, min_share=min_share).tolist()
        return found

    wanted, grown = np.array(asked, dtype=np.uint64), GrowingSketches()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dupfinder.index.shingles.sharing_pairs._MOST_NEW", most_new)
        for number, one in enumerate(sketches, start=1):
            grown.add(np.array(one, dtype=np.uint64))
            assert grown.matches(wanted, min_share=min_share).tolist() == expected(sketches[:number])
    kept = sorted(data.draw(st.sets(st.sampled_from(range(len(sketches))))))
    fewer, left = grown.only(np.array(kept, dtype=np.int64)), [sketches[number] for number in kept]
    assert fewer.matches(wanted, min_share=min_share).tolist() == expected(left)
    fewer.add(wanted)
    assert fewer.matches(wanted, min_share=min_share).tolist() == expected([*left, asked])


def test_a_sketch_larger_than_the_room_for_new_ones_is_taken() -> None:
    values, grown = np.arange(200_000, dtype=np.uint64), GrowingSketches()
    for part in (values[:70_000], values[70_000:]):
        grown.add(part)
    assert grown.matches(values[100:200], min_share=1.0).tolist() == [0]
