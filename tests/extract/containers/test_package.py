"""Archives: what comes out is counted, what the directory says is not believed."""

import io
import random
import tracemalloc
import zipfile
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.containers import package
from dupfinder.extract.containers.package import MAX_RATIO, MIB, Package, open_package


def opened(data: bytes) -> Package:
    package = open_package(io.BytesIO(data))
    assert package is not None
    return package


def code_of(package: Package, name: str) -> ProblemCode:
    with pytest.raises(DocumentError) as raised:
        package.read(name)
    return raised.value.code


@given(st.dictionaries(st.text("abcdefg/", min_size=1), st.binary(max_size=3000), max_size=5), st.sampled_from([0, 8]))
def test_every_part_comes_out_as_zipfile_reads_it(parts: Mapping[str, bytes], method: int) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    package = opened(buffer.getvalue())
    assert {name: package.read(name) for name in parts} == dict(parts)


def test_parts_larger_than_a_chunk_come_out_whole(make_zip: Callable[[Mapping[str, bytes]], bytes]) -> None:
    noise = random.Random(1).randbytes(3 * MIB + 5)  # noqa: S311 - test data
    package = opened(make_zip({"noise": noise, "even": b"a" * (3 * MIB + 7)}))
    assert package.read("noise") == noise
    assert package.read("even") == b"a" * (3 * MIB + 7)


def test_the_case_of_names_does_not_count(make_zip: Callable[[Mapping[str, str]], bytes]) -> None:
    package = opened(make_zip({"Word/Document.xml": "x"}))
    assert package.read("word/document.XML") == b"x"
    assert package.read("word/other.xml") is None


def test_folders_may_be_written_as_windows_does(make_zip: Callable[[Mapping[str, str]], bytes]) -> None:
    package = opened(make_zip({"xl/workbook.xml": "x", "xl/worksheets/a.xml": "y"}).replace(b"xl/", b"xl\\"))
    assert (package.read("xl/workbook.xml"), package.names_below("xl/worksheets")) == (b"x", ["xl/worksheets/a.xml"])


def one_gibibyte_of_zeros() -> bytes:
    """Return a gibibyte of zeros, deflated: a megabyte of them, flushed, again and again."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    block = compressor.compress(bytes(MIB)) + compressor.flush(zlib.Z_FULL_FLUSH)
    return block * 1024 + compressor.flush()


def test_H1_a_bomb_is_stopped_before_it_takes_memory(
    make_raw_zip: Callable[[Sequence[Any]], bytes], raw_part: Callable[..., Any]
) -> None:
    package = opened(make_raw_zip([raw_part("bomb", one_gibibyte_of_zeros(), said_size_bytes=1000)]))
    tracemalloc.start()
    try:
        assert code_of(package, "bomb") is ProblemCode.TOO_LARGE
        assert tracemalloc.get_traced_memory()[1] < 100 * MIB
    finally:
        tracemalloc.stop()


def test_H1_a_part_may_not_unpack_to_more_than_its_budget(
    make_raw_zip: Callable[[Sequence[Any]], bytes], raw_part: Callable[..., Any]
) -> None:
    compressor = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    mixed = bytes(MIB) + random.Random(1).randbytes(8000)  # noqa: S311 - test data
    block = compressor.compress(mixed) + compressor.flush(zlib.Z_FULL_FLUSH)
    assert len(mixed) / len(block) < MAX_RATIO
    package = opened(make_raw_zip([raw_part("part", block * 300)]))
    assert code_of(package, "part") is ProblemCode.TOO_LARGE


def test_H1_all_parts_together_have_a_budget_too(
    make_raw_zip: Callable[[Sequence[Any]], bytes], raw_part: Callable[..., Any]
) -> None:
    half = bytes(150 * MIB)
    stored = raw_part("first", half, method=zipfile.ZIP_STORED, said_size_bytes=len(half), crc=zlib.crc32(half))
    package = opened(make_raw_zip([stored]))
    assert package.read("first") is not None
    assert package.read("FIRST") is not None
    assert code_of(package, "first") is ProblemCode.TOO_LARGE


def test_a_directory_that_says_too_small_a_size_changes_nothing(
    make_raw_zip: Callable[[Sequence[Any]], bytes], raw_part: Callable[..., Any], deflated: Callable[[bytes], bytes]
) -> None:
    text = b"All of it. " * 1000
    package = opened(make_raw_zip([raw_part("part", deflated(text), said_size_bytes=5, crc=zlib.crc32(text))]))
    assert package.read("part") == text


@pytest.mark.parametrize("said_packed_bytes", [0, 10, 2**32 - 2])
def test_a_directory_that_lies_about_the_packed_size_makes_a_damaged_part_or_none(
    make_raw_zip: Callable[[Sequence[Any]], bytes],
    raw_part: Callable[..., Any],
    deflated: Callable[[bytes], bytes],
    said_packed_bytes: int,
) -> None:
    text = b"All of it. " * 1000
    part = raw_part("part", deflated(text), said_packed_bytes=said_packed_bytes, crc=zlib.crc32(text))
    package = opened(make_raw_zip([part]))
    if said_packed_bytes > len(part.packed):
        assert package.read("part") == text
    else:
        assert code_of(package, "part") is ProblemCode.DAMAGED


def test_a_part_whose_content_changed_is_damaged(
    make_raw_zip: Callable[[Sequence[Any]], bytes], raw_part: Callable[..., Any], deflated: Callable[[bytes], bytes]
) -> None:
    package = opened(make_raw_zip([raw_part("part", deflated(b"changed"), crc=zlib.crc32(b"written"))]))
    assert code_of(package, "part") is ProblemCode.DAMAGED


def test_an_encrypted_part_is_said_to_be_encrypted(
    make_raw_zip: Callable[[Sequence[Any]], bytes], raw_part: Callable[..., Any]
) -> None:
    package = opened(make_raw_zip([raw_part("part", b"secret", flags=1)]))
    assert code_of(package, "part") is ProblemCode.ENCRYPTED


def test_ways_of_packing_that_no_office_program_uses_are_refused() -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_BZIP2) as archive:
        archive.writestr("part", b"x" * 1000)
    assert code_of(opened(buffer.getvalue()), "part") is ProblemCode.DAMAGED


@given(st.data())
def test_damaged_archives_are_none_or_raise_what_the_door_understands(data: st.DataObject) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr("part", b"content " * 20)
    content = bytearray(buffer.getvalue())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    package = open_package(io.BytesIO(bytes(content)))
    if package is not None:
        assert isinstance(package.media_type, str)


def test_H1_an_archive_of_too_many_parts_is_too_large(
    make_zip: Callable[[Mapping[str, str]], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package, "MAX_PARTS", 2)
    assert Package(io.BytesIO(make_zip({"a": "1", "b": "2"}))).read("b") == b"2"
    many = Package(io.BytesIO(make_zip({"a": "1", "b": "2", "c": "3"})))
    assert many.media_type == ""
    with pytest.raises(DocumentError, match="more than 2 parts") as raised:
        many.read("b")
    assert raised.value.code is ProblemCode.TOO_LARGE


def test_a_flat_document_with_a_part_of_too_long_a_name_is_none() -> None:
    space = package.FLAT_NAMESPACE.decode()
    for name_chars, is_one in ((7, True), (70_000, False)):
        part = f'<p:part p:name="/{"x" * name_chars}" p:contentType="a"><p:xmlData><a/></p:xmlData></p:part>'
        found = package.flat_package(f'<p:package xmlns:p="{space}">{part}</p:package>'.encode())
        assert (found is not None) is is_one
