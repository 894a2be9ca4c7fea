"""rar archives: what is inside of them, and what a hostile one may not do."""

import io
from typing import Any

import pytest

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import Box, SourceFile, enclosed_source, open_box
from dupfinder.extract.archives import budget, libarchive
from hostile_files.rar_writing import rar_of
from rar_samples import FILES, SAMPLES

pytestmark = pytest.mark.skipif(not libarchive(), reason="the system has no libarchive")

NOT_UNPACKED = "The archive is damaged, encrypted, or packed in a way that DupFinder cannot read."


def source_of(data: bytes) -> SourceFile:
    return SourceFile("a.rar", io.BytesIO(data), len(data))


def read(data: bytes, box: Box[Any], name: str) -> bytes:
    return enclosed_source(box, source_of(data), name).read()  # each request opens the file anew


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
