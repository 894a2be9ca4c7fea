"""Pages, Numbers and Keynote documents: text in the order of the objects that name it, and tables by their cells."""

import struct
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.beyond import UNTOLD
from dupfinder.domain.documents import ExtractedText
from dupfinder.extract import SourceFile, iwork
from dupfinder.extract.thumbnails import iwork_thumbnail
from hostile_files.good_documents import good_documents
from hostile_files.iwork_writing import STORAGE, message, named, number, objects_of, pages_document, storage
from hostile_files.zip_writing import zip_of
from numbers_sample import numbers_sample

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]

ROWS = "Invoice\tAmount\tDate\nMüller & Söhne\t1234.56\t2024-05-17\nSecond line\t-7\t2023-01-02\nTrue?\tTRUE\t0.1\n"


def test_a_text_comes_first_with_what_stands_in_it_then_what_floats_over_it(extracted: Extracted) -> None:
    drawn = (1, 10000, message((3, named(5)), (4, named(2)), (9, named(99))))
    objects = objects_of(
        drawn,
        (2, STORAGE, storage("First line\u2028second\nbefore \ufffc after\x04Last", 3)),
        (3, 2003, message((1, named(4)))),
        (4, STORAGE, storage("in between")),
        (5, 2011, message((1, message((1, b"geometry"))), (4, named(6)))),
        (6, STORAGE, storage("floating ")),
        (7, STORAGE, storage("nobody names this")),
    )
    master = objects_of((99, STORAGE, storage("Title Text")))
    found = extracted("a.pages", zip_of({"Index/Document.iwa": objects, "Index/MasterSlide-1.iwa": master}))
    assert found.text == "First line\nsecond\nbefore\nin between\nafter\nLast\nfloating\n"
    assert found.beyond.unseen == UNTOLD.unseen


def test_slides_stand_in_the_order_of_the_show(extracted: Extracted) -> None:
    show = (2, 2, message((3, message((2, named(12)), (2, named(11))))))
    slides = [(one, 4, message((2, named(one + 10)))) for one in (11, 12)]
    document = objects_of((1, 1, message((2, named(2)))), show, *slides)
    parts = {
        f"Index/Slide-{one}.iwa": objects_of(
            (one, 5, message((5, named(one + 10)))), (one + 10, STORAGE, storage(text))
        )
        for one, text in ((21, "behind"), (22, "first"))
    }
    assert extracted("a.key", zip_of({"Index/Document.iwa": document, **parts})).text == "first\nbehind\n"


def test_tables_are_read_cell_by_cell_and_meet_their_csv(extracted: Extracted) -> None:
    found = extracted("a.numbers", numbers_sample())
    assert found.text == f"{ROWS}T2\nwords of the second sheet\n99.5\n"
    first = extracted("a.csv", found.text.replace("1234.56", '"1,234.56"').replace("\t", ",").encode())
    assert found.values == first.values != b""


def test_tables_of_programs_of_before_2017_are_read(extracted: Extracted) -> None:
    def cell(kind: int, bits: int, data: bytes) -> bytes:
        return struct.pack("<BBHI4x", 4, kind, 0, bits) + data

    cells = [
        cell(3, 0x12, struct.pack("<II", 7, 1)),
        cell(2, 0x24, struct.pack("<Id", 7, 0.57)),
        cell(5, 0x40, struct.pack("<d", 347241600)),
        cell(9, 0x200, struct.pack("<I", 1)),
        cell(6, 0x20, struct.pack("<d", 1.0)),
    ]
    places = [0xFFFF, 0, *(sum(map(len, cells[: end + 1])) for end in range(len(cells) - 1))]
    row = message((1, 0), (3, b"".join(cells)), (4, struct.pack(f"<{len(places)}H", *places)))
    tiles = message((1, message((1, 0), (2, named(4)))), (2, 256))
    store = message((3, tiles), (4, named(5)), (17, named(7)))
    objects = objects_of(
        (1, 1, message((1, named(2)))),
        (2, 6000, message((2, named(3)))),
        (3, 6001, message((4, store), (8, "Costs"), (22, 1))),
        (4, 6002, message((5, row))),
        (5, 6005, message((4, named(6)))),
        (6, 6011, message((3, message((1, 1), (3, "two\twords"))))),
        (7, 6005, message((3, message((1, 1), (9, named(8)))))),
        (8, STORAGE, storage("rich")),
    )
    found = extracted("a.numbers", zip_of({"Index/Document.iwa": objects}))
    assert found.text == "Costs\ntwo words\t0.57\t2012-01-03\trich\tTRUE\n"


