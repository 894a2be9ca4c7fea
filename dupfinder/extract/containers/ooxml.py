"""Office Open XML packages (ECMA-376 part 2): which part is related to which, what the document says about itself."""

import datetime
import posixpath
import urllib.parse
from dataclasses import dataclass

from docx.opc.constants import CONTENT_TYPE
from docx.opc.packuri import PackURI
from docx.opc.parts.coreprops import CorePropertiesPart
from docx.package import Package as WordPackage
from lxml import etree

from dupfinder.domain.documents import Metadata
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.xml_parts import parse_xml

CORE_PROPERTIES_PART = "/docProps/core.xml"


@dataclass(frozen=True, slots=True)
class Relationship:
    """From one part to another: the last word of its type (`header`), and the name of the other part."""

    kind: str
    target: str


def relationships(package: Package, part: str = "") -> list[Relationship]:
    """Return how `part` (by default the package itself) is related to other parts of the package, in the order given.

    Targets outside the package are left out: nothing is ever loaded from them.
    """
    folder, name = posixpath.split(part)
    data = package.read(posixpath.join(folder, "_rels", name + ".rels"))
    if data is None:
        return []
    found = []
    for element in parse_xml(data).iter("{*}Relationship"):
        target = element.get("Target", "")
        if element.get("TargetMode") != "External" and target:
            # Strict and transitional documents differ only in what comes before the last word of the type.
            kind = element.get("Type", "").rpartition("/")[2]
            path = posixpath.join("/", folder, urllib.parse.unquote(target.replace("\\", "/")))
            found.append(Relationship(kind, posixpath.normpath(path).lstrip("/")))
    return found


def metadata(core_properties: bytes | None) -> Metadata:
    """Return what a document's core properties say; nothing where it has none, or damaged ones.

    They are read by python-docx, from the part alone: its own way of opening a package reads every part whole, without
    a budget, and refuses strict documents, templates and dangling parts.
    """
    if core_properties is None:
        return Metadata()
    try:
        part = CorePropertiesPart.load(
            PackURI(CORE_PROPERTIES_PART), CONTENT_TYPE.OPC_CORE_PROPERTIES, core_properties, WordPackage()
        )
        properties = part.core_properties
        return Metadata(
            title=properties.title.strip() or None,
            author=properties.author.strip() or None,
            created=_iso_time(properties.created),
            modified=_iso_time(properties.modified),
        )
    except (etree.XMLSyntaxError, ValueError, AttributeError):
        return Metadata()  # what a document says about itself is not its text


def _iso_time(time: datetime.datetime | None) -> str | None:
    return None if time is None else time.isoformat().replace("+00:00", "Z")
