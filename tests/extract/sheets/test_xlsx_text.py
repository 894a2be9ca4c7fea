"""Excel workbooks, in XML and in binary parts."""

import io
import random
import struct
import zipfile
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msoffcrypto.format.ooxml import OOXMLFile
from python_calamine import CalamineWorkbook

from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import SourceFile, extract
from dupfinder.extract.containers import compound_streams
from dupfinder.extract.sheets.sheet_xml import packed_cells
from ole_files import ole_file
from workbooks import STRICT_MAIN, binary_cell, binary_record, binary_text, relations, xlsb, xlsx

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]

CHART = "http://schemas.openxmlformats.org/drawingml/2006/chart"
DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main"
COMPATIBLE = "http://schemas.openxmlformats.org/markup-compatibility/2006"


def text_of(data: bytes) -> str:
    return extract(SourceFile("a.xlsx", io.BytesIO(data), len(data))).text


def test_a_row_is_a_line_with_cells_between_tabs_and_empty_ones_leave_no_trace() -> None:
    data = xlsx(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"/><c r="C1"><v>1.50</v></c></row><row r="2"/>'
        '<row r="3"><c r="XFD3" t="s"><v>1</v></c></row>',
        '<row><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c></row>',
        strings=["<t>Alpha</t>", "<t>Be</t><r><t>ta</t></r>"],
    )
    assert text_of(data) == "Alpha\t1.5\nBeta\nTRUE\tFALSE\t#N/A\n"


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("<c><v>12</v></c>", "12"),
        ("<c><v>0.30000000000000004</v></c>", "0.3"),
        ("<c><v>1E3</v></c>", "1000"),
        ("<c><v> 7 </v></c>", "7"),
        ('<c t="inlineStr"><is><t>in</t><r><t> line</t></r><rPh><t>spoken</t></rPh></is></c>', "in line"),
        ('<c t="str"><f>A1</f><v>result</v></c>', "result"),
        ("<c><f>1+1</f><v>2</v></c>", "2"),
        ('<c t="d"><v>2024-02-03T00:00:00</v></c>', "2024-02-03"),
        ('<c t="d"><v>2024-02-03T04:05:06Z</v></c>', "2024-02-03 04:05:06"),
        ('<c t="str"><v>one\ntwo_x000D_three_x0041_</v></c>', "one two threeA"),
        ('<c t="str"><v>a<![CDATA[<b>]]>&amp;c</v></c>', "a<b>&c"),
        ('<c s="1"><v>45000</v></c>', "2023-03-15"),
        ('<c s="2"><v>45000.5</v></c>', "2023-03-15 12:00"),
        ('<c s="3"><v>12</v></c>', "12.00"),
        ('<c s="99"><v>12.25</v></c>', "12.25"),
    ],
)
def test_values_come_out_as_a_person_sees_them(cell: str, expected: str) -> None:
    assert text_of(xlsx(f"<row>{cell}</row>", formats=[14, "yyyy/mm/dd h:mm", "0.00"])) == f"{expected}\n"


def test_days_may_count_from_1904() -> None:
    sheet = '<row><c s="1"><v>43538</v></c></row>'
    assert text_of(xlsx(sheet, formats=[14], settings='<workbookPr date1904="1"/>')) == "2023-03-15\n"


def test_strict_workbooks_are_read_too() -> None:
    data = xlsx('<row><c t="s"><v>0</v></c></row>', strings=["<t>Text</t><rPh><t>x</t></rPh>"], namespace=STRICT_MAIN)
    assert text_of(data) == "Text\n"


def test_hidden_sheets_and_charts_are_no_text_and_hidden_rows_are() -> None:
    row = '<row hidden="1"><c t="str"><v>{}</v></c></row>'
    data = xlsx(
        *(row.format(name) for name in ("first", "hidden", "very", "chart", "last")),
        states={1: "hidden", 2: "veryHidden"},
        kinds={3: "chartsheet"},
    )
    assert text_of(data) == "first\nlast\n"


def test_text_boxes_follow_the_cells_of_their_sheet() -> None:
    drawing = (
        f'<d xmlns:a="{DRAWING}" xmlns:mc="{COMPATIBLE}">'
        "<a:p><a:r><a:t>In a </a:t></a:r><a:r><a:t>box</a:t></a:r></a:p>"
        "<mc:AlternateContent><mc:Choice><a:p><a:t>once</a:t></a:p></mc:Choice>"
        "<mc:Fallback><a:p><a:t>once</a:t></a:p></mc:Fallback></mc:AlternateContent></d>"
    )
    data = xlsx(
        "<row><c><v>1</v></c></row>",
        "<row><c><v>2</v></c></row>",
        parts={"xl/worksheets/_rels/0.xml.rels": relations(("drawing", "../drawing.xml")), "xl/drawing.xml": drawing},
    )
    assert text_of(data) == "1\nIn a box\nonce\n2\n"


