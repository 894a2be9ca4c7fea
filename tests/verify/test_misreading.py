"""Misread texts, told from other letters of one template, edits and other spellings."""

import functools
import itertools
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from altered_pairs import misread as misread_pairs
from altered_pairs import misread_template, respelt, words_changed
from dupfinder.domain.fingerprints import SPELLING_BITS
from dupfinder.domain.pairs import Figures, Variable, or_told_by_figures
from dupfinder.fingerprint import shingle_hashes
from dupfinder.fingerprint.words import find_words
from dupfinder.verify import Spelt, misreading, verify
from dupfinder.verify.misreading import aligned, are_alike
from held_out_templates import HELD_OUT
from template_pairs import LANGUAGES, Pair, edited, filled_in

SPACED = [language for language in (*LANGUAGES, *HELD_OUT) if language.code not in {"zh", "ja"}]


def spelt(text: str) -> Spelt:
    (words,) = find_words([text])
    return Spelt(words.hashes, words.spellings)


def misread(a: Spelt, b: Spelt) -> Figures | None:
    return aligned(a, b, (1, 1, 1))


def figures(pair: Pair) -> Figures:
    texts = [spelt(pair.left), spelt(pair.right)]
    return verify(
        np.array([[0, 1]]),
        lambda number: shingle_hashes(texts[number].hashes),
        word_counts=np.array([len(one.hashes) for one in texts]),
        on_pair=lambda: None,
        spelt_of=texts.__getitem__,
    ).of_pair(0)


@pytest.mark.parametrize(("rate", "least"), [(0.05, 0.95), (0.1, 0.9)])
def test_texts_with_wrong_letters_are_found(rate: float, least: float) -> None:
    found = [figures(pair) for pair in misread_pairs(64, seed=3, rate=rate, languages=SPACED)]
    alike = [similarity for similarity, *_ in found if similarity >= 0.8]
    assert len(alike) >= least * len(found)
    told = [one for one in found if or_told_by_figures((), one) == (Variable.LETTERS,)]
    assert len(told) >= least * len(found)
    # About the share of the right letters, and of the words that are right.
    assert np.mean([one[0] for one in told]) == pytest.approx(1 - rate, abs=0.04)
    assert all(one[1] == one[2] < one[0] for one in told)


def test_where_letters_are_words_passages_tell() -> None:
    unspaced = [language for language in (*LANGUAGES, *HELD_OUT) if language.code in {"zh", "ja"}]
    found = [figures(pair) for pair in misread_pairs(16, seed=3, rate=0.05, languages=unspaced)]
    assert min(similarity for similarity, *_ in found) >= 0.8


def test_texts_of_which_every_fifth_word_is_another_are_found_and_called_that() -> None:
    found = [figures(pair) for pair in words_changed(32, seed=5, every=5)]
    told = [one for one in found if or_told_by_figures((), one) == (Variable.WORDS,)]
    assert len(told) >= 0.9 * len(found)
    assert all(max(one[1:]) < 0.5 and one[0] >= 0.75 and one[1] != one[2] for one in told)
    assert np.mean([one[0] for one in told]) == pytest.approx(0.8, abs=0.02)


WORD_LISTS = st.lists(st.integers(0, 30), min_size=20, max_size=50)


@given(WORD_LISTS, st.dictionaries(st.integers(0, 49), st.integers(31, 99), max_size=14), st.integers(0, 30))
def test_the_share_is_that_of_the_most_words_in_the_same_order(
    one: list[int], changed: dict[int, int], first: int
) -> None:
    other = [first, *(changed.get(place, word) for place, word in enumerate(one))]
    a, b = (Spelt(np.array(words, np.uint64), np.zeros(len(words), np.uint16)) for words in (one, other))
    most = np.zeros((len(one) + 1, len(other) + 1), np.int64)
    for i, word in enumerate(one):
        for j, another in enumerate(other):
            most[i + 1, j + 1] = max(most[i, j] + (word == another), most[i, j + 1], most[i + 1, j])
    share = 2 * int(most[-1, -1]) / (len(one) + len(other))
    both = Counter([*one, *other])
    is_told = share >= 0.75 and sum((count / both.total()) ** 2 for count in both.values()) <= 0.1
    found = aligned(a, b, (0.1, 0.1, 0.1))
    assert (found is not None) is is_told
    if found is not None:
        assert found[0] == pytest.approx(share, abs=1e-12)
        assert found[1] == 0.1 < found[2] < 0.1001
    assert aligned(a, b, (0.5, 0.5, 0.5)) is None


