"""What an Excel workbook up to 2003 holds besides the words of its cells."""

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compound_files import compound_file
from content_differences import kinds_that_differ, labels, picture_files, read, unseen
from dupfinder.domain.beyond import ContentKind
from dupfinder.extract.containers.compound_streams import CompoundStreams
from workbooks import cell, record, short_text, xls

LABEL, FORMULA = 0x0204, 0x0006
WORDS = cell(LABEL, 0, 0, short_text("Words")) + cell(LABEL, 1, 3, short_text("secret"))
URL = bytes.fromhex("e0c9ea79f9bace118c8200aa004ba90b")


def book(*records: bytes, after: bool = False, settings: bytes = b"") -> tuple[str, bytes]:
    inside = b"".join(records)
    return "a.xls", xls(WORDS + inside if after else inside + WORDS, settings=settings)


def formula(code: bytes, row: int = 5) -> bytes:
    return cell(FORMULA, row, 0, struct.pack("<d", 2.5) + bytes(6) + struct.pack("<H", len(code)) + code)


def row(number: int, *, is_hidden: bool) -> bytes:
    return record(0x0208, struct.pack("<HHHHHHHH", number, 0, 9, 255, 0, 0, 0x20 if is_hidden else 0, 0))


def columns(first: int, last: int, *, is_hidden: bool) -> bytes:
    return record(0x007D, struct.pack("<HHHHHH", first, last, 100, 0, int(is_hidden), 0))


def thing(kind: int, *more: bytes) -> bytes:
    return record(0x005D, struct.pack("<HHHH", 0x15, 18, kind, 1) + bytes(14) + b"".join(more))


def words(text: str, *, wide: bool = False) -> bytes:
    data = text.encode("utf-16-le" if wide else "latin-1")
    head = struct.pack("<HHHHHHHI", 0, 0, 0, 0, 0, len(text), 0, 0)
    return record(0x01B6, head) + record(0x003C, bytes((wide,)) + data) + record(0x003C, bytes(16))


def link(address: str, *, name: str = "", place: str = "") -> bytes:
    flags = 3 | (0x10 if name else 0) | (8 if place else 0)

    def text(written: str) -> bytes:
        return struct.pack("<I", len(written) + 1) + written.encode("utf-16-le") + bytes(2)

    target = address.encode("utf-16-le") + bytes(2)
    moniker = URL + struct.pack("<I", len(target)) + target
    shown = (text(name) if name else b"") + moniker + (text(place) if place else b"")
    return record(0x01B8, bytes(24) + struct.pack("<II", 2, flags) + shown)


def tick(*, is_on: bool) -> bytes:
    return thing(0x0B, struct.pack("<HHHHHH", 0x0A, 2, 0, 0x12, 8, is_on) + bytes(6))


def chart(content: bytes) -> bytes:
    return (
        thing(5) + record(0x0809, struct.pack("<HHHH", 0x0600, 0x20, 0, 0)) + record(0x1002, content) + record(0x000A)
    )


def art(kind: int, content: bytes, *, instance: int = 0, version: int = 0) -> bytes:
    return struct.pack("<HHI", instance << 4 | version, kind, len(content)) + content


def stored(*pictures: bytes, split: int = 8000) -> bytes:
    """Return the records of the pictures of a workbook, in pieces of that size."""
    blips = (art(0xF01D, bytes(17) + data, instance=0x46A) for data in pictures)
    store = art(0xF001, b"".join(art(0xF007, bytes(36) + each, version=2) for each in blips), version=15)
    data = art(0xF000, store, version=15)
    pieces = [data[at : at + split] for at in range(0, len(data), split)]
    return record(0x00EB, pieces[0]) + b"".join(record(0x003C, piece) for piece in pieces[1:])


