"""Exact similarity against the definition of docs/reference/similarity.md, word by word."""

import math
from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.fingerprint import shingle_hashes
from dupfinder.verify import Similarities, Spelt, similarity, verify
from dupfinder.verify.misreading import Table, aligned_by_worth
from dupfinder.verify.similarity import Batch, Marks, numbered

WORDS = st.lists(st.integers(0, 4), min_size=1, max_size=60)


def runs_of(words: list[int], width: int = 5) -> list[tuple[int, ...]]:
    """Return the runs of so many words; a shorter document is one run."""
    width = min(width, len(words))
    return [tuple(words[i : i + width]) for i in range(len(words) - width + 1)]


def matched(words: list[int], others: list[int]) -> int:
    """Return how many words stand in a run of five that the other has too."""
    runs, width = set(runs_of(others)), min(5, len(words))
    found = {i + k for i, run in enumerate(runs_of(words)) if run in runs for k in range(width)}
    return len(found)


def share_once(words: list[int], others: list[int], width: int) -> tuple[int, int]:
    """Return what the words count that stand in a run of the other, and all words; each run counts once in all."""
    runs, there = runs_of(words, width), set(runs_of(others, width))
    counts = Counter(runs)
    around = [runs[max(0, i - width + 1) : i + 1] for i in range(len(words))]
    found = [max((2**20 // counts[run] for run in each if run in there), default=0) for each in around]
    full = [max(2**20 // counts[run] for run in each) for each in around]
    return sum(found), sum(one if one * 8 >= most else most for one, most in zip(found, full, strict=True))


def width_for(words: list[int]) -> tuple[int, int]:
    """Return how many words a passage must have (0 where none repeat), and how many it may have."""
    widths = [width for width in (5, 10, 20, 40) if width <= len(words)] or [len(words)]
    different = [len(set(runs_of(words, width))) for width in widths]
    runs = [len(runs_of(words, width)) for width in widths]
    if 2 * different[0] >= runs[0]:
        return 0, widths[-1]
    place = 0
    while 4 * different[place] < 3 * runs[place] and place + 1 < len(widths):
        is_hardly_more = different[place + 1] < 2 * different[place] - 5
        if is_hardly_more and 4 * different[place + 1] < 3 * runs[place + 1]:
            break
        place += 1
    return widths[place], widths[-1]


def figures(a: list[int], b: list[int]) -> tuple[float, float, float]:
    """Return the figures of a pair, as docs/reference/similarity.md has it."""
    in_a, in_b = matched(a, b), matched(b, a)
    found = (in_a + in_b) / (len(a) + len(b)), in_a / len(a), in_b / len(b)
    (needed_a, most_a), (needed_b, most_b) = width_for(a), width_for(b)
    width = min(max(needed_a, needed_b), most_a, most_b) if min(needed_a, needed_b) else 5
    if not max(needed_a, needed_b) or not in_a:
        return found
    (in_a, all_a), (in_b, all_b) = share_once(a, b, width), share_once(b, a, width)
    less = (in_a + in_b) / (all_a + all_b), in_a / all_a, in_b / all_b
    return less if less[0] < found[0] else found


def verified(
    texts: Sequence[Sequence[int] | np.ndarray], pairs: list[tuple[int, int]], *, is_aligned: bool = False
) -> Similarities:
    words = [np.asarray(text, np.uint64) for text in texts]
    return verify(
        np.array(pairs, np.int64).reshape(-1, 2),
        lambda number: shingle_hashes(words[number]),
        word_counts=np.array([len(one) for one in words], np.int64),
        on_pair=lambda: None,
        spelt_of=(lambda number: Spelt(words[number], np.zeros(len(words[number]), np.uint16))) if is_aligned else None,
    )


@given(st.lists(WORDS, min_size=2, max_size=5))
def test_figures_are_those_of_the_definition(texts: list[list[int]]) -> None:
    shingles = [shingle_hashes(np.array(words, np.uint64)) for words in texts]
    counts = np.array([len(words) for words in texts], np.int64)
    pairs = np.array([(a, b) for b in range(len(texts)) for a in range(b)], np.int64)
    asked = []
    found = verify(pairs, shingles.__getitem__, word_counts=counts, on_pair=lambda: asked.append(1))
    assert len(asked) == len(pairs)
    for i, (a, b) in enumerate(pairs.tolist()):
        assert found.of_pair(i) == figures(texts[a], texts[b])


REPEATING = st.lists(st.sampled_from([[0], [1], [0] * 7, [0, 1] * 4, [2, 3, 4, 5, 6] * 3]), min_size=1, max_size=60)


@given(st.lists(REPEATING.map(lambda parts: [word for part in parts for word in part]), min_size=2, max_size=4))
def test_texts_that_repeat_themselves_have_the_figures_of_the_definition(texts: list[list[int]]) -> None:
    pairs = [(a, b) for b in range(len(texts)) for a in range(b)]
    found = verified(texts, pairs)
    assert [found.of_pair(i) for i in range(len(pairs))] == [figures(texts[a], texts[b]) for a, b in pairs]


def test_a_column_of_ones_is_hardly_similar_to_a_table_with_a_row_of_them() -> None:
    ones, table = [1] * 16_384, [*range(2, 60), *[1] * 6]
    assert figures(ones, table)[0] < 0.1
    assert verified([ones, table], [(0, 1)]).of_pair(0) == figures(ones, table)
    several = table * 20  # the same text, though
    assert verified([several, table], [(0, 1)]).of_pair(0)[0] == 1


@pytest.mark.parametrize("share", [0.005, 0.02, 0.1, 0.5])
def test_sparse_tables_of_other_things_are_not_similar_and_an_edited_one_is(share: float) -> None:
    rng = np.random.default_rng(1)
    tables = (rng.random((6, 3_000)) < share).astype(np.int64).tolist()
    first, row = tables[0], (rng.random(30) < share).astype(np.int64).tolist()
    edited = [1 - cell if i % 500 == 0 else cell for i, cell in enumerate(first)]
    other_rows = [*first[:900], *row, *first[900:2_100], *first[2_130:]]
    pairs = [(a, b) for b in range(6) for a in range(b)]
    found = verified([*tables, edited, other_rows, first], [*pairs, (0, 6), (0, 7), (0, 8)], is_aligned=True)
    assert (matched(first, tables[1]) + matched(tables[1], first)) / 6_000 > 0.9
    assert found.similarity[: len(pairs)].max() < 0.8
    assert found.similarity[-3:].tolist() == [pytest.approx(0.9, abs=0.1), pytest.approx(0.98, abs=0.02), 1]


@given(
    words=st.lists(st.sampled_from([0] * 9 + [1]), min_size=80, max_size=200),
    places=st.sets(st.integers(0, 19)),
)
def test_aligned_words_count_by_how_rare_they_are(words: list[int], places: set[int]) -> None:
    table, other = (np.array(one, np.uint64) for one in (words, words))
    other[[place * 4 for place in places]] = 2  # nothing that the first one has: as it is, each stays in its place
    both = Counter([*table.tolist(), *other.tolist()])
    worth = [max(round(2**20 * math.log2(2 * len(words) / both[word])), 1) for word in table.tolist()]
    same = sum(one for one, is_same in zip(worth, table == other, strict=True) if is_same)
    a, b = (Table.of(Spelt(one, np.zeros(len(one), np.uint16)), one) for one in (table, other))
    assert aligned_by_worth(a, b)[1] == same / sum(worth)


def test_a_phrase_that_is_everywhere_is_as_alike_as_it_is_often_there() -> None:
    assert verified([[1, 2] * 40, [1, 2] * 60], [(0, 1)], is_aligned=True).similarity[0] == pytest.approx(0.8)


def test_versions_of_a_contract_that_says_the_same_four_times_are_similar() -> None:
    clauses = list(range(150)) * 4
    edited = [1000 + i if i in {100, 250, 400, 550} else word for i, word in enumerate(clauses)]
    assert verified([clauses, edited], [(0, 1)]).similarity[0] > 0.95


def test_a_text_that_is_there_many_times_is_found_in_one_that_has_it_as_often_or_once() -> None:
    text = list(range(300))
    texts = [text * 20, text * 30, text, text * 20 + list(range(300, 600))]
    found = verified(texts, [(0, 1), (0, 2), (0, 3)])
    assert found.similarity.tolist() == [1, 1, pytest.approx(2 / 3, abs=0.03)]


@pytest.mark.parametrize("length", [1, 3, 4, 5, 6])
def test_documents_of_a_few_words_are_one_shingle(length: int) -> None:
    texts = [list(range(length)), list(range(length)), list(range(length + 1)), [9] * length]
    found = verified(texts, [(0, 1), (0, 2), (0, 3)])
    # A document one word longer is another shingle, unless both are long enough to share one of five words.
    assert found.b_in_a.tolist() == [1.0, length / (length + 1) if length >= 5 else 0.0, 0.0]


def random_texts(seed: int, *, families: int, versions: int, most_words: int) -> list[list[int]]:
    """Return texts of which the versions of each family share all but some words."""
    rng = np.random.default_rng(seed)
    texts: list[list[int]] = []
    for _ in range(families):
        first = rng.integers(0, 50, int(rng.integers(1, most_words)))
        for _ in range(versions):
            edited = np.where(rng.random(len(first)) < 0.05, 50, first)
            texts.append(edited[: int(rng.integers(1, len(first) + 1))].tolist())
    return texts


@pytest.mark.parametrize(("families", "versions", "most_words"), [(300, 4, 150), (3, 60, 400), (1, 12, 9000)])
def test_many_pairs_in_any_order_have_the_figures_of_the_definition(
    families: int, versions: int, most_words: int
) -> None:
    texts = random_texts(families, families=families, versions=versions, most_words=most_words)
    rng = np.random.default_rng(1)
    order = rng.permutation(len(texts))
    texts = [texts[number] for number in order]
    family = order // versions
    pairs = [(a, b) for a in range(len(texts)) for b in range(len(texts)) if a != b and family[a] == family[b]]
    chosen = [pairs[place] for place in rng.permutation(len(pairs))[:600]]
    found = verified(texts, chosen)
    for i, (a, b) in enumerate(chosen):
        in_a, in_b = matched(texts[a], texts[b]), matched(texts[b], texts[a])
        assert (found.a_in_b[i], found.b_in_a[i]) == (in_a / len(texts[a]), in_b / len(texts[b]))


def test_a_document_that_outgrows_every_block_is_compared_too() -> None:
    words = np.random.default_rng(2).integers(0, 1000, 1_500_000)
    changed = words.copy()
    changed[::1000] = 1000
    found = verified([words[:200], words, changed], [(1, 2), (0, 1), (0, 2)])
    # Only the changed words themselves stand in no shared shingle.
    assert found.a_in_b[0] == found.b_in_a[0] == pytest.approx(0.999, abs=1e-5)
    assert found.a_in_b[1] == 1.0


@given(st.lists(st.integers(0, 2**64 - 1) | st.integers(0, 9), max_size=200))
def test_equal_shingles_and_only_these_get_the_same_number(shingles: list[int]) -> None:
    numbers = numbered(np.array(shingles, np.uint64)).tolist()
    assert [shingles[number] for number in numbers] == shingles
    assert len(set(numbers)) == len(set(shingles))


@given(st.lists(WORDS, min_size=1, max_size=5))
def test_a_document_of_a_batch_has_so_many_different_shingles(texts: list[list[int]]) -> None:
    shingles = [shingle_hashes(np.asarray(text, np.uint64)) for text in texts]
    batch = Batch(shingles, np.array([len(text) for text in texts]), marks=Marks())
    assert [batch.distinct(place) for place in range(len(texts))] == [len(set(runs_of(text))) for text in texts]


def test_shingles_that_collide_again_and_again_are_told_apart() -> None:
    colliding = np.arange(1, 1001, dtype=np.uint64) << np.uint64(54)
    assert len(set(numbered(colliding).tolist())) == len(set(colliding.tolist()))


def test_no_pairs_have_no_figures() -> None:
    assert len(verified([[1, 2, 3]], []).similarity) == 0


def test_each_document_is_fetched_once_while_the_budget_holds() -> None:
    texts = random_texts(5, families=400, versions=5, most_words=300)
    fetched: list[int] = []

    def fetch(number: int) -> np.ndarray:
        fetched.append(number)
        return shingle_hashes(np.array(texts[number], np.uint64))

    pairs = np.array([(a, b) for b in range(len(texts)) for a in range(b // 5 * 5, b)], np.int64)
    counts = np.array([len(words) for words in texts], np.int64)
    verify(np.random.default_rng(1).permutation(pairs), fetch, word_counts=counts, on_pair=lambda: None)
    assert sorted(fetched) == list(range(len(texts)))


def test_documents_beyond_the_budget_are_fetched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(similarity, "HELD_BYTES", 1)
    shingles = [shingle_hashes(np.arange(start, start + 30, dtype=np.uint64)) for start in range(4)]
    fetched: list[int] = []

    def fetch(number: int) -> np.ndarray:
        fetched.append(number)
        return shingles[number]

    pairs = np.array([[0, 1], [2, 3], [0, 1]], np.int64)
    found = verify(pairs, fetch, word_counts=np.full(4, 30, np.int64), on_pair=lambda: None)
    assert set(fetched) == {0, 1, 2, 3}
    assert found.similarity[0] == found.similarity[2] > 0.9
