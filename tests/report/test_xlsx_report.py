import datetime
import io
import os
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from python_calamine import CalamineWorkbook

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Metadata
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.report import ReportKind, save_report
from dupfinder.report.xlsx_report import MOST_LETTERS, row_xml, text_of, write_xlsx

SHEET = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
Rows = list[list[Any]]


def sheets(result: ScanResult, *, most_rows: int = 1_048_576) -> dict[str, Rows]:
    """Read the report with a reader that shares nothing with its writer."""
    out = io.BytesIO()
    write_xlsx(result, out, most_rows=most_rows)
    workbook = CalamineWorkbook.from_filelike(io.BytesIO(out.getvalue()))
    return {name: workbook.get_sheet_by_name(name).to_python() for name in workbook.sheet_names}


def parts(result: ScanResult) -> dict[str, str]:
    out = io.BytesIO()
    write_xlsx(result, out)
    with zipfile.ZipFile(out) as package:
        return {name: package.read(name).decode() for name in package.namelist()}


def test_a_row_for_each_document_of_a_group(samples: Any) -> None:
    found = sheets(samples.realistic())
    assert list(found) == ["Summary", "Documents", "Contained in longer documents", "Problems"]
    header, first, second, *_ = found["Documents"]
    assert len(found["Documents"]) == 8
    row = dict(zip(header, first, strict=True))
    assert row == {
        "Group": 1,
        "Compared": "keep",
        "Similarity": 1,
        "Name": "Contract Müller final.docx",
        "Folder": "/home/anna/Documents/Contracts",
        "Format": "docx",
        "Size (bytes)": 480_320,
        "Changed (UTC)": datetime.datetime(2026, 5, 4, 9, 12, 33),  # noqa: DTZ001 - a sheet knows no zones
        "Words": 1830,
        "Reference": "",
        "Title": "Contract of sale",
        "Author": "Anna Beispiel",
        "Pages": 12,
        "The same file": "",
        "Only differ in": "",
        "Other differences": "",
    }
    assert second[header.index("Compared")] == "exact copy"


def test_other_sheets_have_parts_of_longer_documents_and_problems(samples: Any) -> None:
    found = sheets(samples.realistic())
    _, longer, part = found["Contained in longer documents"]
    assert (longer[1], longer[2], part[1], part[2]) == ("longer text", "", "contained", 0.987654)
    problem = ["Protected by a password", "/home/anna/Documents/Tax/2024.pdf", "The PDF asks for a password."]
    assert found["Problems"][2][:3] == problem
    summary = {row[0]: row[1] for row in found["Summary"]}
    assert (summary["Documents compared"], summary["Can be freed"]) == (7, "1.6 MB")
    assert summary["Folders"] == "/home/anna/Documents"


def test_an_empty_and_a_cancelled_result_say_so(samples: Any) -> None:
    found = sheets(samples.result(status=ScanStatus.CANCELLED))
    assert list(found) == ["Summary", "Documents"]
    assert len(found["Documents"]) == 1
    notes = [row[1] for row in found["Summary"] if row[0] == "Note"]
    assert notes == ["The scan was stopped. These are the results so far.", "No duplicates were found."]


def test_what_is_too_long_for_a_sheet_goes_on_in_the_next(samples: Any) -> None:
    found = sheets(samples.realistic(), most_rows=4)
    tables = [found[name] for name in ("Documents", "Documents 2", "Documents 3")]
    assert [len(table) for table in tables] == [4, 4, 2]
    assert tables[0][0] == tables[1][0] == tables[2][0]
    whole = sheets(samples.realistic())["Documents"]
    assert [row for table in tables for row in table[1:]] == whole[1:]


def test_the_header_stays_and_filters(samples: Any) -> None:
    documents = parts(samples.realistic())["xl/worksheets/sheet2.xml"]
    assert '<autoFilter ref="A1:P8"/>' in documents
    assert '<dimension ref="A1:P8"/>' in documents
    assert 'ySplit="1"' in documents
    assert 'state="frozen"' in documents


def test_groups_are_shaded_in_turn_and_relations_coloured(samples: Any) -> None:
    package = parts(samples.realistic())
    styles = [
        [cell.get("s") for cell in row]
        for row in ET.fromstring(package["xl/worksheets/sheet2.xml"]).iter(f"{SHEET}row")  # noqa: S314 - our own
    ]
    formats = ET.fromstring(package["xl/styles.xml"]).find(f"{SHEET}cellXfs")  # noqa: S314 - our own
    assert formats is not None
    fill = [formats[int(row[0] or 0)].get("fillId") for row in styles[1:]]
    assert fill[:5] == ["0"] * 5
    assert fill[5] == fill[6] != "0"
    font = [formats[int(row[1] or 0)].get("fontId") for row in styles[1:]]
    assert len(set(font[:4])) == 4  # keeper, identical, same text, similar
    assert all(len(row) == 16 for row in styles)


