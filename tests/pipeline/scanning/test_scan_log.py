"""A log of real scans has nothing of the documents in it: no text, no name, no title."""

from collections.abc import Iterator
from pathlib import Path

import docx
import pytest

from dupfinder.domain.errors import SourceError
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import ScanControl, scan
from dupfinder.pipeline.scanning.handle import logged
from dupfinder.store import ProgramLog
from sample_documents import Write, edited, words

MARKED = "quincezebra"


@pytest.fixture
def log(tmp_path: Path) -> Iterator[ProgramLog]:
    made = ProgramLog(str(tmp_path / "dupfinder.log"))
    yield made
    made.close()


@pytest.fixture
def documents(write: Write, tmp_path: Path) -> Path:
    """Write documents with the secret word in everything that a document has."""
    text = f"{MARKED} {words(200, seed=1)} {MARKED}"
    write(f"{MARKED}/{MARKED} one.txt", text)
    write(f"{MARKED}/{MARKED} two.md", f"# {MARKED}\n{edited(text, 50)}")
    write(f"{MARKED}/Dr.{MARKED}", text)
    write(f"{MARKED}.html", f"<title>{MARKED}</title><p onclick='{MARKED}'>{text}<!-- {MARKED} -->")
    write(f"{MARKED} broken.pdf", f"%PDF-1.7\n{MARKED} /Encrypt <{MARKED}>".encode())
    write(f"{MARKED} broken.docx", b"PK\x03\x04" + MARKED.encode() * 40)
    write(f"{MARKED} broken.odt", b"PK\x05\x06" + bytes(18) + MARKED.encode())
    write(f"{MARKED} bad.rtf", b"{\\rtf1{\\info{\\title " + MARKED.encode() + b"}}{{{{")
    write(f"{MARKED}.eml", f"Subject: {MARKED}\nFrom: {MARKED}@example.org\n\n{text}")
    made = docx.Document()
    made.core_properties.title = made.core_properties.author = MARKED
    made.add_heading(MARKED)
    made.add_paragraph(text)
    made.save(str(tmp_path / "docs" / f"{MARKED}.docx"))
    return tmp_path / "docs"


def run(options: ScanOptions) -> ScanResult:
    control = ScanControl(sink=lambda _: None, token=CancelToken(), counters=ProgressCounters())
    return logged(lambda inner: scan(options, inner), options, control)


def test_nothing_of_a_document_is_in_the_log(documents: Path, log: ProgramLog, tmp_path: Path) -> None:
    options = ScanOptions(
        sources=(str(documents),), workers=1, use_cache=False, exclude=(f"*.{MARKED}x",), excluded=(f"/{MARKED}",)
    )
    result = run(options)
    assert len(result.problems) > 2
    with pytest.raises(SourceError):
        run(ScanOptions(sources=(f"/nowhere/{MARKED}",)))
    written = (tmp_path / "dupfinder.log").read_text() + "\n".join(log.lines())
    assert MARKED not in written.lower()
    assert str(documents) not in written
    for said in (
        "scan began sources=1 ",
        "exclude=1 ",
        "stage stage=read seconds=",
        "scan finished documents=",
        "problem damaged <folder ",
        ">.pdf",
        "scan cannot go on",
        "dupfinder.domain.errors.SourceError at:",
    ):
        assert said in written


def test_a_bug_is_logged_by_its_place(log: ProgramLog) -> None:
    options = ScanOptions(sources=())

    def broken(_control: ScanControl) -> ScanResult:
        raise RuntimeError(MARKED)

    control = ScanControl(sink=lambda _: None, token=CancelToken(), counters=ProgressCounters())
    with pytest.raises(RuntimeError):
        logged(broken, options, control)
    lines = "\n".join(log.lines())
    assert "scan met a bug" in lines
    assert "RuntimeError at:" in lines
    assert "in broken" in lines
    assert MARKED not in lines
