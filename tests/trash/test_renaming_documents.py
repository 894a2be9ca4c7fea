"""Giving documents other names: nothing is ever replaced, and only what the scan saw is renamed."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from dupfinder.domain.errors import SourceError
from dupfinder.trash import rename_document
from removal_samples import entry_of


@pytest.fixture
def document(folder: Path) -> Path:
    (folder / "old name.pdf").write_text("content")
    return folder / "old name.pdf"


def test_the_document_has_its_new_name_and_can_have_the_old_one_again(document: Path) -> None:
    entry = entry_of(document)
    after = rename_document(entry, "Müller, neu!.pdf")
    assert after == str(document.parent / "Müller, neu!.pdf")
    assert os.listdir(document.parent) == ["Müller, neu!.pdf"]
    again = replace(entry, path=after)
    assert again == entry_of(Path(after))  # so it is the same file, whose time did not change
    assert rename_document(again, "old name.pdf") == str(document)
    assert document.read_text() == "content"
    assert rename_document(entry, "old name.pdf") == str(document)


def test_no_other_file_is_ever_replaced(document: Path) -> None:
    other = document.parent / "other.pdf"
    for make in (lambda: other.write_text("mine"), other.mkdir, lambda: other.symlink_to("nowhere")):
        make()
        with pytest.raises(SourceError, match=r"The folder already has a file other\.pdf"):
            rename_document(entry_of(document), "other.pdf")
        assert document.read_text() == "content"
        assert other.is_symlink() or other.is_dir() or other.read_text() == "mine"
        if other.is_dir() and not other.is_symlink():
            other.rmdir()
        else:
            other.unlink()


def test_two_names_of_one_file_stay_two(document: Path) -> None:
    if document.with_name("OLD NAME.pdf").exists():
        pytest.skip("names that differ in case only are one here")
    os.link(document, document.parent / "OLD NAME.pdf")
    with pytest.raises(SourceError, match="already"):
        rename_document(entry_of(document), "OLD NAME.pdf")
    assert sorted(os.listdir(document.parent)) == ["OLD NAME.pdf", "old name.pdf"]


def test_only_what_the_scan_saw_is_renamed(document: Path, folder: Path) -> None:
    entry = entry_of(document)
    document.write_text("longer content")
    with pytest.raises(SourceError, match="changed after the scan"):
        rename_document(entry, "new.pdf")
    document.rename(folder / "aside.pdf")
    with pytest.raises(SourceError, match="cannot be found"):
        rename_document(entry, "new.pdf")
    document.write_text("content")
    with pytest.raises(SourceError, match="was replaced by another file"):
        rename_document(entry, "new.pdf")
    document.unlink()
    document.symlink_to(folder / "aside.pdf")
    with pytest.raises(SourceError, match="was replaced by another file"):
        rename_document(entry, "new.pdf")
    assert sorted(os.listdir(folder)) == ["aside.pdf", "old name.pdf"]


@pytest.mark.parametrize("name", ["", "..", "a/b.pdf", "../up.pdf", "/etc/x", "line\nbreak", "nul.pdf", "x" * 300])
def test_names_that_no_file_can_have_are_refused(document: Path, name: str) -> None:
    with pytest.raises(SourceError):
        rename_document(entry_of(document), name)
    assert os.listdir(document.parent) == ["old name.pdf"]


def test_S2_references_stay_as_they_are(document: Path) -> None:
    with pytest.raises(SourceError, match="protected folder"):
        rename_document(replace(entry_of(document), is_reference=True), "new.pdf")
    assert document.exists()


def test_why_the_system_refuses_is_said(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Who runs the tests as root is refused nothing.
    def refuse(source: str, _target: str) -> None:
        raise PermissionError(13, "Permission denied", source)

    monkeypatch.setattr("dupfinder.trash.renaming.move_without_replacing", refuse)
    with pytest.raises(SourceError, match=r"old name\.pdf cannot be renamed: Permission denied\."):
        rename_document(entry_of(document), "new.pdf")
    assert document.exists()


def test_names_that_are_no_text_can_be_replaced(folder: Path) -> None:
    path = os.fsencode(folder) + b"/caf\xe9.txt"
    with open(path, "wb") as out:
        out.write(b"x")
    after = rename_document(entry_of(Path(os.fsdecode(path))), "café.txt")
    assert os.listdir(folder) == ["café.txt"]
    assert after.endswith("café.txt")
