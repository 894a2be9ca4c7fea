"""Archives that libarchive reads: what is inside of them, and what a hostile one may not do."""

import contextlib
import io
import os
from typing import Any

import pytest

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import Box, SourceFile, enclosed_source, open_box
from dupfinder.extract.archives import budget, libarchive
from hostile_files.old_archive_writing import cab_of, iso_of, lha_of
from hostile_files.rar_writing import rar_of
from rar_samples import FILES, SAMPLES

pytestmark = pytest.mark.skipif(not libarchive(), reason="the system has no libarchive")

NOT_UNPACKED = "The archive is damaged, encrypted, or packed in a way that DupFinder cannot read."


def source_of(data: bytes, outer: str = "a.rar") -> SourceFile:
    return SourceFile(outer, io.BytesIO(data), len(data))


def read(data: bytes, box: Box[Any], name: str, outer: str = "a.rar") -> bytes:
    return enclosed_source(box, source_of(data, outer), name).read()  # each request opens the file anew


OTHERS = {
    "a.cab": lambda files: cab_of({name.encode(): data for name, data in files.items()}),
    "a.lzh": lambda files: lha_of({name.encode(): data for name, data in files.items()}),
    "a.iso": iso_of,
}
LETTERS = {"letter.txt": b"Dear Anna, " * 9_000, "roof/offer.txt": b"The roof. ", "roof/old.txt": bytes(range(256))}


@pytest.mark.parametrize("outer", OTHERS)
def test_other_archives_and_images_give_their_files_too(outer: str) -> None:
    data = OTHERS[outer](LETTERS)
    box = open_box(source_of(data, outer))
    assert sorted(one.name for one in box.enclosed) == sorted(LETTERS)
    for name in [*LETTERS, *reversed(LETTERS)]:
        assert read(data, box, name, outer) == LETTERS[name]


@pytest.mark.parametrize(
    ("encoding", "names"),
    [
        ("shift_jis", ["議事録 二〇〇三年.txt", "請求書と見積書の控え.txt"]),
        ("cp866", ["Отчёт за квартал.txt", "Договор аренды.txt"]),
        ("utf-8", ["für Größe.txt", "größer.txt"]),
    ],
)
@pytest.mark.parametrize("write", [lha_of, cab_of])
def test_names_are_read_whatever_their_encoding(encoding: str, names: list[str], write: Any) -> None:
    data = write({name.encode(encoding): name.encode() * 5 for name in names})
    outer = "a.lzh" if write is lha_of else "a.cab"
    box = open_box(source_of(data, outer))
    assert [one.name for one in box.enclosed] == names
    assert [read(data, box, name, outer) for name in names] == [name.encode() * 5 for name in names]


def test_what_lha_packed_in_its_first_ways_is_named_and_cannot_be_read() -> None:
    data = lha_of({b"a.txt": b"a" * 100}, method=b"-lh1-")
    box = open_box(source_of(data, "a.lzh"))
    with pytest.raises(DocumentError) as raised:
        read(data, box, "a.txt", "a.lzh")
    assert (raised.value.code, str(raised.value)) == (ProblemCode.UNSUPPORTED, str(budget.PACKED_OTHERWISE))


class Failing(io.BytesIO):
    """A drive that goes away."""

    left = 1

    def read(self, size: int | None = -1) -> bytes:
        self.left -= 1
        if self.left < 0:
            raise OSError(5, os.strerror(5))
        return super().read(size)


@pytest.mark.parametrize("reads", range(5))
@pytest.mark.parametrize("outer", [*OTHERS, "a.rar"])
def test_a_drive_that_goes_away_is_an_error_of_the_file_and_ends_no_process(outer: str, reads: int) -> None:
    files = {"a.txt": bytes(range(256)) * 2_000}
    data = OTHERS.get(outer, rar_of)(files)
    stream = Failing(data)
    stream.left = reads
    source = SourceFile(outer, stream, len(data))
    with contextlib.suppress(DocumentError), pytest.raises(OSError, match=os.strerror(5)):
        read_all(source)
    assert source.failure is not None


