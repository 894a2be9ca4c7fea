"""Excluded folders and files: left out, whatever leads there; what is part of a reference stays protected (S2)."""

import os
import subprocess
from pathlib import Path

import pytest

from dupfinder.domain.errors import SourceError
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.walk import WalkResult, walk
from dupfinder.walk.sources import FileKey
from dupfinder.walk.walker import FolderOpener


@pytest.fixture
def top(tmp_path: Path) -> Path:
    """Return a folder with one document, and one in each of the folders `in`, `in/deep` and `out`."""
    for name in ("top.txt", "in/i.txt", "in/deep/d.txt", "out/o.txt"):
        path = tmp_path / "top" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path / "top"


def walked(*sources: Path, excluded: Path, references: tuple[Path, ...] = (), follow_links: bool = False) -> WalkResult:
    options = ScanOptions(
        sources=tuple(map(str, sources)),
        references=tuple(map(str, references)),
        excluded=(str(excluded),),
        follow_links=follow_links,
    )
    return walk(options, token=CancelToken(), counters=ProgressCounters())


def names(result: WalkResult) -> list[str]:
    return sorted(entry.name for entry in result.files)


def test_nothing_in_an_excluded_folder_is_listed(top: Path) -> None:
    result = walked(top, excluded=top / "in")
    assert names(result) == ["o.txt", "top.txt"]
    assert (result.files_seen, result.problems, result.notes) == (2, (), ())