def others() -> Iterator[Pair]:
    for languages in (LANGUAGES, HELD_OUT):
        yield from filled_in(32, seed=4, languages=languages)
        yield from edited(32, seed=4, languages=languages)
    yield from respelt(SPACED)
    texts = list(filled_in(48, seed=5))
    for one, other in itertools.pairwise(texts):
        yield Pair(code=one.code, kind="unrelated", left=one.left, right=other.right)


def test_templates_edits_spellings_and_other_texts_are_not_misread() -> None:
    assert not [(pair.code, pair.kind) for pair in others() if misread(spelt(pair.left), spelt(pair.right))]


def test_other_letters_of_one_template_are_not_misread_even_if_one_is() -> None:
    pairs = [pair for rate in (0.03, 0.05) for pair in misread_template(48, seed=6, rate=rate, languages=SPACED)]
    told = [misread(spelt(pair.left), spelt(pair.right)) for pair in pairs]
    assert sum(one is not None for one in told) <= 1


@functools.cache
def slow_distance(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    if not one or not other:
        return len(one) + len(other)
    replaced = slow_distance(one[:-1], other[:-1]) + (one[-1] != other[-1])
    return min(replaced, 1 + slow_distance(one[:-1], other), 1 + slow_distance(one, other[:-1]))


def slow_alike(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    if len(one) == len(other) == 5:
        return min(slow_distance(one, other), slow_distance(one[:4], other), slow_distance(one, other[:4])) <= 2
    return slow_distance(one, other) <= 1


KINDS = st.lists(st.integers(1, 4), min_size=3, max_size=5).map(tuple)


@given(st.lists(st.tuples(KINDS, KINDS), min_size=1, max_size=6))
def test_words_are_alike_by_the_edit_distance_of_how_they_begin(pairs: list[tuple[tuple[int, ...], ...]]) -> None:
    first, second = (
        np.array([sum(kind << SPELLING_BITS * at for at, kind in enumerate(word)) for word in words], np.uint16)
        for words in zip(*pairs, strict=True)
    )
    assert are_alike(first, second).tolist() == [slow_alike(one, other) for one, other in pairs]


@given(st.lists(st.integers(0, 9), max_size=9))
def test_the_longest_rising_places_are_as_many_as_can_be(numbers: list[int]) -> None:
    chosen = misreading._longest_rising(numbers)
    assert chosen == sorted(set(chosen))
    found = [numbers[place] for place in chosen]
    assert all(a < b for a, b in itertools.pairwise(found))
    rising = (
        length
        for length in range(len(numbers), -1, -1)
        for some in itertools.combinations(numbers, length)
        if all(a < b for a, b in itertools.pairwise(some))
    )
    assert len(found) == next(rising)


@given(st.lists(st.integers(0, 60), max_size=90), st.lists(st.integers(0, 60), max_size=90))
def test_pieces_are_the_whole_of_both_texts_and_never_long(one: list[int], other: list[int]) -> None:
    a, b = (Spelt(np.array(words, np.uint64), np.array(words, np.uint16)) for words in (one, other))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(misreading, "_MOST_PIECE_WORDS", 10)
        pieces = list(misreading._pieces(a, b, misreading._common_places(a.hashes, b.hashes), 4))
    for text, side in ((one, 0), (other, 1)):
        assert [word for piece in pieces for word in piece[side].hashes.tolist()] == text
        assert all(len(piece[side].hashes) <= 11 for piece in pieces)


def test_a_table_of_a_few_repeated_words_is_aligned_in_pieces() -> None:
    cells = np.random.default_rng(1).integers(0, 2, (2, 60_000)).astype(np.uint64)
    texts = [Spelt(row, np.zeros(len(row), np.uint16)) for row in cells]
    assert misread(*texts) is None
