"""The text of WordprocessingML: body, headers, footers, notes (ECMA-376 part 1, 17; strict and transitional)."""

import itertools
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from lxml import etree

from dupfinder.extract.containers.xml_parts import local_name
from dupfinder.extract.equations import laid_over
from dupfinder.extract.flow import TextFlow
from dupfinder.extract.table_rows import MOST_BOX_CHARS, TableRows
from dupfinder.extract.word.headings import OUTLINE_LEVELS, said_by
from dupfinder.extract.word.marks import BOX_WORDS, MOST_PIECES, Marks, Tell, instruction_from, symbol_of
from dupfinder.extract.word.numbering import WordLists

ROW_END = "rowEnd"
"""An element of ours where a table row ends: its empty last cells would take what follows into their line."""
PIECE = "piece"
"""An element of ours around some blocks of a large part."""
WALKED = tuple(
    f"{{*}}{name}"
    for name in ("p", "tr", "tc", "t", "tab", "ptab", "br", "cr", "noBreakHyphen", "sym", "altChunk", ROW_END)
)
_TABLE = frozenset({"tr", "tc", ROW_END})
PREPARED = tuple(
    "{*}" + name
    for name in ("Choice", "Fallback", "moveFrom", "vanish", "txbxContent", "del", "rt", "instrText", "framePr")
)
"""What is removed, moved or shown; `w:rt` says how to pronounce the characters next to it, which are the text."""
ALTERNATIVES = frozenset({"Choice", "Fallback"})
"""The same content in several ways, the best first (ECMA-376 part 3, 7.6)."""
OFF = frozenset({"0", "false", "off"})


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What other parts of a document say about the text of one."""

    heading_styles: AbstractSet[str] = frozenset()
    chunks: Mapping[str, str] = field(default_factory=dict)
    """The text of documents inside this one (`w:altChunk`), by the id of their relationship."""
    marks: Marks | None = None
    """What looks for all that is no text."""
    lines_before: int = 0
    """Of the document, before this part."""
    rows: TableRows = field(default_factory=TableRows)
    """What takes the rows of tables."""
    lists: WordLists | None = None
    """What takes paragraphs that may be in lists."""


def add_story(root: etree._Element, flow: TextFlow, surroundings: Surroundings) -> None:
    """Add the text of a body, header, footer or of notes to `flow`; changes the tree on the way.

    Tracked insertions count; deletions (`w:delText`), field codes (`w:instrText`) and hidden text do not. Paragraphs in
    one of the styles, or that are headings by themselves, become headings of `flow`.
    """
    unended, found = _prepare(root, surroundings.marks)
    _end_rows(root)
    for element in root.iter(*WALKED):
        name = element.tag.rpartition("}")[2]
        if name == "t":
            if text := element.text:
                flow.add(text)
        elif name == "p":
            if element not in unended:
                _start_paragraph(element, flow, surroundings)
            if told := found.get(element):
                _tell(told, flow, surroundings)
        elif name in _TABLE:
            _add_cell(element, name, flow, surroundings)
        elif name == "altChunk":
            _add_chunk(element, flow, surroundings.chunks)
        else:
            _add_character(element, name, flow)
    for tell in found.get(root, ()):
        tell(line=None)


def _end_rows(root: etree._Element) -> None:
    """Mark where table rows end; in a piece of a large part that is done for those that stand by themselves."""
    rows = list(root.iter("{*}tr"))
    for row in rows if root.tag != PIECE else (one for one in rows if one.getparent() is not root):
        etree.SubElement(row, ROW_END)


def _add_cell(element: etree._Element, name: str, flow: TextFlow, surroundings: Surroundings) -> None:
    """Start a table row or a cell, or end a row."""
    if name == "tr":
        flow.row()
        surroundings.rows.add_xml(element)
    elif name == "tc":
        flow.cell()
    else:
        flow.end_row()


def _start_paragraph(paragraph: etree._Element, flow: TextFlow, surroundings: Surroundings) -> None:
    properties = next(iter(paragraph), None)
    if properties is not None and not properties.tag.endswith("}pPr"):  # they stand first, or are not there
        properties = next(paragraph.iterchildren("{*}pPr"), None)
    style, level, numbering = said_by(properties)
    flow.paragraph(is_heading=style in surroundings.heading_styles if level is None else level in OUTLINE_LEVELS)
    if surroundings.lists is not None:
        surroundings.lists.take(paragraph, style, numbering, flow, surroundings.lines_before)


def _tell(found: Iterable[Tell], flow: TextFlow, surroundings: Surroundings) -> None:
    """Add what was found in the paragraph that starts here."""
    line = surroundings.lines_before + flow.lines
    for tell in found:
        tell(line=line)


def _value(element: etree._Element, name: str) -> str:
    """Return an attribute of the element's own namespace."""
    return element.get(f"{element.tag.rpartition('}')[0]}}}{name}", "")


def _add_character(element: etree._Element, name: str, flow: TextFlow) -> None:
    if name in {"br", "cr"}:
        flow.line()
    else:
        flow.add(character(element, name))


