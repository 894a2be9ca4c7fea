"""Documents that LibreOffice reads for us, where it is installed."""

import contextlib
import glob
import gzip
import os
import struct
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from dupfinder.domain.beyond import UNTOLD
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import Cancelled, DocumentError
from dupfinder.domain.pairs import Relation
from dupfinder.extract import office
from dupfinder.extract.registry import own_formats
from dupfinder.pipeline.scanning.text_reader import TextReader
from dupfinder.worker.confinement import can_confine_program
from hostile_files.zip_writing import zip_of
from sample_documents import Scan, Write

WORDS = ("The harvest of this year was brought in before the rain.", "Müller's share: 1,234.56 for 17 sacks of rye.")
STAR_OFFICE = "application/vnd.sun.xml.writer"
LETTERS = struct.Struct("<HHH8xIHHHHHH")
LIMIT_S = 20.0

with_writer = pytest.mark.skipif(
    not (office.opens("wri") and can_confine_program()), reason="LibreOffice Writer is not installed, or not confined"
)
with_calc = pytest.mark.skipif(
    not (office.opens("wk1") and can_confine_program()), reason="LibreOffice Calc is not installed, or not confined"
)


def write_document(*paragraphs: str) -> bytes:
    """Return a document of Write of Windows 3: pages of 128 bytes, the first of them its header."""
    text = "".join(f"{one}\r\n" for one in paragraphs).encode("cp1252")
    end = 128 + len(text)
    letters = (end + 127) // 128
    fonts = letters + 2
    head = LETTERS.pack(0xBE31, 0, 0xAB00, end, letters + 1, *(fonts,) * 5)
    shape = struct.pack("<IIH", 128, end, 0xFFFF).ljust(127, b"\0") + b"\1"
    font = struct.pack("<HHB6sH", 1, 7, 16, b"Arial", 0)
    head = (head.ljust(96, b"\0") + struct.pack("<H", fonts + 1)).ljust(128, b"\0")
    return head + text.ljust((letters - 1) * 128, b"\0") + shape * 2 + font.ljust(128, b"\0")


def star_office(*paragraphs: str) -> bytes:
    """Return a text document of StarOffice 6."""
    names = 'xmlns:office="http://openoffice.org/2000/office" xmlns:text="http://openoffice.org/2000/text"'
    lines = "".join(f"<text:p>{one}</text:p>" for one in paragraphs)
    entry = f'manifest:file-entry manifest:media-type="{STAR_OFFICE}" manifest:full-path="/"'
    manifest = f'<manifest:manifest xmlns:manifest="http://openoffice.org/2001/manifest"><{entry}/></manifest:manifest>'
    content = f'<office:document-content {names} office:version="1.0"><office:body>{lines}</office:body>'
    parts = {"content.xml": f"{content}</office:document-content>", "META-INF/manifest.xml": manifest}
    return zip_of({"mimetype": STAR_OFFICE, **parts})


def lotus_sheet() -> bytes:
    """Return a worksheet of Lotus 1-2-3, release 2: records of cells."""
    label = struct.pack("<BHH", 0xFF, 0, 0) + b"'Sacks of rye\0"
    number = struct.pack("<BHHd", 0xFF, 1, 0, 1234.5)
    records = ((0, b"\6\4"), (15, label), (14, number), (1, b""))
    return b"".join(struct.pack("<HH", kind, len(data)) + data for kind, data in records)


def gnumeric_sheet() -> bytes:
    """Return a workbook of Gnumeric: packed XML."""
    cells = "".join(
        f'<g:Cell Row="0" Col="{column}" ValueType="{kind}">{value}</g:Cell>'
        for column, (kind, value) in enumerate([(60, "Sacks of rye"), (40, "1234.5")])
    )
    sheet = f"<g:Name>S</g:Name><g:MaxCol>1</g:MaxCol><g:MaxRow>0</g:MaxRow><g:Cells>{cells}</g:Cells>"
    names = "<g:SheetNameIndex><g:SheetName>S</g:SheetName></g:SheetNameIndex>"
    sheets = f"{names}<g:Sheets><g:Sheet>{sheet}</g:Sheet></g:Sheets>"
    book = f'<g:Workbook xmlns:g="http://www.gnumeric.org/v10.dtd">{sheets}'
    return gzip.compress(f'<?xml version="1.0" encoding="UTF-8"?>{book}</g:Workbook>'.encode())


