"""Libraries of other programs are recognised, and nothing else is."""

import os
import sqlite3
from pathlib import Path

import pytest

from dupfinder.domain.protection import NO_ROLES, Roles
from dupfinder.walk import Library, Program, libraries


def zotero(folder: Path) -> None:
    (folder / "storage/ABCD2345").mkdir(parents=True)
    (folder / "zotero.sqlite").write_bytes(b"")


def calibre(folder: Path) -> None:
    (folder / "Anna Author/A Title (1)").mkdir(parents=True)
    (folder / "Anna Author/A Title (1)/metadata.opf").write_text("<package/>")
    with sqlite3.connect(folder / "metadata.db") as database:
        database.execute("CREATE TABLE books (id INTEGER)")
    database.close()


def paperless(folder: Path) -> None:
    for name in ("originals", "archive", "thumbnails"):
        (folder / "media/documents" / name).mkdir(parents=True)


MAKERS = {Program.ZOTERO: zotero, Program.CALIBRE: calibre, Program.PAPERLESS: paperless}


@pytest.mark.parametrize("program", list(Program))
def test_a_library_is_told_itself_inside_a_source_and_around_it(tmp_path: Path, program: Program) -> None:
    library = tmp_path / "home" / "library"
    MAKERS[program](library)
    for source in (library, library.parent):
        assert libraries([str(source)], NO_ROLES) == (Library(str(library), program),)
    inner = min(path for path in library.iterdir() if path.is_dir())
    assert libraries([str(inner)], NO_ROLES) == (Library(str(inner), program),)
    assert libraries([str(tmp_path)], NO_ROLES) == ()


@pytest.mark.parametrize("inner", ["media", "media/documents"])
def test_the_media_of_paperless_are_told_wherever_they_are(tmp_path: Path, inner: str) -> None:
    paperless(tmp_path)
    (tmp_path / "media").rename(tmp_path / "elsewhere")
    place = str(tmp_path / inner.replace("media", "elsewhere"))
    assert libraries([place], NO_ROLES) == (Library(place, Program.PAPERLESS),)


def test_what_is_protected_is_not_spoken_of(tmp_path: Path) -> None:
    zotero(tmp_path / "a")
    calibre(tmp_path / "b")
    a, b = str(tmp_path / "a"), str(tmp_path / "b")
    assert {each.path for each in libraries([a, b], NO_ROLES)} == {a, b}
    assert [each.path for each in libraries([a, b], Roles(references=(a,)))] == [b]
    assert [each.path for each in libraries([str(tmp_path)], Roles(excluded=(b,)))] == [a]
    assert libraries([a, b], Roles(references=(str(tmp_path),))) == ()


def test_what_only_resembles_a_library_is_none(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a/zotero.sqlite").write_bytes(b"")
    (tmp_path / "b/storage").mkdir(parents=True)
    (tmp_path / "c/originals").mkdir(parents=True)
    calibre(tmp_path / "d")
    (tmp_path / "d/metadata.db").write_bytes(b"another database")
    calibre(tmp_path / "e")
    os.remove(tmp_path / "e/Anna Author/A Title (1)/metadata.opf")
    assert libraries([str(tmp_path / name) for name in "abcde"], NO_ROLES) == ()
    assert libraries([str(tmp_path / "nowhere")], NO_ROLES) == ()
