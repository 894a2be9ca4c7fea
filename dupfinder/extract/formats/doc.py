"""Documents of Word up to 2003."""

from dupfinder.extract.containers.recognising import compound
from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.legacy.doc_text import read  # noqa: PLC0415 - loaded only where such documents are read

    return read(source)


FORMAT = Format(
    name="doc",
    title="Word 97 document",
    suffixes=(".doc", ".dot"),
    media_type="application/msword",
    recognises=compound("WordDocument"),
    read=_read,
    reader="own",
    pictures=lambda source: _read(source).pictures,
    reader_version=3,
)
