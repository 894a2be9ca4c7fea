"""`dupfinder pairs` and `dupfinder groups`, as a person or a script runs them."""

import itertools
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

import numpy as np
import pytest

from program import Program
from this_system import is_mode, not_on_windows

LARGEST = 2**64 - 1
NO_SUCH = "There is no file no\\tsuch." if os.name != "nt" else "The file no\\tsuch cannot be read: Invalid argument."
"""Names with control characters are none on Windows."""


class Run(Protocol):
    def __call__(self, *arguments: str, given: Iterable[int] | str = ...) -> subprocess.CompletedProcess[str]: ...


@pytest.fixture
def run(program: Program) -> Run:
    """Run `dupfinder` with some fingerprints (or any text) on standard input, in `tmp_path`."""

    def run_with(*arguments: str, given: Iterable[int] | str = "") -> subprocess.CompletedProcess[str]:
        return program(*arguments, given=given if isinstance(given, str) else lines(given))

    return run_with


def lines(numbers: Iterable[int]) -> str:
    return "".join(f"{number}\n" for number in numbers)


def families(*, seed: int, count: int = 40, members: int = 4, spread_bits: int = 3) -> list[int]:
    """Return fingerprints, each followed by some that differ from it in up to `spread_bits` bits; some occur twice."""
    chance = np.random.default_rng(seed)
    found: list[int] = []
    for first in chance.integers(0, 2**64, count, dtype=np.uint64).tolist():
        found.append(first)
        for _ in range(members - 1):
            places = chance.choice(64, int(chance.integers(0, spread_bits + 1)), replace=False).tolist()
            found.append(first ^ sum(1 << place for place in places))
    return [int(number) for number in chance.permutation(np.array(found, dtype=np.uint64)).tolist()]


def close_pairs(fingerprints: Iterable[int], distance: int) -> list[list[int]]:
    """The slow twin of `pairs`: each one compared with each other one."""
    pairs = itertools.combinations(sorted(set(fingerprints)), 2)
    return [[low, high] for low, high in pairs if (low ^ high).bit_count() <= distance]


def joined(fingerprints: Iterable[int], distance: int) -> list[list[int]]:
    """The slow twin of `groups`: sets are merged until no close pair lies in two of them."""
    groups: list[set[int]] = []
    for pair in close_pairs(fingerprints, distance):
        touched = [group for group in groups if not group.isdisjoint(pair)]
        groups = [group for group in groups if group.isdisjoint(pair)] + [set(pair).union(*touched)]
    return sorted(sorted(group) for group in groups)


def arrays(done: subprocess.CompletedProcess[str]) -> list[list[int]]:
    assert (done.returncode, done.stderr) == (0, "")
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.stdout == "".join(f"{json.dumps(array)}\n" for array in found)
    return found


@pytest.mark.parametrize(
    "options", [("--distance", "3"), ("--distance", "3", "--blocks", "6"), ("-d3", "-b4"), ("-d6",)]
)
def test_all_close_pairs_are_written_rising(run: Run, options: tuple[str, ...]) -> None:
    given = families(seed=1)
    distance = 6 if "-d6" in options else 3
    expected = close_pairs(given, distance)
    assert len(expected) > 100
    assert arrays(run("pairs", *options, given=given)) == expected


@pytest.mark.parametrize("options", [(), ("--distance", "3", "--blocks", "5"), ("-d1",)])
def test_groups_are_what_chains_of_close_pairs_join(run: Run, options: tuple[str, ...]) -> None:
    given = families(seed=2)
    distance = 1 if "-d1" in options else 3
    expected = joined(given, distance)
    assert len(expected) > 10
    assert arrays(run("groups", *options, given=given)) == expected


def test_a_chain_is_one_group_though_its_ends_are_far_apart(run: Run) -> None:
    chain = [(1 << length) - 1 for length in range(65)]
    assert arrays(run("groups", "--distance", "1", given=reversed(chain))) == [chain]
    assert len(arrays(run("pairs", "--distance", "1", given=chain))) == 64


