import io
import re
from pathlib import Path
from typing import Any

import docx
import pytest

from dupfinder.domain.display import visible
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.extract import SourceFile, extract
from dupfinder.report import ReportKind, save_report
from dupfinder.report.docx_report import write_docx


def written(result: ScanResult) -> Any:
    out = io.BytesIO()
    write_docx(result, out)
    return docx.Document(out)


def rows(table: Any) -> list[list[str]]:
    return [[cell.text for cell in row.cells] for row in table.rows]


def test_each_group_is_a_heading_and_a_table_with_the_columns_of_the_pdf(samples: Any) -> None:
    document = written(samples.realistic())
    groups = [table for table in document.tables if table.rows[0].cells[0].text == "Document"]
    assert [rows(table)[0] for table in groups] == [
        ["Document", "Compared", third, "Words", "Changed (UTC)", "Size"]
        for third in ("Similarity", "Similarity", "Inside")
    ]
    first, second, third, *_ = rows(groups[0])[1:]
    assert first[0].splitlines() == [
        "Contract Müller final.docx",
        "Contract of sale · by Anna Beispiel · 12 pages · created 2026-02-20 · last saved 2026-05-04 · 2 attachments",
        "/home/anna/Documents/Contracts",
    ]
    assert first[1:] == ["keep", "", "1,830", "2026-05-04 09:12", "480 kB"]
    assert second[0].endswith("/home/anna/Documents/Downloads\nthe same file: /home/anna/Desktop/Contract Müller.docx")
    assert second[1:4] == ["exact copy", "100 %", "1,830"]
    assert third[1:3] == ["same text\nreference", "100 %"]
    assert rows(groups[2])[2][1:3] == ["contained", "98 %"]
    headings = [(one.style.name, one.text) for one in document.paragraphs if one.style.name.startswith("Heading")]
    assert headings == [
        ("Heading 1", "Settings"),
        ("Heading 1", "Groups"),
        ("Heading 2", "Contract Müller final.docx"),
        ("Heading 2", "Receipt 0042.pdf"),
        ("Heading 1", "Contained in longer documents"),
        ("Heading 2", "thesis complete.pdf"),
        ("Heading 1", "3 documents not read"),
        ("Heading 2", "No text: 2 documents"),
        ("Heading 2", "Protected by a password: 1 document"),
    ]


def test_the_summary_says_what_was_found_and_how(samples: Any) -> None:
    document = written(samples.realistic())
    figures, settings, *_ = map(rows, document.tables)
    assert ["documents compared", "7"] in figures
    assert ["can be freed", "1.6 MB"] in figures
    assert ["Left out", "*.tmp\nPrivate/*"] in settings
    about = document.core_properties
    assert (about.title, about.author) == ("Duplicate documents", "DupFinder")
    assert about.subject == "2 groups of duplicate documents"
    assert "the scan was stopped" in " ".join(
        one.text.lower() for one in written(samples.result(status=ScanStatus.CANCELLED)).paragraphs
    )
    assert "No duplicates were found." in [one.text for one in written(samples.result()).paragraphs]


def test_what_alone_differs_stands_below_the_relation(samples: Any) -> None:
    group = samples.variants(samples.realistic().groups[0], (Variable.NUMBERS, Variable.DATES))
    (table,) = written(samples.result(groups=(group,))).tables[2:]
    assert rows(table)[2][1] == "exact copy\nonly numbers and dates differ"


def test_O2_names_are_text_whatever_they_are(samples: Any) -> None:
    result = samples.hostile()
    document = written(result)
    cells = [line for table in document.tables for row in rows(table) for line in row[0].split("\n")]
    for group in result.groups:
        for member in group.members:
            assert visible(member.document.entry.name) in cells
    xml = document.element.xml
    assert not re.search("hyperlink|w:instrText|<w:object|externalLink", xml)


def test_our_own_reader_reads_it(samples: Any, tmp_path: Path) -> None:
    path = tmp_path / "report.docx"
    save_report(ReportKind.DOCX, samples.realistic(), path=str(path))
    data = path.read_bytes()
    text = extract(SourceFile("report.docx", io.BytesIO(data), len(data))).text
    for expected in ("Contract Müller final.docx", "the same file: /home/anna/Desktop/Contract Müller.docx", "93 %"):
        assert expected in text


@pytest.mark.parametrize("count", [0, 1, 300])
def test_as_many_tables_as_groups(samples: Any, count: int) -> None:
    a, b = samples.document("/a.txt"), samples.document("/b.txt")
    groups = tuple(samples.group(n, a, (b, Relation.IDENTICAL, 1.0)) for n in range(1, count + 1))
    document = written(samples.result(groups=groups))
    assert len(document.tables) == 2 + count
    assert all("w:tblHeader" in table.rows[0]._tr.xml for table in document.tables[2:])
