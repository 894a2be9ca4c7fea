"""The text of subtitles (SubRip and WebVTT): what is said; when it is said is content beyond the words."""

import re

from dupfinder.domain.beyond import BeyondWords, ContentKind, item
from dupfinder.extract.format import Content
from dupfinder.extract.plain.plain_text import read_plain
from dupfinder.extract.source import SourceFile

_TIMES = re.compile(r"\s*(?:\d+:)?\d\d?:\d\d[.,]\d{1,3}\s*-->\s*(?:\d+:)?\d\d?:\d\d[.,]\d{1,3}")
_MARKS = re.compile(r"</?[a-zA-Z][^<>]{0,200}>|\{\\[^{}]{0,200}\}")
_VOICE = re.compile(r"<v[.\s]([^<>]{1,200})>")
_HEADER = "WEBVTT"


def read(source: SourceFile) -> Content:
    """Return the lines that are shown, without their numbers, times and marks; who speaks is told with the times."""
    shown: list[str] = []
    times: list[str] = []
    for line in read_plain(source).splitlines():
        if _TIMES.match(line):
            if shown and shown[-1].isdecimal():  # the number of the caption
                shown.pop()
            times.append("".join(line.replace(".", ",").split()))
        elif line.strip():
            times += _VOICE.findall(line)
            shown.append(_MARKS.sub("", line).strip())
    if shown and shown[0].startswith(_HEADER):
        shown.pop(0)
    beyond = BeyondWords(items={ContentKind.SIGNS: (item("times", "times", *times),)}) if times else BeyondWords()
    return Content(text="".join(f"{line}\n" for line in shown if line), beyond=beyond)