@pytest.mark.parametrize("command", ["pairs", "groups"])
@pytest.mark.parametrize("given", ["", "\n", "7\n", "7\n7\n007\n", f"0\n{LARGEST}\n"])
def test_where_nothing_is_close_nothing_is_written(run: Run, command: str, given: str) -> None:
    assert arrays(run(command, given=given)) == []


@pytest.mark.parametrize("command", ["pairs", "groups"])
def test_the_largest_fingerprint_and_nought_are_fingerprints_like_any(run: Run, command: str) -> None:
    assert arrays(run(command, given=[LARGEST, 1, LARGEST - 1, 0])) == [[0, 1], [LARGEST - 1, LARGEST]]


def test_all_pairs_are_within_64_bits_and_none_within_0(run: Run) -> None:
    given = families(seed=3, count=5)
    assert arrays(run("pairs", "--distance", "64", given=given)) == close_pairs(given, 64)
    assert arrays(run("pairs", "--distance", "0", given=given)) == []


def test_many_more_pairs_than_fingerprints_are_all_written(run: Run) -> None:
    """A family of 600 has 180,000 pairs: several blocks of output."""
    given = [place << 20 for place in range(600)]
    assert arrays(run("pairs", "--distance", "10", given=given)) == close_pairs(given, 10)
    assert arrays(run("groups", "--distance", "10", given=given)) == [given]


def test_files_are_read_and_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "in.txt").write_bytes(b"\xef\xbb\xbf1\r\n 2\r\n\r\n0003")
    done = run("pairs", "--input", "in.txt", "--output", "out.jsonl")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "out.jsonl").read_bytes() == b"[1, 2]\n[1, 3]\n[2, 3]\n"
    assert run("groups", "-i", "in.txt", "-o", "-").stdout == "[1, 2, 3]\n"


def test_explain_says_on_standard_error_how_they_are_searched(run: Run) -> None:
    chosen = run("pairs", "--explain", given=[1, 2])
    assert chosen.stdout == "[1, 2]\n"
    assert chosen.stderr.startswith("Exhaustive comparison")
    asked = run("groups", "--explain", "--blocks", "6", given=[1, 2])
    assert asked.stderr.startswith("Permuted tables: 20 ")


@pytest.mark.parametrize(
    ("arguments", "given", "sentence"),
    [
        ((), "1\n2\nthree\n", "Line 3 of standard input is not an unsigned 64-bit number: three"),
        ((), f"1\n{2**64}\n", f"Line 2 of standard input is not an unsigned 64-bit number: {2**64}"),
        ((), "-1\n", "Line 1 of standard input is not an unsigned 64-bit number: -1"),
        (("--input", "no\tsuch"), "", NO_SUCH),
        (("--input", "."), "", ". is a folder, not a file."),
        (("--input", "list"), "", "Line 1 of list is not an unsigned 64-bit number: 1 2"),
        (("--output", "none/out"), "1\n", "The file none/out cannot be written: its folder does not exist."),
        (("--output", "."), "1\n", "The file . cannot be written: a folder has this name."),
        (("--output", "/dev/full"), "1\n2\n", "The file /dev/full cannot be written: the disk is full."),
        (("--distance", "65"), "", "Fingerprints of 64 bits cannot differ in 65 bits."),
        (("--blocks", "3"), "", "A plan for 3 bits needs 4 to 64 blocks, not 3."),
        (("--blocks", "65"), "", "A plan for 3 bits needs 4 to 64 blocks, not 65."),
        (("--blocks", "40", "--distance", "20"), "", "These blocks need 137,846,528,820 tables; 50,000 are the most."),
    ],
)  # fmt: skip
@pytest.mark.parametrize("command", ["pairs", "groups"])
def test_what_is_wrong_is_said_in_one_sentence(
    run: Run, tmp_path: Path, command: str, arguments: tuple[str, ...], given: str, sentence: str
) -> None:
    (tmp_path / "list").write_text("1 2\n")
    done = run(command, *arguments, given=given)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"dupfinder: {sentence}\n")


