"""What a Word document is made of beside its paragraphs: documents inside it, fields, charts, counts of pages."""

import io
import zipfile
from collections.abc import Callable, Mapping

import pytest

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]
MakeDocx = Callable[..., bytes]

CHUNK = '<Relationship Id="chunk" Type="urn:x/aFChunk" Target="{}"/>'


def run(text: str) -> str:
    return f'<w:r><w:t xml:space="preserve">{text}</w:t></w:r>'


def paragraph(*runs: str) -> str:
    return f"<w:p>{''.join(runs)}</w:p>"


def field(instruction: str, result: str) -> str:
    """A complex field, its instruction in two pieces as Word likes to write it."""
    middle = len(instruction) // 2
    pieces = [
        '<w:fldChar w:fldCharType="begin"/>',
        f"<w:instrText>{instruction[:middle]}</w:instrText>",
        f"<w:instrText>{instruction[middle:]}</w:instrText>",
        '<w:fldChar w:fldCharType="separate"/>',
    ]
    return "".join(f"<w:r>{piece}</w:r>" for piece in pieces) + result + '<w:r><w:fldChar w:fldCharType="end"/></w:r>'


@pytest.fixture
def text_of(make_docx: MakeDocx, extracted: Extracted) -> Callable[..., str]:
    """Return the text of a document with this body and these parts."""
    return lambda body, parts=None, **odd: extracted("a.docx", make_docx(body, parts, **odd)).text


@pytest.fixture
def around(make_docx: MakeDocx) -> Callable[[str, bytes], bytes]:
    """Return a document with another one, of that name, between its two paragraphs."""

    def made(name: str, inner: bytes) -> bytes:
        body = paragraph(run("before")) + '<w:altChunk r:id="chunk"/>' + paragraph(run("after"))
        return make_docx(body, relationships=CHUNK.format(name), files={f"word/{name}": inner})

    return made


@pytest.mark.parametrize(
    ("name", "inner"),
    [
        ("a.html", b"<html><body><p>inside</p><table><tr><td>a</td><td>b</td></tr></table></body></html>"),
        ("a.txt", b"inside\na\tb\n"),
        ("a.bin", "\ufeffinside\r\na\tb".encode()),
    ],
)
def test_a_document_inside_is_read_in_its_place(
    around: Callable[[str, bytes], bytes], extracted: Extracted, name: str, inner: bytes
) -> None:
    assert extracted("a.docx", around(name, inner)).text == "before\ninside\na\tb\nafter\n"


def test_word_documents_inside_each_other_are_read_some_levels_deep(
    around: Callable[[str, bytes], bytes], make_docx: MakeDocx, extracted: Extracted, problem: Problem
) -> None:
    data = make_docx(paragraph(run("inside")))
    for _ in range(3):
        data = around("a.docx", data)
    assert extracted("a.docx", data).text == "before\n" * 3 + "inside\n" + "after\n" * 3
    assert problem("a.docx", around("a.docx", data)) == (
        "too-large: The Word document has documents nested more than 4 deep."
    )


def test_a_document_inside_that_is_missing_or_empty_has_no_text(
    text_of: Callable[..., str], around: Callable[[str, bytes], bytes], extracted: Extracted
) -> None:
    body = paragraph(run("before")) + '<w:altChunk r:id="chunk"/>' + paragraph(run("after"))
    assert text_of(body, relationships=CHUNK.format("gone.html")) == "before\nafter\n"
    assert text_of(body) == "before\nafter\n"
    assert extracted("a.docx", around("a.html", b"")).text == "before\nafter\n"


def test_S9_a_document_inside_that_cannot_be_read_makes_the_whole_unreadable(
    around: Callable[[str, bytes], bytes], make_docx: MakeDocx, problem: Problem
) -> None:
    assert problem("a.docx", around("a.png", b"\x89PNG\r\n\x1a\n" + bytes(range(256)))) == (
        "unsupported: The Word document contains a document in a format that cannot be read."
    )
    cut_off = make_docx(paragraph(run("inside")))[:-40]
    assert problem("a.docx", around("a.docx", cut_off)).startswith("damaged: ")


@pytest.mark.parametrize("instruction", [" PAGE ", "page \\* MERGEFORMAT", " NUMPAGES ", "SECTIONPAGES"])
def test_page_numbers_in_headers_and_footers_are_not_read(text_of: Callable[..., str], instruction: str) -> None:
    simple = f'<w:fldSimple w:instr="{instruction}">{run("17")}</w:fldSimple>'
    parts = {
        "header1": paragraph(run("Simple "), simple),
        "header2": paragraph(run("Complex "), field(instruction, run("17")), run(" of a kind")),
        "footer1": paragraph(field(instruction, run("17"))),
    }
    assert text_of(paragraph(run("Body")), parts) == "Simple \nComplex  of a kind\nBody\n"


ON, OFF = "<w:{}/>", '<w:{} w:val="false"/>'


