"""`dupfinder cache` as a real program."""

import datetime
import json
import os
from pathlib import Path

from program import Program
from sample_documents import Write, words

CACHE = f"home/{'local/dupfinder/Cache' if os.name == 'nt' else 'cache/dupfinder'}/scan.sqlite3"


def test_info_says_what_the_default_cache_holds(program: Program, write: Write, tmp_path: Path) -> None:
    before = program("cache", "info")
    assert before.returncode == 0
    assert "No scan cache yet" in before.stdout
    assert not (tmp_path / CACHE).exists()
    write("a.txt", words(50, seed=1))
    write("b.txt", words(50, seed=2))
    program("scan", "docs")
    lines = program("cache", "info").stdout.splitlines()
    assert lines[0] == str(tmp_path / CACHE)
    said = {line[:14].strip(): line[14:].strip() for line in lines[1:]}
    assert (said["Documents"], said["Texts"], said["Comparisons"]) == ("2", "2", "1")
    assert "simhash" in said["Settings"]
    assert said["Last used"] == datetime.datetime.now(datetime.UTC).date().isoformat()


def test_info_as_json(program: Program, write: Write, tmp_path: Path) -> None:
    write("a.txt", words(50, seed=1))
    program("scan", "docs", "--cache", "my cache")
    said = json.loads(program("cache", "info", "--json", "--cache", "my cache").stdout)
    assert (said["exists"], said["documents"], said["texts"], said["damaged_files"]) == (True, 1, 1, 0)
    assert said["path"] == str(tmp_path / "my cache")
    assert list(said["documents_by_settings"].values()) == [1]


def test_clean_drops_what_is_gone_and_the_rest_stays(program: Program, write: Write) -> None:
    write("a.txt", words(50, seed=1))
    gone = write("b.txt", words(50, seed=2))
    program("scan", "docs")
    gone.unlink()
    cleaned = program("cache", "clean")
    assert cleaned.returncode == 0
    assert "Dropped 1 document whose file is gone" in cleaned.stdout
    assert json.loads(program("cache", "info", "--json").stdout)["documents"] == 1


def test_clear_drops_everything_and_a_second_time_nothing(program: Program, write: Write, tmp_path: Path) -> None:
    write("a.txt", words(50, seed=1))
    program("scan", "docs")
    (tmp_path / f"{CACHE}.damaged-1").write_bytes(b"x" * 2000)
    first = program("cache", "clear")
    assert "Dropped 1 document and 1 text." in first.stdout
    assert "Deleted 1 damaged cache." in first.stdout
    assert os.listdir(tmp_path / os.path.dirname(CACHE)) == ["scan.sqlite3"]
    assert "Dropped 0 documents and 0 texts." in program("cache", "clear").stdout


def test_what_cannot_be_done_is_one_sentence(program: Program, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sir or Madam, " * 1000)
    for arguments in (
        ("cache",),
        ("cache", "burn"),
        ("cache", "clean", "--cache", "nowhere"),
        ("cache", "info", "--cache", "letter.txt"),
        ("cache", "clean", "--cache", "letter.txt"),
    ):
        run = program(*arguments)
        assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1), arguments
    assert (tmp_path / "letter.txt").exists()


def test_clear_leaves_a_file_alone_that_never_was_a_cache(program: Program, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sir or Madam, " * 1000)
    assert program("cache", "clear", "--cache", "letter.txt").returncode == 2
    assert (tmp_path / "letter.txt").exists()
