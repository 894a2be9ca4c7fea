"""Scanned pages: real pictures of real text, read by the real engine."""

import io
from collections.abc import Callable

import pytest

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import SourceFile, extract
from dupfinder.extract.extraction import no_text
from sample_scans import scanned_pdf

SENTENCES = ("The old harbour was quiet in the morning.", "Nobody had seen the boats return.")


@pytest.fixture(scope="module")
def scanned() -> bytes:
    """Return a PDF of pages that are pictures, one sentence on each."""
    return scanned_pdf(SENTENCES)


def test_a_scan_is_what_is_seen_on_its_pages_unless_somebody_asks(scanned: bytes) -> None:
    found = extract(SourceFile("a.pdf", io.BytesIO(scanned), len(scanned)))
    assert (found.text, found.bare_pages, len(found.beyond.items[ContentKind.PICTURES])) == ("", (0, 1), 2)
    assert str(no_text(found)) == "The PDF has no text. It is compared by how it looks."


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
    found = extract(SourceFile("a.pdf", io.BytesIO(data), len(data)), on_scanned_page=lambda: None)
    assert str(no_text(found)) == "The PDF is empty."


def test_a_scan_of_more_pages_than_anybody_waits_for_says_so(monkeypatch: pytest.MonkeyPatch, scanned: bytes) -> None:
    monkeypatch.setattr("dupfinder.extract.pdf.scan.MOST_PAGES", 1)  # by its name: the engine takes seconds to load
    with pytest.raises(DocumentError, match=r"has 2 pages but no text. Scans are read up to 1 pages"):
        extract(SourceFile("a.pdf", io.BytesIO(scanned), len(scanned)), on_scanned_page=lambda: None)
