"""The text of a PDF: pdfium reads it, pypdf where pdfium refuses.

pdfium also gives the metadata; parsing every file again with pypdf for them would take longer than the text.
"""

import io
import itertools
import re
from collections.abc import Mapping

import pypdfium2
import pypdfium2.raw as pdfium

from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.format import Content
from dupfinder.extract.pdf_layout import flowing_text
from dupfinder.extract.pdf_lines import Page
from dupfinder.extract.pdf_page import read_page
from dupfinder.extract.source import SourceFile

ENCRYPTED = (pdfium.FPDF_ERR_PASSWORD, pdfium.FPDF_ERR_SECURITY)
DATE = re.compile(
    r"D?:?(?P<year>\d{4})(?P<month>\d\d)?(?P<day>\d\d)?(?P<hour>\d\d)?(?P<minute>\d\d)?(?P<second>\d\d)?"
    r"(?:(?P<utc>Z)|(?P<offset>[+-]\d\d)'?(?P<offset_minute>\d\d)?)?"
)


def read(source: SourceFile) -> Content:
    """Return the text and the metadata of a PDF."""
    data = source.read()
    try:
        return _read_with_pdfium(data)
    except pypdfium2.PdfiumError as error:
        if error.err_code in ENCRYPTED:
            raise DocumentError(ProblemCode.ENCRYPTED, "The PDF is encrypted and needs a password.") from error
    return _read_with_pypdf(data)


def _read_with_pdfium(data: bytes) -> Content:
    """Return what pdfium reads; raises `PdfiumError` where it refuses the file or one of its pages."""
    document = pypdfium2.PdfDocument(data)
    try:
        document.init_forms()
        pages = []
        for index in range(len(document)):
            page = document[index]
            try:
                pages.append(read_page(page))
            finally:
                page.close()
        return Content(text=flowing_text(pages), metadata=_metadata(document.get_metadata_dict(), len(pages)))
    finally:
        document.close()


def _read_with_pypdf(data: bytes) -> Content:
    """Return what pypdf reads; raises `DocumentError`, or whatever pypdf raises on damaged files."""
    import pypdf  # noqa: PLC0415 - a fifth of a second, for the few files that pdfium refuses

    reader = pypdf.PdfReader(io.BytesIO(data))
    if reader.is_encrypted and not reader.decrypt(""):
        raise DocumentError(ProblemCode.ENCRYPTED, "The PDF is encrypted and needs a password.")
    lines = [page.extract_text() for page in reader.pages]
    if not lines:
        raise DocumentError(ProblemCode.DAMAGED, "The PDF is damaged: it has no pages.")
    values = {str(key).lstrip("/"): str(value) for key, value in (reader.metadata or {}).items()}
    return Content(text="\n".join(lines), metadata=_metadata(values, len(lines)))


def _metadata(values: Mapping[str, str], page_count: int) -> Metadata:
    """Return what the document information dictionary says."""
    return Metadata(
        title=values.get("Title", "").strip() or None,
        author=values.get("Author", "").strip() or None,
        created=_iso_date(values.get("CreationDate", "")),
        modified=_iso_date(values.get("ModDate", "")),
        page_count=page_count,
    )


def _iso_date(text: str) -> str | None:
    """Return a PDF date (PDF 1.7, 7.9.4) as ISO 8601, as precise as it is; `None` for what is none."""
    found = DATE.match(text.strip())
    if found is None:
        return None
    day = "-".join(itertools.takewhile(bool, (found["year"], found["month"], found["day"])))
    if not (found["day"] and found["hour"] and found["minute"]):
        return day
    zone = found["utc"] or (f"{found['offset']}:{found['offset_minute'] or '00'}" if found["offset"] else "")
    return f"{day}T{found['hour']}:{found['minute']}:{found['second'] or '00'}{zone}"