@pytest.mark.parametrize(
    ("first", "even", "text", "hidden"),
    [
        ("", None, "Odd\nText\n", ["First", "Even"]),
        (ON, "", "First\nOdd\nText\n", ["Even"]),
        ("", ON, "Even\nOdd\nText\n", ["First"]),
        (OFF, OFF, "Odd\nText\n", ["First", "Even"]),
        (ON, ON, "First\nEven\nOdd\nText\n", None),
    ],
)
def test_headers_that_no_page_shows_are_hidden(
    first: str, even: str | None, text: str, hidden: list[str] | None, make_docx: MakeDocx, extracted: Extracted
) -> None:
    heads = {f"header{number}": paragraph(run(one)) for number, one in enumerate(("First", "Even", "Odd", "Odd"))}
    kinds = ("first", "even", "default", "first")
    named = "".join(f'<w:headerReference w:type="{kind}" r:id="r{number}"/>' for number, kind in enumerate(kinds))
    section = f"<w:sectPr>{named}{first.format('titlePg')}</w:sectPr>"
    settings = {} if even is None else {"settings": even.format("evenAndOddHeaders")}
    found = extracted("a.docx", make_docx(paragraph(run("Text")) + section, heads | settings))
    assert found.text == text
    items = found.beyond.items.get(ContentKind.HIDDEN)
    assert (items and [one.label for one in items]) == hidden


def test_H1_a_text_about_references_to_headers_is_none(text_of: Callable[..., str]) -> None:
    written = '&lt;w:headerReference w:type="first" r:id="r0"/'
    about = "Reference " * 20_000  # each looked through all others for its id: 14 s
    text = text_of(paragraph(run(written)) + paragraph(run(about)) + "<w:sectPr/>", {"header1": paragraph(run("Head"))})
    assert text.startswith("Head\n<w:headerReference")


def test_references_to_headers_are_read_in_any_encoding(
    make_docx: MakeDocx, make_zip: Callable[[Mapping[str, str | bytes]], bytes], extracted: Extracted
) -> None:
    section = '<w:sectPr><w:headerReference w:type="first" r:id="é"/></w:sectPr>'
    prologue = '<?xml version="1.0" encoding="ISO-8859-1"?>'
    document = make_docx(paragraph(run("Text")) + section, {"header1": paragraph(run("Head"))}, prologue=prologue)
    with zipfile.ZipFile(io.BytesIO(document)) as archive:
        parts: dict[str, str | bytes] = {
            name: archive.read(name).replace("é".encode(), b"\xe9") for name in archive.namelist()
        }
    assert extracted("a.docx", make_zip(parts)).text == "Head\nText\n"


def test_other_fields_in_headers_and_page_numbers_in_the_body_are_read(text_of: Callable[..., str]) -> None:
    header = paragraph(field(' STYLEREF "Heading 1" ', run("The chapter")), run(" "), field("PAGEREF x", run("9")))
    body = paragraph(run("See page "), field(" PAGE ", run("3")))
    assert text_of(body, {"header1": header}) == "The chapter 9\nSee page 3\n"


def test_page_numbers_inside_other_fields_are_not_read(text_of: Callable[..., str]) -> None:
    inner = field(" PAGE ", run("17"))
    header = paragraph(field(' IF 1 = 1 "x" ', run("On page ") + inner + run(" it is")), run("."))
    assert text_of(paragraph(run("Body")), {"header1": header}) == "On page  it is.\nBody\n"


def test_fields_that_are_not_ended_or_never_began_cost_nothing(text_of: Callable[..., str]) -> None:
    end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'
    assert text_of(paragraph(run("Body")), {"header1": paragraph(end, run("Head"), begin)}) == "Head\nBody\n"


@pytest.mark.parametrize("wrapping", ["smartTag", "customXml", "ins", "hyperlink", "dir", "bdo", "sdt"])
def test_what_is_wrapped_around_runs_does_not_hide_them(text_of: Callable[..., str], wrapping: str) -> None:
    assert text_of(paragraph(run("a "), f"<w:{wrapping}>{run('b')}</w:{wrapping}>", run(" c"))) == "a b c\n"


def test_custom_xml_around_paragraphs_does_not_hide_them(text_of: Callable[..., str]) -> None:
    assert text_of(f"<w:customXml>{paragraph(run('a'))}</w:customXml>{paragraph(run('b'))}") == "a\nb\n"


def test_how_characters_are_pronounced_is_not_read_beside_them(text_of: Callable[..., str]) -> None:
    ruby = f"<w:r><w:ruby><w:rt>{run('かんじ')}</w:rt><w:rubyBase>{run('漢字')}</w:rubyBase></w:ruby></w:r>"
    assert text_of(paragraph(ruby, run("です"))) == "漢字です\n"


