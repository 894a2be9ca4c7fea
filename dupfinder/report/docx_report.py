"""The DOCX report: as the PDF has it, for who wants to write into it: summary, groups, longer documents, problems.

python-docx makes the styles, the summary and the package. The tables of groups are streamed into it as XML, few in
memory at a time: cell by cell through its objects a long report would take a hundred times as long.
"""

import datetime
import io
import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import BinaryIO

import docx
from docx.document import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.shared import Pt, RGBColor

import dupfinder
from dupfinder.domain.display import visible
from dupfinder.domain.messages import say, told
from dupfinder.domain.result import ScanResult
from dupfinder.report import wording
from dupfinder.report.docx_package import saved
from dupfinder.report.group_rows import COLUMNS, RELATION_COLOURS, GroupRows, Row, rows_of_containers, rows_of_groups

_PAGE_PT, _MARGIN_PT = (595.3, 841.9), 40
_WIDTHS = (4250, 1650, 1000, 800, 1700, 900)
"""Of the columns, in twentieths of a point."""
_BODY = "word/document.xml"
_INK, _MUTED = RGBColor(0x1C, 0x24, 0x30), RGBColor(0x5C, 0x69, 0x78)
_STYLES = {"Name": (8, True, _INK), "Cell": (8, False, _INK), "Small": (7, False, _MUTED), "Note": (8, False, _MUTED)}
"""Size, whether it is bold, and colour of the styles that paragraphs have besides headings."""


def write_docx(result: ScanResult, out: BinaryIO) -> None:
    """Write the report as a Word document without macros and links; it does not differ by who reads it."""
    with (
        zipfile.ZipFile(io.BytesIO(saved(_skeleton(result)))) as source,
        zipfile.ZipFile(out, "w", compression=zipfile.ZIP_DEFLATED, compresslevel=4) as target,
    ):
        for part in source.namelist():
            with target.open(part, "w", force_zip64=part == _BODY) as stream:
                content = source.read(part)
                end = content.rindex(b"<w:sectPr") if part == _BODY else len(content)
                stream.write(content[:end])
                if part == _BODY:
                    stream.writelines(text.encode() for text in _body(result))
                stream.write(content[end:])


def _skeleton(result: ScanResult) -> Document:
    """Return a document with styles, page and footer, and the summary."""
    document = docx.Document()
    parts = document.part.package.rels
    del parts[next(key for key, part in parts.items() if part.reltype == RELATIONSHIP_TYPE.THUMBNAIL)]  # an empty page
    about = document.core_properties
    about.title, about.author, about.comments = told(wording.TITLE), "DupFinder", told(say("Written by DupFinder."))
    about.subject = wording.subject(result)
    written = datetime.datetime.now(tz=datetime.UTC)
    about.created = about.modified = written.replace(tzinfo=None)
    _set_up_page(document)
    if (language := told(wording.LANGUAGE)) != wording.LANGUAGE:  # that of python-docx's own template
        for spelling in document.styles.element.xpath("w:docDefaults//w:lang"):
            spelling.set(qn("w:val"), language)
            spelling.set(qn("w:eastAsia"), language)
    plain = document.styles["Normal"]
    plain.font.name, plain.font.size, plain.paragraph_format.space_after = "Calibri", Pt(9), Pt(0)
    for name, (size, is_bold, colour) in _STYLES.items():
        style = document.styles.add_style(name, WD_STYLE_TYPE.PARAGRAPH)
        style.base_style = plain
        style.font.size, style.font.bold, style.font.color.rgb = Pt(size), is_bold, colour
        style.paragraph_format.space_after = Pt(0 if name != "Note" else 6)
    document.add_heading(told(wording.TITLE), 0)
    document.add_paragraph(told(wording.REPORT_OF.with_values(time=f"{written:%Y-%m-%d %H:%M}")), style="Note")
    for notice in wording.notices(result):
        document.add_paragraph().add_run(visible(notice)).bold = True
    _facts(document, [(meaning, (told(figure),)) for figure, meaning in wording.figures(result)])
    document.add_heading(told(wording.SETTINGS), 1)
    _facts(document, [*wording.setting_values(result.options), *wording.work_done(result)])
    document.add_paragraph(told(wording.ABOUT_SIMILARITY), style="Note").paragraph_format.space_before = Pt(6)
    return document


