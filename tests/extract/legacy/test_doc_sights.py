"""What a Word document up to 2003 holds besides its words."""

import struct
import zlib
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compound_files import Tree, compound_file
from content_differences import kinds_that_differ, labels, picture_files, read, unseen
from dupfinder.domain.beyond import ContentKind
from dupfinder.extract.containers.compound_streams import CompoundStreams
from dupfinder.extract.containers.office_art import Blip, pictures
from word_97_files import DELETED, HIDDEN, Parts, word_6, word_97

INSERTED, STRUCK = struct.pack("<HB", 0x0801, 1), struct.pack("<HB", 0x0837, 1)
PNG = b"\x89PNG data"
WORDS = "Words gone on\r"


def doc(
    body: str = WORDS, said: Mapping[tuple[int, int], bytes] | None = None, *, comments: str = ""
) -> tuple[str, bytes]:
    return "a.doc", word_97(Parts(body=body, comments=comments), characters=said)


def art(kind: int, content: bytes, *, instance: int = 0, version: int = 0) -> bytes:
    return struct.pack("<HHI", instance << 4 | version, kind, len(content)) + content


def blip(data: bytes) -> bytes:
    return art(0xF01E, bytes(17) + data, instance=0x6E0)


def inline(data: bytes) -> bytes:
    """Return what stands in the stream of data for a picture in the text."""
    shape = art(0xF004, art(0xF00A, bytes(8), instance=75), version=15)
    records = shape + art(0xF007, bytes(36) + blip(data), version=2)
    return struct.pack("<iHH", 68 + len(records), 68, 0x64) + bytes(60) + records


def with_pictures(*stored: bytes, extra: bytes = b"") -> tuple[str, bytes]:
    body = "Words " + "\x01" * len(stored) + "\r"
    data = b""
    said = {}
    for number, picture in enumerate(stored):
        said[6 + number, 7 + number] = struct.pack("<Hi", 0x6A03, len(data)) + extra
        data += picture
    return "a.doc", word_97(Parts(body=body), characters=said, other_streams={"Data": data})


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        (doc(said={(6, 10): STRUCK}), doc(), "revisions"),
        (doc(said={(6, 10): INSERTED}), doc(said={(6, 10): STRUCK}), "revisions"),
        (doc(said={(13, 14): INSERTED}), doc(), "revisions"),
        (doc("Words\rgone on\r", {(5, 6): DELETED}), doc("Wordsgone on\r"), "revisions"),
        (doc("Words gone on\r", {(6, 10): DELETED}), doc("Words lost on\r", {(6, 10): DELETED}), "revisions"),
        (doc("Words gone on\r", {(6, 10): HIDDEN}), doc("Words lost on\r", {(6, 10): HIDDEN}), "hidden"),
        (doc(comments="\x05 A note\r"), doc(comments="\x05 Another\r"), "comments"),
        (doc(comments="\x05 A note\r"), doc(), "comments"),
        (doc('\x13 HYPERLINK "http://a.org" \x14x\x15'), doc('\x13 HYPERLINK "http://b.org" \x14x\x15'), "links"),
        (with_pictures(inline(PNG)), with_pictures(inline(PNG + b"x")), "pictures"),
    ],
)
def test_a_difference_is_of_its_kind(one: tuple[str, bytes], other: tuple[str, bytes], kind: str) -> None:
    assert set(kinds_that_differ(one, other)) == {kind}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (doc(said={(6, 10): STRUCK}), doc(said={(6, 8): STRUCK, (8, 10): struct.pack("<HB", 0x2A53, 1)})),
        (doc(said={(6, 10): DELETED}), doc(said={(6, 10): DELETED + STRUCK})),
        (doc(said={(6, 10): STRUCK[:2] + b"\0"}), doc()),
        (doc(comments="\x05 A note\r"), doc(comments="\x05A  note\r\r")),
        (doc('\x13 HYPERLINK \\l "place" \x14x\x15'), doc("x")),
        (with_pictures(inline(PNG)), with_pictures(inline(PNG), inline(PNG))),
    ],
)
def test_the_same_written_in_another_way_is_the_same(one: tuple[str, bytes], other: tuple[str, bytes]) -> None:
    assert kinds_that_differ(one, other) == {}


def test_revisions_are_the_same_in_one_byte_or_two_a_character() -> None:
    said = {(6, 10): STRUCK}
    one, other = (word_97(Parts(body=WORDS), wide=[wide], characters=said) for wide in (False, True))
    assert kinds_that_differ(("a.doc", one), ("a.doc", other)) == {}
    assert labels("a.doc", other, ContentKind.REVISIONS) == [("gone", 0)]


