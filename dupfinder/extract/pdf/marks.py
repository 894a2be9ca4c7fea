"""What annotations say that is not in the text of a page: comments, marks of reviewers, links, what is ticked."""

import ctypes
import functools
from collections.abc import Callable, Iterator

import pypdfium2.raw as pdfium

from dupfinder.domain.beyond import ContentItem, ContentKind, item
from dupfinder.extract.gathering import choices, comment
from dupfinder.extract.normalisation.addresses import one_address
from dupfinder.extract.pdf.annotations import (
    CHOICES,
    UNSEEN_FLAGS,
    AnnotatedPage,
    field_value,
    option_labels,
    string_value,
)
from dupfinder.extract.pdf.objects import IMAGE, ObjectBudget, bounds_of, objects_of_annotation
from dupfinder.extract.pdf.quick_calls import Handle, read_string
from dupfinder.extract.table_rows import highlight_of, hue_of

MOST_ASKED, MOST_FORMS = 20, 3
"""Objects of how an annotation is drawn, and forms in each other, among which its colour is looked for."""
DRAWN_BYTES, MOST_DRAWN = 100, 10_000
"""What counts as an object, and how many of those of a page are parsed for that: many may share a large one."""
NOTES = frozenset({pdfium.FPDF_ANNOT_TEXT, pdfium.FPDF_ANNOT_CARET})
"""Told by their words alone, as comments in other formats are."""
DRAWN_MARKS = {
    pdfium.FPDF_ANNOT_LINE: "line",
    pdfium.FPDF_ANNOT_SQUARE: "box",
    pdfium.FPDF_ANNOT_CIRCLE: "circle",
    pdfium.FPDF_ANNOT_POLYGON: "polygon",
    pdfium.FPDF_ANNOT_POLYLINE: "line",
    pdfium.FPDF_ANNOT_INK: "drawn by hand",
    pdfium.FPDF_ANNOT_STAMP: "stamp",
    pdfium.FPDF_ANNOT_REDACT: "redaction",
    pdfium.FPDF_ANNOT_WATERMARK: "watermark",
}
STAMPS = frozenset({pdfium.FPDF_ANNOT_STAMP, pdfium.FPDF_ANNOT_WATERMARK})
"""Told by how they are drawn, too: what they say is nowhere else."""
TEXT_MARKS = {
    pdfium.FPDF_ANNOT_HIGHLIGHT: "highlighted",
    pdfium.FPDF_ANNOT_UNDERLINE: "underlined",
    pdfium.FPDF_ANNOT_SQUIGGLY: "underlined",
    pdfium.FPDF_ANNOT_STRIKEOUT: "struck",
}
MEDIA = frozenset(
    {
        pdfium.FPDF_ANNOT_SOUND,
        pdfium.FPDF_ANNOT_MOVIE,
        pdfium.FPDF_ANNOT_SCREEN,
        pdfium.FPDF_ANNOT_THREED,
        pdfium.FPDF_ANNOT_RICHMEDIA,
    }
)
TICKS = (pdfium.FPDF_FORMFIELD_CHECKBOX, pdfium.FPDF_FORMFIELD_RADIOBUTTON)
NOT_TICKED = "Off"
OTHER_FILES = (pdfium.PDFACTION_LAUNCH, pdfium.PDFACTION_REMOTEGOTO)
MOST_QUOTES = 1_000
"""Of a page; pdfium goes through all letters for each. Further ones are told by their place."""
MOST_QUOTED_LETTERS = 10_000
MOST_POINTS = 1_000_000
"""Of what is drawn by hand, in a document."""

Marks = Iterator[tuple[ContentKind, ContentItem]]


def marks(annotation: Handle, kind: int, page: AnnotatedPage, points: ObjectBudget) -> Marks:
    """Yield what an annotation says beside the text; of what is drawn by hand only so many points are looked at."""
    if kind == pdfium.FPDF_ANNOT_LINK:
        yield from _link(annotation, page)
    elif kind == pdfium.FPDF_ANNOT_WIDGET:
        yield from _field(annotation, page)
    elif kind == pdfium.FPDF_ANNOT_FREETEXT:
        if _is_unseen(annotation) and (words := string_value(annotation, b"Contents")):
            yield ContentKind.HIDDEN, item(words, page=page.number)
    elif kind in NOTES or kind in DRAWN_MARKS or kind in TEXT_MARKS:
        words, state = string_value(annotation, b"Contents"), string_value(annotation, b"State")
        said = comment(words or state, by=string_value(annotation, b"T"), state=state, page=page.number)
        if said is not None:  # a state that somebody gave a comment is never seen
            yield ContentKind.HIDDEN if _is_unseen(annotation) and not state else ContentKind.COMMENTS, said
        if kind in TEXT_MARKS:
            is_struck = kind == pdfium.FPDF_ANNOT_STRIKEOUT
            yield (
                ContentKind.REVISIONS if is_struck else ContentKind.COMMENTS,
                _marked(annotation, _way(annotation, kind, page), page, points),
            )
        elif kind in DRAWN_MARKS:
            yield (
                ContentKind.HIDDEN if _is_unseen(annotation) else ContentKind.COMMENTS,
                _drawn(annotation, DRAWN_MARKS[kind], page, points),
            )


