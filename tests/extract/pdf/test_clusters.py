"""Lines whose letters are drawn as several signs, as Chromium and LibreOffice do."""

# ruff: noqa: RUF001 - texts in many scripts

from collections.abc import Callable

import pypdfium2.raw as pdfium
import pytest

from dupfinder.domain.documents import ExtractedText
from dupfinder.extract.pdf import clusters
from telling_files import pdf, pdf_stream

Extracted = Callable[..., ExtractedText]


def cluster(text: str, *places: float) -> str:
    """Return what draws a sign at each of these places and says by `ActualText` what they are together."""
    signs = "".join(f"1 0 0 1 {x} 700 Tm ({'abcdeghknopqsuvxyz'[int(x * 10) % 18]}) Tj " for x in places)
    return f"/Span<</ActualText<feff{text.encode('utf-16-be').hex()}>>>BDC {signs}EMC "


def at(x: float, text: str, *, y: float = 700) -> str:
    return f"1 0 0 1 {x} {y} Tm ({text}) Tj "


def read(extracted: Extracted, *drawn: str) -> str:
    return extracted("page.pdf", pdf(f"BT /F 12 Tf {''.join(drawn)}ET")).text.rstrip("\n")


def test_a_cluster_of_several_signs_is_no_end_of_a_word(extracted: Extracted) -> None:
    words = cluster("का", 50, 56.7), cluster("र", 63.4), at(70.1, " "), cluster("भा", 74, 80.7), cluster("ग", 87.4)
    assert read(extracted, *words) == "कार भाग"


def test_a_cluster_is_told_once_though_another_letter_stands_between_its_signs(
    extracted: Extracted,
) -> None:
    """Chromium goes back for the letter behind a Thai vowel sign; pdfium sorts by place and gives `บั` twice."""
    assert read(extracted, cluster("บั", 50, 57.1), cluster("น", 57), cluster("ทึ", 63.7, 70.4)) == "บันทึ"


def test_a_vowel_sign_that_is_drawn_further_right_stays_with_its_letter(extracted: Extracted) -> None:
    assert read(extracted, cluster("স", 50), cluster("ু", 57.4), cluster("ৰ", 56.7)) == "সুৰ"


def test_signs_that_a_font_lacks_are_read_where_they_stand(extracted: Extracted) -> None:
    """LibreOffice draws all spaces and hyphens of a line in another font first, and then its letters."""
    others = "1 0 0 1 56.7 700 Tm [( ) -558 (-) -558 (.)] TJ "
    letters = (cluster(letter, x) for letter, x in (("კ", 50), ("ა", 60), ("ბ", 70.7), ("ო", 80.7)))
    assert read(extracted, others, *letters) == "კ ა-ბ.ო"


@pytest.mark.parametrize("rise", [0.0, 6.0])
def test_lines_that_pdfium_takes_for_one_are_not_sorted_into_each_other(rise: float, extracted: Extracted) -> None:
    text = read(extracted, cluster("กา", 50, 57), at(300, "end"), at(50, "Next line", y=688 + rise))
    assert "Next line" in text


def test_arabic_letters_that_are_drawn_by_themselves_make_words(extracted: Extracted) -> None:
    """Chromium draws a line of Arabic from left to right, letter by letter, and the spaces between the words."""
    words = [cluster(letter, x) for letter, x in (("م", 50), ("ا", 56.7), ("ل", 63.4), ("س", 70.1))]
    again = [cluster(letter, x) for letter, x in (("د", 81), ("ل", 87.7), ("ب", 94.4))]
    assert read(extracted, *words, at(77, " "), *again) == "بلد سلام"


def test_letters_that_are_said_together_keep_their_order(extracted: Extracted) -> None:
    """Lam, shadda and alef are one sign; pdfium turns them around where a line is drawn from left to right."""
    word = cluster("\u0628", 56.7), cluster("\u0644\u0651\u0627", 50)
    assert read(extracted, *reversed(word)) == read(extracted, *word) == "\u0628\u0644\u0651\u0627"


WORDS = cluster("का", 50, 56.7) + cluster("र", 63.4) + at(70.1, " ") + cluster("भा", 74, 80.7) + cluster("ग", 87.4)
ARABIC = "".join(cluster(letter, x) for letter, x in (("د", 50), ("ل", 56.7), ("ب", 63.4)))
TURNED = {90: "0 1 -1 0 800 0", 180: "-1 0 0 -1 600 800", 270: "0 -1 1 0 0 600"}
"""How a page that is turned clockwise is drawn, to be seen upright."""


@pytest.mark.parametrize(
    ("drawn", "words"), [(f"{at(43.3, 'a')}{WORDS}", "aकार भाग"), (f"{ARABIC}{at(30, '5')}", "بلد 5")]
)
def test_clusters_within_a_form_are_where_that_is_drawn(drawn: str, words: str, extracted: Extracted) -> None:
    """Chromium draws what is half transparent in a form; where pdfium places its clusters is not on the page."""
    form = pdf_stream(
        f"BT /F 12 Tf {drawn}ET".encode(),
        "/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Matrix[.75 0 0 -.75 0 700]/Resources<</Font<</F 3 0 R>>>>",
    )
    page = pdf("1 0 0 -1 0 800 cm /X Do", resources="/XObject<</X 4 0 R>>", objects=[form])
    assert words in extracted("page.pdf", page).text.splitlines()


@pytest.mark.parametrize("degrees", TURNED)
def test_clusters_of_turned_pages_are_read_as_they_are_seen(degrees: int, extracted: Extracted) -> None:
    page = pdf(f"{TURNED[degrees]} cm BT /F 12 Tf {WORDS}ET", page_entries={0: f"/Rotate {degrees}"})
    assert extracted("page.pdf", page).text.rstrip("\n") == "कार भाग"


def test_words_that_pdfium_takes_for_two_lines_stay_two(extracted: Extracted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "MOST_RUNS", 0)
    assert read(extracted, at(60, "cd "), cluster("का", 80, 86.7)).split() == ["cd", "का"]


def test_the_shadow_of_a_line_takes_no_spaces_from_it(extracted: Extracted) -> None:
    """Chromium draws it first; pdfium gives its clusters again, its single letters not."""
    shadow = at(49.8, "a") + at(56.5, " ") + cluster("भा", 59.8, 66.5) + cluster("ग", 73.2) + at(81, "b")
    line = at(50, "a") + at(56.7, " ") + cluster("भा", 60, 66.7) + cluster("ग", 73.4) + at(81.2, "b")
    assert read(extracted, shadow, line) == "a भागb"


def test_of_marks_in_each_other_a_few_are_looked_at(extracted: Extracted, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many texts in as many marks are four million times one of them in a file of 170 KB."""
    asked: list[int] = []
    get_mark = pdfium.FPDFPageObj_GetMark

    def counted(text: object, number: int) -> object:
        asked.append(number)
        return get_mark(text, number)

    monkeypatch.setattr(pdfium, "FPDFPageObj_GetMark", counted)
    words = "".join(cluster(letter, x) for letter, x in (("म", 50), ("र", 56.7), ("ग", 63.4)))
    assert read(extracted, "/Span<</A 1>>BDC " * 2000, words, "EMC " * 2000) == "मरग"
    assert len(asked) <= 3 * clusters.MOST_MARKS