@pytest.mark.parametrize("wide", [False, True])
def test_marked_words_are_told_with_their_lines(wide: bool) -> None:  # noqa: FBT001
    body = "\rOne gone\r\r\x13 PAGE \x14two\x15 gone\rthree\rfour hid gone\r"
    at = [place for place in range(len(body)) if body.startswith("gone", place)]
    said = {(place, place + 4): STRUCK for place in at}
    said[body.index("three"), body.index("hid") - 1] = DELETED
    said[body.index("hid"), body.index("hid") + 3] = HIDDEN
    data = word_97(Parts(body=body, headers=(*[""] * 6, "", "Head\r", "", "", "", "")), wide=[wide], characters=said)
    told = [("gone", 1), ("gone", 2), ("three", 3), ("four", 3), ("gone", 3)]
    assert labels("a.doc", data, ContentKind.REVISIONS) == told


def test_a_document_without_any_picture_has_none_and_is_seen_whole() -> None:
    assert unseen(*doc()) == set()


def test_pictures_are_the_files_that_were_inserted() -> None:
    assert picture_files(*with_pictures(inline(PNG), inline(b"other"))) == [PNG, b"other"]


def test_what_stands_for_an_embedded_file_or_a_field_is_no_picture() -> None:
    for mark in (0x0806, 0x080A):
        assert picture_files(*with_pictures(inline(PNG), extra=struct.pack("<HB", mark, 1))) == []


def test_pictures_that_are_not_where_they_should_be_are_unseen() -> None:
    assert unseen(*with_pictures(b"")) == {"pictures", "drawings"}
    assert unseen(*with_pictures(inline(PNG)[:60])) == {"pictures", "drawings"}
    assert unseen(*doc("Words \x08\r")) == {"pictures", "drawings"}


def test_form_fields_with_a_state_are_unseen() -> None:
    assert unseen(*doc("x\x13 FORMCHECKBOX \x01\x14\x15")) == {"fields"}
    assert unseen(*doc("x\x13 FORMTEXT \x14y\x15")) == set()


def test_of_old_documents_marks_of_characters_are_unseen() -> None:
    assert unseen("a.doc", word_6("Words\r")) == {"revisions", "hidden"}
    assert unseen("a.doc", word_6("Words \x01\r")) == {"revisions", "hidden", "pictures", "drawings"}


def compound(tree: Tree) -> CompoundStreams:
    data = compound_file(tree)
    return CompoundStreams(lambda offset, size: data[max(0, offset) : max(0, offset) + size], len(data))


def test_files_in_storages_are_found_in_the_order_of_their_names() -> None:
    streams = compound({"Macros": {"VBA": {"b": b"2", "a": b"1" * 5000}, "PROJECT": b"3"}, "x": b"4"})
    assert list(streams.files_in(streams.storages()["macros"])) == [b"project", b"3", b"a", b"1" * 5000, b"b", b"2"]
    assert list(streams.storages_in(streams.storages()["macros"])) == ["vba"]


def test_macros_and_embedded_objects_are_attachments() -> None:
    def document(*, macro: bytes, embedded: bytes) -> tuple[str, bytes]:
        name, data = doc()
        streams = CompoundStreams(lambda offset, size: data[max(0, offset) : max(0, offset) + size], len(data))
        own = {stream: streams.read(stream) or b"" for stream in ("WordDocument", "1Table")}
        return name, compound_file({**own, "Macros": {"VBA": {"m": macro}}, "ObjectPool": {"_1": {"o": embedded}}})

    one = document(macro=b"Sub A", embedded=b"object")
    assert kinds_that_differ(one, document(macro=b"Sub A", embedded=b"object")) == {}
    assert kinds_that_differ(one, document(macro=b"Sub B", embedded=b"object")) == {"attachments": 1}
    assert kinds_that_differ(one, document(macro=b"Sub A", embedded=b"other")) == {"attachments": 1}
    assert sorted(labels(*one, ContentKind.ATTACHMENTS)) == [("macros", None), ("object", None)]


def metafile(data: bytes, *, is_packed: bool) -> bytes:
    head = bytes(32) + (b"\0" if is_packed else b"\xfe") + b"\xfe"
    return art(0xF01A, bytes(16) + head + (zlib.compress(data) if is_packed else data), instance=0x3D4)


def test_metafiles_are_unpacked_so_that_they_equal_those_of_other_formats() -> None:
    for is_packed in (False, True):
        assert list(pictures(metafile(b"EMF data", is_packed=is_packed))) == [Blip("emf", b"EMF data")]


@given(st.lists(st.tuples(st.integers(0, len(inline(PNG)) - 1), st.integers(0, 255)), max_size=8))
def test_damage_to_a_picture_costs_no_text(changes: list[tuple[int, int]]) -> None:
    picture = bytearray(inline(PNG))
    for at, byte in changes:
        picture[at] = byte
    assert read(*with_pictures(bytes(picture))).text == "Words \n"


def test_H1_a_metafile_that_unpacks_without_end_counts_as_it_is_packed() -> None:
    (found,) = pictures(metafile(bytes(10_000_000), is_packed=True))
    assert isinstance(found, Blip)
    assert len(found.data) < 20_000
