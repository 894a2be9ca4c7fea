"""`dupfinder scan`, as a script runs it."""

import csv
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from program import Program
from sample_documents import Write, edited, words
from this_system import not_on_windows


@pytest.fixture
def family(write: Write) -> Path:
    """Write three documents that are alike and one that is not; return their folder."""
    text = words(200, seed=1)
    write("a.txt", text)
    write("copy/a.txt", text)
    write("b.txt", edited(text, 100))
    return write("other.txt", words(200, seed=2)).parent


def test_groups_go_to_standard_output_and_all_else_to_standard_error(family: Path, program: Program) -> None:
    done = program("scan", str(family))
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Group 1: 3 documents")
    assert [line.split()[0] for line in lines[1:4]] == ["keep", "identical", "99"]
    assert "other.txt" not in done.stdout
    assert done.stderr.startswith("4 documents, 1 group, 1 document can be removed")


@not_on_windows("permissions of other systems")
def test_O4_whatever_is_written_is_its_owners_alone(family: Path, environment: dict[str, str], tmp_path: Path) -> None:
    def run(*arguments: str) -> None:
        script = "import os, sys; os.umask(0); from dupfinder.__main__ import main; sys.exit(main())"
        command = [sys.executable, "-c", script, "--log", "log", *arguments]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    before = {*tmp_path.rglob("*")}
    kinds = ("json", "csv", "html", "pairs", "pdf", "docx", "xlsx", "session")
    run("scan", str(family), *(part for kind in kinds for part in (f"--{kind}", f"report.{kind}")))
    run("compare", str(family / "a.txt"), str(family / "b.txt"), "--html", "comparison.html")
    run("plan", "report.json", "--keep", "shortest-path", "--output", "plan.json")
    run("apply", "plan.json", "--journal", "journal.jsonl")
    run("rules", "save", "mine", "oldest")
    written = [path for path in {*tmp_path.rglob("*")} - before if path.is_file() and family not in path.parents]
    assert len(written) >= len(kinds) + 6
    trashed = [path for path in written if path.parent.name == "files"]  # a document keeps what it had
    assert {path.name: oct(path.stat().st_mode & 0o777) for path in written if path not in trashed} == dict.fromkeys(
        (path.name for path in written if path not in trashed), "0o600"
    )


def test_all_reports_are_written(family: Path, program: Program, tmp_path: Path) -> None:
    names = {name: str(tmp_path / f"report.{name}") for name in ("json", "csv", "html", "pairs")}
    done = program("scan", "docs", *(part for name, path in names.items() for part in (f"--{name}", path)))
    assert done.returncode == 0
    report = json.loads(Path(names["json"]).read_text(encoding="utf-8"))
    assert (report["format"], report["version"]) == ("dupfinder-report", 1)
    assert report["settings"]["sources"] == [str(family)]
    assert report["summary"] | {"elapsed_s": 0} == {
        "files_seen": 4, "documents": 4, "groups": 1, "redundant_documents": 1,
        "reclaimable_bytes": report["groups"][0]["reclaimable_bytes"], "sharing_documents": 0, "problems": 0,
        "unread": [], "left_out": {}, "from_cache": 0, "elapsed_s": 0,
    }  # fmt: skip
    documents = report["groups"][0]["documents"]
    assert [document["relation"] for document in documents] == ["keeper", "identical", "near"]
    assert documents[0]["path"] == report["groups"][0]["keeper"] == str(family / "a.txt")
    assert documents[0]["modified"] == "2023-11-14T22:13:20Z"
    assert documents[0]["words"] == 200
    assert len(documents[0]["fingerprint"]) == 16
    pairs = [json.loads(line) for line in Path(names["pairs"]).read_text(encoding="utf-8").splitlines()]
    assert sorted(pair["relation"] for pair in pairs) == ["identical", "near", "near"]
    with open(names["csv"], encoding="utf-8-sig", newline="") as stream:
        assert len(list(csv.reader(stream))) == 4
    assert "<!doctype html>" in Path(names["html"]).read_text(encoding="utf-8").lower()


