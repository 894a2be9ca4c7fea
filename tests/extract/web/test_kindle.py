"""Kindle and Mobipocket books: their pages, pictures and style sheets, and what a damaged one may not do."""

import contextlib
import struct
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.source import SourceFile
from dupfinder.extract.web import kindle
from dupfinder.extract.web.kindle import unpacked
from hostile_files.kindle_writing import coded, kindle_book, packed, plain_book
from sample_documents import words
from telling_files import png

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]
PAGES = "<html><head><title>x</title></head><body><h1>First</h1><p>Dear Änna,</p><p>{}</p>{}</body></html>"
SAID = {503: "The book", 100: "Ada", 106: "2024-05-06"}


@given(st.binary(max_size=300) | st.text("ab 漢é", max_size=300).map(str.encode))
def test_what_was_packed_comes_out(data: bytes) -> None:
    assert unpacked(packed(data)) == data


@pytest.mark.parametrize("packing", [1, 2, 17480])
@pytest.mark.parametrize("after", [0, 1, 2, 3, 7])
@pytest.mark.parametrize(("name", "version"), [("a.mobi", 6), ("a.azw3", 8)])
def test_a_book_is_read_whatever_stands_behind_its_records(
    extracted: Extracted, name: str, version: int, after: int, packing: int
) -> None:
    text = words(3000, seed=1)
    flows = [PAGES.format(text, ""), "p { color: black }"]
    found = extracted(
        name, kindle_book(flows[: version - 6 or 1], said=SAID, version=version, after=after, packing=packing)
    )
    assert found.text == f"First\nDear Änna,\n{text}\n"
    assert (found.format, found.headings) == ("mobi", ("First",))
    assert (found.metadata.title, found.metadata.author, found.metadata.created) == ("The book", "Ada", "2024-05-06")


def phrase(*numbers: int) -> bytes:
    return b"".join(struct.pack(">H", 4095 + 240 - 256 - number) for number in numbers)


def test_phrases_are_read_that_are_made_of_others(extracted: Extracted) -> None:
    phrases = [b" the ", b"over the hills", b"over the hills and far away"]
    text = "gone over the hills and far away, over the hills, the long way"
    written = [coded(b" the "), coded(b"over") + phrase(0) + coded(b"hills"), phrase(1) + coded(b" and far away")]
    book = kindle_book([PAGES.format(text, "")], packing=17480, phrases=phrases, written=written)
    assert extracted("a.mobi", book).text == f"First\nDear Änna,\n{text}\n"


@pytest.mark.parametrize(
    "written",
    [
        [phrase(0)],  # in itself
        [phrase(1, 1), phrase(2), phrase(0)],
        [phrase(number + 1) for number in range(2000)],
        [phrase(number + 1, number + 1) for number in range(19)] + [coded(b"a" * 60)],  # 31 million bytes
    ],
)
def test_H1_phrases_inside_of_phrases_end(problem: Problem, written: list[bytes]) -> None:
    book = kindle_book([PAGES.format("X", "")], packing=17480, phrases=[b"X"], written=written)
    assert "damaged" in problem("a.mobi", book)


def test_H1_phrases_that_share_their_bytes_end(problem: Problem) -> None:
    """Each of 65,536 phrases has the same 32 kilobytes."""
    book = kindle_book([PAGES.format("X", "")], packing=17480)
    last = struct.pack(">4sIII", b"CDIC", 16, 1 << 31, 16) + b"\xff\xfe" * 65_536 + bytes(40_000)
    assert "damaged" in problem("a.mobi", book[: book.rindex(b"CDIC")] + last)


def test_H1_records_that_share_their_bytes_end(problem: Problem) -> None:
    """Each second of 60,000 records of the text is the whole file."""
    count = 60_000
    book = bytearray(kindle_book([PAGES.format("X" * 20_000, "")], packing=1, pictures=[b""] * count))
    (first,) = struct.unpack_from(">I", book, 78)
    struct.pack_into(">H", book, first + 8, count - 200)
    for number in range(1, count - 100):
        struct.pack_into(">I", book, 78 + 8 * number, first if number % 2 else len(book))
    assert "damaged" in problem("a.mobi", bytes(book))


