"""The hashes of words as the scan cache has them."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff.normal_words import normal_words
from dupfinder.domain.fingerprints import WordHash
from dupfinder.fingerprint.words import find_words
from dupfinder.pipeline.comparing.cached_texts import hashes_of

TEXTS = st.text(st.one_of(st.sampled_from("ab ßﬁ½你ไ_1\u0301-'\n"), st.characters(codec="utf-8")), max_size=60)


@given(text=TEXTS, word_hash=st.sampled_from(WordHash))
def test_words_taken_together_are_those_taken_one_by_one(text: str, word_hash: WordHash) -> None:
    words = normal_words(text)
    each = [found.hashes for found in find_words(words, word_hash=word_hash)]
    assert all(len(hashes) for hashes in each)
    hashes, places = hashes_of(words, word_hash)
    assert hashes.tolist() == [value for one in each for value in one.tolist()]
    assert places.tolist() == np.repeat(np.arange(len(words)), [len(one) for one in each]).tolist()