def test_a_report_can_go_to_standard_output_alone(family: Path, program: Program) -> None:
    done = program("scan", str(family), "--json", "-")
    assert json.loads(done.stdout)["summary"]["groups"] == 1
    assert program("scan", str(family), "--json", "-", "--pairs", "-").returncode == 2


def test_the_same_input_gives_the_same_bytes(family: Path, fresh_program: Program) -> None:
    outputs = set()
    for workers in ("1", "3"):
        report = json.loads(
            fresh_program("scan", str(family), "--json", "-", "--workers", workers, "--no-cache").stdout
        )
        del report["summary"]["elapsed_s"]
        outputs.add(json.dumps(report))
    assert len(outputs) == 1


def test_unreadable_documents_are_listed_and_give_status_3(family: Path, program: Program, write: Write) -> None:
    write("broken.docx", b"PK\x03\x04 no more")
    done = program("scan", str(family), "--json", "-")
    assert done.returncode == 3
    (problem,) = json.loads(done.stdout)["problems"]
    assert problem["code"] == "damaged"
    assert problem["path"] == str(family / "broken.docx")
    assert f"{family / 'broken.docx'}: damaged: " in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["scan"],
        ["scan", "no such folder"],
        ["scan", ".", "--min-similarity", "80"],
        ["scan", ".", "--relation", "alike"],
        ["scan", ".", "--linkage", "best"],
        ["scan", ".", "--workers", "0"],
        ["scan", ".", "--json", "no such folder/report.json"],
        ["scan", ".", "--cache", "."],
        ["scan", ".", "--format", "nonsense"],
        ["scan", ".", "--include", ""],
        ["compare", "a.txt"],
        ["compare", "missing.txt", "missing too.txt"],
        ["frobnicate"],
        ["plan", "missing.json", "--keep", "newest"],
        ["apply", "missing.json"],
        ["undo", "missing.jsonl"],
        ["undo"],
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_sentence_and_status_2(program: Program, arguments: list[str]) -> None:
    done = program(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("dupfinder: ")
    assert len(done.stderr.splitlines()) == 1


def test_options_choose_the_files(family: Path, program: Program, write: Write) -> None:
    write(".hidden/a.txt", words(200, seed=1))
    write("a.md", words(200, seed=1))

    def names(*options: str) -> list[str]:
        report = json.loads(program("scan", str(family), "--json", "-", *options).stdout)
        return sorted(Path(d["path"]).relative_to(family).as_posix() for g in report["groups"] for d in g["documents"])

    everything = ["a.md", "a.txt", "b.txt", "copy/a.txt"]
    assert names() == everything
    assert names("--hidden") == [".hidden/a.txt", *everything]
    assert names("--exclude", "copy") == ["a.md", "a.txt", "b.txt"]
    assert names("--include", "*.txt") == ["a.txt", "b.txt", "copy/a.txt"]
    assert names("--format", "txt") == ["a.txt", "b.txt", "copy/a.txt"]
    assert names("--max-size", "10") == []
    assert names("--min-size", "1M") == []
    assert names("--relation", "identical", "--include", "*.txt") == ["a.txt", "copy/a.txt"]
    assert names("--min-similarity", "100%", "--include", "*.txt") == ["a.txt", "copy/a.txt"]


def test_O3_names_cannot_move_the_cursor(program: Program, write: Write) -> None:
    for name in ("evil\x1b[2J\u202e.txt", "evil\x1b[2J copy.txt"):
        write(name, words(50, seed=3))
    done = program("scan", "docs")
    assert "\x1b" not in done.stdout + done.stderr
    assert "\u202e" not in done.stdout
    assert r"evil\x1b[2J" in done.stdout


def test_a_second_scan_reads_from_the_cache(family: Path, program: Program) -> None:
    runs = [json.loads(program("scan", str(family), "--json", "-").stdout) for _ in range(2)]
    assert [run["summary"]["from_cache"] for run in runs] == [0, 4]
    assert runs[0]["groups"] == runs[1]["groups"]
    again = json.loads(program("scan", str(family), "--json", "-", "--no-cache").stdout)
    assert again["summary"]["from_cache"] == 0


def test_progress_can_be_asked_for_in_plain_lines(family: Path, program: Program) -> None:
    lines = program("scan", str(family), "--progress", "plain").stderr.splitlines()
    assert any(line.startswith(("Looking for files", "Reading documents")) for line in lines)
    assert len(program("scan", str(family), "--progress", "none").stderr.splitlines()) == 1


@not_on_windows("Windows sends no SIGINT to one process")
def test_an_interrupted_scan_says_so_and_resumes_from_the_cache(
    environment: dict[str, str], tmp_path: Path, write: Write, program: Program
) -> None:
    for number in range(1500):
        write(f"{number}.txt", words(300, seed=number))
    cache = tmp_path / "cache.sqlite3"
    process = subprocess.Popen(
        [sys.executable, "-m", "dupfinder", "scan", "docs", "--cache", str(cache), "--workers", "1"],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(Path(__file__).parents[2])},
        stderr=subprocess.PIPE,
        text=True,
    )
    wal = Path(f"{cache}-wal")
    deadline = time.monotonic() + 60
    while not (wal.exists() and wal.stat().st_size > 100_000):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Interrupted" in errors
    report = json.loads(program("scan", "docs", "--cache", str(cache), "--json", "-").stdout)
    assert 0 < report["summary"]["from_cache"] < 1500
    assert report["summary"]["documents"] == 1500


