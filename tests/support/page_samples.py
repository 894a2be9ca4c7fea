"""Small documents with pages, and comparisons of them as the window gets them."""

import os
from collections.abc import Sequence

from PySide6.QtCore import QEventLoop, QObject

from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.gui.comparison.loader import ComparisonLoader, LoadedComparison, Request
from dupfinder.gui.toolkit.background import BackgroundJobs
from hostile_files.pdf_writing import HELVETICA, RESOURCES, pdf_file, stream

A4 = (595, 842)
LEADING_PT, FONT_PT, MARGIN_PT = 14, 11, 60


def paged_pdf(pages: Sequence[Sequence[str]], *, size: tuple[int, int] = A4) -> bytes:
    """Return a PDF with these lines on its pages; an empty line ends a paragraph."""
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", b"", HELVETICA]
    kids = []
    for lines in pages:
        begin = b"BT /F1 %d Tf %d TL %d %d Td " % (FONT_PT, LEADING_PT, MARGIN_PT, size[1] - MARGIN_PT)
        objects.append(stream(begin + b"".join(b"(%b) Tj T* " % line.encode("ascii") for line in lines) + b"ET"))
        page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 %d %d]%b/Contents %d 0 R>>"
        objects.append(page % (*size, RESOURCES, len(objects)))
        kids.append(b"%d 0 R" % len(objects))
    objects[1] = b"<</Type/Pages/Kids[%b]/Count %d>>" % (b" ".join(kids), len(kids))
    return pdf_file(objects)


def document(path: str) -> Document:
    """Return a file of a known format as a scan describes it, as far as pages need it."""
    found = os.stat(path)
    entry = FileEntry(
        file_id=FileId(found.st_ino),
        path=path,
        size_bytes=found.st_size,
        mtime_ns=found.st_mtime_ns,
        device=found.st_dev,
        inode=found.st_ino,
        is_reference=False,
    )
    return Document(entry=entry, format=os.path.splitext(path)[1][1:], content_digest=None)


def compared(left: str, right: str) -> LoadedComparison:
    """Return two files compared as the window does it; the application has to exist."""
    owner = QObject()
    loader = ComparisonLoader(BackgroundJobs(owner))
    found: list[LoadedComparison] = []
    errors: list[Exception] = []
    waiting = QEventLoop()
    for signal, results in ((loader.loaded, found), (loader.failed, errors)):
        signal.connect(results.append)
        signal.connect(waiting.quit)
    loader.load(Request(document(left), document(right)))
    waiting.exec()
    loader.close()
    if errors:
        raise errors[0]
    return found[0]
