"""Markdown: the text without its marks, near to what a page made from it shows (CommonMark 0.31, GitHub's tables)."""

import enum
import html
import itertools
import re
from collections.abc import Iterator, Sequence
from functools import partial

from dupfinder.domain.beyond import ContentKind
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.plain.plain_text import read_plain
from dupfinder.extract.source import SourceFile
from dupfinder.extract.table_rows import TableRows
from dupfinder.extract.web.data_addresses import data_in, is_data, media_type

QUOTE_MARKS = re.compile(r"\A(?: {0,3}> ?)+")
ITEM_MARKS = re.compile(r"(?:[ \t]*(?:[-*+]|\d{1,3}[.)])(?:[ \t]+|$))+(?:\[(?P<box>[ xX])\][ \t]+)?")
ITEM_NUMBER = re.compile(r"[ \t]*(\d{1,3})([.)])(?:[ \t]|$)")
CODE_INDENT = 4
"""Columns: what stands so far behind the words of an item is code; as wide is a tab."""
RAW_HTML, CUT = "{=html}", "|"
"""How pandoc writes the comment that cuts a list from the next; that a list was cut."""
FENCE = re.compile(r"[ \t]*(`{3,}|~{3,})")
HEADING_MARKS = re.compile(r" {0,3}#{1,6}(?=[ \t]|$)")
HEADING_END = re.compile(r"(?:^|[ \t])#+$")
TABLE_RULE = re.compile(r"[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-+:?[ \t]*\|?[ \t]*$")
CELL_END = re.compile(r"[ \t]*(?<!\\)\|[ \t]*")
DEFINITION = re.compile(r" {0,3}\[(?!\^)[^\]]+\]:[ \t]*(?P<target>\S+)(?:[ \t]+[\"'(].*[\"')])?[ \t]*$")

MARK = re.compile(
    r"""(?=[`\\<!\[*_~])(?:  # asked first: at most letters nothing begins
    (?<!`)(?P<ticks>`++)(?P<code>[^`]+)(?P=ticks)(?!`)
    | \\(?P<escaped>[!-/:-@\[-`{-~])
    | <!--(?:.*?-->|(?P<rest>.*)\Z)
    | <(?P<address>[a-zA-Z][a-zA-Z0-9+.-]*:[^\s<>]*|[^\s<>"=/]+@[^\s<>]+)>
    | </?(?P<inline>(?:a|abbr|b|big|cite|code|del|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strong|su[bp]|tt|u|var)
        (?:[\s/][^<>]*)?)>
    | </?[a-zA-Z][^<>]*>
    | !\[[^\[\]]*\](?:\([^()]*\)|\[[^\[\]]*\])?
    | \[(?P<link>(?:[^\[\]]|!?\[[^\[\]]*\](?:\([^()]*\))?|(?!))*+)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\[\]]*\])
    | (?<![*\w])[*_]++(?=\S) | (?<![*_])(?<=\S)[*_]++(?!\w) | ~~)
    """,
    re.VERBOSE | re.DOTALL,
)
"""In a paragraph: code, an escaped mark, a comment (`rest` is what follows one that never ends), a tag, an address, a
picture, a link, emphasis."""


COMMENT, COMMENT_END = "<!--", "-->"
ATTRIBUTE = re.compile(r"""\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))""")
STRUCK = re.compile(r"<(s|del|strike)>([^<]*)</\1>")
INSERTED = re.compile(r"<ins>([^<]*)</ins>")
LIFTED = re.compile(r"<(sup|sub)>([^<]*)</\1>")


class Kind(enum.Enum):
    """What a line of Markdown is."""

    STARTS = enum.auto()
    """It starts a paragraph; an empty one only ends the one before."""
    GOES_ON = enum.auto()
    """It goes on with the paragraph."""
    HEADING = enum.auto()
    UNDERLINE = enum.auto()
    """It makes the paragraph before it a heading, if that is of lines that go on; else it separates paragraphs."""
    ROW = enum.auto()
    CODE = enum.auto()
    NUMBER = enum.auto()
    """It is no line but the number with which a list begins in the next one."""


def read(source: SourceFile) -> Content:
    """Return the text, a paragraph, heading, list item or table row on a line, the headings and what is beyond words.

    Targets of links, pictures, tags, and the marks and numbers of lists are no text, as in a page made from it.
    """
    return markdown_content(read_plain(source))


