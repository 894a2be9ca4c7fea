"""How many workers a scan starts."""

from pathlib import Path

import psutil
import pytest

from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.options import ScanOptions
from dupfinder.pipeline.workers.scan_workers import WORTH_BYTES, Workers


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


@pytest.mark.parametrize(("size_bytes", "count"), [(WORTH_BYTES - 1, 1), (WORTH_BYTES, 2), (None, 2)])
def test_a_few_small_files_are_not_worth_a_second_worker(tmp_path: Path, size_bytes: int | None, count: int) -> None:
    entries = entries_in(tmp_path, 3)
    before = {one.pid for one in psutil.Process().children()}
    with Workers(ScanOptions(sources=(str(tmp_path),), workers=2)) as workers:
        workers.limit(len(entries), size_bytes)
        assert len(list(workers.run("head", entries, check=lambda: None))) == len(entries)
        assert len({one.pid for one in psutil.Process().children()} - before) == count
