"""`dupfinder overview`: tables for people, JSON for programs, of a scan or of a session."""

import json
import os
from pathlib import Path

from program import Program
from sample_documents import Write

TEXT = "The supplier {0} delivers the goods on working days between eight and sixteen hours to the address {0}. " * 4


def write_folders(write: Write, tmp_path: Path) -> str:
    """Write a folder with a copy that has one document more."""
    for number in range(4):
        for folder in ("Archive/2019", "Backup/2019"):
            write(f"{folder}/{number}.txt", TEXT.format(chr(97 + number) * 9))
    write("Backup/other.txt", "Nothing here resembles any of the other documents, not even a little bit of it. " * 3)
    return str(tmp_path / "docs")


def test_tables_say_which_folders_are_copies(program: Program, write: Write, tmp_path: Path) -> None:
    docs = write_folders(write, tmp_path)
    done = program("overview", docs, "--progress", "none", "--relation", "identical")
    assert done.returncode == 0, done.stderr
    backup, archive = (os.path.join(docs, name) for name in ("Backup", "Archive"))
    assert f"{backup} is almost a copy of {archive}: 4 of 5 documents" in done.stdout  # backups go first
    for title in ("Space by folder", "Folders with common documents", "Formats", "Groups by size"):
        assert title in done.stdout
    assert "9 documents, 4 groups" in done.stderr


def test_json_has_the_figures(program: Program, write: Write, tmp_path: Path) -> None:
    docs = write_folders(write, tmp_path)
    done = program("overview", docs, "--json", "--progress", "none", "--relation", "identical", "--top", "1")
    fields = json.loads(done.stdout)
    assert (fields["format"], fields["version"]) == ("dupfinder-overview", 1)
    assert fields["total"]["documents"] == 9
    assert len(fields["folder_copies"]) == len(fields["folder_pairs"]) == 1
    assert fields["folder_copies"][0]["likeness"] == "near-copy"
    assert fields["folder_copies"][0]["relations"] == {"identical": 4}
    assert fields["group_sizes"] == [
        {"least": 2, "most": 2, "groups": 4, "documents": 8, "reclaimable_bytes": fields["total"]["reclaimable_bytes"]}
    ]


def test_a_session_is_looked_at_without_a_scan(program: Program, write: Write, tmp_path: Path) -> None:
    docs = write_folders(write, tmp_path)
    saved = str(tmp_path / "saved.dupfinder")
    assert program("scan", docs, "--session", saved, "--relation", "identical", "--progress", "none").returncode == 0
    for path in sorted((tmp_path / "docs").rglob("*.txt")):
        path.unlink()
    done = program("overview", saved)
    assert done.returncode == 0, done.stderr
    assert "is almost a copy of" in done.stdout


def test_what_is_wrong_is_said_in_one_line(program: Program) -> None:
    for arguments in (("overview",), ("overview", "/nowhere/at/all"), ("overview", "/", "--top", "0")):
        done = program(*arguments)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
        assert done.stdout == ""
