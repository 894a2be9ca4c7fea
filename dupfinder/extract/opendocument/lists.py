"""The numbers of lists in OpenDocument markup (OpenDocument 1.3 part 3, 5.3 and 19.880)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from lxml import etree

from dupfinder.extract.flow import TextFlow
from dupfinder.extract.list_numbers import ListNumbers
from dupfinder.extract.opendocument.names import qualified
from dupfinder.extract.opendocument.styles import START_VALUE, numbered_levels, ticked_levels, whole

LIST_ITEM = qualified("text:list-item")
STYLE_NAME = qualified("text:style-name")
CONTINUES, CONTINUES_LIST = qualified("text:continue-numbering"), qualified("text:continue-list")
IDENTIFIER = "{http://www.w3.org/XML/1998/namespace}id"
HEADINGS = "headings"
OUTLINE_LEVEL, IS_UNNUMBERED = qualified("text:outline-level"), qualified("text:is-list-header")
RESTARTS = qualified("text:restart-numbering")


def _level(heading: etree._Element) -> int:
    return whole(heading.get(OUTLINE_LEVEL, "1")) - 1


@dataclass(slots=True)
class OpenLists:
    """The lists that are open at a place in a document."""

    _numbers: ListNumbers = field(default_factory=ListNumbers)
    _lists: int = 0
    _levels: int = 0
    _style: str = ""
    _starts: Mapping[int, int] = field(default_factory=dict)
    _ticks: Mapping[int, str] = field(default_factory=dict)
    _by_style: dict[str, tuple[Mapping[int, int], Mapping[int, str]]] = field(default_factory=dict)
    _name: str = ""
    """By what the outermost list is counted; one that goes on with another has the name of that."""
    _names: dict[str, str] = field(default_factory=dict)
    """Of the lists that others may go on with: by identifier, and the last of each style."""
    _item: etree._Element | None = None
    """The item whose first paragraph is to come."""

    def start(self, element: etree._Element, styles: Mapping[str, etree._Element]) -> None:
        """Start a list."""
        self._levels += 1
        if self._levels > 1:
            return
        self._style = element.get(STYLE_NAME, "")
        self._starts, self._ticks = self._levels_of(self._style or "none", styles)
        before = f"style={self._style}" if element.get(CONTINUES) == "true" else element.get(CONTINUES_LIST, "")
        identifier = element.get(IDENTIFIER, "")
        self._lists += 1
        self._name = self._names.get(before or "none", str(self._lists))
        self._names[identifier or "other"] = self._names[f"style={self._style}"] = self._name

    def _levels_of(
        self, name: str, styles: Mapping[str, etree._Element]
    ) -> tuple[Mapping[int, int], Mapping[int, str]]:
        if name not in self._by_style:
            style = styles.get(name)
            self._by_style[name] = numbered_levels(style), ticked_levels(style)
        return self._by_style[name]

    def end(self) -> None:
        """End a list."""
        self._levels -= 1
        self._item = None

    def start_cell(self) -> None:
        """Start a cell of a table, in which another part begins."""
        self._numbers.end_part()

    def apart(self, flow: TextFlow | None) -> None:
        """Take cells with paragraphs that are in no list; `None` where they are not of the document's text."""
        self.start_cell()
        if flow is not None:
            self.paragraph(None, {}, line=flow.lines)

    def item(self, element: etree._Element) -> None:
        """Start an item, or what stands before the items and has no number."""
        self._item = element if element.tag == LIST_ITEM else None

    def paragraph(
        self, heading: etree._Element | None, styles: Mapping[str, etree._Element], *, line: int
    ) -> int | str | None:
        """Return the number of a paragraph in a list, `None` where it follows from what stands above (`ListNumbers`).

        So many lines stand before it. Of a list whose bullets are ticks or crosses it is the bullet of each item.
        Headings are a list of their own.
        """
        item, self._item = self._item, None
        if not self._levels:
            starts, _ = self._levels_of("", styles)
            level = -1 if heading is None or heading.get(IS_UNNUMBERED) == "true" else _level(heading)
            if heading is not None and level in starts:
                is_new = heading.get(RESTARTS) == "true"
                again = heading.get(START_VALUE) if is_new else None
                number = whole(again) if again else starts[level]
                return self._numbers.item(HEADINGS, level, number, line=line, is_new=is_new)
            self._numbers.paragraph(line)
        if not self._levels or item is None:
            return None
        level = self._levels - 1
        start = item.get(START_VALUE)
        first = self._starts.get(level) if start is None or level not in self._starts else whole(start)
        told = self._numbers.item(self._name, level, first, line=line, is_new=start is not None)
        return self._ticks.get(level) if told is None else told
