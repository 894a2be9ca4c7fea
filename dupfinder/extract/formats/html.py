"""HTML and XHTML pages."""

from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile
from dupfinder.extract.web.root_names import root_names

SUFFIXES = (".html", ".htm", ".xhtml", ".xht")
ROOTS = frozenset({"html", "head", "body"})


def _recognises(source: SourceFile) -> bool:
    return source.is_text and (source.suffix in SUFFIXES or not ROOTS.isdisjoint(root_names(source.head)))


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.web.html_text import read  # noqa: PLC0415 - selectolax is loaded only where pages are read

    return read(source)


FORMAT = Format(
    name="html",
    title="HTML page",
    suffixes=SUFFIXES,
    media_type="text/html",
    recognises=_recognises,
    read=_read,
    reader="selectolax",
    pictures=lambda source: _read(source).pictures,
    reader_version=6,
    libraries=("selectolax", "chardet"),
)
