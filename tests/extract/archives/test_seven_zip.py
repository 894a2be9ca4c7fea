"""7z archives: what is inside of them, however they are packed, and what a hostile one may not do."""

import contextlib
import io
from collections.abc import Container
from typing import Any

import pytest

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import Box, SourceFile, enclosed_source, open_box
from dupfinder.extract.archives import budget, libarchive, packed_file
from dupfinder.extract.source import SourceStream
from hostile_files.seven_zip_writing import broken_headers, deflated_apart, seven_zip_of, with_header
from seven_zip_samples import FILES, SAMPLES

OTHERWISE = "Files in the archive are compressed in a way that DupFinder cannot read."


def source_of(data: bytes) -> SourceFile:
    return SourceFile("a.7z", io.BytesIO(data), len(data))


def read(data: bytes, box: Box[Any], name: str) -> bytes:
    return enclosed_source(box, source_of(data), name).read()  # each request opens the file anew


@pytest.mark.parametrize("name", ["default", "lzma", "apart", "bzip2", "bcj", "delta"])
def test_files_come_out_as_they_went_in_whatever_is_asked_first(name: str) -> None:
    data = SAMPLES[name]
    box = open_box(source_of(data))
    assert sorted(one.name for one in box.enclosed) == sorted(FILES)  # neither a link nor what is empty
    for inner in [*FILES, *reversed(FILES)]:
        assert read(data, box, inner) == FILES[inner]


@pytest.mark.parametrize("name", ["secret", "hidden"])
def test_one_with_a_password_says_so(name: str) -> None:
    with pytest.raises(DocumentError) as raised:
        open_box(source_of(SAMPLES[name]))
    assert raised.value.code is ProblemCode.ENCRYPTED


@pytest.mark.skipif(not libarchive(), reason="the system has no libarchive")
def test_what_python_does_not_unpack_libarchive_does() -> None:
    data = SAMPLES["ppmd"]
    box = open_box(source_of(data))
    assert sorted(one.name for one in box.enclosed) == sorted(FILES)
    for inner in [*FILES, *reversed(FILES)]:
        assert read(data, box, inner) == FILES[inner]


@pytest.mark.skipif(not libarchive(), reason="the system has no libarchive")
def test_what_neither_unpacks_is_not_called_damaged() -> None:
    data = deflated_apart(FILES, method=b"\4\1\x09")
    with pytest.raises(DocumentError) as raised:
        read(data, open_box(source_of(data)), "a.txt")
    assert (raised.value.code, str(raised.value)) == (ProblemCode.UNSUPPORTED, OTHERWISE)


TEXTS = {f"{number}.txt": f"{number} of many ".encode() * 90 for number in range(60)}


def read_with_damage(damaged: Container[str]) -> list[str]:
    """Return the names of the `TEXTS` that come out of an archive in which these are damaged."""
    data = deflated_apart(TEXTS, damaged=damaged)
    box = open_box(source_of(data))
    found = []
    for name, text in TEXTS.items():
        with contextlib.suppress(DocumentError):
            assert read(data, box, name) == text
            found.append(name)
    return found


@pytest.mark.skipif(not libarchive(), reason="the system has no libarchive")
def test_files_behind_a_damaged_one_are_read() -> None:
    damaged = {"1.txt", "2.txt", "40.txt"}
    assert read_with_damage(damaged) == [name for name in TEXTS if name not in damaged]


@pytest.mark.skipif(not libarchive(), reason="the system has no libarchive")
def test_H1_an_archive_full_of_damage_is_not_gone_through_for_each_file(monkeypatch: pytest.MonkeyPatch) -> None:
    began = []

    class Counted(SourceStream):
        def __init__(self, source: SourceFile) -> None:
            super().__init__(source)
            began.append(source)

    monkeypatch.setattr("dupfinder.extract.archives.system_archive.SourceStream", Counted)
    assert read_with_damage(TEXTS) == []
    assert len(began) < 20


def test_without_libarchive_that_is_named_and_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dupfinder.extract.archives.seven_zip.libarchive", lambda: "")
    box = open_box(source_of(SAMPLES["ppmd"]))
    assert sorted(one.name for one in box.enclosed) == sorted(FILES)
    with pytest.raises(DocumentError) as raised:
        read(SAMPLES["ppmd"], box, "a.txt")
    assert (raised.value.code, str(raised.value)) == (ProblemCode.UNSUPPORTED, OTHERWISE)


def test_many_files_of_one_stream_are_unpacked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {f"{number}.txt": f"{number} ".encode() * 1000 for number in range(300)}
    data = seven_zip_of(files)
    box = open_box(source_of(data))
    came = 0

    class Counted(packed_file.Unpacked):
        def read(self, size: int = -1) -> bytes:
            nonlocal came
            found = super().read(size)
            came += len(found)
            return found

    monkeypatch.setattr("dupfinder.extract.archives.seven_zip.Unpacked", Counted)
    for name, text in files.items():
        assert read(data, box, name) == text
    assert came == sum(map(len, files.values()))


def test_an_archive_without_files_holds_none() -> None:
    assert open_box(source_of(with_header(b"", b""))).enclosed == []


@pytest.mark.parametrize("sizes", [(10, 10), (500, 500), (2**40, 1)])
def test_H1_files_that_are_not_what_the_header_says_are_damaged_or_too_much(sizes: tuple[int, int]) -> None:
    data = seven_zip_of({"a.txt": b"a" * 100, "b.txt": b"b" * 100}, sizes=sizes)
    with pytest.raises(DocumentError) as raised:
        read(data, open_box(source_of(data)), "a.txt")
    assert raised.value.code in {ProblemCode.DAMAGED, ProblemCode.TOO_LARGE}


def test_H1_more_than_may_come_out_of_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MAX_TOTAL_BYTES", 1000)
    with pytest.raises(DocumentError) as raised:
        open_box(source_of(seven_zip_of({"a.txt": bytes(1 << 20)})))
    assert (raised.value.code, str(raised.value)) == (ProblemCode.TOO_LARGE, str(budget.TOO_MUCH))


def test_H1_a_dictionary_of_four_gigabytes_takes_no_more_than_the_files() -> None:
    data = seven_zip_of({"a.txt": b"a" * 1000}, dictionary=40)
    assert read(data, open_box(source_of(data)), "a.txt") == b"a" * 1000


def test_H1_no_header_is_more_than_a_problem() -> None:
    for data in broken_headers(seven_zip_of({"a.txt": b"a" * 1000, "b.txt": b"b" * 200})):
        try:
            box = open_box(source_of(data))
            for one in box.enclosed:
                read(data, box, one.name)
        except DocumentError:
            continue
