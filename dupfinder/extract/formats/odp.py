"""OpenDocument presentations."""

from dupfinder.extract.containers.recognising import OPENDOCUMENT, open_document
from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile
from dupfinder.extract.thumbnails import opendocument_thumbnail


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.opendocument.text import read_slides  # noqa: PLC0415 - lxml is loaded only where it is needed

    return read_slides(source)


FORMAT = Format(
    name="odp",
    title="OpenDocument presentation",
    suffixes=(".odp", ".otp", ".fodp"),
    media_type=OPENDOCUMENT + "presentation",
    recognises=open_document("presentation"),
    read=_read,
    reader="lxml",
    reader_version=4,
    libraries=("lxml",),
    pictures=lambda source: _read(source).pictures,
    thumbnail=opendocument_thumbnail,
)
