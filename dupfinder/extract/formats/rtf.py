"""Rich text (RTF)."""

from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile


def _recognises(source: SourceFile) -> bool:
    return source.head.lstrip(b"\xef\xbb\xbf\0 \t\r\n\f\v").startswith(b"{\\rtf")


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.legacy.rtf_text import read  # noqa: PLC0415 - loaded only where rich text is read

    return read(source)


FORMAT = Format(
    name="rtf",
    title="rich text document",
    suffixes=(".rtf",),
    media_type="application/rtf",
    recognises=_recognises,
    read=_read,
    reader="own",
    pictures=lambda source: _read(source).pictures,
    reader_version=4,
)
