"""Excel workbooks up to 2003."""

import hashlib
import io
import struct
from collections.abc import Callable

import olefile
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msoffcrypto.method.rc4 import DocumentRC4
from python_calamine import CalamineWorkbook

from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import SourceFile, extract, no_text
from ole_files import ole_file, summary_stream
from workbooks import cell, record, short_text, xls

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]

FORMULA, SHARED, NUMBER, LABEL, BOOL, STRING, RK = 0x0006, 0x00FD, 0x0203, 0x0204, 0x0205, 0x0207, 0x027E
CONTINUE, SHARED_STRINGS, CHART = 0x003C, 0x00FC, 0x0809


def text_of(data: bytes) -> str:
    return extract(SourceFile("a.xls", io.BytesIO(data), len(data))).text


def shared(*texts: str) -> bytes:
    """Return the records of shared strings."""
    return record(SHARED_STRINGS, struct.pack("<II", len(texts), len(texts)) + b"".join(map(short_text, texts)))


def result(kind: int, value: int) -> bytes:
    """Return the result of a formula that is no number."""
    return struct.pack("<BBBBHH", kind, 0, value, 0, 0, 0xFFFF) + bytes(8)


def test_values_come_out_as_a_person_sees_them() -> None:
    sheet = (
        cell(SHARED, 0, 0, struct.pack("<I", 1))
        + cell(NUMBER, 0, 2, struct.pack("<d", 0.1 + 0.2))
        + cell(NUMBER, 0, 3, struct.pack("<d", 45000), style=1)
        + cell(RK, 1, 0, struct.pack("<I", 1250 << 2 | 3))
        + record(0x00BD, struct.pack("<HHHIHIH", 1, 1, 0, 3 << 2 | 2, 2, 4 << 2 | 2, 2))
        + cell(BOOL, 1, 4, b"\x01\x00")
        + cell(BOOL, 1, 5, b"\x2a\x01")
        + cell(LABEL, 2, 0, short_text("a label"))
        + cell(0x0201, 2, 1, b"")
        + cell(FORMULA, 2, 2, struct.pack("<d", 2.5) + bytes(8))
        + cell(FORMULA, 2, 3, result(0, 0))
        + record(STRING, short_text("\u65e5\u672c"))
        + cell(FORMULA, 2, 4, result(1, 1))
        + cell(FORMULA, 2, 5, result(2, 0x07))
        + cell(FORMULA, 2, 6, result(3, 0))
    )
    data = xls(sheet, strings=shared("zero", "\u03b1 one"), formats=["yyyy-mm-dd", "0.00"])
    assert text_of(data) == (
        "\u03b1 one\t0.3\t2023-03-15\n12.5\t3\t4.00\tTRUE\t#N/A\na label\t2.5\t\u65e5\u672c\tTRUE\t#DIV/0!\n"
    )


def test_calamine_reads_the_same_cells() -> None:
    texts = [f"text {number} \u03b1" * (number % 5) + "x" for number in range(40)]
    sheet = b"".join(
        cell(SHARED, row, 0, struct.pack("<I", row)) + cell(NUMBER, row, 1, struct.pack("<d", row / 8))
        for row in range(40)
    )
    data = xls(sheet, sheet, strings=shared(*texts))
    book = CalamineWorkbook.from_filelike(io.BytesIO(data))
    rows = [row for name in range(2) for row in book.get_sheet_by_index(name).to_python()]
    assert text_of(data).splitlines() == [f"{text}\t{number:.15g}" for text, number in rows]


def test_strings_go_on_in_the_next_record_in_one_byte_or_two_a_character() -> None:
    first = struct.pack("<HB", 6, 0) + b"abc"
    runs = struct.pack("<HBH", 3, 8, 2) + b"xyz" + bytes(8)
    sound = struct.pack("<HBI", 2, 5, 6) + "\u03b1\u03b2".encode("utf-16-le") + bytes(6)
    strings = (
        record(SHARED_STRINGS, struct.pack("<II", 4, 4) + first)
        + record(CONTINUE, b"\x01" + "\u03b1\u03b2\u03b3".encode("utf-16-le") + runs[:-3])
        + record(CONTINUE, runs[-3:] + sound[:-4])
        + record(CONTINUE, sound[-4:] + short_text("end"))
    )
    sheet = b"".join(cell(SHARED, 0, column, struct.pack("<I", column)) for column in range(4))
    assert text_of(xls(sheet, strings=strings)) == "abc\u03b1\u03b2\u03b3\txyz\t\u03b1\u03b2\tend\n"


