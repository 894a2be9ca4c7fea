"""At which numbers lists go on: counted, and told where a part of a list begins with another number than 1."""

import io
import itertools
import struct
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.beyond import ContentKind
from dupfinder.extract import SourceFile, extract
from dupfinder.extract.legacy.doc_properties import word_lists
from dupfinder.extract.list_numbers import ListNumbers, drawn_numbers
from telling_files import docx, odf, odf_paragraphs, rtf, runs, word_part
from word_97_files import Parts, in_word_97_list, word_97, word_97_lists

Item = tuple[str, int] | None
"""A list and a level; `None` for a paragraph that is in no list, `EMPTY` for one that has no words, too."""
EMPTY = ("", 0)
STARTS = {("a", 0): 1, ("a", 1): 4, ("b", 0): 3, ("b", 1): None, ("a", 2): 1, ("b", 2): 1}


def _told(ending: str, data: bytes) -> list[str]:
    found = extract(SourceFile(f"a.{ending}", io.BytesIO(data), len(data)))
    return [one.label.removeprefix("list: ") for one in found.beyond.items.get(ContentKind.SIGNS, ())]


def _number(items: Sequence[Item], at: int) -> int | None:
    """Return the number of an item: it counts those before it of its list, from the last one of a higher level on."""
    item = items[at]
    start = None if item is None else STARTS.get(item)
    if item is None or start is None:
        return None
    name, level = item
    before = (one for one in reversed(items[:at]) if one and one[0] == name)
    return start + sum(one[1] == level for one in itertools.takewhile(lambda one: one[1] >= level, before))


def _looking_back(items: Sequence[Item], at: int) -> int | None:
    """Return what is told of an item, by looking back from it."""
    number, item = _number(items, at), items[at]
    if number is None or item is None:
        return None
    follows = 1
    for before, other in reversed(list(enumerate(items[:at]))):
        if other is None or (other != EMPTY and other[1] <= item[1]):
            if other is not None and other[1] == item[1]:
                follows += _number(items, before) or 0
            break
    return number if number != follows else None


@given(st.lists(st.none() | st.sampled_from([EMPTY, *sorted(STARTS)]), max_size=12))
def test_an_item_tells_its_number_unless_who_looks_back_would_expect_it(items: list[Item]) -> None:
    numbers = ListNumbers()
    line = 0
    for at, item in enumerate(items):
        if item and item != EMPTY:
            assert numbers.item(*item, STARTS[item], line=line) == _looking_back(items, at)
        else:
            numbers.paragraph(line)
        line += item != EMPTY


@pytest.mark.parametrize(
    ("drawn", "numbers"),
    [
        ("2.3.", (3,)), ("(c)", (3, 100)), ("iv.", (4,)), ("i)", (1, 9)), ("x", (10, 24)), ("aa.", (27,)), ("B", (2,)),
        ("XLIX.", (49,)), ("Section 5", (5,)), ("\u2022", ()), ("Annex", ()), ("", ()), ("iiii", (3 * 26 + 9,)),
        ("o", ()), ("o.", (15,)), ("HELLO2WORLD!", (2,)), ("ii", (2, 35)),
    ],
)  # fmt: skip
def test_a_drawn_number_may_be_a_letter_or_roman(drawn: str, numbers: tuple[int, ...]) -> None:
    assert drawn_numbers(drawn) == numbers


def _level(number: int, start: int, *, kind: str = "decimal", text: str = "%1.", style: str = "") -> str:
    return (
        f'<w:lvl w:ilvl="{number}"><w:start w:val="{start}"/><w:numFmt w:val="{kind}"/>{style}'
        f'<w:lvlText w:val="{text}"/><w:rPr><w:b/></w:rPr></w:lvl>'
    )


def _word(levels: str, *properties: str, after: str = "") -> bytes:
    """Return a Word document of paragraphs with these properties."""
    lists = (
        f'<w:abstractNum w:abstractNumId="7">{levels}</w:abstractNum>'
        f'<w:num w:numId="3"><w:abstractNumId w:val="7"/>{after}</w:num>'
    )
    styled = '<w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr>'
    styles = (
        f'<w:style w:type="paragraph" w:styleId="Item"><w:name w:val="Item"/>{styled}</w:style>'
        '<w:style w:type="paragraph" w:styleId="Inner"><w:basedOn w:val="Item"/><w:pPr><w:numPr><w:ilvl w:val="1"/>'
        "</w:numPr></w:pPr></w:style>"
    )
    body = "".join(f"<w:p><w:pPr>{one}</w:pPr>{runs('words')}</w:p>" for one in properties)
    parts = {"numbering": ("numbering", lists), "styles": ("styles", styles)}
    return docx(body, related={f"{one}.xml": (kind, word_part(one, inside)) for one, (kind, inside) in parts.items()})


