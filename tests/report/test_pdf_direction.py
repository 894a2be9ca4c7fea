import unicodedata

import pytest

from dupfinder.report.pdf_fonts import is_right_to_left, visual

ALEF, BET, GIMEL = "\u05d0\u05d1\u05d2"


def test_what_runs_from_left_to_right_stays_as_it_is() -> None:
    text = "Contract (final) 2024.docx"
    assert not is_right_to_left(text)
    assert visual(text) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{ALEF}{BET}{GIMEL}", f"{GIMEL}{BET}{ALEF}"),
        # A number in a line of Hebrew is read from left to right, and stands to the left of the word before it.
        (f"{ALEF}{BET} 123", f"123 {BET}{ALEF}"),
        (f"{ALEF}{BET}-12.5%", f"12.5%-{BET}{ALEF}"),
        # In a line that begins with Latin letters, words of Hebrew are turned, the line is not.
        (f"report {ALEF}{BET} {GIMEL}.pdf", f"report {GIMEL} {BET}{ALEF}.pdf"),
        (f"{ALEF}{BET}.pdf", f"pdf.{BET}{ALEF}"),
        # Brackets keep their meaning.
        (f"({ALEF}{BET}) {GIMEL}", f"{GIMEL} ({BET}{ALEF})"),
        (f"{ALEF} (copy).pdf", f"pdf.(copy) {ALEF}"),
        (f"{ALEF} [a (1)].pdf", f"pdf.[a (1)] {ALEF}"),
        (f"copy ({ALEF}) 2).pdf", f"copy ({ALEF}) 2).pdf"),
    ],
)
def test_hebrew_stands_in_the_order_of_unicode(text: str, expected: str) -> None:
    assert visual(text) == expected


def test_a_point_stays_behind_its_letter() -> None:
    assert visual(f"{ALEF}\u05b8{BET}") == f"{BET}{ALEF}\u05b8"


def test_arabic_letters_take_the_forms_that_join_them() -> None:
    shown = visual("\u0643\u062a\u0627\u0628 \u0628")  # kitab, and a letter alone
    names = [unicodedata.name(letter) for letter in reversed(shown) if letter != " "]
    assert [name.removeprefix("ARABIC LETTER ") for name in names] == [
        "KAF INITIAL FORM",
        "TEH MEDIAL FORM",
        "ALEF FINAL FORM",
        "BEH ISOLATED FORM",
        "BEH ISOLATED FORM",
    ]
    assert unicodedata.normalize("NFKC", shown[::-1]) == "\u0643\u062a\u0627\u0628 \u0628"


def test_lam_with_alef_is_one_sign() -> None:
    assert visual("\u0633\u0644\u0627\u0645") == "\ufee1\ufefc\ufeb3"


def test_a_vowel_does_not_part_letters() -> None:
    assert visual("\u0628\u064e\u0628") == "\ufe90\ufe91\u064e"


def test_european_digits_in_arabic_keep_their_order() -> None:
    assert visual("\u0628 2024").startswith("2024 ")
