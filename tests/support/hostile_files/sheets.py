"""Workbooks, old and new, and tables as text, that claim to be larger than they are, or lie."""

import struct
from collections.abc import Callable, Iterator

from hostile_files.compound_writing import compound_file
from hostile_files.hostile_file import (
    DAMAGED,
    ENCRYPTED,
    NO_TEXT,
    READ,
    REFUSED,
    STOPPED,
    SURVIVED,
    TOO_LARGE,
    HostileFile,
    quick,
)
from hostile_files.legacy_writing import (
    BOUND_SHEET,
    CONTINUE,
    FORMULA,
    LABEL,
    NUMBER,
    PASSWORD,
    SHARED,
    record,
    shared_strings,
    string_cell,
    workbook_stream,
)
from hostile_files.office_writing import SHEET_MAIN, relationships, workbook
from hostile_files.zip_writing import zip_of

Attack = tuple[str, Callable[[], bytes], frozenset[str]]


def hostile_sheets() -> Iterator[HostileFile]:
    """Yield all of them."""
    for suffix, attacks in ((".xlsx", _new()), (".xls", _old()), (".csv", _plain())):
        for name, make, outcomes in attacks:
            yield HostileFile(name=f"{name}{suffix}", make=make, outcomes=outcomes)


def _rows(rows: str, **more: str) -> Callable[[], bytes]:
    return lambda: zip_of(workbook(rows, **more))


def _cell(place: str, value: str = "words") -> str:
    return f'<c r="{place}" t="inlineStr"><is><t>{value}</t></is></c>'


def _many_sheets() -> bytes:
    main = "xl/workbook.xml"
    parts = workbook(f'<row r="1">{_cell("A1")}</row>')
    sheets = "".join(f'<sheet name="s{n}" sheetId="{n}" r:id="r0"/>' for n in range(10_000))
    head, _, tail = str(parts[main]).partition("<sheets>")
    return zip_of(parts | {main: f"{head}<sheets>{sheets}</sheets>{tail.partition('</sheets>')[2]}"})


def _new() -> Iterator[Attack]:
    shared = '<c t="s"><v>0</v></c>'
    far = "XFD1048576"
    yield "far corner", _rows(f'<row r="1048576">{_cell(far)}</row>'), SURVIVED
    yield (
        "both corners",
        _rows(f'<row r="1">{_cell("A1")}</row><row r="1048576">{_cell(far)}</row>', dimension=f"A1:{far}"),
        SURVIVED,
    )
    yield "said to be large", _rows(f'<row r="1">{_cell("A1")}</row>', dimension=f"A1:{far}"), SURVIVED
    yield "said to be larger", _rows(f'<row r="1">{_cell("A1")}</row>', dimension="A1:ZZZZZZ99999999999"), SURVIVED
    yield (
        "beyond every corner",
        _rows(f'<row r="4294967295">{_cell("ZZZZZZZ4294967295")}</row><row r="-1">{_cell("A0")}</row>'),
        SURVIVED,
    )
    yield "rows without numbers", _rows(f"<row>{_cell('')}</row>" * 20_000), SURVIVED
    yield (
        "a shared string a million times",
        _rows(f"<row>{shared * 1000}</row>" * 1000, strings=f"<si><t>{'w' * 32_000}</t></si>"),
        STOPPED | {DAMAGED},
    )
    yield "a short shared string, often", _rows(f"<row>{shared * 1000}</row>" * 400), SURVIVED
    yield (
        "strings that are not there",
        _rows('<row><c t="s"><v>2147483647</v></c><c t="s"><v>-1</v></c><c t="s"><v>x</v></c></row>'),
        SURVIVED,
    )
    yield (
        "diagonal",
        _rows(
            "".join(
                f'<row r="{n * 1000 + 1}"><c r="{letter}{n * 1000 + 1}"><v>1</v></c></row>'
                for n, letter in enumerate(["A", "Z", "AZ", "ZZ", "AAA", "XFD"] * 150)
            )
        ),
        SURVIVED,
    )
    yield "one sheet 10,000 times", _many_sheets, SURVIVED
    yield (
        "strings of runs",
        _rows('<row><c t="s"><v>0</v></c></row>', strings="<si>" + "<r><t>w </t></r>" * 120_000 + "</si>"),
        SURVIVED,
    )
    yield (
        "two billion strings",
        _rows(
            '<row><c t="s"><v>0</v></c></row>',
            strings='<si><t>w</t></si></sst><sst count="4294967295" uniqueCount="4294967295">',
        ),
        SURVIVED,
    )
    yield (
        "numbers that are none",
        _rows(
            '<row><c><v>1e999</v></c><c><v>nan</v></c><c t="d"><v>99999-99-99</v></c><c t="e"><v>#REF!</v></c>'
            '<c t="b"><v>9</v></c><c s="99999"><v>1e300</v></c></row>'
        ),
        SURVIVED,
    )
    yield (
        "dates beyond time",
        lambda: zip_of(
            workbook('<row><c s="1"><v>1e300</v></c><c s="1"><v>-1e300</v></c><c s="1"><v>2958466</v></c></row>')
            | {"xl/styles.xml": _date_styles()}
        ),
        SURVIVED,
    )
    yield "merged cells", lambda: zip_of(_merged()), SURVIVED
    yield (
        "a sheet elsewhere",
        lambda: zip_of(
            workbook("") | {"xl/_rels/workbook.xml.rels": relationships(("worksheet", "../../../etc/passwd"))}
        ),
        SURVIVED,
    )
    yield (
        "a workbook of itself",
        lambda: zip_of(workbook("") | {"xl/_rels/workbook.xml.rels": relationships(("worksheet", "workbook.xml"))}),
        SURVIVED,
    )


