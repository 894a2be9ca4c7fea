"""Plain text, Markdown, reStructuredText, LaTeX: marks that make patterns go over the same letters again and again."""

from collections.abc import Callable, Iterator, Mapping

from hostile_files.hostile_file import DAMAGED, NO_TEXT, READ, SURVIVED, TIMEOUT, TOO_LARGE, HostileFile, quick

Attack = tuple[str, Callable[[], bytes], frozenset[str]]
OFTEN = 50_000


def hostile_plain_texts() -> Iterator[HostileFile]:
    """Yield all of them."""
    for suffix, marks in MARKS.items():
        for name, (piece, count, end) in marks.items():
            yield HostileFile(name=f"{name}{suffix}", make=_often(piece, count, end), outcomes=SURVIVED)
    for suffix, attacks in ((".txt", _texts()), (".md", _tables()), (".rst", _includes()), (".tex", _macros())):
        for name, make, outcomes in attacks:
            yield HostileFile(name=f"{name}{suffix}", make=make, outcomes=outcomes)


def _often(piece: str, count: int, end: str) -> Callable[[], bytes]:
    return lambda: b"".join((b"Some words first.\n\n", piece.encode() * count, end.encode(), b" and words last\n"))


Marks = Mapping[str, tuple[str, int, str]]
"""By name: a piece, how often it stands there, and what comes after."""

