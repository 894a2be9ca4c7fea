"""Words are found among many by their hashes, exactly."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.calendar_words import FULL_NAMES, SHORT_NAMES
from dupfinder.fingerprint.marked_words import Vocabulary, vocabulary_of
from dupfinder.fingerprint.names import _are_among
from dupfinder.fingerprint.stop_words import STOP_WORDS
from dupfinder.fingerprint.words import find_words

WORDS = [f"w{number}" for number in range(2_000)]


def hashes_of(words: list[str]) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    (found,) = find_words([" ".join(words)])
    return found.hashes


@given(st.dictionaries(st.sampled_from(WORDS), st.integers(1, 255)), st.lists(st.sampled_from(WORDS)))
def test_words_of_a_vocabulary_are_found_with_their_codes(codes: dict[str, int], text: list[str]) -> None:
    vocabulary = Vocabulary(codes)
    assert vocabulary.codes(hashes_of(text)).tolist() == [codes.get(word, 0) for word in text]
    indices, found = vocabulary.find(hashes_of(text))
    assert indices.tolist() == [index for index, word in enumerate(text) if word in codes]
    assert found.tolist() == [codes[word] for word in text if word in codes]


def test_words_that_share_the_bits_they_are_looked_up_by_are_told_apart() -> None:
    tops = hashes_of(WORDS) >> np.uint64(48)
    assert len(np.unique(tops)) < len(WORDS)
    vocabulary = Vocabulary({word: 1 + number % 255 for number, word in enumerate(WORDS)})
    assert vocabulary.codes(hashes_of(WORDS)).tolist() == [1 + number % 255 for number in range(len(WORDS))]


def test_what_the_tokeniser_takes_for_several_words_is_left_out() -> None:
    assert not Vocabulary({"two words": 1, "one": 2}).codes(hashes_of(["two", "words"])).any()


def test_words_are_known_as_they_are_found_alone_in_all_languages() -> None:
    lists = (*FULL_NAMES.values(), *SHORT_NAMES.values(), *STOP_WORDS.values(), "1日 12. ΟΔΟΣ Straße İ ﬁ")
    words = " ".join(lists).split()
    vocabulary = vocabulary_of(" ".join(words))
    for word, alone in zip(words, find_words(words), strict=True):
        assert vocabulary.codes(alone.hashes).tolist() == [1] or len(alone.hashes) > 1, word


FEW_BITS = st.integers(0, 7).map(lambda low: low << 60)
KEYS = st.lists(st.one_of(FEW_BITS, st.integers(0, 2**64 - 1)), max_size=40)
"""Many of them share the bits by which they are put into slots."""


@given(KEYS, KEYS)
def test_keys_are_among_others_exactly_when_a_set_has_them(wanted: list[int], keys: list[int]) -> None:
    found = _are_among(np.array(wanted, np.uint64), np.array(keys, np.uint64))
    assert found.tolist() == [key in set(keys) for key in wanted]
