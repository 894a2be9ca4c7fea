"""How many workers a scan starts."""

from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.options import ScanOptions
from dupfinder.pipeline.workers.scan_workers import WORTH_BYTES, WORTH_TEXT_BYTES, Workers


def entries_in(folder: Path, count: int) -> list[FileEntry]:
    for number in range(count):
        (folder / f"{number}.txt").write_text(f"some words {number}")
    seen = [(path, path.stat()) for path in sorted(folder.iterdir())]
    return [
        FileEntry(
            file_id=FileId(number),
            path=str(path),
            size_bytes=info.st_size,
            mtime_ns=info.st_mtime_ns,
            device=info.st_dev,
            inode=info.st_ino,
        )
        for number, (path, info) in enumerate(seen)
    ]


@pytest.mark.parametrize(
    ("suffix", "size_bytes", "count"),
    [
        (".docx", WORTH_BYTES - 1, 1),
        (".docx", WORTH_BYTES, 2),
        (".txt", WORTH_BYTES, 1),
        (".txt", WORTH_TEXT_BYTES - 1, 1),
        (".txt", WORTH_TEXT_BYTES, 2),
    ],
)
def test_a_few_small_files_are_not_worth_a_second_worker(
    tmp_path: Path, suffix: str, size_bytes: int, count: int
) -> None:
    entries = entries_in(tmp_path, 3)
    sizes = [size_bytes // 3, size_bytes // 3, size_bytes - 2 * (size_bytes // 3)]
    planned = [
        replace(one, path=f"{one.path}{suffix}", size_bytes=size) for one, size in zip(entries, sizes, strict=True)
    ]
    before = {one.pid for one in psutil.Process().children()}
    with Workers(ScanOptions(sources=(str(tmp_path),), workers=2)) as workers:
        workers.limit_for(planned)
        assert len(list(workers.run("head", entries, check=lambda: None))) == len(entries)
        assert len({one.pid for one in psutil.Process().children()} - before) == count


def test_whatever_may_be_a_scan_is_worth_a_second_worker(tmp_path: Path) -> None:
    entries = entries_in(tmp_path, 3)
    before = {one.pid for one in psutil.Process().children()}
    with Workers(ScanOptions(sources=(str(tmp_path),), workers=2, ocr=True)) as workers:
        workers.limit_for(entries)
        assert len(list(workers.run("head", entries, check=lambda: None))) == len(entries)
        assert len({one.pid for one in psutil.Process().children()} - before) == 2
