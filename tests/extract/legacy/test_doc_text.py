"""Word documents up to 2003: what of them is text, and in which order."""

import io
import struct
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.beyond import ALL_KINDS, ContentKind
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import SourceFile, extract
from dupfinder.extract.containers.office_art import shapes
from dupfinder.extract.legacy.doc_header import doc_header
from dupfinder.extract.legacy.doc_properties import have_first_pages, list_styles
from ole_files import ole_file, summary_stream
from word_97_files import (
    DELETED,
    HEADING,
    HIDDEN,
    INNER_CELL,
    INNER_ROW_END,
    ROW_END,
    SYMBOL,
    TEXT_AT,
    Parts,
    office_shape,
    word_6,
    word_6_far_east,
    word_97,
    word_97_boxes,
    word_97_form,
)

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]
NO_SEPARATORS = ("", "", "", "", "", "")


@pytest.mark.parametrize("wide", [[False], [True], [False, True], [True, False, True, False]])
def test_pieces_are_in_one_byte_or_two_a_character(wide: list[bool], extracted: Extracted) -> None:
    text = "One \u201cquoted\u201d word and an \u20ac\rAnother paragraph \xe9"
    assert extracted("a.doc", word_97(Parts(body=text), wide=wide)).text == text.replace("\r", "\n") + "\n"


def test_any_script_is_read(extracted: Extracted) -> None:
    text = "\u041f\u0440\u0438\u0432\u0435\u0442 \u65e5\u672c \U0001f601"
    assert extracted("a.doc", word_97(Parts(body=text), wide=[True])).text == text + "\n"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("One\x0btwo\x0cthree\x0efour\ttab\r", "One\ntwo\nthree\nfour\ttab\n"),
        ("pic\x01ture\x02 non\x1ebreaking op\x1ftional\x05 so\xadft", "picture non\u2011breaking optional soft\n"),
        ("see \x13 HYPERLINK x \x14here\x15.", "see here.\n"),
        ("a\x13 IF \x13 PAGE \x142\x15 = 2 \x14yes \x13X\x14no\x15\x15b", "ayes nob\n"),
        ("a\x13 SYMBOL 97\x15b", "ab\n"),
        ("a\x14b\x15c\x13d", "abcd\n"),
    ],
)
def test_what_is_seen_is_text(body: str, expected: str, extracted: Extracted) -> None:
    assert extracted("a.doc", word_97(Parts(body=body))).text == expected


def test_hidden_and_deleted_characters_and_symbols_are_no_text(extracted: Extracted) -> None:
    body = "Seen hidden, deleted, (rest\r"
    for wide in (False, True):
        said = {(4, 11): HIDDEN, (12, 20): DELETED, (22, 23): SYMBOL, (23, 25): HIDDEN[:2] + b"\0"}
        data = word_97(Parts(body=body), wide=[wide], characters=said)
        assert extracted("a.doc", data).text == "Seen,, rest\n"


def test_table_rows_are_lines_with_cells_between_tabs(extracted: Extracted) -> None:
    body = "Before\rA1\r2\x07B1\x07\x07\x07B2\x07\x07After\r"
    elsewhere = struct.pack("<HHI", 0, 0x6646, 0)
    for said in (ROW_END, elsewhere):
        data = word_97(Parts(body=body), paragraphs={(15, 16): said, (20, 21): ROW_END})
        assert extracted("a.doc", data).text == "Before\nA1\n2\tB1\nB2\nAfter\n"


def test_a_first_letter_several_lines_high_belongs_to_its_word(extracted: Extracted) -> None:
    for operand, text in ((0x19, "Long ago\nEnd\n"), (0x18, "L\nong ago\nEnd\n")):
        said = struct.pack("<HHH", 0, 0x442C, operand)
        data = word_97(Parts(body="L\rong ago\rEnd\r"), paragraphs={(0, 2): said})
        assert extracted("a.doc", data).text == text


def test_no_letter_is_taken_for_the_end_of_a_row(extracted: Extracted) -> None:
    data = word_97(Parts(body="Some words\r"), paragraphs={(0, 3): ROW_END, (5, 8): INNER_CELL, (8, 11): HEADING})
    assert extracted("a.doc", data).text == "Some words\n"


def test_rows_of_inner_tables_are_lines_too(extracted: Extracted) -> None:
    body = "Out\ra\rb\r\rend\x07Next\x07\x07"
    said = {(4, 6): INNER_CELL, (6, 8): INNER_CELL, (8, 9): INNER_ROW_END, (18, 19): ROW_END}
    assert extracted("a.doc", word_97(Parts(body=body), paragraphs=said)).text == "Out\na\tb\nend\tNext\n"