MARKS: Mapping[str, Marks] = {
    ".md": {
        "brackets": ("[", OFTEN, ""),
        "brackets and letters": ("[a", OFTEN, ""),
        "links that never end": ("[a](", OFTEN, ""),
        "links in a link": ("[a]", OFTEN, "]"),
        "an open link of links": ("[", 1, "[a](b)" * OFTEN),
        "closed brackets": ("]", OFTEN, ""),
        "nested brackets": ("[" * 1000 + "]" * 1000, 200, ""),
        "pictures that never end": ("![", OFTEN, ""),
        "pictures in links": ("[![a](b)", OFTEN, ""),
        "parentheses": ("[a](b(", OFTEN, ""),
        "definitions": ("[a]: b ", OFTEN, ""),
        "definitions on lines": ("[a]: b 'c' d\n", OFTEN, ""),
        "ticks": ("`", OFTEN, ""),
        "ticks and letters": ("`a", OFTEN, ""),
        "ticks of two lengths": ("`` ` ", OFTEN, ""),
        "ticks, ever more": ("".join("`" * n + " a " for n in range(400)), 1, ""),
        "fences": ("```\n", OFTEN, ""),
        "fences that differ": ("```\n~~~\n", OFTEN, ""),
        "stars": ("*", OFTEN, ""),
        "stars and letters": ("*a ", OFTEN, ""),
        "stars and underscores": ("*_a**__", OFTEN, ""),
        "underscores": ("_a", OFTEN, ""),
        "waves": ("~~", OFTEN, ""),
        "less than": ("<", OFTEN, ""),
        "tags that never end": ("<a ", OFTEN, ""),
        "addresses that never end": ("<a:", OFTEN, ""),
        "mail that never ends": ("<a@b", OFTEN, ""),
        "comments that never end": ("a <!-- ", OFTEN, ""),
        "comments on lines": ("<!-- a\n", OFTEN, ""),
        "backslashes": ("\\", OFTEN, ""),
        "ampersands": ("&", OFTEN, ""),
        "references": ("&#x", OFTEN, ""),
        "quotes in quotes": ("> ", OFTEN, ""),
        "quotes and spaces": (">" + " " * 4, OFTEN, ""),
        "items in items": ("- ", OFTEN, ""),
        "numbers in numbers": ("1. ", OFTEN, ""),
        "items on lines": ("- a\n", OFTEN, ""),
        "hashes": ("#", OFTEN, ""),
        "hashes and spaces": ("# ", OFTEN, ""),
        "headings": ("# a #\n", OFTEN, ""),
        "a heading of spaces": ("# a", 1, " " * OFTEN + "b"),
        "a line of spaces": (" ", OFTEN, "a"),
        "spaces before a line end": ("a" + " " * 1000 + "b", 500, ""),
        "tabs": ("\t", OFTEN, "a"),
        "rules": ("- - -\n", OFTEN, ""),
        "a rule": ("-", OFTEN, ""),
        "underlines": ("a\n===\n", OFTEN, ""),
        "one paragraph of lines": ("a\n", OFTEN, ""),
        "columns": ("|", OFTEN, ""),
        "columns of a table": ("|a", OFTEN, "\n" + "|-" * OFTEN + "\n"),
        "a rule of columns": ("a|b\n", 1, "-|" * OFTEN + "x"),
        "a rule of dashes": ("a|b\n", 1, "-" * OFTEN + "x"),
        "a rule of spaces": ("a|b\n", 1, ": " * OFTEN + "x"),
        "many columns": (" |" * 1000 + "\n", 200, ""),
        "columns and spaces": ("a" + " " * 1000 + "b|", 100, "\n---|---\n"),
    },
    ".rst": {
        "stars": ("*", OFTEN, ""),
        "stars and letters": ("*a ", OFTEN, ""),
        "ticks": ("`", OFTEN, ""),
        "ticks and letters": ("`a ", OFTEN, ""),
        "references that never end": ("`a <", OFTEN, ""),
        "references": ("`a <b>`_", OFTEN, ""),
        "roles": (":a:`", OFTEN, ""),
        "roles of roles": (":a:", OFTEN, ""),
        "columns": ("|a", OFTEN, ""),
        "underscores": ("a_ ", OFTEN, ""),
        "targets": (".. _a: b\n", OFTEN, ""),
        "footnotes": ("[1]_ ", OFTEN, ""),
        "brackets": ("[", OFTEN, ""),
        "comments": (".. \n", OFTEN, ""),
        "dots": (".. ", OFTEN, ""),
        "directives": (".. a::\n\n   b\n\n", 50_000, ""),
        "directives in directives": ("".join(" " * n + ".. note::\n\n" for n in range(1500)), 1, ""),
        "colons": ("::\n\n", OFTEN, ""),
        "colons on a line": (":", OFTEN, ""),
        "fields": (":a: b\n", OFTEN, ""),
        "options": ("-a  b\n", OFTEN, ""),
        "headings": ("a\n=\n", OFTEN, ""),
        "headings over and under": ("=\na\n=\n", OFTEN, ""),
        "a line of equals": ("=", OFTEN, "\na\n"),
        "tables": ("=== ===\na   b\n=== ===\n\n", 50_000, ""),
        "tables that never end": ("=== ===\n", OFTEN, ""),
        "a wide table": ("= " * 5000 + "\n", 3, "a " * 5000 + "\n" + "= " * 5000 + "\n"),
        "grids": ("+-+\n|a|\n+-+\n\n", 50_000, ""),
        "a grid that never ends": ("+-+\n|a|\n", OFTEN, ""),
        "a wide grid": ("+-" * 5000 + "+\n" + "|a" * 5000 + "|\n", 20, ""),
        "items in items": ("".join(" " * n + "- a\n\n" for n in range(1500)), 1, ""),
        "items": ("- ", OFTEN, ""),
        "backslashes": ("\\", OFTEN, ""),
        "line blocks": ("| a\n", OFTEN, ""),
        "substitutions": (".. |a| replace:: |a| |a|\n", 50_000, "|a|"),
        "spaces": (" ", OFTEN, "a"),
        "tabs": ("\t", OFTEN, "a"),
    },
    ".tex": {
        "braces": ("{", OFTEN, ""),
        "braces that close": ("}", OFTEN, ""),
        "nested braces": ("{" * 50_000 + "}" * 50_000, 2, ""),
        "commands": ("\\a", OFTEN, ""),
        "commands that never end": ("\\textbf{", OFTEN, ""),
        "a long command": ("\\", 1, "a" * 250_000),
        "options that never end": ("\\a[", OFTEN, ""),
        "options and arguments": ("\\a[b]{", OFTEN, ""),
        "brackets": ("[", OFTEN, ""),
        "environments": ("\\begin{a}", OFTEN, ""),
        "ends": ("\\end{a}", OFTEN, ""),
        "environments in environments": ("\\begin{a}" * 20_000 + "\\end{a}" * 20_000, 1, ""),
        "verbatim that never ends": ("\\begin{verbatim}", OFTEN, ""),
        "comments that never end": ("\\begin{comment}", OFTEN, ""),
        "verb": ("\\verb|a", OFTEN, ""),
        "verb of nothing": ("\\verb", OFTEN, ""),
        "dollars": ("$", OFTEN + 1, ""),
        "dollars and letters": ("$a$$b", OFTEN, ""),
        "formulas": ("\\[", OFTEN, ""),
        "formulas in formulas": ("\\(\\[$", OFTEN, ""),
        "percent": ("%", OFTEN, ""),
        "percent on lines": ("a%\n", OFTEN, ""),
        "backslashes": ("\\", OFTEN + 1, ""),
        "ampersands": ("&", OFTEN, ""),
        "tables": ("\\begin{tabular}{" + "c" * 1000 + "}" + "a&" * 1000 + "\\\\\\end{tabular}", 100, ""),
        "accents": ("\\'", OFTEN, ""),
        "accents in accents": ("\\'{", OFTEN, ""),
        "quotes": ("``'", OFTEN, ""),
        "waves": ("~", OFTEN, ""),
        "spaces": (" ", OFTEN, "a"),
        "line ends": ("\n \n", OFTEN, ""),
        "conditions": ("\\iffalse", OFTEN, ""),
        "conditions that end": ("\\fi", OFTEN, ""),
        "documents": ("\\begin{document}", OFTEN, ""),
        "titles": ("\\title{a", OFTEN, ""),
        "items": ("\\item", OFTEN, ""),
        "footnotes": ("\\footnote{a", OFTEN, ""),
    },
    ".txt": {
        "line ends": ("\r\n\r", 500_000, ""),
        "accents on one letter": ("\u0316\u0301", 120_000, ""),
        "accents on letters": ("a\u0316\u0301", 120_000, ""),
        "Hangul": ("\u1112\u1161\u11ab", 120_000, ""),
        "letters of many": ("\ufdfa", 120_000, ""),
        "emoji of many": ("\U0001f468\u200d", 80_000, ""),
        "hyphens": ("a-", 250_000, ""),
        "hyphens at line ends": ("a-\n", 250_000, ""),
        "numbers": ("1", 750_000, ""),
        "dates": ("1/", 250_000, ""),
        "dates on dates": ("1.1.2024", 80_000, ""),
        "months": ("1 January ", 80_000, ""),
        "names": ("Aa Bb ", 120_000, ""),
        "one name": ("A", 750_000, ""),
        "dots": (".", 750_000, ""),
        "sentences": ("A. ", 250_000, ""),
        "apostrophes": ("a'", 250_000, ""),
        "spaces": (" ", 2_000_000, ""),
        "form feeds": ("\f", 250_000, ""),
        "spaces and line ends": (" \n", 500_000, ""),
        "escapes": ("\x1b[31m", 80_000, ""),
        "direction of writing": ("\u202e\u202d", 120_000, ""),
        "Chinese": ("\u4e00\u4e8c", 250_000, ""),
        "Chinese and letters": ("\u4e00a", 250_000, ""),
        "underscores": ("_", 750_000, ""),
        "bullets": ("\u2022 a\n", 120_000, ""),
        "one line": ("a\n", 750_000, ""),
    },
}


