"""Handing documents over to the desktop: opening them, showing them in their folder."""

import os
from urllib.parse import quote_from_bytes

from PySide6.QtCore import QByteArray, QUrl
from PySide6.QtGui import QDesktopServices

from dupfinder.walk import what_runs


def file_url(path: str) -> QUrl:
    """Return the URL of a local file; also right for names that are no UTF-8."""
    if os.name == "nt":
        return QUrl.fromLocalFile(path)
    return QUrl.fromEncoded(QByteArray(b"file://" + quote_from_bytes(os.fsencode(path)).encode()))


def open_document(path: str) -> bool:
    """Open a document in its own program; return whether the desktop took it. Whoever asks knows that it cannot run."""
    return os.path.exists(path) and QDesktopServices.openUrl(file_url(path))


def show_in_folder(path: str) -> bool:
    """Open the folder that holds a document; return whether the desktop took it."""
    folder = os.path.dirname(path)
    while what_runs(folder) is not None:  # macOS opens a program's folder by starting it
        folder = os.path.dirname(folder)
    return os.path.isdir(folder) and QDesktopServices.openUrl(file_url(folder))
