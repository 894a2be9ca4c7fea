"""Messages saved by Outlook."""

from dupfinder.extract.containers.recognising import compound
from dupfinder.extract.format import Content, Format
from dupfinder.extract.source import SourceFile


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.mail.msg import read  # noqa: PLC0415 - olefile is loaded only where messages are read

    return read(source)


FORMAT = Format(
    name="msg",
    title="Outlook message",
    suffixes=(".msg",),
    media_type="application/vnd.ms-outlook",
    recognises=compound("__properties_version1.0"),
    read=_read,
    reader="olefile, selectolax",
    pictures=lambda source: _read(source).pictures,
    reader_version=6,
    libraries=("olefile", "selectolax", "chardet"),
)