TEXTS = st.text(st.characters(max_codepoint=0xFFFF, exclude_categories=["C", "Z"]), min_size=1, max_size=30)


@given(st.lists(TEXTS), st.data())
def test_shared_strings_are_the_same_however_they_are_cut(texts: list[str], data: st.DataObject) -> None:
    content = struct.pack("<II", len(texts), len(texts))
    segments = [content]
    for text in texts:
        is_wide = any(ord(letter) > 255 for letter in text)
        segments[-1] += struct.pack("<HB", len(text), is_wide)
        for letter in text:
            if data.draw(st.integers(0, 9)) == 0 and len(segments[-1]) > 20:
                segments.append(bytes((is_wide,)))
            segments[-1] += letter.encode("utf-16-le" if is_wide else "latin-1")
    records = record(SHARED_STRINGS, segments[0]) + b"".join(record(CONTINUE, more) for more in segments[1:])
    sheet = cell(LABEL, 0, 0, short_text("x")) + b"".join(
        cell(SHARED, 1 + row, 0, struct.pack("<I", row)) for row in range(len(texts))
    )
    found = extract(SourceFile("a.xls", io.BytesIO(whole := xls(sheet, strings=records)), len(whole))).text
    assert found == text_of(xls(sheet, strings=shared(*texts)))


def test_documents_of_excel_95_are_in_their_code_page() -> None:
    text = "\u041f\u0440\u0438\u0432\u0435\u0442".encode("cp1251")
    sheet = cell(LABEL, 0, 0, struct.pack("<H", len(text)) + text)
    assert text_of(xls(sheet, settings=record(0x0042, struct.pack("<H", 1251)), version=0x0500)) == "Привет\n"


def test_a_format_that_is_cut_off_costs_no_document_its_text() -> None:
    cut = record(0x041E, struct.pack("<HHB", 164, 9, 0) + b"0.")
    assert text_of(xls(cell(NUMBER, 0, 0, struct.pack("<d", 1.5)), settings=cut)) == "1.5\n"


def test_hidden_sheets_and_charts_are_no_text() -> None:
    one, two, three = (cell(NUMBER, 0, 0, struct.pack("<d", number)) for number in (1, 2, 3))
    chart = record(CHART, struct.pack("<HHHH", 0x0600, 0x20, 0, 0)) + two + record(0x000A)
    states = {1: (1, 0), 2: (2, 0), 3: (0, 2)}
    assert text_of(xls(one + chart + one, two, two, two, three, states=states)) == "1\t1\n3\n"


def test_days_may_count_from_1904() -> None:
    sheet = cell(NUMBER, 0, 0, struct.pack("<d", 43538), style=1)
    assert text_of(xls(sheet, settings=record(0x0022, b"\x01\x00"), formats=["yyyy/m/d"])) == "2023-03-15\n"


def test_metadata_is_what_the_document_says_about_itself(extracted: Extracted) -> None:
    summary = summary_stream({2: b"A title", 4: b"Ada"}, {})
    data = xls(cell(LABEL, 0, 0, short_text("x")), streams={"\x05SummaryInformation": summary})
    found = extracted("a.xls", data).metadata
    assert (found.title, found.author, found.page_count) == ("A title", "Ada", None)


SIMPLE = cell(SHARED, 0, 0, struct.pack("<I", 0))


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (xls(SIMPLE, settings=record(0x002F, bytes(54))), "encrypted: The Excel 97 workbook is encrypted and needs a "),
        (xls(SIMPLE), "damaged: The workbook is damaged: a cell refers to missing text."),
        (xls(SIMPLE, strings=record(SHARED_STRINGS, bytes(8) + b"\x09\x00\x00abc")), "damaged: "),
        (xls(cell(LABEL, 0, 0, struct.pack("<HB", 9, 0) + b"abc")), "damaged: "),
        (xls(SIMPLE + b"\xfd\x00\xff\xff"), "damaged: "),
        (xls(SIMPLE, version=0x0400), "damaged: "),
        (ole_file({"Workbook": b""}), "damaged: "),
        (ole_file({"Workbook": bytes(5000)}), "damaged: "),
    ],
)
def test_what_cannot_be_read_whole_is_said_to_be_so(data: bytes, expected: str, problem: Problem) -> None:
    assert problem("a.xls", data).startswith(expected)