def test_no_qt_module_is_loaded_by_a_scan(family: Path, environment: dict[str, str]) -> None:
    script = (
        "import sys; from dupfinder.cli.main import run; status = run(['scan', sys.argv[1]], open_window=None);"
        "qt = [name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))];"
        "sys.exit(f'{qt}' if qt else status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(family)],
        env={**environment, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("redirection", "status"), [("2>&-", 0), (">&-", 0), (">/dev/full", 2), ("2>/dev/full", 0), ("| true", 0)]
)
def test_streams_that_are_closed_or_full_cost_no_report(
    family: Path, environment: dict[str, str], tmp_path: Path, redirection: str, status: int
) -> None:
    report = tmp_path / "report.json"
    shell = f'"$0" -m dupfinder scan "$1" --no-cache --json "$2" {redirection}'
    done = subprocess.run(
        ["bash", "-c", shell, sys.executable, str(family), str(report)],
        env={**environment, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status
    assert json.loads(report.read_text())["summary"]["groups"] == 1
    assert "Traceback" not in done.stderr


@not_on_windows("what goes into pipes there is UTF-8")
def test_names_that_the_terminal_cannot_encode_are_shown_escaped(
    environment: dict[str, str], program: Program, write: Write
) -> None:
    for name in ("合同.txt", "合同 2.txt"):
        write(name, words(50, seed=4))
    environment["PYTHONIOENCODING"] = "cp1252"
    done = program("scan", "docs")
    assert done.returncode == 0
    assert r"\u5408\u540c" in done.stdout


def test_O3_errors_cannot_move_the_cursor(program: Program) -> None:
    done = program("scan", "no \x1b[31msuch folder")
    assert done.returncode == 2
    assert "\x1b" not in done.stderr


def test_a_library_of_another_program_is_told_until_it_is_protected(program: Program, write: Write) -> None:
    library = write("Zotero/zotero.sqlite", b"").parent
    write("Zotero/storage/ABCD2345/paper.txt", "a paper " * 30)
    assert f"dupfinder: {library} belongs to Zotero" in program("scan", "docs").stderr
    assert "belongs to" not in program("scan", "docs", "--reference", "docs/Zotero").stderr