def markdown_content(text: str) -> Content:
    """Return the same of a text, such as a cell of a notebook."""
    gathering = Gathering()
    rows = TableRows()
    shown: list[tuple[str, bool]] = []
    shown.extend(each for each in _paragraphs(text, gathering, rows, shown) if each[0])
    rows.tell(gathering)
    headings = tuple(paragraph for paragraph, is_heading in shown if is_heading)
    for comment in _comments(text):
        gathering.words(ContentKind.COMMENTS, comment)
    return Content(
        text="".join(f"{paragraph}\n" for paragraph, _ in shown),
        headings=headings,
        beyond=gathering.beyond(),
        pictures=gathering.pictures,
    )


def _comments(text: str) -> Iterator[str]:
    """Yield the comments that end."""
    start = text.find(COMMENT)
    while start >= 0:
        end = text.find(COMMENT_END, start)
        if end < 0:
            return
        yield text[start + len(COMMENT) : end]
        start = text.find(COMMENT, end)


def _paragraphs(
    text: str, gathering: Gathering, rows: TableRows, shown: Sequence[tuple[str, bool]]
) -> Iterator[tuple[str, bool]]:
    """Yield the paragraphs, headings, items, rows and lines of code of a document, and whether each is a heading.

    What was yielded so far and has words is among those that are `shown`.
    """
    open_paragraph: list[str] = []
    is_item = False
    for kind, line in _lines(text.splitlines(), gathering):
        if kind is Kind.GOES_ON:
            open_paragraph.append(line.strip())
            continue
        if kind is Kind.NUMBER:
            gathering.list_from(int(line), line=len(shown) + bool(open_paragraph))
            continue
        paragraph = _without_inline_marks(" ".join(open_paragraph), gathering, len(shown))
        yield paragraph, kind is Kind.UNDERLINE and not is_item
        open_paragraph = []
        is_item = kind is Kind.STARTS and bool(line)
        if kind is Kind.CODE:
            yield line, False
        elif kind is Kind.HEADING:
            yield _without_inline_marks(line.strip(), gathering, len(shown)), True
        elif kind is Kind.ROW:
            cells = [_without_inline_marks(cell, gathering, len(shown)) for cell in CELL_END.split(line.strip())]
            first = line.strip().startswith("|")
            rows.add([column for column, cell in enumerate(cells[first:]) if cell])
            yield "\t".join(filter(None, cells)), False
        elif line:
            open_paragraph.append(line.strip())
    yield _without_inline_marks(" ".join(open_paragraph), gathering, len(shown)), False


def _lines(lines: Sequence[str], gathering: Gathering) -> Iterator[tuple[Kind, str]]:
    """Yield what each line is, without the marks at its start."""
    fence = ""
    is_comment = is_table = in_front_matter = False
    open_list = ""
    inside = 0  # where the words of the item before begin
    for number, (written, following) in enumerate(itertools.pairwise((*lines, ""))):
        if fence:
            if written.strip().startswith(fence) and not written.strip().strip(fence[0]):
                fence = ""
            else:
                yield Kind.CODE, written
            continue
        if is_comment or (written.lstrip().startswith("<!--") and "-->" not in written):
            is_comment = "-->" not in written
            continue
        line = QUOTE_MARKS.sub("", written, count=1)
        opening = FENCE.match(line)
        fence = opening[1] if opening else ""
        is_table = "|" in line and (is_table or TABLE_RULE.match(following) is not None)
        if open_list and ((fence.startswith("`") and RAW_HTML in line) or line.startswith(COMMENT)):
            open_list = CUT
        if fence or not line.strip() or (is_table and TABLE_RULE.match(line)):
            yield Kind.STARTS, ""
        elif _is_rule(line):
            open_list = open_list and CUT
            yield Kind.UNDERLINE if _is_underline(line) and not in_front_matter else Kind.STARTS, ""
            in_front_matter = number == 0
        elif is_table:
            yield Kind.ROW, line
        else:
            is_apart = number == 0 or not lines[number - 1].strip()
            is_inner = 0 < inside <= _indent(line) < inside + CODE_INDENT
            open_list, number_told = _list_at(line, open_list, is_apart=is_apart, is_inner=is_inner)
            inside = _inside(line, inside, is_apart=is_apart)
            if number_told:
                yield Kind.NUMBER, number_told
            yield from _text_line(line, gathering)


def _is_rule(line: str) -> bool:
    """Return whether a line only underlines a heading or separates paragraphs."""
    marks = line.strip()
    if not marks or marks[0] not in "=-*_":
        return False
    return _is_underline(line) or (marks[0] != "=" and not marks.strip(f"{marks[0]} \t") and marks.count(marks[0]) >= 3)


def _is_underline(line: str) -> bool:
    """Return whether a line makes a heading of the paragraph before it."""
    marks = line.strip()
    return marks[:1] in {"=", "-"} and not marks.strip(marks[0])


def _indent(line: str) -> int:
    return len(line[: len(line) - len(line.lstrip())].expandtabs(CODE_INDENT))