@pytest.fixture
def reader() -> Iterator[TextReader]:
    with TextReader() as made:
        yield made


def scratch() -> list[str]:
    return glob.glob(os.path.join(tempfile.gettempdir(), "dupfinder-pages-*"))


@pytest.fixture(autouse=True)
def _own_scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "scratch").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "scratch"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "scratch"))


@with_writer
def test_documents_of_programs_of_old_meet_their_text(scan_documents: Scan, write: Write) -> None:
    text = "\n".join(WORDS)
    write("a.txt", text)
    write("b.wri", write_document(*WORDS))
    write("c.sxw", star_office(*WORDS))
    scanned = scan_documents(min_words=5)
    assert [sorted(group) for group in scanned.groups] == [["a.txt", "b.wri", "c.sxw"]]
    assert {pair.relation for pair in scanned.result.pairs} == {Relation.SAME_TEXT}  # what it left out nobody knows
    assert scanned.result.problems == ()
    assert scratch() == []


@with_calc
@pytest.mark.parametrize(("name", "data"), [("a.wk1", lotus_sheet()), ("a.gnumeric", gnumeric_sheet())])
def test_sheets_are_read_row_by_row(reader: TextReader, write: Write, name: str, data: bytes) -> None:
    read = reader.read(str(write(name, data)))
    assert read.extracted.text.split() == ["Sacks", "of", "rye", "1234.5"]
    assert read.extracted.reader == "LibreOffice"
    assert read.extracted.beyond.unseen == UNTOLD.unseen


@with_writer
def test_R1_what_is_none_of_its_format_is_a_sentence_and_not_read_as_text(reader: TextReader, write: Write) -> None:
    for name, data in (
        ("text.sxw", b"\0These are words that stand in no document of StarOffice."),
        ("noise.wps", bytes(range(256)) * 9),
        ("noise.gnumeric", gzip.compress(b"Words that stand in no workbook.")),
    ):
        with pytest.raises(DocumentError) as raised:
            reader.read(str(write(name, data)))
        assert raised.value.why == "LibreOffice could not read this document."
        assert raised.value.code is ProblemCode.UNSUPPORTED
    assert scratch() == []


@with_writer
def test_H2_P1_what_a_document_names_is_not_read(reader: TextReader, write: Write, tmp_path: Path) -> None:
    secret = tmp_path / "secret.sxw"
    secret.write_bytes(star_office("secretword"))
    link = f'xlink:href="{secret.as_uri()}" xmlns:xlink="http://www.w3.org/1999/xlink"'
    section = f'</text:p><text:section text:name="s"><text:section-source {link}/><text:p>old</text:p></text:section>'
    found = reader.read(str(write("naming.sxw", star_office(f"ownword{section}<text:p>"))))
    assert "ownword" in found.extracted.text
    assert "secretword" not in found.extracted.text


@with_writer
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux confines other programs")
def test_R5_a_reader_that_is_ended_takes_libreoffice_and_its_folder_along(write: Write) -> None:
    def running() -> list[psutil.Process]:
        found = []
        for one in psutil.Process().children(recursive=True):
            with contextlib.suppress(psutil.Error):
                if one.name() == "soffice.bin" and one.status() != psutil.STATUS_ZOMBIE:
                    found.append(one)
        return found

    path = str(write("a.wri", write_document(*WORDS)))
    ended: list[psutil.Process] = []

    def give_up() -> None:
        ended.extend(running())
        if ended:
            raise Cancelled

    with TextReader() as reader, pytest.raises(Cancelled):
        reader.read(path, check=give_up)
    assert psutil.wait_procs(ended, LIMIT_S)[1] == []
    ends_s = time.monotonic() + LIMIT_S
    while scratch() and time.monotonic() < ends_s:
        time.sleep(0.02)
    assert scratch() == []


def test_without_libreoffice_nobody_reads_them(monkeypatch: pytest.MonkeyPatch) -> None:
    own_formats.cache_clear()
    with monkeypatch.context() as patched:
        patched.setattr(office, "office_program", lambda: None)
        try:
            assert all(one.is_unread for one in own_formats() if one.name in {"wri", "wps", "sxw", "pub"})
        finally:
            own_formats.cache_clear()
    assert all(
        one.is_unread is not office.opens(one.name) for one in own_formats() if one.name in {"wri", "wps", "sxw"}
    )
