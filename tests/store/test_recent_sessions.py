"""The sessions that were opened or saved last."""

import os
from pathlib import Path

import pytest

from dupfinder.store import add_recent_session, forget_recent_sessions, read_recent_sessions


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "settings" / "recent.json")


def saved(folder: Path, name: str) -> str:
    (folder / name).write_bytes(b"")
    return str(folder / name)


def test_the_last_one_comes_first_and_each_once(path: str, tmp_path: Path) -> None:
    assert read_recent_sessions(path) == ()
    one, two = saved(tmp_path, "one.dupfinder"), saved(tmp_path, os.fsdecode(b"caf\xe9.dupfinder"))
    for each in (one, two, one):
        add_recent_session(each, path)
    assert read_recent_sessions(path) == (one, two)


def test_at_most_ten_are_remembered_and_none_that_is_gone(path: str, tmp_path: Path) -> None:
    all_paths = [saved(tmp_path, f"{number}.dupfinder") for number in range(12)]
    for each in all_paths:
        add_recent_session(each, path)
    assert read_recent_sessions(path) == tuple(reversed(all_paths[2:]))
    os.unlink(all_paths[11])
    assert read_recent_sessions(path) == tuple(reversed(all_paths[2:11]))


def test_they_can_be_forgotten(path: str, tmp_path: Path) -> None:
    one = saved(tmp_path, "one.dupfinder")
    add_recent_session(one, path)
    forget_recent_sessions(path)
    assert read_recent_sessions(path) == ()
    assert os.path.exists(one)


@pytest.mark.parametrize("damage", [b"", b"[]", b'{"format": "x"}'])
def test_a_damaged_list_is_begun_anew(path: str, tmp_path: Path, damage: bytes) -> None:
    os.makedirs(os.path.dirname(path))
    Path(path).write_bytes(damage)
    assert read_recent_sessions(path) == ()
    one = saved(tmp_path, "one.dupfinder")
    add_recent_session(one, path)
    assert read_recent_sessions(path) == (one,)
