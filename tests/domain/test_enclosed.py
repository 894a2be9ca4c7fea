"""Names of documents inside other files: no file has such a path, and whatever acts on files refuses it."""

import dataclasses
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder import trash
from dupfinder.domain.decisions import FileState
from dupfinder.domain.display import visible
from dupfinder.domain.enclosed import (
    MOST_NAME_LETTERS,
    Enclosed,
    clean_names,
    enclosed_from,
    enclosed_path,
    enclosing_path,
    folder_of,
    inner_names,
    name_of,
    named_path,
    packed_enclosed,
    stem_of,
)
from dupfinder.domain.errors import SourceError
from dupfinder.domain.files import FileEntry, FileId, enclosed_entry
from dupfinder.domain.protection import Protection, Roles, Standing
from this_system import native

ARROW = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
BOX = native("/mail/box.mbox")


def box_entry(path: str = BOX) -> FileEntry:
    return FileEntry(file_id=FileId(0), path=path, size_bytes=900, mtime_ns=7, device=3, inode=5, changed_ns=8)


def test_a_mail_is_known_by_its_box_and_its_number() -> None:
    path = enclosed_path(BOX, "17")
    assert (enclosing_path(path), inner_names(path)) == (BOX, ("17",))
    assert (folder_of(path), visible(name_of(path))) == (native("/mail"), f"box.mbox {ARROW} 17")
    assert visible(stem_of(path)) == f"box.mbox {ARROW} 17"


def test_what_is_nested_has_all_names() -> None:
    path = enclosed_path(enclosed_path(native("/a.zip"), "b/box.mbox"), "3")
    assert inner_names(path) == ("b/box.mbox", "3")
    assert visible(path) == f"{native('/a.zip')} {ARROW} b/box.mbox {ARROW} 3"


def test_a_file_has_its_usual_name_and_folder() -> None:
    assert (name_of(BOX), folder_of(BOX), stem_of(BOX), inner_names(BOX)) == ("box.mbox", native("/mail"), "box", ())


def test_S1_an_enclosed_document_stays_and_is_no_file_of_its_own() -> None:
    box = box_entry()
    mails = [enclosed_entry(box, Enclosed(name, 10), FileId(1)) for name in ("1", "2")]
    assert [one.may_go for one in mails] == [False, False]
    assert len({(one.device, one.inode) for one in (box, *mails)}) == 3
    assert {one.file_path for one in mails} == {BOX}
    assert all(one.enclosing is not None and one.enclosing.size_bytes == 900 for one in mails)


def test_S3_nothing_that_a_removal_takes_is_inside_of_a_file() -> None:
    with pytest.raises(ValueError, match="no file"):
        FileState(path=enclosed_path(BOX, "1"), size_bytes=1, mtime_ns=1, device=1, inode=1, content_digest="0" * 64)


def test_S3_no_system_call_takes_such_a_path_for_the_file(tmp_path: Path) -> None:
    box = tmp_path / "box.mbox"
    box.write_bytes(b"mails")
    inner = enclosed_path(str(box), "1")
    for act in (os.unlink, os.lstat, os.rmdir, lambda path: os.rename(path, f"{box}2"), lambda path: open(path, "wb")):  # noqa: SIM115 - it is not opened
        with pytest.raises(ValueError, match="null"):
            act(inner)
    assert box.read_bytes() == b"mails"


def test_an_enclosed_document_is_not_renamed(tmp_path: Path) -> None:
    box = tmp_path / "box.mbox"
    box.write_bytes(b"mails")
    entry = enclosed_entry(box_entry(str(box)), Enclosed("1", 10), FileId(1))
    with pytest.raises(SourceError, match="inside another file"):
        trash.rename_document(entry, "new name")
    assert os.listdir(tmp_path) == ["box.mbox"]


def test_S2_what_is_inside_of_a_file_in_a_reference_is_in_it_too(tmp_path: Path) -> None:
    (tmp_path / "box.mbox").write_bytes(b"")
    protection = Protection(Roles(references=(str(tmp_path),)))
    assert protection.of(enclosed_path(str(tmp_path / "box.mbox"), "4")) is Standing.REFERENCE


@given(st.lists(st.text(max_size=8) | st.sampled_from(["a", "a (2)", "..", "/etc/passwd", "\0", "\udc80", ""])))
def test_names_are_told_apart_whatever_they_are(written: list[str]) -> None:
    names = clean_names(written)
    assert len(set(names)) == len(written)
    assert clean_names(names) == names
    for name in names:
        assert "\0" not in name
        assert 0 < len(name) <= MOST_NAME_LETTERS
        os.fsencode(name)


def test_long_names_are_told_apart() -> None:
    names = clean_names(["x" * 5000] * 3)
    assert len(set(names)) == 3
    assert clean_names(names) == names


@given(st.lists(st.tuples(st.text(), st.integers(0, 10**15))))
def test_what_a_file_encloses_survives_packing(given_: list[tuple[str, int]]) -> None:
    names = clean_names(name for name, _ in given_)
    enclosed = [Enclosed(name, size) for name, (_, size) in zip(names, given_, strict=True)]
    assert enclosed_from(packed_enclosed(enclosed)) == enclosed


@pytest.mark.parametrize(
    "packed",
    [
        b"x",
        b"5",
        b"-5 a",
        b"5 a\x005 a",
        b"5 ",
        b"1" * 30 + b" a",
        b"5 a\x00",
        b"\xff 5",
        "\u0663 a".encode(),
        b"\0" * 600_000,
    ],
)
def test_what_no_reader_packs_is_refused(packed: bytes) -> None:
    with pytest.raises(ValueError):
        enclosed_from(packed)


def test_a_person_may_name_an_enclosed_document_as_it_is_shown(tmp_path: Path) -> None:
    box = tmp_path / "box.mbox"
    box.write_bytes(b"")
    assert named_path(f"{box} {ARROW} 17") == enclosed_path(str(box), "17")
    assert named_path(str(tmp_path / f"none {ARROW} 17")) == str(tmp_path / f"none {ARROW} 17")
    (tmp_path / f"box.mbox {ARROW} 17").write_bytes(b"")
    assert named_path(f"{box} {ARROW} 17") == f"{box} {ARROW} 17"


def test_the_entry_of_an_enclosed_document_is_a_record_like_any_other() -> None:
    entry = enclosed_entry(box_entry(), Enclosed("1", 10), FileId(1))
    assert dataclasses.replace(entry) == entry
