"""The text of PowerPoint presentations: slides in order, what belongs to them, what is on every slide once."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]
MakePptx = Callable[..., bytes]

STRICT_DRAWING = "http://purl.oclc.org/ooxml/drawingml/main"
STRICT_OFFICE = "http://purl.oclc.org/ooxml/officeDocument/relationships"


def paragraph(text: str) -> str:
    return f"<a:p><a:r><a:rPr/><a:t>{text}</a:t></a:r></a:p>"


def shape(*texts: str, placeholder: str | None = None, properties: str = "") -> str:
    kind = "" if placeholder is None else f'<p:ph type="{placeholder}"/>'
    named = f"<p:nvSpPr><p:cNvPr {properties}/><p:cNvSpPr/><p:nvPr>{kind}</p:nvPr></p:nvSpPr>"
    return f"<p:sp>{named}<p:txBody><a:bodyPr/>{''.join(map(paragraph, texts))}</p:txBody></p:sp>"


@pytest.fixture
def text_of(make_pptx: MakePptx, extracted: Extracted) -> Callable[..., str]:
    """Return the text of a presentation with these slides; keywords as for `make_pptx`."""
    return lambda *slides, **more: extracted("a.pptx", make_pptx(*slides, **more)).text


def test_slides_are_read_in_the_order_in_which_they_are_shown(make_pptx: MakePptx, extracted: Extracted) -> None:
    slides = [shape(f"Title {number}", placeholder="title") + shape("text", "more") for number in range(3)]
    found = extracted("a.pptx", make_pptx(*slides, order=["r2", "r0", "r1"], core="<dc:title>Name</dc:title>"))
    assert found.text == "Title 2\ntext\nmore\nTitle 0\ntext\nmore\nTitle 1\ntext\nmore\n"
    assert found.headings == ("Title 2", "Title 0", "Title 1")
    assert (found.metadata.title, found.metadata.page_count) == ("Name", 3)


def test_slides_that_the_presentation_does_not_list_are_no_part_of_it(text_of: Callable[..., str]) -> None:
    assert text_of(shape("shown"), shape("left over"), order=["r0"]) == "shown\n"


def test_H1_a_slide_that_is_listed_again_and_again_is_read_once(text_of: Callable[..., str]) -> None:
    assert text_of(shape("shown"), order=["r0"] * 100_000) == "shown\n"


def test_groups_tables_and_formulas_are_read(text_of: Callable[..., str]) -> None:
    def cell(*texts: str) -> str:
        return f"<a:tc><a:txBody>{''.join(map(paragraph, texts))}</a:txBody></a:tc>"

    rows = f"<a:tr>{cell('a')}{cell('b', 'c')}</a:tr><a:tr>{cell('d')}{cell()}</a:tr>"
    table = (
        f"<p:graphicFrame><a:graphic><a:graphicData><a:tbl>{rows}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>"
    )
    formula = "<p:sp><p:txBody><a:p><m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath></a:p></p:txBody></p:sp>"
    assert text_of(f"<p:grpSp>{shape('in a group')}</p:grpSp>{table}{formula}") == "in a group\na\tb\nc\nd\nx=1\n"


def test_breaks_end_lines_and_fields_give_what_they_show(text_of: Callable[..., str]) -> None:
    field = '<a:fld type="datetime1"><a:t>1 May</a:t></a:fld>'
    body = f"<p:sp><p:txBody><a:p><a:r><a:t>a</a:t></a:r><a:br/>{field}<a:r><a:t>!</a:t></a:r></a:p></p:txBody></p:sp>"
    assert text_of(body) == "a\n1 May!\n"


def test_of_alternatives_the_first_is_read(text_of: Callable[..., str]) -> None:
    choice = f'<mc:Choice Requires="v">{shape("once")}</mc:Choice>'
    both = f"<mc:AlternateContent>{choice}<mc:Fallback>{shape('once')}</mc:Fallback></mc:AlternateContent>"
    alone = f"<mc:AlternateContent><mc:Fallback>{shape('only here')}</mc:Fallback></mc:AlternateContent>"
    assert text_of(both + alone) == "once\nonly here\n"


def test_numbers_of_slides_and_hidden_shapes_are_no_text(text_of: Callable[..., str]) -> None:
    hidden = shape("hidden", properties='hidden="1"')
    assert text_of(shape("seen") + shape("7", placeholder="sldNum") + hidden) == "seen\n"


def test_what_stands_on_every_slide_comes_last_and_once(text_of: Callable[..., str]) -> None:
    running = shape("A footer", placeholder="ftr") + shape("1 May", placeholder="dt")
    assert text_of(running + shape("One"), shape("Two") + running) == "One\nTwo\nA footer\n1 May\n"


def test_a_slide_is_followed_by_its_diagrams_charts_and_notes(text_of: Callable[..., str]) -> None:
    points = f"<dgm:pt><dgm:t>\n <a:bodyPr/>{paragraph('in a diagram')}</dgm:t></dgm:pt>"
    series = (
        "<c:ser><c:tx><c:strRef><c:strCache><c:pt><c:v>{0}</c:v></c:pt></c:strCache></c:strRef></c:tx>"
        "<c:cat><c:strRef><c:strCache><c:pt><c:v>Category</c:v></c:pt></c:strCache></c:strRef></c:cat>"
        "<c:val><c:numRef><c:numCache><c:pt><c:v>17</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser>"
    )
    title = f"<c:title><c:tx><c:rich>{paragraph('In a chart')}</c:rich></c:tx></c:title>"
    related = {
        "notesSlide": shape("Say hello", placeholder="body") + shape("1", placeholder="sldNum"),
        "chart": title + series.format("Series 1") + series.format("Series 2"),
        "diagramData": points,
        "comments": paragraph("a comment"),
        "slideLayout": shape("Click to edit the title"),
    }
    assert text_of(shape("One"), shape("Two"), related=related) == (
        "One\nin a diagram\nIn a chart\nSeries 1\nCategory\nSeries 2\nSay hello\nTwo\n"
    )


@pytest.mark.parametrize("prefix", ["p", "presentationml", ""])
def test_words_that_layouts_draw_behind_slides_are_told_whatever_their_names_begin_with(
    make_pptx: MakePptx, extracted: Extracted, prefix: str
) -> None:
    place, field = shape("Click to edit", placeholder="title"), '<a:fld type="slidenum"><a:t>7</a:t></a:fld>'
    pieces = f'<a:p><a:r><a:t>A &amp; </a:t></a:r>{field}<a:r><a:t xml:space="preserve"> B</a:t></a:r></a:p>'
    drawn = f'{place}<p:sp useBgFill="1"><p:txBody>{pieces}</p:txBody></p:sp><p:pic><p:ph/></p:pic>'
    begin = f"{prefix}:" if prefix else ""
    layout = drawn.replace("<p:", f"<{begin}").replace("</p:", f"</{begin}")
    space = f'xmlns:{prefix}="urn:p"' if prefix else 'xmlns="urn:p"'
    tree = f"<{begin}cSld {space}><{begin}spTree>{layout}</{begin}spTree></{begin}cSld>"
    found = extracted("a.pptx", make_pptx(shape("One"), related={"slideLayout": tree})).beyond
    assert [one.label for one in found.items[ContentKind.DRAWINGS]] == ["A & B"]


def test_strict_presentations_and_their_other_kinds_are_read_like_others(
    make_pptx: MakePptx, extracted: Extracted
) -> None:
    strict = make_pptx(shape("Strict"), drawing=STRICT_DRAWING, office=STRICT_OFFICE)
    show = make_pptx(shape("Show"), main_type="application/vnd.ms-powerpoint.slideshow.macroEnabled.main+xml")
    assert extracted("a.pptx", strict).text == "Strict\n"
    assert extracted("show", show).text == "Show\n"


@pytest.mark.parametrize("part", ["ppt/presentation.xml", "ppt/slides/slide1.xml"])
def test_S9_a_presentation_without_one_of_its_parts_is_damaged(
    make_pptx: MakePptx, problem: Problem, part: str
) -> None:
    assert problem("a.pptx", make_pptx(shape("One"), shape("Two"), without=[part])) == (
        f"damaged: The PowerPoint presentation is damaged: part {part} is missing."
    )


def test_S9_a_presentation_that_lists_a_slide_that_is_nowhere_is_damaged(make_pptx: MakePptx, problem: Problem) -> None:
    assert problem("a.pptx", make_pptx(shape("One"), order=["r0", "r7"])) == (
        "damaged: The PowerPoint presentation is damaged: a slide is missing."
    )


def test_S9_a_slide_that_was_cut_off_is_damaged(make_pptx: MakePptx, problem: Problem) -> None:
    assert problem("a.pptx", make_pptx(shape("One"), "<p:sp>")).startswith("damaged: ")


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.99])
def test_S9_a_presentation_that_was_cut_off_is_damaged(make_pptx: MakePptx, problem: Problem, share: float) -> None:
    data = make_pptx(shape("One"))
    assert problem("a.pptx", data[: int(len(data) * share)]) == (
        "damaged: The PowerPoint presentation is damaged: it is not a complete zip archive."
    )


@pytest.mark.parametrize("name", ["a.pptx", "A.PPTM", "a.ppsx"])
def test_an_encrypted_presentation_is_said_to_be_encrypted(
    make_compound: Callable[..., bytes], problem: Problem, name: str
) -> None:
    assert problem(name, make_compound("EncryptionInfo", "EncryptedPackage")) == (
        "encrypted: The PowerPoint presentation is encrypted and needs a password."
    )


def test_H1_shapes_nested_without_end_are_too_large(
    make_pptx: MakePptx, text_of: Callable[..., str], problem: Problem
) -> None:
    assert problem("a.pptx", make_pptx("<p:grpSp>" * 100_000)).startswith("too-large: ")
    assert text_of("<p:grpSp>" * 100 + shape("deep") + "</p:grpSp>" * 100) == "deep\n"


def test_H2_parts_outside_the_presentation_are_not_read(text_of: Callable[..., str], tmp_path: Path) -> None:
    secret = tmp_path / "secret.xml"
    secret.write_text(f'<p:notes xmlns:p="urn:p" xmlns:a="{STRICT_DRAWING}">{shape("top secret")}</p:notes>')
    for target in (secret.as_uri(), str(secret), "../../../.." + str(secret)):
        for mode in ("", 'TargetMode="External"'):
            outside = f'<Relationship Id="x" Type="urn:x/notesSlide" Target="{target}" {mode}/>'
            assert text_of(shape("One"), relationships=outside) == "One\n"