def test_headings_are_paragraphs_of_their_styles_or_levels(extracted: Extracted) -> None:
    body = "First heading\rText\rSecond\rText"
    level = struct.pack("<HHB", 0, 0x2640, 1)
    data = word_97(Parts(body=body), paragraphs={(0, 14): HEADING, (19, 26): level})
    found = extracted("a.doc", data)
    assert found.text == "First heading\nText\nSecond\nText\n"
    assert found.headings == ("First heading", "Second")


def test_headers_come_first_notes_and_footers_last_each_once(extracted: Extracted) -> None:
    section = ("Even\r", "Head\r", "Even foot\r", "Foot \x13 PAGE \x147\x15\r", "", "")
    again = ("", "Head\r", "", "Foot \x13 PAGE \x148\x15\r", "First\r", "First foot\r")
    parts = Parts(
        body="Text\x02\r",
        footnotes="\x02 A note\r",
        headers=("---\r", *NO_SEPARATORS[1:], *section, *again),
        comments="A comment\r",
        endnotes="An endnote\r",
        boxes="In a box\r",
        header_boxes="Boxed head \x13 PAGE \x147\x15\r",
    )
    for wide in (False, True):
        assert extracted("a.doc", word_97(parts, wide=[wide])).text == (
            "Even\nHead\nFirst\nBoxed head \nText\nIn a box\n A note\nAn endnote\nEven foot\nFoot \nFirst foot\n"
        )


def test_words_that_a_field_lays_over_each_other_are_text(extracted: Extracted) -> None:
    body = "a\x13 EQ \\* hps10 \\o\\ad(\\s\\up 9(read),word)\x15 b\x13 eq \\o\\ac(O,1)\x14\x15\r"
    assert extracted("a.doc", word_97(Parts(body=body))).text == "aword bO1\n"


@pytest.mark.parametrize(
    ("settings", "section", "text", "hidden"),
    [
        (b"\0\0", b"", "Odd\nText\n", ["Even", "First"]),
        (b"\1\0", b"", "Even\nOdd\nText\n", ["First"]),
        (b"\0\0", struct.pack("<HBHB", 0x3009, 2, 0x300A, 1), "Odd\nFirst\nText\n", ["Even"]),
        (b"\1\0", struct.pack("<HB", 0x300A, 0), "Even\nOdd\nText\n", ["First"]),
        (b"", None, "Even\nOdd\nFirst\nText\n", None),
    ],
)
def test_headers_that_no_page_shows_are_hidden(
    settings: bytes, section: bytes | None, text: str, hidden: list[str] | None, extracted: Extracted
) -> None:
    parts = Parts(body="Text\r", headers=(*NO_SEPARATORS, "Even\r", "Odd\r", "Odd\r", "", "First\r", ""))
    found = extracted("a.doc", word_97(parts, settings=settings, section=section))
    assert found.text.removesuffix("Odd\n") == text
    items = found.beyond.items.get(ContentKind.HIDDEN)
    assert (items and [one.label for one in items]) == hidden


@pytest.mark.parametrize(("notes", "unseen"), [(2, set()), (1, {ContentKind.SIGNS}), (0, {ContentKind.SIGNS})])
def test_to_which_words_notes_belong_is_told_if_each_is_found(
    notes: int, unseen: set[ContentKind], extracted: Extracted
) -> None:
    parts = Parts(body="Head\x02line\rSome words\x02.\r", footnotes="\x02 One\r\x02 Two\r")
    found = extracted("a.doc", word_97(parts, notes=notes, paragraphs={(0, 10): HEADING}))
    assert (found.text, found.headings) == ("Headline\nSome words.\n One\n Two\n", ("Headline",))
    assert [one.label for one in found.beyond.items[ContentKind.SIGNS]] == ["note: Head", "note: Some words"]
    assert found.beyond.unseen == unseen


def test_headers_out_of_order_cost_no_other_words(extracted: Extracted) -> None:
    parts = Parts(body="Text\r", headers=(*NO_SEPARATORS, "", "Head\r", "", "", "", ""))
    data = bytearray(word_97(parts))
    assert extracted("a.doc", bytes(data)).text == "Head\nText\n"
    bounds = struct.pack("<4I", 0, 0, 5, 5)
    assert data.count(bounds) == 1
    struct.pack_into("<I", data, data.index(bounds) + 8, 5_000)
    found = extracted("a.doc", bytes(data))
    assert found.text == "Text\n"
    assert found.beyond.unseen == ALL_KINDS


