"""The text of slides, their notes, diagrams and charts (ECMA-376 part 1, 19 PresentationML, 21 DrawingML)."""

from collections.abc import Callable, Iterator

from lxml import etree

from dupfinder.extract.flow import TextFlow
from dupfinder.extract.table_rows import TableRows, filled_columns

SHAPES = ("sp", "pic", "graphicFrame", "cxnSp", "grpSp")
WALKED = tuple("{*}" + name for name in (*SHAPES, "p", "tr", "tc", "t", "br"))
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


def add_slide(root: etree._Element, flow: TextFlow, on_hidden: Callable[[str], None], rows: TableRows) -> list[str]:
    """Add the text of a slide, or of its notes, to `flow`; changes the tree on the way.

    Returns what stands in placeholders for headers, footers and dates. Hidden shapes, whose texts `on_hidden` takes,
    and the slide's number are left out; titles become headings. `rows` takes the rows of tables.
    """
    titles: set[etree._Element] = set()
    running = []
    for element in list(root.iter(*PREPARED)):
        shape = next(element.iterancestors(*("{*}" + name for name in SHAPES)), None)
        kind = element.get("type", "")
        if shape is None:
            continue
        if _local_name(element) == "cNvPr":
            if element.get("hidden") in TRUE:
                on_hidden(text_of(shape))
                _remove(shape)
        elif kind in TITLES:
            titles.add(shape)
        elif kind in RUNNING or kind == NUMBER:
            running.append("" if kind == NUMBER else text_of(shape))
            _remove(shape)
    _add(root, flow, titles, rows)
    return [text for text in running if text]


def text_of(root: etree._Element) -> str:
    """Return the text of a drawing."""
    flow = TextFlow()
    _add(root, flow, set(), TableRows())
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


def _add(root: etree._Element, flow: TextFlow, titles: set[etree._Element], rows: TableRows) -> None:
    is_title = False
    for element in root.iter(*WALKED):
        name = _local_name(element)
        if name == "t":
            parent = element.getparent()
            if element.text and parent is not None and _local_name(parent) in RUNS:
                flow.add(element.text)
        elif name == "p":
            flow.paragraph(is_heading=is_title)
        elif name == "tr":
            flow.row()
            rows.add(filled_columns(element))
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


def _remove(element: etree._Element) -> None:
    parent = element.getparent()
    if parent is not None:
        # Emptied first: removing takes lxml a time that grows with the square of what is in the element.
        element.clear()
        parent.remove(element)


def _local_name(element: etree._Element) -> str:
    return element.tag.rpartition("}")[2]
