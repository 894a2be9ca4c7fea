"""EPUB books."""

from dupfinder.extract.containers.recognising import packaged
from dupfinder.extract.format import Format

FORMAT = Format(
    name="epub",
    title="EPUB book",
    suffixes=(".epub",),
    media_type="application/epub+zip",
    recognises=packaged("application/epub+zip"),
)
