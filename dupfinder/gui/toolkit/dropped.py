"""Paths from what was dropped on the window."""

import os
from urllib.parse import unquote_to_bytes, urlsplit

from PySide6.QtCore import QMimeData, QUrl

URI_LIST = "text/uri-list"


def dropped_paths(mime: QMimeData) -> tuple[str, ...]:
    """Return the local files and folders of a drop, in order; what is on another machine is left out.

    The bytes of the list are decoded here, not by `QUrl`, which loses names that are no UTF-8.
    """
    lines = bytes(mime.data(URI_LIST).data()).split(b"\r\n" if b"\r\n" in bytes(mime.data(URI_LIST).data()) else b"\n")
    return tuple(path for line in lines if (path := _local_path(line.strip())))


def _local_path(uri: bytes) -> str | None:
    if not uri or uri.startswith(b"#"):
        return None
    if os.name == "nt":
        return os.path.normpath(QUrl.fromEncoded(uri).toLocalFile()) or None
    parts = urlsplit(uri)
    if parts.scheme != b"file" or parts.netloc not in {b"", b"localhost"} or b"\0" in unquote_to_bytes(parts.path):
        return None
    return os.path.normpath(os.fsdecode(unquote_to_bytes(parts.path))) if parts.path.startswith(b"/") else None