def test_documents_of_word_6_are_in_the_code_page_of_their_language(extracted: Extracted) -> None:
    assert (
        extracted("a.doc", word_6("Caf\xe9\rA1\x07B1\x07\x07A2\x07B2\x07\x07End")).text == "Café\nA1\tB1\nA2\tB2\nEnd\n"
    )
    russian = "\u041f\u0440\u0438\u0432\u0435\u0442"
    assert extracted("a.doc", word_6(russian, codec="cp1251", language=0x0419)).text == russian + "\n"
    assert extracted("a.doc", word_6("\u65e5\u672c", codec="cp932", language=0x0411)).text == "\u65e5\u672c\n"


@pytest.mark.parametrize(
    ("text", "codec", "language", "scripts"),
    [
        ("Привет, Word", "cp1251", 0x0409, (0, 2, 204)),
        ("Привет, Word", "cp1251", 0x0407, (0, 204, 238)),
        ("Δελφίς", "cp1253", 0x0409, (161,)),
        ("Příliš žluťoučký", "cp1250", 0x0409, (0, 238)),
        ("Déjà vu à Genève", "cp1252", 0x040C, (0, 238)),
        ("Café «Größe»", "cp1252", 0x0409, (0, 2, 204)),
        ("Œuvre", "cp1252", 0x0409, (0, 2)),
    ],
)
def test_the_fonts_of_western_documents_of_word_6_tell_the_code_page(
    text: str, codec: str, language: int, scripts: tuple[int, ...], extracted: Extracted
) -> None:
    data = word_6(text, codec=codec, language=language, scripts=scripts)
    assert extracted("a.doc", data).text == text + "\n"


@pytest.mark.parametrize(("fonts", "codec"), [(1_000, "cp1251"), (100_000, "cp1252")])
def test_H1_a_table_of_fonts_as_long_as_the_file_is_not_walked_through(fonts: int, codec: str) -> None:
    """Each of them is empty but the last one, which is Cyrillic as the text is."""
    stream = bytearray(2_000 + fonts) + bytes((0, 0, 0, 0, 204, 0, 0))
    struct.pack_into("<HHHH", stream, 0, 0xA5DC, 101, 0, 0x0409)
    struct.pack_into("<II", stream, 24, 1_000, 1_006)
    stream[1_000:1_006] = "Привет".encode("cp1251")
    struct.pack_into("<II", stream, 88 + 8 * 15, 2_000, len(stream) - 2_000)
    assert doc_header(bytes(stream)).codec == codec


@pytest.mark.parametrize(
    ("text", "signature", "codec", "script"),
    [
        ("\u65e5\u672c Word \uff71", 0xA697, "cp932", 128),
        ("\uc0c8 \ubb38\uc11c\ub97c", 0xA698, "cp949", 129),
        ("\u521b\u5efa A", 0xA699, "cp936", 134),
        ("\u5efa\u7acb A", 0xA699, "cp950", 136),
    ],
)
def test_documents_of_word_6_of_east_asia_have_a_code_a_letter(
    text: str, signature: int, codec: str, script: int, extracted: Extracted
) -> None:
    data = word_6_far_east(f"{text}\rA1\x07\x07", signature, codec, script=script)
    assert extracted("a.doc", data).text == f"{text}\nA1\n"


def test_pieces_of_a_document_that_was_saved_in_a_hurry_come_in_their_order(extracted: Extracted) -> None:
    assert extracted("a.doc", word_6("", pieces=["One ", "two ", "three"])).text == "One two three\n"


def test_metadata_is_what_the_document_says_about_itself(extracted: Extracted) -> None:
    ticks = 128_000_000_000_000_000
    summary = summary_stream({2: b"A \xe8 title", 4: b"Ada"}, {12: ticks, 13: 0}, code_page=1251, pages=3)
    data = word_97(Parts(body="Text"), other_streams={"\x05SummaryInformation": summary})
    found = extracted("a.doc", data).metadata
    assert (found.title, found.author, found.page_count) == ("A \u0438 title", "Ada", 3)
    assert (found.created, found.modified) == ("2006-08-14T03:33:20Z", None)
    for length in range(0, len(summary), 7):
        cut = word_97(Parts(body="Text"), other_streams={"\x05SummaryInformation": summary[:length]})
        assert extracted("a.doc", cut).text == "Text\n"


def test_an_encrypted_document_is_said_to_be_so(problem: Problem) -> None:
    data = word_97(Parts(body="Text"), flags=0x0100)
    assert problem("a.doc", data) == "encrypted: The Word 97 document is encrypted and needs a password."


