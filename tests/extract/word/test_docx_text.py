"""The text of Word documents, all of it, each piece once."""

# ruff: noqa: RUF001 - texts in many scripts

import io
from collections.abc import Callable, Mapping
from pathlib import Path

import docx
import pytest
from docx.shared import Pt

from dupfinder.domain.beyond import ALL_KINDS
from dupfinder.domain.documents import ExtractedText, Metadata
from dupfinder.extract.word import text

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]
MakeDocx = Callable[..., bytes]

STRICT = "http://purl.oclc.org/ooxml/wordprocessingml/main"
STRICT_OFFICE = "http://purl.oclc.org/ooxml/officeDocument/relationships"


def run(text: str, properties: str = "") -> str:
    return f'<w:r>{f"<w:rPr>{properties}</w:rPr>" if properties else ""}<w:t xml:space="preserve">{text}</w:t></w:r>'


def paragraph(*runs: str, properties: str = "") -> str:
    return f"<w:p>{f'<w:pPr>{properties}</w:pPr>' if properties else ''}{''.join(runs)}</w:p>"


def box(*texts: str) -> str:
    inside = "".join(paragraph(run(text)) for text in texts)
    return f"<w:r><w:pict><v:textbox><w:txbxContent>{inside}</w:txbxContent></v:textbox></w:pict></w:r>"


@pytest.fixture
def text_of(make_docx: MakeDocx, extracted: Extracted) -> Callable[..., str]:
    """Return the text of a document with this body and these parts."""
    return lambda body, parts=None, **odd: extracted("a.docx", make_docx(body, parts, **odd)).text


@pytest.mark.parametrize(
    ("instruction", "words"),
    [
        ((r'EQ \* jc0 \* "Font:A" \* hps16 \o(\s\up 19(', "にがつ", "),二月)"), "二月"),
        ((r" eq \o\ac(○,印)",), "○印"),
        ((r"EQ \o(\s\up 6(株式);\s\do 2(会社))",), "株式会社"),
        ((r"EQ \o\ad(\s\up 9(a(b),c),x\,y(1,2))",), "x,y(1,2)"),
        ((" ", r"EQ \o\ac(", "O", ",1)"), "O1"),
        ((r"EQ \f(1,2)",), ""),
        ((r"EQ \o(\s\up 3(",), ""),
        (('HYPERLINK "http://eq.example/\\o(a)"',), ""),
    ],
)
def test_words_that_a_field_lays_over_each_other_are_text(
    instruction: tuple[str, ...], words: str, text_of: Callable[..., str]
) -> None:
    pieces = "".join(f"<w:r><w:rPr><w:b/></w:rPr><w:instrText>{piece}</w:instrText></w:r>" for piece in instruction)
    begin, end = (f'<w:r><w:fldChar w:fldCharType="{one}"/></w:r>' for one in ("begin", "end"))
    assert text_of(paragraph(run("a"), begin, pieces, end, run("b"))) == f"a{words}b\n"
    middle = '<w:r><w:fldChar w:fldCharType="separate"/></w:r>'  # other programs write a result, which may be empty
    assert text_of(paragraph(run("a"), begin, pieces, middle, end, run("b"))) == f"a{words}b\n"
    assert text_of(paragraph(run("a"), begin, pieces, middle, run("result"), end, run("b"))) == "aresultb\n"


@pytest.mark.parametrize(
    ("drop", "text"), [("drop", "Long ago\nEnd\n"), ("margin", "Long ago\nEnd\n"), ("none", "L\nong ago\nEnd\n")]
)
def test_a_first_letter_several_lines_high_belongs_to_its_word(
    drop: str, text: str, text_of: Callable[..., str]
) -> None:
    initial = paragraph(run("L"), properties=f'<w:framePr w:dropCap="{drop}" w:lines="3"/>')
    assert text_of(initial + paragraph(run("ong ago")) + paragraph(run("End"))) == text


def test_a_document_made_by_python_docx_gives_paragraphs_tables_and_metadata(extracted: Extracted) -> None:
    document = docx.Document()
    document.add_heading("Heading", 1)
    document.add_paragraph("Some ").add_run("bold").font.size = Pt(20)
    table = document.add_table(2, 2)
    for number, cell in enumerate(cell for row in table.rows for cell in row.cells):
        cell.text = f"cell {number}"
    document.add_paragraph("After the table")
    document.sections[0].header.paragraphs[0].text = "The header"
    document.sections[0].footer.paragraphs[0].text = "The footer"
    document.core_properties.title = "A title"
    document.core_properties.author = "An author"
    buffer = io.BytesIO()
    document.save(buffer)
    found = extracted("a.docx", buffer.getvalue())
    assert found.text == (
        "The header\nHeading\nSome bold\ncell 0\tcell 1\ncell 2\tcell 3\nAfter the table\nThe footer\n"
    )
    assert found.metadata.title == "A title"
    assert found.metadata.author == "An author"
    assert found.metadata.created == "2013-12-23T23:15:00Z"


