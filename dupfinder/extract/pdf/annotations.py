"""What annotations add to a page: filled-in form fields, text that was typed over it, files that are pinned to it."""

import dataclasses

import pypdfium2.raw as pdfium

from dupfinder.extract.pdf.pdfium_strings import Handle, read_string

UNSEEN_FLAGS = pdfium.FPDF_ANNOT_FLAG_HIDDEN | pdfium.FPDF_ANNOT_FLAG_NOVIEW
CHOICES = (pdfium.FPDF_FORMFIELD_COMBOBOX, pdfium.FPDF_FORMFIELD_LISTBOX)
READ_KINDS = (pdfium.FPDF_ANNOT_FREETEXT, pdfium.FPDF_ANNOT_WIDGET, pdfium.FPDF_ANNOT_FILEATTACHMENT)
MOST_OPTIONS = 10_000
"""Of one field; with more its value is taken as it is stored."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Annotations:
    """What the annotations of a page add to it, in their order."""

    texts: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    """The names of attached files."""


NOTHING = Annotations()


def annotations(page: Handle, form: Handle | None) -> Annotations:
    """Return the values of filled-in fields, the text of free-text annotations, and the names of attached files.

    `form` is the form environment of a document with fields. Other kinds (links, highlights, comments) add nothing.
    """
    count = pdfium.FPDFPage_GetAnnotCount(page)
    if count <= 0:
        return NOTHING
    texts: list[str] = []
    files: list[str] = []
    for index in range(count):
        annotation = pdfium.FPDFPage_GetAnnot(page, index)
        if annotation:
            kind = pdfium.FPDFAnnot_GetSubtype(annotation)
            if kind in READ_KINDS and not pdfium.FPDFAnnot_GetFlags(annotation) & UNSEEN_FLAGS:
                (files if kind == pdfium.FPDF_ANNOT_FILEATTACHMENT else texts).append(_said(annotation, kind, form))
            pdfium.FPDFPage_CloseAnnot(annotation)
    return Annotations(texts=tuple(filter(None, texts)), files=tuple(filter(None, files)))


def attachment_name(attachment: Handle) -> str:
    """Return the name of an attached file; empty for one without, and for the null pointer."""
    return read_string(lambda *buffer: pdfium.FPDFAttachment_GetName(attachment, *buffer))


def _said(annotation: Handle, kind: int, form: Handle | None) -> str:
    if kind == pdfium.FPDF_ANNOT_FILEATTACHMENT:
        return attachment_name(pdfium.FPDFAnnot_GetFileAttachment(annotation))
    if kind == pdfium.FPDF_ANNOT_FREETEXT:
        return read_string(lambda *buffer: pdfium.FPDFAnnot_GetStringValue(annotation, b"Contents", *buffer))
    return "" if form is None else _field_value(form, annotation)


def _field_value(form: Handle, annotation: Handle) -> str:
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
    return [
        read_string(lambda *buffer, option=option: pdfium.FPDFAnnot_GetOptionLabel(form, annotation, option, *buffer))
        for option in range(count if count <= MOST_OPTIONS else 0)
        if pdfium.FPDFAnnot_IsOptionSelected(form, annotation, option)
    ]
