"""Which shingles several documents have, against counting them one by one."""

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.index.arrays import Fingerprints
from dupfinder.index.shingles import RecurringShingles

DOCUMENTS = st.lists(st.lists(st.integers(0, 40), max_size=12), max_size=8)


def hashes(numbers: list[int]) -> Fingerprints:
    return np.array(numbers, np.uint64) * np.uint64(0xD6E8FEB86659FD93)


@given(DOCUMENTS)
def test_a_shingle_recurs_exactly_where_two_documents_have_it(documents: list[list[int]]) -> None:
    recurring = RecurringShingles(sum(map(len, documents)))
    for document in documents:
        recurring.add(hashes(document))
    counts = Counter(number for document in documents for number in set(document))
    for document in documents:
        # So few shingles among so many slots are not taken for one another.
        assert recurring.recur(hashes(document)).tolist() == [counts[number] > 1 for number in document]


def test_few_shingles_of_one_document_are_taken_for_recurring_and_no_other_is_missed() -> None:
    chance = np.random.default_rng(1)
    shingles = chance.integers(0, 2**64, 200_000, dtype=np.uint64)
    shared, own = shingles[:20_000], shingles[20_000:]
    recurring = RecurringShingles(len(shingles))
    for document in np.split(own, 100):
        recurring.add(np.concatenate((shared, document)))
    assert recurring.recur(shared).all()
    assert recurring.recur(own).mean() < 0.06
