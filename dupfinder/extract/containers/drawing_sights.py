"""What slides hold besides their words: pictures, shapes, links, struck text, hidden slides and shapes, comments."""

import itertools
from collections.abc import Callable, Iterator
from functools import partial

from lxml import etree

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.extract.containers.drawingml import (
    HYPERLINKS,
    Related,
    add_charts_and_diagrams,
    add_files,
    add_picture,
    address_of,
    drawn,
    fill_of,
    light_of,
)
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.stored_parts import StoredParts, xml_of
from dupfinder.extract.containers.xml_parts import first_child, local_name
from dupfinder.extract.gathering import RESOLVED, Gathering
from dupfinder.extract.table_rows import HIGHLIGHTS, LIGHTS, highlight_of, sign_ink, tell_box

LOOKED_AT = tuple("{*}" + name for name in ("blip", *HYPERLINKS, "sp", "cxnSp"))
OFF = frozenset({"0", "false"})
KINDS = {"struck": ContentKind.REVISIONS, **dict.fromkeys(HIGHLIGHTS, ContentKind.COMMENTS)}
NOT_STRUCK = frozenset({"", "noStrike"})
Tell = Callable[..., None]
"""Adds something that was found; takes the `line` that it is in."""
EMBEDDED, ON_SHEET = "{*}oleObj", "/spreadsheetDrawing}"


class Sights:
    """Gathers what is seen on drawings: slides, their notes, the drawings of sheets."""

    def __init__(self, package: Package, main: Related | None = None) -> None:
        self._package = package
        self._main = main
        self._people: dict[str, str] | None = None
        self.gathering = Gathering()
        self.stored = StoredParts(package, self.gathering)
        self.drawings: dict[str, etree._Element] = {}
        """The charts and diagrams of the last drawing."""

    def slide(self, root: etree._Element, related: Related, *, page: int, line: int) -> None:
        """Add a slide, before its text is taken out of the tree."""
        if root.get("show") in OFF:
            self.gathering.add(ContentKind.HIDDEN, item(f"slide {page + 1}", line=line, page=page))
        self.drawing(root, related, page=page, line=line)
        for name in related.inside("comments", "comment"):
            comments = xml_of(self._package, name, self.gathering, ContentKind.COMMENTS)
            for comment in () if comments is None else comments.iter("{*}cm", "{*}reply"):
                self._comment(comment, page=page, line=line)

    def who(self, identifier: str) -> str:
        """Return the name of who commented, by the number or id that comments have."""
        if self._people is None:
            self._people = {}
            for name in () if self._main is None else self._main.inside("commentAuthors", "authors", "person"):
                root = xml_of(self._package, name, self.gathering, ContentKind.COMMENTS)
                for one in () if root is None else root.iterchildren("{*}cmAuthor", "{*}author", "{*}person"):
                    self._people[one.get("id", "")] = one.get("name", one.get("displayName", ""))
        return self._people.get(identifier, "")

    def drawing(self, root: etree._Element, related: Related, *, page: int | None, line: int | None) -> list[str]:
        """Add a drawing: a slide, its notes, what lies on a sheet. Returns the titles that stand in its charts."""
        for element in root.iter(*LOOKED_AT):
            name = local_name(element)
            if name == "blip":
                if next(element.iterancestors(EMBEDDED), None) is None:  # how an embedded file is shown
                    add_picture(element, related, self.stored, self.gathering, line=line)
            elif name in HYPERLINKS:
                self.gathering.link(address_of(element, related), line=line)
            elif name in {"sp", "cxnSp"}:
                self._shape(element, page=page, line=line)
        add_files(related, self.stored, self.gathering)
        self.drawings.clear()
        return add_charts_and_diagrams(
            self._package, related, self.stored, self.gathering, page=page, parsed=self.drawings
        )

    def marked(self, root: etree._Element) -> list[tuple[etree._Element | None, Tell]]:
        """Return what adds the marked words of a drawing and where lists begin, with the paragraph that each is in."""
        found = []
        for element in root.iter("{*}rPr", "{*}buAutoNum"):
            tells = self._marked(element) if local_name(element) == "rPr" else self._numbered(element)
            found += [(next(element.iterancestors("{*}p"), None), tell) for tell in tells]
        return found

    def hidden_shape(self, text: str, *, page: int | None, line: int | None) -> None:
        """Add the text of a shape that is not shown."""
        words = " ".join(text.split())
        if words:
            self.gathering.add(ContentKind.HIDDEN, item(words, line=line, page=page))

    def _comment(self, comment: etree._Element, *, page: int, line: int) -> None:
        """Add a comment, or a reply to one; the newer kind has its text in paragraphs of its own."""
        body = next(comment.iterchildren("{*}txBody", "{*}text"), None)
        words = "" if body is None else _paragraphs(body)
        is_done = comment.get("status") == RESOLVED
        self.gathering.comment(words, by=self.who(comment.get("authorId", "")), is_done=is_done, line=line, page=page)

    def _shape(self, shape: etree._Element, *, page: int | None, line: int | None) -> None:
        is_place = next(shape.iter("{*}ph"), None) is not None  # what is not said there stands in its layout
        is_box = is_place or any(properties.get("txBox") in {"1", "true"} for properties in shape.iter("{*}cNvSpPr"))
        has_text = any(text.text for text in shape.iter("{*}t"))
        parts = () if is_box else drawn(shape, has_text=has_text)
        is_on_sheet = ON_SHEET in str(shape.tag)
        if has_text and not (is_place or is_on_sheet) and (hue := light_of(shape, self.stored)) in LIGHTS:
            words = " ".join(text.text or "" for text in shape.iter("{*}t"))
            tell_box(self.gathering, hue, words, line=line, page=page)
        if parts:
            hues = () if has_text else fill_of(shape)
            self.gathering.shape(*parts, notation="drawingml", hues=hues, line=line, page=page)

    def _numbered(self, numbers: etree._Element) -> Iterator[Tell]:
        """Yield what adds with which number a list begins, if not with 1: each of its paragraphs says so."""
        start = numbers.get("startAt", "1")
        before = next((one.getprevious() for one in numbers.iterancestors("{*}p")), None)
        first = None if before is None else before.find("{*}pPr/{*}buAutoNum")
        if start.isdecimal() and int(start[:6]) != 1 and (first is None or first.get("startAt", "1") != start):
            yield partial(self.gathering.list_from, int(start[:6]))

    def _marked(self, properties: etree._Element) -> Iterator[Tell]:
        """Yield what adds text that is struck, raised or lowered; into how many runs it is cut makes none."""
        run = properties.getparent()
        if run is None or not _ways_of(properties):
            return
        for way in _ways(run) - _ways(run.getprevious()):
            words = "".join(map(_text, _going_on(run, way)))
            yield partial(self.gathering.words, KINDS.get(way, ContentKind.SIGNS), words, way=way)


