"""What the styles of an OpenDocument file decide about its text: what is hidden, a title, on which pages."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from lxml import etree

from dupfinder.extract.opendocument.names import qualified

COLLECTIONS = (qualified("office:styles"), qualified("office:automatic-styles"))
STYLE = qualified("style:style")
NAME = qualified("style:name")
DISPLAY_NAME = qualified("style:display-name")
FAMILY = qualified("style:family")
PARENT = qualified("style:parent-style-name")
MASTER_PAGE = qualified("style:master-page-name")
TEXT_PROPERTIES = qualified("style:text-properties")
DISPLAY = qualified("text:display")
HIDDEN = "none"
TEXT_FAMILIES = frozenset({"paragraph", "text"})
TABLE_PROPERTIES = qualified("style:table-properties")
TABLE_DISPLAY = qualified("table:display")
TITLE = "Title"
"""A paragraph style that every program has, under this name whatever its language."""

StyleKey = tuple[str, str]
"""A family (`paragraph`) and a name: two families may have a style of the same name."""
Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Styles:
    """The styles that matter to the text, each with what it inherits."""

    hidden: frozenset[StyleKey]
    titles: frozenset[StyleKey]
    master_pages: Mapping[StyleKey, str]
    """The master page that starts with a paragraph or table of a style."""


def styles_in(*roots: etree._Element) -> Styles:
    """Return what the common and automatic styles say that stand in these parts of one file."""
    parents: dict[StyleKey, StyleKey] = {}
    displays: dict[StyleKey, str] = {}
    titles: dict[StyleKey, bool] = {}
    master_pages: dict[StyleKey, str] = {}
    for style in _styles_of(roots):
        family = style.get(FAMILY, "")
        key = (family, style.get(NAME, ""))
        parents[key] = (family, style.get(PARENT, ""))
        properties = style.find(TEXT_PROPERTIES) if family in TEXT_FAMILIES else None
        display = None if properties is None else properties.get(DISPLAY)
        table = style.find(TABLE_PROPERTIES) if family == "table" else None
        if table is not None and table.get(TABLE_DISPLAY) == "false":
            display = HIDDEN
        if display is not None:
            displays[key] = display
        if TITLE in {style.get(NAME), style.get(DISPLAY_NAME)}:
            titles[key] = True
        if style.get(MASTER_PAGE):
            master_pages[key] = style.get(MASTER_PAGE, "")
    return Styles(
        hidden=frozenset(key for key, display in _inherited(displays, parents).items() if display == HIDDEN),
        titles=frozenset(_inherited(titles, parents)),
        master_pages=_inherited(master_pages, parents),
    )


def _styles_of(roots: Iterable[etree._Element]) -> Iterable[etree._Element]:
    for root in roots:
        for collection in root.iterchildren(*COLLECTIONS):
            yield from collection.iterchildren(STYLE)


def _inherited(own: Mapping[Key, Value], parents: Mapping[Key, Key]) -> dict[Key, Value]:
    """Return the value of each that has one, of its own or from its nearest ancestor with one; circles end."""
    if not own:
        return {}
    known: dict[Key, Value | None] = dict(own)
    for start in parents:
        way = []
        at = start
        while at in parents and at not in known:
            known[at] = None
            way.append(at)
            at = parents[at]
        known.update(dict.fromkeys(way, known.get(at)))
    return {key: value for key, value in known.items() if value is not None}