@pytest.mark.parametrize("options", [("--distance", "-1"), ("--distance", "x"), ("--blocks", "0"), ("extra",)])
def test_wrong_options_are_said_in_one_line(run: Run, options: tuple[str, ...]) -> None:
    done = run("pairs", *options)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


def test_an_output_file_is_replaced_whole_and_keeps_its_permissions(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "out"
    path.write_text("[7, 8]\n")
    path.chmod(0o640)
    (tmp_path / "link").symlink_to("out")
    assert run("pairs", "--output", "link", given=[1, 2]).returncode == 0
    assert path.read_text() == "[1, 2]\n"
    assert is_mode(path.stat().st_mode, 0o640)
    assert (tmp_path / "link").is_symlink()


def test_an_output_file_stays_as_it_was_where_the_input_is_wrong(run: Run, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("of yesterday")
    before = sorted(os.listdir(tmp_path))
    assert run("pairs", "--output", "out", given="1\nx\n").returncode == 2
    assert (tmp_path / "out").read_text() == "of yesterday"
    assert sorted(os.listdir(tmp_path)) == before


def test_input_and_output_may_be_the_same_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "list").write_text("1\n2\n")
    assert run("pairs", "-i", "list", "-o", "list").returncode == 0
    assert (tmp_path / "list").read_text() == "[1, 2]\n"


@not_on_windows("Windows has no named pipes in folders")
def test_a_named_pipe_can_be_read(run: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=lambda: pipe.write_text("1\n2\n"), daemon=True)
    writer.start()
    assert run("pairs", "--input", "pipe").stdout == "[1, 2]\n"
    writer.join(timeout=60)


@pytest.mark.parametrize("command", ["pairs -d10 -i list", "formats"])  # more than a pipe of Linux holds, of Windows
def test_a_reader_that_leaves_early_ends_it_quietly(tmp_path: Path, environment: dict[str, str], command: str) -> None:
    (tmp_path / "list").write_text(lines(place << 20 for place in range(1024)))
    process = subprocess.Popen(
        [sys.executable, "-m", "dupfinder", *command.split()],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stdout.readline()
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=60) == 0


@not_on_windows("Windows sends no SIGINT to one process")
def test_an_interrupted_one_leaves_no_output(tmp_path: Path, environment: dict[str, str]) -> None:
    # Whoever runs the tests in the background has them ignore SIGINT, and what they start with them.
    heeding = (
        "import runpy, signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
        "sys.argv = ['dupfinder', 'pairs', '--output', 'out']; runpy.run_module('dupfinder', run_name='__main__')"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", heeding],
        cwd=tmp_path,
        env=environment,
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    before = set(os.listdir(tmp_path))
    while set(os.listdir(tmp_path)) == before and process.poll() is None:
        time.sleep(0.01)  # until it waits for standard input, with the output begun
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert (process.returncode, said) == (130, b"")
    assert set(os.listdir(tmp_path)) == before


@pytest.mark.parametrize("command", ["pairs", "groups"])
def test_only_the_rooms_are_loaded_that_the_command_needs(command: str) -> None:
    probe = (
        "import sys; from dupfinder.cli.main import run;"
        f"run([{command!r}, '--input', {os.devnull!r}], open_window=lambda *_: 0);"
        "print(*sorted(name for name in sys.modules if name.startswith(('dupfinder.', 'PySide6', 'lxml'))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True
    )
    rooms = {name.split(".")[1] for name in done.stdout.split() if name.startswith("dupfinder.")}
    assert rooms <= {"cli", "domain", "index", "group"}
    assert "PySide6" not in done.stdout
