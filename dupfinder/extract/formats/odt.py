"""OpenDocument texts."""

from dupfinder.extract.containers.recognising import OPENDOCUMENT, packaged
from dupfinder.extract.format import Format

FORMAT = Format(
    name="odt",
    title="OpenDocument text",
    suffixes=(".odt", ".ott"),
    media_type=OPENDOCUMENT + "text",
    recognises=packaged(OPENDOCUMENT + "text"),
)
