"""Word documents (docx, docm, dotx, dotm; transitional and strict)."""

from dupfinder.extract.containers.compound import ENCRYPTED_STREAM
from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile
from dupfinder.extract.thumbnails import ooxml_thumbnail

SUFFIXES = (".docx", ".docm", ".dotx", ".dotm")


def _recognises(source: SourceFile) -> bool:
    if source.package is not None:
        return any(kind in source.package.media_type for kind in ("wordprocessingml.", "ms-word."))
    # Encrypted workbooks and presentations look the same; only the name tells them apart.
    return ENCRYPTED_STREAM in source.compound_entries and source.suffix in ("", *SUFFIXES)


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.word.text import read  # noqa: PLC0415 - lxml is loaded only where Word documents are read

    return read(source)


FORMAT = Format(
    name="docx",
    title="Word document",
    suffixes=SUFFIXES,
    media_type="application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    recognises=_recognises,
    read=_read,
    reader="lxml",
    reader_version=6,
    libraries=("lxml",),
    pictures=lambda source: _read(source).pictures,
    thumbnail=ooxml_thumbnail,
)
