"""EPUB books."""

from dupfinder.extract.containers.recognising import packaged
from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile
from dupfinder.extract.thumbnails import epub_thumbnail


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.books.epub import read  # noqa: PLC0415 - lxml and selectolax are loaded only where needed

    return read(source)


FORMAT = Format(
    name="epub",
    title="EPUB book",
    suffixes=(".epub",),
    media_type="application/epub+zip",
    recognises=packaged("application/epub+zip"),
    read=_read,
    reader="lxml, selectolax",
    pictures=lambda source: _read(source).pictures,
    reader_version=6,
    libraries=("lxml", "selectolax", "chardet"),
    thumbnail=epub_thumbnail,
)
