"""The patterns of LaTeX: each goes over a text once, whatever that holds.

Where a possessive repeat could end in the middle of what it repeats, that ends with `(?!)`, which matches nothing:
without it, Python 3.11.0 to 3.11.4 go on from where the last, failed round left off (as Debian 12 does).
"""

import re
from collections.abc import Iterator

from dupfinder.extract.markup import latex_symbols as symbols

TOKEN = re.compile(
    r"""
      (?P<comment>%[^\n]*+(?:\n[ \t]*+(?=\S))?)
    | \\(?P<verb>verb\*?|lstinline)(?P<fence>[^\sa-zA-Z*\[{])(?P<code>[^\n]{0,500}?)(?P=fence)
    | \\(?P<begin>begin|end)[ \t]*\{(?P<environment>[^{}\s]*)\}
    | \\(?P<command>[a-zA-Z@]+)\*?[ \t]*
    | \\(?P<symbol>.)
    | (?P<open>\{)
    | (?P<close>\})
    | (?P<sign>[$_^\\])
    | (?P<cell>&)
    | (?P<paragraph>\n[ \t]*+\n\s*)
    | (?P<words>(?:[^\\{}$&%_^\n]++|\n(?![ \t]*\n)|(?!))++)
    """,
    re.VERBOSE | re.DOTALL,
)
OPTION = re.compile(r"[ \t]*+(?:\n[ \t]*+)?+\[(?:[^\[\]{}\n]|\n(?![ \t]*\n)|\{[^{}]*+\}|(?!))*+\]")
SHOWN_AS = re.compile(r"\b(?:angle|trim|viewport)=[^,\]]*[1-9][^,\]]*")
"""How a picture is turned and cut, if it is."""
GROUP_START = re.compile(r"[ \t]*+(?:\n[ \t]*+)?+\{")
AND = re.compile(r"(?<!\s)\s*+\\and(?![a-zA-Z])\s*+")
ONE_LETTER = re.compile(r"[ \t]*(?:\{[ \t]*(?:\\([ij])[ \t]*|(\w)?)\}|\\([ij])(?![a-zA-Z])[ \t]*|(\w))")
BRACE = re.compile(r"\\.|[{}]|\n[ \t]*\n", re.DOTALL)
CODE_BRACE = re.compile(r"\\.|[{}]|%[^\n]*+", re.DOTALL)
"""As `BRACE` in what TeX runs; in addresses `%` is no comment, and there definitions may hold paragraphs."""
DEFINED = re.compile(r"[ \t]*+(?:\{[ \t]*+\\?[a-zA-Z@*]+[ \t]*+\}|\\[a-zA-Z@]+)")
LET = re.compile(r"[ \t]*+\\(?:[a-zA-Z@]+|.)[ \t]*+=?[ \t]*+(?:\\(?:[a-zA-Z@]+|.)|[^\s{}])")
LENGTH = re.compile(r"=?[ \t]*+-?(?:[\d.]+[ \t]*+(?:[a-z]{2}|\\[a-zA-Z@]+)|\\[a-zA-Z@]+)(?![a-zA-Z])")
CONDITION = re.compile(
    r"\\(?:(?P<opens>if(?!f(?![a-zA-Z])|thenelse|nextchar|defined)[a-zA-Z@]*)|else|fi)(?![a-zA-Z@])|%[^\n]*+"
)
UNITS = re.compile(r"\s*(?:\[[^\]]{0,200}\]\s*)?((?:\{[^{}\\]{0,200}\}){0,2}\{[^{}]{0,200}\\[^{}]{0,200}\})")
OF_UNIT = re.compile(r"[\w.,+-]+")
ENDS = {name: re.compile(rf"\\end[ \t]*\{{{re.escape(name)}\}}") for name in symbols.VERBATIM | symbols.UNSEEN}
BODY = re.compile(r"^[^%\n]*?(?<![^\s}\]])\\begin[ \t]*\{document\}", re.MULTILINE)
"""In an example within a line a sign of the verbatim text stands before it."""
BODY_END = re.compile(r"^[^%\n]*?\\end[ \t]*\{document\}", re.MULTILINE)
DECLARED = re.compile(
    r"""
      \\[^a-zA-Z] | %[^\n]*+
    | \\(?P<field>title|author|date)(?![a-zA-Z@])[ \t]*+(?:\[[^\[\]\n]{0,300}+\]|(?!))?+[ \t]*+\{
    | \\(?:(?:(?:re)?new|provide)command|DeclareRobustCommand|DeclareMathOperator)\*?[ \t]*+
      (?:\{[ \t]*+\\(?P<braced>[a-zA-Z@]+)[ \t]*+\}|\\(?P<bare>[a-zA-Z@]+)[ \t]*+)\{
    | \\(?P<made>maketitle)(?![a-zA-Z@])
    | \\def[ \t]*+\\(?P<defined>[a-zA-Z@]+)[ \t]*+\{
    | \\(?:re)?newenvironment\*?[ \t]*+\{(?P<environment>[^{}\s]+)\}[ \t]*+\[(?P<count>[1-9])\](?P<default>\[)?
    """,
    re.VERBOSE,
)
"""What a document declares of itself: title, author, date, macros without arguments, environments with arguments."""

WORD = re.compile(r"[^\W\d_]{2}")
FORMULA_MARK = re.compile(
    r"%[^\n]*+|\$\$?|\\[()\[\]]|\\(?P<change>begin|end)[ \t]*\{(?P<name>[a-zA-Z]*)\*?\}|\\.|\n[ \t]*\n", re.DOTALL
)
FORMULA_END = {"$": "$", "$$": "$$", "\\(": "\\)", "\\[": "\\]"}
FORMULAS = frozenset({"align", "displaymath", "eqnarray", "equation", "flalign", "gather", "math", "multline"})
BUILT = re.compile(r"[\^_\\]")
"""What makes of letters a formula that says more than these."""


def formulas(text: str) -> Iterator[str]:
    """Yield the formulas that are more than letters and signs in a row, which the text has; each without its marks."""
    end_mark = ""
    start = 0
    for mark in FORMULA_MARK.finditer(text):
        name = mark["name"] if mark["name"] in FORMULAS else None
        if end_mark:
            is_end = mark[0] == end_mark or (name == end_mark and mark["change"] == "end")
            if is_end and BUILT.search(text, start, mark.start()):
                yield "".join(text[start : mark.start()].split())
            if is_end or (mark[0].startswith("\n") and end_mark == "$"):  # a lone sign of money
                end_mark = ""
        elif mark[0] in FORMULA_END or (name and mark["change"] == "begin"):
            end_mark, start = name or FORMULA_END[mark[0]], mark.end()


def group_end(text: str, start: int, marks: re.Pattern[str], most: int | None = None) -> int:
    """Return where the group ends that was opened before `start`; at a paragraph's end, if that is one of `marks`."""
    depth = 1
    end = len(text) if most is None else min(most, len(text))
    for mark in marks.finditer(text, start, end):
        if mark[0] in {"{", "}"}:
            depth += 1 if mark[0] == "{" else -1
            if not depth:
                return mark.end()
        elif mark[0].startswith("\n"):
            return mark.start()
    return end
