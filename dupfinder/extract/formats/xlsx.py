"""Excel workbooks (xlsx, xlsm, xltx, xltm; transitional and strict), also in their binary form (xlsb)."""

from dupfinder.extract.containers.recognising import OOXML, packaged
from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile
from dupfinder.extract.thumbnails import ooxml_thumbnail


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.sheets.xlsx_text import read  # noqa: PLC0415 - lxml is loaded only where workbooks are read

    return read(source)


FORMAT = Format(
    name="xlsx",
    title="Excel workbook",
    suffixes=(".xlsx", ".xlsm", ".xltx", ".xltm", ".xlsb"),
    media_type=OOXML + "spreadsheetml.sheet",
    recognises=packaged("spreadsheetml.", "ms-excel."),
    read=_read,
    reader="lxml",
    reader_version=6,
    libraries=("lxml",),
    pictures=lambda source: _read(source).pictures,
    thumbnail=ooxml_thumbnail,
)
