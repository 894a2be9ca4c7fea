"""Office Open XML packages (ECMA-376 part 2): which part is related to which, what the document says about itself."""

import functools
import posixpath
import urllib.parse
from collections.abc import Sequence
from dataclasses import dataclass

from lxml import etree

from dupfinder.domain.documents import Metadata
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.containers.dates import iso_date
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.xml_parts import parse_xml

USUAL_BYTES = 4096
"""Longer descriptions of what a part is related to are not kept."""


@dataclass(frozen=True, slots=True)
class Relationship:
    """From one part to another: the last word of its type (`header`), the name of the other part, and its id."""

    kind: str
    target: str
    identifier: str
    is_outside: bool = False
    """Whether the target is no part of the package but an address: nothing is ever loaded from there."""


def relationships(package: Package, part: str = "") -> list[Relationship]:
    """Return how `part` (by default the package itself) is related to other parts of the package, in the order given.

    Targets outside the package are left out.
    """
    return [related for related in all_relationships(package, part) if not related.is_outside]


def all_relationships(package: Package, part: str = "") -> Sequence[Relationship]:
    """Return how `part` is related to other parts of the package, and to what is outside."""
    folder, name = posixpath.split(part)
    data = package.read(posixpath.join(folder, "_rels", name + ".rels"))
    if data is None:
        return ()
    return _usual_relationships(data, folder) if len(data) <= USUAL_BYTES else _relationships_in(data, folder)


def _relationships_in(data: bytes, folder: str) -> tuple[Relationship, ...]:
    found = []
    for element in parse_xml(data).iter("{*}Relationship"):
        target = element.get("Target", "")
        # Strict and transitional documents differ only in what comes before the last word of the type.
        kind = element.get("Type", "").rpartition("/")[2]
        if target and element.get("TargetMode") == "External":
            found.append(Relationship(kind, target, element.get("Id", ""), is_outside=True))
        elif target:
            found.append(Relationship(kind, _part_at(target, folder), element.get("Id", "")))
    return tuple(found)


_usual_relationships = functools.lru_cache(_relationships_in)
"""Slides of one layout, and documents of one program, are related in the same way, to the byte."""


@functools.lru_cache  # programs give their parts the same names in all documents
def _part_at(target: str, folder: str) -> str:
    path = posixpath.join("/", folder, urllib.parse.unquote(target.replace("\\", "/")))
    return posixpath.normpath(path).lstrip("/")


def metadata(core_properties: bytes | None) -> Metadata:
    """Return what a document's core properties say; nothing where it has none, or damaged ones."""
    if core_properties is None:
        return Metadata()
    try:
        root = parse_xml(core_properties)
    except (etree.XMLSyntaxError, DocumentError):
        return Metadata()  # what a document says about itself is not its text
    said: dict[str, str] = {}
    for element in root:
        said.setdefault(element.tag.rpartition("}")[2], (element.text or "").strip())
    return Metadata(
        title=said.get("title") or None,
        author=said.get("creator") or None,
        created=iso_date(said.get("created", "")),
        modified=iso_date(said.get("modified", "")),
    )
