"""How equations are built: a fraction has the same letters as a power."""

import re

from lxml import etree

from dupfinder.extract.containers.xml_parts import local_name

_TOKENS = frozenset({"t", "mi", "mn", "mo", "ms", "mtext"})
"""What holds the letters, in Office Open XML and in MathML."""
_ROWS = frozenset({"oMath", "r", "e", "math", "semantics", "mrow", "mstyle", "annotation", "annotation-xml"})
"""What only holds others together, one behind the other."""
_SAYING = {
    ("naryPr", "chr"): "\u222b",
    ("accPr", "chr"): "\u0302",
    ("groupChrPr", "chr"): "\u23df",
    ("groupChrPr", "pos"): "bot",
    ("barPr", "pos"): "bot",
    ("dPr", "begChr"): "(",
    ("dPr", "endChr"): ")",
    ("dPr", "sepChr"): "|",
    ("fPr", "type"): "bar",
    **{("borderBoxPr", f"strike{way}"): "off" for way in ("H", "V", "BLTR", "TLBR")},
}
"""What of the properties of an element says something, and how it is where nothing is said (ECMA-376 part 1, 22.1.2).

A sum is no integral, and a fraction without a bar none.
"""
_SLANTED = frozenset({"skw", "lin"})
"""Fractions with a bar of another kind."""

_LONGEST_INSTRUCTION = 1_000
_LAID_OVER = re.compile(r"\s*EQ\s[^(]*\\o\b[^(]*\(", re.IGNORECASE)
_RAISED = re.compile(r"\\s\s*\\(?:up|do)\s*\d*\s*\(", re.IGNORECASE)
_OF_ARGUMENTS = re.compile(r"\\[(),;\\]|[(),;]")


def laid_over(instruction: str) -> str:
    r"""Return the words that a field of Word shows which lays letters over each other; none for any other field.

    Word writes readings beside letters so (`EQ \* hps10 \o\ad(\s\up 9(ㄅ),八)`), which are no text, signs in
    circles, and words in two lines, all of which are raised or lowered.
    """
    instruction = instruction[:_LONGEST_INSTRUCTION]  # a longer one would only be damaged
    found = _LAID_OVER.match(instruction)
    if found is None:
        return ""
    written = _arguments(instruction[found.end() :])
    inner = [(at, _RAISED.match(one.lstrip())) for at, one in enumerate(written)]
    level = [written[at] for at, raised in inner if raised is None]
    moved = ("".join(_arguments(written[at].lstrip()[raised.end() :])) for at, raised in inner if raised is not None)
    return "".join(level) or "".join(moved)


def _arguments(written: str) -> list[str]:
    """Return what stands between commas up to the parenthesis that ends it, without its escapes."""
    found, start, depth = [""], 0, 0
    for mark in _OF_ARGUMENTS.finditer(written):
        if depth or mark[0] == "(":
            depth += {"(": 1, ")": -1}.get(mark[0], 0)
            continue
        found[-1] += written[start : mark.start()]
        start = mark.end()
        if mark[0] == ")":
            return found
        if mark[0][0] == "\\":
            found[-1] += mark[0][1]
        else:
            found.append("")
    found[-1] += written[start:]
    return found


def _said(element: etree._Element) -> str | None:
    """Return what a property says that is more than how an element looks, `None` for what goes without saying."""
    parent = element.getparent()
    usual = None if parent is None else _SAYING.get((local_name(parent), local_name(element)))
    if usual is None:
        return None
    said = next((str(value) for name, value in element.items() if str(name).endswith("val")), None)
    if said is None:  # in rich text it stands in the group
        said = "".join(map(str, element.itertext())).strip() or ("on" if usual == "off" else "")
    return None if said == usual or said in _SLANTED else said


def equation_parts(equation: etree._Element) -> tuple[str, ...]:
    """Return what tells an equation; nothing for one that is a row of letters, which are all in the text."""
    parts: list[str] = []
    is_built = follows = False
    looks = 0  # so many elements are open that only say how others look
    for event, element in etree.iterwalk(equation, events=("start", "end")):
        name = local_name(element)
        if name.endswith("Pr"):
            looks += 1 if event == "start" else -1
        elif looks:
            if event == "start" and (said := _said(element)) is not None:
                parts.append(f"{name}={said}")
                follows = False
        elif name in _TOKENS:
            if event == "start":
                letters = "".join((element.text or "").split())
                if follows:  # into how many runs they are cut makes none
                    parts[-1] += letters
                else:
                    parts.append(letters)
                follows = True
        elif name not in _ROWS:
            parts.append(name if event == "start" else f"/{name}")
            is_built, follows = True, False
    return tuple(parts) if is_built else ()
