"""A format of nothing but words and pictures, as another package may bring it: JSON behind a mark.

Formats of the program hide their pictures in their own ways, which are tested where they are read.
"""

import base64
import functools
import io
import json
from collections.abc import Iterator, Sequence

from dupfinder.domain.beyond import BeyondWords, ContentKind, item
from dupfinder.extract import Content, Format, SourceFile
from dupfinder.extract.format import StoredPicture

MAGIC = b"%ALBUM\n"


def album(pictures: Sequence[bytes], words: str = "") -> bytes:
    """Return a document with these picture files and words."""
    stored = [base64.b64encode(data).decode() for data in pictures]
    return MAGIC + json.dumps({"words": words, "pictures": stored}).encode()


def album_source(pictures: Sequence[bytes], words: str = "") -> SourceFile:
    """Return such a document as readers get it."""
    data = album(pictures, words)
    return SourceFile("a.album", io.BytesIO(data), len(data))


def _content(source: SourceFile) -> tuple[str, list[bytes]]:
    found = json.loads(source.read()[len(MAGIC) :])
    return found["words"], [base64.b64decode(data) for data in found["pictures"]]


def _read(source: SourceFile) -> Content:
    words, _ = _content(source)
    items = tuple(one.item for one in _pictures(source))
    return Content(text=words, beyond=BeyondWords(items={ContentKind.PICTURES: items} if items else {}))


def _pictures(source: SourceFile) -> Iterator[StoredPicture]:
    for number, data in enumerate(dict.fromkeys(_content(source)[1])):
        yield StoredPicture(item(f"picture {number}", data), functools.partial(bytes, data))


FORMAT = Format(
    name="album", title="album", suffixes=(".album",), media_type="text/x-album",
    recognises=lambda source: source.head.startswith(MAGIC), read=_read, reader="album reader", reader_version=1,
    pictures=_pictures,
)  # fmt: skip