def test_strict_documents_are_read_like_others(text_of: Callable[..., str]) -> None:
    body = paragraph(run("Strict"))
    assert text_of(body, {"header1": paragraph(run("Top"))}, namespace=STRICT, office=STRICT_OFFICE) == "Top\nStrict\n"


def test_the_main_part_need_not_have_its_usual_name(text_of: Callable[..., str]) -> None:
    assert (
        text_of(paragraph(run("Here")), {"footer1": paragraph(run("Foot"))}, main_part="text/main.xml")
        == "Here\nFoot\n"
    )


def test_tabs_breaks_and_hyphens_are_characters(text_of: Callable[..., str]) -> None:
    inside = (
        "<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/><w:t>e</w:t>"
        "<w:cr/><w:t>f\u00adg</w:t></w:r>"
    )
    assert text_of(paragraph(inside)) == "a\tb\nc\u2011de\nfg\n"


def test_tab_stops_of_the_layout_are_no_tabs(text_of: Callable[..., str]) -> None:
    stops = '<w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs>'
    assert text_of(paragraph(run("text"), properties=stops)) == "text\n"


@pytest.mark.parametrize(
    ("symbol", "expected"),
    [
        ('w:font="Symbol" w:char="F061"', "α"),
        ('w:font="Wingdings" w:char="F0E0"', "\uf0e0"),
        ('w:font="Arial" w:char="20AC"', "€"),
        ('w:font="Arial" w:char="D800"', ""),
        ('w:font="Arial" w:char="what"', ""),
    ],
)
def test_symbols_that_are_letters_are_kept(text_of: Callable[..., str], symbol: str, expected: str) -> None:
    assert text_of(paragraph(run("a"), f"<w:r><w:sym {symbol}/></w:r>", run("z"))) == f"a{expected}z\n"


def test_table_rows_are_lines_and_cells_are_separated_by_tabs(text_of: Callable[..., str]) -> None:
    def cell(*texts: str) -> str:
        return f"<w:tc><w:tcPr/>{''.join(paragraph(run(text)) for text in texts)}</w:tc>"

    inner = f"<w:tbl><w:tr>{cell('x')}{cell('y')}</w:tr></w:tbl>"
    first = f"<w:tr>{cell('a')}{cell('b', 'c')}</w:tr>"
    rows = f"{first}<w:tr>{cell()}{cell('d')}<w:tc>{inner}{paragraph()}</w:tc>{cell('e')}</w:tr>"
    assert text_of(f"<w:tbl>{rows}</w:tbl>{paragraph(run('after'))}") == "a\tb\nc\nd\nx\ty\te\nafter\n"


@pytest.mark.parametrize("last", ["", "<w:tc><w:p/></w:tc>", "<w:tc><w:p/></w:tc><w:tc><w:p/></w:tc>"])
def test_what_follows_a_table_is_no_part_of_its_last_row(text_of: Callable[..., str], last: str) -> None:
    def table(last: str) -> str:
        return f"<w:tbl><w:tr><w:tc>{paragraph(run('a'))}</w:tc>{last}</w:tr></w:tbl>"

    after = paragraph(run("after"))
    assert text_of(f"{table(last)}{after}") == "a\nafter\n"
    nested = f"<w:tc>{table(last)}{paragraph(run('below'))}</w:tc><w:tc><w:p/></w:tc>"
    assert text_of(f"{table(nested)}{after}") == "a\na\nbelow\nafter\n"


def test_a_text_box_is_read_once_and_does_not_cut_its_paragraph(text_of: Callable[..., str]) -> None:
    choice = box("in the box", "second line").replace("w:pict", "w:drawing")
    fallback = f"<mc:Fallback>{box('in the box')}</mc:Fallback>"
    both = f"<mc:AlternateContent><mc:Choice>{choice}</mc:Choice>{fallback}</mc:AlternateContent>"
    body = paragraph(run("before "), both, run("after"), box("another")) + paragraph(run("next"))
    assert text_of(body) == "before after\nin the box\nsecond line\nanother\nnext\n"


