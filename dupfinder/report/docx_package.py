"""Word documents as bytes, whatever the clock says."""

import io
import zipfile
from typing import cast

from docx.document import Document
from docx.opc.packuri import PackURI
from docx.opc.phys_pkg import PhysPkgWriter
from docx.opc.pkgwriter import PackageWriter


class _Undated:
    """Puts parts into an archive, none of them as of now: a clock may be set to a year that ZIP does not know."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive

    def write(self, name: PackURI, content: bytes) -> None:
        """Put one part into the archive."""
        self._archive.writestr(zipfile.ZipInfo(name.membername), content, compress_type=zipfile.ZIP_DEFLATED)


def saved(document: Document) -> bytes:
    """Return what `Document.save` writes, without the time."""
    package = document.part.package
    if package is None:
        raise ValueError("A document that belongs to no package cannot be saved.")
    for part in package.parts:
        part.before_marshal()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        writer = cast("PhysPkgWriter", _Undated(archive))
        # `PackageWriter.write` makes an archive of its own.
        PackageWriter._write_content_types_stream(writer, package.parts)  # type: ignore[no-untyped-call] # noqa: SLF001
        PackageWriter._write_pkg_rels(writer, package.rels)  # type: ignore[no-untyped-call] # noqa: SLF001
        PackageWriter._write_parts(writer, package.parts)  # noqa: SLF001
    return out.getvalue()
