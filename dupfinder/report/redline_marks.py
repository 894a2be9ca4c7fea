"""Tracked changes in WordprocessingML (ECMA-376 part 1, 17.13.5): runs, ends of paragraphs and rows that come or go."""

import copy
import datetime
import itertools
import re
from collections.abc import Iterable, Iterator, Sequence

from docx.oxml import OxmlElement
from docx.oxml.ns import qn

from dupfinder.domain.differences import PieceKind
from dupfinder.report.redline_places import Block, Element, Mark

AUTHOR = "DupFinder"
_TAGS = {
    PieceKind.DELETED: "w:del",
    PieceKind.INSERTED: "w:ins",
    PieceKind.MOVED_FROM: "w:moveFrom",
    PieceKind.MOVED_TO: "w:moveTo",
}
_FIRST_NUMBER = 100_000
"""Of the changes; bookmarks and comments are numbered from 0."""
_PIECES = re.compile(r"[\t\n]|[^\t\n]+")
_MARKS_OF_HEADINGS = re.compile(r"(?i)heading|title|berschrift|titel|toc")
_SPLIT = {qn(f"w:{name}") for name in ("hyperlink", "smartTag")}
"""What may be cut in two around a new end of a paragraph."""
_RUN = qn("w:r")
_OF_WORDS = {qn(f"w:{name}") for name in ("rPr", "t", "tab", "ptab", "br", "cr", "noBreakHyphen", "sym")}


def accept_all(root: Element) -> bool:
    """Accept the changes that are tracked already, as the text that was read has them; return whether there are any."""
    found = False
    for element in list(root.iter(*(qn(tag) for tag in _TAGS.values()))):
        parent = element.getparent()
        if parent is None:
            continue
        found = True
        is_old = element.tag in {qn("w:del"), qn("w:moveFrom")}
        if parent.tag == qn("w:trPr") and is_old:
            _remove(parent.getparent())
        elif parent.tag == qn("w:rPr") and element.tag == qn("w:del"):
            parent.remove(element)
            _run_on(parent.getparent().getparent())
        elif is_old or parent.tag in {qn("w:rPr"), qn("w:trPr")}:
            _remove(element)
        else:
            _unwrap(element)
    for element in list(root.iter("{*}*")):
        name = element.tag.rpartition("}")[2]
        if name.endswith("Change") or name.startswith(("moveFromRange", "moveToRange")) or name == "cellIns":
            found = True
            _remove(element)
    return found


def _remove(element: Element) -> None:
    parent = element.getparent()
    if parent is not None:
        parent.remove(element)


def _unwrap(element: Element) -> None:
    for child in list(element):
        element.addprevious(child)
    _remove(element)


def _run_on(paragraph: Element) -> None:
    """Put what a paragraph holds before what the next one does."""
    following = paragraph.getnext()
    if following is None or following.tag != qn("w:p"):
        return
    at = 1 if len(following) and following[0].tag == qn("w:pPr") else 0
    for child in reversed([child for child in paragraph if child.tag != qn("w:pPr")]):
        following.insert(at, child)
    _remove(paragraph)


