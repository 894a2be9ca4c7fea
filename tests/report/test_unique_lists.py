"""Reports of documents that are like no other."""

import csv
import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from python_calamine import CalamineWorkbook

from dupfinder.domain.result import ScanResult
from dupfinder.report import ReportKind, save_report


@pytest.fixture
def listed(samples: Any) -> ScanResult:
    """Return a result that lists two documents, one of which has a hostile name."""
    result: ScanResult = samples.realistic()
    documents = (samples.document("/d/letter.txt"), samples.document("/d/=cmd|<b>.txt"))
    return replace(result, groups=(), containers=(), documents=documents, unique=documents)


def written(kind: ReportKind, result: ScanResult, folder: Path) -> bytes:
    save_report(kind, result, path=str(folder / "report"))
    return (folder / "report").read_bytes()


def test_json_has_each_as_its_own_keeper_and_other_reports_have_no_list(
    listed: ScanResult, samples: Any, tmp_path: Path
) -> None:
    found = json.loads(written(ReportKind.JSON, listed, tmp_path))
    assert [(one["path"], one["relation"], one["words"]) for one in found["unique"]] == [
        ("/d/letter.txt", "keeper", 1830),
        ("/d/=cmd|<b>.txt", "keeper", 1830),
    ]
    assert found["groups"] == []
    assert "unique" not in json.loads(written(ReportKind.JSON, samples.realistic(), tmp_path))


def test_csv_has_a_row_for_each(listed: ScanResult, tmp_path: Path) -> None:
    text = written(ReportKind.CSV, listed, tmp_path).decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert [row["path"] for row in rows] == ["/d/letter.txt", "/d/=cmd|<b>.txt"]
    assert [row["name"] for row in rows] == ["letter.txt", "'=cmd|<b>.txt"]
    assert {(row["group"], row["relation"], row["similarity"], row["keeper"]) for row in rows} == {
        ("", "unique", "", "")
    }


def test_the_workbook_has_a_sheet_of_them(listed: ScanResult, tmp_path: Path) -> None:
    book = CalamineWorkbook.from_filelike(io.BytesIO(written(ReportKind.XLSX, listed, tmp_path)))
    sheets = {name: book.get_sheet_by_name(name).to_python() for name in book.sheet_names}
    assert "Documents" not in sheets
    assert [row[:2] for row in sheets["Not duplicated"]] == [
        ["Name", "Folder"],
        ["letter.txt", "/d"],
        ["=cmd|<b>.txt", "/d"],
    ]
    assert {row[0]: row[1] for row in sheets["Summary"]}["Documents without a duplicate"] == 2


def test_the_page_lists_them_and_speaks_of_no_groups(listed: ScanResult, tmp_path: Path) -> None:
    page = written(ReportKind.HTML, listed, tmp_path).decode()
    assert "<h2>Not duplicated</h2>" in page
    assert "<bdi>letter.txt</bdi>" in page
    assert "=cmd|&lt;b&gt;.txt" in page
    assert 'id="groups"' not in page