def test_a_box_in_a_box_comes_after_it(text_of: Callable[..., str]) -> None:
    inner = paragraph(run("outer start "), box("inner"), run("outer end"))
    outer = f"<w:r><w:pict><w:txbxContent>{inner}</w:txbxContent></w:pict></w:r>"
    assert text_of(paragraph(run("text"), outer)) == "text\nouter start outer end\ninner\n"


def test_a_fallback_without_a_choice_is_read(text_of: Callable[..., str]) -> None:
    alone = f"<mc:AlternateContent><mc:Fallback>{box('only here')}</mc:Fallback></mc:AlternateContent>"
    assert text_of(paragraph(run("text"), alone)) == "text\nonly here\n"


def test_tracked_changes_are_read_as_accepted(text_of: Callable[..., str]) -> None:
    deleted = "<w:del><w:r><w:delText>old </w:delText></w:r></w:del>"
    moved_away = f"<w:moveFrom>{run('moved ')}</w:moveFrom>"
    body = paragraph(
        run("keep "), deleted, f"<w:ins>{run('new ')}</w:ins>", moved_away, f"<w:moveTo>{run('here')}</w:moveTo>"
    )
    assert text_of(body) == "keep new here\n"


def test_a_paragraph_whose_end_was_deleted_runs_on(text_of: Callable[..., str]) -> None:
    body = (
        paragraph(run("one "), properties="<w:rPr><w:del/></w:rPr>") + paragraph(run("two")) + paragraph(run("three"))
    )
    assert text_of(body) == "one two\nthree\n"


def test_hidden_text_is_not_read_but_text_that_is_shown_again_is(text_of: Callable[..., str]) -> None:
    body = paragraph(run("a "), run("hidden ", "<w:vanish/>"), run("shown", '<w:vanish w:val="0"/>'))
    assert text_of(body + paragraph(run("b"), properties="<w:rPr><w:vanish/></w:rPr>")) == "a shown\nb\n"


def test_field_codes_are_not_text_but_their_results_are(text_of: Callable[..., str]) -> None:
    simple = f'<w:fldSimple w:instr="PAGE">{run("7")}</w:fldSimple>'
    assert text_of(paragraph("<w:r><w:instrText>TOC \\o</w:instrText></w:r>", run("Page "), simple)) == "Page 7\n"


def test_content_controls_links_and_formulas_are_read(text_of: Callable[..., str]) -> None:
    control = f"<w:sdt><w:sdtPr/><w:sdtContent>{paragraph(run('controlled'))}</w:sdtContent></w:sdt>"
    link = f"<w:hyperlink>{run('linked')}</w:hyperlink>"
    formula = "<m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath>"
    assert text_of(control + paragraph(link) + paragraph(formula)) == "controlled\nlinked\nx=1\n"


def test_headers_come_first_and_notes_and_footers_last_each_different_one_once(text_of: Callable[..., str]) -> None:
    parts = {
        "header1": paragraph(run("Head")),
        "header2": paragraph(run("Head")),
        "header3": paragraph(run("Other head")),
        "footer1": paragraph(run("Foot")),
        "footnotes": f"<w:footnote>{paragraph(run('A note'))}</w:footnote>",
        "endnotes": f"<w:endnote>{paragraph(run('The end'))}</w:endnote>",
        "comments": f"<w:comment>{paragraph(run('A comment'))}</w:comment>",
    }
    assert text_of(paragraph(run("Body")), parts) == "Head\nOther head\nBody\nA note\nThe end\nFoot\n"


def test_text_in_diagrams_is_read(text_of: Callable[..., str]) -> None:
    data = "<a:p><a:r><a:t>in a diagram</a:t></a:r></a:p>"
    assert text_of(paragraph(run("Body")), {"diagramData1": data}) == "Body\nin a diagram\n"


def test_a_part_that_is_named_but_missing_is_no_damage(text_of: Callable[..., str]) -> None:
    dangling = '<Relationship Id="x" Type="urn:x/footer" Target="gone.xml"/>'
    assert text_of(paragraph(run("Body")), relationships=dangling) == "Body\n"


def test_metadata_that_is_damaged_or_odd_costs_no_text(make_docx: MakeDocx, extracted: Extracted) -> None:
    odd = make_docx(paragraph(run("Body")), core="<dc:title> </dc:title><dcterms:created>yesterday</dcterms:created>")
    assert extracted("a.docx", odd).metadata == Metadata()
    damaged = make_docx(paragraph(run("Body")), core="<dc:title>")
    assert extracted("a.docx", damaged).text == "Body\n"


