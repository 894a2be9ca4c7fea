"""The text of PDFs as pdfium reads them, and pypdf where pdfium does not."""

# ruff: noqa: RUF001 - texts in many scripts

import io
from collections.abc import Callable, Sequence

import pypdf
import pytest

from dupfinder.domain.documents import ExtractedText, Metadata

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]
Written = tuple[float, float, str]
MakePdf = Callable[..., bytes]
Lines = Callable[..., list[Written]]


@pytest.fixture
def text_of(make_pdf: MakePdf, extracted: Extracted) -> Callable[..., str]:
    """Return the text of a PDF of these pages."""
    return lambda *pages, **odd: extracted("a.pdf", make_pdf(*pages, **odd)).text


def test_wrapped_lines_become_paragraphs(text_of: Callable[..., str], lines: Lines) -> None:
    page = [
        *lines("A heading", y=720),
        *lines("The first paragraph has lines that go on to the", "margin, until its last one.", y=700),
        *lines("The second paragraph starts after a wider gap, at", "the same place, and ends here.", y=664),
    ]
    assert text_of(page) == (
        "A heading\n"
        "The first paragraph has lines that go on to the margin, until its last one.\n"
        "The second paragraph starts after a wider gap, at the same place, and ends here.\n"
    )


def test_a_sentence_runs_on_over_pages(text_of: Callable[..., str], lines: Lines) -> None:
    first = lines("It starts at the bottom of the first page and its", "end can only be found at the top of the", y=100)
    second = lines("second page, where it ends.", "Another one follows and is not part of it.", y=700)
    assert text_of(first, second) == (
        "It starts at the bottom of the first page and its end can only be found at the top of the second page, where "
        "it ends.\nAnother one follows and is not part of it.\n"
    )


def test_running_headers_and_footers_are_read_once_and_page_numbers_not_at_all(
    text_of: Callable[..., str], lines: Lines
) -> None:
    pages = [
        [
            (72, 750, "The title of the book"),
            *lines(f"Page {name} has words of its own.", y=600),
            (72, 60, f"Draft {number}, confidential"),
            (300, 40, str(number)),
        ]
        for number, name in enumerate(("one", "two", "three", "four"), start=1)
    ]
    assert text_of(*pages) == (
        "The title of the book\n"
        "Page one has words of its own.\nPage two has words of its own.\n"
        "Page three has words of its own.\nPage four has words of its own.\n"
        "Draft 1, confidential\n"
    )


def test_lines_that_are_all_there_is_run_above_or_below_nothing(text_of: Callable[..., str]) -> None:
    vouchers = [[(72, 750, f"Voucher {number}")] for number in (1, 2, 3)]
    assert text_of(*vouchers) == "Voucher 1\nVoucher 2\nVoucher 3\n"
    assert text_of(*vouchers, content="\n100 100 m 200 300 l S\n") == "Voucher 1\n"  # as above a scan


def test_divided_words_are_joined(text_of: Callable[..., str], lines: Lines) -> None:
    page = lines(
        "These words are divided at the end of their li-", "nes, for the lines would have been too full other-", "wise."
    )
    assert text_of(page) == (
        "These words are divided at the end of their lines, for the lines would have been too full otherwise.\n"
    )


def test_the_hyphen_of_a_compound_stays(text_of: Callable[..., str], lines: Lines) -> None:
    page = lines("The long-term plan is at the start; later the long-", "term plan is at the end of a line.")
    assert "later the long-term plan" in text_of(page)


def test_chinese_lines_are_joined_without_a_space(text_of: Callable[..., str], lines: Lines) -> None:
    assert (
        text_of(lines("哈巴谷爱神但却很少有人像他这样预备", "好与神进行对话"))
        == "哈巴谷爱神但却很少有人像他这样预备好与神进行对话\n"
    )


def test_letters_beyond_the_basic_plane_do_not_shift_the_lines(text_of: Callable[..., str], lines: Lines) -> None:
    page = lines("The letters 𝐴 and 𝐵 are two units of UTF-16, which", "moves all that follows.", y=700) + lines(
        "Alone", y=600
    )
    assert text_of(page) == "The letters 𝐴 and 𝐵 are two units of UTF-16, which moves all that follows.\nAlone\n"


@pytest.mark.parametrize("rotate", [0, 90, 180, 270])
def test_pages_that_are_turned_are_read_as_they_are_seen(
    text_of: Callable[..., str], lines: Lines, rotate: int
) -> None:
    pages = [
        [
            (72, 750, "The header"),
            *lines(f"Page {name} is turned, and its lines are as long", "as those of others.", y=400),
        ]
        for name in ("one", "two", "three")
    ]
    assert text_of(*pages, rotate=rotate) == "The header\n" + "".join(
        f"Page {name} is turned, and its lines are as long as those of others.\n" for name in ("one", "two", "three")
    )


def test_arabic_is_read_from_right_to_left(text_of: Callable[..., str]) -> None:
    # As it stands on the page, from left to right, with a ligature of two letters, a number and a foreign word.
    page = [(300, 700, "2021 ربمتبس Firefox نم {لا}سلا")]
    assert text_of(page) == "السلام من Firefox سبتمبر 2021\n".replace("السلام", "السلا")


