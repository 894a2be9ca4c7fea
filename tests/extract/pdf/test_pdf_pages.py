"""The pages of PDFs as they are seen: words with their boxes, and pictures."""

import io
from collections.abc import Callable, Sequence

import pytest

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.pages import Box, PageWords, Picture
from dupfinder.extract import SourceFile, pages, picture, thumbnail
from dupfinder.extract.pdf import pages as pdf_pages
from dupfinder.extract.pdf.pictures import MOST_PIXELS, MOST_SIDE_PX
from hostile_files.pdf_writing import one_page, stream

MakePdf = Callable[..., bytes]
Lines = Callable[..., list[tuple[float, float, str]]]
SIDE = 800.0
"""Of the pages that `make_pdf` makes."""
LETTER = 5.0
RED, GREEN, WHITE = (255, 0, 0), (0, 255, 0), (255, 255, 255)


def source(data: bytes, name: str = "a.pdf") -> SourceFile:
    return SourceFile(name, io.BytesIO(data), len(data))


def seen(data: bytes) -> tuple[PageWords, ...]:
    return pages(source(data))


def drawn(data: bytes, *, page: int = 0, width_px: int = 200) -> Picture:
    return picture(source(data), page=page, width_px=width_px)


def colour(shown: Picture, x: int, y: int) -> tuple[int, ...]:
    start = 3 * (y * shown.width_px + x)
    return tuple(shown.pixels[start : start + 3])


def drawing(content: str, *, page: str = "") -> bytes:
    """Return a page of 600 by 800 points with that drawing, and more in its dictionary."""
    return one_page(stream(content.encode()), page=page.encode())


def assert_stands_at(box: Box, x: float, baseline: float, letters: int) -> None:
    assert box.left == pytest.approx(x, abs=1)
    # The last letter may be wider than the font says.
    assert x + LETTER * letters <= box.right + 1 < x + LETTER * (letters + 1)
    # Higher than its letters, and not as high as two lines.
    assert box.top < SIDE - baseline - 6 < SIDE - baseline <= box.bottom
    assert box.bottom - box.top < 20


def test_every_page_has_its_size_and_its_words_in_reading_order(make_pdf: MakePdf, lines: Lines) -> None:
    found = seen(make_pdf(lines("The first page", "has two lines"), [], lines("The third")))
    assert [page.words for page in found] == [
        ("The", "first", "page", "has", "two", "lines"),
        (),
        ("The", "third"),
    ]
    assert {(page.width_pt, page.height_pt) for page in found} == {(SIDE, SIDE)}


@pytest.mark.parametrize("rotate", [0, 90, 180, 270])
def test_boxes_are_where_words_are_seen_however_the_page_is_turned(make_pdf: MakePdf, rotate: int) -> None:
    (page,) = seen(make_pdf([(72, 700, "Some words"), (300, 100, "below")], rotate=rotate))
    assert page.words == ("Some", "words", "below")
    assert_stands_at(page.boxes[0], 72, 700, 4)
    assert_stands_at(page.boxes[1], 72 + 5 * LETTER, 700, 5)
    assert_stands_at(page.boxes[2], 300, 100, 5)


@pytest.mark.parametrize("rotate", [0, 90, 180, 270])
def test_boxes_lie_on_the_ink_of_a_cropped_and_turned_page(rotate: int) -> None:
    data = drawing("BT /F1 24 Tf 120 260 Td (WWWW) Tj ET", page=f"/CropBox[100 200 400 300]/Rotate {rotate}")
    (page,) = seen(data)
    assert (page.width_pt, page.height_pt) == ((300, 100) if rotate % 180 == 0 else (100, 300))
    shown = drawn(data, width_px=round(page.width_pt))
    dark = [(x, y) for x in range(shown.width_px) for y in range(shown.height_px) if sum(colour(shown, x, y)) < 300]
    (box,) = page.boxes
    assert len(dark) > 100
    assert all(box.left - 1 <= x <= box.right and box.top - 1 <= y <= box.bottom for x, y in dark)