def _set_up_page(document: Document) -> None:
    section = document.sections[0]
    section.page_width, section.page_height = (Pt(length) for length in _PAGE_PT)
    section.left_margin = section.right_margin = section.top_margin = section.bottom_margin = Pt(_MARGIN_PT)
    footer = section.footer.paragraphs[0]
    footer.alignment = WD_ALIGN_PARAGRAPH.RIGHT
    footer.add_run(f"{told(wording.TITLE)} · ")
    for field in ("PAGE", "NUMPAGES"):
        footer.add_run(" / " if field == "NUMPAGES" else "")
        footer._p.append(parse_xml(f'<w:fldSimple {nsdecls("w")} w:instr="{field}"/>'))  # noqa: SLF001 - as its manual has it


def _facts(document: Document, facts: Iterable[tuple[str, Sequence[str]]]) -> None:
    """Add names and values side by side."""
    table = document.add_table(0, 2)
    for name, values in facts:
        left, right = table.add_row().cells
        left.paragraphs[0].text, left.paragraphs[0].style = name, "Note"
        right.text = "\n".join(map(visible, values))
    for column, width in zip(table.columns, (130, 385), strict=True):
        column.width = Pt(width)


def _body(result: ScanResult) -> Iterator[str]:
    if not result.groups:
        yield _paragraph(told(wording.NO_GROUPS), "Name")
    sections = (
        (wording.GROUPS, wording.ABOUT_GROUPS, result.groups, rows_of_groups(result.groups)),
        (wording.CONTAINERS, wording.ABOUT_CONTAINERS, result.containers, rows_of_containers(result.containers)),
    )
    for title, about, things, groups in sections:
        if things:
            yield _heading(told(title), told(about))
            for group in groups:
                yield _group(group)
    if result.problems:
        yield _heading(wording.not_read_count(len(result.problems)), told(wording.ABOUT_PROBLEMS))
        yield from _problems(result)
    yield _paragraph(told(wording.WRITTEN_BY.with_values(version=dupfinder.__version__)), "Note")


def _heading(title: str, about: str) -> str:
    return _paragraph(title, "Heading1", more="<w:pageBreakBefore/>") + _paragraph(about, "Note")


def _problems(result: ScanResult) -> Iterator[str]:
    for code, count in Counter(problem.code for problem in result.problems).most_common():
        title, advice = map(told, wording.PROBLEM_MEANINGS[code])
        counts = told(say("{name}: {text}", name=title, text=wording.counted(count, "document")))
        yield _paragraph(counts, "Heading2") + _paragraph(advice, "Note")
        for problem in result.problems:
            if problem.code is code:
                yield _paragraph(problem.path, "Cell") + _paragraph(told(problem.message), "Note")


def _group(group: GroupRows) -> str:
    header = [_paragraph(group.share if name is None else told(name), "Small") for name in COLUMNS]
    rows = "".join(map(_row, group.rows))
    return (
        _paragraph(group.title, "Heading2")
        + _paragraph(group.facts, "Note", more="<w:keepNext/>")
        + '<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders><w:insideH w:val="single" w:sz="4" w:space="0"'
        ' w:color="E3E6EA"/></w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>'
        + "".join(f'<w:gridCol w:w="{width}"/>' for width in _WIDTHS)
        + f"</w:tblGrid>{_cells(header, is_header=True)}{rows}</w:tbl>"
    )


def _row(row: Row) -> str:
    name = _paragraph(row.document.entry.name, "Name" if row.relation is None else "Cell")
    below = (_paragraph(text, "Small" if is_muted else "Cell") for text, is_muted in row.below)
    compared = _paragraph(row.compared, "Cell", colour=RELATION_COLOURS[row.relation])
    remarks = (_paragraph(text, "Small") for text in row.remarks)
    figures = (_paragraph(text, "Cell") for text in row.figures)
    return _cells(["".join((name, *below)), "".join((compared, *remarks)), *figures])


def _cells(cells: Iterable[str], *, is_header: bool = False) -> str:
    """Return a row of a table; none is divided between pages, and a header stands on each."""
    shown = (
        f'<w:tc><w:tcPr><w:tcW w:w="{width}" w:type="dxa"/></w:tcPr>{cell}</w:tc>'
        for width, cell in zip(_WIDTHS, cells, strict=True)
    )
    return f"<w:tr><w:trPr><w:cantSplit/>{'<w:tblHeader/>' * is_header}</w:trPr>{''.join(shown)}</w:tr>"


def _paragraph(text: str, style: str, *, more: str = "", colour: str = "") -> str:
    """Return a paragraph; nothing in the text is obeyed (O2, O3)."""
    looks = f'<w:rPr><w:color w:val="{colour}"/></w:rPr>' * bool(colour)
    shown = escape(visible(text), quote=False)
    return (
        f'<w:p><w:pPr><w:pStyle w:val="{style}"/>{more}</w:pPr>'
        f'<w:r>{looks}<w:t xml:space="preserve">{shown}</w:t></w:r></w:p>'
    )
