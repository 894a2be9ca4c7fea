"""Text from right to left as a page shows it: a PDF places letters from left to right, and joins none of them.

The order is that of the Unicode Bidirectional Algorithm (UAX #9) without its embeddings, whose marks never come here
(`domain.display` escapes them). Arabic letters become their presentation forms.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache

_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_STRONG = {"L", "R", "AL"}
_DIRECTED = {"L", "R", "EN", "AN"}
_BRACKETS = {"(": ")", "[": "]", "{": "}"}
_MIRRORED = str.maketrans("()[]{}<>\u00ab\u00bb", ")(][}{><\u00bb\u00ab")
_LAM = "\u0644"
_FORM_NAMES = ("<isolated>", "<final>", "<initial>", "<medial>")

_Forms = Mapping[str, Mapping[str, str]]


def is_right_to_left(text: str) -> bool:
    """Return whether any of the text is written from right to left."""
    return _RIGHT_TO_LEFT.search(text) is not None


def visual(text: str) -> str:
    """Return one line of text in the order in which its letters stand on a page, from left to right."""
    shaped = _shaped(text)
    levels = _levels(shaped)
    letters = [
        letter.translate(_MIRRORED) if level % 2 else letter for letter, level in zip(shaped, levels, strict=True)
    ]
    order = list(range(len(letters)))
    for level in range(max(levels, default=0), 0, -1):  # L2
        start = None
        for place in range(len(order) + 1):
            is_in = place < len(order) and levels[order[place]] >= level
            if is_in and start is None:
                start = place
            elif not is_in and start is not None:
                order[start:place] = reversed(order[start:place])
                start = None
    return _marks_after("".join(letters[number] for number in order))


def _marks_after(text: str) -> str:
    """Return the text with each combining mark behind its letter again: turned around, it came to stand before it."""
    return re.sub("([\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]+)(.)", r"\2\1", text)


def _levels(text: str) -> list[int]:
    """Return the embedding level of each letter: odd ones run from right to left."""
    classes = [unicodedata.bidirectional(letter) or "L" for letter in text]
    first = next((one for one in classes if one in _STRONG), "L")  # P2, P3
    base = 0 if first == "L" else 1
    outer = "R" if base else "L"
    _resolve_weak(classes, outer)
    _resolve_brackets(text, classes, outer)
    _resolve_neutral(classes, outer)
    rises = {"L": (0, 1), "R": (1, 0), "EN": (2, 1), "AN": (2, 1)}  # I1, I2
    return [base + rises[one][base] for one in classes]


def _resolve_weak(classes: list[str], outer: str) -> None:
    strong, previous = outer, outer
    for place, one in enumerate(classes):  # W1 to W3
        resolved = previous if one == "NSM" else one
        if resolved in _STRONG:
            strong = resolved
        if resolved == "EN" and strong == "AL":
            resolved = "AN"
        previous = resolved
        classes[place] = resolved
    classes[:] = ["R" if one == "AL" else one for one in classes]
    for place in range(1, len(classes) - 1):  # W4
        before, one, after = classes[place - 1 : place + 2]
        if before == after and ((one == "CS" and before in {"EN", "AN"}) or (one == "ES" and before == "EN")):
            classes[place] = before
    _spread_numbers(classes)
    strong = outer
    for place, one in enumerate(classes):  # W6, W7
        if one in {"ES", "ET", "CS"}:
            classes[place] = "ON"
        elif one in {"L", "R"}:
            strong = one
        elif one == "EN" and strong == "L":
            classes[place] = "L"


def _spread_numbers(classes: list[str]) -> None:
    """Make signs such as % beside a number part of it (W5)."""
    for places in (range(1, len(classes)), range(len(classes) - 2, -1, -1)):
        step = -1 if places.step > 0 else 1
        for place in places:
            if classes[place] == "ET" and classes[place + step] == "EN":
                classes[place] = "EN"


def _resolve_brackets(text: str, classes: list[str], outer: str) -> None:
    """Give both brackets of a pair one direction: of the line, or of what is inside if that also stands before (N0)."""
    for start, end in _bracket_pairs(text, classes):
        inside = {_direction(one) for one in classes[start + 1 : end] if one in _DIRECTED}
        if not inside:
            continue
        before = next((_direction(one) for one in reversed(classes[:start]) if one in _DIRECTED), outer)
        classes[start] = classes[end] = outer if outer in inside or before == outer else before


def _bracket_pairs(text: str, classes: Sequence[str]) -> list[tuple[int, int]]:
    """Return the places of brackets that belong together, by the first (BD16)."""
    pairs: list[tuple[int, int]] = []
    opened: list[tuple[str, int]] = []
    for place, letter in enumerate(text):
        if classes[place] != "ON":
            continue
        if letter in _BRACKETS:
            opened.append((_BRACKETS[letter], place))
        while any(letter == closing for closing, _ in opened):
            closing, start = opened.pop()
            if closing == letter:
                pairs.append((start, place))
                break
    return sorted(pairs)


def _resolve_neutral(classes: list[str], outer: str) -> None:
    """Give what has no direction that of both its neighbours, or of the line (N1, N2)."""
    start = None
    for place in range(len(classes) + 1):
        is_neutral = place < len(classes) and classes[place] not in _DIRECTED
        if is_neutral and start is None:
            start = place
        elif not is_neutral and start is not None:
            before = _direction(classes[start - 1]) if start else outer
            after = _direction(classes[place]) if place < len(classes) else outer
            classes[start:place] = [before if before == after else outer] * (place - start)
            start = None


def _direction(one: str) -> str:
    return "L" if one == "L" else "R"


def _shaped(text: str) -> str:
    """Return the text with Arabic letters in the forms in which they join their neighbours."""
    forms = _arabic_forms()
    if not any(letter in forms for letter in text):
        return text
    units = _units(text, forms)
    bases = [place for place, unit in enumerate(units) if not unicodedata.combining(unit[0])]
    shaped = list(units)
    for number, place in enumerate(bases):
        before = units[bases[number - 1]] if number else ""
        after = units[bases[number + 1]] if number + 1 < len(bases) else ""
        own = forms.get(units[place], {})
        joins_before = "<initial>" in forms.get(before, {}) and "<final>" in own
        joins_after = "<initial>" in own and "<final>" in forms.get(after, {})
        wanted = _FORM_NAMES[joins_before + 2 * joins_after]
        shaped[place] = own.get(wanted, units[place])
    return "".join(shaped)


def _units(text: str, forms: _Forms) -> Sequence[str]:
    """Return the letters one by one, but lam with alef as one: they are written as one."""
    units: list[str] = []
    for letter in text:
        if units and units[-1] == _LAM and _LAM + letter in forms:
            units[-1] += letter
        else:
            units.append(letter)
    return units


@cache
def _arabic_forms() -> _Forms:
    """Return the presentation forms of each letter (and of lam with alef) by their names in Unicode."""
    forms: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFBD0), *range(0xFE70, 0xFEFD)):
        kind, *codes = unicodedata.decomposition(chr(code)).split() or [""]
        letters = "".join(chr(int(one, 16)) for one in codes)
        if kind in _FORM_NAMES and (len(letters) == 1 or letters[:1] == _LAM) and letters[:1] != " ":
            forms.setdefault(letters, {})[kind] = chr(code)
    return forms
