"""The text of a PowerPoint presentation, slide by slide.

Each slide is followed by its diagrams and charts and by its speaker's notes: these are no part of what is shown, but a
presentation without them is not the same document. Slides that are skipped in a show are read, too. What layouts and
masters say is not, nor are comments: they are told as what it holds besides its words. python-pptx refuses strict
documents and dangling parts, so the parts are walked as XML, within the budget of `Package`.
"""

import dataclasses
import re
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from functools import partial

from lxml import etree

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.drawing_sights import Sights
from dupfinder.extract.containers.drawingml import Related, add_files
from dupfinder.extract.containers.ooxml import metadata, relationships
from dupfinder.extract.containers.opening import needed_part, opened_package
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.stored_parts import add_signatures
from dupfinder.extract.containers.xml_parts import first_child, local_name, parse_xml
from dupfinder.extract.flow import TextFlow
from dupfinder.extract.format import Content
from dupfinder.extract.list_numbers import tick
from dupfinder.extract.slides.backdrops import Backdrops
from dupfinder.extract.slides.white_words import HIDING, Backdrop
from dupfinder.extract.source import SourceFile
from dupfinder.extract.table_rows import TableRows

SHAPES = frozenset({"sp", "pic", "graphicFrame", "cxnSp", "grpSp"})
WALKED = tuple("{*}" + name for name in (*sorted(SHAPES), "p", "tr", "tc", "t", "br"))
PREPARED = tuple("{*}" + name for name in ("cNvPr", "ph"))
ALTERNATIVES = ("{*}Choice", "{*}Fallback")
"""The same content in several ways, the best first (ECMA-376 part 3, 7.6)."""
RUNNING = frozenset({"ftr", "hdr", "dt"})
"""Placeholders for what stands on every slide."""
NUMBER = "sldNum"
TITLES = frozenset({"title", "ctrTitle"})
TRUE = frozenset({"1", "true"})
RUNS = frozenset({"r", "fld"})
SERIES_AND_CATEGORIES = ("{*}tx", "{*}cat")


def drop_alternatives(root: etree._Element) -> None:
    """Remove all but the first of several ways in which the same content is written."""
    for element in list(root.iter(*ALTERNATIVES)):
        if element.getprevious() is not None:
            _remove(element)


def add_slide(
    root: etree._Element,
    flow: TextFlow,
    on_hidden: Callable[[str], None],
    rows: TableRows,
    lines: MutableMapping[etree._Element, int],
) -> list[str]:
    """Add the text of a slide, or of its notes, to `flow`; changes the tree on the way.

    Returns what stands in placeholders for headers, footers and dates. Hidden shapes, whose texts `on_hidden` takes,
    and the slide's number are left out; titles become headings. `rows` takes the rows of tables; the paragraphs in
    `lines` get the number of lines before them, unless they are left out.
    """
    titles: set[etree._Element] = set()
    running = []
    for element in list(root.iter(*PREPARED)):
        shape = next((one for one in element.iterancestors() if local_name(one) in SHAPES), None)
        kind = element.get("type", "")
        if shape is None:
            continue
        if local_name(element) == "cNvPr":
            if element.get("hidden") in TRUE:
                on_hidden(text_of(shape))
                _remove(shape)
        elif kind in TITLES:
            titles.add(shape)
        elif kind in RUNNING or kind == NUMBER:
            running.append("" if kind == NUMBER else text_of(shape))
            _remove(shape)
    _add(root, flow, titles, rows, lines)
    return [text for text in running if text]


def text_of(root: etree._Element) -> str:
    """Return the text of a drawing."""
    flow = TextFlow()
    _add(root, flow, set(), TableRows(), {})
    return flow.text()


def chart_text(root: etree._Element) -> str:
    """Return what is written in a chart, each piece once: titles, names of series and categories; not its numbers."""
    return "".join(dict.fromkeys((*_lines(text_of(root)), *_lines("\n".join(_names(root))))))


def _names(chart: etree._Element) -> Iterator[str]:
    """Yield the names of a chart's series and categories, as they were when it was saved (21.2.2.201 strCache)."""
    for named in chart.iter(*SERIES_AND_CATEGORIES):
        for cache in named.iter("{*}strCache", "{*}multiLvlStrCache"):
            yield from (value.text or "" for value in cache.iter("{*}v"))


def _lines(text: str) -> list[str]:
    return [f"{line}\n" for line in text.splitlines() if line]


def _add(
    root: etree._Element,
    flow: TextFlow,
    titles: set[etree._Element],
    rows: TableRows,
    lines: MutableMapping[etree._Element, int],
) -> None:
    is_title = False
    for element in root.iter(*WALKED):
        name = local_name(element)
        if name == "t":
            parent = element.getparent()
            if element.text and parent is not None and local_name(parent) in RUNS:
                flow.add(element.text)
        elif name == "p":
            flow.paragraph(is_heading=is_title)
            if element in lines:
                lines[element] = flow.lines
            if (bullet := _bullet(element)) and next(element.iter("{*}t"), None) is not None:
                flow.add(f"{bullet} ")
        elif name == "tr":
            flow.row()
            rows.add_xml(element)
        elif name == "tc":
            flow.cell()
        elif name == "br":
            flow.line()
        else:
            flow.paragraph(is_heading=False)
            flow.end_row()
            is_title = element in titles
    flow.paragraph(is_heading=False)
    flow.end_row()


def _bullet(paragraph: etree._Element) -> str:
    """Return the bullet of a paragraph that is a tick or a cross, an empty string for any other."""
    properties = next(iter(paragraph), None)
    bullet = None if properties is None or not properties.tag.endswith("}pPr") else first_child(properties, "buChar")
    font = None if properties is None or bullet is None else first_child(properties, "buFont")
    return "" if bullet is None else tick(bullet.get("char", ""), "" if font is None else font.get("typeface", ""))


