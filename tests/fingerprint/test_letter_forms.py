"""Digests of texts whose letters are written in another way."""

import unicodedata

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from altered_pairs import written_otherwise
from dupfinder.domain.masks import LETTER_FORMS, form_between
from dupfinder.domain.pairs import Variable
from dupfinder.fingerprint import analyse
from dupfinder.fingerprint.hashing import words_digest
from dupfinder.fingerprint.letter_forms import letter_form_digests, number_places
from dupfinder.fingerprint.traditional import SIMPLIFIED, TRADITIONAL
from template_pairs import edited, filled_in

ACCENTS, UMLAUTS, SCRIPT, SPACES, LIST_NUMBERS = LETTER_FORMS
TEXTS = st.text(st.sampled_from("aeoué èäöøœñşșłЁёй簡简乾𠀀 ."), max_size=12)


def way_between(a: str, b: str) -> Variable | None:
    first, second = analyse([a, b])
    return form_between(first.masked_digests, second.masked_digests)


def slow(text: str, form: Variable) -> str:
    """Return the letters of a text as this form has them."""
    if form is ACCENTS:
        plain = {"ø": "o", "ł": "l", "ё": "е", "й": "й"}  # noqa: RUF001 - Cyrillic
        return "".join(plain.get(one, unicodedata.normalize("NFD", one)[0]) for one in text)
    if form is UMLAUTS:
        two = {"ä": "ae", "ö": "oe", "ø": "oe", "œ": "oe"}
        return "".join(two.get(one, one) for one in text)
    if form in {SPACES, LIST_NUMBERS}:
        return text
    return text.translate(str.maketrans(TRADITIONAL, SIMPLIFIED))


@given(TEXTS.filter(bool), TEXTS.filter(bool))
def test_digests_are_equal_exactly_where_the_letters_are(a: str, b: str) -> None:
    letters = [np.array(list(map(ord, text)), np.uint32) for text in (a, b)]
    lengths = [np.array([len(each)]) for each in letters]
    digests = [
        letter_form_digests(each, length, np.zeros(1, np.uint8), words_digest(length, each))
        for each, length in zip(letters, lengths, strict=True)
    ]
    for number, form in enumerate(LETTER_FORMS):
        first, second = (each[8 * number : 8 * number + 8] for each in digests)
        assert (first == second) == (slow(a, form) == slow(b, form))


@given(st.lists(st.lists(st.text(st.sampled_from("aé1٣漢"), min_size=1, max_size=3), max_size=6), max_size=4))
def test_where_numbers_begin_is_told_of_many_texts_as_of_one(texts: list[list[str]]) -> None:
    words = [word for text in texts for word in text]
    letters, lengths = np.array(list(map(ord, "".join(words))), np.uint32), np.array(list(map(len, words)), np.uint8)
    places = number_places(letters, lengths).tolist()
    for before, word, place in zip(["", *words], words, places, strict=False):
        assert place == (word[0].isdecimal() and 1 + before[-1:].isdecimal())
    # Together or by itself, a text has the same digests.
    together = analyse([" ".join(text) for text in texts])
    alone = [analyse([" ".join(text)])[0] for text in texts]
    assert [one.masked_digests for one in together] == [one.masked_digests for one in alone]


@pytest.mark.parametrize(
    ("a", "b", "form"),
    [
        ("Le café était fermé à Noël", "le cafe etait ferme a noel", ACCENTS),
        ("Grüße aus Österreich", "Gruesse aus Oesterreich", UMLAUTS),
        ("Grüße aus Österreich", "Grusse aus Osterreich", ACCENTS),
        ("這個檔案與那個檔案相同", "这个档案与那个档案相同", SCRIPT),
        ("Întreţinători şi", "Întreținători și", ACCENTS),
        ("Rules\n1. Be kind.\n2. Be brief.", "Rules\nBe kind.\nBe brief.", LIST_NUMBERS),
        (
            "Rules\n1 Be kind.\n1.1 Be brief.\n1.2 Be quick.",
            "Rules\n(a) Be kind.\nBe brief.\n(b) Be quick.",
            LIST_NUMBERS,
        ),
        ("A\ti. one\nii. two\niii. three", "A\tone\ntwo\nthree", LIST_NUMBERS),
        ("Rules\n1.Be kind.\n2.Be brief.", "Rules\nBe kind.\nBe brief.", LIST_NUMBERS),
        ("一、甲乙\n二、丙丁", "甲乙\n丙丁", LIST_NUMBERS),
        ("5. May: closed", "12. May: closed", None),
        ("4. Be kind.\n5. Be brief.", "5. Be kind.\n6. Be brief.", None),
        ("A dog barks.\nI sleep.", "Dog barks.\nSleep.", None),
        ("Buy\n1 kg flour\n2 l milk\n3 eggs", "Buy\n1 kg flour\n1 l milk\n2 eggs", None),
        ("Won\n1:1 Bern, Thun\n1:2 Zug, Uster", "Won\n1:1 Bern, Thun\n1:1 Zug, Uster", None),
        ("Anna\na river\nb hill\nc sea\na lake", "Anna\na river\nb hill\na sea\na lake", None),
        ("i. one\nA dog\nii. two", "one\nA dog\ntwo", LIST_NUMBERS),
        ("\n".join(f"({one}) river" for one in "abcdefghijk"), "river\n" * 11, LIST_NUMBERS),
        ("a text", "another text", None),
        ("two words", "twowords", SPACES),
        ("columns of 12 pieces", "columnsof12 pieces", SPACES),
        ("1 23", "12 3", None),
        ("an ice café", "a nice cafe", None),
        ("for 1.23 4 äpfel", "for 12.3 4 aepfel", None),
        ("pay 12.50 now", "pay 1250 now", None),
        ("ادفع ١٢.٣٤ الآن", "ادفع ١٢٣٤ الآن", None),
        ("two words", "two swords", None),
        ("", "", None),
    ],
)
def test_the_way_is_named(a: str, b: str, form: Variable | None) -> None:
    assert way_between(a, b) is form


def test_full_width_is_no_difference() -> None:
    wide, narrow = analyse(["\uff46\uff55\uff4c\uff4c width", "full width"])
    assert wide.text_digest == narrow.text_digest


def test_all_made_up_pairs_are_told_and_no_others() -> None:
    for pair, way in written_otherwise(16, seed=2):
        assert way_between(pair.left, pair.right) is way, (pair.code, pair.right)
    for pair in (*filled_in(32, seed=3), *edited(32, seed=3)):
        assert way_between(pair.left, pair.right) is None
