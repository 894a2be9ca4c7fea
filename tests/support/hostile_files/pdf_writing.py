"""PDFs written object by object, with a table of references that is right whatever the objects are."""

import zlib
from collections.abc import Mapping, Sequence

CATALOGUE, PAGES, FONT = 1, 2, 3
FIRST_FREE = 4
PAGE_TEXT = b"BT /F1 12 Tf 72 700 Td (Every page of this document has these words.) Tj ET"
RESOURCES = b"/Resources<</Font<</F1 3 0 R>>>>"
HELVETICA = b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"


def stream(content: bytes, *, extra: bytes = b"") -> bytes:
    """Return a stream object as it is, with `extra` in its dictionary."""
    return b"<<%b/Length %d>>stream\n%b\nendstream" % (extra, len(content), content)


def packed_stream(content: bytes, *, extra: bytes = b"", layers: int = 1) -> bytes:
    """Return a stream object deflated so many times."""
    for _ in range(layers):
        content = zlib.compress(content, 9)
    return stream(content, extra=extra + b"/Filter[" + b"/FlateDecode" * layers + b"]")


def pdf_file(objects: Sequence[bytes] | Mapping[int, bytes], *, trailer: bytes = b"") -> bytes:
    """Return a PDF of these objects, numbered from 1 unless they have numbers; number 1 is the catalogue."""
    numbered = objects if isinstance(objects, Mapping) else dict(enumerate(objects, start=1))
    pieces = [b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"]
    position = len(pieces[0])
    offsets = {0: 0}
    for number, content in numbered.items():
        offsets[number] = position
        pieces.append(b"%d 0 obj\n%b\nendobj\n" % (number, content))
        position += len(pieces[-1])
    table = b"".join(
        b"%d 1\n%010d %05d %b \n" % (number, offset, 0 if number else 65535, b"n" if number else b"f")
        for number, offset in sorted(offsets.items())
    )
    pieces.append(b"xref\n%btrailer\n<</Size %d/Root 1 0 R%b>>\n" % (table, max(offsets) + 1, trailer))
    pieces.append(b"startxref\n%d\n%%%%EOF\n" % position)
    return b"".join(pieces)


def one_page(content: bytes, *others: bytes, page: bytes = b"", resources: bytes = RESOURCES) -> bytes:
    """Return a PDF of one page: its content object (4), then `others` (from 6 on); `page` goes into its dictionary."""
    return pdf_file(
        [
            b"<</Type/Catalog/Pages 2 0 R>>",
            b"<</Type/Pages/Kids[5 0 R]/Count 1>>",
            HELVETICA,
            content,
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]%b/Contents 4 0 R%b>>" % (resources, page),
            *others,
        ]
    )