def _way(annotation: Handle, kind: int, page: AnnotatedPage) -> str:
    if kind != pdfium.FPDF_ANNOT_HIGHLIGHT:
        return TEXT_MARKS[kind]
    return highlight_of(_colour(annotation, page))


def _colour(annotation: Handle, page: AnnotatedPage) -> int | None:
    """Return the colour of a highlight, of one that says how it is drawn what that fills, as PDFium has no other."""
    parts = [ctypes.c_uint() for _ in range(4)]
    said = [ctypes.byref(part) for part in parts]
    if pdfium.FPDFAnnot_GetColor(annotation, pdfium.FPDFANNOT_COLORTYPE_Color, *said):
        return int.from_bytes(part.value & 0xFF for part in parts[:3])
    if page.drawn <= MOST_DRAWN:
        said_bytes = pdfium.FPDFAnnot_GetAP(annotation, pdfium.FPDF_ANNOT_APPEARANCEMODE_NORMAL, None, 0)
        page.drawn += said_bytes // DRAWN_BYTES
    if page.drawn > MOST_DRAWN:
        return None
    count = pdfium.FPDFAnnot_GetObjectCount(annotation)
    drawn = [pdfium.FPDFAnnot_GetObject(annotation, number) for number in range(min(count, MOST_ASKED))]
    for _ in range(MOST_FORMS):
        page.drawn += count
        kinds = list(map(pdfium.FPDFPageObj_GetType, drawn))
        for one, kind in zip(drawn, kinds, strict=True):
            if kind == pdfium.FPDF_PAGEOBJ_PATH and _paint_of(one)(one, *said):
                return int.from_bytes(part.value & 0xFF for part in parts[:3])
        form = next((one for one, kind in zip(drawn, kinds, strict=True) if kind == pdfium.FPDF_PAGEOBJ_FORM), None)
        if form is None:
            break
        count = pdfium.FPDFFormObj_CountObjects(form)
        drawn = [pdfium.FPDFFormObj_GetObject(form, number) for number in range(min(count, MOST_ASKED))]
    return None


def _paint_of(path: Handle) -> Callable[..., int]:
    """Return what gives the colour of a path: that in which it is filled, or else its lines."""
    fill, stroke = ctypes.c_int(), ctypes.c_int()
    pdfium.FPDFPath_GetDrawMode(path, ctypes.byref(fill), ctypes.byref(stroke))
    is_filled = fill.value != pdfium.FPDF_FILLMODE_NONE or not stroke.value
    get: Callable[..., int] = pdfium.FPDFPageObj_GetFillColor if is_filled else pdfium.FPDFPageObj_GetStrokeColor
    return get


def _is_unseen(annotation: Handle) -> bool:
    return bool(pdfium.FPDFAnnot_GetFlags(annotation) & UNSEEN_FLAGS)


def _link(annotation: Handle, page: AnnotatedPage) -> Marks:
    action = pdfium.FPDFLink_GetAction(pdfium.FPDFAnnot_GetLink(annotation))
    kind = pdfium.FPDFAction_GetType(action)
    target = ""
    if kind == pdfium.PDFACTION_URI:
        target = _bytes(lambda *buffer: pdfium.FPDFAction_GetURIPath(page.document, action, *buffer))
    elif kind in OTHER_FILES:
        target = _bytes(lambda *buffer: pdfium.FPDFAction_GetFilePath(action, *buffer))
    address = one_address(target)
    if address:
        yield ContentKind.LINKS, item(target, address, page=page.number)


def _field(annotation: Handle, page: AnnotatedPage) -> Marks:
    """Yield that a box is ticked, and what is filled into fields that are not seen or do not show it."""
    form = page.form
    if form is None:
        return
    name = read_string(lambda *buffer: pdfium.FPDFAnnot_GetFormFieldName(form, annotation, *buffer))
    kind = pdfium.FPDFAnnot_GetFormFieldType(form, annotation)
    if kind in CHOICES and (found := choices(option_labels(form, annotation), page=page.number)):
        yield ContentKind.FIELDS, found
    if kind in TICKS:
        # What pdfium takes for ticked depends on how the field may be drawn.
        value = string_value(annotation, b"AS") or string_value(annotation, b"V")
        if value not in {"", NOT_TICKED}:
            yield ContentKind.FIELDS, item(name, name, value, page=page.number)
    elif _is_unseen(annotation) and (value := field_value(form, annotation)):
        yield ContentKind.HIDDEN, item(f"{name}: {value}", name, value, page=page.number)
    elif kind == pdfium.FPDF_FORMFIELD_TEXTFIELD and not field_value(form, annotation):
        value = read_string(lambda *buffer: pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, *buffer))
        if value:  # a password
            yield ContentKind.FIELDS, item(name, name, value, page=page.number)


