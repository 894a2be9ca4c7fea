import csv
import io
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.domain.result import ScanResult
from dupfinder.report import ReportKind, save_report
from dupfinder.report.saving import COLUMNS, text_cell

FORMULA_STARTS = tuple("=+-@\t\r\uff1d\uff0b\uff0d\uff20")


def saved(result: ScanResult, folder: Path) -> bytes:
    path = folder / "report.csv"
    save_report(ReportKind.CSV, result, path=str(path))
    return path.read_bytes()


def rows(result: ScanResult, folder: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(saved(result, folder).decode("utf-8-sig"), newline="")))


def test_a_row_for_each_document_of_a_group(samples: Any, tmp_path: Path) -> None:
    result = samples.realistic()
    found = rows(result, tmp_path)
    assert len(found) == sum(len(group.members) for group in result.groups)
    assert found[0] == {
        "group": "1",
        "relation": "keeper",
        "similarity": "1.0",
        "keeper": "yes",
        "name": "Contract Müller final.docx",
        "folder": "/home/anna/Documents/Contracts",
        "path": "/home/anna/Documents/Contracts/Contract Müller final.docx",
        "format": "docx",
        "size_bytes": "480320",
        "modified_utc": "2026-05-04 09:12:33",
        "words": "1830",
        "fingerprint": "0x9f3a000000000001",
        "reference": "no",
        "differs_only_in": "",
        "differs_beyond": "",
        "title": "Contract of sale",
        "author": "Anna Beispiel",
        "created": "2026-02-20T08:00:00Z",
        "modified": "2026-05-04",
        "pages": "12",
        "attachments": "prices.xlsx; map.pdf",
    }
    assert {found[1][name] for name in COLUMNS[-6:]} == {""}
    assert (found[2]["relation"], found[2]["reference"], found[2]["keeper"]) == ("same-text", "yes", "no")
    assert (found[3]["similarity"], found[-1]["fingerprint"]) == ("0.934567", "")


def test_a_column_says_in_what_alone_a_document_differs(samples: Any, tmp_path: Path) -> None:
    group = samples.group(1, samples.document("/a.txt"), (samples.document("/b.txt"), Relation.NEAR, 0.95))
    group = samples.variants(group, (Variable.NUMBERS, Variable.DATES))
    found = rows(samples.result(groups=(group,)), tmp_path)
    assert [row["differs_only_in"] for row in found] == ["", "numbers, dates"]


def test_a_fingerprint_has_as_many_digits_as_its_bits_fill(samples: Any, tmp_path: Path) -> None:
    group = samples.group(1, samples.document("/a.txt"), (samples.document("/b.txt"), Relation.NEAR, 0.95))
    wide = ScanOptions(sources=("/",), fingerprint=FingerprintSettings(bits=128))
    found = rows(samples.result(groups=(group,), options=wide), tmp_path)
    assert found[0]["fingerprint"] == "0x00000000000000009f3a000000000001"


def test_the_file_is_one_that_spreadsheets_open_as_unicode(samples: Any, tmp_path: Path) -> None:
    data = saved(samples.hostile(), tmp_path)
    assert data.startswith(b"\xef\xbb\xbfgroup,relation,")
    lines = data.decode("utf-8-sig").split("\r\n")
    assert lines.pop() == ""
    assert len(lines) == 1 + len(samples.hostile_names)
    assert not any(line.splitlines()[1:] for line in lines)


def test_O1_no_cell_of_a_hostile_result_can_be_a_formula(samples: Any, tmp_path: Path) -> None:
    found = rows(samples.hostile(), tmp_path)
    for row in found:
        assert set(row) == set(COLUMNS)
        for cell in row.values():
            assert not cell.lstrip().startswith(FORMULA_STARTS)
    names = [row["name"] for row in found]
    assert names[1:6] == ["'=cmd|' C calc'!A0.txt", "'+1.txt", "'-1.txt", "' @SUM(1).csv", "'\uff1d1+1.txt"]
    assert names[6:11] == [
        r"\t=1+1.txt",
        r"\r=1+1.txt",
        r"invoice\u202efdp.exe",
        r"two\nlines\x1b[31m.txt",
        r"caf\xe9 \xff.txt",
    ]
    for column in ("title", "author", "created", "modified"):
        assert [row[column] for row in found] == [text_cell(name) for name in samples.hostile_names]
    assert found[1]["attachments"].startswith("'=cmd")


@given(st.text(st.sampled_from("=+-@ \t\r\n\u00a0\u3000'\"a\uff1d") | st.characters()))
def test_O1_no_text_becomes_a_formula(text: str) -> None:
    assert not text_cell(text).lstrip().startswith(FORMULA_STARTS)


@pytest.mark.parametrize("text", ["Contract (final) = signed.docx", "a-b", "'quoted'", "/home/=x"])
def test_harmless_text_stays_as_it_is(text: str) -> None:
    assert text_cell(text) == text