def test_H1_records_of_phrases_without_a_letter_end(problem: Problem, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each second of 20 records of the text is 16,000 codes for nothing."""
    monkeypatch.setattr(kindle, "_MOST_IN_BOOK", 2_000_000)
    pages = "X" * 4096 * 20
    book = bytearray(kindle_book([pages], packing=17480, phrases=[b"Y"], written=[b""], pictures=[phrase(0) * 16_000]))
    begin, end = (struct.unpack_from(">I", book, 78 + 8 * number)[0] for number in (21, 22))
    for number in range(1, 21):
        struct.pack_into(">I", book, 78 + 8 * number, begin if number % 2 else end)
    assert "damaged" in problem("a.mobi", bytes(book))


def test_H1_dictionaries_that_share_their_bytes_are_read_one_by_one(
    problem: Problem, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each second of 2,000 is most of the file, and those between them have no head."""
    book = bytearray(kindle_book([PAGES.format("X", "")], packing=17480, pictures=[bytes(10_000), *[b""] * 2000]))
    (first,) = struct.unpack_from(">I", book, 78)
    pictures, codes = struct.unpack_from(">II", book, first + 108)
    places = [struct.unpack_from(">I", book, 78 + 8 * number)[0] for number in (pictures, codes, codes + 1)]
    struct.pack_into(">I", book, 78 + 8 * pictures, places[1])
    for number in range(pictures + 1, pictures + 2001):
        struct.pack_into(">I", book, 78 + 8 * number, places[2 * (number % 2)])
    struct.pack_into(">II", book, first + 112, pictures, 1999)
    sizes: list[int] = []
    read_at = SourceFile.read_at

    def counted(self: SourceFile, begin: int, size_bytes: int) -> bytes:
        sizes.append(size_bytes)
        return read_at(self, begin, size_bytes)

    monkeypatch.setattr(SourceFile, "read_at", counted)
    assert "damaged" in problem("a.mobi", bytes(book))
    assert sum(sizes) < 10 * len(book)


def test_chapters_of_a_newer_book_stand_one_after_the_other(extracted: Extracted) -> None:
    chapters = "".join(
        f"<html><head><title>x</title></head><body class='c'><div></div></body></html><p>Chapter {number}</p>"
        for number in range(3)
    )
    assert extracted("a.azw3", kindle_book([chapters], version=8)).text == "Chapter 0\nChapter 1\nChapter 2\n"


@pytest.mark.parametrize(
    ("version", "shown"),
    [(6, '<img recindex="00001" width="9">'), (8, '<img src="kindle:embed:0001?mime=image/png">')],
)
def test_pictures_are_seen_where_they_stand(extracted: Extracted, version: int, shown: str) -> None:
    first, other = (
        extracted("a.mobi", kindle_book([PAGES.format("x", shown)], pictures=[png(seed)], version=version))
        for seed in (1, 2)
    )
    (one,) = first.beyond.items[ContentKind.PICTURES]
    assert one.line == 3
    assert first.beyond.items != other.beyond.items
    assert not first.beyond.unseen


def test_a_picture_that_is_not_there_is_unseen(extracted: Extracted) -> None:
    found = extracted("a.mobi", kindle_book([PAGES.format("x", '<img recindex="00007">')]))
    assert found.beyond.unseen == {ContentKind.PICTURES}


def test_places_in_the_book_are_no_links_and_others_are(extracted: Extracted) -> None:
    links = '<a href="kindle:pos:fid:0001:off:0000000000">here</a> <a href="https://example.org/a">there</a>'
    found = extracted("a.azw3", kindle_book([PAGES.format("x", f"<p>{links}</p>")], version=8))
    assert [one.label for one in found.beyond.items[ContentKind.LINKS]] == ["https://example.org/a"]


def test_style_sheets_of_a_newer_book_hide_what_they_hide(extracted: Extracted) -> None:
    head = '<html><head><link rel="stylesheet" href="kindle:flow:0001?mime=text/css"></head>'
    flows = [f"{head}<body><p>seen</p><p class=secret>not seen</p></body></html>", ".secret { display: none }"]
    assert extracted("a.azw3", kindle_book(flows, version=8)).text == "seen\n"


def test_the_oldest_books_are_plain_text(extracted: Extracted) -> None:
    found = extracted("a.prc", plain_book("Dear Anna,\r\nit is <b>late</b>.\r\n".encode("cp1252")))
    assert found.text == "Dear Anna,\nit is <b>late</b>.\n"


@pytest.mark.parametrize(
    ("packing", "encryption", "why"),
    [(2, 2, "is protected"), (17481, 0, "is compressed in a way that DupFinder cannot read")],
)
def test_what_takes_another_program_says_so(problem: Problem, packing: int, encryption: int, why: str) -> None:
    assert why in problem("a.mobi", kindle_book([PAGES.format("x", "")], packing=packing, encryption=encryption))


@pytest.mark.parametrize("packing", [2, 17480])
def test_H4_no_byte_of_the_headers_is_more_than_a_problem(extracted: Extracted, packing: int) -> None:
    data = kindle_book([PAGES.format(words(50, seed=1), "")], said=SAID, version=8, after=3, packing=packing)
    codes = data.find(b"HUFF") % len(data)
    for place in (*range(60, 420), *(range(codes, codes + 32) if packing == 17480 else ())):
        for value in (0, 0x7F, 0xFF):
            with contextlib.suppress(DocumentError):
                extracted("a.azw3", data[:place] + bytes([value]) + data[place + 1 :])