def _date_styles() -> str:
    return (
        '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2">'
        '<xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'
    )


def _merged() -> dict[str, str | bytes]:
    parts = workbook(f'<row r="1">{_cell("A1")}</row>')
    merged = "<mergeCells>" + '<mergeCell ref="A1:XFD1048576"/>' * 20_000 + "</mergeCells></worksheet>"
    return parts | {SHEET_MAIN: str(parts[SHEET_MAIN]).replace("</worksheet>", merged)}


def _old_book(
    cells: bytes, *, shared: bytes | None = None, dimensions: tuple[int, int, int, int] = (0, 1, 0, 1)
) -> Callable[[], bytes]:
    strings = shared_strings(b"words and words") if shared is None else shared
    return lambda: compound_file({"Workbook": workbook_stream(cells, shared=strings, dimensions=dimensions)})


def _sheet_at(place: int) -> Callable[[], bytes]:
    """Return the maker of a workbook whose sheet is said to start elsewhere."""

    def make() -> bytes:
        stream = bytearray(workbook_stream(string_cell(0, 0), shared=shared_strings(b"words")))
        bound = stream.index(struct.pack("<H", BOUND_SHEET))
        struct.pack_into("<I", stream, bound + 4, place)
        return compound_file({"Workbook": bytes(stream)})

    return make