def test_titles_of_charts_and_axes_follow_text_boxes_and_names_of_series_are_cells() -> None:
    paragraph = "<a:p><a:r><a:t>{}</a:t></a:r></a:p>"
    chart = (
        f'<c:chartSpace xmlns:c="{CHART}" xmlns:a="{DRAWING}"><c:title><c:tx><c:rich>{paragraph.format("Sales")}'
        "</c:rich></c:tx></c:title><c:plotArea><c:ser><c:tx><c:strRef><c:strCache><c:pt><c:v>Tea</c:v></c:pt>"
        "</c:strCache></c:strRef></c:tx></c:ser><c:valAx><c:title><c:tx><c:strRef><c:strCache><c:pt><c:v>Litres</c:v>"
        "</c:pt></c:strCache></c:strRef></c:tx></c:title></c:valAx></c:plotArea></c:chartSpace>"
    )
    parts = {
        "xl/drawing.xml": f'<d xmlns:a="{DRAWING}">{paragraph.format("In a box")}</d>',
        "xl/_rels/drawing.xml.rels": relations(("chart", "chart.xml")),
        "xl/chart.xml": chart,
    }
    drawn = relations(("drawing", "../drawing.xml"))
    data = xlsx("<row><c><v>1</v></c></row>", parts={**parts, "xl/worksheets/_rels/0.xml.rels": drawn})
    assert text_of(data) == "1\nIn a box\nSales\nLitres\n"
    of_its_own = {**parts, "xl/worksheets/_rels/1.xml.rels": drawn}
    data = xlsx("<row><c><v>1</v></c></row>", "", kinds={1: "chartsheet"}, parts=of_its_own)
    assert text_of(data) == "1\nIn a box\nSales\nLitres\n"


def test_metadata_is_what_the_document_says_about_itself(extracted: Extracted) -> None:
    assert extracted("a.xlsx", xlsx("<row><c><v>1</v></c></row>")).metadata.title == "A title"


def locked(password: str) -> bytes:
    """Return a workbook that is encrypted with a password as Excel does it, and says "Protected"."""
    noise = random.Random(1).randbytes(4_000).hex()  # noqa: S311 - the library mistakes the place of what is small
    found = io.BytesIO()
    data = xlsx('<row><c t="s"><v>0</v></c></row>', strings=["<t>Protected</t>"], parts={"noise": noise})
    OOXMLFile(io.BytesIO(data)).encrypt(password, found)
    return found.getvalue()


@pytest.mark.parametrize("name", ["a.xlsx", "a"])
def test_a_workbook_that_is_only_protected_against_changes_is_read(
    extracted: Extracted, problem: Problem, name: str
) -> None:
    assert extracted(name, locked("VelvetSweatshop")).text == "Protected\n"
    expected = "encrypted: The Excel workbook is encrypted and needs a password."
    assert problem("a.xlsx", locked("a password")) == expected


def test_H1_tables_that_a_locked_workbook_says_are_long_are_read_once(extracted: Extracted) -> None:
    data = bytearray(locked("VelvetSweatshop"))
    sector_bytes = 1 << struct.unpack_from("<H", data, 30)[0]
    (small,) = struct.unpack_from("<I", data, 60)
    (first_table,) = struct.unpack_from("<I", data, 76)
    struct.pack_into("<I", data, 64, 0x0040_0000)  # so many sectors has the table of small streams, which
    struct.pack_into("<I", data, (first_table + 1) * sector_bytes + 4 * small, small)  # is behind itself: 2 GB
    assert extracted("a.xlsx", bytes(data)).text == "Protected\n"


def test_H1_a_lock_that_takes_long_to_open_is_left_alone(problem: Problem, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compound_streams, "MOST_SPINS", 99_999)
    assert problem("a.xlsx", locked("VelvetSweatshop")).startswith("encrypted: ")


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (ole_file({"EncryptedPackage": b"x"}), "encrypted: The Excel workbook is encrypted and needs a password."),
        (xlsx('<row><c t="s"><v>5</v></c></row>'), "damaged: The workbook is damaged: a cell refers to missing text"),
        (xlsx('<row><c t="s"><v>-1</v></c></row>'), "damaged: The workbook is damaged: a cell refers to missing text"),
        (xlsx('<row><c t="s"><v>x</v></c></row>'), "damaged: The workbook is damaged: a number in it is not valid."),
        (xlsx("<row><c><v>x</v></c></row>"), "damaged: "),
        (xlsx("<row><c><v>1</v></c>"), "damaged: "),
        (xlsx("<row><c><v>1</v></c></row>")[:-300], "damaged: "),
    ],
)
def test_what_cannot_be_read_whole_is_said_to_be_so(data: bytes, expected: str, problem: Problem) -> None:
    assert problem("a.xlsx", data).startswith(expected)


