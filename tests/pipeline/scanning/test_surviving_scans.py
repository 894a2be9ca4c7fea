"""Promise R3 and its kin: scans that are killed, run at the same time, or lose their cache while they run."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dupfinder.domain.events import Event, NoteRaised, StageStarted
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import Stage
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import ScanControl, scan
from resumed_scans import damaged, kill_and_resume, outcome, plain_scan, write_documents
from this_system import not_on_windows

DOCUMENTS = 250


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with documents."""
    made = tmp_path_factory.mktemp("documents")
    write_documents(made, DOCUMENTS)
    return made


@pytest.fixture(scope="module")
def expected(folder: Path) -> tuple[object, ...]:
    """Return what an undisturbed scan finds."""
    return outcome(plain_scan(folder, None))


@pytest.fixture(scope="module")
def filled(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the cache of a finished scan."""
    path = tmp_path_factory.mktemp("filled") / "cache.sqlite3"
    plain_scan(folder, path)
    return path


@pytest.mark.parametrize("seed", range(4))
def test_R3_a_killed_scan_resumes_and_finds_the_same(
    folder: Path, expected: tuple[object, ...], tmp_path: Path, seed: int
) -> None:
    after_s = random.Random(seed).uniform(0.2, 2.0)  # noqa: S311 - test data
    kill_and_resume(folder, tmp_path / "cache", after_s=after_s, expected=expected)


def test_R3_a_scan_that_is_killed_again_and_again_comes_to_its_end(
    folder: Path, expected: tuple[object, ...], tmp_path: Path
) -> None:
    read = [
        kill_and_resume(folder, tmp_path / "cache", after_s=after_s, expected=expected) for after_s in (0.9, 1.2, 1.5)
    ]
    # Everything was read by the scan after the first kill.
    assert read[1:] == [0, 0]


@pytest.mark.parametrize("seed", range(12))
def test_R3_a_damaged_cache_never_changes_the_result(
    folder: Path, expected: tuple[object, ...], filled: Path, tmp_path: Path, seed: int
) -> None:
    cache = tmp_path / "cache"
    cache.write_bytes(damaged(filled.read_bytes(), random.Random(seed)))  # noqa: S311 - test data
    assert outcome(plain_scan(folder, cache)) == expected
    # What that scan left behind is sound again, or (where it came upon the damage only at its end) the next one's is.
    assert outcome(plain_scan(folder, cache)) == expected
    assert plain_scan(folder, cache).statistics.from_cache == DOCUMENTS


def test_R3_damage_in_words_that_are_needed_costs_reading_them_again(
    folder: Path, expected: tuple[object, ...], filled: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    shutil.copy(filled, cache)
    connection = sqlite3.connect(cache)
    connection.execute("UPDATE texts SET word_hashes = zeroblob(length(word_hashes)) WHERE rowid % 3 = 0")
    connection.execute("UPDATE texts SET passages = x'00' WHERE rowid % 7 = 0")
    connection.execute("DELETE FROM compared")
    connection.commit()
    connection.close()
    result = plain_scan(folder, cache)
    assert outcome(result) == expected
    assert DOCUMENTS / 3 < result.statistics.from_cache < DOCUMENTS


def test_R3_two_scans_at_once_with_one_cache_both_come_out_right(
    folder: Path, expected: tuple[object, ...], tmp_path: Path
) -> None:
    cache, reports = tmp_path / "cache", [tmp_path / f"{number}.jsonl" for number in range(3)]
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "dupfinder", "scan", str(folder), "--cache", str(cache), "--relation", "contained",
             "--workers", "1", "--pairs", str(report)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for report in reports
    ]  # fmt: skip
    for process in running:
        _, errors = process.communicate()
        assert (process.returncode, b"cache" in errors) == (0, False), errors
    assert reports[0].read_bytes() == reports[1].read_bytes() == reports[2].read_bytes() != b""
    after = plain_scan(folder, cache)
    assert outcome(after) == expected
    assert after.statistics.from_cache == DOCUMENTS


def overwrite(cache: Path) -> None:
    cache.write_bytes(b"something else " * 5000)


def shorten(cache: Path) -> None:
    os.truncate(cache, cache.stat().st_size // 2)


def remove(cache: Path) -> None:
    for path in cache.parent.glob("cache*"):
        path.unlink()


def replace(cache: Path) -> None:
    other = cache.with_name("other")
    other.write_bytes(b"SQLite format 3\0" + b"something else " * 5000)
    other.rename(cache)


def empty(cache: Path) -> None:
    connection = sqlite3.connect(cache)
    for table in ("files", "texts", "compared"):
        connection.execute(f"DELETE FROM {table}")  # noqa: S608 - a name from above
    connection.commit()
    connection.close()


_held = not_on_windows("an open cache can neither be removed nor replaced there")


@pytest.mark.parametrize(
    "harm", [overwrite, shorten, pytest.param(remove, marks=_held), pytest.param(replace, marks=_held), empty]
)
@pytest.mark.parametrize("stage", [Stage.READ, Stage.VERIFY])
def test_R3_whatever_befalls_the_cache_during_a_scan_the_result_is_right(
    folder: Path, expected: tuple[object, ...], filled: Path, tmp_path: Path, harm: Callable[[Path], None], stage: Stage
) -> None:
    cache = tmp_path / "cache"
    shutil.copy(filled, cache)
    connection = sqlite3.connect(cache)
    connection.execute("DELETE FROM compared")
    connection.execute("DELETE FROM files WHERE inode % 4 = 0")
    connection.commit()
    connection.close()
    harmed: list[Stage] = []

    def listen(event: Event) -> None:
        if event == StageStarted(stage) and not harmed:
            harmed.append(stage)
            harm(cache)

    assert outcome(scan_with(folder, cache, listen)) == expected
    assert harmed
    assert outcome(plain_scan(folder, cache)) == expected


def scan_with(folder: Path, cache: Path, listen: Callable[[Event], None]) -> ScanResult:
    options = ScanOptions(sources=(str(folder),), relation=Relation.CONTAINED, workers=2, cache_file=str(cache))
    return scan(options, ScanControl(sink=listen))


def test_R4_a_disk_that_fills_up_costs_the_cache_and_not_the_scan(
    folder: Path, expected: tuple[object, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def connect_to_little_room(path: str, *arguments: object, **named: object) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(path, *arguments, **named)  # type: ignore[call-overload]
        if path:
            connection.execute("PRAGMA max_page_count = 15")
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect_to_little_room)
    events: list[Event] = []
    assert outcome(scan_with(folder, tmp_path / "cache", events.append)) == expected
    notes = [event.message for event in events if isinstance(event, NoteRaised)]
    assert len(notes) == 1
    assert "full" in notes[0]


@not_on_windows("Windows has no limit on the size of files")
def test_R4_a_limit_on_the_size_of_files_costs_the_cache_and_not_the_scan(folder: Path, tmp_path: Path) -> None:
    limited = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, 150_000));"
        "from dupfinder.__main__ import main; sys.exit(main())"
    )
    run = subprocess.run(
        [sys.executable, "-c", limited, "scan", str(folder), "--cache", str(tmp_path / "cache")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "The scan cache cannot be written" in run.stderr
    assert f"{DOCUMENTS} documents" in run.stderr
