"""Documents of Word up to 2003."""

from dupfinder.extract.containers.recognising import compound
from dupfinder.extract.format import Format

FORMAT = Format(
    name="doc",
    title="Word 97 document",
    suffixes=(".doc", ".dot"),
    media_type="application/msword",
    recognises=compound("WordDocument"),
)
