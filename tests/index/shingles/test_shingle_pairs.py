import contextlib
import math
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dupfinder.index import scratch
from dupfinder.index.arrays import SCATTER, Ints, never_stop
from dupfinder.index.packed import RunTasks, one_after_the_other
from dupfinder.index.shingles import GatheredSketches, postings, shingle_pairs
from dupfinder.index.shingles import gathered as gathered_sketches

Sketches = list[list[int]]


def pairs_of(
    sketches: Iterable[Sequence[int] | np.ndarray],
    *,
    min_share: float,
    able: Sequence[bool] | None = None,
    check: Callable[[], None] = never_stop,
    run: RunTasks = one_after_the_other,
) -> Ints:
    with contextlib.closing(GatheredSketches()) as gathered:
        for sketch in sketches:
            gathered.add(np.array(sketch, np.uint64))
        are_able = None if able is None else np.array(able, np.bool_)
        return shingle_pairs(
            gathered.postings(check=check, run=run),
            gathered.sizes,
            min_share=min_share,
            able=are_able,
            check=check,
            run=run,
        )


def found(sketches: Sequence[Sequence[int]], *, min_share: float) -> list[tuple[int, int]]:
    pairs = pairs_of(sketches, min_share=min_share)
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


@given(sketches=small_sketches, min_share=shares)
def test_pairs_that_share_enough_are_found(sketches: Sketches, min_share: float) -> None:
    assert found(sketches, min_share=min_share) == sharing(sketches, min_share=min_share)


def sharing_with_able(sketches: Sketches, able: Sequence[bool], *, min_share: float) -> list[tuple[int, int]]:
    """Compare each pair of which one at least is able: the smaller able sketch says how much must be shared."""
    return [
        (a, b)
        for b in range(len(sketches))
        for a in range(b)
        if able[a] or able[b]
        if len(set(sketches[a]) & set(sketches[b]))
        >= max(1, math.ceil(min_share * min(len(sketches[i]) for i in (a, b) if able[i]) - 1e-9))
    ]


@given(sketches=small_sketches, min_share=shares, data=st.data())
def test_of_a_pair_one_at_least_is_able(sketches: Sketches, min_share: float, data: st.DataObject) -> None:
    able = data.draw(st.lists(st.booleans(), min_size=len(sketches), max_size=len(sketches)))
    pairs = pairs_of(sketches, min_share=min_share, able=able)
    assert sorted(map(tuple, pairs.tolist())) == sorted(sharing_with_able(sketches, able, min_share=min_share))


