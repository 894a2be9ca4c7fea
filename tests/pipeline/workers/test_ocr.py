"""Reading scanned pages: asked for, it is done in the workers; not installed, it is said at once."""

import os
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import UsageError
from dupfinder.pipeline import Comparer
from dupfinder.pipeline.workers import versions
from sample_documents import Scan, Write
from sample_scans import scanned_pdf

SENTENCES = ("The old harbour was quiet in the morning.", "Nobody had seen the boats return.")


@pytest.fixture
def scan_and_text(write: Write) -> tuple[str, str]:
    """Return the paths of a scan and of the text that it shows."""
    scan, text = write("scan.pdf", scanned_pdf(SENTENCES)), write("text.txt", " ".join(SENTENCES))
    for path in (scan, text):
        os.utime(path, (1, 1))  # the cache keeps what did not change just now
    return str(scan), str(text)


@pytest.mark.usefixtures("scan_and_text")
def test_a_scan_is_found_to_have_the_text_that_it_shows_if_somebody_asks(scan_documents: Scan, tmp_path: Path) -> None:
    cache: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.sqlite3"), "min_words": 5}
    without = scan_documents(**cache).result
    assert ([problem.code for problem in without.problems], without.groups) == ([ProblemCode.NO_TEXT], ())
    found = scan_documents(ocr=True, **cache).result
    assert ([len(group.members) for group in found.groups], found.problems) == ([2], ())
    again = scan_documents(**cache).result
    assert [problem.code for problem in again.problems] == [ProblemCode.NO_TEXT]  # whatever the cache knows


def test_a_scan_is_compared_by_what_it_shows(scan_and_text: tuple[str, str]) -> None:
    with Comparer(ocr=True) as comparer:
        assert comparer.compare(*scan_and_text).similarity == 1


def test_without_the_package_a_wish_for_it_is_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, scan_documents: Scan, write: Write
) -> None:
    write("text.txt", "A text.")
    monkeypatch.setattr(versions, "missing_for_ocr", lambda: ("rapidocr", "onnxruntime"))
    with pytest.raises(UsageError, match=r"To read scanned pages, install rapidocr, onnxruntime\.$"):
        scan_documents(ocr=True)
