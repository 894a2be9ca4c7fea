"""Single documents that are packed as a whole: what is inside of them, and what a hostile one may not do."""

import bz2
import gzip
import io
import lzma
from collections.abc import Callable
from typing import Any

import pytest

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import Enclosed
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import Box, SourceFile, enclosed_source, open_box, recognise
from dupfinder.extract.archives import libarchive, packed_file

PACKERS: dict[str, Callable[[bytes], bytes]] = {".gz": gzip.compress, ".bz2": bz2.compress, ".xz": lzma.compress}
BY_LIBRARY = {".zst": "zstd", ".lz": "lzip", ".lz4": "lz4", ".Z": "compress"}
TEXT = b"Dear Anna, the roof has leaked since the spring. " * 70_000
"""More than is unpacked at a time."""


def opened(data: bytes, name: str) -> tuple[SourceFile, Box[Any]]:
    source = SourceFile(name, io.BytesIO(data), len(data))
    return source, open_box(source)


def problem_of(data: bytes, name: str) -> ProblemCode:
    with pytest.raises(DocumentError) as raised:
        opened(data, name)
    return raised.value.code


@pytest.mark.parametrize("suffix", PACKERS)
def test_what_was_packed_comes_out_whatever_it_is_called(suffix: str) -> None:
    pack = PACKERS[suffix]
    # Programs write such files piece by piece, each packed by itself.
    for data in (pack(TEXT), pack(TEXT[:1000]) + pack(TEXT[1000:])):
        source, box = opened(data, f"Report.TXT{suffix.upper()}")
        assert box.enclosed == [Enclosed("Report.TXT", len(TEXT))]
        for name in ("Report.TXT", "as it was called once"):
            inside = enclosed_source(box, source, name)
            assert (inside.name, inside.read()) == ("Report.TXT", TEXT)


@pytest.mark.parametrize("name", ["a.txt.gz", "a.tar.gz"])
def test_without_libarchive_what_only_it_unpacks_is_packed_otherwise_by_whatever_name(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dupfinder.extract.archives.packed_file.libarchive", lambda: "")
    assert problem_of(b"\x28\xb5\x2f\xfd" + b"zstd" * 100, name) is ProblemCode.UNSUPPORTED


@pytest.mark.skipif(not libarchive(), reason="the system has no libarchive")
@pytest.mark.parametrize("suffix", BY_LIBRARY)
def test_what_libarchive_unpacks_comes_out_alone_and_from_a_tar(suffix: str) -> None:
    alone, tar = packed_by_library(suffix, "raw"), packed_by_library(suffix, "gnutar")
    source, box = opened(alone, f"report.txt{suffix}")
    assert box.enclosed == [Enclosed("report.txt", len(TEXT))]
    assert enclosed_source(box, source, "report.txt").read() == TEXT
    source, box = opened(tar, f"reports.tar{suffix}")
    assert [one.name for one in box.enclosed] == ["a.txt", "b.txt"]
    for name, text in (("a.txt", TEXT), ("b.txt", TEXT[:99]), ("a.txt", TEXT)):  # forward, and back again
        assert enclosed_source(box, source, name).read() == text
    if suffix != ".Z":  # which has no end
        assert problem_of(alone[: len(alone) // 2], f"report.txt{suffix}") is ProblemCode.DAMAGED
    assert problem_of(tar[: len(tar) // 2], f"reports.tar{suffix}") is ProblemCode.DAMAGED


def packed_by_library(suffix: str, kind: str) -> bytes:
    import libarchive  # noqa: PLC0415 - which is not there everywhere

    written = bytearray()

    def write(block: bytes) -> int:
        written.extend(block)
        return len(block)

    with libarchive.custom_writer(write, kind, BY_LIBRARY[suffix]) as packed:
        for name, text in {"a.txt": TEXT, "b.txt": TEXT[:99]}.items():
            packed.add_file_from_memory(name, len(text), text)
            if kind == "raw":
                break
    return bytes(written)


def test_a_file_is_packed_by_its_name_as_well() -> None:
    data = gzip.compress(b"text")
    names = {
        "notes.txt.gz": "gz", "notes.tar.gz": "tar", "notes.tgz": "tar", "notes.xz": "gz", "notes.svgz": None, "a": None
    }  # fmt: skip
    for name, expected in names.items():
        found = recognise(SourceFile(name, io.BytesIO(data), len(data)))
        assert (found and found.name) == expected


@pytest.mark.parametrize("suffix", PACKERS)
def test_a_truncated_file_is_damaged_and_so_is_one_that_is_not_packed(suffix: str) -> None:
    whole = PACKERS[suffix](bytes(range(256)) * 400)
    assert problem_of(whole[: len(whole) // 2 + 1], f"a.txt{suffix}") is ProblemCode.DAMAGED
    assert problem_of(bytes(range(200)), f"a.txt{suffix}") is ProblemCode.DAMAGED


def test_nothing_is_inside_of_nothing() -> None:
    assert opened(gzip.compress(b""), "a.txt.gz")[1].enclosed == []


@pytest.mark.parametrize("suffix", PACKERS)
def test_H1_no_more_is_unpacked_than_a_document_may_have(suffix: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed_file, "MAX_ENCLOSED_BYTES", 2 << 20)
    assert problem_of(PACKERS[suffix](bytes(40 << 20)), f"a.txt{suffix}") is ProblemCode.TOO_LARGE


def test_H1_what_became_another_file_meanwhile_is_damaged() -> None:
    _, box = opened(gzip.compress(b"text"), "a.txt.gz")
    for text in (b"texts", b"tex"):
        data = gzip.compress(text)
        with pytest.raises(DocumentError) as raised:
            enclosed_source(box, SourceFile("a.txt.gz", io.BytesIO(data), len(data)), "a.txt")
        assert raised.value.code is ProblemCode.DAMAGED


def test_what_is_opened_at_once_is_unpacked_once() -> None:
    packed = gzip.compress(TEXT)
    source, box = opened(packed, "a.txt.gz")
    read_before = source.read_through

    def no_more(position: int, size_bytes: int) -> bytes:
        raise AssertionError(f"{size_bytes} bytes are read again at {position}")

    source.read_through = no_more  # type: ignore[method-assign]
    assert enclosed_source(box, source, "a.txt").read() == TEXT
    source.read_through = read_before  # type: ignore[method-assign]
    assert enclosed_source(box, source, "a.txt").read() == TEXT
