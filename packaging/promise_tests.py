"""Writes docs/promise-tests.md: the tests that hold each promise, by the numbers in their names.

`.venv/bin/python packaging/promise_tests.py` after a test of a promise was added or renamed; a test says when.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).parents[1]
PROMISES = TOP / "docs" / "promises.md"
PAGE = TOP / "docs" / "promise-tests.md"
PROMISE = re.compile(r"^- \*\*([A-Z]\d+)\*\*", re.MULTILINE)
NUMBERS = re.compile(r"test((?:_[A-Z]\d+)+)_")


def main() -> int:
    """Write the page; return the exit status."""
    PAGE.write_text(page(), encoding="utf-8")
    return 0


def promises() -> list[str]:
    """Return the numbers of the promises in their order."""
    return PROMISE.findall(PROMISES.read_text("utf-8"))


def tests() -> Iterator[tuple[str, str, list[str]]]:
    """Yield the file and the name of each test that is named after promises, and their numbers."""
    for path in sorted((TOP / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (found := NUMBERS.match(node.name)):
                yield path.relative_to(TOP).as_posix(), node.name, found[1].split("_")[1:]


def page() -> str:
    """Return the text of the page."""
    named = list(tests())
    lines = ["# The tests of each promise", "", "Written by `packaging/promise_tests.py`; see [promises](promises.md)."]
    for number in promises():
        lines += ["", f"## {number}", ""]
        held = sorted({(path, name) for path, name, numbers in named if number in numbers})
        for path in dict.fromkeys(path for path, _ in held):
            lines += [f"- `{path}`", *(f"  - `{name}`" for where, name in held if where == path)]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.exit(main())
