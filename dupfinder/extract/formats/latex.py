"""LaTeX: the text without its commands."""

from dupfinder.extract.format import Content, Format
from dupfinder.extract.plain.plain_text import read_plain
from dupfinder.extract.source import SourceFile

SUFFIXES = (".tex", ".latex", ".ltx")


def _recognises(source: SourceFile) -> bool:
    return source.suffix in SUFFIXES and source.is_text


def _read(source: SourceFile) -> Content:
    return Content(text=read_plain(source))


FORMAT = Format(
    name="latex",
    title="LaTeX document",
    suffixes=SUFFIXES,
    media_type="application/x-latex",
    recognises=_recognises,
    read=_read,
    reader="decoder, then chardet",
    reader_version=1,
    libraries=("chardet",),
)