def library(seed: int, *, licences: int, shingles: int, copies: int, own: int) -> Sketches:
    """Return documents of their own shingles, some of which are versions of another, all with parts of licences."""
    rng = np.random.default_rng(seed)
    boilerplate = [[scattered(1000 * licence + i) for i in range(shingles)] for licence in range(1, licences + 1)]
    documents: Sketches = []
    for number in range(licences * copies):
        private = [scattered(10**6 + 1000 * number + i) for i in range(own)]
        if number % 4 == 3:
            private[: own // 2] = documents[number - 1][: own // 2]
        licence = boilerplate[number % licences]
        kept = rng.choice(len(licence), size=int(rng.integers(0, len(licence) + 1)), replace=False)
        documents.append([*private, *(licence[i] for i in kept)])
    return documents


@settings(max_examples=15)
@given(
    seed=st.integers(0, 2**32),
    licences=st.integers(1, 4),
    shingles=st.sampled_from([2, 10, 90]),
    own=st.sampled_from([2, 20, 60]),
    min_share=shares,
)
def test_boilerplate_is_counted_however_frequent_it_is(
    seed: int, licences: int, shingles: int, own: int, min_share: float
) -> None:
    sketches = library(seed, licences=licences, shingles=shingles, copies=240 // licences, own=own)
    assert found(sketches, min_share=min_share) == sharing(sketches, min_share=min_share)


def test_a_family_that_shares_most_of_its_shingles_is_found_whole() -> None:
    common = [scattered(i) for i in range(120)]
    family = [[*common, *(scattered(10**6 + 100 * n + i) for i in range(30))] for n in range(400)]
    strangers = [[scattered(10**9 + 1000 * n + i) for i in range(150)] for n in range(100)]
    assert found(family + strangers, min_share=0.25) == [(a, b) for a in range(400) for b in range(a + 1, 400)]


def test_documents_with_the_same_licence_are_found_among_many_licences() -> None:
    licences, copies, shingles, own = 15, 200, 70, 30
    numbers = np.arange(licences * copies)
    licence_of = numbers % licences
    shared = licence_of[:, np.newaxis] * 1000 + np.arange(shingles)
    private = 10**6 + numbers[:, np.newaxis] * 1000 + np.arange(own)
    sketches = np.hstack((shared, private)).astype(np.uint64) * np.uint64(0x9E37_79B9_7F4A_7C15)
    pairs = pairs_of(sketches, min_share=0.7)
    a, b = np.triu_indices(len(numbers), 1)
    same = licence_of[a] == licence_of[b]
    assert np.array_equal(pairs, np.stack((a[same], b[same]), axis=1))
    assert not len(pairs_of(sketches, min_share=0.71))


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


def test_seven_hundredths_of_a_hundred_shingles_are_seven() -> None:
    assert 0.07 * 100 > 7
    one = [scattered(i) for i in range(100)]
    other = [*one[:7], *(scattered(1000 + i) for i in range(93))]
    assert found([one, other], min_share=0.07) == [(0, 1)]


def test_empty_sketches_share_nothing() -> None:
    assert found([], min_share=0.25) == []
    assert found([[], [], [1], [], [1]], min_share=0.0) == [(2, 4)]


def test_more_than_a_million_shingles_are_sorted_in_parts() -> None:
    width = 40
    values = np.random.default_rng(5).integers(0, 2**64, 1_200_000, dtype=np.uint64)
    sketches = values.reshape(-1, width)
    sketches[1::3, :10] = sketches[::3, 30:]
    documents = np.arange(0, len(sketches), 3)
    expected = np.stack((documents, documents + 1), axis=1)
    assert np.array_equal(pairs_of(sketches, min_share=0.25), expected)
    assert not len(pairs_of(sketches, min_share=0.26))


def alike_in_high_bits(value: int, *, count: int) -> list[int]:
    """Return other values that the scattering of the postings leaves alike in all but some low bits."""
    factor = int(SCATTER)
    scattered_value = value * factor % 2**64
    return [(scattered_value ^ low) * pow(factor, -1, 2**64) % 2**64 for low in range(1, count + 1)]


@given(
    sketches=st.lists(st.sets(st.integers(0, 5), max_size=6), max_size=8),
    min_share=shares,
)
def test_values_that_look_alike_where_they_are_sorted_are_told_apart(
    sketches: list[set[int]], min_share: float
) -> None:
    values = alike_in_high_bits(scattered(1), count=6)
    numbers = [[values[number] for number in sketch] for sketch in sketches]
    assert found(numbers, min_share=min_share) == sharing(numbers, min_share=min_share)


def test_a_shingle_that_is_in_hundreds_of_thousands_of_documents_is_counted() -> None:
    """Also where the documents that have it take more than one block."""
    count = 300_000
    values = np.stack((np.zeros(count, dtype=np.int64), np.arange(1, count + 1)), axis=1).astype(np.uint64)
    values[7, 1] = values[70_000, 1] = values[250_000, 1]
    pairs = pairs_of(values, min_share=1.0)
    assert pairs.tolist() == [[7, 70_000], [7, 250_000], [70_000, 250_000]]


@given(sketches=small_sketches, min_share=shares, seed=st.integers(0, 2**32))
def test_numbering_documents_anew_numbers_the_pairs_anew(sketches: Sketches, min_share: float, seed: int) -> None:
    order = np.random.default_rng(seed).permutation(len(sketches)).tolist()
    mixed = found([sketches[number] for number in order], min_share=min_share)
    renumbered = sorted((min(order[a], order[b]), max(order[a], order[b])) for a, b in mixed)
    assert renumbered == found(sketches, min_share=min_share)


@given(sketches=small_sketches, min_share=shares, block=st.integers(1, 60), held=st.integers(0, 200))
def test_sketches_that_lie_on_disk_give_the_same_pairs(
    sketches: Sketches, min_share: float, block: int, held: int
) -> None:
    """The sketches by ranges of the hash, what recurs of them in another file, and their documents some at a time.

    Each part is done by another thread.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gathered_sketches, "_BLOCK", block)
        patch.setattr(gathered_sketches, "_JOINED", block // 2)
        patch.setattr(scratch, "_HELD_BYTES", held)
        patch.setattr(postings, "_SLAB", block)
        patch.setattr(postings, "_CHUNK", block)
        with ThreadPoolExecutor(2) as threads:
            pairs = pairs_of(sketches, min_share=min_share, run=lambda tasks: threads.map(lambda task: task(), tasks))
    assert [(a, b) for a, b in pairs.tolist()] == sharing(sketches, min_share=min_share)


@given(
    sketches=small_sketches,
    block=st.integers(1, 60),
    most=st.integers(1, 4) | st.just(postings.MANY),
    end=st.integers(0, 20),
)
def test_postings_tell_which_sketches_have_what_several_have(
    sketches: Sketches, block: int, most: int, end: int
) -> None:
    holders: dict[int, list[int]] = {}
    for number, sketch in enumerate(sketches):
        for value in sketch:
            holders.setdefault(value, []).append(number)
    wanted = {value: numbers for value, numbers in holders.items() if 1 < len(numbers) <= most}
    with pytest.MonkeyPatch.context() as patch, contextlib.closing(GatheredSketches()) as gathered:
        patch.setattr(gathered_sketches, "_BLOCK", block)
        half = len(sketches) // 2
        for sketch in sketches[:half]:
            gathered.add(np.array(sketch, np.uint64))
        together = np.array([value for sketch in sketches[half:] for value in sketch], np.uint64)
        gathered.add(together, np.array([len(sketch) for sketch in sketches[half:]], np.int64))
        turned = gathered.postings(most=most, with_values=True)
    shingles = turned.shingles(1)
    ends = (shingles.begins + shingles.frequencies).tolist()
    of_each = [turned.documents[begin:end].tolist() for begin, end in zip(shingles.begins.tolist(), ends, strict=True)]
    assert dict(zip(turned.values.tolist(), of_each, strict=True)) == wanted
    before = [sum(number < end for number in numbers) for numbers in wanted.values()]
    assert turned.pairs_below(end) == sum(math.comb(count, 2) for count in before)


@pytest.mark.parametrize("copies", [60, 400])
def test_a_search_for_shingles_can_be_cancelled(copies: int) -> None:
    def refuse() -> None:
        raise InterruptedError

    sketches = library(1, licences=1, shingles=60, copies=copies, own=20)
    with pytest.raises(InterruptedError):
        pairs_of(sketches, min_share=0.25, check=refuse)


@pytest.mark.parametrize("min_share", [-0.1, 1.1])
def test_a_share_lies_between_nought_and_one(min_share: float) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        pairs_of([], min_share=min_share)
