"""Words of a PDF that nobody sees, and those that only seem so."""

import io
from collections.abc import Callable

import pytest

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText
from dupfinder.extract import SourceFile, extract
from dupfinder.extract.pdf import unseen_words

MakePdf = Callable[..., bytes]

PAGE = [(72, 700, "The page has a few more words than a bare one has")]
CLAUSE = "BT /F1 10 Tf 1 0 0 1 72 600 Tm %s <2324252627282930> Tj ET"
TRANSPARENT = "/ExtGState<</G<</ca 0>>>>"
SCAN = "q %s cm BI /W 20 /H 20 /CS/G /BPC 8 /F/AHx ID " + "c0" * 400 + "> EI Q"
UNSEEN = {
    "invisible": "3 Tr",
    "white": "1 g",
    "white of three colours": "1 1 1 rg",
    "white ink": "0 0 0 0 k",
    "transparent": "/G gs",
    "tiny": "/F1 0.1 Tf",
    "tiny by its matrix": "0.01 0 0 0.01 72 600 Tm",
    "below the page": "1 0 0 1 72 -50 Tm",
    "left of the page": "1 0 0 1 -200 600 Tm",
    "above the page": "1 0 0 1 72 850 Tm",
}


def read(data: bytes) -> ExtractedText:
    return extract(SourceFile("a.pdf", io.BytesIO(data), len(data)))


def unseen(data: bytes) -> list[str] | None:
    """Return the words that are told as hidden; `None` where that cannot be told."""
    beyond = read(data).beyond
    if ContentKind.HIDDEN in beyond.unseen:
        return None
    return [one.label for one in beyond.items.get(ContentKind.HIDDEN, ())]


def clause(make_pdf: MakePdf, shown: str, *, before: str = "", after: str = "", rotate: int = 0) -> bytes:
    """Return a page with a clause, and what is drawn before and after it."""
    content = f"\n{before} q {CLAUSE % shown} Q {after}\n"
    return make_pdf(PAGE, content=content, resources=TRANSPARENT, rotate=rotate)


@pytest.mark.parametrize("case", UNSEEN)
def test_words_that_are_not_seen_are_hidden_and_stay_in_the_text(make_pdf: MakePdf, case: str) -> None:
    shown, hidden = clause(make_pdf, ""), clause(make_pdf, UNSEEN[case])
    assert unseen(shown) == []
    (words,) = unseen(hidden) or [""]
    assert words
    assert words in " ".join(read(hidden).text.split())
    assert sorted(read(hidden).text.split()) == sorted(read(shown).text.split())


def test_the_same_words_are_hidden_in_the_same_way_however_it_is_done(make_pdf: MakePdf) -> None:
    found = {read(clause(make_pdf, way)).beyond.items[ContentKind.HIDDEN] for way in UNSEEN.values()}
    assert len({one.digest for items in found for one in items}) == 1


@pytest.mark.parametrize("rotate", [90, 180, 270])
@pytest.mark.parametrize("case", ["white", "invisible"])
def test_words_on_a_turned_page_are_looked_for_where_they_are(make_pdf: MakePdf, rotate: int, case: str) -> None:
    assert unseen(clause(make_pdf, "", rotate=rotate)) == []
    assert len(unseen(clause(make_pdf, UNSEEN[case], rotate=rotate)) or ()) == 1


SEEN = {
    "white on a dark box": ("1 g", "0.2 g 60 590 300 30 re f 0 g"),
    "white on a picture": ("1 g", SCAN % "300 0 0 40 60 590"),
    "invisible on a scan": ("3 Tr", SCAN % "800 0 0 800 0 0"),
    "invisible on a picture": ("3 Tr", SCAN % "300 0 0 40 60 590"),
    "white with a dark edge": ("1 g 2 Tr", ""),
    "pale": ("0.9 g", ""),
    "small": ("/F1 3 Tf", ""),
}


