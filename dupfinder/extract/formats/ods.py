"""OpenDocument spreadsheets."""

from dupfinder.extract.containers.recognising import OPENDOCUMENT, open_document
from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile
from dupfinder.extract.thumbnails import opendocument_thumbnail


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.opendocument.text import read_sheets  # noqa: PLC0415 - lxml is loaded only where it is needed

    return read_sheets(source)


FORMAT = Format(
    name="ods",
    title="OpenDocument spreadsheet",
    suffixes=(".ods", ".ots", ".fods"),
    media_type=OPENDOCUMENT + "spreadsheet",
    recognises=open_document("spreadsheet"),
    read=_read,
    reader="lxml",
    reader_version=4,
    libraries=("lxml",),
    pictures=lambda source: _read(source).pictures,
    thumbnail=opendocument_thumbnail,
)
