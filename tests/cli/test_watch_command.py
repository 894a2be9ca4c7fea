"""`dupfinder watch`, a real process that is told to end by signals."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from program import Program
from sample_documents import Write, edited, words

Start = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture
def start(tmp_path: Path, environment: dict[str, str]) -> Iterator[Start]:
    """Start `dupfinder watch` with some arguments and wait until it watches."""
    processes: list[subprocess.Popen[bytes]] = []

    def run(*arguments: str) -> "subprocess.Popen[bytes]":
        process = subprocess.Popen(
            [sys.executable, "-m", "dupfinder", "watch", *arguments],
            cwd=tmp_path,
            env={**environment, "PYTHONPATH": str(Path(__file__).parents[2])},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        processes.append(process)
        assert process.stderr is not None
        for line in process.stderr:
            if b"; watching." in line:
                return process
        raise AssertionError("It ended.")

    yield run
    for process in processes:
        process.kill()
        process.communicate()


def lines(process: "subprocess.Popen[bytes]", count: int) -> list[bytes]:
    assert process.stdout is not None
    return [process.stdout.readline() for _ in range(count)]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_findings_are_lines_until_a_signal_ends_it(
    write: Write, start: Start, tmp_path: Path, number: signal.Signals
) -> None:
    text = words(300, seed=1)
    write("archive/known.txt", text)
    (tmp_path / "docs" / "in").mkdir()
    process = start("docs/in", "--known", "docs/archive", "--workers", "1")
    write("in/edited.txt", edited(text, 100))
    edited_path, known_path, odd_path = (
        os.path.join(tmp_path, "docs", *parts)
        for parts in (("in", "edited.txt"), ("archive", "known.txt"), ("in", "tab\\tand\\nline.txt"))
    )
    assert lines(process, 1) == [f"NEW\tnear\t99 %\t{edited_path}\t{known_path}\n".encode()]
    write("in/tab\tand\nline.txt", text.replace(" ", "\n"))
    assert lines(process, 2) == [
        f"NEW\tsame-content\t100 %\t{odd_path}\t{known_path}\n".encode(),
        f"NEW\tnear\t99 %\t{odd_path}\t{edited_path}\n".encode(),
    ]
    process.send_signal(number)
    rest, _ = process.communicate(timeout=60)
    assert (rest, process.returncode) == (b"", 130)


def test_json_lines_are_those_of_pairs_with_an_event(write: Write, start: Start, tmp_path: Path) -> None:
    text = words(300, seed=1)
    write("known.txt", text)
    write("draft.txt", words(320, seed=2))
    process = start("docs", "--json", "--min-similarity", "50%", "--no-cache", "--workers", "1")
    write("draft.txt", text)
    (found,) = (json.loads(line) for line in lines(process, 1))
    assert found == {
        "event": "changed",
        "a": str(tmp_path / "docs" / "draft.txt"),
        "b": str(tmp_path / "docs" / "known.txt"),
        "relation": "identical",
        "similarity": 1.0,
        "a_in_b": 1.0,
        "b_in_a": 1.0,
        "hamming_bits": 0,
        "differs_only_in": [],
        "differs_beyond": [],
    }
    if os.name == "nt":  # which sends no such signal to one process
        return
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=60)
    assert (rest, errors, process.returncode) == (b"", b"", 130)


def test_what_cannot_be_watched_is_said_in_one_line(program: Program, write: Write) -> None:
    write("a.txt", "text")
    for path in ("docs/a.txt", "nowhere"):
        done = program("watch", path)
        assert (done.returncode, done.stdout) == (2, "")
        assert "is not a folder, so it cannot be watched." in done.stderr
        assert done.stderr.count("\n") == 1


def test_a_log_is_written_where_one_is_asked_for(program: Program, write: Write, tmp_path: Path) -> None:
    write("secretname.txt", words(50, seed=1))
    done = program("--log", "run.log", "scan", "docs")
    assert done.returncode == 0
    written = (tmp_path / "run.log").read_text()
    assert "command scan" in written
    assert "the command ended" in written
    assert "secretname" not in written
    assert program("--log", "docs", "scan", "docs").returncode == 2
    assert os.listdir(tmp_path / "docs") == ["secretname.txt"]
