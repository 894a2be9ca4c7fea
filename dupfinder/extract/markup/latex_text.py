"""The text of a LaTeX document: what would be set, without running it.

No file is included, and of a document's own macros only short ones without arguments are expanded, once: a few lines
of the others can stand for gigabytes. What a command is not known to hide of its arguments is shown. Tokens are taken
one after the other and groups kept on a stack, so the time is linear and nesting costs nothing.
"""

import enum
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.flow import TextFlow
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.markup import latex_patterns as patterns
from dupfinder.extract.markup import latex_symbols as symbols

FIELDS = ("title", "author", "date")
LONGEST_MACRO = 200
MOST_EXPANDED_CHARS = 1_000_000
"""Of all macros of a document together, beyond its own length."""
QUOTES = {
    "---": "\u2014", "--": "\u2013", "``": "\u201c", "''": "\u201d", "!`": "\u00a1", "?`": "\u00bf", "`": "\u2018",
    "'": "\u2019", "~": " ",
}  # fmt: skip
"""What several signs together stand for; the longer ones come first."""


@dataclass(frozen=True, slots=True)
class _Declared:
    """What a document declares, each as it will be set."""

    fields: Mapping[str, str] = field(default_factory=dict)
    """Title, author and date, each on one line, in this order."""
    macros: Mapping[str, str] = field(default_factory=dict)
    environments: Mapping[str, int] = field(default_factory=dict)
    """How many arguments they take; these are not shown."""


def latex_content(text: str) -> Content:
    """Return the text of a LaTeX document; of its preamble only the title, which is shown where it is set.

    Raises `DocumentError` (`too-large`) where its macros stand for far more text than it has.
    """
    body = patterns.BODY.search(text)
    declared = _declared(text, 0 if body is None else body.end())
    if body is not None:
        end = len(text)
        for found in patterns.BODY_END.finditer(text, body.end()):  # the last one: those before stand in examples
            end = found.end()
        text = text[body.end() : end]
    reading = _Reading(text, declared)
    reading.run()
    shown = re.sub(r" *([\t\n]) *| {2,}", lambda match: match[1] or " ", reading.flow.text())
    metadata = Metadata(title=declared.fields.get("title"), author=declared.fields.get("author"))
    for formula in patterns.formulas(text):
        reading.gathering.words(ContentKind.FORMULAS, formula)
    return Content(text=shown, metadata=metadata, headings=reading.flow.headings(), beyond=reading.gathering.beyond())


def _declared(text: str, body_start: int) -> _Declared:
    """Return what a document declares: of fields, before the title is set, the first counts, of all else the last."""
    fields: dict[str, str] = {}
    macros: dict[str, str] = {}
    environments: dict[str, int] = {}
    is_set = False
    for found in patterns.DECLARED.finditer(text):
        name = found["braced"] or found["bare"] or found["defined"]
        is_set = is_set or (found["made"] is not None and found.start() >= body_start)
        if found["environment"]:
            environments[found["environment"]] = int(found["count"]) - bool(found["default"])
        elif name and name not in symbols.NO_MACROS:
            limit = found.end() + LONGEST_MACRO
            end = patterns.group_end(text, found.end(), patterns.CODE_BRACE, limit)
            macros[name] = text[found.end() : end].removesuffix("}") if end < limit else "#"
        elif found["field"] and found["field"] not in fields and not is_set:
            end = patterns.group_end(text, found.end(), patterns.BRACE)
            fields[found["field"]] = text[found.end() : end].removesuffix("}")
    # What takes arguments, or is too long to be a word or two, is not expanded.
    simple = {name: _macro(written) for name, written in macros.items() if "#" not in written}
    # What strikes words through is nothing only in bookmarks: pandoc says so in all documents that have such words.
    simple = {name: shown for name, shown in simple.items() if shown or name not in symbols.MARKING}
    declared = _Declared(macros=simple)
    shown = ((name, " ".join(_set(patterns.AND.sub(", ", fields.get(name, "")), declared).split())) for name in FIELDS)
    return _Declared(fields={name: line for name, line in shown if line}, macros=simple, environments=environments)


