"""What each release wrote (`released/VERSION`, of the sample documents in /home/ada/samples) is read by this one."""

import json
import os
import shutil
import zipfile
from pathlib import Path

import pytest

from program import Program

HERE = Path(__file__).parent
RELEASES = sorted((HERE / "released").iterdir())
SAMPLES = HERE.parents[1] / "resources" / "samples.zip"
WRITERS_HOME = "/home/ada"

pytestmark = pytest.mark.parametrize("release", RELEASES, ids=[each.name for each in RELEASES])


def test_a_session_has_its_groups(program: Program, release: Path) -> None:
    report = json.loads(program("report", str(release / "session.dupfinder"), "--json", "-").stdout)
    assert [len(group["documents"]) for group in report["groups"]] == [4, 3, 3, 2]


def test_a_cache_is_read_or_made_anew(program: Program, release: Path, tmp_path: Path) -> None:
    cache = str(tmp_path / "scan.sqlite3")
    shutil.copy(release / "scan.sqlite3", cache)
    said = program("cache", "info", "--json", "--cache", cache)
    assert "from another version" in said.stderr or json.loads(said.stdout)["damaged_files"] == 0
    with zipfile.ZipFile(SAMPLES) as samples:
        samples.extractall(tmp_path / "samples")
    scan = program("scan", "samples", "--cache", cache)
    assert (scan.returncode, scan.stdout.count("Group ")) == (0, 4)


@pytest.mark.skipif(os.name == "nt", reason="the journal has paths of Linux")
def test_a_journal_puts_back_what_was_removed(program: Program, release: Path, tmp_path: Path) -> None:
    """The removed ones are put where the journal has them, below another home."""
    home = tmp_path / "ada"
    journal = tmp_path / "journal.jsonl"
    text = (release / "journal.jsonl").read_text(encoding="utf-8").replace(json.dumps(WRITERS_HOME)[1:-1], str(home))
    journal.write_text(text, "utf-8")
    with zipfile.ZipFile(SAMPLES) as samples:
        samples.extractall(home / "samples")
    lines = [json.loads(line) for line in text.splitlines()]
    removed = {line["file"]["path"]: line["place"] for line in lines if line.get("step") == "intent"}
    assert len(removed) == 2
    for path, place in removed.items():
        os.makedirs(os.path.dirname(place["path"]), exist_ok=True)
        os.rename(path, place["path"])
    past = json.loads(program("history", str(journal), "--json").stdout)
    assert [len(run["removals"]) for run in past] == [2]
    undone = program("undo", str(journal))
    assert undone.returncode == 0, undone.stdout + undone.stderr
    assert all(os.path.isfile(path) for path in removed)
