"""reStructuredText without its marks, near to what a page made from it shows (docutils' markup specification).

docutils itself is not used: it reads some 30 kB a second, and recurses as deep as the document nests.
"""

import itertools
import re
from collections.abc import Iterator, Sequence

from dupfinder.domain.beyond import ContentKind
from dupfinder.extract.flow import TextFlow
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.list_numbers import ListNumbers, drawn_numbers

EXPLICIT = re.compile(r"\.\.(?:[ \t]+|$)")
"""What begins a comment, a directive, a footnote or a target."""
DIRECTIVE = re.compile(r"(?:\|[^|\n]+\|[ \t]+)?(?P<name>[\w.+:-]+?)[ \t]?::(?:[ \t]+(?P<argument>.*))?$")
NOTE = re.compile(r"\[(?P<label>[^\]\s]+)\][ \t]+(?P<text>.*)$")
TARGET = re.compile(r"_.*:|__")
OPTION = re.compile(r":[\w -]+:")
FIELD = re.compile(r":(?P<name>(?:[^:\\`]|\\.)+):(?:[ \t]+(?P<value>.*))?$")
ITEM_NUMBER = re.compile(r"\(?(#|\d{1,4}|[A-Za-z]|[ivxlcIVXLC]{1,6})[.)](?:[ \t]|$)")
ANY_NUMBER = range(1, 10_000)
"""What `#.` may be: the next one."""
ITEM = re.compile(r"(?:[-*+\u2022\u2023\u2043]|\(?(?:#|\d{1,4}|[A-Za-z]|[ivxlcIVXLC]{1,6})[.)])(?:[ \t]+|$)")
RULE = re.compile(r"([!-/:-@\[-`{-~])\1{2,}$")
GRID_RULE = re.compile(r"\+(?:[-=]+\+)+$")
SIMPLE_RULE = re.compile(r"=+(?:[ \t]+=+)+$")
COLUMN = re.compile(r"=+")
TAB_WIDTH = 8

UNSEEN_ARGUMENT = frozenset({
    "class", "code", "code-block", "container", "csv-table", "currentmodule", "default-domain", "default-role",
    "figure", "highlight", "image", "list-table", "module", "only", "parsed-literal", "raw", "role", "rst-class",
    "sourcecode", "tabularcolumns",
})  # fmt: skip
UNSEEN = frozenset({
    "contents", "date", "include", "index", "literalinclude", "meta", "raw", "replace", "sectnum", "tableofcontents",
    "testcleanup", "testsetup", "toctree", "unicode",
})  # fmt: skip
"""Directives whose content is no text of the document, or another file."""
OTHER_FILES = frozenset({"figure", "image", "include", "literalinclude"})
LINK = re.compile(r"<([^<>`]*)>`_")
LIFTED = re.compile(r":(su[bp])(?:erscript|script)?:`([^`<]+)`")
LITERAL = frozenset({"code", "code-block", "doctest", "math", "parsed-literal", "sourcecode", "testcode", "testoutput"})

MARK = re.compile(
    r"""
    ``(?P<code>[^`]+)``
    | \\(?P<escaped>\S?)\s?
    | (?:(?<![\w:]):[\w.+:-]{1,60}:)?`(?P<text>[^`<]*?)\s*(?:<[^<>`]*>)?`(?::[\w.+:-]{1,60}:)?_{0,2}
    | \[(?P<note>[^\]\s\[]{1,40})\]_(?!\w)
    | (?<!\w)(?P<marks>\*\*|\*|\|)(?=\S) | (?<=\S)(?:\*\*|\*|\|_{0,2})(?!\w)
    | (?<![\w])(?P<reference>[^\W_](?:[\w.+:-]{0,60}[^\W_])?)_{1,2}(?!\w)
    """,
    re.VERBOSE,
)
"""In a paragraph: code, an escaped mark, a role or link, the mark of a note, emphasis, a reference."""


def read(text: str) -> Content:
    """Return the text of a document, a paragraph, heading, item or table row on a line."""
    return _Scanner([line.expandtabs(TAB_WIDTH).rstrip() for line in text.splitlines()]).content()