def _in(level: int, number: int = 3) -> str:
    return f'<w:numPr><w:ilvl w:val="{level}"/><w:numId w:val="{number}"/></w:numPr>'


OVERRIDE = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="9"/></w:lvlOverride>'
STYLED = '<w:pStyle w:val="Item"/>'
ON = '<w:lvlRestart w:val="0"/>'


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (_word(_level(0, 1), _in(0), _in(0)), []),
        (_word(_level(0, 5), _in(0), _in(0)), ["5"]),
        (_word(_level(0, 1), _in(0), "", _in(0)), ["2"]),
        (_word(_level(0, 1) + _level(1, 3), _in(0), _in(1), _in(0)), ["3"]),
        (_word(_level(0, 1) + _level(1, 1), _in(0), _in(1), _in(0), _in(1)), []),
        (_word(_level(0, 1) + _level(1, 1, style=ON), _in(0), _in(1), _in(0), _in(1)), ["2"]),
        (_word(_level(0, 5, kind="bullet"), _in(0)), []),
        (_word(_level(0, 5, text="§"), _in(0)), []),
        (_word(_level(0, 5), STYLED, STYLED), ["5"]),
        (_word(_level(0, 1) + _level(1, 4, style='<w:pStyle w:val="Item"/>'), STYLED), ["4"]),
        (_word(_level(0, 5), STYLED + _in(0, number=0)), []),
        (_word(_level(0, 5), _in(0, number=9)), []),
        (_word(_level(0, 1), _in(0), after=OVERRIDE), ["9"]),
        (_word(_level(0, 1) + _level(1, 4), '<w:pStyle w:val="Inner"/>'), ["4"]),
    ],
)  # fmt: skip
def test_numbers_that_word_draws_are_told(data: bytes, told: list[str]) -> None:
    assert _told("docx", data) == told


def _open(*lists: str) -> bytes:
    level = '<text:list-level-style-number text:level="{}" style:num-format="1"/>'
    bullets = '<text:list-style style:name="B"><text:list-level-style-bullet text:level="1"/></text:list-style>'
    style = f'<text:list-style style:name="L">{level.format(1)}{level.format(2)}</text:list-style>'
    outline = (
        '<text:outline-style><text:outline-level-style text:level="1" style:num-format=""/>'
        '<text:outline-level-style text:level="2" style:num-format="1"/>'
        '<text:outline-level-style text:level="3" style:num-format="1" text:start-value="4"/></text:outline-style>'
        '<style:style style:name="N" style:family="paragraph" style:list-style-name=""/>'
        '<style:style style:name="M" style:family="paragraph" style:parent-style-name="N"/>'
    )
    return odf("odt", odf_paragraphs("before").join(lists), styles=style + bullets + outline)


RESTART = 'restart-numbering="true"'


def _heading(level: int, said: str = "") -> str:
    return f'<text:h text:outline-level="{level}"{said}>words</text:h>'


def _list(*items: str, said: str = "", style: str = "L") -> str:
    return f'<text:list text:style-name="{style}"{said}>{"".join(items)}</text:list>'


def _item(inside: str = "<text:p>words</text:p>", said: str = "") -> str:
    return f"<text:list-item{said}>{inside}</text:list-item>"


WITH_FIRST = ' text:continue-list="a"'
GOING_ON = ' text:continue-numbering="true"'


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (_open(_list(_item(), _item()), _list(_item())), []),
        (_open(_list(_item(), _item()), _list(_item(), said=GOING_ON)), ["3"]),
        (_open(_list(_item(said=' text:start-value="7"'))), ["7"]),
        (_open(_list(_item(said=' text:start-value="7"'), style="B")), []),
        (_open(_list(_item(), said=' xml:id="a"'), _list(_item()), _list(_item(), said=WITH_FIRST)), ["2"]),
        (_open(_list(_item(_list(_item()))), _list(_item(_list(_item())), said=GOING_ON)), ["2"]),
        (_open(_list(_item(odf_paragraphs("one", "two")), _item())), []),
        (_open(_heading(2), _heading(2), _heading(3), _heading(2), _heading(3)), ["2", "4", "3", "4"]),
        (_open(_heading(1), _heading(1)), []),
        (_open(_heading(2), _heading(2, ' text:is-list-header="true"'), _heading(2)), ["2"]),
        (_open(_heading(2), _heading(2), _heading(2, f" text:{RESTART}")), ["2"]),
        (_open(_heading(2), _heading(2, f' text:{RESTART} text:start-value="7"'), _heading(2)), ["7", "8"]),
        (_open(_heading(2), _heading(2, ' text:style-name="M"'), _heading(2)), ["2"]),
        (_open(_heading(2), _list(_item()), _heading(2), _list(_item(), said=GOING_ON)), ["2", "2"]),
    ],
)  # fmt: skip
def test_numbers_of_open_documents_are_told(data: bytes, told: list[str]) -> None:
    assert _told("odt", data) == told


