"""What a PDF holds besides its words: what differs is told, however the same is written."""

import io
import zlib
from collections.abc import Callable, Iterator

import pypdf
import pytest
from PIL import Image

from dupfinder.domain.beyond import UNTOLD, ContentKind, condensed, differences_between, pictures_of
from dupfinder.domain.documents import ExtractedText, ProblemCode
from dupfinder.domain.enclosed import Enclosed
from dupfinder.extract import SourceFile, enclosed_source, extract, gathering, open_box
from dupfinder.extract.extraction import no_text
from dupfinder.extract.format import StoredPicture
from dupfinder.extract.pdf import annotations, drawings, looking, objects, stored_pictures
from dupfinder.extract.registry import formats

Extracted = Callable[[str, bytes], ExtractedText]
MakePdf = Callable[..., bytes]

PAGE = [(72, 700, "The page has a few more words than a bare one has")]
RECT = "/Rect[100 690 300 720]"
QUAD = "/QuadPoints[72 708 187 708 72 698 187 698]"
MOST_SIDE = 40

PDF = next(each for each in formats() if each.name == "pdf")


def read(data: bytes) -> ExtractedText:
    return extract(SourceFile("a.pdf", io.BytesIO(data), len(data)))


def kinds_of(data: bytes) -> set[ContentKind]:
    return set(read(data).beyond.items)


def differing(a: bytes, b: bytes) -> set[ContentKind]:
    """Return the kinds in which two documents with the same words differ."""
    one, other = read(a), read(b)
    assert one.text == other.text
    beyond, pictures = (tuple(of(each.beyond) for each in (one, other)) for of in (condensed, pictures_of))
    return {found.kind for found in differences_between((beyond[0], beyond[1]), (pictures[0], pictures[1]))}


def labels(data: bytes, kind: ContentKind) -> list[str]:
    return [one.label for one in read(data).beyond.items.get(kind, ())]


def written_otherwise(data: bytes) -> Iterator[bytes]:
    """Yield the same document as another program writes it: objects in other order, packed, with other numbers."""
    for change in (lambda writer: writer.compress_identical_objects(), _packed, _added_to):
        writer = pypdf.PdfWriter(clone_from=io.BytesIO(data))
        change(writer)
        buffer = io.BytesIO()
        writer.write(buffer)
        yield buffer.getvalue()


def _packed(writer: pypdf.PdfWriter) -> None:
    for page in writer.pages:
        page.compress_content_streams()


def _added_to(writer: pypdf.PdfWriter) -> None:
    """Add a bookmark and say who wrote it: neither is content."""
    writer.add_metadata({"/Producer": "Another"})
    writer.add_outline_item(title="A bookmark", page_number=0)


def image(
    shade: int = 0, *, side: int = MOST_SIDE, extra: str = "", pixels: bytes | None = None, colours: str = "DeviceRGB"
) -> str:
    """Return an image object: noise, with one pixel of a shade."""
    channels = 3 if colours == "DeviceRGB" else 1
    noise = bytes(number * 73 % 251 for number in range(side * side * channels - 1))
    data = zlib.compress(pixels or noise + bytes([shade])).decode("latin-1")
    return (
        f"<</Type/XObject/Subtype/Image/Width {side}/Height {side}/ColorSpace/{colours}/BitsPerComponent 8{extra}"
        f"/Filter/FlateDecode/Length {len(data)}>>\nstream\n{data}\nendstream"
    )


def jpeg(shade: int = 0, *, mode: str = "RGB") -> bytes:
    buffer = io.BytesIO()
    Image.linear_gradient("L").resize((64, 64)).point(lambda value: value ^ shade).convert(mode).save(buffer, "JPEG")
    return buffer.getvalue()


def jpeg_object(data: bytes, extra: str = "") -> str:
    return (
        f"<</Type/XObject/Subtype/Image/Width 64/Height 64/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode"
        f"{extra}/Length {len(data)}>>\nstream\n{data.decode('latin-1')}\nendstream"
    )


@pytest.fixture
def with_images(make_pdf: MakePdf) -> Callable[..., bytes]:
    """Return a writer of a PDF whose pages show the first of some images, `X`, and maybe others in it."""

    def make(*images: str, draw: str = "q 200 0 0 100 30 40 cm /X Do Q", pages: int = 1) -> bytes:
        resources = "/XObject<<" + "".join(f"/{name} {5 + at} 0 R" for at, name in enumerate("XYZ"[: len(images)]))
        return make_pdf(*[PAGE] * pages, others=images, content=f"\n{draw}\n", resources=resources + ">>")

    return make


