"""The text of XPS documents (ECMA-388): runs of letters at their places, as in a PDF, and read as those."""

import posixpath
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from dupfinder.extract.containers.ooxml import metadata, relationships
from dupfinder.extract.containers.opening import opened_package
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.xml_parts import local_name, parse_xml
from dupfinder.extract.format import Content
from dupfinder.extract.normalisation.lines import Line, Page
from dupfinder.extract.pdf.layout import flowing_text
from dupfinder.extract.source import SourceFile

if TYPE_CHECKING:
    from lxml import etree

TITLE = "XPS document"
START = "fixedrepresentation"
"""How the part is called that the others follow from."""
_PIECE = re.compile(r"\[(\d+)\](?:[.]last)?[.]piece$")
_WIDTH = 0.5
"""What is taken for the width of a letter that has none, as a share of its size."""
_SPACE, _SAME_LINE = 0.15, 0.2
"""Shares of the size of letters: so much between two runs is a space, so much higher or lower is the same line."""
_STRAIGHT = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

Matrix = tuple[float, float, float, float, float, float]


def read(source: SourceFile) -> Content:
    """Return the text of all pages, paragraph by paragraph."""
    package = opened_package(source, TITLE)
    targets = {one.kind: one.target for one in relationships(package)}
    pages = []
    for document in _sources(package, targets[START], "DocumentReference"):
        for page in _sources(package, document, "PageContent"):
            root = parse_xml(_part(package, page))
            height = float(root.get("Height", "0"))
            pages.append(Page(tuple(_lines(_runs(root, _STRAIGHT), height)), height))
    described = metadata(package.read(targets.get("core-properties", "")))
    return Content(text=flowing_text(pages), metadata=described)


def _part(package: Package, name: str) -> bytes:
    """Return a part, which may lie in pieces."""
    data = package.read(name)
    if data is None:
        found = {int(match[1]): one for one in package.names_below(name) if (match := _PIECE.search(one))}
        data = b"".join(package.read(found[number]) or b"" for number in sorted(found))
    return data


def _sources(package: Package, name: str, element: str) -> list[str]:
    """Return the names of the parts that a part lists."""
    listed = parse_xml(_part(package, name)).iterchildren(f"{{*}}{element}")
    folder = posixpath.join("/", posixpath.dirname(name))
    return [posixpath.normpath(posixpath.join(folder, one.get("Source", "")))[1:] for one in listed]


class _Run:
    """Letters that stand beside each other: right-to-left ones are mirrored, so they go to the right as all do."""

    def __init__(self, glyphs: "etree._Element", turn: Matrix) -> None:
        self.text = glyphs.get("UnicodeString", "").removeprefix("{}")
        size = float(glyphs.get("FontRenderingEmSize", "0"))
        x, y = float(glyphs.get("OriginX", "0")), float(glyphs.get("OriginY", "0"))
        self.x, self.y = turn[0] * x + turn[2] * y + turn[4], turn[1] * x + turn[3] * y + turn[5]
        scale = abs(turn[0]) or abs(turn[1])
        advances = [one.split(",")[1] for one in glyphs.get("Indices", "").split(";") if one.count(",")]
        known = [float(one) / 100 for one in advances if one]
        self.size = size * scale
        self.width = self.size * (sum(known) + _WIDTH * max(0, len(self.text) - len(known)))
        if int(glyphs.get("BidiLevel", "0")) % 2:
            self.x = -self.x


def _runs(element: "etree._Element", turn: Matrix) -> Iterator[_Run]:
    """Yield the runs of letters below an element in the order in which they are drawn."""
    for one in element.iterchildren("{*}Canvas", "{*}Glyphs"):
        inner = one.find(f"{{*}}{local_name(one)}.RenderTransform/{{*}}MatrixTransform")
        written = one.get("RenderTransform", "") if inner is None else inner.get("Matrix", "")
        own = _turned(turn, [float(number) for number in written.split(",")]) if written[:1] not in ("", "{") else turn
        if local_name(one) == "Canvas":
            yield from _runs(one, own)
        elif one.get("UnicodeString"):
            yield _Run(one, own)


def _turned(outer: Matrix, inner: list[float]) -> Matrix:
    """Return what two transformations do one after the other, the inner one first."""
    a, b, c, d, x, y = inner
    m11, m12, m21, m22, left, top = outer
    turned = (a * m11 + b * m21, a * m12 + b * m22, c * m11 + d * m21, c * m12 + d * m22)
    return (*turned, x * m11 + y * m21 + left, x * m12 + y * m22 + top)


def _lines(runs: Iterator[_Run], height: float) -> Iterator[Line]:
    """Yield the lines that runs make: what follows on one height, further right."""
    line, end = Line("", 0.0, 0.0, 0.0), 0.0
    for run in runs:
        gap, baseline = run.x - end, height - run.y
        before = ""
        if line.text and abs(baseline - line.baseline) < _SAME_LINE * run.size and gap > -run.size:
            before = line.text + (" " if gap > _SPACE * run.size else "")
        else:
            yield from _stripped(line)
        end = run.x + run.width
        last = end - run.width / len(run.text)
        line = Line(before + run.text, line.left if before else run.x, last, line.baseline if before else baseline)
    yield from _stripped(line)


def _stripped(line: Line) -> Iterator[Line]:
    text = " ".join(line.text.split())
    if text:
        yield line._replace(text=text)
