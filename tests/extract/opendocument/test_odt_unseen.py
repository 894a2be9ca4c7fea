"""Words of an OpenDocument text that nobody sees: they stay in the text, and are told beside it."""

from collections.abc import Callable

import pytest

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText

SAID = "who signs this pays twice"
FO = 'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"'


def style(name: str, family: str, text: str = "", *, parent: str = "", ground: str = "") -> str:
    """Return a style with text properties and a ground."""
    properties = "table-cell" if family == "table-cell" else family
    behind = f'<style:{properties}-properties {FO} fo:background-color="{ground}"/>' if ground else ""
    written = f"<style:text-properties {FO} {text}/>" if text else ""
    parents = f' style:parent-style-name="{parent}"' if parent else ""
    return f'<style:style style:name="{name}" style:family="{family}"{parents}>{behind}{written}</style:style>'


STYLES = "".join(
    (
        style("White", "text", 'fo:color="#FFFFFF"'),
        style("Black", "text", 'fo:color="#000000"'),
        style("Auto", "text", 'style:use-window-font-color="true"'),
        style("Bold", "text", 'fo:font-weight="bold"'),
        style("Heir", "text", parent="White"),
        style("Tiny", "text", 'fo:font-size="1pt"'),
        style("Small", "text", 'fo:font-size="50%"'),
        style("Marked", "text", 'fo:color="#ffffff" fo:background-color="#1f3864"'),
        style("P", "paragraph", 'fo:color="#ffffff"'),
        style("Dark", "paragraph", ground="#1f3864"),
        style("Light", "paragraph", ground="#ffffff"),
        style("Cell", "table-cell", ground="#1f3864"),
    )
)


@pytest.fixture
def hidden_in(make_odf: Callable[..., bytes], extracted: Callable[..., ExtractedText]) -> Callable[..., list[str]]:
    """Return what is told as hidden; the words themselves are in the text in any case."""

    def hidden(body: str, styles: str = STYLES, **other: str) -> list[str]:
        found = extracted("a.odt", make_odf("odt", body.replace("%s", SAID), automatic=styles, **other))
        assert SAID in found.text
        return [one.label for one in found.beyond.items.get(ContentKind.HIDDEN, ())]

    return hidden


def p(text: str, style_name: str = "") -> str:
    return f'<text:p text:style-name="{style_name}">{text}</text:p>'


def span(style_name: str, text: str = "%s") -> str:
    return f'<text:span text:style-name="{style_name}">{text}</text:span>'


def cell(inside: str, style_name: str = "") -> str:
    written = f'<table:table-cell table:style-name="{style_name}">{inside}</table:table-cell>'
    return f"<table:table><table:table-row>{written}</table:table-row></table:table>"


@pytest.mark.parametrize(
    "body",
    [
        p("A contract: " + span("White") + " the end"),
        p("A contract: " + span("Heir")),
        p("A contract: " + span("White", "who signs " + span("Bold", "this pays")) + span("White", " twice")),
        p("A contract: " + span("Tiny")),
        p("%s", "P"),
        p("A contract: " + span("White"), "Light"),
        p("A contract", "Dark") + p(span("White")),
        cell(p(span("White"))),
        p("%s" + span("Black", " is seen"), "P"),
    ],
)
def test_what_nobody_sees_is_told(body: str, hidden_in: Callable[..., list[str]]) -> None:
    assert hidden_in(body) == [SAID]


@pytest.mark.parametrize(
    "body",
    [
        p("A contract: " + span("Black")),
        p("A contract: " + span("Bold")),
        p("A contract: " + span("Small")),
        p("A contract: " + span("Marked")),
        p("A contract: " + span("White", span("Black"))),
        p("A contract: " + span("White", span("Auto"))),
        p(span("White"), "Dark"),
        p(span("Black"), "P"),
        p('<text:a xlink:href="https://example.org">%s</text:a>', "P"),
        cell(p(span("White")), "Cell"),
        p(f"<draw:frame><draw:text-box>{p(span('White'))}</draw:text-box></draw:frame>"),
        p(f"<draw:custom-shape>{p(span('Tiny'))}</draw:custom-shape>"),  # a watermark is drawn in its own size
    ],
)
def test_what_may_be_seen_is_not(body: str, hidden_in: Callable[..., list[str]]) -> None:
    assert hidden_in(body) == []


@pytest.mark.parametrize(
    "behind",
    [
        f"<style:page-layout><style:page-layout-properties {FO} fo:background-color='#000000'/></style:page-layout>",
        "<style:style style:family='graphic'><style:graphic-properties style:run-through='background'/></style:style>",
    ],
)
def test_white_words_on_a_page_that_may_have_a_ground_are_seen(
    behind: str, hidden_in: Callable[..., list[str]]
) -> None:
    assert hidden_in(p(span("White")), STYLES + behind) == []


def test_two_white_paragraphs_are_two_pieces(hidden_in: Callable[..., list[str]]) -> None:
    assert hidden_in(p("%s", "P") + p("seen") + p("and thrice", "P")) == [SAID, "and thrice"]
