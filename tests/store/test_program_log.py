"""The log in memory and in its file."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from dupfinder.domain.errors import StoreError
from dupfinder.store import ProgramLog, log_libraries, log_start, logged_lines
from dupfinder.store.program_log import MOST_FILE_BYTES, MOST_LINES
from this_system import is_mode

LOG = logging.getLogger("dupfinder.store.test")
MARKED = "Quincezebra"


@pytest.fixture
def log(tmp_path: Path) -> Iterator[ProgramLog]:
    made = ProgramLog(str(tmp_path / "logs" / "dupfinder.log"))
    yield made
    made.close()


def test_lines_are_in_memory_and_in_a_file_of_the_owner(log: ProgramLog, tmp_path: Path) -> None:
    log_start()
    log_libraries([("numpy", "2.4.6")])
    LOG.info("stage %s", "read")
    file = tmp_path / "logs" / "dupfinder.log"
    assert file.read_text().splitlines() == log.lines() == logged_lines()
    assert [line.split(": ", 1)[1] for line in log.lines()][-2:] == ["library numpy 2.4.6", "stage read"]
    assert is_mode(file.stat().st_mode, 0o600)
    assert is_mode(file.parent.stat().st_mode, 0o700)


def test_messages_of_exceptions_are_left_out(log: ProgramLog, tmp_path: Path) -> None:
    try:
        int(MARKED)
    except ValueError:
        LOG.exception("it failed")
    written = (tmp_path / "logs" / "dupfinder.log").read_text()
    assert "ValueError at:" in written
    assert "in test_messages_of_exceptions_are_left_out" in written
    assert MARKED not in written + "".join(log.lines())


def test_other_libraries_are_not_heard(log: ProgramLog) -> None:
    logging.getLogger("pypdf").error(MARKED)
    logging.getLogger().error(MARKED)
    assert log.lines() == []


def test_it_does_not_grow_without_bound(log: ProgramLog, tmp_path: Path) -> None:
    for number in range(MOST_LINES + 2_000):
        LOG.info("line %s %s", number, "x" * 200)
    assert len(log.lines()) == MOST_LINES
    assert f" line {MOST_LINES + 1_999} " in log.lines()[-1]
    sizes = [path.stat().st_size for path in (tmp_path / "logs").iterdir()]
    assert len(sizes) == 2
    assert max(sizes) <= MOST_FILE_BYTES


def test_a_file_that_another_program_has_open_is_written_to_and_put_aside_later(
    log: ProgramLog, tmp_path: Path
) -> None:
    file = tmp_path / "logs" / "dupfinder.log"
    with open(file, "ab"):
        for number in range(3_000):
            LOG.info("line %s %s", number, "x" * 200)
    assert file.read_text().splitlines()[-1] == log.lines()[-1]
    for number in range(5_000):
        LOG.info("line %s %s", number, "x" * 200)
    assert file.read_text().splitlines()[-1] == log.lines()[-1]
    assert file.stat().st_size <= MOST_FILE_BYTES


def test_two_that_share_a_file_put_it_aside_once(log: ProgramLog, tmp_path: Path) -> None:
    other = ProgramLog(str(tmp_path / "logs" / "dupfinder.log"))
    line = logging.makeLogRecord({"name": "dupfinder.test", "levelno": logging.INFO, "msg": "x" * 1_000})
    for _ in range(MOST_FILE_BYTES // 1_000 // 2 + 1):
        log.emit(line)
        other.emit(line)
    other.close()
    assert (tmp_path / "logs" / "dupfinder.log.1").stat().st_size > MOST_FILE_BYTES - 2_000


def test_a_log_that_cannot_be_written_is_said_and_one_that_breaks_is_done_without(
    log: ProgramLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be written"):
        ProgramLog(str(tmp_path / "file" / "x.log"))

    def full(_descriptor: int, _data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    LOG.info("still heard")
    assert log.lines()[-1].endswith("still heard")


def test_after_closing_nothing_is_heard(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = ProgramLog(None)
    log.close()
    LOG.error("nobody listens")
    assert log.lines() == []
    assert logged_lines() == []
    assert capsys.readouterr() == ("", "")
    assert list(tmp_path.iterdir()) == []
