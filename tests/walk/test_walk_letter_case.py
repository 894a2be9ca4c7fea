"""S1: on file systems that do not tell `Docs` from `docs`, each file is found once."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import mounts
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.walk import WalkResult, walk
from dupfinder.walk.sources import as_listed


@pytest.fixture
def documents(tmp_path: Path) -> Iterator[Path]:
    """A folder with one document, on exFAT."""
    with mounts.volume("exfat-fuse", tmp_path / "volume", megabytes=16) as top:
        folder = top / "Documents"
        folder.mkdir()
        (folder / "Contract.txt").write_text("the contract")
        if os.stat(folder).st_ino == os.stat(top / "DOCUMENTS").st_ino:
            pytest.skip("This driver gives a file one inode whatever it is called.")
        yield folder


def walked(*sources: Path, **options: object) -> WalkResult:
    settings = ScanOptions(sources=tuple(map(str, sources)), **options)  # type: ignore[arg-type]  # each test knows
    return walk(settings, token=CancelToken(), counters=ProgressCounters())


def test_S1_a_folder_named_in_two_ways_is_walked_once(documents: Path) -> None:
    found = walked(documents, documents.with_name("documents"), documents.with_name("DOCUMENTS") / "contract.TXT")
    assert [entry.path for entry in found.files] == [str(documents / "Contract.txt")]
    assert len(found.notes) == 2


def test_S2_a_reference_named_in_other_letters_is_one(documents: Path) -> None:
    found = walked(documents.parent, references=(str(documents.with_name("documents")),))
    assert [entry.is_reference for entry in found.files] == [True]


def test_an_exclusion_named_in_other_letters_holds(documents: Path) -> None:
    assert walked(documents.parent, excluded=(str(documents.with_name("documents")),)).files == ()


def test_S1_a_link_in_other_letters_leads_to_the_same_file(documents: Path, tmp_path: Path) -> None:
    links = tmp_path / "links"
    links.mkdir()
    (links / "folder").symlink_to(documents.with_name("documents"))
    (links / "file").symlink_to(documents.with_name("documents") / "CONTRACT.txt")
    found = walked(documents.parent, links, follow_links=True)
    assert [entry.path for entry in found.files] == [str(documents / "Contract.txt")]


def test_names_are_taken_as_typed_where_case_matters(tmp_path: Path) -> None:
    for name in ("a", "A", "b"):
        (tmp_path / name).mkdir(exist_ok=True)
    if len(os.listdir(tmp_path)) < 3:
        pytest.skip("This file system does not tell a from A.")
    for name in ("a", "A", "b", "B", "none"):
        assert as_listed(str(tmp_path / name)) == str(tmp_path / name)