def locked(password: str, *, sheet: bytes, strings: bytes) -> bytes:
    """Return a workbook that is encrypted with a password as Excel 97 does it ([MS-OFFCRYPTO] 2.3.6)."""
    salt, verifier = bytes(range(16)), bytes(range(16, 32))
    proof = DocumentRC4.decrypt(password, salt, io.BytesIO(verifier + hashlib.md5(verifier).digest())).read()  # noqa: S324
    lock = record(0x002F, struct.pack("<HHH", 1, 1, 1) + salt + proof)
    with olefile.OleFileIO(xls(sheet, strings=strings, settings=lock)) as ole:
        plain = ole.openstream("Workbook").read()
    # What goes through RC4 twice is what it was.
    hidden = bytearray(DocumentRC4.decrypt(password, salt, io.BytesIO(plain), blocksize=1024).read())
    at = 0
    while at < len(plain):
        kind, size_bytes = struct.unpack_from("<HH", plain, at)
        shown = 4 + {0x0809: size_bytes, 0x002F: size_bytes, 0x0085: 4}.get(kind, 0)
        hidden[at : at + shown] = plain[at : at + shown]
        at += 4 + size_bytes
    return ole_file({"Workbook": bytes(hidden)})


def test_a_workbook_that_is_only_protected_against_changes_is_read(extracted: Extracted, problem: Problem) -> None:
    words = [f"word{number}" for number in range(500)]  # more than is encrypted with one key
    content = {
        "sheet": b"".join(cell(SHARED, row, 0, struct.pack("<I", row)) for row in range(len(words))),
        "strings": shared(*words),
    }
    assert extracted("a.xls", locked("VelvetSweatshop", **content)).text.split() == words
    expected = "encrypted: The Excel 97 workbook is encrypted and needs a password."
    assert problem("a.xls", locked("a password", **content)) == expected


def test_a_workbook_without_cells_is_empty(extracted: Extracted) -> None:
    assert str(no_text(extracted("a.xls", xls()))) == "The Excel 97 workbook is empty."


def test_H1_a_long_string_in_a_million_cells_is_too_large(problem: Problem) -> None:
    cells = b"".join(cell(SHARED, row, 0, struct.pack("<I", 0)) for row in range(15_000))
    data = xls(cells, strings=record(SHARED_STRINGS, bytes(8) + struct.pack("<HB", 8000, 0) + b"x" * 8000))
    assert problem("a.xls", data) == "too-large: The workbook has more than 100,000,000 characters in its cells."


def test_H1_cells_in_far_corners_take_no_room() -> None:
    corner = cell(NUMBER, 0xFFFF, 0xFFFF, struct.pack("<d", 2))
    assert text_of(xls(cell(NUMBER, 0, 0, struct.pack("<d", 1)) + corner)) == "1\n2\n"


def test_H1_sheets_that_share_their_cells_are_not_read_again_and_again(problem: Problem) -> None:
    data = bytearray(xls(*[b""] * 400, cell(NUMBER, 0, 0, struct.pack("<d", 1)) * 4000, names=["S"] * 401))
    last = struct.pack("<HH", 0x0085, 9)
    starts = [at for at in range(len(data)) if data.startswith(last, at)]
    for at in starts:
        data[at + 4 : at + 8] = data[starts[-1] + 4 : starts[-1] + 8]
    assert problem("a.xls", bytes(data)).startswith("damaged: ")


SAMPLE = xls(SIMPLE + cell(NUMBER, 1, 1, struct.pack("<d", 2), style=1), strings=shared("Text"), formats=["0.0"])


@given(st.lists(st.tuples(st.integers(0, len(SAMPLE) - 1), st.integers(0, 255)), max_size=8))
def test_any_change_of_bytes_gives_text_or_a_clear_sentence(changes: list[tuple[int, int]]) -> None:
    changed = bytearray(SAMPLE)
    for at, byte in changes:
        changed[at] = byte
    try:
        extract(SourceFile("a.xls", io.BytesIO(bytes(changed)), len(changed)))
    except DocumentError as error:
        assert str(error).endswith(".")  # noqa: PT017 - most changes do no harm


def test_runs_of_a_string_that_lie_across_each_other_do_not_multiply_it(extracted: Extracted) -> None:
    def struck(*runs: int) -> ExtractedText:
        text = struct.pack("<HBH", 600, 8, len(runs)) + b"a" * 600 + b"".join(struct.pack("<HH", at, 1) for at in runs)
        strings = record(0x00FC, struct.pack("<II", 1, 1) + text)
        fonts = b"".join(record(0x0031, struct.pack("<HH", 200, flags) + bytes(12)) for flags in (0, 8))
        return extracted("a.xls", xls(cell(0x00FD, 0, 0, bytes(4)), strings=strings, settings=fonts))

    assert struck(*(0, 600) * 300).beyond == struck(0).beyond
    assert struck(0).beyond.items
