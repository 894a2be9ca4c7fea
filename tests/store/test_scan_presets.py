"""Settings of a scan under a name: they come back, and no damage makes them worse."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from dupfinder.domain.errors import StoreError, UsageError
from dupfinder.domain.fingerprints import Feature, FingerprintSettings
from dupfinder.domain.ignore_list import IgnoredPair, IgnoreList, KnownDocument
from dupfinder.domain.options import Linkage, ScanOptions, ScanPreset, preset_of
from dupfinder.store import (
    read_scan_presets,
    remove_scan_preset,
    save_scan_preset,
    scan_preset,
)
from this_system import is_mode, not_on_windows

FOLDER = os.path.abspath("caf\udce9")
OPTIONS = ScanOptions(
    sources=(FOLDER,),
    references=(os.path.abspath("archive"),),
    min_similarity=0.9,
    linkage=Linkage.SINGLE,
    fingerprint=FingerprintSettings(feature=Feature.LETTERS, length=5),
    exclude=("*.bak",),
)
MINE = preset_of("mine, and yours", OPTIONS, with_folders=True)


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "settings" / "scan-presets.json")


def test_what_is_saved_comes_back_by_name(path: str) -> None:
    other = preset_of("Ähnlich", OPTIONS, with_folders=False)
    save_scan_preset(other, path)
    save_scan_preset(MINE, path)
    assert read_scan_presets(path) == (MINE, other)
    changed = replace(other, options=ScanOptions(sources=()))
    save_scan_preset(changed, path)
    assert read_scan_presets(path) == (MINE, changed)
    assert scan_preset("Ähnlich", path) == changed
    remove_scan_preset("Ähnlich", path)
    assert read_scan_presets(path) == (MINE,)


def test_folders_are_saved_only_if_that_is_wanted() -> None:
    assert MINE.has_folders
    assert MINE.options == OPTIONS
    without = preset_of("x", OPTIONS, with_folders=False)
    assert not without.has_folders
    assert without.options == replace(OPTIONS, sources=(), references=())


def test_what_was_told_apart_is_no_setting() -> None:
    a, b = (KnownDocument(path=name, content_digest=name, text_digest=None) for name in "ab")
    apart = IgnoreList((IgnoredPair(number=1, a=a, b=b, noted="2026-11-22"),))
    assert preset_of("x", replace(OPTIONS, distinctions=apart), with_folders=True).options == OPTIONS


def test_without_a_file_there_are_none(path: str) -> None:
    assert read_scan_presets(path) == ()
    for use in (scan_preset, remove_scan_preset):
        with pytest.raises(UsageError, match="'mine'"):
            use("mine", path)
    assert not os.path.exists(os.path.dirname(path))


def test_unless_another_file_is_named_they_are_with_the_settings_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_CONFIG_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    save_scan_preset(MINE)
    assert (tmp_path / "dupfinder" / "scan-presets.json").exists()
    assert read_scan_presets() == (MINE,)


@not_on_windows("permissions of other systems are no modes")
def test_O4_only_the_owner_can_read_them(path: str) -> None:
    save_scan_preset(MINE, path)
    assert is_mode(os.stat(path).st_mode, 0o600)


@pytest.mark.parametrize("name", ["", " mine", "mine ", "a\nb", "x" * 101, "\u202egnp"])
def test_a_name_that_cannot_be_is_refused_in_one_sentence(path: str, name: str) -> None:
    save_scan_preset(MINE, path)
    with pytest.raises(UsageError, match=r"^[^\n]+\.$"):
        save_scan_preset(ScanPreset(name=name, options=OPTIONS), path)
    assert read_scan_presets(path) == (MINE,)


def content(presets: object, *, version: object = 1) -> bytes:
    return json.dumps({"format": "dupfinder-scan-presets", "version": version, "content": presets}).encode()


WRONG_OPTIONS: list[dict[str, object]] = [
    {"sources": ["relative"]},
    {"sources": [1]},
    {"min_similarity": 2},
    {"min_similarity": "x"},
    {"time_limit_s": 0},
    {"workers": True},
    {"fingerprint": []},
    {"max_bits": -1},
]
WRONG_PRESETS: list[object] = [
    *(None, 1, [1], ["x"], [{}], [{"name": "x"}], {"x": 1}, [{"name": "x", "options": {"sources": []}}] * 2),
    *([{"name": "x", "options": {"sources": []} | each}] for each in WRONG_OPTIONS),
]


@pytest.mark.parametrize(
    "damage",
    [
        *(b"", b"{", b"\xff\xfe", b"[" * 100_000, b"[]", b"null", b"{}", content([], version="1")),
        *map(content, WRONG_PRESETS),
    ],
)
def test_a_damaged_file_is_said_in_one_sentence_and_never_written_over(path: str, damage: bytes) -> None:
    os.makedirs(os.path.dirname(path))
    Path(path).write_bytes(damage)
    for use in (
        lambda: read_scan_presets(path),
        lambda: save_scan_preset(MINE, path),
        lambda: remove_scan_preset("mine", path),
    ):
        with pytest.raises(StoreError, match=r"^[^\n]+damaged[^\n]+\.$"):
            use()
    assert Path(path).read_bytes() == damage


@pytest.mark.parametrize(
    "newer", [content([], version=2), content([{"name": "x", "options": {"sources": [], "what_comes_next": 1}}])]
)
def test_a_file_of_a_newer_version_is_said_to_be_one(path: str, newer: bytes) -> None:
    os.makedirs(os.path.dirname(path))
    Path(path).write_bytes(newer)
    with pytest.raises(StoreError, match=r"newer version of DupFinder\.$"):
        save_scan_preset(MINE, path)
    assert Path(path).read_bytes() == newer
