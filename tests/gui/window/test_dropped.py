"""Paths from a drop."""

import os

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QMimeData, QUrl

from dupfinder.gui.window.document_flow import file_url
from dupfinder.gui.window.frame import URI_LIST, dropped_paths
from this_system import not_on_windows


def mime_of(data: bytes) -> QMimeData:
    mime = QMimeData()
    mime.setData(URI_LIST, QByteArray(data))
    return mime


def test_files_and_folders_come_in_order() -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile("/a/b c.txt"), QUrl.fromLocalFile("/d/é#?%.txt"), QUrl.fromLocalFile("/folder/")])
    assert dropped_paths(mime) == tuple(map(os.path.normpath, ("/a/b c.txt", "/d/é#?%.txt", "/folder")))


def test_comments_and_other_machines_are_left_out() -> None:
    data = b"# a comment\r\nfile:///a\r\nhttp://[\r\nhttp://example.org/b\r\nfile://elsewhere/c\r\nfile://localhost/d\r\n\r\n"
    # On Windows another machine's folder has a path.
    expected = ("\\a", r"\\elsewhere\c", r"\\localhost\d") if os.name == "nt" else ("/a", "/d")
    assert dropped_paths(mime_of(data)) == expected


def test_plain_text_is_no_drop() -> None:
    mime = QMimeData()
    mime.setText("/etc/passwd")
    assert dropped_paths(mime) == ()


@not_on_windows("names on Windows are Unicode")
@given(st.binary(min_size=1, max_size=20).filter(lambda name: not set(name) & {0, 47} and name not in {b".", b".."}))
def test_names_that_are_no_utf_8_survive(name: bytes) -> None:
    path = os.fsdecode(b"/folder/" + name)
    assert dropped_paths(mime_of(bytes(file_url(path).toEncoded().data()) + b"\r\n")) == (path,)
