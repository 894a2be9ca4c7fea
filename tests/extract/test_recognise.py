"""What a file is: by its content first, by its name only where the content fits nothing."""

# ruff: noqa: RUF001 - texts in many scripts

import io
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.messages import Message
from dupfinder.extract import SourceFile, formats, recognise
from dupfinder.extract.registry import _OF_PARTS, FORMATS
from hostile_files.compound_writing import compound_file
from hostile_files.good_documents import good_documents

PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x10"
ELF = b"\x7fELF\x02\x01\x01" + bytes(57)
RTF = rb"{\rtf1\ansi Hello}"
PAGE = b"<!DOCTYPE html><html><body>Hello</body></html>"
MAIL = b"Received: from a\r\nFrom: a@example.org\r\nTo: b@example.org\r\nSubject: Hi\r\n\r\nHello\r\n"
GARBAGE = zlib.compress(bytes(range(256)) * 40)

ODF = "application/vnd.oasis.opendocument."
OOXML = "application/vnd.openxmlformats-officedocument."


def named(name: str, data: bytes) -> str | None:
    found = recognise(SourceFile(name, io.BytesIO(data), len(data)))
    return found.name if found else None


@pytest.mark.parametrize(
    ("name", "data", "expected"),
    [
        ("report", b"%PDF-1.4\n%%EOF", "pdf"),
        ("report.txt", b"%PDF-1.4\n%%EOF", "pdf"),
        ("spool", b"\x1b%-12345X@PJL\r\n%PDF-1.4\n" + GARBAGE + b"startxref\n5\n%%EOF", "pdf"),
        ("about.md", b"# PDFs\n\nThey start with %PDF-1.4, always.\n", "md"),
        ("letter.doc", RTF, "rtf"),
        ("letter.doc", PAGE, "html"),
        ("notes.pdf", b"Only notes.\n", "txt"),
        ("notes.docx", b"Only notes.\n", "txt"),
        ("README", b"Read me.\n", "txt"),
        ("notes.xyz", b"A suffix that nobody knows.\n", "txt"),
        ("program.py", b"print('hello')\n", "txt"),
        ("table.csv", b"a,b\n1,2\n", "csv"),
        ("notes.xyz", "Grüße".encode("utf-16"), "txt"),
        ("notes.xyz", "Written without any mark\n".encode("utf-16-le"), "txt"),
        ("notes.xyz", "Written without any mark\n".encode("utf-16-be"), "txt"),
        ("notes.xyz", "Written without any mark\n".encode("utf-32-be"), "txt"),
        ("notes.xyz", "Ещё один простой текст о погоде и людях".encode("koi8-r"), "txt"),
        ("readme.md", b"# Read me\n", "md"),
        ("readme.MARKDOWN", b"# Read me\n", "md"),
        ("page", PAGE, "html"),
        ("page.txt", b"\xef\xbb\xbf \n<!-- a\ncomment -->\n<?xml version='1.0'?>\n<html>", "html"),
        ("page.xml", b"<?xml version='1.0'?><!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0'><html></html>", "html"),
        ("page.html", b"Only words, but called a page.", "html"),
        ("page.xhtml", b"<p>No root</p>", "html"),
        ("page.doc", "<html><body>Seite</body></html>".encode("utf-16"), "html"),
        ("data.xml", b"<?xml version='1.0'?><data>1</data>", "xml"),
        ("book.xml", b"<?xml version='1.0'?><!DOCTYPE book [" + b"<!ENTITY a 'b'>" * 400 + b"]><book>a</book>", "xml"),
        ("none.xml", b"Is it <?xml or not?", "txt"),
        ("message.eml", MAIL, "eml"),
        ("message", MAIL, "eml"),
        ("message.txt", MAIL, "txt"),
        ("message.eml", b"X-Odd: 1\n\nHello", "eml"),
        ("message.eml", b"From : Ada <ada(comment)@example.org>\n\nHello", "eml"),
        ("minutes", b"To: everybody\nWe met.\n", "txt"),
    ],
)
def test_the_content_decides(name: str, data: bytes, expected: str) -> None:
    assert named(name, data) == expected


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("picture.png", PNG),
        ("picture", PNG),
        ("program", ELF),
        ("notes.bin", GARBAGE),
        ("drawing.svg", b"<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg'><text>A</text></svg>"),
        ("installer.run", b"#!/bin/sh\n# unpack\n" * 400 + ELF * 100),
        ("empty.py", b""),
        ("empty", b""),
    ],
)
def test_what_is_no_document_is_left_alone(name: str, data: bytes) -> None:
    assert named(name, data) is None