def _marked(annotation: Handle, mark: str, page: AnnotatedPage, points: ObjectBudget) -> ContentItem:
    """Return a mark on words, told by these; told by its place where there are none."""
    words = " ".join(" ".join(_quotes(annotation, page)).split())
    if not words:
        return _drawn(annotation, mark, page, points)
    return item(f"{mark}: {words}", mark, words, page=page.number)


def _quotes(annotation: Handle, page: AnnotatedPage) -> Iterator[str]:
    """Yield the words under each of the rectangles of a mark."""
    corners = pdfium.FS_QUADPOINTSF()
    buffer = (ctypes.c_ushort * MOST_QUOTED_LETTERS)()
    for index in range(pdfium.FPDFAnnot_CountAttachmentPoints(annotation)):
        page.quotes += 1
        if page.quotes > MOST_QUOTES:
            return
        pdfium.FPDFAnnot_GetAttachmentPoints(annotation, index, ctypes.byref(corners))
        xs, ys = (corners.x1, corners.x2, corners.x3, corners.x4), (corners.y1, corners.y2, corners.y3, corners.y4)
        # Rectangles touch the lines above and below.
        slack = (max(ys) - min(ys)) / 4
        box = min(xs), max(ys) - slack, max(xs), min(ys) + slack
        count = pdfium.FPDFText_GetBoundedText(page.textpage, *box, buffer, MOST_QUOTED_LETTERS)
        yield bytes(memoryview(buffer)[: max(0, count)]).decode("utf-16-le", errors="replace").rstrip("\0")


def _drawn(annotation: Handle, mark: str, page: AnnotatedPage, points: ObjectBudget) -> ContentItem:
    """Return a mark that is told by what it is and where it stands."""
    box = pdfium.FS_RECTF()
    pdfium.FPDFAnnot_GetRect(annotation, ctypes.byref(box))
    places = [box.left, box.bottom, box.right, box.top, *_points(annotation, points)]
    name = string_value(annotation, b"Name")
    said = (f"{mark}: {name}" if name else mark, mark, name, _look(annotation, page))
    return item(*said, *(f"{place:.0f}" for place in places), page=page.number)


def _look(annotation: Handle, page: AnnotatedPage) -> str:
    """Return how a stamp is drawn, the hue of what else is."""
    if pdfium.FPDFAnnot_GetSubtype(annotation) not in STAMPS:
        return hue_of(_colour(annotation, page))
    found = objects_of_annotation(annotation, ObjectBudget(MOST_DRAWN - page.drawn))
    drawn = [one for one in found.others if one[2] != IMAGE]
    page.drawn += len(found.texts) + len(found.others) + 1
    rooms = [*bounds_of(found.texts, found.outers), *bounds_of([one[0] for one in drawn], [one[1] for one in drawn])]
    return " ".join(f"{side:.1f}" for room in rooms for side in room)


def _points(annotation: Handle, budget: ObjectBudget) -> Iterator[float]:
    """Yield the points of a line, of a polygon, and of what is drawn by hand."""
    ends = (pdfium.FS_POINTF * 2)()
    if pdfium.FPDFAnnot_GetLine(annotation, ctypes.byref(ends[0]), ctypes.byref(ends[1])):
        yield from (ends[0].x, ends[0].y, ends[1].x, ends[1].y)
    paths = [functools.partial(pdfium.FPDFAnnot_GetVertices, annotation)]
    strokes = budget.taken(pdfium.FPDFAnnot_GetInkListCount(annotation))
    paths += [functools.partial(pdfium.FPDFAnnot_GetInkListPath, annotation, index) for index in range(strokes)]
    for path in paths:
        count = budget.taken(path(None, 0))
        if budget.is_spent:
            return
        points = (pdfium.FS_POINTF * count)()
        path(points, count)
        for point in points:
            yield from (point.x, point.y)


def _bytes(get: Callable[..., int]) -> str:
    size_bytes = get(None, 0)
    buffer = ctypes.create_string_buffer(size_bytes)
    get(buffer, size_bytes)
    return buffer.value.decode(errors="replace").strip()
