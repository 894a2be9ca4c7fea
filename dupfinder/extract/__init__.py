"""Files to text and to pictures of their pages: a registry, and one reader per format.

Runs in worker processes only.
"""

from typing import TYPE_CHECKING

from dupfinder.domain.doors import lazy_door

if TYPE_CHECKING:
    from dupfinder.extract.enclosing import Box, enclosed_source, is_box, open_box, packed_box
    from dupfinder.extract.extraction import extract, no_text
    from dupfinder.extract.format import Content, Format
    from dupfinder.extract.page_views import pages, picture, thumbnail
    from dupfinder.extract.registry import formats, recognise
    from dupfinder.extract.source import SourceFile
else:
    __getattr__ = lazy_door()

__all__ = [
    "Box",
    "Content",
    "Format",
    "SourceFile",
    "enclosed_source",
    "extract",
    "formats",
    "is_box",
    "no_text",
    "open_box",
    "packed_box",
    "pages",
    "picture",
    "recognise",
    "thumbnail",
]
