import io
import json
import os
import stat
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.errors import ReportError
from dupfinder.domain.pairs import VerifiedPair
from dupfinder.pipeline.matching.pairs import ListedPairs
from dupfinder.report import ReportKind, save_report, write_report
from this_system import files_no_longer_than, is_mode, unless_root

OLD = "the report of yesterday"


class Interrupted(Exception):  # noqa: N818 - stands for any surprise
    pass


class BrokenPairs(ListedPairs):
    """Pairs whose storage fails after the first."""

    def __iter__(self) -> Iterator[VerifiedPair]:
        yield self.all[0]
        raise Interrupted


@pytest.mark.parametrize("kind", ReportKind)
def test_every_kind_is_written_whole_and_alone(kind: ReportKind, samples: Any, tmp_path: Path) -> None:
    path = tmp_path / f"report.{kind}"
    save_report(kind, samples.hostile(), path=str(path))
    assert os.listdir(tmp_path) == [path.name]
    assert path.stat().st_size > 1_000
    if kind.is_text:
        path.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ReportKind)
def test_every_kind_can_go_to_a_stream_that_cannot_seek(kind: ReportKind, samples: Any, tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(path.read_bytes()))
    reader.start()
    with open(path, "wb") as out:
        write_report(kind, samples.hostile(), out)
    reader.join()
    assert len(read[0]) > 1_000


def test_only_html_shows_differences(samples: Any) -> None:
    with pytest.raises(ValueError, match="Only the HTML"):
        write_report(ReportKind.CSV, samples.result(), io.BytesIO(), differences=())


@pytest.mark.parametrize("kind", [ReportKind.XLSX, ReportKind.PDF, ReportKind.DOCX])
def test_R4_a_full_disk_is_said_also_where_a_library_writes(kind: ReportKind, samples: Any, tmp_path: Path) -> None:
    path = tmp_path / "report"
    path.write_text(OLD)
    result = samples.realistic()
    with pytest.raises(ReportError, match="cannot be written"), files_no_longer_than(1_000):
        save_report(kind, result, path=str(path))
    assert path.read_text() == OLD
    assert os.listdir(tmp_path) == ["report"]


def test_R4_a_report_replaces_the_old_one_and_keeps_its_permissions(samples: Any, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    path.write_text(OLD)
    path.chmod(0o640)
    save_report(ReportKind.JSON, samples.result(), path=str(path))
    assert json.loads(path.read_text())["groups"] == []
    assert is_mode(path.stat().st_mode, 0o640)


@pytest.mark.parametrize(("mask", "mode"), [(0, 0o600), (0o022, 0o600), (0o277, 0o400)])
def test_a_new_report_is_its_owners_alone_or_stricter(samples: Any, tmp_path: Path, mask: int, mode: int) -> None:
    path = tmp_path / "report.json"
    before = os.umask(mask)
    try:
        save_report(ReportKind.JSON, samples.result(), path=str(path))
    finally:
        os.umask(before)
    assert is_mode(path.stat().st_mode, mode)


def test_R4_a_full_disk_leaves_the_old_report(samples: Any, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text(OLD)
    result = samples.realistic()
    with pytest.raises(ReportError, match="cannot be written"), files_no_longer_than(1_000):
        save_report(ReportKind.HTML, result, path=str(path))
    assert path.read_text() == OLD
    assert os.listdir(tmp_path) == ["report.html"]


def test_R4_a_surprise_half_way_leaves_the_old_report(samples: Any, tmp_path: Path) -> None:
    path = tmp_path / "pairs.jsonl"
    path.write_text(OLD)
    result = samples.realistic()
    broken = replace(result, pairs=BrokenPairs((next(iter(result.pairs)),)))
    with pytest.raises(Interrupted):
        save_report(ReportKind.PAIRS, broken, path=str(path))
    assert path.read_text() == OLD
    assert os.listdir(tmp_path) == ["pairs.jsonl"]


def test_R4_a_missing_folder_is_said_in_one_sentence(samples: Any, tmp_path: Path) -> None:
    path = str(tmp_path / "missing\u202e" / "report.json")
    with pytest.raises(ReportError) as caught:
        save_report(ReportKind.JSON, samples.result(), path=path)
    shown = str(tmp_path / "missing\\u202e" / "report.json")
    assert str(caught.value) == f"The file {shown} cannot be written: its folder does not exist."


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (".", "a folder has this name"),
        ("file/report.json", "its folder does not exist"),
        ("loop", "its name leads in circles of links"),
        ("x" * 300, "its name is too long"),
    ],
)
def test_R4_a_target_that_cannot_be_is_said_in_one_sentence(
    name: str, reason: str, samples: Any, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(ReportError, match=f"cannot be written: {reason}\\.$"):
        save_report(ReportKind.JSON, samples.result(), path=str(tmp_path / name))
    assert sorted(os.listdir(tmp_path)) == ["file", "loop"]


def test_R4_a_full_device_is_said_in_one_sentence(samples: Any) -> None:
    with pytest.raises(ReportError, match="the disk is full"):
        save_report(ReportKind.JSON, samples.result(), path="/dev/full")
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode)


@unless_root
def test_R4_a_report_or_folder_that_may_not_be_written_is_left_alone(samples: Any, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    path.write_text(OLD)
    path.chmod(0o444)
    with pytest.raises(ReportError, match="no permission"):
        save_report(ReportKind.JSON, samples.result(), path=str(path))
    tmp_path.chmod(0o555)
    with pytest.raises(ReportError, match="no permission"):
        save_report(ReportKind.JSON, samples.result(), path=str(tmp_path / "new.json"))
    tmp_path.chmod(0o755)
    assert path.read_text() == OLD


def test_a_link_to_a_report_stays_a_link(samples: Any, tmp_path: Path) -> None:
    target, link = tmp_path / "real.json", tmp_path / "link.json"
    target.write_text(OLD)
    link.symlink_to(target.name)
    save_report(ReportKind.JSON, samples.result(), path=str(link))
    assert link.is_symlink()
    assert json.loads(target.read_text())["status"] == "finished"


def test_a_pipe_takes_a_report_and_stays_a_pipe(samples: Any, tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(path.read_text()))
    reader.start()
    save_report(ReportKind.JSON, samples.result(), path=str(path))
    reader.join()
    assert json.loads(read[0])["status"] == "finished"
    assert stat.S_ISFIFO(path.stat().st_mode)


def test_a_relative_path_and_a_name_that_is_no_utf8_work(
    samples: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name = os.fsdecode(b"r\xe9port.json")
    save_report(ReportKind.JSON, samples.result(), path=name)
    assert os.listdir(tmp_path) == [name]
