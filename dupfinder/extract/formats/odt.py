"""OpenDocument texts."""

from dupfinder.extract.containers.recognising import OPENDOCUMENT, open_document
from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile
from dupfinder.extract.thumbnails import opendocument_thumbnail


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.opendocument.text import read_text  # noqa: PLC0415 - lxml is loaded only where it is needed

    return read_text(source)


FORMAT = Format(
    name="odt",
    title="OpenDocument text",
    suffixes=(".odt", ".ott", ".fodt"),
    media_type=OPENDOCUMENT + "text",
    recognises=open_document("text"),
    read=_read,
    reader="lxml",
    reader_version=4,
    libraries=("lxml",),
    pictures=lambda source: _read(source).pictures,
    thumbnail=opendocument_thumbnail,
)
