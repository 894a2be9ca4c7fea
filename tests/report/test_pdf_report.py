import io
import re
import shutil
import subprocess
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Metadata
from dupfinder.domain.messages import Value, english, telling
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.report.pdf_pages import Pages
from dupfinder.report.pdf_report import write_pdf

needs_poppler = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler is not installed")


def written(result: ScanResult) -> bytes:
    out = io.BytesIO()
    write_pdf(result, out)
    return out.getvalue()


def pages(result: ScanResult) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(written(result))).pages]


def flow(text: str) -> str:
    """Return a text without white space: where lines break is no matter."""
    return re.sub(r"\s+", "", text)


def outline(reader: PdfReader) -> list[tuple[int, str, int]]:
    """Return level, title and page (from 1) of each entry."""
    found: list[tuple[int, str, int]] = []

    def collect(entries: Any, level: int) -> None:
        for entry in entries:
            if isinstance(entry, list):
                collect(entry, level + 1)
            else:
                page = reader.get_destination_page_number(entry)
                found.append((level, str(entry.title), (page or 0) + 1))

    collect(reader.outline, 0)
    return found


def test_a_person_reads_what_was_found(samples: Any) -> None:
    text = flow(" ".join(pages(samples.realistic())))
    for expected in (
        "Duplicate documents",
        "7 documents compared",
        "1.6 MB can be freed",
        "Contract Müller final.docx",
        "/home/anna/Documents/Contracts",
        "Contract of sale · by Anna Beispiel · 12 pages · created 2026-02-20 · last saved 2026-05-04 · 2 attachments",
        "the same file: /home/anna/Desktop/Contract Müller.docx",
        "5 documents · 1.3 MB can be freed · 81\N{EN DASH}100 % the same",
        "exact copy",
        "same text",
        "reference",
        "93 %",
        "1,830",
        "2026-05-04 09:12",
        "480 kB",
        "Contained in longer documents",
        "98 %",
        "3 documents not read",
        "Protected by a password: 1 document",
        "The PDF asks for a password.",
        "*.tmp",
        "9 files seen, 7 documents compared in 1 min 15 s",
    ):
        if expected in {"7 documents compared", "1.6 MB can be freed"}:
            assert all(flow(part) in text for part in expected.split(" ", 1))
        else:
            assert flow(expected) in text, expected


def test_pages_have_numbers_and_the_outline_leads_to_them(samples: Any) -> None:
    reader = PdfReader(io.BytesIO(written(samples.realistic())))
    assert outline(reader) == [
        (0, "Summary", 1),
        (0, "Groups", 2),
        (1, "Contract Müller final.docx", 2),
        (1, "Receipt 0042.pdf", 2),
        (0, "Contained in longer documents", 3),
        (1, "thesis complete.pdf", 3),
        (0, "3 documents not read", 4),
        (1, "No text", 4),
        (1, "Protected by a password", 4),
    ]
    metadata = reader.metadata
    assert metadata is not None
    assert (metadata.title, metadata.subject) == ("Duplicate documents", "2 groups of duplicate documents")
    assert str(reader.root_object["/Lang"]) == "en"


@needs_poppler
def test_every_page_says_which_of_how_many_it_is(samples: Any, tmp_path: Path) -> None:
    a, b = samples.document("/a.txt"), samples.document("/b.txt")
    groups = tuple(samples.group(n, a, (b, Relation.IDENTICAL, 1.0)) for n in range(1, 31))
    path = tmp_path / "report.pdf"
    path.write_bytes(written(samples.result(groups=groups)))
    text = subprocess.run(["pdftotext", "-layout", str(path), "-"], check=True, capture_output=True, text=True).stdout
    sheets = text.split("\f")[:-1]
    assert len(sheets) > 3
    for number, sheet in enumerate(sheets, 1):
        assert re.search(rf"\b{number} ?/ ?{len(sheets)}$", sheet.rstrip())
    assert all("Changed (UTC)" in sheet for sheet in sheets[1:])


def test_a_long_group_has_its_heading_on_each_page(samples: Any) -> None:
    keeper = samples.document("/home/first.txt")
    others = [(samples.document(f"/home/{number}.txt"), Relation.NEAR, 0.9) for number in range(60)]
    found = pages(samples.result(groups=(samples.group(1, keeper, *others),)))
    assert len(found) > 2
    assert all("continued" in page and "first.txt" in page for page in found[2:])
    shown = flow(" ".join(found))
    assert all(f"{number}.txt/home" in shown for number in range(60))


def test_the_outline_of_very_many_groups_has_some_of_them(samples: Any) -> None:
    a, b = samples.document("/a.txt"), samples.document("/b.txt")
    groups = [samples.group(n, a, (b, Relation.IDENTICAL, 1.0)) for n in range(1, 1_102)]
    reader = PdfReader(io.BytesIO(written(samples.result(groups=tuple(groups)))))
    marked = [page for level, _, page in outline(reader) if level == 1]
    assert 250 < len(marked) <= 500
    assert marked == sorted(marked)
    assert marked[-1] >= len(reader.pages) - 1


def test_O2_nothing_in_it_acts(samples: Any) -> None:
    data = written(samples.hostile())
    reader = PdfReader(io.BytesIO(data))
    for page in reader.pages:
        assert "/Annots" not in page
        assert "/AA" not in page
    assert not {"/OpenAction", "/AA", "/Names", "/AcroForm"} & set(reader.root_object)
    assert b"/JavaScript" not in data
    assert b"/URI" not in data