FONT = r"{\fonttbl{\f7\fcharset2 Wingdings;}}"


@pytest.mark.parametrize(
    ("drawn", "told"),
    [
        (["1.", "2."], []),
        (["4.", "5."], ["4"]),
        (["1.", "", "2."], ["2"]),
        (["2.3.", "2.4."], ["3"]),
        ([r"\u61623\'b7", r"\u8226?"], []),
        (["c)", "d)"], ["3"]),
        (["II.", "IV."], ["2", "4"]),
        (["1.", r"a)\tab}\ilvl1{", "2."], []),
        (["o", r"\f7 v"], []),
    ],
)
def test_numbers_that_stand_in_rich_text_are_told(drawn: list[str], told: list[str]) -> None:
    body = "".join(("{\\listtext " + one + "\\tab}" if one else "") + "words\\par " for one in drawn)
    assert _told("rtf", rtf(FONT + body)) == told


IN_FIRST, IN_SECOND, STYLED_BY = in_word_97_list(1), in_word_97_list(2), struct.pack("<H", 1)
CELL = struct.pack("<HB", 0x2416, 1)


def _style(base: int, *modifiers: bytes) -> bytes:
    """Return a style of paragraphs in Word 97 ([MS-DOC] 2.9.260)."""
    said = struct.pack("<H", 0) + b"".join(modifiers)
    style = struct.pack("<HHHHH", 0, base << 4 | 1, 1, 0, 0) + struct.pack("<H2xH", 0, len(said)) + said
    return struct.pack("<H", len(style)) + style


def _old(*said: bytes, starts: Sequence[int] = (1, 1), text: str = "words\r", restarted: int = 0) -> bytes:
    """Return a Word 97 document of paragraphs of which this is said, whose second style is in the list of the first."""
    styles = [_style(0xFFF, in_word_97_list(1)[2:6]), _style(0, in_word_97_list(1)[6:])]
    sheet = struct.pack("<HHHH", 4, len(styles), 10, 0) + b"".join(styles)
    places = {(at * len(text), (at + 1) * len(text)): one for at, one in enumerate(said)}
    lists = word_97_lists(starts, restarted=restarted)
    return word_97(Parts(body=text * len(said)), paragraphs=places, other_tables=lists | {1: sheet})


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (_old(IN_FIRST, IN_FIRST), []),
        (_old(IN_FIRST, IN_SECOND), ["1"]),
        (_old(IN_FIRST, IN_SECOND, restarted=5), ["5"]),
        (_old(IN_FIRST, b"", IN_FIRST), ["2"]),
        (_old(IN_FIRST, IN_SECOND, starts=[4, 5]), ["4"]),
        (_old(STYLED_BY, IN_FIRST, starts=[4]), ["4"]),
        (_old(STYLED_BY + struct.pack("<Hh", 0x460B, 0), starts=[4]), []),
        (_old(IN_FIRST + CELL, IN_FIRST + CELL, text="words\x07"), ["2"]),
        (_old(in_word_97_list(9), IN_FIRST), []),
    ],
)  # fmt: skip
def test_numbers_of_word_97_are_told(data: bytes, told: list[str]) -> None:
    assert _told("doc", data) == told


def test_levels_of_word_97_may_go_on_below_the_next_item() -> None:
    def level(flags: int, limit: int = 0) -> bytes:
        return struct.pack("<iBBB19xBx", 1, 0, flags, 1, limit) + struct.pack("<H", 2) + "\0.".encode("utf-16-le")

    levels = level(0) + level(8, 0) + level(8, 1) + level(0, 1) * 6
    uses = struct.pack("<II8xBxxx4x", 1, 100, 0)
    lists = word_lists(struct.pack("<HII20x", 1, 100, 0) + levels, 0, uses, {1})
    assert lists[1].restarts == {1: 0, 2: 1}


def test_H1_lists_that_go_deeper_and_deeper_are_not_looked_through_again_and_again() -> None:
    numbers = ListNumbers()
    for level in range(100_000):  # 10 min
        numbers.drawn((7,), level, line=level)
    assert numbers.drawn((7,), 0, line=0) == 7


def test_damaged_lists_of_word_97_cost_no_text() -> None:
    tables = word_97_lists([4])
    for number, cut in [(number, cut) for number, table in tables.items() for cut in range(len(table))]:
        cut_off = tables | {number: tables[number][:cut]}
        data = word_97(Parts(body="words\r"), paragraphs={(0, 6): IN_FIRST}, other_tables=cut_off)
        assert extract(SourceFile("a.doc", io.BytesIO(data), len(data))).text == "words\n"
