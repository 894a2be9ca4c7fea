"""Thumbnails of the formats that are archives: the picture of its first page, or cover, that a document has inside.

What takes the pictures apart is loaded only where somebody wants one.
"""

from dupfinder.domain.pages import Picture
from dupfinder.extract.source import SourceFile

ODF_THUMBNAIL = "Thumbnails/thumbnail.png"


def opendocument_thumbnail(source: SourceFile, width_px: int) -> Picture | None:
    """Return the thumbnail of an OpenDocument file (OpenDocument 1.3 part 2, 3.7); a flat file has none."""
    from dupfinder.extract.raster import small_picture  # noqa: PLC0415 - see above

    return None if source.package is None else small_picture(source.package.read(ODF_THUMBNAIL), width_px)


def ooxml_thumbnail(source: SourceFile, width_px: int) -> Picture | None:
    """Return the thumbnail of an Office Open XML document (ECMA-376 part 2, 8.4); none if it is a Windows metafile."""
    from dupfinder.extract.containers.ooxml import relationships  # noqa: PLC0415 - see above
    from dupfinder.extract.raster import small_picture  # noqa: PLC0415 - see above

    package = source.package
    if package is None:
        return None
    name = next((one.target for one in relationships(package) if one.kind == "thumbnail"), None)
    return None if name is None else small_picture(package.read(name), width_px)


def epub_thumbnail(source: SourceFile, width_px: int) -> Picture | None:
    """Return the cover of an EPUB book."""
    from dupfinder.extract.raster import small_picture  # noqa: PLC0415 - see above
    from dupfinder.extract.web.epub import cover  # noqa: PLC0415 - see above

    return small_picture(cover(source), width_px)


def iwork_thumbnail(source: SourceFile, width_px: int) -> Picture | None:
    """Return the preview of a Pages, Numbers or Keynote document, of this day or of 2009."""
    from dupfinder.extract.raster import small_picture  # noqa: PLC0415 - see above

    package = source.package
    if package is None:
        return None
    return small_picture(package.read("preview.jpg") or package.read("QuickLook/Thumbnail.jpg"), width_px)