def test_S9_a_sheet_that_is_missing_makes_a_damaged_workbook(problem: Problem) -> None:
    data = xlsx("<row><c><v>1</v></c></row>", "<row><c><v>2</v></c></row>")
    assert problem("a.xlsx", data.replace(b"xl/worksheets/1.xml", b"xl/worksheets/9.xml")).startswith("damaged: ")


def test_H1_a_long_string_in_a_million_cells_is_too_large(problem: Problem) -> None:
    data = xlsx("<row>" + '<c t="s"><v>0</v></c>' * 100_000 + "</row>", strings=[f"<t>{'x' * 32_000}</t>"])
    assert problem("a.xlsx", data) == "too-large: The workbook has more than 100,000,000 characters in its cells."


def test_H1_cells_in_far_corners_take_no_room() -> None:
    data = xlsx(
        '<dimension ref="A1:XFD1048576"/><row r="1"><c r="A1"><v>1</v></c></row>'
        '<row r="1048576"><c r="XFD1048576"><v>2</v></c></row>'
    )
    assert text_of(data) == "1\n2\n"


def test_H1_a_bomb_is_too_large(problem: Problem) -> None:
    data = xlsx("<row><c><v>1</v></c></row>" + " " * 50_000_000)
    assert problem("a.xlsx", data).startswith("too-large: Part of the document unpacks to more than 200 times")


def test_H1_deep_nesting_and_entities_end_in_a_sentence(problem: Problem) -> None:
    assert problem("a.xlsx", xlsx("<row>" * 100_000)).startswith(("too-large: ", "damaged: "))
    bomb = '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa">' + "".join(
        f'<!ENTITY {chr(98 + n)} "{f"&{chr(97 + n)};" * 10}">' for n in range(9)
    )
    sheet = f'{bomb}]><worksheet xmlns="x"><sheetData>&j;</sheetData></worksheet>'
    found = problem("a.xlsx", xlsx("", parts={"xl/worksheets/0.xml": sheet}))
    assert found.split(":")[0] in {"too-large", "damaged"}


RK_INTEGER, RK_HUNDREDTHS = 12 << 2 | 2, 1250 << 2 | 3


def test_binary_workbooks_give_the_same_text() -> None:
    rows = (
        binary_record(0, bytes(20))
        + binary_cell(7, struct.pack("<I", 1))
        + binary_cell(1, b"", column=1)
        + binary_cell(2, struct.pack("<I", RK_INTEGER))
        + binary_cell(2, struct.pack("<I", RK_HUNDREDTHS))
        + binary_cell(2, struct.pack("<i", -7 << 2 | 2))
        + binary_record(0, bytes(20))
        + binary_cell(5, struct.pack("<d", 45000), style=1)
        + binary_cell(4, b"\x01")
        + binary_cell(3, b"\x2a")
        + binary_cell(6, binary_text("in\nline"))
        + binary_cell(62, b"\0" + binary_text("rich"))
        + binary_record(0, bytes(20))
        + binary_cell(8, binary_text("formula") + bytes(10))
        + binary_cell(9, struct.pack("<d", 0.1 + 0.2) + bytes(10))
        + binary_cell(10, b"\x00" + bytes(10))
        + binary_cell(11, b"\x07" + bytes(10))
    )
    data = xlsb(rows, rows, strings=["zero", "one" * 100], formats=["yyyy-mm-dd"], hidden=[1])
    assert text_of(data) == (
        f"{'one' * 100}\t12\t12.5\t-7\n2023-03-15\tTRUE\t#N/A\tin line\trich\nformula\t0.3\tFALSE\t#DIV/0!\n"
    )
    assert text_of(xlsb(rows, formats=["d"], strings=["a", "b"], flags=1)).splitlines()[1].startswith("2027-03-16\t")


def test_S9_binary_parts_that_end_too_early_are_damaged(problem: Problem) -> None:
    whole = binary_record(0, bytes(20)) + binary_cell(6, binary_text("text"))
    assert problem("a.xlsb", xlsb(whole + b"\x06\x7f")).startswith("damaged: ")
    assert problem("a.xlsb", xlsb(binary_cell(6, struct.pack("<I", 2**32 - 1)))).startswith("damaged: ")
    assert problem("a.xlsb", xlsb(binary_cell(7, struct.pack("<I", 5)))).startswith("damaged: ")


