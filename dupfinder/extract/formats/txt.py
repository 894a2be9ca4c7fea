"""Plain text and source code: decoded, otherwise as it is."""

from dupfinder.domain.beyond import BeyondWords
from dupfinder.extract.format import Content, Format
from dupfinder.extract.plain.plain_text import read_plain
from dupfinder.extract.source import SourceFile
from dupfinder.extract.web.root_names import root_names


def _recognises(source: SourceFile) -> bool:
    return source.is_text and "svg" not in root_names(source.head)  # a picture, although it is written in letters


def _read(source: SourceFile) -> Content:
    return Content(text=read_plain(source), beyond=BeyondWords())


FORMAT = Format(
    name="txt",
    title="text file",
    suffixes=(".txt", ".text"),
    media_type="text/plain",
    recognises=_recognises,
    read=_read,
    reader="decoder, then chardet",
    reader_version=2,
    libraries=("chardet",),
)
