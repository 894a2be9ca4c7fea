"""Subtitles: what is said is text, and when it is said makes another document."""

from collections.abc import Callable

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText

Extracted = Callable[[str, bytes], ExtractedText]
SRT = (
    b"1\r\n00:00:01,500 --> 00:00:04,000\r\n<i>Where</i> were you\r\nin 1984?\r\n\r\n"
    b"2\r\n00:00:05,000 --> 00:00:06,000\r\n1984\r\n"
)
VTT = b"WEBVTT - a film\n\n00:01.500 --> 00:04.000\n{\\an8}Where were you\nin 1984?\n\n00:05.000 --> 00:06.000\n1984\n"


def test_numbers_times_and_marks_of_captions_are_no_text(extracted: Extracted) -> None:
    assert extracted("a.srt", SRT).text == "Where were you\nin 1984?\n1984\n"
    assert extracted("a.vtt", VTT).text == "Where were you\nin 1984?\n1984\n"


def test_other_times_are_another_content(extracted: Extracted) -> None:
    later = extracted("a.srt", SRT.replace(b"00:00:0", b"00:00:1"))
    assert later.text == extracted("a.srt", SRT).text
    assert later.beyond.items[ContentKind.SIGNS] != extracted("a.srt", SRT).beyond.items[ContentKind.SIGNS]
