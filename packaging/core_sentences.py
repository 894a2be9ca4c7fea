"""Writes dupfinder/gui/toolkit/core_sentences.py: what the core says in English, for translators of the window.

`.venv/bin/python packaging/core_sentences.py` after a message of the core was added or changed; a test says when. The
core knows no languages: it says its sentences in English, as the command line needs them. They are found in its source:
texts (and f-strings, with {1}, {2} … for what is put in) that read like sentences or parts of some.
"""

import ast
import os
import re
import sys
from collections.abc import Iterator

PACKAGE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "dupfinder")
TARGET = os.path.join(PACKAGE, "gui", "toolkit", "core_sentences.py")
ROOMS = ("domain", "walk", "extract", "decide", "diff", "trash", "store", "worker", "pipeline")
SEARCH_FILES = ("plans.py", "planner.py")
"""Of the index only these say something to a person: how was searched, and why like that."""
WORD_LISTS = (
    *("calendar_words.py", "latex_symbols.py", "latex_patterns.py", "rst_text.py", "number_formats.py"),
    *("option_table.py", "figures.py", "capitals.py", "headings.py", "runnable.py"),
)
NO_MESSAGES = frozenset(("ValueError", "TypeError", "KeyError", "LookupError", "RuntimeError", "NotOfferedError"))
"""What is raised as one of these is a mistake of the program's, or caught within it."""
LOG = "_LOG"
"""What a module that logs calls its logger."""
SENTENCE = re.compile(r"""[A-Z{'"(][^\n<>\\]*[a-z}][^\n<>\\]*[.]\s*""")
PART = re.compile(r"[ ,;:]*[A-Za-z{][\w{} ,;:'()/.\-]* [\w{} ,;:'()/.\-]*")
NO_PART = re.compile(r"[A-Z]{4,} |[a-z]\.[a-z]|\[|_|^[^a-z]*$|, (then )?(chardet|selectolax|python-docx|pypdf|csv)$")
LINE = 116


def main() -> int:
    """Write the module; return the exit status."""
    with open(TARGET, "w", encoding="utf-8") as file:
        file.write(module(sentences()))
    return 0


def sentences() -> list[str]:
    """Return every sentence and part of one that the core may say, in order, each once."""
    found = {text for path in source_files() for text in texts_of(path) if is_said(text)}
    return sorted(found)


def source_files() -> Iterator[str]:
    """Yield the modules of the core in which messages may stand."""
    for room in (*ROOMS, "index"):
        for folder, _, names in os.walk(os.path.join(PACKAGE, room)):
            for name in sorted(names):
                is_wanted = name in SEARCH_FILES if room == "index" else name not in WORD_LISTS
                if name.endswith(".py") and is_wanted:
                    yield os.path.join(folder, name)


def texts_of(path: str) -> Iterator[str]:
    """Yield the texts of a module that are neither documentation, nor logged, nor about mistakes of the program's."""
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    left_out: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            left_out.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            left_out.update(node.values)
        elif isinstance(node, ast.Call) and is_no_message(node.func):
            left_out.update(node.args)
    for node in ast.walk(tree):
        if node not in left_out and (text := template(node)) is not None:
            yield text


def is_no_message(called: ast.expr) -> bool:
    """Return whether what is said in a call is about a mistake of the program's, or only goes into the log."""
    if isinstance(called, ast.Attribute):
        return isinstance(called.value, ast.Name) and called.value.id == LOG
    return isinstance(called, ast.Name) and called.id in NO_MESSAGES


def template(node: ast.AST) -> str | None:
    """Return a text with {1}, {2} … for what is put in; `None` for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if not isinstance(node, ast.JoinedStr):
        return None
    parts: list[str] = []
    for value in node.values:
        put_in = sum(part.startswith("{") for part in parts)
        parts.append(str(value.value) if isinstance(value, ast.Constant) else f"{{{put_in + 1}}}")
    return "".join(parts)


def is_said(text: str) -> bool:
    """Return whether a text reads like a sentence, or like a part of one."""
    if SENTENCE.fullmatch(text):
        return True
    return PART.fullmatch(text) is not None and NO_PART.search(text) is None


def module(texts: list[str]) -> str:
    """Return the source of the module."""
    lines = [f'    QT_TRANSLATE_NOOP("CoreMessages", {quoted(text)}),' for text in texts]
    head = (
        '"""What the core says; written by packaging/core_sentences.py. {1}, {2} … stand for what is put in."""\n\n'
        "# ruff: noqa: E501\n\nfrom dupfinder.gui.toolkit.to_translate import QT_TRANSLATE_NOOP\n\n"
        "# fmt: off\nCORE_SENTENCES: tuple[str, ...] = (\n"
    )
    return head + "\n".join(lines) + "\n)\n"


def quoted(text: str) -> str:
    """Return a text as the formatter writes it."""
    if '"' in text and "'" not in text:
        return f"'{text}'"
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


if __name__ == "__main__":
    sys.exit(main())
