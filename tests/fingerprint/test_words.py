"""Words: the fast tokeniser against its plain twin."""

import re
import unicodedata

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.fingerprint import words as words_module
from dupfinder.fingerprint.hashing import WordHash, fnv1a
from dupfinder.fingerprint.words import find_words

UNSPACED = (
    r"\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    r"\uf900-\ufaff\U00020000-\U0003ffff"
)
PLAIN_WORD = re.compile(rf"[{UNSPACED}]|[^\W{UNSPACED}]+")

TEXTS = st.text(
    st.one_of(st.characters(codec="utf-8"), st.sampled_from("aAbé ß_9.\n中文カไทﬁ①İ²\u0301\u00ad")), max_size=200
)


def plain_words(text: str) -> list[str]:
    return PLAIN_WORD.findall(unicodedata.normalize("NFKC", text).casefold())


@given(st.lists(TEXTS, max_size=4))
def test_fnv1a_hashes_are_those_of_the_plain_words(texts: list[str]) -> None:
    found = find_words([text.replace("\x00", "") for text in texts], word_hash=WordHash.FNV1A)
    for text, one in zip(texts, found, strict=True):
        assert one.hashes.tolist() == [fnv1a(word.encode()) for word in plain_words(text.replace("\x00", ""))]


@given(TEXTS, TEXTS)
def test_two_words_have_one_polynomial_hash_exactly_when_they_are_equal(a: str, b: str) -> None:
    plain = [plain_words(text.replace("\x00", "")) for text in (a, b)]
    hashes = [one.hashes.tolist() for one in find_words([a.replace("\x00", ""), b.replace("\x00", "")])]
    by_word = {
        word: value
        for words, values in zip(plain, hashes, strict=True)
        for word, value in zip(words, values, strict=True)
    }
    assert len(set(by_word.values())) == len(by_word)
    assert [[by_word[word] for word in words] for words in plain] == hashes


@given(TEXTS, TEXTS)
def test_digests_are_equal_exactly_when_the_words_are(a: str, b: str) -> None:
    a, b = a.replace("\x00", ""), b.replace("\x00", "")
    one, other = find_words([a]), find_words([b])
    assert (one[0].digest == other[0].digest) == (plain_words(a) == plain_words(b))


def test_spaces_between_unspaced_letters_do_not_count() -> None:
    spaced, unspaced = find_words(["中 文 很 好", "中文很好"])
    assert spaced.digest == unspaced.digest


def test_the_bounds_of_spaced_words_count() -> None:
    one, other = find_words(["to day", "today"])
    assert one.digest != other.digest


@given(st.lists(TEXTS, min_size=1, max_size=6), st.integers(1, 40))
def test_cutting_into_chunks_changes_nothing(texts: list[str], chunk_chars: int) -> None:
    texts = [text.replace("\x00", "") for text in texts]
    whole = find_words(texts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words_module, "CHUNK_CHARS", chunk_chars)
        cut = find_words(texts)
    for a, b in zip(whole, cut, strict=True):
        assert a.digest == b.digest
        assert np.array_equal(a.hashes, b.hashes)


@pytest.mark.parametrize("word_hash", WordHash)
def test_a_word_of_a_million_letters_is_one_word(word_hash: WordHash) -> None:
    (found,) = find_words(["a" * 1_000_000 + " b"], word_hash=word_hash)
    assert len(found.hashes) == 2