def _texts() -> Iterator[Attack]:
    yield "a line of 100 MB", lambda: b"words and more of them " * (100_000_000 // 23), quick(READ, TIMEOUT, TOO_LARGE)
    yield "a long word", lambda: b"w" * 5_000_000, SURVIVED
    yield "words that all differ", lambda: " ".join(f"w{n:x}" for n in range(250_000)).encode(), SURVIVED
    yield "UTF-16 of an odd length", lambda: "words".encode("utf-16") + b"w", SURVIVED
    yield "UTF-16 of half letters", lambda: b"\xff\xfe" + b"\x00\xd8" * 120_000, SURVIVED
    yield "UTF-16 without a mark", lambda: ("words and more of them " * 1000).encode("utf-16-be"), SURVIVED
    yield (
        "UTF-16 with another mark",
        lambda: b"\xfe\xff" + ("words and more of them " * 1000).encode("utf-16-le"),
        SURVIVED,
    )
    yield "UTF-32 beyond its end", lambda: b"\xff\xfe\0\0" + b"\xff\xff\xff\xff" * 10_000, SURVIVED
    yield "only a mark", lambda: b"\xef\xbb\xbf", quick(NO_TEXT, DAMAGED)
    yield "marks", lambda: b"\xef\xbb\xbf" * 250_000 + b"words", SURVIVED
    yield "broken UTF-8", lambda: b"words \xc3\x28\xf0\x28\x8c\xbc " * 50_000, SURVIVED
    yield "every byte", lambda: b"words " + bytes(range(1, 256)) * 10_000, SURVIVED
    yield "all high bytes", lambda: b"words " + bytes(range(128, 256)) * 20_000, SURVIVED
    yield "Japanese that never ends", lambda: b"words \x1b$B" + b"\x21" * 250_000, SURVIVED
    yield "shifts", lambda: b"words " + b"\x1b$B\x1b(B" * 80_000, SURVIVED
    yield "zeros", lambda: b"words\0" * 120_000, SURVIVED
    yield "zeros at the end", lambda: b"words and words " * 1000 + b"\0" * 750_000, SURVIVED


def _tables() -> Iterator[Attack]:
    yield "front matter that never ends", lambda: b"---\n" + b"a: b\n" * OFTEN, SURVIVED
    yield "lists ever deeper", lambda: "".join(" " * n + "- a\n" for n in range(2000)).encode(), SURVIVED


def _includes() -> Iterator[Attack]:
    directives = (
        "include:: /etc/passwd",
        "literalinclude:: /etc/passwd",
        "csv-table::\n   :file: /etc/passwd",
        "raw:: html\n   :url: http://127.0.0.1:9/",
        "raw:: html\n   :file: /etc/passwd",
        "image:: http://127.0.0.1:9/",
    )
    text = "words\n\n" + "".join(f".. {one}\n\n" for one in directives)
    yield "elsewhere", text.encode, quick(READ)


def _macros() -> Iterator[Attack]:
    names = ["\\" + "a" * length for length in range(1, 13)]
    laughs = "\\def\\a{lol }" + "".join(f"\\def{names[n]}{{{names[n - 1] * 10}}}" for n in range(1, 12))
    yield "macros of macros", f"{laughs} words {names[-1]}".encode, SURVIVED
    yield "a macro of itself", lambda: b"\\def\\a{\\a\\a} words \\a \\newcommand{\\b}{\\b\\b} \\b", SURVIVED
    yield (
        "elsewhere",
        lambda: b"words \\input{/etc/passwd} \\include{/etc/passwd} \\verbatiminput{/etc/passwd} \\write18{id}",
        quick(READ),
    )