def test_words_in_shapes_and_titles_of_charts_follow_the_cells_of_their_sheet() -> None:
    shapes = thing(0x06) + words("In a box\non two lines") + thing(0x1E) + words("ЖЩЮ", wide=True)

    def said(text: str) -> bytes:
        return record(0x100D, struct.pack("<HBB", 0, len(text), 0) + text.encode("latin-1"))

    titled = thing(5) + record(0x0809, struct.pack("<HHHH", 0x0600, 0x20, 0, 0))
    titled += record(0x1003, b"") + said("A series") + record(0x1025, b"") + said("Sales") + record(0x000A)
    assert read(*book(shapes, titled)).text == read(*book()).text + "In a box\non two lines\nЖЩЮ\nSales\n"


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        (book(formula(b"\x1e\x05\x00"), after=True), book(formula(b"\x1e\x06\x00"), after=True), "formulas"),
        (book(row(1, is_hidden=True)), book(row(1, is_hidden=False)), "hidden"),
        (book(columns(2, 4, is_hidden=True)), book(columns(2, 4, is_hidden=False)), "hidden"),
        (book(thing(0x19), words("A note")), book(thing(0x19), words("Another")), "comments"),
        (book(link("http://a.org")), book(link("http://b.org")), "links"),
        (book(tick(is_on=True)), book(tick(is_on=False)), "fields"),
        (book(chart(b"1")), book(chart(b"2")), "drawings"),
        (book(settings=stored(b"one")), book(settings=stored(b"two")), "pictures"),
    ],
)
def test_a_difference_is_of_its_kind(one: tuple[str, bytes], other: tuple[str, bytes], kind: str) -> None:
    assert set(kinds_that_differ(one, other)) == {kind}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (book(row(1, is_hidden=True)), book(columns(3, 3, is_hidden=True))),
        (book(row(9, is_hidden=True), columns(7, 255, is_hidden=True)), book()),
        (book(thing(0x19), words("A note")), book(thing(0x19), words("A note", wide=True))),
        (book(link("http://a.org")), book(link("http://a.org", name="shown"))),
        (book(settings=stored(b"one" * 20)), book(settings=stored(b"one" * 20, b"one" * 20, split=30))),
        (book(thing(0x14)), book()),
    ],
)
def test_the_same_written_in_another_way_is_the_same(one: tuple[str, bytes], other: tuple[str, bytes]) -> None:
    assert kinds_that_differ(one, other) == {}


def test_hidden_sheets_differ_by_their_words() -> None:
    secret = [cell(LABEL, 0, 0, short_text(text)) for text in ("one", "two")]
    books = [("a.xls", xls(WORDS, each, states={1: (1, 0)})) for each in secret]
    assert kinds_that_differ(*books) == {"hidden": 1}
    assert labels(*books[0], ContentKind.HIDDEN) == [("one", None)]


def test_a_hidden_sheet_that_is_damaged_is_unseen_and_the_others_are_read() -> None:
    damaged = record(0x00FD, struct.pack("<HHHI", 0, 0, 0, 99))
    assert unseen("a.xls", xls(WORDS, damaged, states={1: (2, 0)})) == {"hidden"}


def test_a_place_in_another_file_is_a_part_of_the_link() -> None:
    assert labels(*book(link("http://a.org", place="S!A1")), ContentKind.LINKS) == [("http://a.org#S!A1", None)]


def test_pictures_are_the_files_that_were_inserted() -> None:
    assert picture_files(*book(settings=stored(b"one" * 9, b"two" * 9, split=20))) == [b"one" * 9, b"two" * 9]


def test_shapes_and_sheets_of_charts_are_unseen_and_a_plain_workbook_is_seen_whole() -> None:
    assert unseen(*book()) == set()
    assert unseen(*book(thing(0x02))) == {"drawings"}
    assert unseen("a.xls", xls(WORDS, b"", states={1: (0, 2)})) == {"drawings"}


def test_damaged_records_are_unseen_and_the_cells_are_read() -> None:
    assert unseen(*book(record(0x01B8, b"short"), record(0x007D, b""), thing(0x19), record(0x01B6, b""))) == {
        "comments",
        "drawings",
        "links",
    }


@given(st.sampled_from([0x001C, 0x005D, 0x007D, 0x00EB, 0x01B6, 0x01B8, 0x0208, 0x0221, 0x04BC]), st.binary())
def test_damaged_records_of_any_kind_cost_no_text(kind: int, content: bytes) -> None:
    damaged = record(kind, content)
    assert read(*book(damaged, settings=damaged if kind == 0x00EB else b"")).text == "Words\nsecret\n"


def test_what_several_have_changed_in_a_workbook_is_not_seen() -> None:
    name, data = book()
    streams = CompoundStreams(lambda offset, size: data[max(0, offset) : max(0, offset) + size], len(data))
    assert unseen(name, compound_file({"Workbook": streams.read("Workbook") or b"", "Revision Log": b"x"})) == {
        "revisions"
    }


def test_macros_and_embedded_objects_are_attachments() -> None:
    name, data = book()
    streams = CompoundStreams(lambda offset, size: data[max(0, offset) : max(0, offset) + size], len(data))
    own = {"Workbook": streams.read("Workbook") or b""}
    with_macros = (name, compound_file({**own, "_VBA_PROJECT_CUR": {"VBA": {"m": b"Sub"}}, "MBD01": {"x": b"object"}}))
    assert kinds_that_differ((name, data), with_macros) == {"attachments": 2}
