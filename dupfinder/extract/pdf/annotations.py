"""What annotations add to a page: filled-in form fields, text that was typed over it, files that are pinned to it."""

import ctypes
import dataclasses
import functools
import re
from collections.abc import Callable, Iterable, Iterator

import pypdfium2.raw as pdfium

from dupfinder.extract.pdf.objects import Image, ObjectBudget, objects_of_annotation
from dupfinder.extract.pdf.quick_calls import Handle, read_string

UNSEEN_FLAGS = pdfium.FPDF_ANNOT_FLAG_HIDDEN | pdfium.FPDF_ANNOT_FLAG_NOVIEW
CHOICES = (pdfium.FPDF_FORMFIELD_COMBOBOX, pdfium.FPDF_FORMFIELD_LISTBOX)
READ_KINDS = (pdfium.FPDF_ANNOT_FREETEXT, pdfium.FPDF_ANNOT_WIDGET, pdfium.FPDF_ANNOT_FILEATTACHMENT)
DRAWN_FIELDS = (pdfium.FPDF_FORMFIELD_SIGNATURE, pdfium.FPDF_FORMFIELD_PUSHBUTTON)
"""In which pictures may stand."""
MOST_OPTIONS = 10_000
"""Of one field; with more its value is taken as it is stored."""

MOST_TOLD_OPTIONS = 100
MOST_FILE_BYTES = 64 << 20
"""Of all attached files together, unpacked; of the first ones only."""
DECLARED_SIZE = re.compile(rb"/Params\s*<<[^>]{,1000}?/Size\s+(\d{,12})")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Annotations:
    """What the annotations of a page add to it, in their order."""

    texts: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    """The names of attached files."""


NOTHING = Annotations()


@dataclasses.dataclass(slots=True, kw_only=True)
class AnnotatedPage:
    """A page whose annotations are read, and what is needed for that."""

    document: Handle
    handle: Handle
    textpage: Handle
    number: int
    """From 0."""
    form: Handle | None = None
    """The form environment of a document with fields."""
    quotes: int = 0
    """So many places were looked up in its text."""
    drawn: int = 0
    """So many objects were parsed that draw its annotations."""


Look = Callable[[Handle, int, AnnotatedPage], None]
"""Looks at an annotation of a kind on a page, before it is closed."""


def annotations(page: AnnotatedPage, look: Look) -> Annotations:
    """Return the values of filled-in fields, the text of free-text annotations, and the names of attached files.

    Other kinds (links, highlights, comments) add nothing to the text; `look` is called for each.
    """
    count = pdfium.FPDFPage_GetAnnotCount(page.handle)
    if count <= 0:
        return NOTHING
    texts: list[str] = []
    files: list[str] = []
    for annotation, kind in opened_annotations(page.handle):
        if kind in READ_KINDS and not pdfium.FPDFAnnot_GetFlags(annotation) & UNSEEN_FLAGS:
            (files if kind == pdfium.FPDF_ANNOT_FILEATTACHMENT else texts).append(_said(annotation, kind, page.form))
        look(annotation, kind, page)
    return Annotations(texts=tuple(filter(None, texts)), files=tuple(filter(None, files)))


def opened_annotations(page: Handle) -> Iterator[tuple[Handle, int]]:
    """Yield the annotations of a page with their kinds, each closed when the next is taken."""
    for index in range(pdfium.FPDFPage_GetAnnotCount(page)):
        annotation = pdfium.FPDFPage_GetAnnot(page, index)
        if annotation:
            try:
                yield annotation, pdfium.FPDFAnnot_GetSubtype(annotation)
            finally:
                pdfium.FPDFPage_CloseAnnot(annotation)


def annotation_images(annotation: Handle, kind: int, form: Handle | None, budget: ObjectBudget) -> Iterator[Image]:
    """Yield the images with which a stamp, a signature or a button is drawn."""
    if kind == pdfium.FPDF_ANNOT_STAMP or (
        kind == pdfium.FPDF_ANNOT_WIDGET
        and form is not None
        and pdfium.FPDFAnnot_GetFormFieldType(form, annotation) in DRAWN_FIELDS
    ):
        yield from objects_of_annotation(annotation, budget).images()


