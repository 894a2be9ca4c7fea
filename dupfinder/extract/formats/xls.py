"""Workbooks of Excel up to 2003."""

from dupfinder.extract.containers.recognising import compound
from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.sheets.xls_text import read  # noqa: PLC0415 - loaded only where such workbooks are read

    return read(source)


FORMAT = Format(
    name="xls",
    title="Excel 97 workbook",
    suffixes=(".xls", ".xlt"),
    media_type="application/vnd.ms-excel",
    recognises=compound("Workbook", "Book"),
    read=_read,
    reader="own",
    pictures=lambda source: _read(source).pictures,
    reader_version=4,
)
