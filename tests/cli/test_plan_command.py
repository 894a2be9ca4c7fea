"""Plans and saved keeper rules, as a person or a script makes them."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

import mounts
from program import Program
from sample_documents import Write, edited, words

TEXT = words(100, seed=1)


@pytest.fixture
def scanned(program: Program, write: Write) -> tuple[Path, Path]:
    """Give two near duplicates of which `report.json` knows."""
    documents = write("a.txt", TEXT), write("longer-name.txt", edited(TEXT, 50) + " new words here")
    assert program("scan", "docs", "--json", "report.json").returncode == 0
    return documents


def decisions(text: str) -> dict[str, dict[str, Any]]:
    """Return the decisions of a plan by file name."""
    return {os.path.basename(each["path"]): each for each in json.loads(text)["decisions"]}


@pytest.mark.usefixtures("scanned")
def test_S4_a_plan_says_what_text_would_be_lost_with_a_near_duplicate(program: Program) -> None:
    done = program("plan", "report.json", "--keep", "shortest-path", "--include-near")
    lost = decisions(done.stdout)["longer-name.txt"]["lost"]
    assert (done.returncode, lost) == (0, {"words": 4, "passages": ["new words here", "changed50"], "content": []})
    first, second = done.stderr.splitlines()
    assert first.endswith('longer-name.txt: 4 words in no remaining document, such as "new words here"')
    assert second == "1 to remove, 1 to keep"
    assert {each["group"] for each in decisions(done.stdout).values()} == {1}


@pytest.mark.usefixtures("scanned")
def test_a_plan_takes_the_place_of_plans_only(program: Program, tmp_path: Path) -> None:
    for name, status in (("plan.json", 0), ("plan.json", 0), ("docs/a.txt", 2), ("report.json", 2)):
        asked = ("--keep", "newest", "--no-losses", "--output", name)
        assert program("plan", "report.json", *asked).returncode == status
    assert (tmp_path / "docs" / "a.txt").read_text() == TEXT


@pytest.mark.usefixtures("scanned")
def test_variants_without_similar_text_are_said_to_be_none(program: Program) -> None:
    """They were taken without a word, and nothing came of them."""
    for done in (
        program("plan", "report.json", "--keep", "newest", "--include", "variants"),
        program("rules", "save", "mine", "newest", "--include-variants"),
    ):
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("dupfinder: --include variants needs near, too")


@pytest.mark.usefixtures("scanned")
def test_the_documents_are_not_read_again_unless_wanted(program: Program) -> None:
    done = program("plan", "report.json", "--keep", "shortest-path", "--include-near", "--no-losses")
    assert decisions(done.stdout)["longer-name.txt"]["lost"] is None
    assert done.stderr == "1 to remove, 1 to keep\n"


def test_a_document_whose_text_is_all_in_the_kept_one_is_said_to_be(program: Program, write: Write) -> None:
    write("part.txt", TEXT)
    whole = write("whole.txt", f"{TEXT} and some more")
    program("scan", "docs", "--json", "report.json")
    done = program("plan", "report.json", "--keep", "longest-text", "--include-near")
    assert decisions(done.stdout)["part.txt"]["lost"] == {"words": 0, "passages": [], "content": []}
    assert done.stderr.splitlines()[0].endswith(f"part.txt: all of its text is also in {whole}")


def test_S4_a_plan_searches_the_whole_collection_for_what_the_kept_document_lacks(
    program: Program, write: Write, tmp_path: Path
) -> None:
    write("a.txt", TEXT)
    longer, other = write("longer-name.txt", f"{TEXT} {words(20, seed=2)} new"), write("b/other.txt", words(20, seed=2))
    program("scan", "docs", "--json", "report.json", "--session", "it.dupfinder")
    for source in ("report.json", "it.dupfinder"):
        done = program("plan", source, "--keep", "shortest-path", "--include-near", "--output", "plan.json")
        lost = decisions((tmp_path / "plan.json").read_text())["longer-name.txt"]["lost"]
        assert (lost["words"], lost["passages"]) == (1, ["new"])
        assert [(one["path"], one["words"], one["passages"]) for one in lost["elsewhere"]] == [
            (str(other), 20, [words(20, seed=2)])
        ]
        assert f'1 word in no remaining document, such as "new"; not in the kept one, but in {other} (20 words)' in (
            done.stderr
        )
    # What has the text is gone when the plan is carried out: then the document stays.
    other.write_text("something else")
    done = program("apply", "plan.json", "--action", "quarantine")
    assert (done.returncode, longer.exists()) == (3, True)
    assert "which has text of it that the kept document lacks, changed after the scan" in done.stdout + done.stderr
    other.write_text(words(20, seed=2))
    assert program("apply", "plan.json", "--action", "quarantine").returncode == 0
    assert not longer.exists()


def test_a_loss_that_nobody_can_tell_is_said_not_to_be_known(program: Program, scanned: tuple[Path, Path]) -> None:
    scanned[1].unlink()
    done = program("plan", "report.json", "--keep", "shortest-path", "--include-near")
    assert done.returncode == 0
    assert decisions(done.stdout)["longer-name.txt"]["lost"] is None
    assert "loss unknown" in done.stderr.splitlines()[0]


@pytest.mark.usefixtures("scanned")
def test_saved_rules_are_listed_used_and_forgotten(program: Program, tmp_path: Path) -> None:
    assert program("rules", "save", "my rules", "in:docs,longest-text", "--include-near").returncode == 0
    assert program("rules", "save", "other", "newest").returncode == 0
    folder = tmp_path / "docs"
    assert (
        program("rules", "list").stdout
        == f"my rules\tin:{folder},longest-text --include same-content,same-text,near\nother\tnewest\n"
    )
    assert json.loads(program("rules", "list", "--json").stdout)[1] == {
        "name": "other",
        "rules": "newest",
        "included": [],
    }
    done = program("plan", "report.json", "--keep", "@my rules")
    assert {name: each["verdict"] for name, each in decisions(done.stdout).items()} == {
        "a.txt": "remove",
        "longer-name.txt": "keep",
    }
    assert program("rules", "remove", "my rules").returncode == 0
    assert program("rules", "list").stdout == "other\tnewest\n"
    done = program("plan", "report.json", "--keep", "@my rules")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


@pytest.mark.parametrize(
    "arguments",
    [("save", "mine", "newst"), ("save", "a,b", "newest"), ("save", "mine", "@other"), ("remove", "mine")],
)
def test_what_cannot_be_saved_or_forgotten_is_said_in_one_sentence(
    program: Program, arguments: tuple[str, ...]
) -> None:
    done = program("rules", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert program("rules", "list").stdout == ""


@pytest.fixture
def three_copies(program: Program, write: Write) -> tuple[Path, Path, Path]:
    """Give copies that are filed, among downloads and in an archive, and `report.json` of them."""
    found = write("Taxes/a.txt", TEXT), write("Downloads/a.txt", TEXT), write("archive/long name of a.txt", TEXT)
    assert program("scan", "docs", "--json", "report.json").returncode == 0
    return found


@pytest.mark.usefixtures("three_copies")
def test_S2_S12_a_folder_that_is_made_a_reference_after_the_scan_is_one(program: Program) -> None:
    made = program("plan", "report.json", "--keep", "oldest", "--reference", "docs/archive")
    kept = [each["path"] for each in json.loads(made.stdout)["decisions"] if each["verdict"] == "keep"]
    assert [os.path.basename(path) for path in kept] == ["long name of a.txt"]
    assert [each["path"] for each in json.loads(made.stdout)["references"]] == [os.path.dirname(kept[0])]


@pytest.mark.usefixtures("three_copies")
def test_S12_what_is_left_out_after_the_scan_stays_and_nothing_goes_for_it(program: Program, tmp_path: Path) -> None:
    made = json.loads(
        program("plan", "report.json", "--keep", "in:docs/archive", "--exclude-folder", "docs/archive").stdout
    )
    names = {os.path.relpath(each["path"], tmp_path): each["verdict"] for each in made["decisions"]}
    assert sorted(names.values()) == ["keep", "remove"]
    assert not any("archive" in name for name in names)


@pytest.mark.parametrize("option", ["--reference", "--exclude-folder"])
def test_S12_apply_asks_for_the_folders_of_the_plan_and_for_those_named_now(
    program: Program, three_copies: tuple[Path, Path, Path], option: str
) -> None:
    filed, loaded, archived = three_copies
    program("plan", "report.json", "--keep", "shortest-path", "--output", "plan.json")
    done = program("apply", "plan.json", "--action", "quarantine", option, str(archived.parent))
    assert done.returncode == 3
    assert "where nothing is ever removed" in done.stderr + done.stdout
    assert (filed.exists(), loaded.exists(), archived.exists()) == (True, False, True)


@pytest.mark.parametrize("option", ["--reference", "--exclude-folder"])
def test_S2_a_mistyped_folder_is_none_that_protects_nothing(
    option: str, program: Program, three_copies: tuple[Path, Path, Path], tmp_path: Path
) -> None:
    mistyped = (option, "docs/archvie")
    made = program("plan", "report.json", "--keep", "shortest-path", *mistyped, "--output", "plan.json")
    assert (made.returncode, made.stderr) == (2, "dupfinder: There is no folder or file docs/archvie.\n")
    assert not (tmp_path / "plan.json").exists()
    program("plan", "report.json", "--keep", "shortest-path", "--output", "plan.json")
    assert program("apply", "plan.json", "--action", "quarantine", *mistyped).returncode == 2
    assert all(path.exists() for path in three_copies)


def test_a_plan_and_a_report_say_why_the_kept_one_is(
    program: Program, three_copies: tuple[Path, Path, Path], tmp_path: Path
) -> None:
    filed = three_copies[0]
    (group,) = json.loads((tmp_path / "report.json").read_text())["groups"]
    assert (group["keeper"], group["kept_because"]) == (str(filed), ["filed-folder", "shortest-path"])
    made = json.loads(program("plan", "report.json", "--keep", "newest").stdout)["decisions"]
    assert [each.get("why") for each in made if each["path"] == str(filed)] == [["filed-folder", "shortest-path"]]


def test_S13_a_document_of_another_format_goes_only_where_that_was_asked_for(program: Program, write: Write) -> None:
    write("a.txt", TEXT)
    write("a.html", f"<html><body><p>{TEXT}</p></body></html>")
    program("scan", "docs", "--json", "report.json")

    def going(*options: str) -> int:
        made = json.loads(program("plan", "report.json", "--keep", "newest", *options, "--no-losses").stdout)
        return sum(each["verdict"] == "remove" for each in made["decisions"])

    assert (going("--include", "same-text"), going("--include", "same-text,other-formats")) == (0, 1)
    assert (going("--include-near"), going("--include-near", "--include", "other-formats")) == (0, 1)


def test_what_no_link_can_replace_is_said_once_with_the_plan(program: Program, tmp_path: Path) -> None:
    with mounts.volume("exfat-fuse", tmp_path / "volume", megabytes=16) as top:
        for name in ("kept.txt", "one.txt", "two.txt"):
            (top / name).write_text(TEXT)
        program("scan", str(top), "--json", "report.json")
        done = program("plan", "report.json", "--keep", "shortest-path")
    assert done.stderr.splitlines() == [
        "2 to remove, 1 to keep",
        (
            "2 of them cannot be replaced by links (--action hardlink, symlink): their drives do not support "
            "links (as with FAT and exFAT)"
        ),
    ]
