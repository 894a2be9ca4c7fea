"""Keeper rules that were saved under a name: they come back, and no damage makes them worse."""

import json
import os
import tracemalloc
from pathlib import Path

import pytest

from dupfinder.domain.decisions import NEAR_INCLUSIONS, Inclusion, RuleSet
from dupfinder.domain.errors import StoreError, UsageError
from dupfinder.store import read_rule_sets, remove_rule_set, save_rule_set
from dupfinder.store.own_json import write_own_file
from this_system import is_mode, not_on_windows

MINE = RuleSet(name="mine", rules="newest,in:/a,,b", included=NEAR_INCLUSIONS)


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "settings" / "keeper-rules.json")


def test_what_is_saved_comes_back_by_name(path: str) -> None:
    odd = RuleSet(name="Ähnlich", rules="in:/caf\udce9", included=(Inclusion.VARIANTS,))
    save_rule_set(MINE, path)
    save_rule_set(odd, path)
    assert read_rule_sets(path) == (MINE, odd)
    save_rule_set(RuleSet(name="mine", rules="oldest"), path)
    assert read_rule_sets(path) == (RuleSet(name="mine", rules="oldest"), odd)
    remove_rule_set("mine", path)
    assert read_rule_sets(path) == (odd,)


def test_S13_what_an_older_version_saved_says_now_what_else_it_takes(path: str) -> None:
    os.makedirs(os.path.dirname(path))
    sets = [FIRST_FIELDS | {"name": "copies", "include_near": False}, FIRST_FIELDS]
    content = {"format": "dupfinder-keeper-rules", "version": 1, "rule_sets": sets}
    Path(path).write_text(json.dumps(content), encoding="ascii")
    assert read_rule_sets(path) == (
        RuleSet(name="copies", rules="newest"),
        RuleSet(name="mine", rules="newest", included=NEAR_INCLUSIONS),
    )


def test_reading_them_takes_no_more_memory_than_they_need(path: str) -> None:
    save_rule_set(MINE, path)
    read_rule_sets(path)
    tracemalloc.start()
    try:
        read_rule_sets(path)
        assert tracemalloc.get_traced_memory()[1] < 1 << 20
    finally:
        tracemalloc.stop()


def test_without_a_file_there_are_none(path: str) -> None:
    assert read_rule_sets(path) == ()
    with pytest.raises(UsageError, match="'mine'"):
        remove_rule_set("mine", path)
    assert not os.path.exists(os.path.dirname(path))


def test_unless_another_file_is_named_they_are_with_the_settings_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_CONFIG_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    save_rule_set(MINE)
    assert json.loads((tmp_path / "dupfinder" / "keeper-rules.json").read_text())["rule_sets"][0]["name"] == "mine"
    assert read_rule_sets() == (MINE,)
    remove_rule_set("mine")
    assert read_rule_sets() == ()


@not_on_windows("permissions of other systems are no modes")
def test_O4_only_the_owner_can_read_them(path: str) -> None:
    save_rule_set(MINE, path)
    assert is_mode(os.stat(path).st_mode, 0o600)
    assert is_mode(os.stat(os.path.dirname(path)).st_mode, 0o700)
    assert os.listdir(os.path.dirname(path)) == ["keeper-rules.json"]


@pytest.mark.parametrize("name", ["", " mine", "mine ", "a,b", "a\nb", "x" * 101, "\u202egnp"])
def test_a_name_that_cannot_be_is_refused_in_one_sentence(path: str, name: str) -> None:
    with pytest.raises(UsageError, match=r"^[^\n]+\.$"):
        save_rule_set(RuleSet(name=name, rules="newest"), path)
    assert not os.path.exists(path)


BROKEN: tuple[object, ...] = (None, 1, [1], ["x"], [{}])
FIELDS = {"name": "mine", "rules": "newest", "included": ["near"]}
FIRST_FIELDS = {"name": "mine", "rules": "newest", "include_near": True, "include_variants": False}


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"{", b"\xff\xfe", b"[" * 100_000, b"[]", b"null", b"{}"),
        json.dumps({"format": "dupfinder-keeper-rules", "version": 3, "rule_sets": []}).encode(),
        *(
            json.dumps({"format": "dupfinder-keeper-rules", "version": 2, "rule_sets": rule_sets}).encode()
            for rule_sets in (
                *BROKEN,
                *([FIELDS, FIELDS],),
                *([FIELDS | {"more": 1}], [FIELDS | {"name": 1}], [FIELDS | {"included": ["magic"]}]),
            )
        ),
    ],
)
def test_a_damaged_file_is_said_in_one_sentence_and_never_written_over(path: str, content: bytes) -> None:
    os.makedirs(os.path.dirname(path))
    Path(path).write_bytes(content)
    for use in (
        lambda: read_rule_sets(path),
        lambda: save_rule_set(MINE, path),
        lambda: remove_rule_set("mine", path),
    ):
        with pytest.raises(StoreError, match=r"^[^\n]+\.$"):
            use()
    assert Path(path).read_bytes() == content


def test_R4_a_folder_that_cannot_be_written_to_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(StoreError, match=r"^[^\n]+\.$"):
        save_rule_set(MINE, str(tmp_path / "file" / "keeper-rules.json"))
    with pytest.raises(StoreError, match=r"^[^\n]+\.$"):
        read_rule_sets(str(tmp_path))


def test_R4_a_file_that_cannot_be_put_in_place_leaves_nothing_behind(path: str) -> None:
    os.makedirs(path)  # a folder of this name: the last step fails
    with pytest.raises(StoreError, match=r"^[^\n]+\.$"):
        write_own_file(path, b"new")
    assert os.listdir(os.path.dirname(path)) == ["keeper-rules.json"]


def test_a_link_stays_a_link(path: str, tmp_path: Path) -> None:
    os.makedirs(os.path.dirname(path))
    os.symlink(tmp_path / "elsewhere.json", path)
    save_rule_set(MINE, path)
    assert os.path.islink(path)
    assert read_rule_sets(str(tmp_path / "elsewhere.json")) == (MINE,)
