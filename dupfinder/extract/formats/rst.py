"""reStructuredText: the text without its marks."""

from dupfinder.extract.format import Content, Format
from dupfinder.extract.plain.plain_text import read_plain
from dupfinder.extract.source import SourceFile

SUFFIXES = (".rst", ".rest")


def _recognises(source: SourceFile) -> bool:
    return source.suffix in SUFFIXES and source.is_text


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.markup.rst_text import read  # noqa: PLC0415 - its patterns take a while to compile

    return read(read_plain(source))


FORMAT = Format(
    name="rst",
    title="reStructuredText file",
    suffixes=SUFFIXES,
    media_type="text/x-rst",
    recognises=_recognises,
    read=_read,
    reader="DupFinder",
    reader_version=3,
    libraries=("chardet",),
)
