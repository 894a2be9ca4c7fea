"""Messages saved by Outlook."""

from dupfinder.extract.containers.recognising import compound
from dupfinder.extract.format import Format

FORMAT = Format(
    name="msg",
    title="Outlook message",
    suffixes=(".msg",),
    media_type="application/vnd.ms-outlook",
    recognises=compound("__properties_version1.0"),
)