def _old() -> Iterator[Attack]:
    label = struct.pack("<HHHHB", 65535, 255, 15, 5, 0) + b"words"
    yield "far corner", _old_book(record(LABEL, label)), SURVIVED
    yield (
        "both corners",
        _old_book(string_cell(0, 0) + string_cell(65535, 65535), dimensions=(0, 65536, 0, 65535)),
        SURVIVED,
    )
    yield "said to be large", _old_book(string_cell(0, 0), dimensions=(0, 0xFFFFFFFF, 0, 0xFFFF)), SURVIVED
    yield (
        "a shared string, often",
        _old_book(b"".join(string_cell(n // 200, n % 200) for n in range(30_000)), shared=shared_strings(b"w" * 8000)),
        STOPPED | {DAMAGED, READ},
    )
    yield (
        "two billion strings",
        _old_book(string_cell(0, 0), shared=shared_strings(b"words", count=0x7FFFFFFF)),
        SURVIVED,
    )
    yield (
        "fewer strings than none",
        _old_book(string_cell(0, 0), shared=shared_strings(b"words", count=0xFFFFFFFF)),
        SURVIVED,
    )
    yield "strings that are not there", _old_book(string_cell(0, 0, 0x7FFFFFFF)), SURVIVED
    yield (
        "a string of 65,535",
        _old_book(string_cell(0, 0), shared=record(SHARED, struct.pack("<IIHB", 1, 1, 65535, 0) + b"words")),
        SURVIVED,
    )
    yield (
        "runs of two billion",
        _old_book(
            string_cell(0, 0),
            shared=record(SHARED, struct.pack("<IIHBHI", 1, 1, 5, 0x0C, 0xFFFF, 0xFFFFFFFF) + b"words"),
        ),
        SURVIVED,
    )
    yield (
        "continued for ever",
        _old_book(
            string_cell(0, 0),
            shared=record(SHARED, struct.pack("<IIHB", 1, 1, 60_000, 0)) + record(CONTINUE, b"\0w") * 30_000,
        ),
        SURVIVED,
    )
    yield (
        "numbers that are none",
        _old_book(record(NUMBER, struct.pack("<HHHd", 0, 0, 15, float("nan"))) + string_cell(0, 1)),
        SURVIVED,
    )
    yield (
        "formulas that are none",
        _old_book(
            record(FORMULA, struct.pack("<HHH", 0, 0, 15) + b"\0" * 6 + b"\xff\xff" + b"\xff" * 40) + string_cell(0, 1)
        ),
        SURVIVED,
    )
    yield "its first sheet is itself", _sheet_at(0), SURVIVED
    yield "its sheet is elsewhere", _sheet_at(0x7FFFFFFF), REFUSED
    yield "records of no bytes", _old_book(record(LABEL) + record(NUMBER) + record(0xFD) + string_cell(0, 0)), SURVIVED
    yield (
        "records that go on",
        lambda: compound_file(
            {
                "Workbook": workbook_stream(string_cell(0, 0), shared=shared_strings(b"words"))[:-30]
                + b"\xfd\x00\xff\xff"
            }
        ),
        REFUSED,
    )
    yield (
        "protected",
        _old_book(string_cell(0, 0), shared=record(PASSWORD, b"\1\0\1\0\1\0" + bytes(48)) + shared_strings(b"words")),
        quick(ENCRYPTED, DAMAGED),
    )
    yield "an empty stream", lambda: compound_file({"Workbook": b""}), quick(DAMAGED, NO_TEXT)
    yield "zeros", lambda: compound_file({"Workbook": bytes(2_000_000)}), REFUSED


def _plain() -> Iterator[Attack]:
    yield "a quote that never ends", lambda: b'a,"' + b"words\n" * 500_000, SURVIVED
    yield "quotes", lambda: b'"' * 1_250_000 + b"words", SURVIVED
    yield "quotes and commas", lambda: b'words,"","' * 200_000, SURVIVED
    yield "columns", lambda: b"a," * 500_000, SURVIVED
    yield "empty columns", lambda: b"words\n" + b"," * 1_250_000, SURVIVED
    yield "every separator", lambda: b"a,b;c\td|e:f\n" * 80_000, SURVIVED
    yield "one long cell", lambda: b"a,b\n" + b"w" * 2_000_000 + b",c\n", SURVIVED
    yield "separators of nothing", lambda: b"sep=\nwords,words\n", SURVIVED
    yield "zeros", lambda: b"a,b\0,c\n" * 10_000, SURVIVED
    yield "carriage returns", lambda: b"a,b\r" * 250_000, SURVIVED
    yield "rows of unequal length", lambda: b"".join(b"a," * (n % 997) + b"\n" for n in range(8000)), SURVIVED
    yield "large", lambda: b"words,and,numbers,1\n" * 200_000, quick(READ, TOO_LARGE, "timeout")