@pytest.mark.parametrize(
    ("name", "data", "expected"),
    [
        ("report.docx", bytes(4096), "docx"),
        ("report.docx", b"PK\x03\x04" + GARBAGE, "docx"),
        ("report.DOCX", b"", "docx"),
        ("report.pdf", GARBAGE, "pdf"),
        ("report.txt", GARBAGE, "txt"),
        ("report.odt", bytes(100), "odt"),
        ("report.md", b"", "md"),
    ],
)
def test_a_documents_suffix_counts_where_the_content_fits_nothing(name: str, data: bytes, expected: str) -> None:
    assert named(name, data) == expected


@pytest.mark.parametrize(
    ("media_type", "expected"),
    [
        (ODF + "text", "odt"),
        (ODF + "text-template", "odt"),
        (ODF + "spreadsheet", "ods"),
        (ODF + "presentation", "odp"),
        (ODF + "graphics", "odg"),
        ("application/epub+zip", "epub"),
        ("application/x-other", None),
    ],
)
def test_archives_with_a_media_type_are_recognised_by_it(
    make_zip: Callable[[Mapping[str, str]], bytes], media_type: str, expected: str | None
) -> None:
    assert named("file", make_zip({"mimetype": media_type, "content.xml": "<x/>"})) == expected


@pytest.mark.parametrize(
    ("main_type", "expected"),
    [
        (OOXML + "wordprocessingml.document.main+xml", "docx"),
        (OOXML + "wordprocessingml.template.main+xml", "docx"),
        ("application/vnd.ms-word.document.macroEnabled.main+xml", "docx"),
        ("application/vnd.ms-word.template.macroEnabledTemplate.main+xml", "docx"),
        (OOXML + "spreadsheetml.sheet.main+xml", "xlsx"),
        ("application/vnd.ms-excel.sheet.macroEnabled.main+xml", "xlsx"),
        ("application/vnd.ms-excel.sheet.binary.macroEnabled.main", "xlsx"),
        (OOXML + "presentationml.presentation.main+xml", "pptx"),
        ("application/vnd.ms-powerpoint.slideshow.macroEnabled.main+xml", "pptx"),
    ],
)
def test_office_documents_are_recognised_by_their_main_part(
    make_docx: Callable[..., bytes], main_type: str, expected: str
) -> None:
    assert named("file.zip", make_docx("", main_type=main_type)) == expected


@pytest.mark.parametrize("is_zip", [True, False])
def test_S1_an_archive_whose_first_file_is_a_pdf_is_no_pdf(*, is_zip: bool) -> None:
    pdf, data = good_documents("some words")[".pdf"], io.BytesIO()
    if is_zip:
        with zipfile.ZipFile(data, "w") as archive:  # which packs nothing
            archive.writestr("invoice.pdf", pdf)
            archive.writestr("other.txt", "other words")
    else:
        with tarfile.open(fileobj=data, mode="w") as archive:
            info = tarfile.TarInfo("invoice.pdf")
            info.size = len(pdf)
            archive.addfile(info, io.BytesIO(pdf))
    # An archiver may leave out what fills the last block up.
    written = data.getvalue() if is_zip else data.getvalue().rstrip(b"\0") + bytes(1024)
    assert b"startxref" in written[-2048:]
    assert named("backup", written) != "pdf"
    assert named("backup.zip" if is_zip else "backup.tar", written) == ("zip" if is_zip else "tar")


def test_an_archive_of_documents_is_told_by_its_name_too(make_zip: Callable[[Mapping[str, str]], bytes]) -> None:
    data = make_zip({"a.txt": "A", "b.txt": "B"})
    assert (named("all.zip", data), named("all.jar", data), named("all", data)) == ("zip", None, None)