class Marker:
    """Writes tracked changes, all with one author and one moment."""

    def __init__(self) -> None:
        self.movers: dict[int, Element] = {}
        """Copies of the paragraphs that move, by the number of their move."""
        self._date = f"{datetime.datetime.now(tz=datetime.UTC):%Y-%m-%dT%H:%M:%SZ}"
        self._numbers = itertools.count(_FIRST_NUMBER)

    def mark(self, block: Block) -> None:
        """Show what becomes of a paragraph; its leaves are of no use afterwards."""
        paragraph = block.paragraph
        for one in block.before:
            self._add_before(paragraph, one)
        if block.marks:
            self._mark_runs(block)
        if block.end is not None:
            kind, move = block.end
            _properties(paragraph, "w:rPr").insert(0, self._change(kind))
            if move:
                self._add_range(paragraph, kind, move)

    def mark_row(self, row: Element, kind: PieceKind) -> None:
        """Let a row come or go."""
        properties = row.find(qn("w:trPr"))
        if properties is None:
            properties = OxmlElement("w:trPr")
            exceptions = row.find(qn("w:tblPrEx"))
            row.insert(0, properties) if exceptions is None else exceptions.addnext(properties)
        properties.append(self._change(kind))

    def add_row(self, row: Element, cells: Sequence[str], *, is_after: bool) -> None:
        """Let a row come before or after another one, and with cells like those of that one."""
        added = OxmlElement("w:tr")
        models = row.findall(qn("w:tc"))
        for model, text in zip(models, cells, strict=True):
            cell = OxmlElement("w:tc")
            properties = model.find(qn("w:tcPr"))
            if properties is not None:
                cell.append(copy.deepcopy(properties))
                for merged in cell[0].findall(qn("w:vMerge")):
                    cell[0].remove(merged)
            paragraph = OxmlElement("w:p")
            _set_properties(paragraph, model.find(qn("w:p")))
            if text:
                paragraph.append(self._inserted(text, None, PieceKind.INSERTED))
            cell.append(paragraph)
            added.append(cell)
        self.mark_row(added, PieceKind.INSERTED)
        row.addnext(added) if is_after else row.addprevious(added)

    def _change(self, kind: PieceKind) -> Element:
        change = OxmlElement(_TAGS[kind])
        self._sign(change)
        return change

    def _sign(self, change: Element) -> None:
        change.set(qn("w:id"), str(next(self._numbers)))
        change.set(qn("w:author"), AUTHOR)
        change.set(qn("w:date"), self._date)

    def _add_range(self, paragraph: Element, kind: PieceKind, move: int) -> None:
        """Say around a paragraph that it moves, and where to."""
        start, end = OxmlElement(f"{_TAGS[kind]}RangeStart"), OxmlElement(f"{_TAGS[kind]}RangeEnd")
        self._sign(start)
        start.set(qn("w:name"), f"move{move}")
        end.set(qn("w:id"), start.get(qn("w:id"), ""))
        paragraph.find(qn("w:pPr")).addnext(start)
        paragraph.addnext(end)

    def _add_before(self, paragraph: Element, added: Mark) -> None:
        """Let a paragraph come before another one, with its properties, or with those that it had where it was."""
        new = OxmlElement("w:p")
        if added.move:
            mover = self.movers[added.move]
            _set_properties(new, mover)
            change = self._change(added.kind)
            _move((_with_words_alone(run) for run in mover.iter(_RUN)), change)
        else:
            before = paragraph.getprevious()
            is_beside = _is_heading(paragraph) and before is not None and before.tag == qn("w:p")
            model = before if is_beside else paragraph
            _set_properties(new, None if _is_heading(model) else model)
            change = self._inserted(added.text, None if _is_heading(model) else _first_run(model), added.kind)
        new.append(change)
        paragraph.addprevious(new)
        _properties(new, "w:rPr").insert(0, self._change(added.kind))
        if added.move:
            self._add_range(new, added.kind, added.move)

    def _inserted(self, text: str, model: Element | None, kind: PieceKind) -> Element:
        run = OxmlElement("w:r")
        properties = None if model is None else model.find(qn("w:rPr"))
        if properties is not None:
            run.append(copy.deepcopy(properties))
        for piece in _PIECES.findall(text):
            if piece in "\t\n":
                run.append(OxmlElement("w:tab" if piece == "\t" else "w:br"))
            else:
                run.append(_text(piece, "w:t"))
        change = self._change(kind)
        change.append(run)
        return change

    def _mark_runs(self, block: Block) -> None:
        pieces = list(_cut_pieces(block))
        inserted: list[tuple[Element, str]] = []
        anchors: dict[int, Element] = {}
        for one in block.marks:
            if one.kind.is_new:
                anchor = self._anchor(block, pieces, one)
                if one.start in anchors:
                    anchors[one.start].addnext(anchor)
                anchors[one.start] = anchor
                inserted.append((anchor, one.text))
            else:
                for start, end, run in pieces:
                    if one.start <= start and end <= one.end:
                        self._delete(run, one.kind)
        for anchor, text in inserted:
            self._insert(block.paragraph, anchor, text)

    def _anchor(self, block: Block, pieces: Sequence[tuple[int, int, Element]], one: Mark) -> Element:
        """Return an element that stands where something is to be inserted."""
        anchor = OxmlElement("w:r")
        before = next((run for start, end, run in reversed(pieces) if end <= one.start), None)
        after = next((run for start, end, run in pieces if start >= one.start), None)
        model = after if before is None else before
        if model is not None and (properties := model.find(qn("w:rPr"))) is not None:
            anchor.append(copy.deepcopy(properties))
        if before is not None:
            _changed(before).addnext(anchor)
        elif after is not None:
            _changed(after).addprevious(anchor)
        elif (properties := block.paragraph.find(qn("w:pPr"))) is not None:
            properties.addnext(anchor)
        else:
            block.paragraph.insert(0, anchor)
        return anchor

    def _delete(self, run: Element, kind: PieceKind) -> None:
        if run.getparent().tag == qn(_TAGS[kind]):
            return
        change = self._change(kind)
        run.addprevious(change)
        change.append(run)
        for text in run.iterchildren(qn("w:t")) if kind is PieceKind.DELETED else ():
            text.tag = qn("w:delText")

    def _insert(self, paragraph: Element, anchor: Element, text: str) -> None:
        *ended, last = text.split("\n")
        if ended and any(one.tag not in _SPLIT for one in _between(anchor, paragraph)):
            ended, last = [], text  # in a form field or the like: as lines
        for line in ended:
            if line:
                anchor.addprevious(self._inserted(line, anchor, PieceKind.INSERTED))
            self._split(paragraph, anchor)
        if last:
            anchor.addprevious(self._inserted(last, anchor, PieceKind.INSERTED))
        _remove(anchor)

    def _split(self, paragraph: Element, anchor: Element) -> None:
        """Put what stands before an element of a paragraph into a paragraph of its own, the end of which comes."""
        new = OxmlElement("w:p")
        _set_properties(new, paragraph)
        inner = anchor
        carried: list[Element] = []
        for around in (*_between(anchor, paragraph), paragraph):
            before = [one for one in itertools.takewhile(lambda one: one is not inner, around)]  # noqa: B023, C416
            if around is paragraph:
                for child in (*(one for one in before if one.tag != qn("w:pPr")), *carried):
                    new.append(child)
            elif before or carried:
                shell = copy.copy(around)
                for child in list(shell):
                    shell.remove(child)
                for child in (*before, *carried):
                    shell.append(child)
                carried = [shell]
            inner = around
        paragraph.addprevious(new)
        _properties(new, "w:rPr").insert(0, self._change(PieceKind.INSERTED))


