"""What is packed into a PDF beside its pages: attached files, and the parts of an XFA form."""

import ctypes
from collections.abc import Iterator

import pypdfium2.raw as pdfium

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.pdf.annotations import attachment_name
from dupfinder.extract.pdf.pdfium_strings import Handle

MOST_XFA_BYTES = 64 << 20


def attached_files(document: Handle) -> Iterator[str]:
    """Yield the names of the files in the document's own list (PDF 1.7, 7.11.4), as a portfolio has them too."""
    for index in range(pdfium.FPDFDoc_GetAttachmentCount(document)):
        yield attachment_name(pdfium.FPDFDoc_GetAttachment(document, index))


def xfa_packets(document: Handle) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the XML of each part of an XFA form; `DocumentError` where they are too large together."""
    room = MOST_XFA_BYTES
    for index in range(pdfium.FPDF_GetXFAPacketCount(document)):
        size_bytes = ctypes.c_ulong()
        pdfium.FPDF_GetXFAPacketContent(document, index, None, 0, size_bytes)
        room -= size_bytes.value
        if room < 0:
            raise DocumentError(ProblemCode.TOO_LARGE, "The PDF is a form of more than 64 MB of XML.")
        content = ctypes.create_string_buffer(size_bytes.value)
        pdfium.FPDF_GetXFAPacketContent(document, index, content, size_bytes.value, size_bytes)
        name = ctypes.create_string_buffer(pdfium.FPDF_GetXFAPacketName(document, index, None, 0))
        pdfium.FPDF_GetXFAPacketName(document, index, name, len(name))
        yield name.value.decode(errors="replace"), content.raw