def test_words_beyond_the_visible_part_of_a_page_are_left_out() -> None:
    content = "BT /F1 12 Tf 120 260 Td (inside) Tj 0 300 Td (outside) Tj ET"
    assert seen(drawing(content, page="/CropBox[100 200 400 300]"))[0].words == ("inside",)


@pytest.mark.parametrize(
    ("x", "y", "edges"),
    [
        (80, 250, {"left": 0}),
        (380, 250, {"right": 300}),
        (200, 195, {"bottom": 100}),
        (200, 295, {"top": 0}),
    ],
)
def test_of_a_word_over_the_edge_of_a_page_the_box_ends_there(x: int, y: int, edges: dict[str, float]) -> None:
    (page,) = seen(drawing(f"BT /F1 24 Tf {x} {y} Td (WWWW) Tj ET", page="/CropBox[100 200 400 300]"))
    (box,) = page.boxes
    assert {name: getattr(box, name) for name in edges} == edges
    assert 0 <= box.left < box.right <= 300
    assert 0 <= box.top < box.bottom <= 100


def test_pages_behind_the_most_words_are_shown_without(
    make_pdf: MakePdf, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pdf_pages, "MOST_PAGE_WORDS", 5)
    found = seen(make_pdf(lines("one two three"), lines("four five six"), lines("seven")))
    assert [page.words for page in found] == [("one", "two", "three"), ("four", "five"), ()]
    assert [len(page.boxes) for page in found] == [3, 2, 0]


def test_letters_of_scripts_without_spaces_stand_alone(make_pdf: MakePdf) -> None:
    (page,) = seen(make_pdf([(72, 700, "第一节 AB、北")]))
    assert page.words == ("第", "一", "节", "AB", "、", "北")
    assert [round(box.left) for box in page.boxes] == [72, 77, 82, 92, 102, 107]


def test_a_divided_word_is_two_words_the_first_with_its_hyphen(make_pdf: MakePdf, lines: Lines) -> None:
    (page,) = seen(make_pdf(lines("The end of a li-", "ne divides it")))
    assert page.words == ("The", "end", "of", "a", "li-", "ne", "divides", "it")
    assert page.boxes[4].bottom <= page.boxes[5].bottom - 10
    assert page.boxes[5].left == pytest.approx(72, abs=1)


def test_words_are_spelled_as_in_texts(make_pdf: MakePdf) -> None:
    # A ligature that stands for itself, a letter with its accent apart, a control character.
    (page,) = seen(make_pdf([(72, 700, "ﬁnd cafe\u0301 a\x02b")]))
    assert page.words == ("find", "café", "ab")


def test_a_page_without_words_is_a_page(make_pdf: MakePdf) -> None:
    assert seen(make_pdf([])) == (PageWords(width_pt=SIDE, height_pt=SIDE, words=(), boxes=()),)


def test_a_picture_is_drawn_on_white_in_the_width_that_is_asked_for() -> None:
    shown = drawn(drawing("1 0 0 rg 0 400 300 400 re f 0 1 0 rg 300 0 300 400 re f"), width_px=300)
    assert (shown.width_px, shown.height_px, len(shown.pixels)) == (300, 400, 300 * 400 * 3)
    corners = [colour(shown, x, y) for x, y in ((10, 10), (290, 10), (10, 390), (290, 390))]
    assert corners == [RED, WHITE, WHITE, GREEN]


def test_each_page_has_its_picture(make_pdf: MakePdf) -> None:
    data = make_pdf([(72, 700, "Words")], [])
    assert set(drawn(data, page=1).pixels) == {255}
    assert set(drawn(data, page=0).pixels) != {255}


def test_annotations_and_what_is_filled_into_forms_are_drawn(make_pdf: MakePdf) -> None:
    rectangle = "/Rect[200 200 600 600]"
    square = f"<</Type/Annot/Subtype/Square{rectangle}/C[1 0 0]/IC[1 0 0]/F 4>>"
    assert colour(drawn(make_pdf([], annotations=[square]), width_px=80), 40, 40) == RED
    look = "<</Type/XObject/Subtype/Form/BBox[0 0 400 400]/Length 29>>stream\n0 1 0 rg 0 0 400 400 re f    \nendstream"
    field = f"<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(x){rectangle}/F 4/AP<</N 5 0 R>>>>"
    assert colour(drawn(make_pdf([], fields=[field], others=[look]), width_px=80), 40, 40) == GREEN