def test_the_objects_may_lie_in_an_archive_of_their_own(extracted: Extracted) -> None:
    inner = {"Document.iwa": objects_of((1, STORAGE, storage("packed twice")))}
    outer = {"Offer.pages/Index.zip": zip_of({f"Index/{name}": data for name, data in inner.items()})}
    assert extracted("a.pages", zip_of(outer)).text == "packed twice\n"


def test_what_was_written_in_2009_is_read_by_its_preview(extracted: Extracted, problem: Problem) -> None:
    preview = {"index.xml": b"<x/>", "QuickLook/Preview.pdf": good_documents("seen in the preview")[".pdf"]}
    assert extracted("a.key", zip_of(preview)).text == "seen in the preview\n"
    assert problem("a.key", zip_of({"index.apxl": b"<x/>"})) == (
        "unsupported: The document was saved without a preview that can be read."
    )


def test_a_password_is_said(problem: Problem) -> None:
    locked = {".iwpv2": b"x", "Index.zip": b"no archive"}
    assert problem("a.pages", zip_of(locked)) == "encrypted: The document is encrypted and needs a password."


def test_the_preview_is_its_thumbnail() -> None:
    source = SourceFile.of_bytes("a.pages", pages_document("no preview"))
    assert iwork_thumbnail(source, 100) is None


@pytest.mark.parametrize(
    "packed",
    [
        number(3) + b"\0x",  # shorter than it says
        number(9) + b"\x05\x01",  # a copy of nothing
        number(2) + b"\x08abc",  # longer than it says
    ],
)
def test_R1_a_torn_piece_is_damage(problem: Problem, packed: bytes) -> None:
    data = b"\0" + len(packed).to_bytes(3, "little") + packed
    said = problem("a.pages", zip_of({"Index/Document.iwa": data}))
    assert said == "damaged: The Pages document is damaged and cannot be read."


def test_H1_what_unpacks_to_too_much_is_said_before(problem: Problem) -> None:
    packed = number(1 << 40) + b"\0x"
    data = b"\0" + len(packed).to_bytes(3, "little") + packed
    assert problem("a.pages", zip_of({"Index/Document.iwa": data})).startswith("too-large: ")


@given(st.lists(st.one_of(st.binary(min_size=1, max_size=70), st.tuples(st.integers(1, 300), st.integers(1, 64)))))
def test_pieces_are_unpacked_as_one_byte_after_the_other_says(told: list[bytes | tuple[int, int]]) -> None:
    out, packed = bytearray(), b""
    for one in told:
        if isinstance(one, bytes):
            more = bytes([len(one) - 1]) if len(one) > 60 else b""
            packed += bytes([(60 if more else len(one) - 1) << 2]) + more + one
            out += one
        elif out:
            back, length = (one[0] - 1) % len(out) + 1, one[1]
            is_short = 4 <= length <= 11
            packed += bytes([back >> 8 << 5 | length - 4 << 2 | 1, back & 0xFF]) if is_short else b""
            packed += b"" if is_short else bytes([length - 1 << 2 | 2]) + back.to_bytes(2, "little")
            for _ in range(length):
                out.append(out[-back])
    found = bytearray(b"before")
    iwork._unpack(number(len(out)) + packed, found, 1 << 20)
    assert found == b"before" + out