def pictures(data: bytes) -> Iterator[StoredPicture]:
    assert PDF.pictures is not None
    return iter(PDF.pictures(SourceFile("a.pdf", io.BytesIO(data), len(data))))


def seen(data: bytes) -> list[Image.Image | None]:
    """Return the pictures of a PDF as they are decoded."""
    return [
        Image.open(io.BytesIO(one.data())).convert("RGB") if one.pixels is None else one.pixels()
        for one in pictures(data)
    ]


# Each kind, both ways.

NOTE = f"<</Type/Annot/Subtype/Text{RECT}/Contents(%s)>>"
MARK = f"<</Type/Annot/Subtype/%s{RECT}{QUAD}>>"
LINK = f"<</Type/Annot/Subtype/Link{RECT}/A<</S/URI/URI(%s)>>>>"
BOX = f"<</Type/Annot/Subtype/Widget{RECT}/FT/Btn/T(box)/V/%s/AS/%s/AP<</N<</Yes 4 0 R/Off 4 0 R>>>>>>"
CURVE = "100 100 m 150 %d 200 50 300 120 c S\n"

ANNOTATED = {
    "comments": (ContentKind.COMMENTS, NOTE % "One thing", NOTE % "Another"),
    "a comment or none": (ContentKind.COMMENTS, NOTE % "One thing", LINK % "x" + " " * 9),
    "highlights": (ContentKind.COMMENTS, MARK % "Highlight", MARK % "Underline"),
    "struck words": (ContentKind.REVISIONS, MARK % "StrikeOut", (MARK % "StrikeOut").replace("187", "120")),
    "stamps": (
        ContentKind.COMMENTS,
        f"<</Type/Annot/Subtype/Stamp{RECT}/Contents(Approved)>>",
        f"<</Type/Annot/Subtype/Stamp{RECT}/Contents(Denied)>>",
    ),
    "what is drawn by hand": (
        ContentKind.COMMENTS,
        f"<</Type/Annot/Subtype/Ink{RECT}/InkList[[1 2 3 4 50 60]]>>",
        f"<</Type/Annot/Subtype/Ink{RECT}/InkList[[1 2 3 4 50 70]]>>",
    ),
    "links": (ContentKind.LINKS, LINK % "https://a.example/x", LINK % "https://a.example/y"),
    "links to files": (
        ContentKind.LINKS,
        f"<</Type/Annot/Subtype/Link{RECT}/A<</S/Launch/F(one.doc)>>>>",
        f"<</Type/Annot/Subtype/Link{RECT}/A<</S/Launch/F(two.doc)>>>>",
    ),
    "hidden free text": (
        ContentKind.HIDDEN,
        f"<</Type/Annot/Subtype/FreeText{RECT}/F 2/Contents(One)/DA(/F1 10 Tf)>>",
        f"<</Type/Annot/Subtype/FreeText{RECT}/F 2/Contents(Two)/DA(/F1 10 Tf)>>",
    ),
}


@pytest.mark.parametrize("case", ANNOTATED)
def test_annotations_that_differ_are_told(make_pdf: MakePdf, case: str) -> None:
    kind, one, other = ANNOTATED[case]
    a, b = make_pdf(PAGE, annotations=[one]), make_pdf(PAGE, annotations=[other])
    assert kind in differing(a, b)
    assert differing(a, b) <= {kind, ContentKind.LINKS}
    for again in written_otherwise(a):
        assert differing(a, again) == set()


FIELDS = {
    "a tick": (BOX % ("Yes", "Yes"), BOX % ("Off", "Off")),
    "a tick of which nothing is drawn": tuple(
        f"<</Type/Annot/Subtype/Widget{RECT}/FT/Btn/T(box)/V/{value}>>" for value in ("Yes", "Off")
    ),
    "another choice": tuple(
        f"<</Type/Annot/Subtype/Widget{RECT}/FT/Btn/Ff 32768/T(box)/V/{value}/AS/{value}>>" for value in ("A", "B")
    ),
    "a password": (
        f"<</Type/Annot/Subtype/Widget{RECT}/FT/Tx/T(name)/Ff 8192/V(one)>>",
        f"<</Type/Annot/Subtype/Widget{RECT}/FT/Tx/T(name)/Ff 8192/V(two)>>",
    ),
    "a signature": (
        f"<</Type/Annot/Subtype/Widget{RECT}/FT/Sig/T(name)/V<</Type/Sig/ByteRange[0 1 2 3]/Contents<414243>>>>>",
        f"<</Type/Annot/Subtype/Widget{RECT}/FT/Sig/T(name)>>",
    ),
    "another signature": (
        f"<</Type/Annot/Subtype/Widget{RECT}/FT/Sig/T(name)/V<</Type/Sig/ByteRange[0 1 2 3]/Contents<414243>>>>>",
        f"<</Type/Annot/Subtype/Widget{RECT}/FT/Sig/T(name)/V<</Type/Sig/ByteRange[0 1 2 3]/Contents<414244>>>>>",
    ),
}


