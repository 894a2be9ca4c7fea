"""How equations are built: a fraction has the same letters as a power."""

from lxml import etree

from dupfinder.extract.containers.xml_parts import local_name

_TOKENS = frozenset({"t", "mi", "mn", "mo", "ms", "mtext"})
"""What holds the letters, in Office Open XML and in MathML."""
_ROWS = frozenset({"oMath", "r", "e", "math", "semantics", "mrow", "mstyle", "annotation", "annotation-xml"})
"""What only holds others together, one behind the other."""


def equation_parts(equation: etree._Element) -> tuple[str, ...]:
    """Return what tells an equation; nothing for one that is a row of letters, which are all in the text."""
    parts: list[str] = []
    is_built = False
    looks = 0  # so many elements are open that only say how others look
    for event, element in etree.iterwalk(equation, events=("start", "end")):
        name = local_name(element)
        if name.endswith("Pr"):
            looks += 1 if event == "start" else -1
        elif looks:
            continue
        elif name in _TOKENS:
            parts += [(element.text or "").strip()] if event == "start" else []
        elif name not in _ROWS:
            parts.append(name if event == "start" else f"/{name}")
            is_built = True
    return tuple(parts) if is_built else ()