@pytest.mark.parametrize("sector_bytes", [512, 4096])
@pytest.mark.parametrize(
    ("name", "entry", "expected"),
    [
        ("letter", "WordDocument", "doc"),
        ("table", "Workbook", "xls"),
        ("table", "Book", "xls"),
        ("mail", "__properties_version1.0", "msg"),
        ("letter", "EncryptedPackage", "docx"),
        ("table.xlsx", "EncryptedPackage", "xlsx"),
        ("slides.ppsx", "EncryptedPackage", "pptx"),
        ("thumbs.db", "Catalog", None),
    ],
)
def test_compound_files_are_recognised_by_their_streams(
    make_compound: Callable[..., bytes], sector_bytes: int, name: str, entry: str, expected: str | None
) -> None:
    others = [f"Stream {number}" for number in range(40)]
    assert named(name, make_compound(*others, entry, sector_bytes=sector_bytes)) == expected


def test_a_compound_file_whose_directory_runs_in_a_circle_is_looked_at_once(
    make_compound: Callable[..., bytes],
) -> None:
    data = bytearray(make_compound("Catalog"))
    data[512 + 4 : 512 + 8] = (1).to_bytes(4, "little")  # the directory's only sector is followed by itself
    assert named("file", bytes(data)) is None


def test_every_format_has_a_name_and_suffixes_of_its_own() -> None:
    every = formats()
    assert {
        "pdf",
        "docx",
        "html",
        "md",
        "txt",
        "odt",
        "ods",
        "odp",
        "pptx",
        "xlsx",
        "xls",
        "rtf",
        "epub",
        "eml",
        "msg",
    } <= {one.name for one in every}
    assert len({one.name for one in every}) == len(every)
    suffixes = [suffix for one in every for suffix in one.suffixes]
    assert len(set(suffixes)) == len(suffixes)
    assert all(suffix == suffix.lower() and suffix.startswith(".") for suffix in suffixes)


def test_what_each_of_our_formats_is_called_can_be_translated() -> None:
    assert all(isinstance(one.title, Message) for one in FORMATS)


def test_a_format_that_can_be_read_says_with_what() -> None:
    for one in formats():
        assert one.is_unread == (one.reader_version == 0) == (not one.reader)
        assert one.missing_libraries == ()


@given(
    name=st.sampled_from(["a", "a.pdf", "a.docx", "a.txt", "a.html", "a.md", "a.eml", "a.xls"]),
    start=st.sampled_from(
        [b"", b"%PDF-1", b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"<", b"\xff\xfe", b"{\\rtf"]
    ),
    rest=st.binary(max_size=2000),
)
def test_any_bytes_are_recognised_as_something_or_nothing(name: str, start: bytes, rest: bytes) -> None:
    data = start + rest
    found = named(name, data)
    assert found is None or found in {one.name for one in formats()}


@given(
    name=st.sampled_from(("a", *sorted({f"a{suffix}" for one in formats() for suffix in one.suffixes}))),
    start=st.sampled_from((b"", b"PK\3\4", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"<office:document", b"From: ")),
    rest=st.binary(max_size=200),
)
def test_what_has_no_parts_fails_all_tests_that_it_is_spared(name: str, start: bytes, rest: bytes) -> None:
    source = SourceFile(name, io.BytesIO(start + rest), len(start) + len(rest))
    assert source.has_parts or not any(test(source) for test in _OF_PARTS)


def test_an_embedded_workbook_makes_no_workbook_of_a_text() -> None:
    streams = {"WordDocument": bytes(5000), "1Table": b"table", "ObjectPool/_1234/Workbook": bytes(5000)}
    assert named("letter.doc", compound_file(streams)) == "doc"
    assert named("letter", compound_file({"Workbook": b"cells", "MBD0001/WordDocument": b"text"})) == "xls"


@pytest.mark.parametrize(
    ("name", "start", "expected"),
    [
        ("letter.doc", b"\xdb\xa5-\0\0\0", "word2"),
        ("letter.doc", b"\xffWPC\x10\0\0\0", "wpd"),
        ("letter.wri", b"1\xbe\0\0\0\xab", "wri"),
        ("table.xls", b"\x09\x04\x06\0\0\0\x10\0", "xls4"),
        ("figure.ps", b"%!PS-Adobe-3.0\n%%Pages: 1\n", "ps"),
        ("figure.txt", b"A text about %!PS-Adobe\n", "txt"),
    ],
)
def test_old_documents_are_told_by_their_first_bytes_whatever_they_are_called(
    name: str, start: bytes, expected: str
) -> None:
    assert named(name, start) == expected
