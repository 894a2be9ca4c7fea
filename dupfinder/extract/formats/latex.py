"""LaTeX: the text without its commands, near to what would be set."""

import re

from dupfinder.extract.format import Content, Format
from dupfinder.extract.plain.plain_text import read_plain
from dupfinder.extract.source import SourceFile

SUFFIXES = (".tex", ".latex", ".ltx")
OTHER_SUFFIXES = ("", ".txt", ".text")
"""Documents with these suffixes are LaTeX if they start as such a document does."""
START = re.compile(rb"(?:\xef\xbb\xbf)?(?:\s|%[^\n]*+\n|(?!))*+\\document(?:class|style)\s*[\[{]")


def _recognises(source: SourceFile) -> bool:
    if source.suffix in SUFFIXES:
        return source.is_text
    return source.suffix in OTHER_SUFFIXES and START.match(source.head) is not None and source.is_text


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.markup.latex_text import latex_content  # noqa: PLC0415 - only where there is LaTeX

    return latex_content(read_plain(source))


FORMAT = Format(
    name="latex",
    title="LaTeX document",
    suffixes=SUFFIXES,
    media_type="application/x-latex",
    recognises=_recognises,
    read=_read,
    reader="own",
    reader_version=3,
    libraries=("chardet",),
)
