"""Documents whose pages have close hashes are proposed, and no more of them than can be compared."""

import random
from collections.abc import Sequence

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.looks import Look, packed_looks, turned
from dupfinder.pipeline.matching.look_candidates import (
    MAX_BITS,
    MOST_BITS,
    MOST_OTHERS,
    SURE_BITS,
    Looks,
    alike_documents,
    may_look_alike,
)
from dupfinder.pipeline.workers.jobs import Threads

Hashes = tuple[int, ...]


def looks(pages: Sequence[Hashes]) -> Looks:
    return Looks.of(packed_looks(Look(number, hashes) for number, hashes in enumerate(pages)))


def pairs_of(
    documents: Sequence[Sequence[Hashes]],
    keys: Sequence[bytes] | None = None,
    *,
    has_words: Sequence[bool] | None = None,
) -> set[tuple[int, int]]:
    names = keys or [b"%06d" % number for number in range(len(documents))]
    told = None if has_words is None else np.array(has_words, np.bool_)
    found = alike_documents(
        [looks(one) for one in documents], names, check=lambda: None, run=Threads(1).run, has_words=told
    )
    return set(map(tuple, found.tolist()))


def hashes(chance: random.Random) -> Hashes:
    return tuple(chance.getrandbits(64) for _ in range(3))


def changed(one: int, bits: int, chance: random.Random) -> int:
    for bit in chance.sample(range(64), bits):
        one ^= 1 << bit
    return one


def are_close(one: Hashes, other: Hashes) -> bool:
    bits = [(x ^ y).bit_count() for x, y in zip(one, other, strict=True)]
    return min(bits) <= SURE_BITS or (min(bits) <= MAX_BITS and sum(bits) <= MOST_BITS)


def slow_pairs(documents: Sequence[Sequence[Hashes]]) -> set[tuple[int, int]]:
    """Return the pairs of which a third of the pages of the shorter one are close to some of the other."""
    found = set()
    for b in range(len(documents)):
        for a in range(b):
            shorter, longer = sorted((documents[a], documents[b]), key=len)
            close = [any(are_close(one, way) for other in longer for way in (other, turned(other))) for one in shorter]
            if sum(close) >= max(1, len(shorter) / 3):
                found.add((a, b))
    return found


@given(st.integers(0, 10**6), st.integers(2, 9))
def test_pairs_are_those_of_which_enough_pages_are_close(seed: int, count: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - made-up pages
    originals = [hashes(chance) for _ in range(4)]
    documents = []
    for _ in range(count):
        pages = []
        for _ in range(chance.randint(0, 5)):
            one = hashes(chance)
            if chance.random() < 0.7:
                model = chance.choice(originals)
                model = turned(model) if chance.random() < 0.3 else model
                if chance.random() < 0.5:
                    place = chance.randrange(3)
                    near = changed(model[place], chance.choice((0, 5, 12, 13)), chance)
                    one = (*one[:place], near, *one[place + 1 :])
                else:
                    bits = chance.choice(((15, 20, 21), (15, 20, 22), (13, 14, 13), (16, 16, 16)))
                    one = tuple(changed(part, count, chance) for part, count in zip(model, bits, strict=True))
            pages.append(one)
        documents.append(pages)
    expected = {pair for pair in slow_pairs(documents) if documents[pair[0]] and documents[pair[1]]}
    assert pairs_of(documents) == expected
    has_words = [chance.random() < 0.5 for _ in documents]
    assert pairs_of(documents, has_words=has_words) == {
        (a, b) for a, b in expected if not (has_words[a] and has_words[b])
    }
    for a in range(count):
        for b in range(a + 1, count):
            assert may_look_alike(looks(documents[a]), looks(documents[b])) is ((a, b) in expected)


def test_a_form_that_thousands_filled_in_costs_no_square_of_comparisons() -> None:
    chance = random.Random(1)  # noqa: S311 - made-up pages
    form = hashes(chance)
    documents = [[tuple(changed(one, chance.randint(0, 5), chance) for one in form)] for _ in range(3_000)]
    found = pairs_of(documents)
    assert len(found) <= MOST_OTHERS * len(documents)
    assert {number for pair in found for number in pair} == set(range(len(documents)))


def test_of_a_crowd_of_one_template_the_page_that_all_hashes_tell_is_compared() -> None:
    chance = random.Random(5)  # noqa: S311 - made-up pages
    form = hashes(chance)
    letters = [[(form[0], *(changed(one, 14, chance) for one in form[1:]))] for _ in range(80)]
    scans = [[tuple(changed(one, 6, chance) for one in letter)] for (letter,) in letters]
    found = pairs_of([*letters, *scans])
    assert {(number, number + 80) for number in range(80)} <= found


def test_a_scan_of_one_of_thousands_of_letters_of_one_template_is_compared_with_that() -> None:
    chance = random.Random(6)  # noqa: S311 - made-up pages
    form = hashes(chance)
    letters = [[(form[0], *(changed(one, 14, chance) for one in form[1:]))] for _ in range(4_000)]
    scans = [[tuple(changed(one, 6, chance) for one in letter)] for (letter,) in letters[::100]]
    found = pairs_of([*letters, *scans], has_words=[True] * len(letters) + [False] * len(scans))
    assert {(100 * number, 4_000 + number) for number in range(len(scans))} <= found
    assert len(found) < 3 * MOST_OTHERS * len(scans)


def test_what_resembles_most_others_is_compared_with_all_of_them() -> None:
    chance = random.Random(2)  # noqa: S311 - made-up pages
    form = hashes(chance)
    documents = [[form]] + [[tuple(changed(one, 9, chance) for one in form)] for _ in range(100)]
    found = pairs_of(documents)
    assert {(0, number) for number in range(1, 101)} <= found
    assert len(found) < 100 * 101 / 2


def test_the_order_of_documents_makes_no_difference() -> None:
    chance = random.Random(3)  # noqa: S311 - made-up pages
    form = hashes(chance)
    documents = [[tuple(changed(one, chance.randint(0, 9), chance) for one in form)] for _ in range(200)]
    keys = [b"%04d" % number for number in range(200)]
    order = list(range(200))
    chance.shuffle(order)
    found = pairs_of(documents, keys)
    shuffled = pairs_of([documents[n] for n in order], [keys[n] for n in order])
    assert {tuple(sorted((order[a], order[b]))) for a, b in shuffled} == found


def test_pairs_that_may_not_be_are_left_out() -> None:
    one = hashes(random.Random(4))  # noqa: S311 - made-up pages
    documents = [looks([one])] * 3
    found = alike_documents(
        documents, [b"a", b"b", b"c"], check=lambda: None, run=Threads(1).run, may_pair=lambda a, b: (a > 0) & (b > 0)
    )
    assert found.tolist() == [[1, 2]]