def test_fields_that_are_empty_are_not_coloured(make_pdf: MakePdf) -> None:
    field = "<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[200 200 600 600]/F 4>>"
    assert set(drawn(make_pdf([], fields=[field])).pixels) == {255}


@pytest.mark.parametrize("size", ["100000 100000", "100000 1", "1 100000", "14400 1", "0.5 0.5", "1e9 1e9"])
@pytest.mark.parametrize("width_px", [1, 1000, 1_000_000])
def test_pictures_are_bounded_whatever_size_a_page_claims(size: str, width_px: int) -> None:
    shown = drawn(drawing("", page=f"/MediaBox[0 0 {size}]"), width_px=width_px)
    assert 1 <= shown.width_px <= min(width_px, MOST_SIDE_PX)
    assert 1 <= shown.height_px <= MOST_SIDE_PX
    assert len(shown.pixels) == 3 * shown.width_px * shown.height_px <= 3.1 * MOST_PIXELS


def test_a_thumbnail_is_the_first_page_and_at_most_three_times_as_high_as_wide(make_pdf: MakePdf) -> None:
    shown = thumbnail(source(make_pdf([], [(72, 700, "Words")])), width_px=64)
    assert shown is not None
    assert (shown.width_px, shown.height_px, set(shown.pixels)) == (64, 64, {255})
    tall = thumbnail(source(drawing("", page="/MediaBox[0 0 100 1000]")), width_px=64)
    assert tall is not None
    assert (tall.width_px, tall.height_px) == (19, 192)


def views() -> Sequence[Callable[[SourceFile], object]]:
    return (
        pages,
        lambda document: picture(document, page=0, width_px=100),
        lambda document: thumbnail(document, width_px=100),
    )


@pytest.mark.parametrize("page", [-1, 2, 2**31])
def test_a_page_that_does_not_exist_is_one_sentence(make_pdf: MakePdf, page: int) -> None:
    with pytest.raises(DocumentError, match=r"^The PDF has 2 pages; page [0-9,-]+ does not exist\.$"):
        drawn(make_pdf([], []), page=page)


@pytest.mark.parametrize("view", views())
def test_a_pdf_that_only_pypdf_reads_cannot_be_shown(make_pdf: MakePdf, view: Callable[[SourceFile], object]) -> None:
    data = make_pdf([(72, 700, "Words")]).replace(b"/Root 1 0 R", b"/Root 77 0 R")
    with pytest.raises(DocumentError, match=r"^The PDF is damaged: its pages cannot be shown\.$") as raised:
        view(source(data))
    assert raised.value.code is ProblemCode.DAMAGED


@pytest.mark.parametrize("view", views())
def test_an_encrypted_pdf_cannot_be_shown(view: Callable[[SourceFile], object]) -> None:
    with pytest.raises(DocumentError) as raised:
        view(source(encrypted("secret")))
    assert raised.value.code is ProblemCode.ENCRYPTED


def test_a_pdf_that_is_encrypted_with_an_empty_password_is_shown() -> None:
    data = encrypted("")
    assert seen(data)[0].words == ("Every", "page", "of", "this", "document", "has", "these", "words.")
    assert set(drawn(data).pixels) != {255}


def encrypted(user_password: str) -> bytes:
    pypdf = pytest.importorskip("pypdf")
    writer = pypdf.PdfWriter(
        clone_from=io.BytesIO(drawing("BT /F1 12 Tf 72 700 Td (Every page of this document has these words.) Tj ET"))
    )
    writer.encrypt(user_password, "owner", algorithm="AES-256")
    written = io.BytesIO()
    writer.write(written)
    return written.getvalue()


@pytest.mark.parametrize("view", views()[:2])
def test_a_document_without_pages_cannot_be_shown_as_pages(view: Callable[[SourceFile], object]) -> None:
    with pytest.raises(DocumentError, match=r"^The text file has no pages to show\.$") as raised:
        view(source(b"only words", "a.txt"))
    assert raised.value.code is ProblemCode.UNSUPPORTED