def _macro(written: str) -> str:
    """Return what a macro stands for; with a space behind it, where it sets one before a word."""
    return _set(written, _Declared()) + (" " if written.rstrip().endswith("\\xspace") else "")


def _set(written: str, declared: _Declared) -> str:
    """Return what is shown of a few words of LaTeX, the last line not ended."""
    reading = _Reading(written, declared)
    reading.run()
    return reading.flow.text().removesuffix("\n")


class _Group(enum.Enum):
    """What a group in braces is."""

    PLAIN = enum.auto()
    ARGUMENT = enum.auto()
    """Of a command that shows it; a space keeps it apart from the next one."""
    NOTE = enum.auto()
    """Of a command that shows it apart from the words around it."""
    HEADING = enum.auto()
    MARKED = enum.auto()


class _Reading:
    """One pass over a text. `flow` collects what is shown."""

    def __init__(self, text: str, declared: _Declared) -> None:
        self.flow = TextFlow()
        self.gathering = Gathering()
        self._marked: tuple[int, ContentKind, str] | None = None
        """From where on words are marked, and how."""
        self._text = text
        self._declared = declared
        self._has_title = False
        self._macro_room = MOST_EXPANDED_CHARS + len(text)
        self._position = 0
        self._groups: list[_Group] = []
        self._tables = 0

    def run(self, end: int | None = None) -> None:
        """Read on, up to `end`."""
        end = len(self._text) if end is None else end
        while token := patterns.TOKEN.match(self._text, self._position, end):
            self._position = token.end()
            self._take(token)

    def _take(self, token: re.Match[str]) -> None:
        match token.lastgroup:
            case "code" | "words" as group:
                self._add(token[group], is_written=group == "code")
            case "environment":
                change = self._begin if token["begin"] == "begin" else self._end
                change(token["environment"])
            case "command":
                self._command(token["command"])
            case "symbol":
                self._symbol(token["symbol"])
            case "open":
                self._groups.append(_Group.PLAIN)
            case "close":
                self._close()
            case "paragraph":
                self.flow.line()
            case "cell":
                self._cell()
            case "comment":
                self._comment(token[0])
            case _:
                pass  # a sign around and within formulas

    def _comment(self, written: str) -> None:
        """Gather a comment that is more than a line of signs."""
        if patterns.WORD.search(written):
            self.gathering.words(ContentKind.COMMENTS, written.lstrip("%"), line=self.flow.lines)

    def _add(self, written: str, *, is_written: bool = False) -> None:
        """Add running text; `is_written` where signs stand for themselves."""
        if not is_written:
            for sign, shown in QUOTES.items():
                written = written.replace(sign, shown)
        piece = " ".join(written.split())
        if written[:1].isspace() and not self.flow.at_break:
            piece = f" {piece}"
        if piece:
            self.flow.add(f"{piece} " if written[-1].isspace() and not piece.isspace() else piece)

    def _command(self, name: str) -> None:
        if name in self._declared.macros:
            self._expand(self._declared.macros[name])
        elif name in symbols.SHOWN:
            self._options()
            self._add(symbols.SHOWN[name])
        elif name in symbols.ACCENTS:
            self._accent(symbols.ACCENTS[name])
        elif name in symbols.SECTIONS:
            self._options()
            self._heading()
        elif name in symbols.HIDING:
            options = patterns.OPTION.match(self._text, self._position)
            hidden = self._hide(symbols.HIDING[name], patterns.BRACE)
            shown = patterns.SHOWN_AS.findall(options[0]) if name == "includegraphics" and options else []
            if shown:
                self.gathering.add(
                    ContentKind.DRAWINGS, item(f"picture: {hidden}", hidden, *shown, line=self.flow.lines)
                )
            if name in symbols.LEADING:
                self.gathering.link(hidden, line=self.flow.lines)
        elif name in symbols.DEFINING:
            self._define(name)
        else:
            self._special(name)

    def _special(self, name: str) -> None:
        """Take a command that no list of names explains alone."""
        match name:
            case "maketitle" | "titlepage":
                self._make_title()
            case "iffalse":
                self._skip_condition()
            case "url" | "nolinkurl" | "path":
                self._address()
            case "item":
                self._item()
            case _ if name in symbols.MARKING and self._marked is None:
                if self._open(_Group.MARKED):
                    self._marked = (self.flow.mark(), *symbols.MARKING[name])
            case _ if name in symbols.UNITS:
                if units := patterns.UNITS.match(self._text, self._position):
                    told = " ".join(patterns.OF_UNIT.findall(units[1]))
                    self.gathering.words(ContentKind.SIGNS, told, way="unit", line=self.flow.lines)
                self._show(name)
            case _ if name in symbols.LENGTHS:
                self._skip(patterns.LENGTH)
            case _:
                self._show(name)

    def _show(self, name: str) -> None:
        """Show the arguments in braces of a command that may end the line before it."""
        if name in symbols.LINES:
            self.flow.line()
        if name in symbols.NOTES:
            self._add(" ")
        self._options()
        self._open(_Group.NOTE if name in symbols.NOTES else _Group.ARGUMENT)

    def _expand(self, shown: str) -> None:
        self._macro_room -= len(shown)
        if self._macro_room < 0:
            raise DocumentError(ProblemCode.TOO_LARGE, say("The macros of the LaTeX document produce too much text."))
        follows = self._text[self._position : self._position + 1]
        self._add(shown if follows.isalnum() else shown.rstrip(), is_written=True)

    def _make_title(self) -> None:
        """Show title, author and date, once: of a second one TeX knows nothing more to show."""
        if not self._has_title:
            self._has_title = True
            for shown in self._declared.fields.values():
                self.flow.line()
                self._add(shown, is_written=True)
        self.flow.line()

    def _skip_condition(self) -> None:
        """Pass over what stands in a condition that is never true; all that follows, if it does not end."""
        depth = 1
        for mark in patterns.CONDITION.finditer(self._text, self._position):
            if mark["opens"]:
                depth += 1
            elif mark[0] == "\\fi" or (mark[0] == "\\else" and depth == 1):
                depth -= 1
                if not depth:
                    self._position = mark.end()
                    return
        self._position = len(self._text)

    def _address(self) -> None:
        """Show an address: no sign in it is one of TeX's."""
        start = patterns.GROUP_START.match(self._text, self._position)
        if start:
            self._position = patterns.group_end(self._text, start.end(), patterns.BRACE)
            address = self._text[start.end() : self._position].removesuffix("}")
            self.gathering.link(address, line=self.flow.lines)
            self._add(address, is_written=True)

    def _item(self) -> None:
        """Start an item; what stands in brackets is its label, in a list of descriptions the term."""
        self.flow.line()
        label = patterns.OPTION.match(self._text, self._position)
        if label:
            # Brackets in a label stand in braces, and these in no others: this goes no deeper than two labels.
            self._position = self._text.index("[", self._position) + 1
            self.run(label.end() - 1)
            self._position = max(self._position, label.end())
            self._add(" ")

    def _skip(self, what: re.Pattern[str]) -> None:
        found = what.match(self._text, self._position)
        if found:
            self._position = found.end()

    def _symbol(self, symbol: str) -> None:
        if symbol == "\\":
            self._options()
            if self._tables:
                self._row()
            else:
                self.flow.line()
        elif symbol in symbols.ACCENTS:
            self._accent(symbols.ACCENTS[symbol])
        elif symbol in symbols.SPACES:
            self._add("" if symbol in symbols.NO_SPACES else " ")
        elif symbol in "[]":
            self.flow.line()
        elif symbol not in "()-":
            self._add(symbol, is_written=True)

    def _accent(self, accent: str) -> None:
        letter = patterns.ONE_LETTER.match(self._text, self._position)
        if letter:
            self._position = letter.end()
            shown = next(filter(None, letter.groups()), "")
            self._add(shown + accent if shown else "")

    def _options(self) -> None:
        """Pass over the arguments in brackets that follow."""
        while option := patterns.OPTION.match(self._text, self._position):
            self._position = option.end()

    def _hide(self, count: int, marks: re.Pattern[str]) -> str:
        """Pass over so many arguments, and those in brackets before and among them; `marks` tell where they end.

        Returns the first of them.
        """
        first: str | None = None
        for _ in range(abs(count)):
            self._options()
            start = patterns.GROUP_START.match(self._text, self._position)
            if start is None:
                break
            self._position = patterns.group_end(self._text, start.end(), marks)
            first = self._text[start.end() : self._position].removesuffix("}") if first is None else first
        if count < 0:
            self._options()
        return first or ""

    def _define(self, command: str) -> None:
        """Pass over a definition: the name that it gives, and what this will stand for."""
        if command in {"let", "futurelet"}:
            self._skip(patterns.LET)
            return
        self._skip(patterns.DEFINED)
        if command.endswith("def"):
            end = self._text.find("\n", self._position)
            brace = self._text.find("{", self._position, end if end >= 0 else len(self._text))
            self._position = brace if brace >= 0 else self._position
        self._hide(symbols.DEFINING[command], patterns.CODE_BRACE)

    def _heading(self) -> None:
        self.flow.line()
        if self._open(_Group.HEADING):
            self.flow.begin_heading()

    def _open(self, kind: _Group) -> bool:
        """Open the group that follows, if one does."""
        start = patterns.GROUP_START.match(self._text, self._position)
        if start:
            self._position = start.end()
            self._groups.append(kind)
        return start is not None

    def _close(self) -> None:
        kind = self._groups.pop() if self._groups else _Group.PLAIN
        if kind is _Group.MARKED and self._marked is not None:
            start, marked, way = self._marked
            self.gathering.words(marked, self.flow.since(start), way=way, line=self.flow.lines)
            self._marked = None
        elif kind is _Group.NOTE:
            self._add(" ")
        elif kind is _Group.HEADING:
            self.flow.end_heading()
            self.flow.line()
        elif kind is _Group.ARGUMENT and self._open(kind):
            self._add(" ")

    def _begin(self, name: str) -> None:
        self._options()
        if name in symbols.VERBATIM | symbols.UNSEEN:
            self._verbatim(name)
            return
        arguments = self._declared.environments.get(name) or symbols.ENVIRONMENT_ARGUMENTS.get(name, 0)
        self._hide(arguments, patterns.BRACE)
        self.flow.line()
        if name in symbols.TITLED:
            self._heading()
        if name in symbols.TABLES:
            self._tables += 1
            self._row()

    def _cell(self) -> None:
        """End a cell; in formulas only a space is seen of what aligns them."""
        if self._tables:
            self.flow.cell()
        else:
            self._add(" ")

    def _row(self) -> None:
        self.flow.row()
        self.flow.cell()

    def _end(self, name: str) -> None:
        if name in symbols.TABLES:
            self._tables = max(0, self._tables - 1)
        self.flow.line()

    def _verbatim(self, name: str) -> None:
        if name == "minted":
            self._hide(1, patterns.BRACE)
        found = patterns.ENDS[name].search(self._text, self._position)
        end = found.start() if found else len(self._text)
        if name in symbols.UNSEEN_KINDS:
            self.gathering.words(symbols.UNSEEN_KINDS[name], self._text[self._position : end], line=self.flow.lines)
        lines: Iterable[str] = self._text[self._position : end].split("\n") if name in symbols.VERBATIM else ()
        for line in lines:
            self.flow.line()
            self._add(line, is_written=True)
        self.flow.line()
        self._position = found.end() if found else end