def attachment_name(attachment: Handle) -> str:
    """Return the name of an attached file; empty for one without, and for the null pointer."""
    return read_string(lambda *buffer: pdfium.FPDFAttachment_GetName(attachment, *buffer))


class AttachmentReader:
    """Reads the files attached to one document, within one budget."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._left_bytes = MOST_FILE_BYTES

    def read(self, attachment: Handle) -> bytes | None:
        """Return a file; `None` where it cannot be read, or they are too much together."""
        # pdfium unpacks a file to say how large it is, so one that says it itself is asked first.
        size_bytes = ctypes.c_ulong()
        if self._declared_bytes > MOST_FILE_BYTES or not pdfium.FPDFAttachment_GetFile(
            attachment, None, 0, ctypes.byref(size_bytes)
        ):
            return None
        self._left_bytes -= size_bytes.value
        if self._left_bytes < 0:
            return None
        content = ctypes.create_string_buffer(size_bytes.value)
        pdfium.FPDFAttachment_GetFile(attachment, content, size_bytes.value, ctypes.byref(size_bytes))
        return content.raw

    @functools.cached_property
    def _declared_bytes(self) -> int:
        """Return the size of the largest attached file, as the document has it."""
        return max((int(found[1] or 0) for found in DECLARED_SIZE.finditer(self._data)), default=0)


def string_value(annotation: Handle, key: bytes) -> str:
    """Return a string in the dictionary of an annotation; empty where there is none."""
    return read_string(lambda *buffer: pdfium.FPDFAnnot_GetStringValue(annotation, key, *buffer))


def _said(annotation: Handle, kind: int, form: Handle | None) -> str:
    if kind == pdfium.FPDF_ANNOT_FILEATTACHMENT:
        return attachment_name(pdfium.FPDFAnnot_GetFileAttachment(annotation))
    if kind == pdfium.FPDF_ANNOT_FREETEXT:
        return string_value(annotation, b"Contents")
    return "" if form is None else field_value(form, annotation)


def field_value(form: Handle, annotation: Handle) -> str:
    """Return what is seen in a field; nothing for buttons, boxes and passwords."""
    kind = pdfium.FPDFAnnot_GetFormFieldType(form, annotation)
    if kind in CHOICES:
        chosen = "\n".join(_chosen(form, annotation))
        if chosen:
            return chosen
    elif (
        kind != pdfium.FPDF_FORMFIELD_TEXTFIELD
        or pdfium.FPDFAnnot_GetFormFieldFlags(form, annotation) & pdfium.FPDF_FORMFLAG_TEXT_PASSWORD
    ):
        return ""
    return read_string(lambda *buffer: pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, *buffer))


def _chosen(form: Handle, annotation: Handle) -> list[str]:
    """Return the labels of the options that are chosen: what is stored for them need not look like them."""
    count = pdfium.FPDFAnnot_GetOptionCount(form, annotation)
    options = range(count if count <= MOST_OPTIONS else 0)
    chosen = [option for option in options if pdfium.FPDFAnnot_IsOptionSelected(form, annotation, option)]
    return _labels(form, annotation, chosen)


def option_labels(form: Handle, annotation: Handle) -> list[str]:
    """Return from what is to be chosen in a field; of very much the first, and how much it is."""
    count = pdfium.FPDFAnnot_GetOptionCount(form, annotation)
    labels = _labels(form, annotation, range(min(count, MOST_TOLD_OPTIONS)))
    return [*labels, str(count)] if count > MOST_TOLD_OPTIONS else labels


def _labels(form: Handle, annotation: Handle, options: Iterable[int]) -> list[str]:
    return [
        read_string(lambda *buffer, option=option: pdfium.FPDFAnnot_GetOptionLabel(form, annotation, option, *buffer))
        for option in options
    ]
