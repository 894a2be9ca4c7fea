"""Words of a Word document that nobody sees: they stay in the text, and are told beside it."""

import io
from collections.abc import Callable

import docx
import pytest
from docx.document import Document
from docx.enum.text import WD_COLOR_INDEX
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls
from docx.shared import Pt, RGBColor
from docx.text.run import Run

from dupfinder.domain.beyond import ContentKind
from dupfinder.extract import SourceFile, extract
from telling_files import runs
from telling_pairs import word_light

SAID = "who signs this pays twice"
SHADE = '<w:shd {} w:val="clear" w:fill="1F3864"/>'


def found(document: Document) -> list[str]:
    """Return what is told as hidden; the words themselves are in the text in any case."""
    stream = io.BytesIO()
    document.save(stream)
    data = stream.getvalue()
    text = extract(SourceFile("a.docx", io.BytesIO(data), len(data)))
    assert SAID in text.text
    return [one.label for one in text.beyond.items.get(ContentKind.HIDDEN, ())]


def white(run: Run) -> Run:
    run.font.color.rgb = RGBColor(255, 255, 255)
    return run


def plain(document: Document) -> None:
    white(document.add_paragraph("A contract: ").add_run(SAID))


def tiny(document: Document) -> None:
    document.add_paragraph("A contract: ").add_run(SAID).font.size = Pt(1)


def in_a_heading(document: Document) -> None:
    white(document.add_heading("Contract ", 1).add_run(SAID))


def in_a_cell(document: Document) -> None:
    table = document.add_table(1, 1)
    table._tblPr.remove(table._tblPr.find(docx.oxml.ns.qn("w:tblStyle"))) if table._tblPr.style is not None else None
    white(table.cell(0, 0).paragraphs[0].add_run(SAID))


@pytest.mark.parametrize("written", [plain, tiny, in_a_heading, in_a_cell], ids=lambda one: one.__name__)
def test_what_nobody_sees_is_told(written: Callable[[Document], None]) -> None:
    document = docx.Document()
    written(document)
    assert found(document) == [SAID]


def dark(document: Document) -> None:
    document.add_paragraph("black ").add_run(SAID)


def on_a_dark_run(document: Document) -> None:
    white(document.add_paragraph("A contract: ").add_run(SAID)).font.highlight_color = WD_COLOR_INDEX.BLACK


def on_a_dark_paragraph(document: Document) -> None:
    paragraph = document.add_paragraph()
    paragraph._p.get_or_add_pPr().append(parse_xml(SHADE.format(nsdecls("w"))))
    white(paragraph.add_run(SAID))


def on_a_dark_cell(document: Document) -> None:
    cell = document.add_table(1, 1).cell(0, 0)
    cell._tc.get_or_add_tcPr().append(parse_xml(SHADE.format(nsdecls("w"))))
    white(cell.paragraphs[0].add_run(SAID))


def in_a_table_with_a_style(document: Document) -> None:
    table = document.add_table(1, 1, style="Medium Shading 1 Accent 1")
    white(table.cell(0, 0).paragraphs[0].add_run(SAID))


def on_a_dark_page(document: Document) -> None:
    document.element.insert(0, parse_xml(f'<w:background {nsdecls("w")} w:color="000000"/>'))
    plain(document)


def on_a_dark_style(document: Document) -> None:
    style = document.styles.add_style("Dark", 1)
    style.element.get_or_add_pPr().append(parse_xml(SHADE.format(nsdecls("w"))))
    based = document.styles.add_style("Banner", 1)
    based.base_style = style
    white(document.add_paragraph(style="Banner").add_run(SAID))


GROUNDS = [
    dark, on_a_dark_run, on_a_dark_paragraph, on_a_dark_cell, in_a_table_with_a_style, on_a_dark_page, on_a_dark_style,
]  # fmt: skip


@pytest.mark.parametrize("written", GROUNDS, ids=lambda one: one.__name__)
def test_what_is_read_on_its_ground_is_not(written: Callable[[Document], None]) -> None:
    document = docx.Document()
    written(document)
    assert found(document) == []


def test_hidden_words_of_a_coloured_box_are_not_told_with_it() -> None:
    files = [word_light("A contract", "FF0000", runs("late") + more) for more in ("", runs(SAID, "<w:vanish/>"))]
    read = [extract(SourceFile("a.docx", io.BytesIO(data), len(data))) for data in files]
    shown, hidden = (content.beyond.items[ContentKind.DRAWINGS] for content in read)
    assert shown == hidden