def character(element: etree._Element, name: str) -> str:
    """Return the character for which an element stands; an empty string for the tab stops of a paragraph's layout."""
    if name == "noBreakHyphen":
        return "\u2011"
    if name == "sym":
        return symbol_of(element)
    parent = element.getparent()
    return "\t" if parent is not None and local_name(parent) == "r" else ""


def _add_chunk(element: etree._Element, flow: TextFlow, chunks: Mapping[str, str]) -> None:
    """Add the document that stands in the place of a `w:altChunk`, by the only attribute that one has (17.17.2.1)."""
    text = next((chunks[value] for value in map(str, element.values()) if value in chunks), "").strip("\n")
    flow.line()
    if text:
        flow.add(text)
        flow.line()


def _prepare(
    root: etree._Element, marks: Marks | None
) -> tuple[frozenset[etree._Element], Mapping[etree._Element, list[Tell]]]:
    """Remove what is not seen, or seen twice, and move text boxes out of the paragraphs in which they are anchored.

    Returns the paragraphs that run on from the one before, whose end a tracked change has deleted, and what `marks`
    found before that which is not seen was removed.
    """
    boxes: dict[etree._Element, etree._Element] = {}
    unended: set[etree._Element] = set()
    unseen: list[etree._Element | None] = []
    for element in list(root.iter(*PREPARED)):
        name = local_name(element)
        if name == "txbxContent":
            _move_box(element, boxes)
        elif name == "del":
            unended.update(_paragraph_after(element))
        elif name == "framePr":
            unended.update(_paragraph_after_initial(element))
        elif name == "instrText":
            _show_instruction(element)
        elif name == "vanish":
            unseen.append(_hidden_run(element))
        elif name not in ALTERNATIVES:
            unseen.append(element)
        elif element.getprevious() is not None:  # the first alternative stays
            _remove(element)
    found = {} if marks is None else marks.look(root)
    for each in unseen:
        _remove(each)
    return frozenset(unended), found


def _remove(element: etree._Element | None) -> None:
    parent = element.getparent() if element is not None else None
    if element is not None and parent is not None:
        # Emptied first: removing takes lxml a time that grows with the square of what is in the element.
        element.clear()
        parent.remove(element)


def _show_instruction(element: etree._Element) -> None:
    """Put the words before the instruction of a field that begins here, if it is one that shows what stands in it.

    Word keeps no result of such a field; other programs do, and it has the words.
    """
    begun = (element.text or "").strip().upper()
    words = laid_over(instruction_from(element)) if "EQ" in begun or not begun else ""
    if words and not _has_result(element):
        shown = etree.Element(f"{element.tag.rpartition('}')[0]}}}t")
        shown.text = words
        element.addprevious(shown)


def _has_result(instruction: etree._Element) -> bool:
    """Return whether a field of which this is the instruction has words behind it that are shown instead."""
    run = instruction.getparent()
    is_behind = False
    for other in () if run is None else itertools.islice(run.itersiblings("{*}r"), 2 * MOST_PIECES):
        for part in other.iterchildren("{*}fldChar", "{*}t"):
            if is_behind or local_name(part) == "t":
                return is_behind and local_name(part) == "t"
            is_behind = _value(part, "fldCharType") == "separate"
            if not is_behind:
                return False
    return False


def _hidden_run(vanish: etree._Element) -> etree._Element | None:
    """Return the run that `w:vanish` hides; `None` where it is switched off or only hides the mark of a paragraph."""
    properties = vanish.getparent()
    run = properties.getparent() if properties is not None else None
    if run is None or local_name(run) != "r" or _value(vanish, "val") in OFF:
        return None
    return run


def _move_box(box: etree._Element, boxes: dict[etree._Element, etree._Element]) -> None:
    """Move the content of a text box behind the outermost paragraph around it, so that it does not cut that in two.

    `boxes` maps a paragraph to the box that was last moved behind it. What was around one has its `BOX_WORDS`.
    """
    paragraphs = list(box.iterancestors("{*}p"))
    frame = box.getparent()
    if paragraphs and frame is not None:
        hidden = {_hidden_run(each) for each in box.iter("{*}vanish")}
        texts = (text.text for text in box.iter("{*}t") if text.getparent() not in hidden)
        if words := " ".join(filter(None, texts)):
            frame.set(BOX_WORDS, words[:MOST_BOX_CHARS])
        boxes.get(paragraphs[-1], paragraphs[-1]).addnext(box)
        boxes[paragraphs[-1]] = box


def _paragraph_after_initial(frame: etree._Element) -> Iterator[etree._Element]:
    """Yield the paragraph whose first letter, several lines high, is the one before, in a frame (17.3.1.11)."""
    properties = frame.getparent()
    paragraph = None if properties is None else properties.getparent()
    if paragraph is not None and _value(frame, "dropCap") in {"drop", "margin"}:
        yield from itertools.islice(paragraph.itersiblings("{*}p"), 1)


def _paragraph_after(deletion: etree._Element) -> Iterator[etree._Element]:
    """Yield the paragraph after the one whose end is deleted, if that is what a `w:del` stands for."""
    ancestors = list(itertools.islice(deletion.iterancestors(), 3))
    if [local_name(ancestor) for ancestor in ancestors] == ["rPr", "pPr", "p"]:
        yield from itertools.islice(ancestors[2].itersiblings("{*}p"), 1)
