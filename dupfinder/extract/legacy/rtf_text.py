"""The text of a rich text document, in the order of the Word reader: headers, body, notes, footers."""

import datetime
from collections.abc import Mapping

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import Metadata
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.legacy.rtf_reader import RtfReader
from dupfinder.extract.legacy.story import Story, StoryKind
from dupfinder.extract.source import SourceFile


def read(source: SourceFile) -> Content:
    """Return the text of a rich text document."""
    return rtf_content(source.read())


def rtf_content(data: bytes) -> Content:
    """Return the text of a rich text document that is these bytes; mail programs keep messages so as well."""
    reader = RtfReader(data)
    reader.run()
    headers = _once(reader, StoryKind.HEADER)
    texts = [
        *headers,
        reader.body.text(),
        *(story.text() for story in reader.stories if story.kind is StoryKind.FOOTNOTE),
        *(story.text() for story in reader.stories if story.kind is StoryKind.ENDNOTE),
        *_once(reader, StoryKind.FOOTER),
    ]
    gathering = _gathered(reader, "".join(headers).count("\n"))
    return Content(
        text="".join(texts),
        metadata=_metadata(reader),
        headings=reader.body.flow.headings(),
        beyond=gathering.beyond(),
        pictures=gathering.pictures,
    )


def _gathered(reader: RtfReader, lines_before: int) -> Gathering:
    """Return what is in the document besides its words; so many lines stand before its body."""
    reader.sights.end_shape()
    found = reader.sights.gathering
    for story in reader.stories:
        if story.kind is StoryKind.COMMENT:
            found.words(ContentKind.COMMENTS, story.text(), line=story.line)
    reader.body.open_rows.rows.tell(found)
    gathering = Gathering()
    gathering.include(Content(text="", beyond=found.beyond(), pictures=found.pictures), lines_before=lines_before)
    return gathering


def _once(reader: RtfReader, kind: StoryKind) -> list[str]:
    """Return the different texts of the stories of a kind; each section and kind of page may have the same."""
    return list(dict.fromkeys(story.text() for story in reader.stories if story.kind is kind))


def _metadata(reader: RtfReader) -> Metadata:
    return Metadata(
        title=_line_of(reader.facts.get(b"title")),
        author=_line_of(reader.facts.get(b"author")),
        created=_iso_time(reader.times.get(b"creatim", {})),
        modified=_iso_time(reader.times.get(b"revtim", {})),
        page_count=reader.page_count,
    )


def _line_of(story: Story | None) -> str | None:
    return (" ".join(story.text().split()) or None) if story is not None else None


def _iso_time(parts: Mapping[bytes, int]) -> str | None:
    """Return a time, to the minute or second as it was given; `None` where it is no time."""
    try:
        time = datetime.datetime(  # noqa: DTZ001 - the document does not say in which time zone
            parts[b"yr"],
            parts[b"mo"],
            parts[b"dy"],
            parts.get(b"hr", 0),
            parts.get(b"min", 0),
            parts.get(b"sec", 0),
        )
    except (KeyError, ValueError):
        return None
    return time.isoformat(timespec="seconds" if b"sec" in parts else "minutes")