def test_an_excluded_folder_is_not_even_opened(top: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    really_open = FolderOpener.open

    def noted(self: FolderOpener, path: str, *, follow: bool) -> tuple[int | str, FileKey]:
        opened.append(path)
        return really_open(self, path, follow=follow)

    monkeypatch.setattr(FolderOpener, "open", noted)
    walked(top, excluded=top / "in")
    assert opened == [str(top), str(top / "out")]


def test_a_relative_excluded_path_is_meant_from_here(top: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(top)
    assert names(walked(top, excluded=Path("in"))) == ["o.txt", "top.txt"]


def test_an_excluded_file_is_listed_under_none_of_its_names(top: Path) -> None:
    os.link(top / "in" / "i.txt", top / "out" / "again.txt")
    (top / "link.txt").symlink_to(top / "in" / "i.txt")
    assert names(walked(top, excluded=top / "in" / "i.txt", follow_links=True)) == ["d.txt", "o.txt", "top.txt"]


def test_a_hard_link_outside_the_excluded_folder_is_a_document_of_its_own_place(top: Path) -> None:
    os.link(top / "in" / "i.txt", top / "out" / "again.txt")
    result = walked(top, excluded=top / "in")
    assert names(result) == ["again.txt", "o.txt", "top.txt"]
    assert all(entry.other_paths == () and not entry.is_reference for entry in result.files)


@pytest.mark.parametrize("target", ["in", "in/deep", "in/i.txt"])
def test_no_link_leads_into_an_excluded_folder(top: Path, target: str) -> None:
    (top / "out" / "link").symlink_to(top / target)
    assert names(walked(top, excluded=top / "in", follow_links=True)) == ["o.txt", "top.txt"]
    assert names(walked(top / "out", excluded=top / "in", follow_links=True)) == ["o.txt"]


def test_a_folder_that_is_excluded_by_a_link_to_it_is_left_out(top: Path) -> None:
    (top.parent / "alias").symlink_to(top / "in")
    assert names(walked(top, excluded=top.parent / "alias")) == ["o.txt", "top.txt"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may mount")
def test_an_excluded_folder_that_is_mounted_elsewhere_is_left_out_there_too(top: Path) -> None:
    (top / "mounted").mkdir()
    done = subprocess.run(["mount", "--bind", top / "in", top / "mounted"], check=False, capture_output=True)
    if done.returncode != 0:
        pytest.skip("this machine does not let root mount")
    try:
        assert names(walked(top, excluded=top / "in")) == ["o.txt", "top.txt"]
        assert names(walked(top, excluded=top / "mounted")) == ["o.txt", "top.txt"]
    finally:
        subprocess.run(["umount", top / "mounted"], check=True)


def test_what_is_not_there_to_be_excluded_is_said_and_costs_nothing(top: Path) -> None:
    result = walked(top, excluded=top / "nowhere")
    assert len(result.files) == 4
    assert result.notes == (f"Nothing to exclude: there is no folder or file {top / 'nowhere'}.",)


@pytest.mark.parametrize("inner", ["in", "in/deep", "in/deep/d.txt"])
def test_a_source_that_is_excluded_is_left_out_and_said(top: Path, inner: str) -> None:
    result = walked(top / inner, top / "out", excluded=top / "in")
    assert names(result) == ["o.txt"]
    why = "is excluded" if inner == "in" else f"is already excluded with {top / 'in'}"
    assert result.notes == (f"{top / inner} {why} and is not scanned.",)


def test_a_source_that_leads_into_an_excluded_folder_is_left_out_and_said(top: Path) -> None:
    link = top.parent / "alias"
    link.symlink_to(top / "in" / "deep")
    result = walked(link, excluded=top / "in")
    assert result.files == ()
    assert result.notes == (f"{link} is already excluded with {top / 'in'} and is not scanned.",)


def test_a_source_that_is_not_there_is_an_error_wherever_it_would_be(top: Path) -> None:
    with pytest.raises(SourceError, match="There is no folder or file"):
        walked(top / "in" / "nowhere", excluded=top / "in")


def test_S2_an_excluded_folder_inside_a_reference_is_not_listed_and_stays_protected(top: Path) -> None:
    source = top.parent / "source"
    source.mkdir()
    os.link(top / "in" / "deep" / "d.txt", source / "again.txt")
    (source / "s.txt").write_text("s")
    result = walked(source, references=(top,), excluded=top / "in")
    assert {entry.name: entry.is_reference for entry in result.files} == {
        "again.txt": True,
        "s.txt": False,
        "o.txt": True,
        "top.txt": True,
    }
    assert all(entry.other_paths == () for entry in result.files)
    assert (result.files_seen, result.problems) == (4, ())


@pytest.mark.parametrize("reference", ["in", "in/deep", "in/deep/d.txt"])
def test_S2_a_reference_that_is_excluded_is_not_listed_and_stays_protected(top: Path, reference: str) -> None:
    os.link(top / "in" / "deep" / "d.txt", top / "out" / "again.txt")
    result = walked(top, references=(top / reference,), excluded=top / "in")
    assert {entry.name: entry.is_reference for entry in result.files} == {
        "again.txt": True,
        "o.txt": False,
        "top.txt": False,
    }
    why = "is excluded" if reference == "in" else f"is already excluded with {top / 'in'}"
    assert result.notes == (
        f"The protected folder {top / reference} {why}: its documents are not compared and never removed.",
    )


def test_S2_a_document_in_a_reference_is_protected_though_another_of_its_names_is_excluded(top: Path) -> None:
    os.link(top / "in" / "i.txt", top / "out" / "again.txt")
    result = walked(top, references=(top / "out",), excluded=top / "in")
    assert {entry.name: entry.is_reference for entry in result.files} == {
        "again.txt": True,
        "o.txt": True,
        "top.txt": False,
    }


def test_links_in_an_excluded_part_of_a_reference_hide_nothing_from_others(top: Path) -> None:
    elsewhere = top.parent / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "e.txt").write_text("e")
    (top / "in" / "link").symlink_to(elsewhere)
    source = top.parent / "with link"  # links are followed in the order of their paths: this one last
    source.mkdir()
    (source / "link").symlink_to(elsewhere)
    result = walked(source, references=(top,), excluded=top / "in", follow_links=True)
    assert names(result) == ["e.txt", "o.txt", "top.txt"]


@pytest.mark.parametrize("name", ["dupfinder-quarantine", "dupfinder-quarantine-1000"])
def test_S2_a_quarantine_folder_is_never_walked(top: Path, name: str) -> None:
    inside = top / name / "files"
    inside.mkdir(parents=True)
    (inside / "removed.txt").write_text("removed")
    (top / f"{name}-notes").mkdir()
    (top / f"{name}-notes" / "n.txt").write_text("no quarantine")
    options = ScanOptions(sources=(str(top),))
    result = walk(options, token=CancelToken(), counters=ProgressCounters())
    assert names(result) == ["d.txt", "i.txt", "n.txt", "o.txt", "top.txt"]
    for source in (top / name, inside, inside / "removed.txt"):
        with pytest.raises(SourceError, match=f"is in the trash folder .*{name}. Trash folders are never scanned"):
            walk(ScanOptions(sources=(str(source),)), token=CancelToken(), counters=ProgressCounters())