@pytest.mark.parametrize("case", FIELDS)
def test_what_is_filled_in_and_no_text_is_told(make_pdf: MakePdf, case: str) -> None:
    one, other = (make_pdf(PAGE, fields=[field]) for field in FIELDS[case])
    assert differing(one, other) == {ContentKind.FIELDS}
    for again in written_otherwise(one):
        assert differing(one, again) == set()


def test_a_hidden_field_is_hidden(make_pdf: MakePdf) -> None:
    field = f"<</Type/Annot/Subtype/Widget{RECT}/FT/Tx/T(name)/F 2/V(%s)>>"
    one, other = (make_pdf(PAGE, fields=[field % value]) for value in ("one", "two"))
    assert differing(one, other) == {ContentKind.HIDDEN}


def test_what_is_in_the_text_is_not_counted_again(make_pdf: MakePdf) -> None:
    data = make_pdf(
        PAGE,
        annotations=[f"<</Type/Annot/Subtype/FreeText{RECT}/Contents(Typed over it)/DA(/F1 10 Tf)>>"],
        fields=[f"<</Type/Annot/Subtype/Widget{RECT}/FT/Tx/T(name)/V(Ada Lovelace)>>", BOX % ("Off", "Off")],
    )
    assert kinds_of(data) == set()


def test_a_page_of_words_holds_nothing_else(make_pdf: MakePdf) -> None:
    found = read(make_pdf(PAGE, PAGE))
    assert (found.beyond.items, found.beyond.unseen, found.bare_pages) == ({}, frozenset(), ())


def test_a_link_counts_once_and_inner_links_not_at_all(make_pdf: MakePdf) -> None:
    inner = f"<</Type/Annot/Subtype/Link{RECT}/Dest[1 0 R/Fit]>>"
    data = make_pdf(PAGE, annotations=[LINK % "b", LINK % "a", inner, LINK % " b "])
    assert labels(data, ContentKind.LINKS) == ["b", "a"]


def test_a_comment_has_the_digest_of_its_words_and_a_popup_none(make_pdf: MakePdf) -> None:
    popup = f"<</Type/Annot/Subtype/Popup{RECT}/Contents(One thing)>>"
    data = make_pdf(PAGE, annotations=[NOTE % "One  thing", popup])
    assert labels(data, ContentKind.COMMENTS) == ["One thing"]
    assert differing(data, make_pdf(PAGE, annotations=[NOTE % "One thing"])) == set()


def test_a_highlight_says_which_words(make_pdf: MakePdf) -> None:
    assert labels(make_pdf(PAGE, annotations=[MARK % "Highlight"]), ContentKind.COMMENTS) == [
        "highlighted: The page has a few more"
    ]


def test_media_cannot_be_told(make_pdf: MakePdf) -> None:
    data = make_pdf(PAGE, annotations=[f"<</Type/Annot/Subtype/RichMedia{RECT}>>"])
    assert differing(data, data) == {ContentKind.ATTACHMENTS}


# Attached files.


@pytest.fixture
def with_file(make_pdf: MakePdf, make_stream: Callable[[str], str]) -> Callable[..., bytes]:
    """Return a writer of a PDF to which a file is attached, in its list or pinned to a page."""

    def make(content: str, name: str = "a.txt", *, pinned: bool = False) -> bytes:
        file = f"<</Type/Filespec/F({name})/UF({name})/EF<</F 5 0 R>>>>"
        if pinned:
            note = f"<</Type/Annot/Subtype/FileAttachment{RECT}/FS{file}>>"
            return make_pdf(PAGE, others=[make_stream(content)], annotations=[note])
        names = f"/Names<</EmbeddedFiles<</Names[({name}){file}]>>>>"
        return make_pdf(PAGE, others=[make_stream(content)], catalogue=names)

    return make


@pytest.mark.parametrize("pinned", [False, True])
def test_attached_files_are_told_by_their_bytes(with_file: Callable[..., bytes], *, pinned: bool) -> None:
    data = with_file("One thing", pinned=pinned)
    assert differing(data, with_file("Another", pinned=pinned)) == {ContentKind.ATTACHMENTS}
    assert differing(data, with_file("One thing", "b.txt", pinned=not pinned)) == set()
    for again in written_otherwise(data):
        assert differing(data, again) == set()


