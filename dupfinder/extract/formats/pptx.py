"""PowerPoint presentations."""

from dupfinder.extract.containers.recognising import OOXML, packaged
from dupfinder.extract.format import Format

FORMAT = Format(
    name="pptx",
    title="PowerPoint presentation",
    suffixes=(".pptx", ".pptm", ".potx", ".potm", ".ppsx", ".ppsm"),
    media_type=OOXML + "presentationml.presentation",
    recognises=packaged("presentationml.", "ms-powerpoint."),
)
