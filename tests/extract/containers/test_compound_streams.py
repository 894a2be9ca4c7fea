"""Streams of compound files, also of hostile ones."""

import io
import struct

import olefile
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import Metadata
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.containers.compound_streams import CompoundStreams, summary_metadata
from ole_files import ole_file


def opened(data: bytes) -> CompoundStreams:
    return CompoundStreams(lambda offset, size_bytes: data[offset : offset + size_bytes], len(data))


@given(st.lists(st.integers(0, 300) | st.integers(4000, 9000), max_size=8))
def test_streams_are_those_that_olefile_reads(sizes: list[int]) -> None:
    streams = {f"Stream {number}": bytes((number + 1,)) * size for number, size in enumerate(sizes)}
    data = ole_file(streams)
    found = opened(data)
    with olefile.OleFileIO(io.BytesIO(data)) as twin:
        for name, content in streams.items():
            assert found.read(name) == found.read(name.upper()) == content == twin.openstream(name).read()
    assert found.read("Other") is None


def test_a_file_larger_than_its_header_can_list_has_tables_further_on() -> None:
    for size_bytes in (6 << 20, 8 << 20, 20 << 20):  # 7 MB take 109 tables of 128 sectors
        big = bytes(range(251)) * (size_bytes // 250)
        assert opened(ole_file({"Big": big})).read("Big") == big


@pytest.mark.parametrize("size_bytes", [5000, 6000, 100_000, 2**31, 2**32 - 1])
def test_H1_a_chain_that_runs_in_a_circle_is_no_longer_than_the_file(size_bytes: int) -> None:
    data = bytearray(ole_file({"WordDocument": b"x" * 5000}))
    table = (struct.unpack_from("<I", data, 76)[0] + 1) * 512
    struct.pack_into("<I", data, table, 0)
    entry = data.index("WordDocument".encode("utf-16-le"))
    struct.pack_into("<Q", data, entry + 120, size_bytes)
    streams = opened(bytes(data))
    if size_bytes < len(data):
        assert len(streams.read("WordDocument") or b"") == size_bytes
    else:
        with pytest.raises(DocumentError, match="its directory and content do not match"):
            streams.read("WordDocument")


def test_H1_a_directory_that_names_itself_is_walked_once() -> None:
    data = bytearray(ole_file({"One": b"1", "Two": b"2"}))
    entry = data.index("Two".encode("utf-16-le"))
    struct.pack_into("<III", data, entry + 68, 1, 2, 0)
    assert opened(bytes(data)).read("One") == b"1"


SAMPLE = ole_file({"A": b"a" * 100, "B": b"b" * 5000, "\x05SummaryInformation": bytes(200)})


@given(
    st.lists(st.tuples(st.integers(0, len(SAMPLE) - 1), st.integers(0, 255)), max_size=10), st.integers(0, len(SAMPLE))
)
def test_any_change_of_bytes_gives_streams_or_one_error(changes: list[tuple[int, int]], length: int) -> None:
    data = bytearray(SAMPLE)
    for at, byte in changes:
        data[at] = byte
    for changed in (bytes(data), bytes(data[:length])):
        try:
            streams = opened(changed)
            assert summary_metadata(streams) == Metadata()
            assert all(len(streams.read(name) or b"") <= len(changed) + 512 for name in "AB")
        except DocumentError as error:
            assert str(error) == "The document is damaged: its directory and content do not match."  # noqa: PT017