def _going_on(run: etree._Element, way: str) -> Iterator[etree._Element]:
    """Return a run, and those after it that are marked in the same way."""
    return itertools.takewhile(lambda one: way in _ways(one), (run, *run.itersiblings()))


def _ways(run: etree._Element | None) -> set[str]:
    """Return how a run marks its text."""
    return set[str]() if run is None else set[str]().union(*(_ways_of(one) for one in run if local_name(one) == "rPr"))


def _ways_of(properties: etree._Element) -> list[str]:
    ways = []
    if properties.get("strike", "") not in NOT_STRUCK:
        ways.append("struck")
    if (ground := first_child(properties, "highlight")) is not None:
        ways.append(highlight_of(next((one.get("val", "") for one in ground), "")))
    if (fill := first_child(properties, "solidFill")) is not None:
        ways.append(sign_ink(next((one.get("val", "") for one in fill), "")))
    baseline = properties.get("baseline", "")
    if baseline.strip("-0%."):
        ways.append("lowered" if baseline.startswith("-") else "raised")
    return list(filter(None, ways))


def _text(run: etree._Element) -> str:
    return "".join(text.text or "" for text in run.iterchildren("{*}t"))


def _paragraphs(body: etree._Element) -> str:
    return "\n".join(
        "".join(text.text or "" for text in paragraph.iter("{*}t")) for paragraph in body.iter("{*}p")
    ) or "".join(map(str, body.itertext()))