def _remove(element: etree._Element) -> None:
    parent = element.getparent()
    if parent is not None:
        # Emptied first: removing takes lxml a time that grows with the square of what is in the element.
        element.clear()
        parent.remove(element)


TITLE = say("PowerPoint presentation")
SIGNS_SEEN = (b"blip", b"hlink", b"strike=", b"baseline=", b"custGeom", b"graphicFrame", b"cxnSp", b"\0")
SEEN = re.compile(rb"[<:]blip|hlink|strike=|baseline=.-?[1-9]|[<:](?:custGeom|graphicFrame|cxnSp)|\0")
"""What makes notes worth looking at: nearly all have a picture of the slide and their text, and nothing else."""
MARKING = (b"strike", b"highlight", b"Fill", b"baseline", b"buAutoNum", b"\0")
"""Without any of these, and the zeros of UTF-16, no words are marked, and no list begins with another number than 1."""
USUAL_MAIN_PART = "ppt/presentation.xml"


def read(source: SourceFile) -> Content:
    """Return the text of a PowerPoint presentation; footers and dates that stand on slides come last, each once."""
    package = opened_package(source, TITLE)
    of_package = {related.kind: related.target for related in reversed(relationships(package))}
    main = of_package.get("officeDocument", USUAL_MAIN_PART)
    slides = _slides(package, main)
    flow = TextFlow()
    sights = Sights(package, related := Related(package, main))
    rows = TableRows()
    running: dict[str, None] = {}
    backdrops = Backdrops(package, sights)
    for number, slide in enumerate(slides):
        running.update(dict.fromkeys(_add_slide(package, slide, (flow, rows), (sights, backdrops), number)))
    rows.tell(sights.gathering)
    add_files(related, sights.stored, sights.gathering)
    properties = package.read(of_package.get("core-properties", ""))
    add_signatures(package, sights.gathering)
    sights.stored.gather()
    return Content(
        text=flow.text() + "".join(running),
        metadata=dataclasses.replace(metadata(properties), page_count=len(slides) or None),
        headings=flow.headings(),
        beyond=sights.gathering.beyond(),
        pictures=sights.gathering.pictures,
    )


def _slides(package: Package, main: str) -> Sequence[str]:
    """Return the names of the slides' parts in the order in which they are shown, each once."""
    root = parse_xml(needed_part(package, main, TITLE))
    targets = {related.identifier: related.target for related in relationships(package, main)}
    # The id of a relationship is the only attribute of a slide that has a namespace (19.2.1.33).
    ids = [
        str(value)
        for slide in root.iterfind("{*}sldIdLst/{*}sldId")
        for name, value in slide.items()
        if str(name).startswith("{")
    ]
    if not targets.keys() >= set(ids):
        raise DocumentError(ProblemCode.DAMAGED, say("The {title} is damaged: a slide is missing.", title=TITLE))
    return list(dict.fromkeys(targets[slide] for slide in ids))


def _add_slide(
    package: Package, slide: str, shown: tuple[TextFlow, TableRows], seen: tuple[Sights, Backdrops], number: int
) -> list[str]:
    """Add the text of a slide and of what belongs to it; returns what stands on other slides, too."""
    (flow, _), (sights, backdrops) = shown, seen
    related = Related(package, slide)
    part = needed_part(package, slide, TITLE)
    root = parse_xml(part)
    drop_alternatives(root)
    line = flow.lines
    backdrops.add(Backdrop(root, related), line, may_hide=HIDING.search(part) is not None)
    sights.slide(root, related, page=number, line=line)
    on_hidden = partial(sights.hidden_shape, page=number, line=line)
    running = _add_marked(part, root, sights, shown, on_hidden)
    for text in _drawings(package, related, sights.drawings):
        flow.add(text.removesuffix("\n"))
        flow.line()
    for name, part in _parts(package, related, "notesSlide"):
        notes = parse_xml(part)
        drop_alternatives(notes)
        if any(sign in part for sign in SIGNS_SEEN) and SEEN.search(part):
            sights.drawing(notes, Related(package, name, sights.gathering), page=number, line=flow.lines)
        running += _add_marked(part, notes, sights, shown, on_hidden)
    return running


def _add_marked(
    part: bytes,
    root: etree._Element,
    sights: Sights,
    shown: tuple[TextFlow, TableRows],
    on_hidden: Callable[[str], None],
) -> list[str]:
    """Add the text of a slide or its notes, and which words of it are marked; returns what `add_slide` does."""
    flow, rows = shown
    marked = sights.marked(root) if any(sign in part for sign in MARKING) else []
    lines = {paragraph: flow.lines for paragraph, _ in marked if paragraph is not None}
    running = add_slide(root, flow, on_hidden, rows, lines)
    for paragraph, tell in marked:
        tell(line=flow.lines if paragraph is None else lines[paragraph])
    return running


def _drawings(package: Package, related: Related, parsed: Mapping[str, etree._Element]) -> Iterator[str]:
    """Yield the texts of a slide's diagrams and charts, some of which have been `parsed`."""
    for kind, told in (("diagramData", text_of), ("chart", chart_text)):
        for name, part in _parts(package, related, kind):
            yield told(parsed[name] if name in parsed else parse_xml(part))


def _parts(package: Package, related: Related, kind: str) -> Iterator[tuple[str, bytes]]:
    """Yield the related parts of a kind with their names; one that is named but not there is left out."""
    for name in related.inside(kind):
        part = package.read(name)
        if part is not None:
            yield name, part