@pytest.mark.parametrize("case", SEEN)
def test_words_that_are_seen_or_belong_to_a_scan_are_not_hidden(make_pdf: MakePdf, case: str) -> None:
    shown, before = SEEN[case]
    assert unseen(clause(make_pdf, shown, before=before)) == []


def test_invisible_words_may_be_those_of_a_scan_that_is_drawn_over_them(make_pdf: MakePdf) -> None:
    assert unseen(clause(make_pdf, "3 Tr", after=SCAN % "800 0 0 800 0 0")) == []


def test_invisible_words_over_what_is_seen_are_not_hidden(make_pdf: MakePdf) -> None:
    assert unseen(clause(make_pdf, "3 Tr", after=CLAUSE % "0 Tr")) == []


def test_a_white_ground_shows_no_white_words(make_pdf: MakePdf) -> None:
    assert len(unseen(clause(make_pdf, "1 g", before="1 g 0 0 800 800 re f 0 g")) or ()) == 1


def test_a_dark_box_shows_what_is_written_after_it_only(make_pdf: MakePdf) -> None:
    white, box = f"1 g {CLAUSE % ''}", "0.2 g 60 590 300 30 re f"
    assert unseen(make_pdf(PAGE, content=f"\n{box} {white}\n")) == []
    assert unseen(make_pdf(PAGE, content=f"\n{white} {box}\n")) != []


def test_white_words_in_a_form_are_looked_for_where_they_are(make_pdf: MakePdf) -> None:
    words = "1 g BT /F1 10 Tf 0 0 Td <2324252627282930> Tj ET"
    form = (
        "<</Type/XObject/Subtype/Form/BBox[-9 -9 400 400]/Matrix[1 0 0 1 72 600]/Resources<</Font<</F1 3 0 R>>>>"
        f"/Length {len(words)}>>\nstream\n{words}\nendstream"
    )
    for before, count in (("0.2 g 60 590 300 30 re f", 0), ("0.2 g 60 90 300 30 re f", 1)):
        data = make_pdf(PAGE, others=[form], content=f"\n{before} /X Do\n", resources="/XObject<</X 5 0 R>>")
        assert len(unseen(data) or ()) == count


def test_white_blanks_and_dashes_are_no_words(make_pdf: MakePdf) -> None:
    written = [(72, 700, "The page - has a few more words than a bare one has")]
    codes = {letter: f"{33 + n:x}" for n, letter in enumerate(sorted({*written[0][2]}))}
    blank = CLAUSE.replace("<2324252627282930>", f"<{codes[' ']}{codes['-']}{codes['-']}>") % "1 g"
    assert unseen(make_pdf(written, content=f"\n{blank}\n")) == []


def test_H1_of_very_many_pages_and_texts_some_are_looked_at(make_pdf: MakePdf, monkeypatch: pytest.MonkeyPatch) -> None:
    white = f"\n1 g {CLAUSE % ''}\n"
    monkeypatch.setattr(unseen_words, "MOST_DRAWN", 1)
    assert len(unseen(make_pdf(PAGE, content=white)) or ()) == 1
    assert unseen(make_pdf(PAGE, PAGE, content=white)) is None
    monkeypatch.setattr(unseen_words, "MOST_UNSEEN", 0)
    assert unseen(make_pdf(PAGE, content="\n" + CLAUSE % "1 0 0 1 72 -50 Tm")) is None


def test_pages_on_which_all_was_unseen_vouch_for_the_others(make_pdf: MakePdf, monkeypatch: pytest.MonkeyPatch) -> None:
    white, seen = f"1 g {CLAUSE % ''}", f"{CLAUSE % '3 Tr'} {CLAUSE % '0 Tr'}"
    monkeypatch.setattr(unseen_words, "ENOUGH_DRAWN", 2)
    monkeypatch.setattr(unseen_words, "MOST_DRAWN", 2)
    assert len(unseen(make_pdf(*[PAGE] * 5, content=f"\n{white}\n")) or ()) == 5
    assert unseen(make_pdf(*[PAGE] * 5, content=f"\n{seen}\n")) is None
