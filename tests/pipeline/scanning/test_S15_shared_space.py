"""S15: what can be freed counts what frees space, on real file systems."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import mounts
from dupfinder.decide import make_plan, plan_group
from dupfinder.domain.decisions import Verdict
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import ScanControl, scan
from dupfinder.report import ReportKind, save_report
from dupfinder.survey import survey_of
from sample_documents import words, write_document

TEXT = words(20_000, seed=1)


@pytest.fixture(params=["btrfs", "xfs"])
def volume(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    with mounts.volume(request.param, tmp_path / "volume") as top:
        yield top


def scanned(folder: Path) -> ScanResult:
    os.sync()  # what was not written yet lies nowhere
    control = ScanControl()
    return scan(ScanOptions(sources=(str(folder),), workers=1, use_cache=False), control)


def figures(result: ScanResult) -> tuple[int, int, int]:
    return result.redundant_documents, result.reclaimable_bytes, result.sharing_documents


def test_S15_another_name_outside_frees_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "documents"
    write_document(folder, "a.txt", TEXT)
    copy = write_document(folder, "b/copy of a.txt", TEXT)
    (tmp_path / "backup.txt").hardlink_to(copy)
    assert figures(scanned(folder)) == (1, 0, 1)
    (tmp_path / "backup.txt").unlink()
    assert figures(scanned(folder)) == (1, len(TEXT), 0)


def test_S15_another_name_inside_frees_nothing(tmp_path: Path) -> None:
    write_document(tmp_path / "documents", "a.txt", TEXT)
    copy = write_document(tmp_path / "documents", "b/copy of a.txt", TEXT)
    copy.with_name("the same file.txt").hardlink_to(copy)
    assert figures(scanned(tmp_path / "documents")) == (1, 0, 1)


def test_S15_a_clone_frees_nothing(volume: Path) -> None:
    first = write_document(volume / "documents", "a.txt", TEXT)
    write_document(volume / "documents", "b/real copy of a.txt", TEXT)
    subprocess.run(["cp", "--reflink=always", first, volume / "documents" / "copy of a.txt"], check=True)
    result = scanned(volume / "documents")
    assert figures(result) == (2, len(TEXT), 1)
    freed = {one.document.entry.name: one.document.entry.freed_bytes for one in result.groups[0].members}
    assert freed == {"a.txt": 0, "copy of a.txt": 0, "real copy of a.txt": len(TEXT)}


def test_S15_what_a_snapshot_has_frees_nothing(tmp_path: Path) -> None:
    with mounts.volume("btrfs", tmp_path / "volume") as top:
        subprocess.run(["btrfs", "subvolume", "create", top / "documents"], check=True, capture_output=True)
        write_document(top / "documents", "a.txt", TEXT)
        write_document(top / "documents", "b/copy of a.txt", TEXT)
        assert figures(scanned(top / "documents")) == (1, len(TEXT), 0)
        snapshot = ["btrfs", "subvolume", "snapshot", str(top / "documents"), str(top / "snapshot")]
        subprocess.run(snapshot, check=True, capture_output=True)
        assert figures(scanned(top / "documents")) == (1, 0, 1)


def test_S15_all_figures_are_the_same(volume: Path, tmp_path: Path) -> None:
    first = write_document(volume / "documents", "a.txt", TEXT)
    write_document(volume / "documents", "b/real copy of a.txt", TEXT)
    subprocess.run(["cp", "--reflink=always", first, volume / "documents" / "copy of a.txt"], check=True)
    result = scanned(volume / "documents")
    save_report(ReportKind.JSON, result, path=str(tmp_path / "report.json"))
    summary = json.loads((tmp_path / "report.json").read_text())["summary"]
    plan = make_plan([plan_group(group) for group in result.groups], rules=())
    going = [one.file.freed_bytes for one in plan.decisions if one.verdict is Verdict.REMOVE]
    assert {summary["reclaimable_bytes"], survey_of(result).total.reclaimable_bytes, sum(going)} == {len(TEXT)}
    assert summary["sharing_documents"] == sum(freed == 0 for freed in going) == 1
