"""Patterns against a slow twin: one that tries every way to share out the parts of a path."""

import fnmatch
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.walk.walker import PathFilter, Pattern

PARTS = st.lists(st.sampled_from(["a", "b", "ab", "A", ".x"]), min_size=1, max_size=5)
PATTERN_PARTS = st.lists(st.sampled_from(["a", "b", "*", "a*", "?", "[ab]", "**"]), min_size=2, max_size=5)


def obviously_matches(pattern: list[str], names: list[str]) -> bool:
    if not pattern:
        return not names
    if pattern[0] == "**":
        return any(obviously_matches(pattern[1:], names[skipped:]) for skipped in range(len(names) + 1))
    same = fnmatch.fnmatchcase if sys.platform not in {"win32", "darwin"} else fnmatch.fnmatch
    return bool(names) and same(names[0], pattern[0]) and obviously_matches(pattern[1:], names[1:])


def admits(pattern: str, path: str) -> bool:
    chosen = PathFilter(include=[pattern], exclude=[])
    position = chosen.start()
    *folders, name = path.split("/")
    for folder in folders:
        entered = chosen.enter(position, folder)
        assert entered is not None
        position = entered
    return chosen.admits(position, name)


@given(PATTERN_PARTS, PARTS)
def test_a_pattern_matches_what_its_slow_twin_matches(pattern: list[str], names: list[str]) -> None:
    assert admits("/".join(pattern), "/".join(names)) is obviously_matches(pattern, names)


@pytest.mark.parametrize(
    ("pattern", "path", "expected"),
    [
        ("*.pdf", "a.pdf", True),
        ("*.pdf", "x/y/a.pdf", True),
        ("*.pdf", "a.pdf/b.txt", False),
        ("/*.pdf", "x/a.pdf", False),
        ("x/*.pdf", "x/y/a.pdf", False),
        ("x/**/*.pdf", "x/y/z/a.pdf", True),
        ("x/**/*.pdf", "x/a.pdf", True),
        ("./x/a.pdf", "x/a.pdf", True),
        ("x/", "y/x/a.pdf", True),
        ("x/", "y/x", False),
        ("**", "y/x", True),
        ("a\nb", "a\nb", True),
        ("*", "a\nb", True),
        ("[", "[", True),
        ("*.p?f", "a.p/f", False),
    ],
)
def test_what_a_pattern_means(pattern: str, path: str, expected: bool) -> None:  # noqa: FBT001 - a table's column
    assert admits(pattern, path) is expected


def test_a_pattern_typed_composed_matches_a_decomposed_name() -> None:
    assert admits("café*", "cafe\u0301.txt")


def test_many_wildcards_do_not_take_exponential_time() -> None:
    pattern = Pattern.parse("/".join(["**", "a"] * 12 + ["b"]))
    states = pattern.start()
    for _ in range(2_000):
        states = pattern.advance(states, "a")
    assert len(pattern.parts) not in states