def test_S9_every_truncated_document_is_damaged(problem: Problem) -> None:
    whole = word_97(Parts(body="Text " * 2000))
    for length in range(0, len(whole) - 512, 391):  # in the last sector only its table is, with room to spare
        assert problem("a.doc", whole[:length]).split(":")[0] in {"damaged", "empty"}


@pytest.mark.parametrize(
    ("streams", "why"),
    [
        ({"WordDocument": b""}, "cannot be read"),
        ({"WordDocument": bytes(2000)}, "it does not start like one"),
        ({"WordDocument": struct.pack("<HH", 0xA5EC, 193) + bytes(2000)}, "its tables are missing"),
        ({"WordDocument": struct.pack("<HH", 0xA5EC, 193) + bytes(2000), "0Table": b""}, "pieces is missing"),
        ({"WordDocument": struct.pack("<HH", 0xA5EC, 193) + b"\xff" * 2000, "0Table": b""}, "encrypted"),
    ],
)
def test_what_makes_no_sense_is_damaged(streams: dict[str, bytes], why: str, problem: Problem) -> None:
    assert why in problem("a.doc", ole_file(streams))


@pytest.mark.parametrize("part", range(8))
def test_lengths_that_lie_are_not_believed(part: int, problem: Problem) -> None:
    data = bytearray(word_97(Parts(body="Text " * 1000)))
    at = data.index(struct.pack("<HH", 0xA5EC, 193)) + 76 + 4 * part
    for lie in (-1, 2**31 - 1, 50_000):
        struct.pack_into("<i", data, at, lie)
        if part in {3, 4}:  # macros and comments are not read: what comes after them is
            assert lie > 0 or problem("a.doc", bytes(data)).startswith("damaged: ")
        else:
            assert problem("a.doc", bytes(data)).startswith("damaged: ")


def test_H1_pieces_that_share_their_text_do_not_multiply_it(problem: Problem) -> None:
    data = bytearray(word_97(Parts(body="x" * 20_000), wide=[False] * 40))
    first = data.index(struct.pack("<H", 0) + struct.pack("<I", TEXT_AT * 2 | 0x40000000))
    for number in range(40):
        struct.pack_into("<I", data, first + 8 * number + 2, TEXT_AT * 2 | 0x40000000)
    positions = first - 41 * 4
    for number in range(41):
        struct.pack_into("<I", data, positions + 4 * number, number * 20_000)
    assert (
        problem("a.doc", bytes(data)) == "damaged: The Word 97 document is damaged: its text is longer than the file."
    )


SAMPLE = word_97(
    Parts(
        body="Some text\r with\x07 a\x07\x07table\r",
        footnotes="note\r",
        headers=(*NO_SEPARATORS, "h\r", "", "", "f\r", "", ""),
    ),
    characters={(2, 4): HIDDEN, (6, 8): DELETED},
    paragraphs={(0, 10): HEADING, (19, 20): ROW_END},
)


@given(st.lists(st.tuples(st.integers(0, len(SAMPLE) - 1), st.integers(0, 255)), max_size=8))
def test_any_change_of_bytes_gives_text_or_a_clear_sentence(changes: list[tuple[int, int]]) -> None:
    data = bytearray(SAMPLE)
    for at, byte in changes:
        data[at] = byte
    try:
        extract(SourceFile("a.doc", io.BytesIO(bytes(data)), len(data)))
    except DocumentError as error:
        assert str(error).endswith(".")  # noqa: PT017 - most changes do no harm


def test_H1_marks_of_anchors_in_the_text_do_not_multiply_a_box() -> None:
    marks = "\ufdd1\U000f0000" * 20_000  # 4 GB
    data = word_97_boxes(f"one\x08{marks}\r", ["first " * 30_000 + "\r"], [100], wide=[True])
    assert extract(SourceFile("a.doc", io.BytesIO(data), len(data))).text.count("first") == 30_000


def test_H1_a_long_style_on_which_all_are_based_is_read_once() -> None:
    long, count = struct.pack("<HB", 0x260A, 2) * 20_000, 4_000  # 40 s
    styles = [_style(0, long), *(_style(0, struct.pack("<Hh", 0x460B, 1)) for _ in range(count))]
    places = list_styles(struct.pack("<HHH12x", 16, len(styles), 10) + b"".join(styles))
    assert {places(number) for number in range(1, count)} == {(1, 2)}


