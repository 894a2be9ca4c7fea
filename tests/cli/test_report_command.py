"""`dupfinder scan --session` and `dupfinder report`: reports of a saved session, without a scan."""

import json
import os
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dupfinder.cli.arguments import parse
from dupfinder.cli.command_output import ExitStatus
from dupfinder.cli.commands.report import run as run_report
from dupfinder.domain.errors import UsageError
from dupfinder.domain.options import FIND_FROM, ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.sessions import SavedMark, SavedMarks
from dupfinder.pipeline import ScanControl, new_session, open_session, save_session, scan
from dupfinder.report import ReportKind, save_report
from program import Program
from sample_documents import Write, write_document
from session_samples import write_family


@pytest.fixture(scope="module")
def scanned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Scan documents, save the session and a report; then take the documents away, so that nobody can read them."""
    folder = tmp_path_factory.mktemp("scanned")
    write_family(lambda name, content: write_document(folder / "docs", name, content))
    control = ScanControl()
    options = ScanOptions(sources=(str(folder / "docs"),), relation=Relation.CONTAINED, use_cache=False, workers=1)
    result = scan(options, control)
    save_session(new_session(result), str(folder / "s.dupfinder"))
    save_report(ReportKind.JSON, result, path=str(folder / "scan.json"))
    shutil.rmtree(folder / "docs")
    return folder


@pytest.fixture
def saved(scanned: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return a session of one's own, in the present folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("s.dupfinder", "scan.json"):
        shutil.copy(scanned / name, tmp_path / name)
    return "s.dupfinder"


def test_a_format_that_nobody_knows_is_no_empty_report(saved: str) -> None:
    with pytest.raises(UsageError, match="There is no format 'dox'"):
        run_report(parse(["report", saved, "--format", "dox"]))
    assert run_report(parse(["report", saved, "--format", "PDF"])) is ExitStatus.DONE


def report(saved: str, *options: str) -> Any:
    assert run_report(parse(["report", saved, "--json", "report.json", *options])) is ExitStatus.DONE
    return json.loads(Path("report.json").read_text(encoding="utf-8"))


def names(found: Any) -> set[str]:
    return {os.path.basename(each["path"]) for group in found["groups"] for each in group["documents"]}


def test_a_report_of_a_session_is_that_of_the_scan(saved: str, tmp_path: Path) -> None:
    of_scan = json.loads((tmp_path / "scan.json").read_text())
    assert report(saved) == of_scan
    assert of_scan["groups"]
    assert of_scan["containers"]


def test_a_scan_saves_its_session(program: Program, write: Write, tmp_path: Path) -> None:
    write_family(write)
    run = program("scan", "docs", "--session", "mine.dupfinder", "--json", "mine.json")
    assert run.returncode == 3  # one is damaged
    shutil.rmtree(tmp_path / "docs")
    assert program("report", "mine.dupfinder", "--json", "again.json").returncode == 0
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "mine.json").read_bytes()


def test_without_any_report_the_groups_are_printed_as_scan_does(program: Program, saved: str) -> None:
    run = program("report", saved)
    assert run.stdout.startswith("Group 1: ")
    assert "1 problem" in run.stderr


def test_all_kinds_of_report_are_written(program: Program, saved: str, tmp_path: Path) -> None:
    assert program("report", saved, "--csv", "r.csv", "--html", "r.html", "--pairs", "r.jsonl").returncode == 0
    assert all((tmp_path / name).stat().st_size for name in ("r.csv", "r.html", "r.jsonl"))


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--format", "html"], {"one.txt", "copy.txt", "one.html", "edited.txt", "again.txt"}),
        (["--format", "pdf"], set()),
        (["--name", "AGAIN"], {"one.txt", "copy.txt", "one.html", "edited.txt", "again.txt"}),
        (["--name", "nothing"], set()),
        (["--folder", "docs/a"], {"one.txt", "copy.txt", "one.html", "edited.txt", "again.txt"}),
        (["--folder", "docs/a", "--format", "html"], set()),
        (["--relation", "identical"], set()),
        (["--relation", "contained"], set()),
        (["--min-similarity", "100%"], {"one.txt", "copy.txt", "one.html"}),
        (["--min-similarity", "100%", "--relation", "same-content"], {"one.txt", "copy.txt", "one.html"}),
    ],
)
def test_filters_leave_groups_of_which_a_document_is_what_is_asked_for(
    saved: str, scanned: Path, options: list[str], expected: set[str]
) -> None:
    options = [str(scanned / option) if option == "docs/a" else option for option in options]
    assert names(report(saved, *options)) == expected


@pytest.mark.parametrize(("looked_for", "least"), [("0.8", FIND_FROM), ("0.5", 0.5)])
def test_groups_of_a_session_go_down_to_what_was_looked_for(
    program: Program, write: Write, looked_for: str, least: float
) -> None:
    write("one.txt", "words")
    program("scan", "docs", "--session", "mine.dupfinder", "--min-similarity", looked_for)
    made = program("report", "mine.dupfinder", "--min-similarity", "0.1", "--json", "-")
    assert json.loads(made.stdout)["settings"]["min_similarity"] == least


def test_containers_are_filtered_as_groups_are(saved: str) -> None:
    assert len(report(saved, "--name", "long")["containers"]) == 1
    assert report(saved, "--name", "nothing")["containers"] == []
    assert report(saved, "--relation", "near")["containers"] == []


def test_marked_documents_can_be_asked_for(saved: str, tmp_path: Path) -> None:
    assert report(saved, "--marked")["groups"] == []
    session = open_session(str(tmp_path / saved))
    path = session.result.groups[0].members[-1].document.entry.path
    marks = SavedMarks(marks=(SavedMark(path=path, reason="person"),))
    save_session(replace(session, marks=marks), str(tmp_path / saved))
    assert len(report(saved, "--marked")["groups"]) == 1


def test_what_is_gone_is_not_in_the_report(saved: str, tmp_path: Path) -> None:
    session = open_session(str(tmp_path / saved))
    path = session.result.groups[0].members[-1].document.entry.path
    save_session(replace(session, gone=frozenset({path})), str(tmp_path / saved))
    assert os.path.basename(path) not in names(report(saved))


def test_a_plan_can_be_made_of_a_session(program: Program, saved: str) -> None:
    of_session, of_report = (
        program("plan", source, "--keep", "shortest-path", "--no-losses") for source in (saved, "scan.json")
    )
    assert of_session.returncode == 0
    assert of_session.stdout == of_report.stdout


def test_what_is_wrong_is_said_in_one_line(program: Program, saved: str) -> None:
    for options in (["--json", "nowhere/r.json"], ["--min-similarity", "2"]):
        run = program("report", saved, *options)
        assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)


def test_a_file_that_is_no_session_is_said_to_be_none(program: Program, tmp_path: Path) -> None:
    (tmp_path / "other").write_text("{}")
    run = program("report", "other")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.endswith("is not a DupFinder session.\n")


def test_a_folder_that_is_not_there_is_noticed_before_the_scan(program: Program, write: Write) -> None:
    write_family(write)
    run = program("scan", "docs", "--session", "nowhere/s.dupfinder")
    assert (run.returncode, run.stdout) == (2, "")
    assert "no folder" in run.stderr


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("scan", ".", "--session", "-"), "it cannot go to standard output"),
        (("scan", ".", "--session", "folder"), "folder is a folder"),
        (("scan", ".", "--session", "nowhere/s.dupfinder"), "There is no folder"),
        (("scan", ".", "--json", "folder"), "folder is a folder"),
        (("scan", ".", "--session", "new.dupfinder", "--csv", "./new.dupfinder"), "cannot overwrite the session"),
        (("report", "s.dupfinder", "--json", "s.dupfinder"), "cannot overwrite the session"),
        (("report", "s.dupfinder", "--html", "r.html", "--words-around", "5"), "needs --differences"),
        (("report", "s.dupfinder", "--linkage", "loose"), "'loose' is none of centre, complete, single"),
        (("--log", "nowhere/log", "scan", "."), "There is no folder"),
    ],
)
def test_what_could_not_be_written_is_said_before_anything_is_done(
    saved: str, program: Program, tmp_path: Path, options: tuple[str, ...], why: str
) -> None:
    (tmp_path / "folder").mkdir()
    before = Path(saved).read_bytes()
    done = program(*options)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert Path(saved).read_bytes() == before
    assert not os.path.lexists("nowhere")


def test_what_is_like_no_other_is_listed_instead_of_groups(
    saved: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    result = open_session(str(tmp_path / saved)).result
    alike = {one.document.entry.path for group in result.groups for one in group.members}
    alike |= {pair.a.entry.path for pair in result.pairs} | {pair.b.entry.path for pair in result.pairs}
    capfd.readouterr()
    found = report(saved, "--unique")
    paths = [one["path"] for one in found["unique"]]
    wholes = {one.container.entry.path for one in result.containers}
    read = {one.entry.path for one in result.documents if one.problem is None}
    assert set(paths) - wholes == read - alike
    assert found["groups"] == []
    out, err = capfd.readouterr()
    assert out.split("\n")[:-1] == paths
    assert f"{len(paths)} document" in err
    only = report(saved, "--unique", "--folder", os.path.dirname(paths[0]), "--name", os.path.basename(paths[0]))
    assert [one["path"] for one in only["unique"]] == paths[:1]


@pytest.mark.parametrize("wrong", [["--pdf", "x.pdf"], ["--relation", "near"]])
def test_a_list_of_what_is_like_no_other_has_no_groups(saved: str, wrong: list[str]) -> None:
    with pytest.raises(UsageError, match="--unique"):
        run_report(parse(["report", saved, "--unique", *wrong]))


def test_a_scan_lists_what_a_reference_does_not_have(program: Program, write: Write) -> None:
    write("old/a.txt", "the same " * 30)
    write("archive/a.txt", "the same " * 30)
    write("archive/b.txt", "only in the archive " * 30)
    alone = write("old/new letter.txt", "not in the archive yet " * 30)
    run = program("scan", "docs/old", "--reference", "docs/archive", "--unique")
    assert (run.returncode, run.stdout) == (ExitStatus.DONE, f"{alone}\n")
