"""Rich text (RTF)."""

from dupfinder.extract.format import Format
from dupfinder.extract.source import SourceFile


def _recognises(source: SourceFile) -> bool:
    return source.head.lstrip().startswith(b"{\\rtf")


FORMAT = Format(
    name="rtf",
    title="rich text document",
    suffixes=(".rtf",),
    media_type="application/rtf",
    recognises=_recognises,
)
