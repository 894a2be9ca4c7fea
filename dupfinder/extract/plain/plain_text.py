"""The decoded text of a file that is text all through; what plain text, Markdown, CSV and their like start from."""

import codecs
import re

from dupfinder.domain.beyond import BeyondWords, ContentKind, item
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.format import Content
from dupfinder.extract.plain.encoding import CONTROL_SHARE, CONTROLS, decode
from dupfinder.extract.source import SourceFile

_PROSE_SUFFIXES = frozenset({"", ".txt", ".text", ".asc", ".log", ".me", ".nfo", ".1st"})
"""Text with another suffix is for programs: source code, settings, records."""


_FOR_TERMINALS = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b\n]*(?:\x07|\x1b\\))|[^\n]\x08")
"""Colours, titles and links (ECMA-48), and what another letter is written over, to look bold or underlined."""


def read(source: SourceFile) -> Content:
    """Return the text of a file for which no other reader is, and of one for programs how exactly it is written."""
    text = read_plain(source)
    if source.suffix in _PROSE_SUFFIXES:
        return Content(text=as_shown(text), beyond=BeyondWords())
    return Content(text=text, beyond=exact(text))


def as_shown(text: str) -> str:
    """Return what a terminal would show of a text."""
    return _FOR_TERMINALS.sub("", text) if "\x1b" in text or "\b" in text else text


def exact(text: str) -> BeyondWords:
    """Return every character as one sign, but white space at the ends of lines.

    A program with other indents, brackets or capitals is another program, and so is a file of settings.
    """
    lines = [line.rstrip() for line in text.splitlines()]
    written = item("spacing, brackets, capitals", "exact", "\n".join(lines).rstrip("\n"))
    return BeyondWords(items={ContentKind.SIGNS: (written,)})


def read_plain(source: SourceFile) -> str:
    """Return the decoded text of a file; raises `DocumentError` where it holds too much that is no text."""
    data = source.read()
    text = decode(data)
    if b"\0" in data or b"\x1b" in data or data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        # In UTF-16, UTF-32 and what shifts between sets of letters such bytes are a part of something else.
        data = text.encode(errors="surrogatepass")
    if len(data) - len(data.translate(None, CONTROLS)) > int(CONTROL_SHARE * len(text)):
        raise DocumentError(ProblemCode.DAMAGED, say("The file contains binary data, not text."))
    return text
