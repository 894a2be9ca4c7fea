"""What could run if the desktop opened it: by its name, by its first bytes, whatever either pretends (O5)."""

import os
import shutil
from pathlib import Path

import pytest

from dupfinder.extract import formats
from dupfinder.walk import RunKind, what_runs
from hostile_files.good_documents import good_documents
from this_system import not_on_windows

WORDS = b"words of a document\n"
ELF = b"\x7fELF\x02\x01\x01" + bytes(57)
WINDOWS = b"MZ\x90\0\x03" + bytes(59)
DESKTOP = b"[Desktop Entry]\nType=Application\nExec=sh -c id\n"


def found(path: Path) -> tuple[RunKind, bool] | None:
    runs = what_runs(str(path))
    return None if runs is None else (runs.kind, runs.is_disguised)


def of(folder: Path, name: str, content: bytes = WORDS, *, mode: int = 0o644) -> tuple[RunKind, bool] | None:
    path = folder / name
    path.write_bytes(content)
    path.chmod(mode)
    return found(path)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        *((f"a.{suffix}", RunKind.PROGRAM) for suffix in ("exe", "com", "scr", "msi", "jar", "AppImage", "deb")),
        *((f"a.{suffix}", RunKind.SCRIPT) for suffix in ("bat", "cmd", "js", "vbs", "hta", "ps1", "sh", "py", "reg")),
        *((f"a.{suffix}", RunKind.SHORTCUT) for suffix in ("desktop", "lnk", "url", "webloc", "settingcontent-ms")),
        ("A.EXE", RunKind.PROGRAM),
        ("a.exe.", RunKind.PROGRAM),
        ("a.exe. . ", RunKind.PROGRAM),
        ("a\uff0eexe", RunKind.PROGRAM),  # a full stop as wide as a Chinese sign
    ],
)
def test_O5_what_can_run_is_known_by_its_name(tmp_path: Path, name: str, kind: RunKind) -> None:
    assert of(tmp_path, name) == (kind, False)


@pytest.mark.parametrize(
    "name",
    [
        "invoice.pdf.exe",
        "invoice.pdf      .exe",
        "invoice\u202efdp.exe",
        "invoice.exe\u200b",
        "invoice\u2066.exe",
        "invoice.PDF .Exe",
        "invoice.\u00adexe",
    ],
)
def test_O5_a_name_that_hides_its_end_does_not_fool(tmp_path: Path, name: str) -> None:
    assert of(tmp_path, name) == (RunKind.PROGRAM, True)


@pytest.mark.parametrize("name", ["invoice.pdf", "invoice", "invoice.txt", "run me.docx"])
@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (ELF, RunKind.PROGRAM),
        (WINDOWS, RunKind.PROGRAM),
        (b"\xcf\xfa\xed\xfe" + bytes(40), RunKind.PROGRAM),
        (b"\xca\xfe\xba\xbe" + bytes(40), RunKind.PROGRAM),
        (DESKTOP, RunKind.SHORTCUT),
        (b"\xef\xbb\xbf# a comment\r\n\r\n  [desktop ENTRY]  \r\n", RunKind.SHORTCUT),
        (b"[InternetShortcut]\nURL=file:///c:/x.exe\n", RunKind.SHORTCUT),
        (b"L\0\0\0\x01\x14\x02\0" + bytes(40), RunKind.SHORTCUT),
    ],
)
def test_O5_content_that_can_run_is_known_whatever_its_name(
    tmp_path: Path, name: str, content: bytes, kind: RunKind
) -> None:
    assert of(tmp_path, name, content) == (kind, True)


@not_on_windows("Windows has no such bit")
def test_O5_a_script_without_a_suffix_runs_where_it_may_be_executed(tmp_path: Path) -> None:
    assert of(tmp_path, "notes", b"#!/bin/sh\nid\n", mode=0o755) == (RunKind.SCRIPT, True)
    assert of(tmp_path, "notes", b"#!/bin/sh\nid\n") is None
    assert of(tmp_path, "words", WORDS, mode=0o755) is None  # so are all files of some disks


@not_on_windows("there is no program that every system has")
def test_O5_a_real_program_is_one_by_any_name_and_through_links(tmp_path: Path) -> None:
    shutil.copyfile(os.path.realpath("/bin/sh"), tmp_path / "invoice.pdf")
    (tmp_path / "link.pdf").symlink_to("invoice.pdf")
    (tmp_path / "plain.txt").write_bytes(WORDS)
    (tmp_path / "looks.exe").symlink_to("plain.txt")
    assert found(tmp_path / "invoice.pdf") == found(tmp_path / "link.pdf") == (RunKind.PROGRAM, True)
    assert found(tmp_path / "looks.exe") == (RunKind.PROGRAM, False)


def test_documents_of_every_format_are_opened_without_a_question(tmp_path: Path) -> None:
    good = good_documents("words")
    assert len(good) > 10
    for suffix, content in good.items():
        assert of(tmp_path, f"a document, v1.2{suffix}", content) is None, suffix
    for one in formats():
        for suffix in one.suffixes:
            # Compiled help and databases are documents that run what is in them: nobody reads these.
            assert of(tmp_path, f"a{suffix}") is None or (one.read is None and one.name in {"chm", "mdb"}), suffix
    assert of(tmp_path, "MZ and others.txt", b"MZ, the initials of a poet\n") is None
    assert of(tmp_path, "settings.ini", b"[general]\n[Desktop Entry]\n") is None


def test_O5_nothing_is_waited_for_and_folders_are_opened_unless_they_are_programs(tmp_path: Path) -> None:
    assert found(tmp_path / "not there.pdf") is None
    assert found(tmp_path / "not there.exe") == (RunKind.PROGRAM, False)
    (tmp_path / "folder.sh").mkdir()
    (tmp_path / "Mail.app").mkdir()
    assert found(tmp_path / "folder.sh") is None
    assert found(tmp_path / "Mail.app") == (RunKind.PROGRAM, False)
    assert what_runs(f"{tmp_path / 'Mail.app'}/") is not None
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.pdf")
        assert found(tmp_path / "pipe.pdf") is None