def test_O3_every_hostile_name_is_shown_as_it_is(samples: Any) -> None:
    text = flow(" ".join(pages(samples.hostile())))
    for name in samples.hostile_names:
        assert flow(visible(name)) in text


@needs_poppler
@pytest.mark.parametrize(
    "name",
    [
        "Ελληνικά ΣΎΜΒΑΣΗ.txt",
        "Договор №5 їжак.txt",
        "Příliš žluťoučký kůň Łódź.txt",
        "Tiếng Việt hợp đồng.txt",
        "合同 最终版.txt",
        "契約書サイン済み.txt",
        "계약서 최종.txt",
        "e\u0301te\u0301.txt",
    ],
)
def test_names_of_many_languages_can_be_read_and_copied(name: str, samples: Any, tmp_path: Path) -> None:
    shown = unicodedata.normalize("NFC", name)
    assert flow(shown) in flow(copied(name, samples, tmp_path))


@needs_poppler
@pytest.mark.parametrize("name", ["חוזה סופי.txt", "عقد نهائي.txt"])
def test_names_that_run_from_right_to_left_can_be_read(name: str, samples: Any, tmp_path: Path) -> None:
    text = unicodedata.normalize("NFKC", copied(name, samples, tmp_path))
    plain = re.sub("[\u202a-\u202e\u2066-\u2069\u200e\u200f]", "", text)
    assert all(word in plain for word in name.removesuffix(".txt").split())


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("ไทย.txt", r"\u0e44\u0e17\u0e22.txt"),
        ("\U0001f9ff.txt", r"\U0001f9ff.txt"),
        ("\u202e.txt", r"\u202e.txt"),
    ],
)
def test_what_no_font_has_is_shown_as_its_escape(name: str, shown: str, samples: Any) -> None:
    a, b = samples.document(f"/{name}"), samples.document("/b.txt")
    assert shown in " ".join(pages(samples.result(groups=(samples.group(1, a, (b, Relation.NEAR, 0.9)),))))


def test_an_endless_name_is_shown_whole(samples: Any) -> None:
    name = "W" * 3_000
    a, b = samples.document(f"/{name}", metadata=Metadata(title="x y " * 2_000)), samples.document("/b.txt")
    text = flow(" ".join(pages(samples.result(groups=(samples.group(1, a, (b, Relation.NEAR, 0.9)),)))))
    assert "W" * 3_000 in text


def test_an_empty_and_a_cancelled_result_say_so(samples: Any) -> None:
    (text,) = pages(samples.result(status=ScanStatus.CANCELLED))
    assert "No duplicates were found." in text
    assert "The scan was stopped" in text


def copied(name: str, samples: Any, folder: Path) -> str:
    """Return what somebody would copy out of a report about a document of this name."""
    a, b = samples.document(f"/{name}"), samples.document("/b.txt")
    path = folder / "report.pdf"
    path.write_bytes(written(samples.result(groups=(samples.group(1, a, (b, Relation.NEAR, 0.9)),))))
    return subprocess.run(["pdftotext", str(path), "-"], check=True, capture_output=True, text=True).stdout


def test_R7_a_disk_that_went_is_named_before_anything_else(samples: Any) -> None:
    text = pages(samples.incomplete())[0].replace("\n", " ")
    assert "Incomplete: /media/usb <1> became unavailable during the scan" in text
    assert text.index("Incomplete") < text.index("No duplicates were found.")


def test_what_is_long_to_say_of_a_group_stands_below_its_title(samples: Any) -> None:
    """Other languages take more words: there is no room for both in one line."""
    group = samples.group(1, samples.document("/a/title.txt"), (samples.document("/a/b.txt"), Relation.NEAR, 0.9))
    for words in (30, 45, 55, 65, 150):
        said = "w " * words

        def tell(value: "Value | float", said: str = said) -> str:
            return said if str(value) == "90 % the same" else english(value)

        with telling(tell):
            text = " ".join(pages(samples.result(groups=(group,))))
        assert "title.txt" in text
        assert text.count("w ") >= words


def test_what_a_figure_means_stays_below_it_in_languages_of_long_words(samples: Any) -> None:
    def tell(value: "Value | float") -> str:
        found = english(value)
        return "wiederhergestellte Dokumentenduplikate" if found == "documents compared" else found

    with telling(tell):
        (first, *_) = pages(samples.realistic())
    assert "wiederhergestellte \nDokumentenduplikate" in first


def test_each_page_is_in_the_file_once_it_is_finished() -> None:
    """Nobody has to have the memory for all pages of a long report."""
    out = io.BytesIO()
    pages = Pages(out, subject="")
    for number in range(1, 31):
        pages.mark(f"mark {number}", level=min(number - 1, 1))
        pages.paragraph(f"page {number}")
        pages.next_page()
        reached = out.tell()
        assert out.getvalue().count(b"/Type /Page ") == number
    pages.paragraph("page 31")
    pages.save()
    made = out.getvalue()
    assert made.count(b"/Type /Page ") == 31
    assert made.index(b"/Outlines") > reached
    reader = PdfReader(io.BytesIO(made), strict=True)
    for number, page in enumerate(reader.pages, 1):
        assert page.extract_text().split("\n")[0] == f"page {number}"
    assert outline(reader) == [(min(number - 1, 1), f"mark {number}", number) for number in range(1, 31)]