def _style(base: int, said: bytes) -> bytes:
    """Return a style of paragraphs and what it says of them ([MS-DOC] 2.9.258)."""
    style = struct.pack("<HHHHHHHHH", 0, base << 4 | 1, 0, 0, 0, 0, 0, len(said) + 2, 0) + said
    return struct.pack("<H", len(style)) + style


@pytest.mark.parametrize("entries", [["yes"] * 26, ["yes", "no" * 10_000]])
def test_H1_a_form_that_no_program_writes_is_not_looked_into(entries: list[str]) -> None:
    data = word_97_form("Words", 2, 1, entries)
    found = extract(SourceFile("a.doc", io.BytesIO(data), len(data)))
    assert ContentKind.FIELDS in found.beyond.unseen


def test_H1_sections_that_share_what_is_said_of_them_are_not_read_again_and_again() -> None:
    sections = 1_000  # 5 s
    said, heads = b"\xff\xff" + bytes(70_000), struct.pack("<HIHI", 0, 0, 0, 0)
    table = struct.pack(f"<{sections + 1}I", *range(sections + 1)) + heads * sections
    assert have_first_pages(said, table)  # nobody knows: what may be shown is text
    assert not have_first_pages(said, struct.pack("<2I", 0, 1) + heads)


BOXES = ["first\r", "second\r"]


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (word_97_boxes("one\x08\rtwo\x08\r", BOXES, [100, 101]), "one\nfirst\ntwo\nsecond\n"),
        (word_97_boxes("one\x08\rtwo\x08\r", BOXES, [101, 100]), "one\nsecond\ntwo\nfirst\n"),
        (word_97_boxes("one\x08\rtwo\x08\r", BOXES, [101, 100], last=619), "one\nsecond\ntwo\nfirst\n"),
        (word_97_boxes("one\x08\rtwo\r", BOXES, [110, 111], are_grouped=True), "one\nfirst\nsecond\ntwo\n"),
        (word_97_boxes("one\x08\rtwo\r", BOXES, [100, 7]), "one\nfirst\ntwo\nsecond\n"),
        (word_97_boxes("one\x08\r\x13 \x08 \x14two\x15\x08\r", BOXES, [102, 100]), "one\nsecond\ntwo\nfirst\n"),
        (word_97_boxes("one\x08\r\x13 \x08 \x14two\x15\x08\r", BOXES, [100, 101]), "one\nfirst\ntwo\nsecond\n"),
    ],
)  # fmt: skip
def test_text_boxes_follow_the_paragraph_in_which_they_are_anchored(data: bytes, text: str) -> None:
    assert extract(SourceFile("a.doc", io.BytesIO(data), len(data))).text == text


@pytest.mark.parametrize(
    ("kind", "flags", "said", "is_drawn"),
    [
        (0, 0, 4, True), (0, 1, 4, False), (0, 5, 4, False), (1, 0x400, 4, False), (1, 0, 4, True), (1, 0, 0x80, False),
        (3, 0, 0x80, True), (20, 0, 4, False), (20, 0, 0x1D1, True), (75, 0, 4, False), (202, 0, 0x80, False),
    ],
)  # fmt: skip
def test_shapes_that_draw_nothing_count_as_none(kind: int, flags: int, said: int, *, is_drawn: bool) -> None:
    assert list(shapes(office_shape(kind, 1, flags=flags, said=said))) == [kind] * is_drawn


@pytest.mark.parametrize(
    ("corners", "is_drawn"), [((), False), ((0, 0, 9, 0, 9, 9, 0, 9), False), ((5, 0, 9, 5, 5, 9, 0, 5), True)]
)
def test_a_frame_of_another_form_is_drawn(corners: tuple[int, ...], *, is_drawn: bool) -> None:
    assert list(shapes(office_shape(1, 1, corners=corners))) == [1] * is_drawn


def test_a_coloured_box_without_words_is_drawn() -> None:
    red, white = (office_shape(1, 7, colour=colour) for colour in (255, 0xFFFFFF))
    assert list(shapes(red, {7})) == list(shapes(white, {8})) == []
    assert list(shapes(red, {8})) == [1]


IN_TABLE = struct.pack("<HHB", 0, 0x2416, 1)


def test_a_first_cell_that_ends_with_an_empty_paragraph_has_its_words_in_the_row(extracted: Extracted) -> None:
    body = "one\rtwo\r\x07three\x07\x07"
    said = {(0, 4): IN_TABLE, (4, 8): IN_TABLE, (8, 9): IN_TABLE, (9, 15): IN_TABLE, (15, 16): ROW_END}
    assert extracted("a.doc", word_97(Parts(body=body), paragraphs=said)).text == "one\ntwo\tthree\n"