def test_filled_in_fields_and_free_text_are_read_and_comments_not(make_pdf: MakePdf, extracted: Extracted) -> None:
    rect = "/Rect[100 100 300 120]"
    data = make_pdf(
        [(72, 700, "The form")],
        annotations=[
            f"<</Type/Annot/Subtype/FreeText{rect}/Contents(Typed over it)/DA(/F1 10 Tf)>>",
            f"<</Type/Annot/Subtype/Text{rect}/Contents(A comment)>>",
            f"<</Type/Annot/Subtype/FreeText{rect}/F 2/Contents(Hidden)/DA(/F1 10 Tf)>>",
        ],
        fields=[
            f"<</Type/Annot/Subtype/Widget{rect}/FT/Tx/T(name)/V(Ada Lovelace)>>",
            f"<</Type/Annot/Subtype/Widget{rect}/FT/Btn/T(box)/V/Yes>>",
            f"<</Type/Annot/Subtype/Widget{rect}/FT/Tx/T(empty)>>",
        ],
    )
    assert extracted("a.pdf", data).text == "The form\nTyped over it\nAda Lovelace\n"


def test_metadata_is_read(make_pdf: MakePdf, extracted: Extracted) -> None:
    info = {"Title": " A title ", "Author": "Ada", "CreationDate": "D:20240229123456+01'30'", "ModDate": "D:2024"}
    data = make_pdf([(72, 700, "Text")], [], info=info)
    assert extracted("a.pdf", data).metadata == Metadata(
        title="A title", author="Ada", created="2024-02-29T12:34:56+01:30", modified="2024", page_count=2
    )


@pytest.mark.parametrize(
    ("date", "iso"),
    [
        ("D:20240229123456Z", "2024-02-29T12:34:56Z"),
        ("D:20240229123456Z'", "2024-02-29T12:34:56Z"),
        ("D:20240229123456-05'00", "2024-02-29T12:34:56-05:00"),
        ("20240229123456", "2024-02-29T12:34:56"),
        ("D:202402291234", "2024-02-29T12:34:00"),
        ("D:20240229", "2024-02-29"),
        ("D:202402", "2024-02"),
        ("yesterday", None),
        ("", None),
    ],
)
def test_dates_are_as_precise_as_the_document_has_them(
    make_pdf: MakePdf, extracted: Extracted, date: str, iso: str | None
) -> None:
    data = make_pdf([(72, 700, "Text")], info={"CreationDate": date})
    assert extracted("a.pdf", data).metadata.created == iso


def encrypted(data: bytes, password: str, algorithm: str) -> bytes:
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(data))
    writer.encrypt(password, "owner", algorithm=algorithm)
    buffer = io.BytesIO()
    writer.write(buffer)
    return buffer.getvalue()


@pytest.mark.parametrize("algorithm", ["RC4-128", "AES-128", "AES-256"])
def test_an_empty_password_opens_and_any_other_does_not(
    make_pdf: MakePdf, extracted: Extracted, problem: Problem, algorithm: str
) -> None:
    data = make_pdf([(72, 700, "Not so secret")])
    assert extracted("a.pdf", encrypted(data, "", algorithm)).text == "Not so secret\n"
    assert problem("a.pdf", encrypted(data, "x", algorithm)) == "encrypted: The PDF is encrypted and needs a password."


@pytest.mark.parametrize("pages", [1, 12])
def test_pages_without_text_are_counted(make_pdf: MakePdf, extracted: Extracted, pages: int) -> None:
    empty: Sequence[list[Written]] = [[]] * pages
    found = extracted("a.pdf", make_pdf(*empty))
    assert (found.text, found.metadata.page_count) == ("", pages)


@pytest.mark.parametrize("share", [0.05, 0.3, 0.6, 0.9, 0.97])
def test_a_pdf_that_was_cut_off_is_damaged(make_pdf: MakePdf, problem: Problem, lines: Lines, share: float) -> None:
    data = make_pdf(*[lines(f"Page {number}") for number in range(10)])
    assert problem("a.pdf", data[: int(len(data) * share)]) == "damaged: The PDF is damaged: its end is missing."


def test_padding_behind_the_end_does_no_harm(make_pdf: MakePdf, extracted: Extracted) -> None:
    assert extracted("a.pdf", make_pdf([(72, 700, "Text")]) + bytes(20_000)).text == "Text\n"


def test_a_pdf_without_pages_is_damaged(make_pdf: MakePdf, problem: Problem) -> None:
    assert problem("a.pdf", make_pdf()) == "damaged: The PDF is damaged: it has no pages."


def test_garbage_called_pdf_is_damaged(problem: Problem) -> None:
    assert problem("a.pdf", bytes(range(256)) * 10).startswith("damaged: The PDF is damaged")


@pytest.mark.parametrize("kids", [b"[6 0 R 99 0 R]", b"[99 0 R 8 0 R]"])
def test_a_page_that_cannot_be_loaded_makes_the_whole_damaged(
    make_pdf: MakePdf, problem: Problem, lines: Lines, kids: bytes
) -> None:
    data = make_pdf(lines("First"), lines("Second"))
    assert b"[6 0 R 8 0 R]" in data
    assert problem("a.pdf", data.replace(b"[6 0 R 8 0 R]", kids)) == (
        "damaged: The PDF is damaged: 1 of 2 pages cannot be read."
    )


def test_what_pdfium_refuses_pypdf_reads(make_pdf: MakePdf, extracted: Extracted, lines: Lines) -> None:
    data = make_pdf(lines("First"), lines("Second"), info={"Title": "Patience"})
    found = extracted("a.pdf", data.replace(b"/Root 1 0 R", b"/Root 77 0 R"))
    assert found.text == "First\nSecond\n"
    assert found.metadata == Metadata(title="Patience", page_count=2)


def test_H1_a_pdf_of_too_many_letters_is_too_large(
    make_pdf: MakePdf, problem: Problem, extracted: Extracted, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = make_pdf(lines("First page"), lines("Second page"))
    assert extracted("a.pdf", data).text == "First page\nSecond page\n"
    monkeypatch.setattr("dupfinder.extract.pdf.text.MOST_LETTERS", 20)
    assert problem("a.pdf", data).startswith("too-large: The PDF has more than ")