def _between(element: Element, paragraph: Element) -> list[Element]:
    """Return what is around an element inside of a paragraph, the innermost first."""
    return list(itertools.takewhile(lambda one: one is not paragraph, element.iterancestors()))


def _changed(run: Element) -> Element:
    """Return a run, or the change that it stands in."""
    parent = run.getparent()
    return parent if parent.tag in {qn(tag) for tag in _TAGS.values()} else run


def _is_heading(paragraph: Element) -> bool:
    style = paragraph.find(f"{qn('w:pPr')}/{qn('w:pStyle')}")
    return style is not None and _MARKS_OF_HEADINGS.search(style.get(qn("w:val"), "")) is not None


def _with_words_alone(run: Element) -> Element:
    """Return a copy of a run without what can be there but once."""
    copied = copy.deepcopy(run)
    for child in list(copied):
        if child.tag not in _OF_WORDS:
            copied.remove(child)
    return copied


def _first_run(paragraph: Element) -> Element | None:
    return next(paragraph.iter(_RUN), None)


def _set_properties(paragraph: Element, model: Element | None) -> None:
    """Give a new paragraph the properties of another one, but for its section and what becomes of its end."""
    properties = None if model is None else model.find(qn("w:pPr"))
    if properties is None:
        return
    paragraph.append(copy.deepcopy(properties))
    for name in ("w:sectPr", "w:rPr"):
        for element in paragraph[0].findall(qn(name)):
            paragraph[0].remove(element)


def _properties(paragraph: Element, name: str) -> Element:
    """Return the properties of the end of a paragraph, made where there are none, in the place that they must have."""
    properties = paragraph.get_or_add_pPr()
    found = properties.find(qn(name))
    if found is None:
        found = OxmlElement(name)
        after = next(properties.iterchildren(qn("w:sectPr"), qn("w:pPrChange")), None)
        properties.append(found) if after is None else after.addprevious(found)
    return found


def _text(text: str, tag: str) -> Element:
    element = OxmlElement(tag)
    element.text = text
    element.set("{http://www.w3.org/XML/1998/namespace}space", "preserve")
    return element


def _cut_pieces(block: Block) -> Iterator[tuple[int, int, Element]]:
    """Cut the runs of a paragraph at each end of its marks; yield from where to where each piece with text goes."""
    cuts = sorted({bound for one in block.marks for bound in (one.start, one.end)})
    for leaf in block.leaves:
        if leaf.is_fixed:
            continue
        end = leaf.start + len(leaf.text)
        bounds = [leaf.start, *(cut for cut in cuts if leaf.start < cut < end), end]
        elements = [leaf.element]
        if len(bounds) > 2:
            parts = [leaf.text[a - leaf.start : b - leaf.start] for a, b in itertools.pairwise(bounds)]
            elements = [_text(part, "w:t") for part in parts]
            for element in elements:
                leaf.element.addprevious(element)
            _remove(leaf.element)
        for (a, b), element in zip(itertools.pairwise(bounds), elements, strict=True):
            yield a, b, _own_run(element)


def _own_run(element: Element) -> Element:
    """Return a run that has nothing but this element: what stands before and after it gets runs of its own."""
    run = element.getparent()
    for siblings in (list(element.itersiblings(preceding=True))[::-1], list(element.itersiblings())):
        others = [one for one in siblings if one.tag != qn("w:rPr")]
        if others:
            beside = OxmlElement("w:r")
            if (properties := run.find(qn("w:rPr"))) is not None:
                beside.append(copy.deepcopy(properties))
            is_before = others[0].getparent() is run and run.index(others[0]) < run.index(element)
            _move(others, beside)
            run.addprevious(beside) if is_before else run.addnext(beside)
    return run


def _move(elements: Iterable[Element], into: Element) -> None:
    for element in elements:
        into.append(element)
