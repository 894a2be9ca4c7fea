"""Scanned pages: real pictures of real text, read by the real engine."""

import io
from collections.abc import Callable

import pytest

from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import SourceFile, extract
from dupfinder.extract.pdf import scan
from sample_scans import scanned_pdf

SENTENCES = ("The old harbour was quiet in the morning.", "Nobody had seen the boats return.")


@pytest.fixture(scope="module")
def scanned() -> bytes:
    """Return a PDF of pages that are pictures, one sentence on each."""
    return scanned_pdf(SENTENCES)


def test_a_scan_is_no_text_unless_somebody_asks(problem: Callable[[str, bytes], str], scanned: bytes) -> None:
    assert problem("a.pdf", scanned) == "no-text: The PDF has 2 pages but no text: it is probably a scan."


def test_a_scan_is_read_page_by_page(scanned: bytes) -> None:
    read_pages: list[int] = []
    found = extract(
        SourceFile("a.pdf", io.BytesIO(scanned), len(scanned)), on_scanned_page=lambda: read_pages.append(1)
    )
    assert found.text.split() == " ".join(SENTENCES).split()
    assert (found.reader, found.metadata.page_count, len(read_pages)) == ("RapidOCR", 2, 2)


def test_a_pdf_with_text_is_not_read_as_pictures(make_pdf: Callable[..., bytes]) -> None:
    data = make_pdf([(72, 700, "Letters")])
    read_pages: list[int] = []
    found: ExtractedText = extract(
        SourceFile("a.pdf", io.BytesIO(data), len(data)), on_scanned_page=lambda: read_pages.append(1)
    )
    assert (found.text, found.reader, read_pages) == ("Letters\n", "pypdfium2, then pypdf", [])


def test_pages_without_anything_to_read_stay_without_text(make_pdf: Callable[..., bytes]) -> None:
    data = make_pdf([])
    with pytest.raises(DocumentError, match="has 1 page but no text"):
        extract(SourceFile("a.pdf", io.BytesIO(data), len(data)), on_scanned_page=lambda: None)


def test_a_scan_of_more_pages_than_anybody_waits_for_says_so(monkeypatch: pytest.MonkeyPatch, scanned: bytes) -> None:
    monkeypatch.setattr(scan, "MOST_PAGES", 1)
    with pytest.raises(DocumentError, match=r"has 2 pages but no text; scans of up to 1 pages are read"):
        extract(SourceFile("a.pdf", io.BytesIO(scanned), len(scanned)), on_scanned_page=lambda: None)