class _Scanner:
    """Goes over the lines of a document once."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._at = 0
        self._flow = TextFlow()
        self._gathering = Gathering()
        self._paragraph: list[str] = []
        self._is_field = False
        """Whether the paragraph is an entry of a list of fields."""
        self._numbers = ListNumbers()

    def content(self) -> Content:
        while self._at < len(self._lines):
            self._block()
        self._end_paragraph()
        return Content(text=self._flow.text(), headings=self._flow.headings(), beyond=self._gathering.beyond())

    def _block(self) -> None:
        """Take the next line, and what belongs to it."""
        line = self._lines[self._at]
        bare = line.strip()
        if not bare:
            self._end_paragraph()
            self._at += 1
        elif EXPLICIT.match(bare):
            self._end_paragraph()
            self._explicit(bare, _indent(line))
        elif GRID_RULE.match(bare) or SIMPLE_RULE.match(bare):
            self._end_paragraph()
            self._table(bare)
        elif RULE.match(bare):
            self._rule(bare)
        else:
            self._at += 1
            self._follow_list(bare, _indent(line))
            self._words(bare)
            if bare.endswith("::") and self._is_last_of_paragraph():
                self._end_paragraph()
                self._literal(_indent(line))

    def _follow_list(self, bare: str, indent: int) -> None:
        """Gather a number that does not follow from the items above."""
        number = ITEM_NUMBER.match(bare)
        if number is not None:
            told = self._numbers.drawn(drawn_numbers(number[1]) or ANY_NUMBER, indent, line=0)
            if told is not None:
                self._gathering.list_from(told, line=self._flow.lines + bool(self._paragraph))
        elif not indent:
            self._numbers.end_part()

    def _rule(self, bare: str) -> None:
        """Take a line of marks: it underlines a heading, stands over one, or separates paragraphs."""
        if len(self._paragraph) == 1:
            self._end_paragraph(is_heading=True)
        else:
            self._end_paragraph()
            is_over = self._at + 2 < len(self._lines) and self._lines[self._at + 2].strip() == bare
            if is_over and self._lines[self._at + 1].strip():
                self._paragraph = [self._lines[self._at + 1].strip()]
                self._end_paragraph(is_heading=True)
                self._at += 2
        self._at += 1

    def _words(self, bare: str) -> None:
        """Take a line of a paragraph, an item, a field or a line block, without the mark at its start."""
        item = ITEM.match(bare) or (bare.startswith(("| ", ">>> ", "... ")) and re.match(r"\S+ ", bare))
        field = FIELD.match(bare)
        if field and (self._is_field or not self._paragraph):
            self._end_paragraph()
            self._paragraph = [f"{field['name']}:", field["value"] or ""]  # as pages show it
            self._is_field = True
        elif item:
            self._end_paragraph()
            self._words_of_item(bare[item.end() :])
        else:
            self._paragraph.append(bare)

    def _words_of_item(self, rest: str) -> None:
        """Take the rest of an item's line, which may be an item itself."""
        start = 0
        while item := ITEM.match(rest, start):
            start = item.end()
        if rest[start:]:
            self._paragraph = [rest[start:]]

    def _is_last_of_paragraph(self) -> bool:
        return self._at == len(self._lines) or not self._lines[self._at].strip()

    def _end_paragraph(self, *, is_heading: bool = False) -> None:
        written = " ".join(self._paragraph)
        # What announces a literal block is shown as one colon, or not at all where it stands alone.
        shown = written[:-1] if written.endswith("::") else written
        words = "" if written == "::" else self._plain(shown)
        self._paragraph = []
        self._is_field = False
        if words:
            self._flow.paragraph(is_heading=is_heading)
            self._flow.add(words)
            self._flow.paragraph(is_heading=False)

    def _literal(self, indent: int) -> None:
        """Take an indented block as it is."""
        for line in self._indented(indent):
            self._flow.line()
            if line:
                self._flow.add(line)
        self._flow.line()

    def _indented(self, indent: int) -> Iterator[str]:
        """Yield the lines that follow and are indented deeper, without white space around them."""
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if line and _indent(line) <= indent:
                return
            self._at += 1
            yield line.strip()

    def _explicit(self, bare: str, indent: int) -> None:
        """Take a comment, a directive, a footnote or a target."""
        self._at += 1
        rest = bare[2:].strip()
        directive, note = DIRECTIVE.match(rest), NOTE.match(rest)
        if directive:
            self._directive(directive["name"].lower(), directive["argument"] or "", indent)
        elif note:
            self._paragraph = [note["label"].lstrip("#*"), note["text"]]
        elif TARGET.match(rest):  # one line; what follows is text
            self._refer(rest.partition(": ")[2])
        else:
            comment = " ".join((rest, *self._indented(indent)))
            self._gathering.words(ContentKind.COMMENTS, comment)

    def _directive(self, name: str, argument: str, indent: int) -> None:
        """Take a directive: its argument and options; its content goes on as text unless it is none."""
        name = name.rpartition(":")[2]
        if name in OTHER_FILES:
            self._refer(argument)
        if name in UNSEEN:
            for _ in self._indented(indent):
                pass
            return
        while self._at < len(self._lines) and OPTION.match(self._lines[self._at].strip()):
            self._at += 1
        if argument and name not in UNSEEN_ARGUMENT:
            self._paragraph = [argument]
            if self._is_last_of_paragraph() or name in LITERAL:
                self._end_paragraph()
        if name in LITERAL:
            self._literal(indent)
        elif name == "csv-table":
            for line in self._indented(indent):
                self._row([cell.strip(' "') for cell in line.split(",")])

    def _plain(self, written: str) -> str:
        """Return words without inline marks; gathers where these lead."""
        if ">`_" in written:
            for found in LINK.finditer(written):
                self._refer(found[1])
        for found in LIFTED.finditer(written) if ":su" in written else ():
            way = "raised" if found[1] == "sup" else "lowered"
            self._gathering.words(ContentKind.SIGNS, found[2], way=way, line=self._flow.lines)
        return without_inline_marks(written)

    def _refer(self, target: str) -> None:
        """Gather where a link leads, or where a picture or an included text is."""
        target = target.strip(" `<>")
        if not target.endswith("_"):  # that is another name of a target in the document
            self._gathering.link(target)

    def _table(self, rule: str) -> None:
        """Take a table, whose lines are all up to the next empty line."""
        is_grid = rule.startswith("+")
        edges = [found.start() for found in COLUMN.finditer(rule)]
        indent = _indent(self._lines[self._at])
        cells: list[list[str]] = []
        for line in self._table_lines(is_grid=is_grid):
            bare = line[indent:]
            if GRID_RULE.match(bare) or (not is_grid and RULE.match(bare.replace(" ", ""))):
                self._row([" ".join(parts) for parts in cells])
                cells = []
                continue
            parts = bare.strip("|").split("|") if is_grid else _columns(bare, edges)
            if not is_grid and parts[0]:
                self._row([" ".join(parts) for parts in cells])
                cells = []
            cells += [[] for _ in range(len(parts) - len(cells))]
            for cell, part in zip(cells, parts, strict=False):
                cell.append(part.strip())
        self._row([" ".join(parts) for parts in cells])

    def _table_lines(self, *, is_grid: bool) -> Iterator[str]:
        """Yield the lines of a table: of a simple one up to a rule with nothing below."""
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if is_grid and not line.lstrip().startswith(("+", "|")):
                return
            self._at += 1
            yield line
            if not is_grid and SIMPLE_RULE.match(line.strip()) and self._is_last_of_paragraph():
                return

    def _row(self, cells: Sequence[str]) -> None:
        words = [self._plain(cell) for cell in cells]
        if any(words):
            self._flow.row()
            for cell in filter(None, words):
                self._flow.cell()
                self._flow.add(cell)
            self._flow.paragraph(is_heading=False)


def _columns(line: str, edges: Sequence[int]) -> list[str]:
    """Return the cells of a line of a simple table, as far as it reaches; the last may be as long as it likes."""
    starts = list(itertools.takewhile(lambda edge: edge < max(len(line), 1), edges))
    ends = [*starts[1:], len(line)] if len(starts) == len(edges) else edges[1 : len(starts) + 1]
    return [line[start:end].strip() for start, end in zip(starts, ends, strict=True)]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def without_inline_marks(paragraph: str) -> str:
    """Return a paragraph without the marks of emphasis, code, roles, links and references."""
    # White space first: a pattern that may end in some would look at each run of it again and again.
    return " ".join(MARK.sub(_shown, " ".join(paragraph.split())).split())


def _shown(mark: re.Match[str]) -> str:
    """Return what is shown of a mark and what it encloses."""
    return next((shown for shown in mark.group("code", "escaped", "text", "note", "reference") if shown), "")