@pytest.mark.parametrize("pinned", [False, True])
def test_attached_files_are_documents_inside(with_file: Callable[..., bytes], *, pinned: bool) -> None:
    source = SourceFile.of_bytes("a.pdf", with_file("One thing", pinned=pinned))
    box = open_box(source)
    assert extract(source).enclosed == tuple(box.enclosed) == (Enclosed("a.txt", 9),)
    assert enclosed_source(box, source, "a.txt").read() == b"One thing"
    for name, content in (("a.png", "One thing"), ("a.txt", "")):
        assert extract(SourceFile.of_bytes("a.pdf", with_file(content, name, pinned=pinned))).enclosed == ()


def test_an_attached_file_may_be_empty(with_file: Callable[..., bytes]) -> None:
    assert differing(with_file(""), with_file("", "b.txt")) == set()
    assert differing(with_file(""), with_file("x")) == {ContentKind.ATTACHMENTS}


def test_H1_attached_files_that_are_too_large_cannot_be_told(
    with_file: Callable[..., bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = with_file("x" * 100)
    monkeypatch.setattr(annotations, "MOST_FILE_BYTES", 99)
    assert differing(data, data) == {ContentKind.ATTACHMENTS}


def test_H1_a_file_that_says_it_is_too_large_is_not_unpacked(with_file: Callable[..., bytes]) -> None:
    data = with_file("One thing")
    at = data.rindex(b"<</Length 9>>")
    large = data[:at] + b"<</Params<</Size 99999999>>/Length 9>>" + data[at + 13 :]
    assert differing(large, large) == {ContentKind.ATTACHMENTS}
    assert differing(data, data) == set()


# Pictures.


@pytest.mark.parametrize("make", [image, lambda shade: jpeg_object(jpeg(shade))])
def test_pictures_are_told_by_their_data(with_images: Callable[..., bytes], make: Callable[[int], str]) -> None:
    data = with_images(make(1))
    assert differing(data, with_images(make(2))) == {ContentKind.PICTURES}
    assert differing(data, with_images(make(1), draw="q 20 0 0 10 30 40 cm /X Do Q /X Do")) == set()
    for again in written_otherwise(data):
        assert differing(data, again) == set()


def test_a_picture_in_a_form_in_a_form_is_found(with_images: Callable[..., bytes]) -> None:
    def form(number: int) -> str:
        content = "/X Do"
        return (
            f"<</Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</X {number} 0 R>>>>"
            f"/Length {len(content)}>>\nstream\n{content}\nendstream"
        )

    assert differing(with_images(form(6), form(7), image(1)), with_images(form(6), form(7), image(2))) == {
        ContentKind.PICTURES
    }
    assert differing(with_images(form(6), form(7), image(1)), with_images(image(1))) == set()


def test_a_picture_in_the_content_is_found(make_pdf: MakePdf) -> None:
    def inline(shade: int) -> bytes:
        digits = "".join(f"{number % 200:02x}" for number in range(399)) + f"{shade:02x}"
        return make_pdf(PAGE, content=f"\nq 9 0 0 9 0 0 cm BI /W 20 /H 20 /CS/G /BPC 8 /F/AHx ID {digits}> EI Q\n")

    assert labels(inline(1), ContentKind.PICTURES) == ["20 by 20 pixels"]
    assert differing(inline(1), inline(2)) == {ContentKind.PICTURES}


@pytest.mark.parametrize(
    "other",
    [
        (image(extra="/SMask 6 0 R"), image(7, colours="DeviceGray")),
        (image(extra="/SMask 7 0 R"), image(7, colours="DeviceGray"), image(8, colours="DeviceGray")),
        (image(extra="/Decode[1 0 1 0 1 0]"),),
        (image(extra="/Mask[0 9 0 9 0 9]"),),
    ],
)
def test_the_same_data_may_be_another_picture(with_images: Callable[..., bytes], other: tuple[str, ...]) -> None:
    data = with_images(image(), image(7, colours="DeviceGray"), image(9, colours="DeviceGray"))
    assert differing(data, with_images(*other)) == {ContentKind.PICTURES}
    for again in written_otherwise(with_images(*other)):
        assert differing(with_images(*other), again) == set()


def test_masks_that_differ_make_other_pictures(with_images: Callable[..., bytes]) -> None:
    one, other = (with_images(image(extra="/SMask 6 0 R"), image(shade, colours="DeviceGray")) for shade in (1, 200))
    assert differing(one, other) == {ContentKind.PICTURES}
    assert differing(with_images(image(extra="/Decode [0 1 0 1 0 1]")), with_images(image())) == set()


def test_bullets_and_rules_are_no_pictures(with_images: Callable[..., bytes]) -> None:
    assert kinds_of(with_images(image(side=15))) == set()
    assert kinds_of(with_images(image(side=16))) == {ContentKind.PICTURES}


def test_a_stamp_may_be_a_picture(make_pdf: MakePdf) -> None:
    appearance = (
        "<</Type/XObject/Subtype/Form/BBox[0 0 200 30]/Resources<</XObject<</X 5 0 R>>>>/Length 5>>\n"
        "stream\n/X Do\nendstream"
    )

    def stamped(shade: int) -> bytes:
        stamp = f"<</Type/Annot/Subtype/Stamp{RECT}/AP<</N 6 0 R>>>>"
        return make_pdf(PAGE, others=[image(shade), appearance], annotations=[stamp])

    assert differing(stamped(1), stamped(2)) == {ContentKind.PICTURES}
    assert seen(stamped(1)) == seen(stamped(1)) != seen(stamped(2))


def test_all_pictures_that_are_told_can_be_decoded(with_images: Callable[..., bytes]) -> None:
    data = with_images(image(1), jpeg_object(jpeg()), draw="/X Do /Y Do /X Do", pages=3)
    told = [one.digest for one in read(data).beyond.items[ContentKind.PICTURES]]
    assert [one.item.digest for one in pictures(data)] == told
    assert len(told) == 2
    assert [found.size for found in seen(data) if found] == [(MOST_SIDE, MOST_SIDE), (64, 64)]


def test_a_jpeg_is_given_as_it_is_in_every_format(with_images: Callable[..., bytes]) -> None:
    (picture,) = pictures(with_images(jpeg_object(jpeg())))
    assert (picture.pixels, picture.data()) == (None, jpeg())


@pytest.mark.parametrize("extra", ["/Decode[1 0 1 0 1 0]", "/SMask 6 0 R"])
def test_a_jpeg_that_is_not_drawn_as_it_is_is_decoded(with_images: Callable[..., bytes], extra: str) -> None:
    data = with_images(jpeg_object(jpeg(), extra), image(3, colours="DeviceGray"))
    found = next(pictures(data))
    assert found.pixels is not None


def test_pixels_are_those_of_the_picture_on_white(with_images: Callable[..., bytes]) -> None:
    size = (MOST_SIDE, MOST_SIDE)
    colours, mask = Image.effect_noise(size, 90).convert("RGB"), Image.radial_gradient("L").resize(size)
    ground = Image.new("RGB", size, "white")
    ground.paste(colours, mask=mask)
    opaque, masked = image(pixels=colours.tobytes()), image(pixels=colours.tobytes(), extra="/SMask 6 0 R")
    grey = image(pixels=mask.tobytes(), colours="DeviceGray")
    for draw in ("q 200 0 0 100 30 40 cm /X Do Q", "q 0 7 -9 0 300 40 cm /X Do Q", "/X Do"):
        assert seen(with_images(opaque, grey, draw=draw)) == [colours]
        assert seen(with_images(masked, grey, draw=draw)) == [ground]


def test_a_picture_is_decoded_before_the_next_is_taken(with_images: Callable[..., bytes]) -> None:
    data = with_images(image(1), image(2), draw="/X Do /Y Do")
    found = list(pictures(data))
    assert [one.pixels and one.pixels() for one in found] == [None, None]
    assert all(seen(data))


@pytest.mark.parametrize(("name", "most"), [("MOST_PIXELS", 1599), ("MOST_DOCUMENT_PIXELS", 1600 + 1599)])
def test_H1_pictures_that_are_too_large_are_not_decoded(
    with_images: Callable[..., bytes], monkeypatch: pytest.MonkeyPatch, name: str, most: int
) -> None:
    data = with_images(image(1), image(2), draw="/X Do /Y Do")
    assert None not in seen(data)
    monkeypatch.setattr(stored_pictures, name, most)
    assert seen(data)[1] is None


def test_H1_a_picture_that_says_it_is_huge_is_told_and_not_decoded(with_images: Callable[..., bytes]) -> None:
    data = with_images(image(1).replace("/Width 40/Height 40", "/Width 30000/Height 30000"))
    assert kinds_of(data) == {ContentKind.PICTURES}
    assert seen(data) == [None]


def test_H1_a_mask_that_is_huge_is_not_decoded(with_images: Callable[..., bytes]) -> None:
    mask = image(1, colours="DeviceGray").replace("/Width 40/Height 40", "/Width 30000/Height 30000")
    assert seen(with_images(image(1, extra="/SMask 6 0 R"), mask)) == [None]


def test_H1_a_form_in_itself_is_not_followed_for_ever(with_images: Callable[..., bytes]) -> None:
    content = "/X Do /Y Do"
    form = (
        f"<</Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</X 5 0 R/Y 6 0 R>>>>"
        f"/Length {len(content)}>>\nstream\n{content}\nendstream"
    )
    assert kinds_of(with_images(form, image(1))) <= {ContentKind.PICTURES}


@pytest.mark.parametrize(("name", "most"), [("MOST_OBJECTS", 2), ("MOST_DEPTH", 0)])
def test_H1_pictures_behind_too_many_objects_cannot_be_told(
    with_images: Callable[..., bytes], monkeypatch: pytest.MonkeyPatch, name: str, most: int
) -> None:
    content = "/X Do /X Do"
    form = (
        f"<</Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</X 6 0 R>>>>"
        f"/Length {len(content)}>>\nstream\n{content}\nendstream"
    )
    data = with_images(form, image(1))
    assert differing(data, data) == set()
    monkeypatch.setattr(objects, name, most)
    if name == "MOST_OBJECTS":
        monkeypatch.setattr(objects.ObjectBudget.__init__, "__defaults__", (most,))
    assert differing(data, data) == {ContentKind.PICTURES, ContentKind.DRAWINGS}


# Drawings.


def test_curves_are_told_by_their_points(make_pdf: MakePdf) -> None:
    one, other = (make_pdf(PAGE, content="\n" + CURVE % height) for height in (100, 160))
    assert differing(one, other) == {ContentKind.DRAWINGS}
    assert labels(one, ContentKind.DRAWINGS) == ["1 shape"]
    for again in written_otherwise(one):
        assert differing(one, again) == set()


def test_the_same_curve_may_be_written_in_other_units(make_pdf: MakePdf) -> None:
    one = make_pdf(PAGE, content="\n100 100 m 150 200 200 50 300 120 c S\n")
    other = make_pdf(PAGE, content="\nq 10 0 0 10 100 100 cm 0 0 m 5 10 10 -5 20 2 c S Q\n")
    assert differing(one, other) == set()


LAYOUT = {
    "a rule": "72 600 m 500 600 l S",
    "an underline": "72 600 200 1 re f",
    "a table": "72 500 100 20 re S 172 500 100 20 re S 72 480 100 20 re f 172 480 100 20 re f",
    "a frame of lines": "72 500 m 172 500 l 172 600 l 72 600 l h S",
    "rules that are one path": "72 500 m 172 500 l 72 520 m 172 520 l S",
    "a background": "0 0 800 800 re f",
    "what is not seen": "100 100 m 150 200 200 50 300 120 c n",
}


@pytest.mark.parametrize("case", LAYOUT)
def test_lines_and_boxes_of_a_layout_are_no_drawings(make_pdf: MakePdf, case: str) -> None:
    assert kinds_of(make_pdf(PAGE, content=f"\n{LAYOUT[case]}\n")) == set()


@pytest.mark.parametrize("turned", [False, True])
def test_the_bars_of_a_chart_are_told(make_pdf: MakePdf, *, turned: bool) -> None:
    def chart(*heights: int) -> bytes:
        boxes = [(100 + 30 * at, 100, 20, height) for at, height in enumerate(heights)]
        turn = [(y, x, height, width) if turned else (x, y, width, height) for x, y, width, height in boxes]
        return make_pdf(PAGE, content="\n" + "".join(f"{x} {y} {w} {h} re f\n" for x, y, w, h in turn))

    assert differing(chart(50, 80, 120), chart(50, 90, 120)) == {ContentKind.DRAWINGS}
    assert kinds_of(chart(50, 50, 50)) == set()


def test_lines_of_a_page_without_words_are_a_drawing(make_pdf: MakePdf) -> None:
    def grid(*sizes: int) -> bytes:
        return make_pdf([(72, 700, "Plan")], content="\n" + "".join(f"72 {500 - n} {n} 1 re f\n" for n in sizes))

    assert differing(grid(10, 20, 30, 40, 50), grid(10, 20, 30, 40, 60)) == {ContentKind.DRAWINGS}
    assert kinds_of(grid(10, 20)) == set()


@pytest.mark.parametrize(("name", "most"), [("MOST_PATHS", 1), ("MOST_POINTS", 1)])
def test_H1_of_very_many_paths_some_are_told_by_less(
    make_pdf: MakePdf, monkeypatch: pytest.MonkeyPatch, name: str, most: int
) -> None:
    data = make_pdf(PAGE, content="\n" + CURVE % 100 + CURVE % 200)
    further = make_pdf(PAGE, content="\n" + CURVE % 100 + CURVE % 200 + CURVE % 300)
    monkeypatch.setattr(drawings, name, most)
    assert differing(data, data) == set()
    assert differing(data, further) == {ContentKind.DRAWINGS}


def test_H1_places_that_are_no_numbers_of_points_do_no_harm(make_pdf: MakePdf) -> None:
    huge = "9" * 60
    data = make_pdf(PAGE, content=f"\n{huge} 0 0 {huge} 0 0 cm 0 0 m {huge} {huge} -{huge} 7 300 120 c S\n")
    assert read(data).text.startswith("The page")


# What is drawn over words.

OVER = {
    "a black box": "150 690 60 20 re f",
    "a line through them": "150 703 60 1 re f",
    "a stroked line through them": "150 703 m 210 703 l S",
    "a box in a form": "/X Do",
}
NOT_OVER = {
    "a box beside them": "450 690 60 20 re f",
    "a box below them": "150 660 60 20 re f",
    "a frame": "150 690 60 20 re S",
    "an underline": "150 697 60 1 re f",
    "a background": "0 0 800 800 re f",
}


@pytest.mark.parametrize("case", OVER)
def test_what_is_drawn_over_words_is_told(make_pdf: MakePdf, case: str) -> None:
    form = (
        "<</Type/XObject/Subtype/Form/BBox[0 0 800 800]/Matrix[1 0 0 1 100 690]/Length 16>>\n"
        "stream\n50 0 60 20 re f \nendstream"
    )
    data = make_pdf(PAGE, others=[form], content=f"\n{OVER[case]}\n", resources="/XObject<</X 5 0 R>>")
    assert labels(data, ContentKind.DRAWINGS) == ["1 place drawn over"]


@pytest.mark.parametrize("case", NOT_OVER)
def test_what_is_drawn_near_words_hides_none(make_pdf: MakePdf, case: str) -> None:
    assert kinds_of(make_pdf(PAGE, content=f"\n{NOT_OVER[case]}\n")) == set()


def test_a_picture_over_words_is_told(with_images: Callable[..., bytes]) -> None:
    data = with_images(image(1), draw="q 60 0 0 20 150 690 cm /X Do Q")
    assert labels(data, ContentKind.DRAWINGS) == ["1 place drawn over"]


def test_shading_hides_what_was_written_before_it_only(make_pdf: MakePdf) -> None:
    box, words = "150 590 60 20 re f", "BT /F1 10 Tf 140 600 Td <2324252627282930313233343536> Tj ET"
    assert kinds_of(make_pdf(PAGE, content=f"\n{box} {words}\n")) == set()
    assert kinds_of(make_pdf(PAGE, content=f"\n{words} {box}\n")) == {ContentKind.DRAWINGS}


def test_a_box_after_very_many_paths_is_told(make_pdf: MakePdf, monkeypatch: pytest.MonkeyPatch) -> None:
    data = make_pdf(PAGE, content="\n" + "72 500 m 500 500 l S\n" * 3 + "150 690 60 20 re f\n")
    monkeypatch.setattr(drawings, "MOST_PATHS", 1)
    assert labels(data, ContentKind.DRAWINGS) == ["1 place drawn over"]
    monkeypatch.setattr(drawings, "MOST_SPOTS", 1)
    assert labels(data, ContentKind.DRAWINGS) == []


# Layers that are switched off.

LAYER = ["<</Type/OCG/Name(Draft)>>"]


def layered(make_pdf: MakePdf, content: str) -> bytes:
    return make_pdf(
        PAGE,
        others=LAYER,
        catalogue="/OCProperties<</OCGs[5 0 R]/D<</OFF[5 0 R]>>>>",
        content=f"\n/OC /L1 BDC {content} EMC\n",
        resources="/Properties<</L1 5 0 R>>",
    )


def test_text_on_a_layer_that_is_switched_off_is_hidden(make_pdf: MakePdf) -> None:
    one, other = (layered(make_pdf, f"BT /F1 10 Tf 72 600 Td <{codes}> Tj ET") for codes in ("2324", "2325"))
    assert differing(one, other) == {ContentKind.HIDDEN}
    assert differing(one, make_pdf(PAGE)) == {ContentKind.HIDDEN}
    assert all(len(label) == 2 for label in labels(one, ContentKind.HIDDEN))


def test_pictures_on_a_layer_that_is_switched_off_are_hidden(make_pdf: MakePdf) -> None:
    digits = "00" * 400
    one, other = (
        layered(make_pdf, f"q BI /W 20 /H 20 /CS/G /BPC 8 /F/AHx ID {digits[:-2]}{end}> EI Q") for end in ("01", "02")
    )
    assert differing(one, other) == {ContentKind.HIDDEN}


# Bare pages, empty documents, very many.


def test_pages_with_something_on_them_and_hardly_a_word_are_bare(make_pdf: MakePdf) -> None:
    pages = [[], [(72, 700, "Scanned with CamScanner")], PAGE, [(72, 700, "好与神进行对话")]]
    assert read(make_pdf(*pages, content="\n100 100 m 200 300 l S\n")).bare_pages == (0, 1)
    assert read(make_pdf(*pages)).bare_pages == ()


@pytest.mark.parametrize("text", ["\x01\x02\x03\x1f", "\uf041\uf042"])
def test_a_page_of_letters_that_nobody_knows_is_told_by_its_looks(make_pdf: MakePdf, text: str) -> None:
    found = read(make_pdf([(72, 700, text)], [(72, 700, text)]))
    problem = no_text(found)
    assert problem is not None
    assert (problem.code, found.bare_pages) == (ProblemCode.NO_TEXT, (0, 1))


def test_words_do_not_tell_a_page_some_of_whose_letters_nobody_knows(make_pdf: MakePdf) -> None:
    known = PAGE[0]
    unknown, tabs = (read(make_pdf([known, (72, 300, text)])) for text in ("\x01\x02\x01", "\ttabs\x7f"))
    assert (unknown.bare_pages, tabs.bare_pages) == ((0,), ())
    assert unknown.text.startswith(known[2])


def test_pages_whose_lines_are_told_once_for_all_of_them_are_bare(make_pdf: MakePdf) -> None:
    def tickets(*numbers: int) -> list[list[tuple[int, int, str]]]:
        return [[(72, 750, f"The zoo of the town, ticket {number}")] for number in numbers]

    line = "\n100 100 m 200 300 l S\n"
    assert read(make_pdf(*tickets(1, 2, 3), content=line)).bare_pages == (0, 1, 2)
    assert read(make_pdf(PAGE, *tickets(1, 2, 3))).bare_pages == (1, 2, 3)
    assert read(make_pdf(PAGE, *[[(300, 30, str(number))] for number in (2, 3, 4)])).bare_pages == ()


def test_what_is_filled_in_counts_as_words_of_a_page(make_pdf: MakePdf) -> None:
    field = f"<</Type/Annot/Subtype/Widget{RECT}/FT/Tx/T(name)/V(%s)>>"
    for value, bare in (("Ada", (0,)), ("Ada and four other words", ())):
        data = make_pdf([], fields=[field % value], content="\n100 100 m 200 300 l S\n")
        assert read(data).bare_pages == bare


def test_a_page_that_only_has_a_drawn_mark_is_bare(make_pdf: MakePdf) -> None:
    ink = f"<</Type/Annot/Subtype/Ink{RECT}/InkList[[1 2 3 4 50 60]]>>"
    assert read(make_pdf([], [], annotations=[ink])).bare_pages == (0,)


def test_blank_pages_are_an_empty_document(make_pdf: MakePdf) -> None:
    problem = no_text(read(make_pdf([], [])))
    assert problem is not None
    assert (problem.code, str(problem)) == (ProblemCode.EMPTY, "The PDF is empty.")


def test_what_pypdf_reads_is_not_known_to_hold_nothing_else(make_pdf: MakePdf) -> None:
    data = make_pdf(PAGE).replace(b"/Root 1 0 R", b"/Root 77 0 R")
    assert differing(data, data) == UNTOLD.unseen


def test_H1_of_very_many_points_of_what_is_drawn_some_are_looked_at(
    make_pdf: MakePdf, monkeypatch: pytest.MonkeyPatch
) -> None:
    outline = f"<</Type/Annot/Subtype/Polygon{RECT}/Vertices[100 700 200 710 150 690]>>"
    data = make_pdf(PAGE, annotations=[outline, outline])
    assert not read(data).beyond.unseen
    monkeypatch.setattr(looking, "MOST_POINTS", 5)  # many may share what takes 60 s
    assert read(data).beyond.unseen == {ContentKind.COMMENTS}


def test_H1_of_very_many_annotations_some_are_looked_at(make_pdf: MakePdf, monkeypatch: pytest.MonkeyPatch) -> None:
    data = make_pdf(PAGE, annotations=[NOTE % "One", NOTE % "Two", LINK % "a"])
    monkeypatch.setattr(looking, "MOST_ANNOTATIONS", 2)
    assert differing(data, data) == {
        ContentKind.COMMENTS,
        ContentKind.REVISIONS,
        ContentKind.FIELDS,
        ContentKind.LINKS,
    }


def test_H1_of_very_many_things_of_a_kind_the_further_ones_are_one(
    make_pdf: MakePdf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "MOST_ITEMS", 2)
    one, other = (make_pdf(PAGE, annotations=[NOTE % word for word in words]) for words in ("abcd", "abce"))
    assert labels(one, ContentKind.COMMENTS) == ["a", "b", "…"]
    assert differing(one, other) == {ContentKind.COMMENTS}
