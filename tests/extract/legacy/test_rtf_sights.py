"""What a rich text document holds besides its words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content_differences import kinds_that_differ, labels, picture_files, read, unseen
from dupfinder.domain.beyond import (
    BeyondWords,
    ContentDifference,
    ContentKind,
    condensed,
    differences_between,
    item,
)
from telling_pairs import word_shape

PNG, JPEG = b"\x89PNG data", b"\xff\xd8 other"


def rtf(body: str | bytes) -> tuple[str, bytes]:
    return "a.rtf", b"{\\rtf1\\ansi Words\\par " + (body if isinstance(body, bytes) else body.encode()) + b"}"


def pict(data: bytes) -> str:
    return rf"{{\*\shppict{{\pict\pngblip\picw10 {data.hex()}}}}}"


FORM = r"{{\field{{\*\fldinst FORMCHECKBOX {{\*\formfield{{\fftype1\ffres{}\ffdefres{}{{\*\ffname A}}}}}}}}}}"
LIST = r"{{\field{{\*\fldinst FORMDROPDOWN {{\*\formfield{{\fftype2\ffres{}{{\*\ffl one}}{{\*\ffl two}}}}}}}}}}"
LINK = r'{{\field{{\*\fldinst {{HYPERLINK "{}"}}}}{{\fldrslt here}}}}'
SHAPE = r"{{\shp{{\*\shpinst{{\sp{{\sn shapeType}}{{\sv {}}}}}{{\sp{{\sn pVerticies}}{{\sv {}}}}}}}}}"


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        (pict(PNG), pict(JPEG), "pictures"),
        (pict(PNG), "", "pictures"),
        (r"a{\strike gone}", "a{gone}", "revisions"),
        (r"a{\revised new}", "a{new}", "revisions"),
        (r"a{\deleted gone}", "a", "revisions"),
        (r"a{\deleted gone}", r"a{\deleted lost}", "revisions"),
        (r"a{\v secret}", "a", "hidden"),
        (r"a{\*\annotation a note}", r"a{\*\annotation another}", "comments"),
        (LINK.format("http://a.org"), LINK.format("http://b.org"), "links"),
        (LINK.format("http://a.org"), "here", "links"),
        (FORM.format(1, 0), FORM.format(0, 0), "fields"),
        (FORM.format(25, 1), FORM.format(25, 0), "fields"),
        (LIST.format(0), LIST.format(1), "fields"),
        (r"{\object{\*\objclass A}{\*\objdata 0105}}", r"{\object{\*\objclass A}{\*\objdata 0106}}", "attachments"),
        (SHAPE.format(1, 1), SHAPE.format(3, 1), "drawings"),
        (SHAPE.format(0, "4;(0,0)"), SHAPE.format(0, "4;(0,1)"), "drawings"),
    ],
)
def test_a_difference_is_of_its_kind(one: str, other: str, kind: str) -> None:
    assert set(kinds_that_differ(rtf(one), rtf(other))) == {kind}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (pict(PNG), pict(PNG).replace(PNG.hex(), f"{PNG.hex()[:6]}\r\n{PNG.hex()[6:].upper()}")),
        (pict(PNG), rf"{pict(PNG)}{{\nonshppict{{\pict\wmetafile8 {JPEG.hex()}}}}}"),
        (pict(PNG), rf"{{\pict{{\*\picprop{{\sp{{\sn a}}{{\sv 1}}}}}}\pngblip{{\*\blipuid 00ff}}{PNG.hex()}}}" * 2),
        (pict(PNG), rf"{{\shp{{\*\shpinst{{\sp{{\sn pib}}{{\sv {{\pict\pngblip {PNG.hex()}}}}}}}}}}}"),
        (r"a{\strike gone away}", r"a{\strike gone}{\strike1\b  away\strike0 }"),
        (r"a{\strike gone}", r"a{\striked1 gone}"),
        (r"a{\deleted\strike gone}", r"a{\deleted gone}"),
        (r"a{\v secret}", r"a\v secret\v0 "),
        (r"a{\*\annotation a note}", r"a{\chatn{\*\annotation{\*\atndate 1}\pard a  {\b note}\par}}"),
        (LINK.format("http://a.org/x"), LINK.format(r"http://a.\'6frg/x")),
        (LINK.format("http://a.org"), r"{\field{\*\fldinst HYPERLINK http://a.org }{\fldrslt here}}"),
        (r'{\field{\*\fldinst HYPERLINK \\l "place"}{\fldrslt here}}', "here"),
        (FORM.format(25, 1), FORM.format(1, 0)),
        (r"{\object{\*\objdata 0105}{\result{\pict\pngblip 00ff}}}", "{\\object{\\*\\objdata 01\n05}}"),
        (SHAPE.format(202, 1), SHAPE.format(75, 1)),
    ],
)
def test_the_same_written_in_another_way_is_the_same(one: str, other: str) -> None:
    assert kinds_that_differ(rtf(one), rtf(other)) == {}


def test_pictures_are_the_files_that_were_inserted() -> None:
    binary = b"{\\pict\\jpegblip\\bin10 " + JPEG.ljust(10, b"}") + b"}"
    assert picture_files(*rtf(pict(PNG).encode() + binary)) == [PNG, JPEG.ljust(10, b"}")]


def test_items_tell_where_they_stand() -> None:
    body = rf"{{\header Head\par}}Two\par {pict(PNG)}{LINK.format('http://a.org')}{{\*\annotation note}}"
    assert labels(*rtf(body), ContentKind.PICTURES) == [("png", 3)]
    assert labels(*rtf(body), ContentKind.LINKS) == [("http://a.org", 3)]


def test_a_place_on_a_page_is_a_part_of_the_link() -> None:
    link = r'{\field{\*\fldinst HYPERLINK "http://a.org" \\l "place"}{\fldrslt here}}'
    assert labels(*rtf(link), ContentKind.LINKS) == [("http://a.org#place", 1)]


def test_old_drawings_are_unseen() -> None:
    assert unseen(*rtf(r"{\*\do\dprect\dpx1}")) == {"drawings"}
    assert unseen(*rtf(r"{\*\do\dptxbx{\dptxbxtext boxed}}")) == set()


@given(st.text("0123abc \\\n'*;-", max_size=60))
def test_whatever_stands_in_a_picture_a_field_or_a_shape_costs_no_text(written: str) -> None:
    # A backslash at the end would escape the brace; `bin` takes braces for data.
    written = written.rstrip("\\").replace("bin", "") + " "
    groups = (rf"{{\{word} {written}}}" for word in (r"pict\pngblip", r"*\fldinst HYPERLINK", "sp", r"*\objdata"))
    name, data = rtf("".join(groups))
    assert read(name, data).text == "Words\n"


@pytest.mark.parametrize(
    "hostile", ["{\\pict abc", "{\\pict\\bin99999 ", "{\\pict}", "{\\sp{\\sn x}", "{\\*\\objdata \\"]
)
def test_H1_what_is_cut_off_is_damaged_or_nothing(hostile: str) -> None:
    name, data = rtf(hostile)
    try:
        assert not picture_files(name, data)
    except Exception as error:  # noqa: BLE001 - what the reader itself says of any such document
        assert "damaged" in str(error)  # noqa: PT017 - some of them are whole


@pytest.mark.parametrize(
    ("kind", "more", "is_told"),
    [
        (1, r"{\shptxt words\par}", False),
        (3, r"{\shptxt words\par}", True),
        (1, r"{\sp{\sn pVerticies}{\sv 8;4;(0,0);(9,0);(9,9);(0,9)}}{\shptxt words\par}", False),
        (1, r"{\sp{\sn pVerticies}{\sv 8;4;(5,0);(9,5);(5,9);(0,5)}}{\shptxt words\par}", True),
        (1, "", True),
        (20, "", False),
        (20, r"{\sp{\sn lineEndArrowhead}{\sv 0}}", False),
        (20, r"{\sp{\sn lineEndArrowhead}{\sv 1}}", True),
    ],
)
def test_frames_of_text_and_lines_without_arrows_are_no_drawings(kind: int, more: str, *, is_told: bool) -> None:
    shape = rf"{{\shp{{\*\shpinst{{\sp{{\sn shapeType}}{{\sv {kind}}}}}{more}}}}}"
    assert bool(labels(*rtf(f"words {shape}\\par "), ContentKind.DRAWINGS)) == is_told


def test_shapes_of_two_formats_cannot_be_compared() -> None:
    star = rtf(SHAPE.format(12, ""))
    heart = ("a.docx", word_shape("Words", "heart"))
    other = ("a.docx", word_shape("Words", "star5"))
    assert kinds_that_differ(star, heart) == {"drawings": None}
    assert kinds_that_differ(other, heart) == {"drawings": 1}
    assert kinds_that_differ(star, rtf("")) == {"drawings": 1}


def test_shapes_in_two_notations_may_come_in_any_order() -> None:
    one, other, third = (
        item("shape", label, notation=notation) for label, notation in (("a", "drawingml"), ("b", "vml"), ("c", "vml"))
    )
    a, b, c = (
        condensed(BeyondWords(items={ContentKind.DRAWINGS: items}))
        for items in ((one, other), (other, one), (third, one))
    )
    assert a == b
    assert differences_between((a, c), (b"", b"")) == (ContentDifference(kind=ContentKind.DRAWINGS, count=1),)