def test_of_several_alternatives_the_first_is_read(text_of: Callable[..., str]) -> None:
    alternatives = "".join(f"<mc:Choice>{run(text)}</mc:Choice>" for text in ("first", "second"))
    assert text_of(
        paragraph(f"<mc:AlternateContent>{alternatives}<mc:Fallback>{run('x')}</mc:Fallback></mc:AlternateContent>")
    ) == ("first\n")


def test_the_names_in_a_chart_are_read_once_and_its_numbers_not(text_of: Callable[..., str]) -> None:
    def series(name: str, *values: int) -> str:
        names = "".join(f"<c:pt><c:v>{text}</c:v></c:pt>" for text in ("North", "South"))
        numbers = "".join(f"<c:pt><c:v>{value}</c:v></c:pt>" for value in values)
        return (
            f"<c:ser><c:tx><c:strRef><c:strCache><c:pt><c:v>{name}</c:v></c:pt></c:strCache></c:strRef></c:tx>"
            f"<c:cat><c:strRef><c:strCache>{names}</c:strCache></c:strRef></c:cat>"
            f"<c:val><c:numRef><c:numCache>{numbers}</c:numCache></c:numRef></c:val></c:ser>"
        )

    title = "<c:title><a:p><a:r><a:t>Sales</a:t></a:r></a:p></c:title>"
    chart = title + series("2024", 1, 2) + series("2025", 3, 4)
    assert text_of(paragraph(run("Body")), {"chart1": chart}) == "Body\nSales\n2024\nNorth\nSouth\n2025\n"


def test_building_blocks_of_a_template_are_not_its_text(text_of: Callable[..., str]) -> None:
    assert text_of(paragraph(run("Body")), {"glossaryDocument": paragraph(run("A block"))}) == "Body\n"


@pytest.mark.parametrize(
    ("app", "pages"),
    [
        ("<Pages>12</Pages><Words>5</Words>", 12),
        ("<Pages>0</Pages>", None),
        ("<Pages>many</Pages>", None),
        ("<Pages>99999999999</Pages>", None),
        ("", None),
    ],
)
def test_pages_are_as_many_as_the_writing_program_counted(
    make_docx: MakeDocx, extracted: Extracted, app: str, pages: int | None
) -> None:
    assert extracted("a.docx", make_docx(paragraph(run("Body")), app=app)).metadata.page_count == pages


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_styles_and_their_text_are_read_in_either_encoding(
    make_docx: MakeDocx, extracted: Extracted, encoding: str
) -> None:
    styles = (
        f'<?xml version="1.0" encoding="{encoding}"?><w:styles xmlns:w="urn:w"><w:style w:styleId="A &amp; B" '
        'w:type="paragraph"><w:name w:val="heading 2"/></w:style><w:style w:styleId="C" w:type="character">'
        '<w:name w:val="heading 2"/></w:style></w:styles>'
    )
    body = "".join(
        f'<w:p><w:pPr><w:pStyle w:val="{style}"/></w:pPr>{run(style)}</w:p>' for style in ("A &amp; B", "C", "D")
    )
    related = '<Relationship Id="s" Type="urn:x/styles" Target="s.xml"/>'
    prologue = f'<?xml version="1.0" encoding="{encoding}"?>'
    main = make_docx(body, relationships=related, files={"word/s.xml": styles.encode(encoding)}, prologue=prologue)
    if encoding == "utf-8":
        found = extracted("a.docx", main)
        assert found.headings == ("A & B",)
        assert found.text == "A & B\nC\nD\n"
    else:
        plain = make_docx(body, relationships=related, files={"word/s.xml": styles.encode(encoding)})
        assert extracted("a.docx", plain).headings == ("A & B",)


def test_notes_are_told_by_the_end_of_their_line_with_one_walk_through_each_paragraph(
    make_docx: MakeDocx, extracted: Extracted
) -> None:
    count = 3_000  # a walk for each would take millions of steps
    note = '<w:r><w:footnoteReference w:id="1"/></w:r>'
    many = paragraph("".join(run(f"word{number} ") + note for number in range(count)))
    nested = paragraph(run("Outer"), note, f"<w:sdt>{paragraph(run('inner'), note)}</w:sdt>", note, "<w:br/>", note)
    found = extracted("a.docx", make_docx(many + nested)).beyond.items[ContentKind.SIGNS]
    before = ["".join(f"word{each} " for each in range(max(0, number - 9), number + 1)) for number in range(count)]
    lines = [*before, "Outer", "Outerinner", "", "inner"]
    assert [one.label for one in found] == [" ".join(f"note: {line[-20:]}".split()) for line in lines]


def test_white_words_are_told_without_a_walk_through_the_document_for_each(
    extracted: Extracted, make_docx: MakeDocx
) -> None:
    count = 10_000  # one walk for each took a minute
    white = "".join(
        f'<w:p><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>white {number}</w:t></w:r></w:p>'
        for number in range(count)
    )
    found = extracted("a.docx", make_docx(white)).beyond.items[ContentKind.HIDDEN]
    assert [one.label for one in found] == [f"white {number}" for number in range(count)]