@pytest.mark.parametrize("value", ['<!ENTITY x SYSTEM "{secret}">', '<!ENTITY x "words">', ""])
@pytest.mark.parametrize("most_whole", [text.WHOLE_BYTES, 0])  # large parts are parsed piece by piece
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_H2_a_document_with_an_entity_is_refused_as_in_other_formats(
    make_zip: Callable[[Mapping[str, bytes | str]], bytes],
    problem: Problem,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    value: str,
    most_whole: int,
    encoding: str,
) -> None:
    monkeypatch.setattr(text, "WHOLE_BYTES", most_whole)
    secret = tmp_path / "secret.txt"
    secret.write_text("top secret")
    doctype = f'<!DOCTYPE d SYSTEM "none.dtd" [{value.format(secret=secret.as_uri())}]>'
    body = "<w:body><w:p><w:r><w:t>before &x; after &amp; &#65;</w:t></w:r></w:p></w:body>"
    space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    part = f'<?xml version="1.0" encoding="{encoding}"?>{doctype}<w:document {space}>{body}</w:document>'
    assert problem("a.docx", make_zip({"word/document.xml": part.encode(encoding)})) == (
        "damaged: The document is damaged: its XML contains entities."
    )


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_H1_entities_are_not_expanded(
    make_zip: Callable[[Mapping[str, bytes | str]], bytes], problem: Problem, encoding: str
) -> None:
    levels = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
    bomb = f'<?xml version="1.0" encoding="{encoding}"?><!DOCTYPE d [<!ENTITY l0 "ha">{levels}]><d a="&l9;">&l9;</d>'
    data = make_zip({"word/document.xml": bomb.encode(encoding)})
    assert problem("a.docx", data).startswith("too-large: ")


def test_H1_elements_nested_without_end_are_too_large(
    text_of: Callable[..., str], make_docx: MakeDocx, problem: Problem
) -> None:
    assert problem("a.docx", make_docx("<w:tbl>" * 100_000)).startswith("too-large: ")
    assert text_of("<w:sdt>" * 100 + paragraph(run("deep")) + "</w:sdt>" * 100) == "deep\n"


def test_a_bomb_in_the_main_part_is_too_large(make_docx: MakeDocx, problem: Problem) -> None:
    assert problem("a.docx", make_docx(" " * 30_000_000)) == (
        "too-large: Part of the document unpacks to more than 200 times its size."
    )


def test_an_encrypted_document_is_said_to_be_encrypted(make_compound: Callable[..., bytes], problem: Problem) -> None:
    data = make_compound("EncryptionInfo", "EncryptedPackage")
    assert problem("a.docx", data) == "encrypted: The Word document is encrypted and needs a password."


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.99])
def test_a_document_that_was_cut_off_is_damaged(make_docx: MakeDocx, problem: Problem, share: float) -> None:
    data = make_docx(paragraph(run("Body")))
    assert problem("a.docx", data[: int(len(data) * share)]) == (
        "damaged: The Word document is damaged: it is not a complete zip archive."
    )


def test_a_document_without_its_main_part_is_damaged(
    make_zip: Callable[[Mapping[str, str]], bytes], problem: Problem
) -> None:
    assert problem("a.docx", make_zip({"other.xml": "<x/>"})) == (
        "damaged: The Word document is damaged: its main part is missing."
    )


def test_H2_parts_outside_the_document_are_not_read(text_of: Callable[..., str], tmp_path: Path) -> None:
    secret = tmp_path / "secret.xml"
    secret.write_text(f'<w:hdr xmlns:w="{STRICT}">{paragraph(run("top secret"))}</w:hdr>')
    for target in (secret.as_uri(), str(secret), "../../../.." + str(secret)):
        for mode in ("", 'TargetMode="External"'):
            outside = f'<Relationship Id="x" Type="urn:x/header" Target="{target}" {mode}/>'
            assert text_of(paragraph(run("Body")), relationships=outside) == "Body\n"


def test_a_damaged_header_costs_itself_and_makes_the_rest_unknown(
    make_docx: MakeDocx, extracted: Extracted, text_of: Callable[..., str]
) -> None:
    body = paragraph(run("Body"))
    assert text_of(body, {"header1": "<w:p><w:r><w:t>cut", "footer1": paragraph(run("Foot"))}) == "Body\nFoot\n"
    found = extracted("a.docx", make_docx(body, {"header1": "<w:p><w:r><w:t>cut"}))
    assert found.beyond.unseen == ALL_KINDS
