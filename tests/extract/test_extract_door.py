"""The door: one document in; its text, or one clear sentence, out."""

import dataclasses
import io
import struct
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import BinaryIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import ExtractedText, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import as_it_is
from dupfinder.extract import SourceFile, extract, formats, no_text
from dupfinder.extract.extraction import _read
from dupfinder.extract.guarding import guarded
from dupfinder.extract.normalisation.characters import plain_characters


class FailingStream(io.BytesIO):
    """A file on a disk that fails from its n-th read on."""

    def __init__(self, data: bytes, reads_until_failure: int, error: BaseException) -> None:
        super().__init__(data)
        self.reads_left = reads_until_failure
        self.error = error

    def read(self, size: int | None = -1, /) -> bytes:
        if self.reads_left == 0:
            raise self.error
        self.reads_left -= 1
        return super().read(size)


@pytest.fixture
def documents(make_pdf: Callable[..., bytes], make_docx: Callable[..., bytes]) -> Mapping[str, bytes]:
    """Return a document of each format that is read, by name."""
    return {
        "report.pdf": make_pdf([(72, 700, "A report")]),
        "report.docx": make_docx("<w:p><w:r><w:t>A report</w:t></w:r></w:p>"),
        "report.html": b"<html><body><p>A report</p></body></html>",
        "report.md": b"# A report\n",
        "report.txt": b"A report\n",
    }


def test_each_format_gives_its_text_and_who_read_it(
    documents: Mapping[str, bytes], extracted: Callable[[str, bytes], ExtractedText]
) -> None:
    known = {one.name: one for one in formats()}
    for name, data in documents.items():
        found = extracted(name, data)
        assert found.text == "A report\n"
        assert name == f"report.{found.format}"
        assert (found.reader, found.reader_version) == (known[found.format].reader, known[found.format].reader_version)


def test_S9_a_file_that_cannot_be_read_is_never_taken_for_a_damaged_one(
    documents: Mapping[str, bytes],
) -> None:
    for name, data in documents.items():
        for reads in range(100):
            stream = FailingStream(data, reads, OSError(5, "Input/output error"))
            try:
                text = extract(SourceFile(name, stream, len(data))).text
            except OSError as error:
                assert error.errno == 5  # noqa: PT017 - until it gets enough reads
            else:
                assert text == "A report\n"
                assert reads > 0
                break
        else:
            pytest.fail("it never got enough reads")


@pytest.mark.parametrize(
    "said", [DocumentError(ProblemCode.DAMAGED, as_it_is("A part is missing.")), MemoryError(), KeyError()]
)
def test_S9_a_disk_that_fails_is_the_cause_of_whatever_a_parser_makes_of_it(said: Exception) -> None:
    failing = SourceFile("a.txt", FailingStream(b"A report", 0, OSError(5, "Input/output error")), 8)

    def read() -> bytes:
        try:
            return failing.read()
        except OSError:
            raise said from None

    with pytest.raises(OSError, match="Input/output"):
        guarded(read, failing, "text file")


def test_running_out_of_memory_is_not_swallowed(documents: Mapping[str, bytes]) -> None:
    for name, data in documents.items():
        with pytest.raises(MemoryError):
            extract(SourceFile(name, FailingStream(data, 1, MemoryError()), len(data)))


def test_whatever_a_parser_raises_becomes_one_sentence_that_names_the_format_and_nothing_of_the_parser(
    make_docx: Callable[..., bytes], problem: Callable[[str, bytes], str]
) -> None:
    damaged = "damaged: The {} is damaged and cannot be read."
    assert problem("a.docx", make_docx("<w:p>")) == damaged.format("Word document")
    assert problem("a.docx", make_docx(f"<w:p></{'x' * 1000}>")) == damaged.format("Word document")
    assert problem("a.pdf", b"%PDF-1.4\nnothing\nstartxref\n9\n%%EOF") == damaged.format("PDF")


def test_what_python_says_of_its_buffers_is_not_told() -> None:
    def read() -> object:
        return struct.unpack_from("<I", b"", 2_000_000)

    with pytest.raises(DocumentError) as raised:
        guarded(read, SourceFile.of_bytes("a.doc", b"x"), "Word document")
    assert str(raised.value) == "The Word document is damaged and cannot be read."


def test_reading_leaves_the_callers_stream_open(documents: Mapping[str, bytes]) -> None:
    for name, data in documents.items():
        stream: BinaryIO = io.BytesIO(data)
        extract(SourceFile(name, stream, len(data)))
        assert not stream.closed


@pytest.mark.parametrize("name", ["a.pdf", "a.docx", "a.txt", "a.md", "a.html", "a.odt", "a.xls"])
def test_an_empty_file_is_said_to_be_empty(name: str, problem: Callable[[str, bytes], str]) -> None:
    assert problem(name, b"") == "empty: The file is empty."


def test_what_is_recognised_but_not_read_yet_is_said_so() -> None:
    unread = dataclasses.replace(formats()[0], title="rich text document", read=None)
    with pytest.raises(DocumentError, match=r"^The rich text document cannot be read yet\.$"):
        _read(SourceFile("letter.rtf", io.BytesIO(b"Hello"), 5), unread)


def test_what_is_no_document_is_said_so(problem: Callable[[str, bytes], str]) -> None:
    assert problem("picture.png", b"\x89PNG\r\n\x1a\n\0\0\0") == "unsupported: The file is not a document."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("   \n\n", "The text file is empty."),
        ("\u2014 \u2026", "The text file has no text."),
        ("\u2611", "The text file has no text."),
    ],
)
def test_a_text_without_letters_or_digits_is_no_text(
    text: str, said: str, extracted: Callable[[str, bytes], ExtractedText]
) -> None:
    assert str(no_text(extracted("a.txt", text.encode()))) == said


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\0\x1b\b")))
def test_texts_come_out_in_plain_characters_and_otherwise_as_they_are(text: str) -> None:
    data = f"Start {text}".encode()
    try:
        found = extract(SourceFile("a.txt", io.BytesIO(data), len(data))).text
    except DocumentError as error:
        assert str(error) == "The file contains binary data, not text."  # noqa: PT017 - many control characters
        return
    assert found == plain_characters(f"Start {text}")


LIMITED = """
import io, resource, sys
from dupfinder.extract import SourceFile, extract, no_text
data = sys.stdin.buffer.read()
# Whatever the reader loads is loaded before the limit.
small = SourceFile("small.docx", io.BytesIO(data[:100]), 100)
try:
    extract(small)
except Exception:
    pass
with open("/proc/self/statm") as statm:
    used_bytes = int(statm.read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used_bytes + (50 << 20), used_bytes + (50 << 20)))
try:
    extract(SourceFile("a.docx", io.BytesIO(data), len(data)))
except MemoryError:
    print("MemoryError")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory can be limited so only on Linux")
def test_xml_that_takes_all_memory_is_not_taken_for_a_damaged_document(make_docx: Callable[..., bytes]) -> None:
    data = make_docx("".join(f"<w:p><w:r><w:t>{number}</w:t></w:r></w:p>" for number in range(190_000)))
    done = subprocess.run([sys.executable, "-c", LIMITED], input=data, capture_output=True, check=True)
    assert done.stdout == b"MemoryError\n"
