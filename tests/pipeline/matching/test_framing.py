"""Letterheads and footers of a collection against their definition, and what a scan makes of them."""

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.fingerprint import shingle_hashes, sketches
from dupfinder.index.shingles import CommonShingles, GatheredSketches
from dupfinder.pipeline.matching.framing import MANY_TEXTS, Frames, common_run
from dupfinder.verify import verify

LETTERS = st.tuples(st.integers(0, 2), st.integers(0, 8), st.integers(0, 2))
WORLDS = st.tuples(st.lists(LETTERS, min_size=8, max_size=18), st.lists(st.sampled_from([0, 12, 15]), min_size=6))


def run(begin: int, count: int) -> list[int]:
    """Return words that stand nowhere else."""
    return list(range(begin, begin + count))


def found_in(texts: list[list[int]]) -> dict[tuple[int, int], tuple[float, float, float]]:
    """Return the figures of the pairs for which letterheads matter."""
    shingles = [shingle_hashes(np.array(words, np.uint64)) for words in texts]
    counts = np.array([len(words) for words in texts], np.int64)
    starts = np.concatenate(([0], np.cumsum(counts))).astype(np.int64)
    values, bounds = sketches(np.array([word for words in texts for word in words], np.uint64), starts)
    gathered = GatheredSketches()
    for one in np.split(values, bounds[1:-1]):
        gathered.add(one)
    common = CommonShingles.of(gathered.postings(with_values=True), np.arange(len(texts)))
    frames = Frames(common, shingles_of=shingles.__getitem__, word_counts=counts)
    pairs = np.array(list(itertools.combinations(range(len(texts)), 2)), np.int64).reshape(-1, 2)
    if not len(pairs):
        return {}
    framed: list[int] = []
    plain = verify(pairs, shingles.__getitem__, word_counts=counts, on_pair=lambda: None, framed=framed).as_columns()
    found = np.abs(frames.figures(pairs[framed], plain[framed])).tolist()
    told = {(a, b): one for (a, b), one in zip(pairs[framed].tolist(), found, strict=True)}
    return {pair: (one[0], one[1], one[2]) for pair, one in told.items() if one[0] == 1}


@given(st.lists(st.integers(0, 3), max_size=30), st.lists(st.integers(0, 3), max_size=30), st.integers(1, 6))
def test_a_common_run_is_found_wherever_it_is(a: list[int], b: list[int], length: int) -> None:
    runs = {
        (i, j)
        for i, j in itertools.product(range(len(a) - length + 1), range(len(b) - length + 1))
        if a[i : i + length] == b[j : j + length]
        and (not (i and j) or a[i - 1] != b[j - 1])
        and (i + length == len(a) or j + length == len(b) or a[i + length] != b[j + length])
    }
    found = common_run(np.array(a, np.uint64), np.array(b, np.uint64), length)
    assert found in runs if runs else found is None


@given(WORLDS)
def test_letterheads_are_what_four_others_have_around_other_bodies(
    world: tuple[list[tuple[int, int, int]], list[int]],
) -> None:
    drawn, lengths = world
    heads = [run(1_000 * number, lengths[number]) for number in range(3)]
    feet = [run(100_000 + 1_000 * number, lengths[3 + number]) for number in range(3)]
    # A letterhead without words is none; documents with the same words are one text.
    letters = list({(one[0] if heads[one[0]] else -1, one[1], one[2] if feet[one[2]] else -1): one for one in drawn})
    texts = [
        (heads[head] if head >= 0 else []) + run(10**6 * (1 + body), 100) + (feet[foot] if foot >= 0 else [])
        for head, body, foot in letters
    ]
    found = found_in(texts)
    for a, b in itertools.combinations(range(len(texts)), 2):
        if letters[a][1] != letters[b][1]:
            assert (a, b) not in found
            continue
        frames, other_frames = ({(place, one[place]) for place in (0, 2)} for one in (letters[a], letters[b]))
        parts = [part for part in frames ^ other_frames if part[1] >= 0]
        others = [sum(one[place] == part and one[1] != letters[a][1] for one in letters) for place, part in parts]
        if not others or min(others) < MANY_TEXTS:
            assert (a, b) not in found
        else:
            shares = [len({*texts[a]} & {*texts[b]}) / len(texts[one]) for one in (a, b)]
            assert found[a, b] == (1, *map(pytest.approx, shares))
            assert found[a, b][1] != found[a, b][2]


def letters_under(head: list[int], foot: list[int], bodies: range) -> list[list[int]]:
    return [head + run(10**6 * (1 + body), 40) + foot for body in bodies]


def test_a_short_footer_is_looked_for_where_the_letterhead_stands() -> None:
    head, foot, other_head = run(0, 20), run(100, 6), run(200, 20)
    asked = letters_under(head, foot, range(1))[0]
    known = [*letters_under(head, foot, range(1, 6)), *letters_under(other_head, [], range(6, 11))]
    other = letters_under(other_head, [], range(1))[0]
    assert (0, 1) in found_in([asked, other, *known])
    refused = letters_under(head, run(300, 6), range(1))[0]
    assert (0, 1) not in found_in([refused, other, *known])  # what stands there in no other letter may say anything
    word = letters_under(head, [300], range(1))[0]
    assert (0, 1) not in found_in([word, other, *known])


def test_what_versions_of_one_text_begin_with_is_no_letterhead() -> None:
    first, other, body = run(0, 30), run(100, 30), run(1_000, 60)
    versions = [[*first, *body[:-number], *run(5_000 * number, number)] for number in range(1, 9)]
    assert not found_in([first + body, other + body, *versions])


def test_another_word_in_the_body_is_more_than_a_letterhead() -> None:
    heads = [run(0, 20), run(100, 20)]
    known = [
        letter
        for number, head in enumerate(heads)
        for letter in letters_under(head, [], range(1 + 5 * number, 6 + 5 * number))
    ]
    asked, other = (letters_under(head, [], range(1))[0] for head in heads)
    assert (0, 1) in found_in([asked, other, *known])
    other[40] = 999
    assert (0, 1) not in found_in([asked, other, *known])


def test_a_clause_that_stands_inside_of_others_is_no_footer() -> None:
    clause = run(0, 25)
    inside = [[*run(10**6 * (1 + number), 30), *clause, *run(10**7 * (1 + number), 30)] for number in range(6)]
    assert not found_in([[*run(500, 60), *clause], run(500, 60), *inside])
