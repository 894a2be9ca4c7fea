"""R7: what a rescan takes out of the cache is of this very file, on real file systems."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import mounts
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import ScanControl, scan
from sample_documents import LONG_AGO_S, words, write_document

CONTRACT = words(60, seed=1)
OTHER = " ".join(word[::-1] for word in CONTRACT.split())  # other words, as many bytes

Rescan = Callable[[Path], ScanResult]


@pytest.fixture
def rescan(tmp_path: Path) -> Rescan:
    """Return a function that scans a folder, always with the same cache."""

    def run(folder: Path) -> ScanResult:
        control = ScanControl()
        return scan(ScanOptions(sources=(str(folder),), workers=1, cache_file=str(tmp_path / "cache")), control)

    return run


@pytest.fixture(params=mounts.FILE_SYSTEMS)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """A folder on a file system of each kind."""
    with mounts.volume(request.param, tmp_path / "volume") as top:
        (top / "documents").mkdir()
        yield top / "documents"


def digests(result: ScanResult) -> dict[str, bytes | None]:
    return {one.entry.name: one.content_digest for one in result.documents}


def test_R7_a_file_that_took_a_freed_inode_does_not_pass_for_the_one_that_had_it(
    rescan: Rescan, tmp_path: Path
) -> None:
    with mounts.volume("ext4", tmp_path / "volume") as folder:
        write_document(folder, "kept.txt", CONTRACT)
        first = write_document(folder, "copy.txt", CONTRACT)
        inode = os.stat(first).st_ino
        assert [len(group.members) for group in rescan(folder).groups] == [2]
        first.unlink()
        for number in range(200):
            second = write_document(folder, f"other {number}.txt", OTHER)
            if os.stat(second).st_ino == inode:
                break
        assert os.stat(second).st_ino == inode
        result = rescan(folder)
    assert result.groups == ()
    assert digests(result)[second.name] not in {None, digests(result)["kept.txt"]}


def test_R7_what_was_written_in_place_and_dated_as_before_is_read_again(rescan: Rescan, folder: Path) -> None:
    path = write_document(folder, "contract.txt", CONTRACT)
    before = rescan(folder)
    looked = os.stat(path)
    write_document(folder, "contract.txt", OTHER)
    assert (os.stat(path).st_ino, os.stat(path).st_size, os.stat(path).st_mtime) == (
        looked.st_ino, looked.st_size, LONG_AGO_S
    )  # fmt: skip
    after = rescan(folder)
    assert digests(after) != digests(before)
    assert after.statistics.from_cache == 0


def test_what_did_not_change_is_taken_out_of_the_cache(rescan: Rescan, folder: Path) -> None:
    write_document(folder, "contract.txt", CONTRACT)
    before, after = rescan(folder), rescan(folder)
    assert after.documents == before.documents
    assert after.statistics.from_cache == 1


@pytest.mark.parametrize("change", ["renamed", "linked", "made private", "folder renamed"])
def test_what_is_the_same_by_its_bytes_is_not_parsed_again(rescan: Rescan, tmp_path: Path, change: str) -> None:
    folder = tmp_path / "documents"
    path = write_document(folder / "inner", "contract.txt", CONTRACT)
    rescan(folder)
    match change:
        case "renamed":
            path.rename(path.with_name("contract of may.txt"))
        case "linked":
            path.with_name("contract again.txt").hardlink_to(path)
        case "made private":
            path.chmod(0o600)
        case _:
            path.parent.rename(folder / "other")
    result = rescan(folder)
    assert result.statistics.from_cache == 1
    assert len(result.documents) == 1
