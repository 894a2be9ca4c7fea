"""Facts of other platforms, through the fields in which Python hands them on."""

import os
from types import SimpleNamespace
from typing import cast

import pytest

from dupfinder.walk.sources import is_hidden, is_placeholder, trash_folder_around
from dupfinder.walk.walker import entry_facts
from this_system import native


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({}, False),
        ({"st_file_attributes": 0x20}, False),
        ({"st_file_attributes": 0x20 | 0x1000}, True),
        ({"st_file_attributes": 0x400000}, True),
        ({"st_file_attributes": 0x40000}, True),
        ({"st_flags": 0}, False),
        ({"st_flags": 0x40000000}, True),
    ],
)
def test_R5_placeholders_are_told_by_their_attributes(
    facts: dict[str, int],
    expected: bool,  # noqa: FBT001 - a table's column
) -> None:
    assert is_placeholder(SimpleNamespace(**facts)) is expected


def test_hidden_means_a_dot_name_or_the_attribute_of_windows() -> None:
    assert is_hidden(".a", SimpleNamespace())
    assert is_hidden("a", SimpleNamespace(st_file_attributes=0x2))
    assert not is_hidden("a", SimpleNamespace(st_file_attributes=0x20))


def test_hidden_means_the_flag_of_macos_too() -> None:
    assert is_hidden("a", SimpleNamespace(st_flags=0x8000))
    assert not is_hidden("a", SimpleNamespace(st_flags=0x40))


def test_R5_a_placeholder_is_told_by_its_entry_and_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = SimpleNamespace(st_file_attributes=0x400000)
    entry = SimpleNamespace(stat=lambda **_: listed)
    monkeypatch.setattr("dupfinder.walk.walker.os", SimpleNamespace(name="nt", lstat=pytest.fail))
    assert is_placeholder(entry_facts(cast("os.DirEntry[str]", entry), "not opened"))


def test_the_trash_folder_around_a_path_is_found_at_any_depth() -> None:
    assert trash_folder_around(native("/mnt/usb/.Trash-1000/files/a/b")) == native("/mnt/usb/.Trash-1000")
    assert trash_folder_around("/mnt/usb/Trash/files/a/b") is None
    assert trash_folder_around("/mnt/.Trash-notes/a") is None