def read_all(source: SourceFile) -> list[bytes]:
    box = open_box(source)
    return [enclosed_source(box, source, one.name).read() for one in box.enclosed]


@pytest.mark.parametrize("name", ["five", "four", "solid"])
def test_files_come_out_as_they_went_in_whatever_is_asked_first(name: str) -> None:
    data = SAMPLES[name]
    box = open_box(source_of(data))
    assert sorted(one.name for one in box.enclosed) == sorted(FILES)  # neither a link nor what is empty
    for inner in [*FILES, *reversed(FILES)]:
        assert read(data, box, inner) == FILES[inner]


@pytest.mark.parametrize("name", ["hidden", "hidden4"])
def test_one_with_a_password_says_so(name: str) -> None:
    with pytest.raises(DocumentError) as raised:
        open_box(source_of(SAMPLES[name]))
    assert raised.value.code is ProblemCode.ENCRYPTED


@pytest.mark.parametrize("name", ["locked", "solid4"])
def test_what_libarchive_cannot_unpack_is_a_problem(name: str) -> None:
    with pytest.raises(DocumentError) as raised:
        read(SAMPLES[name], open_box(source_of(SAMPLES[name])), "a.txt")
    assert raised.value.code is ProblemCode.ENCRYPTED or str(raised.value) == NOT_UNPACKED


def test_a_copy_that_is_stored_as_a_reference_is_not_passed_over() -> None:
    data = rar_of({"a.txt": b"a" * 100}, copies={"b.txt": "a.txt"})
    box = open_box(source_of(data))
    assert [one.name for one in box.enclosed] == ["a.txt", "b.txt"]
    assert read(data, box, "a.txt") == b"a" * 100
    with pytest.raises(DocumentError) as raised:
        read(data, box, "b.txt")
    assert (raised.value.code, str(raised.value)) == (ProblemCode.UNSUPPORTED, str(budget.PACKED_OTHERWISE))


def test_files_asked_for_in_their_order_are_gone_to_once() -> None:
    data = rar_of({f"{number}.txt": b"%d " % number * 1000 for number in range(300)})
    box = open_box(source_of(data))
    asked = 0

    class Counted(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            nonlocal asked
            found = super().read(size)
            asked += len(found)
            return found

    for number in range(300):
        name = f"{number}.txt"
        assert (
            enclosed_source(box, SourceFile("a.rar", Counted(data), len(data)), name).read() == b"%d " % number * 1000
        )
    assert asked < 3 * len(data)


@pytest.mark.parametrize("sizes", [(10, 10), (500, 500), (2**40, 1)])
def test_H1_files_that_are_not_what_the_header_says_are_damaged_or_too_much(sizes: tuple[int, int]) -> None:
    data = rar_of({"a.txt": b"a" * 100, "b.txt": b"b" * 100}, sizes=sizes)
    with pytest.raises(DocumentError) as raised:
        read(data, open_box(source_of(data)), "a.txt")
    assert raised.value.code in {ProblemCode.DAMAGED, ProblemCode.TOO_LARGE}


def test_H1_more_than_may_come_out_of_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MAX_TOTAL_BYTES", 1000)
    with pytest.raises(DocumentError) as raised:
        open_box(source_of(rar_of({"a.txt": b"a" * 200}, sizes=[1 << 20])))
    assert (raised.value.code, str(raised.value)) == (ProblemCode.TOO_LARGE, str(budget.TOO_MUCH))


@pytest.mark.parametrize("name", ["five", "four", "solid"])
def test_H1_no_damage_is_more_than_a_problem(name: str) -> None:
    whole = SAMPLES[name]
    for place in range(8, len(whole), 7):
        for data in (whole[:place], whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :]):
            try:
                box = open_box(source_of(data))
                for one in box.enclosed:
                    read(data, box, one.name)
            except DocumentError:
                continue
