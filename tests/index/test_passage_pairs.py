import math
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dupfinder.index import passage_pairs

Sketches = list[list[int]]


def found(sketches: Sequence[Sequence[int]], *, min_share: float) -> list[tuple[int, int]]:
    starts = np.cumsum([0, *map(len, sketches)], dtype=np.int64)
    values = np.array([value for sketch in sketches for value in sketch], dtype=np.uint64)
    pairs = passage_pairs(values, starts, min_share=min_share)
    assert pairs.dtype == np.int64
    return [(a, b) for a, b in pairs.tolist()]


def sharing(sketches: Sequence[Sequence[int]], *, min_share: float) -> list[tuple[int, int]]:
    """Compare each sketch with all later ones."""
    sets = [set(sketch) for sketch in sketches]
    return [
        (a, b)
        for a, one in enumerate(sets)
        for b, other in enumerate(sets[a + 1 :], a + 1)
        if len(one & other) >= max(1, math.ceil(min_share * min(len(one), len(other)) - 1e-9))
    ]


def scattered(value: int) -> int:
    """Return a number that looks like a hash."""
    return value * 0x9E37_79B9_7F4A_7C15 % 2**64


shares = st.sampled_from([0.0, 0.1, 0.25, 0.5, 0.8, 1.0])
small_sketches = st.lists(st.lists(st.integers(0, 30).map(scattered), unique=True, max_size=12), max_size=20)


@settings(deadline=None)
@given(sketches=small_sketches, min_share=shares)
def test_pairs_that_share_enough_are_found(sketches: Sketches, min_share: float) -> None:
    assert found(sketches, min_share=min_share) == sharing(sketches, min_share=min_share)


def library(seed: int, *, licences: int, passages: int, copies: int, own: int) -> Sketches:
    """Return documents of their own passages, some of which are versions of another, all with parts of licences."""
    rng = np.random.default_rng(seed)
    boilerplate = [[scattered(1000 * licence + i) for i in range(passages)] for licence in range(1, licences + 1)]
    documents: Sketches = []
    for number in range(licences * copies):
        private = [scattered(10**6 + 1000 * number + i) for i in range(own)]
        if number % 4 == 3:
            private[: own // 2] = documents[number - 1][: own // 2]
        licence = boilerplate[number % licences]
        kept = rng.choice(len(licence), size=int(rng.integers(0, len(licence) + 1)), replace=False)
        documents.append([*private, *(licence[i] for i in kept)])
    return documents


@settings(max_examples=15, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    licences=st.integers(1, 4),
    passages=st.sampled_from([2, 10, 90]),
    own=st.sampled_from([2, 20, 60]),
    min_share=shares,
)
def test_boilerplate_is_counted_however_frequent_it_is(
    seed: int, licences: int, passages: int, own: int, min_share: float
) -> None:
    sketches = library(seed, licences=licences, passages=passages, copies=240 // licences, own=own)
    assert found(sketches, min_share=min_share) == sharing(sketches, min_share=min_share)


def test_a_family_that_shares_most_of_its_passages_is_found_whole() -> None:
    common = [scattered(i) for i in range(120)]
    family = [[*common, *(scattered(10**6 + 100 * n + i) for i in range(30))] for n in range(400)]
    strangers = [[scattered(10**9 + 1000 * n + i) for i in range(150)] for n in range(100)]
    assert found(family + strangers, min_share=0.25) == [(a, b) for a in range(400) for b in range(a + 1, 400)]


def test_documents_with_the_same_licence_are_found_among_many_licences() -> None:
    licences, copies, passages, own = 15, 200, 70, 30
    numbers = np.arange(licences * copies)
    licence_of = numbers % licences
    shared = licence_of[:, np.newaxis] * 1000 + np.arange(passages)
    private = 10**6 + numbers[:, np.newaxis] * 1000 + np.arange(own)
    sketches = np.hstack((shared, private)).astype(np.uint64) * np.uint64(0x9E37_79B9_7F4A_7C15)
    starts = np.arange(0, sketches.size + 1, passages + own)
    pairs = passage_pairs(sketches.ravel(), starts, min_share=0.7)
    a, b = np.triu_indices(len(numbers), 1)
    same = licence_of[a] == licence_of[b]
    assert np.array_equal(pairs, np.stack((a[same], b[same]), axis=1))
    assert not len(passage_pairs(sketches.ravel(), starts, min_share=0.71))


def test_boilerplate_joins_a_short_document_to_long_ones_that_have_little_of_it() -> None:
    licence = [scattered(i) for i in range(12)]
    lengths = {16: licence[:8], 28: licence[:10], 40: licence[4:9]}
    sketches = [
        [*part, *(scattered(10**6 + 10**4 * length + 100 * copy + i) for i in range(length - len(part)))]
        for copy in range(60)
        for length, part in lengths.items()
    ]
    assert found(sketches, min_share=0.25) == sharing(sketches, min_share=0.25)


def test_the_smaller_sketch_says_how_much_is_enough() -> None:
    book = [scattered(i) for i in range(1000)]
    chapter = book[400:440]
    page_and_more = [*book[:9], *(scattered(10**6 + i) for i in range(31))]
    assert found([book, chapter, page_and_more], min_share=0.25) == [(0, 1)]


def test_seven_hundredths_of_a_hundred_passages_are_seven() -> None:
    assert 0.07 * 100 > 7
    one = [scattered(i) for i in range(100)]
    other = [*one[:7], *(scattered(1000 + i) for i in range(93))]
    assert found([one, other], min_share=0.07) == [(0, 1)]


def test_empty_sketches_share_nothing() -> None:
    assert found([], min_share=0.25) == []
    assert found([[], [], [1], [], [1]], min_share=0.0) == [(2, 4)]


def test_more_than_a_million_passages_are_sorted_in_parts() -> None:
    width = 40
    values = np.random.default_rng(5).integers(0, 2**64, 1_200_000, dtype=np.uint64)
    sketches = values.reshape(-1, width)
    sketches[1::3, :10] = sketches[::3, 30:]
    starts = np.arange(0, values.size + 1, width)
    documents = np.arange(0, len(sketches), 3)
    expected = np.stack((documents, documents + 1), axis=1)
    assert np.array_equal(passage_pairs(values, starts, min_share=0.25), expected)
    assert not len(passage_pairs(values, starts, min_share=0.26))


@pytest.mark.parametrize("copies", [60, 400])
def test_a_search_for_passages_can_be_cancelled(copies: int) -> None:
    def refuse() -> None:
        raise InterruptedError

    sketches = library(1, licences=1, passages=60, copies=copies, own=20)
    starts = np.cumsum([0, *map(len, sketches)], dtype=np.int64)
    values = np.array([value for sketch in sketches for value in sketch], dtype=np.uint64)
    with pytest.raises(InterruptedError):
        passage_pairs(values, starts, min_share=0.25, check=refuse)


@pytest.mark.parametrize("min_share", [-0.1, 1.1])
def test_a_share_lies_between_nought_and_one(min_share: float) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        passage_pairs(np.empty(0, dtype=np.uint64), np.zeros(1, dtype=np.int64), min_share=min_share)
