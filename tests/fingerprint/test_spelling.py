"""Spellings of words against a plain twin."""

from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.fingerprints import SPELLING_BITS, SPELLING_DIGIT, SPELLING_LETTERS, WordHash
from dupfinder.fingerprint import words
from dupfinder.fingerprint.words import find_words

TEXTS = st.text(st.sampled_from("abcdeozxy019 .\n-ŁжЯß中"), max_size=40)


def slow(word: str) -> int:
    """Return the spelling of a word that is normalised."""
    if len(word) < words.LEAST_LETTERS:
        return 0
    kinds = [words._KIND_OF[ord(letter) % 256] for letter in word[:SPELLING_LETTERS]]
    has_digit = any(letter.isdecimal() for letter in word)
    return sum(kind << SPELLING_BITS * place for place, kind in enumerate(kinds)) + SPELLING_DIGIT * has_digit


def slow_words(text: str) -> list[str]:
    found: list[str] = [""]
    for letter in text.casefold():
        alone = letter == "中"
        if alone or not letter.isalnum():
            found.append(letter if alone else "")
            found.append("")
        else:
            found[-1] += letter
    return [word for word in found if word]


@given(st.lists(TEXTS, max_size=4))
def test_spellings_are_those_of_each_word(texts: list[str]) -> None:
    for text, found in zip(texts, find_words(texts), strict=True):
        assert found.spellings.tolist() == [slow(word) for word in slow_words(text)]


@given(TEXTS)
def test_a_long_text_has_the_spellings_of_a_short_one(text: str) -> None:
    whole = text * 40
    (short,) = find_words([whole])
    (long,) = [words._words_of_long_text(whole, WordHash.POLYNOMIAL)]
    assert long.spellings.tolist() == short.spellings.tolist()


def test_letters_that_are_frequent_have_kinds_of_their_own() -> None:
    kinds = words._KIND_OF
    assert len({kinds[ord(letter)] for letter in "etaoins"}) == 7
    assert min(kinds) == 1
    assert max(kinds) == 7
