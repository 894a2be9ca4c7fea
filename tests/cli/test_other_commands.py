"""The other commands, as a person or a script runs them."""

import json
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from forked_program import ForkedPrograms
from program import Program
from sample_documents import Write, edited, words
from this_system import in_the_bin, not_on_windows


def test_fingerprints_are_one_line_a_document(program: Program, write: Write) -> None:
    text = words(100, seed=1)
    a, b = write("a.txt", text), write("sub/b.txt", text + "!")
    write("c.png", b"\x89PNG\r\n\x1a\n")
    done = program("fingerprint", "docs")
    assert done.returncode == 0
    first, second = (line.split("\t") for line in done.stdout.splitlines())
    assert [first[1], second[1]] == [str(a), str(b)]
    assert first[0] == second[0]
    assert len(first[0]) == 16
    assert int(first[0], 16) > 0


def test_formats_are_listed_with_their_readers(program: Program) -> None:
    lines = program("formats").stdout.splitlines()
    states = {line.split()[0]: line.split()[1] for line in lines}
    read = ("pdf", "docx", "txt", "md", "html", "zip", "mbox")  # the last two by what is inside them
    assert {name: states[name] for name in read} == dict.fromkeys(read, "installed")
    assert states["one"] == "not"  # not yet read


def test_help_names_every_command(program: Program) -> None:
    text = program("--help").stdout
    assert all(name in text for name in ("gui", "scan", "compare", "fingerprint", "plan", "apply", "undo", "formats"))


@in_the_bin
def test_from_a_report_to_the_trash_and_back(program: Program, write: Write, tmp_path: Path) -> None:
    text = words(100, seed=1)
    keep, extra = write("a.txt", text), write("a copy.txt", text)
    near = write("near.txt", edited(text, 9))
    assert program("scan", "docs", "--json", "report.json").returncode == 0
    assert program("plan", "report.json", "--keep", "shortest-path", "--output", "plan.json").returncode == 0
    plan = json.loads((tmp_path / "plan.json").read_text())
    assert plan["format"] == "dupfinder-plan"
    dry = program("apply", "plan.json", "--dry-run")
    assert (dry.returncode, dry.stdout) == (0, f"would be removed: {extra}\n")
    assert extra.exists()
    applied = program("apply", "plan.json")
    assert (applied.returncode, applied.stdout) == (0, f"trashed: {extra}\n")
    assert not extra.exists()
    assert keep.exists()
    assert near.exists()
    undone = program("undo")
    assert (undone.returncode, undone.stdout) == (0, f"restored: {extra}\n")
    assert extra.read_text() == text


def test_a_file_that_changed_since_the_scan_is_not_removed(program: Program, write: Write) -> None:
    text = words(100, seed=1)
    write("a.txt", text)
    extra = write("a copy.txt", text)
    program("scan", "docs", "--json", "report.json")
    program("plan", "report.json", "--keep", "shortest-path", "--output", "plan.json")
    extra.write_text(text + " and more")
    applied = program("apply", "plan.json")
    assert applied.returncode == 3
    assert applied.stdout.startswith("skipped: ")
    assert extra.exists()


@not_on_windows("Windows always has a display")
def test_without_a_display_the_window_is_refused_in_one_sentence(program: Program, environment: dict[str, str]) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        environment.pop(name, None)
    done = program("gui")
    assert done.returncode == 2
    assert done.stderr.startswith("dupfinder: There is no display")
    assert len(done.stderr.splitlines()) == 1


def test_without_the_libraries_of_qt_the_window_is_refused_in_one_sentence(
    fresh_program: Program, environment: dict[str, str], tmp_path: Path
) -> None:
    broken = tmp_path / "libraries" / "PySide6"
    broken.mkdir(parents=True)
    (broken / "__init__.py").touch()
    (broken / f"QtCore{EXTENSION_SUFFIXES[0]}").write_bytes(b"")  # the system's loader says what it lacks
    environment["PYTHONPATH"] = os.pathsep.join((str(broken.parent), environment.get("PYTHONPATH", "")))
    done = fresh_program("gui")
    assert done.returncode == 2
    assert done.stderr.startswith("dupfinder: The window cannot be shown, for Qt cannot be loaded: ")
    assert len(done.stderr.splitlines()) == 1


def test_programs_run_as_forks_where_processes_can_fork(
    environment: dict[str, str], forked_programs: ForkedPrograms | None
) -> None:
    # A program that is started anew behaves alike but takes twenty times as long, which nobody would see.
    assert forked_programs is None or forked_programs.can_run_in(environment)