def test_calamine_reads_the_same_cells() -> None:
    chance = random.Random(7)  # noqa: S311 - nothing depends on nobody guessing it
    strings = [f"text {number}" for number in range(50)]
    sheets = [
        "".join(
            "<row>"
            + "".join(
                f'<c t="s"><v>{chance.randrange(50)}</v></c>'
                if chance.random() < 0.5
                else f"<c><v>{chance.randrange(10**6) / 8}</v></c>"
                for _ in range(chance.randrange(1, 9))
            )
            + "</row>"
            for _ in range(40)
        )
        for _ in range(3)
    ]
    data = xlsx(*sheets, strings=[f"<t>{string}</t>" for string in strings])
    book = CalamineWorkbook.from_filelike(io.BytesIO(data))
    expected = [
        "\t".join(f"{value:.15g}" if isinstance(value, float) else str(value) for value in row if value != "")
        for name in book.sheet_names
        for row in book.get_sheet_by_name(name).to_python()
    ]
    assert text_of(data).splitlines() == list(filter(None, expected))


SAMPLES = (
    xlsx('<row><c t="s"><v>0</v></c><c s="1"><v>2</v></c></row>', strings=["<t>Text</t>"], formats=["0.0"]),
    xlsb(binary_record(0, bytes(20)) + binary_cell(7, struct.pack("<I", 0)), strings=["Text"]),
)


@given(
    st.sampled_from(SAMPLES), st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(0, 255)), max_size=5)
)
def test_any_change_of_bytes_gives_text_or_a_clear_sentence(data: bytes, changes: list[tuple[float, int]]) -> None:
    changed = bytearray(data)
    for share, byte in changes:
        changed[int(share * len(data))] = byte
    try:
        extract(SourceFile("a.xlsx", io.BytesIO(bytes(changed)), len(changed)))
    except DocumentError as error:
        assert str(error).endswith(".")  # noqa: PT017 - some changes do no harm


PLACES = st.tuples(st.sampled_from(["A", "C", "AB", "XFE"]), st.integers(1, 3)).map(
    lambda place: f"{place[0]}{place[1]}"
)
FORMULAS = st.sampled_from(
    [
        *("", "<f>1+1</f>", "<f/>", "<f></f>", "<f>A1&gt;/&lt;B2</f>", '<f t="shared" ref="A1:A3" si="0">B1*2</f>'),
        *('<f t="shared" si="0"/>', '<f t="shared" si="1"/>', '<f t="array" ref="A1">SUM(B1)</f>'),
        *('<f ca="1">NOW()</f>', '<f t="shared" ref="A1:A3" ca="1" si="1">NOW()*2</f>', '<f aca="false">1+2</f>'),
    ]
)
VALUES = st.sampled_from(
    [
        *("", "<v></v>", "<v/>", "<v>1</v>", "<v>2.5</v>", "<v>-1.005</v>", "<v>45000.5</v>", "<v> 1\n</v>"),
        *("<v>one &amp; two</v>", "<v>1</v><v>2</v>", "<is><t>in line</t></is>"),
        *("<v />", '<is><t xml:space="preserve"> two\nlines </t></is>', "<is><r><t>a</t></r><r><t>b</t></r></is>"),
    ]
)
CELLS = st.tuples(
    st.sampled_from(["", ' r="{}"']),
    st.sampled_from(["", ' s="0"', ' s="1"', ' s="2"', ' s="7"']),
    st.sampled_from(["", ' t="s"', ' t="n"', ' t="b"', ' t="str"', ' t="inlineStr"']),
    *(PLACES, FORMULAS, VALUES),
).map(lambda one: f"<c{one[0].format(one[3])}{one[1]}{one[2]}>{one[4]}{one[5]}</c>".replace('"></c>', '"/>'))
ROWS = st.tuples(st.sampled_from(["", ' hidden="1"', ' ht="0"']), st.lists(CELLS | st.sampled_from(["\n", "odd"]))).map(
    lambda row: f"<row{row[0]}>{''.join(row[1])}</row>"
)


@given(rows=st.lists(ROWS, max_size=4))
def test_cells_that_are_read_a_row_at_a_time_say_what_they_say_one_by_one(rows: list[str]) -> None:
    def read(sheet: str, *, is_at_once: bool) -> ExtractedText | str:
        strings = ["<t>none</t>", "<r><rPr><strike/></rPr><t>struck</t></r>"]
        data = xlsx(sheet, strings=strings, formats=["0.0", 22])
        part = zipfile.ZipFile(io.BytesIO(data)).read("xl/worksheets/0.xml")
        assert (packed_cells(part) is not None) is is_at_once
        try:
            return extract(SourceFile("a.xlsx", io.BytesIO(data), len(data)))
        except DocumentError as error:
            return str(error)

    assert read("".join(rows), is_at_once=True) == read("".join((*rows, "<!-- -->")), is_at_once=False)
