"""PowerPoint presentations (pptx and its templates, shows and macro-enabled kinds; transitional and strict)."""

from dupfinder.extract.containers.compound import ENCRYPTED_STREAM
from dupfinder.extract.containers.recognising import OOXML, packaged
from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile
from dupfinder.extract.thumbnails import ooxml_thumbnail

SUFFIXES = (".pptx", ".pptm", ".potx", ".potm", ".ppsx", ".ppsm")
IS_PACKAGED = packaged("presentationml.", "ms-powerpoint.")


def _recognises(source: SourceFile) -> bool:
    # Encrypted presentations look like encrypted workbooks; only the name tells them apart.
    is_encrypted = source.suffix in SUFFIXES and ENCRYPTED_STREAM in source.compound_entries
    return is_encrypted or IS_PACKAGED(source)


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.slides.presentation import read  # noqa: PLC0415 - lxml is loaded only where it is needed

    return read(source)


FORMAT = Format(
    name="pptx",
    title="PowerPoint presentation",
    suffixes=SUFFIXES,
    media_type=OOXML + "presentationml.presentation",
    recognises=_recognises,
    read=_read,
    reader="lxml",
    reader_version=5,
    libraries=("lxml",),
    pictures=lambda source: _read(source).pictures,
    thumbnail=ooxml_thumbnail,
)
