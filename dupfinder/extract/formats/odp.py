"""OpenDocument presentations."""

from dupfinder.extract.containers.recognising import OPENDOCUMENT, packaged
from dupfinder.extract.format import Format

FORMAT = Format(
    name="odp",
    title="OpenDocument presentation",
    suffixes=(".odp", ".otp"),
    media_type=OPENDOCUMENT + "presentation",
    recognises=packaged(OPENDOCUMENT + "presentation"),
)
