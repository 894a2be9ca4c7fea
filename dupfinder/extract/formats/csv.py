"""Tables as text: values separated by commas, semicolons, tabs or bars (RFC 4180)."""

from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile

SUFFIXES = (".csv", ".tsv")


def _recognises(source: SourceFile) -> bool:
    return source.suffix in SUFFIXES and source.is_text


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.sheets.csv_text import read  # noqa: PLC0415 - loaded only where tables are read

    return read(source)


FORMAT = Format(
    name="csv",
    title="CSV file",
    suffixes=SUFFIXES,
    media_type="text/csv",
    recognises=_recognises,
    read=_read,
    reader="decoder, then chardet, csv",
    reader_version=3,
    libraries=("chardet",),
)
