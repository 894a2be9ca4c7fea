"""Every possessive pattern finds the same under all Pythons: 3.11.0 to 3.11.4 have a fault in them."""

import glob
import importlib
import os
import re
import sys
from collections.abc import Iterable, Iterator
from re import _constants as codes  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

import dupfinder
from dupfinder.extract.legacy.rtf_text import RtfReader, _complex_letters, _token_behind_others

Pieces = Iterable[tuple[object, Any]]
PACKAGE = os.path.dirname(os.path.abspath(dupfinder.__file__))
POSSESSIVE = re.compile(r"[*+?}][+]|[(][?]>")
SINGLE = (codes.LITERAL, codes.NOT_LITERAL, codes.IN, codes.ANY, codes.AT)
LOOKS = (codes.ASSERT, codes.ASSERT_NOT)
COMMON = st.characters(max_codepoint=126, exclude_categories=["Cc"]) | st.sampled_from("\n\t\u03b1\u03c9")
"""The two engines differ in which rarer signs are white space."""
REPEATS = (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT)


def compiled(value: object) -> Iterator[re.Pattern[Any]]:
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, dict):
        yield from compiled(tuple(value.values()))
    elif isinstance(value, tuple | list | frozenset):
        for part in value:
            yield from compiled(part)


def possessive_patterns() -> dict[str, re.Pattern[Any]]:
    found = {}
    for path in sorted(glob.glob(os.path.join(PACKAGE, "**", "*.py"), recursive=True)):
        with open(path, encoding="utf-8") as file:
            if not POSSESSIVE.search(file.read()) or os.sep + "gui" + os.sep in path:
                continue
        module = os.path.relpath(path, os.path.dirname(PACKAGE)).removesuffix(".py").replace(os.sep, ".")
        for name, value in vars(importlib.import_module(module)).items():
            for pattern in compiled(value):
                if any(True for _ in repeated(parsed(pattern))):
                    found[f"{module.rpartition('.')[2]}.{name}"] = pattern
    return found


def parsed(pattern: re.Pattern[Any]) -> Pieces:
    return parser.parse(pattern.pattern, pattern.flags)  # type: ignore[no-any-return]


def inside(code: object, argument: Any) -> list[Pieces]:
    """Return the alternatives that a piece holds; no piece of one character holds any."""
    if code is codes.BRANCH:
        return list(argument[1])
    if code in REPEATS or code is codes.SUBPATTERN:
        return [argument[-1]]
    if code is codes.ATOMIC_GROUP:
        return [argument]
    return [argument[1]] if code in LOOKS else []


def repeated(pieces: Pieces) -> Iterator[Pieces]:
    """Yield what stands in possessive repeats and atomic groups, at any depth."""
    for code, argument in pieces:
        for part in inside(code, argument):
            if code in {codes.POSSESSIVE_REPEAT, codes.ATOMIC_GROUP}:
                yield part
            yield from repeated(part)


def may_fail(pieces: Pieces) -> bool:
    for code, argument in pieces:
        if code in REPEATS:
            fails = argument[0] > 0 and may_fail(argument[2])
        elif code in {codes.BRANCH, codes.SUBPATTERN, codes.ATOMIC_GROUP}:
            fails = all(map(may_fail, inside(code, argument)))
        else:
            fails = True
        if fails:
            return True
    return False


def is_nothing(pieces: Pieces) -> bool:
    """Return whether this is `(?!)`: Pythons differ in how they note it."""
    ((code, argument), *_) = pieces
    return code is codes.FAILURE or (code is codes.ASSERT_NOT and not argument[1])


def strays(pieces: Pieces) -> bool:
    """Return whether the engine may have noted a place beyond where the pieces began when they fail."""
    noted = False
    for place, (code, argument) in enumerate(pieces):
        parts = inside(code, argument)
        if code is codes.BRANCH and is_nothing(parts[-1]):
            noted = noted or place > 0  # this last alternative goes back to where the branch began
        elif code not in SINGLE:
            noted = noted or place > 0 or code in LOOKS or any(map(strays, parts))
        if noted and may_fail([(code, argument)]):
            return True
    return False


PATTERNS = possessive_patterns() | {
    "rtf_text._token_behind_others": _token_behind_others(frozenset(RtfReader.handlers)),
    "rtf_text._complex_letters": _complex_letters(),
}


@pytest.mark.parametrize("name", PATTERNS)
def test_no_possessive_repeat_can_end_inside_of_a_round_that_failed(name: str) -> None:
    for pieces in repeated(parsed(PATTERNS[name])):
        assert not strays(pieces), f"{pieces} needs the alternative (?!) at its end"


@pytest.mark.parametrize("pattern", [r"(?:x|\n(?!b))*+", r"(?:\((?:[^()]|\([^()]*+\))*+\))*+", r"(?:a[bc]*d)?+"])
def test_the_rule_knows_patterns_that_go_wrong(pattern: str) -> None:
    (outermost, *_) = repeated(parser.parse(pattern))
    assert strays(outermost)
    mended = pattern.replace(")*+", "|(?!))*+").replace(")?+", "|(?!))?+")
    assert not any(map(strays, repeated(parser.parse(mended))))


@pytest.mark.parametrize("name", PATTERNS)
@settings(max_examples=20)
@given(data=st.data())
def test_possessive_patterns_match_as_those_of_another_engine(name: str, data: st.DataObject) -> None:
    pattern = PATTERNS[name]
    is_text = isinstance(pattern.pattern, str)
    nothing, empty = ("|(?!)", "") if is_text else (b"|(?!)", b"")
    source = re.compile(pattern.pattern.replace(nothing, empty), pattern.flags)  # hypothesis does not know `(?!)`
    matching: Any = st.from_regex(source, alphabet=COMMON) if is_text else st.from_regex(source)
    parts = data.draw(st.lists(matching, min_size=1, max_size=3))
    text = parts[0][:0].join(parts)
    start, end = sorted((data.draw(st.integers(0, len(text))), data.draw(st.integers(0, len(text)))))
    text = data.draw(st.sampled_from([text, text[:start] + text[end:]]))
    flags = pattern.flags & ~re.ASCII | (regex.ASCII if pattern.flags & re.ASCII else 0)  # numbered otherwise
    twin = regex.compile(pattern.pattern, flags)
    found = [(match.span(), match.groups()) for match in pattern.finditer(text)]
    assert found == [(match.span(), match.groups()) for match in twin.finditer(text)], sys.version
