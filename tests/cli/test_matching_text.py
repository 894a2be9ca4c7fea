"""`--matching TEXT`: only the groups of which a document has these words are reported, and those whole."""

import json
from pathlib import Path

import pytest

from program import Program
from sample_documents import Write, edited, words


@pytest.fixture
def two_groups(write: Write) -> None:
    """Write two near leases, one of which names a notice period, and two copies of a recipe."""
    lease = words(100, seed=1)
    write("lease.txt", f"{lease} The notice period is one month.")
    write("lease 2.txt", edited(f"{lease} The notice period is one month.", 101))
    for name in ("recipe.txt", "recipe 2.txt"):
        write(name, f"{words(60, seed=2)} Two eggs, one period of rest, no notice.")
    write("other.txt", f"{words(60, seed=3)} a notice period")


@pytest.mark.usefixtures("two_groups")
def test_only_groups_with_the_words_are_reported_and_those_whole(program: Program, tmp_path: Path) -> None:
    done = program("scan", "docs", "--matching", 'NOTICE "notice period"', "--json", "r.json", "--pairs", "p.jsonl")
    assert done.returncode == 0
    assert "recipe" not in done.stdout
    report = json.loads((tmp_path / "r.json").read_text())
    assert [[Path(one["path"]).name for one in group["documents"]] for group in report["groups"]] == [
        ["lease.txt", "lease 2.txt"]
    ]
    assert (report["summary"]["groups"], report["summary"]["documents"]) == (1, 2)
    (pair,) = (tmp_path / "p.jsonl").read_text().splitlines()
    assert Path(json.loads(pair)["a"]).name == "lease 2.txt"


@pytest.mark.usefixtures("two_groups")
def test_documents_that_could_not_be_searched_are_counted(program: Program, write: Write) -> None:
    write("blank.txt", " ")
    done = program("scan", "docs", "--matching", "eggs")
    assert "dupfinder: 1 document not searched." in done.stderr
    assert "recipe 2.txt" in done.stdout


@pytest.mark.usefixtures("two_groups")
@pytest.mark.parametrize("arguments", [["--matching", " ,.!"], ["--matching", "eggs", "--no-cache"]])
def test_what_cannot_be_looked_for_is_said_in_one_line(program: Program, arguments: list[str]) -> None:
    done = program("scan", "docs", *arguments)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "--matching" in done.stderr