def _inside(line: str, inside: int, *, is_apart: bool) -> int:
    """Return where the words of an item begin, for another line of a list as in the item before, else 0."""
    item = ITEM_MARKS.match(line)
    if item is not None:
        return item.end()
    return 0 if is_apart and not line[:1].isspace() else inside


def _list_at(line: str, open_list: str, *, is_apart: bool, is_inner: bool) -> tuple[str, str]:
    """Return what stands behind the numbers of the list to which a line belongs, `CUT` behind a list, else nothing.

    With it comes the number with which a list begins here; 1 only right behind another. `is_apart` is whether an empty
    line stands before this one, `is_inner` whether an item here is the first one of a list inside of the item before.
    """
    number = ITEM_NUMBER.match(line)
    if number is None:
        goes_on = line[:1].isspace() or not is_apart or line.startswith(COMMENT)
        return open_list if goes_on else "", ""
    if is_inner:
        return open_list or number[2], number[1] if int(number[1]) != 1 else ""
    if open_list == number[2] or (open_list not in {"", CUT} and line[:1].isspace()):
        return open_list, ""
    return number[2], number[1] if open_list or int(number[1]) != 1 else ""


def _text_line(line: str, gathering: Gathering) -> Iterator[tuple[Kind, str]]:
    """Yield what a line outside of code and tables is."""
    heading = HEADING_MARKS.match(line)
    item = ITEM_MARKS.match(line)
    if heading:
        yield Kind.HEADING, HEADING_END.sub("", line[heading.end() :].strip())
    elif item:
        if item["box"]:
            state = "☐" if item["box"] == " " else "☑"
            gathering.answer(state, line[item.end() :])
        yield Kind.STARTS, line[item.end() :]
    elif definition := DEFINITION.match(line):
        _refer(definition["target"], gathering)
    else:
        yield Kind.GOES_ON, line


def _without_inline_marks(paragraph: str, gathering: Gathering, line: int) -> str:
    """Return a paragraph without marks for links, pictures, emphasis and code, and without tags.

    So many lines stand before it.
    """
    if "~~" in paragraph or "</" in paragraph:
        _gather_revisions(paragraph, gathering, line)
    return html.unescape(MARK.sub(partial(_shown, gathering), paragraph)).strip()


def _gather_revisions(paragraph: str, gathering: Gathering, line: int) -> None:
    """Gather what is struck in a paragraph; a mark without its partner strikes nothing."""
    pieces = paragraph.split("~~")
    struck = [*pieces[1 : len(pieces) - 1 : 2], *(found[2] for found in STRUCK.finditer(paragraph))]
    for words in struck:
        gathering.words(ContentKind.REVISIONS, _plain(words), way="struck", line=line)
    for found in INSERTED.finditer(paragraph):
        gathering.words(ContentKind.REVISIONS, _plain(found[1]), way="inserted", line=line)
    for found in LIFTED.finditer(paragraph):
        way = "raised" if found[1] == "sup" else "lowered"
        gathering.words(ContentKind.SIGNS, _plain(found[2]), way=way, line=line)


def _plain(words: str) -> str:
    return html.unescape(MARK.sub(partial(_shown, Gathering()), words))


def _shown(gathering: Gathering, mark: re.Match[str]) -> str:
    """Return what is shown of a mark and what it encloses; elements that are not part of a line stand apart."""
    _gather_target(mark, gathering)
    if mark["link"]:
        return MARK.sub(partial(_shown, gathering), mark["link"])
    if mark[0].startswith("<") and not any(mark.group("inline", "address", "rest")):
        return " "
    return next(filter(None, mark.group("code", "escaped", "address", "rest")), "")


def _gather_target(mark: re.Match[str], gathering: Gathering) -> None:
    """Gather where a mark leads, or where its picture is."""
    written = mark[0]
    if mark["address"]:
        _refer(mark["address"] if ":" in mark["address"] else f"mailto:{mark['address']}", gathering)
    elif written.endswith(")") and (mark["link"] is not None or written.startswith("![")):
        inside = written[written.rindex("](") + 2 : -1].strip()
        _refer(inside[1:].partition(">")[0] if inside.startswith("<") else inside.partition(" ")[0], gathering)
    elif (mark["inline"] or "").startswith(("a ", "img ")):
        found = ATTRIBUTE.search(mark["inline"])
        _refer(next(filter(None, found.groups()), "") if found else "", gathering)


def _refer(target: str, gathering: Gathering) -> None:
    """Gather a target; a picture that is in the document itself is one, others are in other files."""
    target = html.unescape(target).strip("<>")
    if is_data(target):
        again = partial(data_in, target)
        gathering.picture(media_type(target), again(), again)
    else:
        gathering.link(target)