def test_O1_no_part_has_a_formula_or_a_link(samples: Any) -> None:
    for part in parts(samples.hostile()).values():
        assert "<f>" not in part
        assert "<f " not in part
        assert "<hyperlink " not in part
        ET.fromstring(part)  # noqa: S314 - it is well-formed, whatever the names


@pytest.mark.parametrize("text", ["<r>", "<r><t>=1+1</t></r>", "<r><f>1+1</f></r>", "_x0041_ &amp; <b>"])
def test_O1_a_text_that_looks_like_the_xml_of_a_sheet_stays_text(text: str, samples: Any) -> None:
    # XlsxWriter writes a text between <r> and </r> into a sheet as it is.
    a, b = samples.document("/a.txt", metadata=Metadata(title=text)), samples.document("/b.txt")
    options = ScanOptions(sources=(text,))
    found = sheets(samples.result(groups=(samples.group(1, a, (b, Relation.NEAR, 0.9)),), options=options))
    assert found["Documents"][1][10] == text
    assert {row[0]: row[1] for row in found["Summary"]}["Folders"] == text


def test_a_text_is_cut_where_a_cell_holds_no_more() -> None:
    assert text_of("a" * MOST_LETTERS) == "a" * MOST_LETTERS
    assert text_of("a" * (MOST_LETTERS + 1)) == "a" * (MOST_LETTERS - 1) + "…"
    astral = "\N{GRINNING FACE}" * MOST_LETTERS
    assert len(text_of(astral).encode("utf-16-le")) // 2 <= MOST_LETTERS
    assert set(text_of(astral)) == {"\N{GRINNING FACE}", "…"}


@given(st.text(st.characters() | st.sampled_from("<>&\"'_x=\0\ud800\uffff")))
def test_O1_any_text_comes_back_as_it_is_shown(text: str) -> None:
    cell = ET.fromstring(row_xml(1, (text,), (0,)))[0]  # noqa: S314 - that it is well-formed is what is tested
    assert cell.get("t") == ("inlineStr" if text else None)
    assert "".join(cell.itertext()).replace("_x005F_x", "_x") == visible(text)


def test_a_time_that_no_spreadsheet_has_is_written_as_text() -> None:
    early = datetime.datetime(1899, 5, 1, tzinfo=datetime.UTC)
    assert "1899-05-01" in row_xml(1, (early,), (0,))
    known = datetime.datetime(2000, 1, 1, 12, tzinfo=datetime.UTC)
    assert "<v>36526.5</v>" in row_xml(1, (known,), (0,))


def shown_texts(cell: ET.Element) -> str:
    """Return the text of a cell of an OpenDocument sheet."""
    for space in cell.iter(f"{TEXT}s"):
        space.text = " " * int(space.get(f"{TEXT}c", "1"))
    return "\n".join("".join(line.itertext()) for line in cell.findall(f"{TEXT}p"))


def column(sheet: ET.Element, number: int) -> list[str]:
    """Return the texts of a column of an OpenDocument sheet, without its header."""
    found = []
    for row in sheet.iter(f"{TABLE}table-row"):
        cells = [
            cell
            for cell in row.findall(f"{TABLE}table-cell")
            for _ in range(min(int(cell.get(f"{TABLE}number-columns-repeated", "1")), 100))
        ]
        found.append(shown_texts(cells[number]) if number < len(cells) else "")
    return found[1:]


@pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice is not installed")
def test_O1_libreoffice_calculates_nothing_and_shows_every_name(samples: Any, tmp_path: Path) -> None:
    result = samples.hostile()
    profile = f"-env:UserInstallation={(tmp_path / 'profile').as_uri()}"
    names = [visible(os.path.basename(name)) for name in samples.hostile_names]
    # Who opens CSV by hand is asked what it is, and offered UTF-8, because of the byte order mark.
    for kind, sheet_name, name_column, options in (
        (ReportKind.XLSX, "Documents", 3, ()),
        (ReportKind.CSV, "report", 4, ("--infilter=CSV:44,34,76,1",)),
    ):
        path = tmp_path / f"report.{kind}"
        save_report(kind, result, path=str(path))
        subprocess.run(
            ["soffice", profile, "--headless", *options, "--convert-to", "fods", "--outdir", str(tmp_path), str(path)],
            check=True,
            capture_output=True,
            timeout=120,
            env={**os.environ, "HOME": str(tmp_path)},
        )
        root = ET.parse(tmp_path / "report.fods").getroot()  # noqa: S314 - LibreOffice wrote it
        assert not [cell for cell in root.iter() if cell.get(f"{TABLE}formula")]
        (sheet,) = [one for one in root.iter(f"{TABLE}table") if one.get(f"{TABLE}name") == sheet_name]
        shown = column(sheet, name_column)[: len(names)]
        # In CSV an apostrophe stands before what would be a formula; a workbook knows that it is text.
        assert [text.removeprefix("'") if kind is ReportKind.CSV else text for text in shown] == names
