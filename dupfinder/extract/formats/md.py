"""Markdown: the text without its marks, near to what a page made from it shows (CommonMark 0.31, GitHub's tables)."""

import enum
import html
import itertools
import re
from collections.abc import Iterable, Iterator, Sequence

from dupfinder.extract.format import Content, Format
from dupfinder.extract.plain.plain_text import read_plain
from dupfinder.extract.source import SourceFile

SUFFIXES = (".md", ".markdown", ".mdown", ".mkd")

QUOTE_MARKS = re.compile(r"\A(?: {0,3}> ?)+")
ITEM_MARKS = re.compile(r"(?:[ \t]*(?:[-*+]|\d{1,3}[.)])(?:[ \t]+|$))+(?:\[[ xX]\][ \t]+)?")
FENCE = re.compile(r"[ \t]*(`{3,}|~{3,})")
HEADING_MARKS = re.compile(r" {0,3}#{1,6}(?=[ \t]|$)")
HEADING_END = re.compile(r"(?:^|[ \t])#+$")
TABLE_RULE = re.compile(r"[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-+:?[ \t]*\|?[ \t]*$")
CELL_END = re.compile(r"[ \t]*(?<!\\)\|[ \t]*")
DEFINITION = re.compile(r" {0,3}\[(?!\^)[^\]]+\]:[ \t]*\S+(?:[ \t]+[\"'(].*[\"')])?[ \t]*$")

MARK = re.compile(
    r"""
    (?<!`)(?P<ticks>`++)(?P<code>[^`]+)(?P=ticks)(?!`)
    | \\(?P<escaped>[!-/:-@\[-`{-~])
    | <!--(?:.*?-->|(?P<rest>.*)\Z)
    | <(?P<address>[a-zA-Z][a-zA-Z0-9+.-]*:[^\s<>]*|[^\s<>"=/]+@[^\s<>]+)>
    | </?(?P<inline>(?:a|abbr|b|big|cite|code|del|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strong|su[bp]|tt|u|var)
        (?:[\s/][^<>]*)?)>
    | </?[a-zA-Z][^<>]*>
    | !\[[^\[\]]*\](?:\([^()]*\)|\[[^\[\]]*\])?
    | \[(?P<link>(?:[^\[\]]|!?\[[^\[\]]*\](?:\([^()]*\))?)*+)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\[\]]*\])
    | (?<![*\w])[*_]++(?=\S) | (?<![*_])(?<=\S)[*_]++(?!\w) | ~~
    """,
    re.VERBOSE | re.DOTALL,
)
"""In a paragraph: code, an escaped mark, a comment (`rest` is what follows one that never ends), a tag, an address, a
picture, a link, emphasis."""


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


def _recognises(source: SourceFile) -> bool:
    return source.suffix in SUFFIXES and source.is_text


def _read(source: SourceFile) -> Content:
    shown = list(_paragraphs(read_plain(source)))
    headings = tuple(paragraph for paragraph, is_heading in shown if is_heading and paragraph)
    return Content(text=_joined(shown), headings=headings)


def without_marks(text: str) -> str:
    """Return the text of a Markdown document, a paragraph, heading, list item or table row on a line.

    Targets of links, pictures, tags, and the marks and numbers of lists are dropped, as in a page made from it.
    """
    return _joined(_paragraphs(text))


def _joined(shown: Iterable[tuple[str, bool]]) -> str:
    return "".join(f"{paragraph}\n" for paragraph, _ in shown if paragraph)


def _paragraphs(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the paragraphs, headings, items, rows and lines of code of a document, and whether each is a heading."""
    open_paragraph: list[str] = []
    is_item = False
    for kind, line in _lines(text.splitlines()):
        if kind is Kind.GOES_ON:
            open_paragraph.append(line.strip())
            continue
        yield _without_inline_marks(" ".join(open_paragraph)), kind is Kind.UNDERLINE and not is_item
        open_paragraph = []
        is_item = kind is Kind.STARTS and bool(line)
        if kind is Kind.CODE:
            yield line, False
        elif kind is Kind.HEADING:
            yield _without_inline_marks(line.strip()), True
        elif kind is Kind.ROW:
            cells = CELL_END.split(line.strip())
            yield "\t".join(filter(None, map(_without_inline_marks, cells))), False
        elif line:
            open_paragraph.append(line.strip())
    yield _without_inline_marks(" ".join(open_paragraph)), False


def _lines(lines: Sequence[str]) -> Iterator[tuple[Kind, str]]:
    """Yield what each line is, without the marks at its start."""
    fence = ""
    is_comment = is_table = in_front_matter = False
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
        if fence or not line.strip() or (is_table and TABLE_RULE.match(line)):
            yield Kind.STARTS, ""
        elif _is_rule(line):
            yield Kind.UNDERLINE if _is_underline(line) and not in_front_matter else Kind.STARTS, ""
            in_front_matter = number == 0
        elif is_table:
            yield Kind.ROW, line
        else:
            yield from _text_line(line)


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


def _text_line(line: str) -> Iterator[tuple[Kind, str]]:
    """Yield what a line outside of code and tables is."""
    heading = HEADING_MARKS.match(line)
    item = ITEM_MARKS.match(line)
    if heading:
        yield Kind.HEADING, HEADING_END.sub("", line[heading.end() :].strip())
    elif item:
        yield Kind.STARTS, line[item.end() :]
    elif not DEFINITION.match(line):
        yield Kind.GOES_ON, line


def _without_inline_marks(paragraph: str) -> str:
    """Return a paragraph without marks for links, pictures, emphasis and code, and without tags."""
    return html.unescape(MARK.sub(_shown, paragraph)).strip()


def _shown(mark: re.Match[str]) -> str:
    """Return what is shown of a mark and what it encloses; elements that are not part of a line stand apart."""
    if mark["link"]:
        return MARK.sub(_shown, mark["link"])
    if mark[0].startswith("<") and not any(mark.group("inline", "address", "rest")):
        return " "
    return next(filter(None, mark.group("code", "escaped", "address", "rest")), "")


FORMAT = Format(
    name="md",
    title="Markdown file",
    suffixes=SUFFIXES,
    media_type="text/markdown",
    recognises=_recognises,
    read=_read,
    reader="decoder, then chardet",
    reader_version=1,
    libraries=("chardet",),
)
