"""`dupfinder not-duplicates`: told apart once, for all scans to come, until taken back."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from program import Program
from sample_documents import Write, edited, words

TEXT = words(100, seed=1)


@pytest.fixture
def docs(write: Write, tmp_path: Path) -> Path:
    write("a.txt", TEXT)
    write("b.txt", edited(TEXT, 10))
    write("c.txt", edited(TEXT, 50))
    return tmp_path / "docs"


def groups(program: Program, *options: str) -> list[set[str]]:
    scanned = program("scan", "docs", "--json", "-", *options)
    assert scanned.returncode == 0, scanned.stderr
    return [
        {os.path.basename(one["path"]) for one in group["documents"]} for group in json.loads(scanned.stdout)["groups"]
    ]


def listed(program: Program, *options: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(program("not-duplicates", "list", "--json", *options).stdout)
    return found


@pytest.mark.usefixtures("docs")
def test_what_was_told_apart_is_grouped_no_more_until_it_is_taken_back(program: Program) -> None:
    assert groups(program) == [{"a.txt", "b.txt", "c.txt"}]
    added = program("not-duplicates", "add", "docs/a.txt", "docs/b.txt", "docs/c.txt")
    assert (added.returncode, len(added.stdout.splitlines())) == (0, 3)
    assert groups(program) == []
    assert groups(program, "--no-distinctions") == [{"a.txt", "b.txt", "c.txt"}]
    assert program("not-duplicates", "remove", "1", "2").returncode == 0
    assert [each["number"] for each in listed(program)] == [3]
    (group,) = groups(program)
    assert not {"b.txt", "c.txt"} <= group


def test_each_pair_is_one_line_with_its_number(program: Program, docs: Path) -> None:
    added = program("not-duplicates", "add", "docs/b.txt", "docs/a.txt")
    line = program("not-duplicates", "list").stdout
    assert line == added.stdout
    number, _, *paths = line.split()
    assert (number, paths) == ("1", [str(docs / "b.txt"), str(docs / "a.txt")])
    (fields,) = listed(program)
    assert list(fields) == ["number", "noted", "by", "a", "b"]
    assert (fields["by"], fields["a"]["path"]) == ("text", str(docs / "b.txt"))


@pytest.mark.usefixtures("docs")
def test_telling_apart_again_adds_nothing(program: Program) -> None:
    program("not-duplicates", "add", "docs/a.txt", "docs/b.txt")
    again = program("not-duplicates", "add", "docs/b.txt", "docs/a.txt")
    assert (again.returncode, again.stdout) == (0, "")
    assert "Already marked as not duplicates" in again.stderr
    assert len(listed(program)) == 1


@pytest.mark.usefixtures("docs")
def test_another_file_can_be_named(program: Program, tmp_path: Path) -> None:
    file = str(tmp_path / "own")
    program("not-duplicates", "add", "--distinctions", file, "docs/a.txt", "docs/b.txt")
    assert listed(program) == []
    assert len(listed(program, "--distinctions", file)) == 1
    assert groups(program) == [{"a.txt", "b.txt", "c.txt"}]
    assert groups(program, "--distinctions", file) != groups(program)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("add", "docs/a.txt", "docs/missing.txt"), "missing.txt"),
        (("add", "docs/a.txt", "docs"), "This is a folder, not a document."),
        (("add", "docs/a.txt", "docs/link.txt"), "docs/a.txt and docs/link.txt are one file."),
        (("remove", "7", "5"), "No pairs that are not duplicates under 5, 7; see dupfinder not-duplicates list."),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    program: Program, docs: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    os.link(docs / "a.txt", docs / "link.txt")
    done = program("not-duplicates", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert listed(program) == []


def test_O3_names_cannot_move_the_cursor(program: Program, docs: Path) -> None:
    hostile = os.fsdecode(b"e\x1b[2J\xff.txt")
    (docs / hostile).write_text(edited(TEXT, 20))
    added = program("not-duplicates", "add", "docs/a.txt", f"docs/{hostile}")
    assert added.returncode == 0, added.stderr
    assert "\x1b" not in added.stdout
    assert "\x1b" not in program("not-duplicates", "list").stdout
    assert listed(program)[0]["b"]["path"].endswith("[2J\udcff.txt")


@pytest.mark.usefixtures("docs")
def test_a_damaged_file_stops_a_scan_with_one_sentence_and_stays(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "own"
    file.write_bytes(b"")
    done = program("scan", "docs", "--distinctions", str(file))
    assert done.returncode == 2
    assert "is damaged" in done.stderr
    assert file.read_bytes() == b""
