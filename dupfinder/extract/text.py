"""Plain text and source code: decoded, otherwise as it is."""

import re

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.encoding import CONTROL_SHARE, decode
from dupfinder.extract.format import Content, Format
from dupfinder.extract.markup import root_names
from dupfinder.extract.source import SourceFile

CONTROL = re.compile(r"[\x00-\x07\x0e-\x19\x1c-\x1f\x7f]")


def _recognises(source: SourceFile) -> bool:
    return source.is_text and "svg" not in root_names(source.head)  # a picture, although it is written in letters


def _read(source: SourceFile) -> Content:
    return Content(text=read_plain(source))


def read_plain(source: SourceFile) -> str:
    """Return the decoded text of a file; raises `DocumentError` where it holds too much that is no text."""
    text = decode(source.read())
    if len(text) - len(CONTROL.sub("", text)) > CONTROL_SHARE * len(text):
        raise DocumentError(ProblemCode.DAMAGED, "The file holds binary data instead of text.")
    return text


FORMAT = Format(
    name="txt",
    title="text file",
    suffixes=(".txt", ".text", ".csv", ".tsv"),
    media_type="text/plain",
    recognises=_recognises,
    read=_read,
    reader="decoder, then chardet",
    reader_version=1,
    libraries=("chardet",),
)
