"""The longest sentences against a plain twin."""

import itertools

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.fingerprints import FingerprintMethod, FingerprintSettings
from dupfinder.fingerprint import TextFeatures, analyse
from dupfinder.fingerprint.analysis import longest_sentences

SENTENCES = st.lists(st.lists(st.integers(1, 3), min_size=1, max_size=6), max_size=10)


def signatures(texts: list[list[list[int]]], count: int) -> list[list[int]]:
    words = [word for text in texts for sentence in text for word in sentence]
    is_start = [place == 0 for text in texts for sentence in text for place in range(len(sentence))]
    starts = np.cumsum([0, *(sum(map(len, text)) for text in texts)], dtype=np.int64)
    values, value_starts = longest_sentences(
        np.array(words, np.uint64), starts, np.array(is_start, np.bool_), count=count
    )
    return [values[a:b].tolist() for a, b in itertools.pairwise(value_starts.tolist())]


def analysed(text: str, sentences: int = 3) -> TextFeatures:
    settings = FingerprintSettings(method=FingerprintMethod.SENTENCES, sentences=sentences)
    return analyse([text], settings)[0]


def signature(text: str, sentences: int = 3) -> set[int]:
    found = analysed(text, sentences).signature
    assert found is not None
    return set(found.tolist())


@given(st.lists(SENTENCES, max_size=5), st.integers(1, 4))
def test_a_signature_is_the_longest_distinct_sentences(texts: list[list[list[int]]], count: int) -> None:
    every = {tuple(sentence) for text in texts for sentence in text}
    hash_of = {sentence: signatures([[list(sentence)]], 1)[0][0] for sentence in every}
    assert len(set(hash_of.values())) == len(hash_of)
    for text, found in zip(texts, signatures(texts, count), strict=True):
        ranked = sorted(set(map(tuple, text)), key=lambda one: (-len(one), hash_of[one]))
        assert found == [hash_of[one] for one in ranked[:count]]


@given(SENTENCES, st.integers(1, 4), st.randoms())
def test_the_order_of_sentences_decides_nothing(text: list[list[int]], count: int, chance: object) -> None:
    other = sorted(text, key=lambda _: chance.random())  # type: ignore[attr-defined] # hypothesis' own Random
    assert signatures([text], count) == signatures([other], count)


def test_sentences_and_lines_are_told_apart_in_real_text() -> None:
    one = "A heading\nThe first sentence is long. Short one! Is the third of them as long as that? No."
    other = "Is the third of them as long as that? Something else entirely.\nTHE FIRST  sentence: is long\nYes."
    assert len(signature(one, 64)) == 5
    assert len(signature(one, 64) & signature(other, 64)) == 2
    assert signature(one, 2) == signature(other, 2)


def test_a_text_with_fewer_sentences_gives_fewer() -> None:
    assert len(signature("Only one. Only one. And two.", 10)) == 2
    assert signature("", 10) == set()


def test_chinese_sentences_are_measured_in_letters() -> None:
    assert signature("河道管理条例规定如下。好。", 1) == signature("不对。河道管理条例规定如下", 1)


def test_a_distance_can_be_shown_for_documents_with_signatures() -> None:
    text = "Some words of a document. And some more of them."
    assert analysed(text).fingerprint == analyse([text])[0].fingerprint
    assert analyse([text])[0].signature is None
