"""The text of a Visio drawing: the words in its shapes, page by page (MS-VSDX).

Shapes stand in the order in which they are drawn. What else they hold is not compared; a shape without words of its own
shows those of the master shape that it was made from.
"""

from collections.abc import Mapping

from lxml import etree

from dupfinder.extract.containers.ooxml import metadata, relationships
from dupfinder.extract.containers.opening import needed_part, opened_package
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.xml_parts import parse_xml
from dupfinder.extract.flow import TextFlow
from dupfinder.extract.format import Content
from dupfinder.extract.source import SourceFile

TITLE = "Visio drawing"
PAGES, MASTERS = "visio/pages/pages.xml", "visio/masters/masters.xml"


def read(source: SourceFile) -> Content:
    """Return the words of all pages, those behind others last, as the list of pages has them."""
    package = opened_package(source, TITLE)
    needed_part(package, PAGES, TITLE)
    masters = {number: words for number, page in _listed(package, MASTERS) if (words := _words(page, {}))}
    flow = TextFlow()
    for _, page in _listed(package, PAGES):
        for line in _words(page, masters):
            flow.paragraph(is_heading=False)
            flow.add(line)
    return Content(text=flow.text(), metadata=metadata(package.read("docProps/core.xml")), headings=flow.headings())


def _listed(package: Package, name: str) -> list[tuple[str, etree._Element]]:
    """Return the pages, or masters, of a list, each with its number."""
    data = package.read(name)
    parts = {one.identifier: one.target for one in relationships(package, name)}
    found = []
    for one in parse_xml(data).iterchildren("{*}Page", "{*}Master") if data is not None else ():
        relation = one.find("{*}Rel")
        targets = [parts[value] for value in relation.attrib.values() if value in parts] if relation is not None else []
        found += [(one.get("ID", ""), parse_xml(needed_part(package, target, TITLE))) for target in targets]
    return found


def _words(page: etree._Element, masters: Mapping[str, list[str]]) -> list[str]:
    """Return the lines of the words in the shapes of a page."""
    lines: list[str] = []
    for shape in page.iter("{*}Shape"):
        text = shape.find("{*}Text")
        if text is None:
            lines += masters.get(shape.get("Master", ""), [])
        else:
            lines += "".join(map(str, text.itertext())).splitlines()
    return [words for line in lines if (words := " ".join(line.split()))]
