"""The headings of documents, as far as their formats mark them."""

import io
from collections.abc import Callable

import docx
import pytest

from dupfinder.domain.documents import ExtractedText

Extracted = Callable[[str, bytes], ExtractedText]
MakeDocx = Callable[..., bytes]


def style(identifier: str, name: str, *, based_on: str = "", level: str = "") -> str:
    base = f'<w:basedOn w:val="{based_on}"/>' if based_on else ""
    outline = f'<w:pPr><w:outlineLvl w:val="{level}"/></w:pPr>' if level else ""
    return f'<w:style w:type="paragraph" w:styleId="{identifier}"><w:name w:val="{name}"/>{base}{outline}</w:style>'


def paragraph(text: str, properties: str = "") -> str:
    return f"<w:p><w:pPr>{properties}</w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>"


def styled(text: str, identifier: str) -> str:
    return paragraph(text, f'<w:pStyle w:val="{identifier}"/>')


@pytest.fixture
def docx_headings(make_docx: MakeDocx, extracted: Extracted) -> Callable[..., tuple[str, ...]]:
    """Return the headings of a document with this body and these styles."""
    return lambda body, styles="": extracted("a.docx", make_docx(body, {"styles": styles})).headings


def test_headings_of_a_word_document_are_those_that_python_docx_adds(extracted: Extracted) -> None:
    document = docx.Document()
    document.add_heading("The title", 0)
    document.add_paragraph("Some text")
    document.add_heading("Chapter", 1).add_run(" one").bold = True
    document.add_heading("Deep", 9)
    document.add_paragraph("More text")
    buffer = io.BytesIO()
    document.save(buffer)
    found = extracted("a.docx", buffer.getvalue())
    assert found.headings == ("The title", "Chapter one", "Deep")
    assert found.text == "The title\nSome text\nChapter one\nDeep\nMore text\n"


def test_styles_based_on_headings_make_headings(docx_headings: Callable[..., tuple[str, ...]]) -> None:
    styles = (
        style("a", "heading 1")
        + style("b", "Own", based_on="a")
        + style("c", "Own again", based_on="b")
        + style("d", "Body again", based_on="a", level="9")
        + style("e", "Outline", level="2")
        + style("f", "Normal")
        + style("g", "Text", based_on="f")
        + style("h", "heading 10")
    )
    assert docx_headings("".join(styled(letter.upper(), letter) for letter in "abcdefgh"), styles) == (
        "A",
        "B",
        "C",
        "E",
    )


def test_an_outline_level_of_the_paragraph_counts_more_than_its_style(
    docx_headings: Callable[..., tuple[str, ...]],
) -> None:
    body = (
        paragraph("A", '<w:outlineLvl w:val="0"/>')
        + paragraph("B", '<w:pStyle w:val="h"/><w:outlineLvl w:val="9"/>')
        + paragraph("C")
        + styled("D", "h")
    )
    assert docx_headings(body, style("h", "Title")) == ("A", "D")


def test_styles_in_a_circle_make_no_headings(docx_headings: Callable[..., tuple[str, ...]]) -> None:
    styles = style("a", "One", based_on="b") + style("b", "Two", based_on="a") + style("c", "Three", based_on="c")
    assert docx_headings("".join(styled("x", letter) for letter in "abc"), styles) == ()


def test_a_long_chain_of_styles_is_followed_once(docx_headings: Callable[..., tuple[str, ...]]) -> None:
    count = 5_000
    styles = "".join(style(f"s{number}", "x", based_on=f"s{number - 1}") for number in range(1, count))
    assert docx_headings(styled("A", f"s{count - 1}"), style("s0", "heading 3") + styles) == ("A",)


def test_damaged_styles_do_not_cost_the_text(make_docx: MakeDocx, extracted: Extracted) -> None:
    found = extracted("a.docx", make_docx(styled("Text", "h"), {"styles": "<w:style>"}))
    assert (found.text, found.headings) == ("Text\n", ())


def test_headings_of_pages_are_their_heading_elements(extracted: Extracted) -> None:
    page = (
        "<title>T</title><h1>One <em>and</em>\n<br> two</h1><p>text</p><div><h3>Th&shy;ree</h3></div>"
        "<h2></h2><h6 hidden>unseen</h6><h4><div>outer <h5>inner</h5></div></h4>"
        "<table><tr><td><h2>cell</h2></table>after"
    )
    assert extracted("a.html", page.encode()).headings == ("One and two", "Three", "outer inner", "cell")


def test_a_heading_that_is_never_closed_goes_on_to_the_end(extracted: Extracted) -> None:
    assert extracted("a.html", b"<h1>All <b>of it").headings == ("All of it",)


@pytest.mark.parametrize(
    ("marked", "headings"),
    [
        ("# One #\n\n## *Two* `code`\ntext\n#none\n####### none", ("One", "Two code")),
        ("One\n===\n\ntext\n\nTwo\nlines\n---\n\ntext", ("One", "Two lines")),
        ("---\ntitle: x\nstatus: y\n---\n# One", ("One",)),
        ("text\n\n---\n\nmore\n***\nmore\n- - -\n", ()),
        ("- item\n---\n- item\ngoes on\n===\n", ()),
        ("| a | b |\n|---|---|\n| c | d |", ()),
        ("```\n# code\nmore\n---\n```\n", ()),
        ("> # Quoted\n\n#\n", ("Quoted",)),
    ],
)
def test_headings_of_markdown(extracted: Extracted, marked: str, headings: tuple[str, ...]) -> None:
    assert extracted("a.md", marked.encode()).headings == headings


def test_plain_text_has_none(extracted: Extracted) -> None:
    assert extracted("a.txt", b"# One\n\nTwo\n===\n").headings == ()


def test_no_more_headings_are_kept_than_are_of_use(extracted: Extracted) -> None:
    assert len(extracted("a.md", b"# x\n" * 2_000).headings) == 1_000
    long = extracted("a.html", b"<h1>" + b"word " * 30_000 + b"</h1><h2>behind</h2>").headings
    assert sum(map(len, long)) <= 100_000
    assert long[0].startswith("word word")


@pytest.mark.parametrize("repeated", ["<h1>", "<h1><div>", "<h1>a</h1>", "<h1><h2>a"])
def test_no_repetition_of_headings_makes_a_page_slow(extracted: Extracted, repeated: str) -> None:
    page = repeated * (50_000 if "</" in repeated else 2_000) + "end"
    assert len(extracted("a.html", page.encode()).headings) <= 1_000
