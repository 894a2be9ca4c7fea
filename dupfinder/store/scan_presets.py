"""The settings of scans that a person saved under a name: `scan-presets.json` in the user's settings folder.

A file that is damaged, or of a newer version, is never written over.
"""

import os
from collections.abc import Iterable

import platformdirs

from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.domain.messages import say
from dupfinder.domain.options import ScanPreset
from dupfinder.store.own_json import read_own_json, write_own_json
from dupfinder.store.record_codec import BadRecord, Codecs, Json
from dupfinder.store.session_checks import check_options

MOST_NAME_LETTERS = 100

_KIND = "dupfinder-scan-presets"
_PRESETS = Codecs().of(tuple[ScanPreset, ...])


def default_scan_presets_path() -> str:
    """Return the file in which presets are saved unless another is named."""
    return os.path.join(platformdirs.user_config_dir("dupfinder", appauthor=False), "scan-presets.json")


def read_scan_presets(path: str | None = None) -> tuple[ScanPreset, ...]:
    """Return the saved presets by name, none where there is no file; raise `StoreError` if the file is damaged."""
    found = read_own_json(path or default_scan_presets_path(), _KIND, _parsed, what=say("your saved settings"))
    return found or ()


def scan_preset(name: str, path: str | None = None) -> ScanPreset:
    """Return the preset of a name; `UsageError` if there is none, `StoreError` where that cannot be known."""
    found = next((each for each in read_scan_presets(path) if each.name == name), None)
    if found is None:
        raise UsageError(say("No saved settings named '{name}'.", name=visible(name)))
    return found


def save_scan_preset(preset: ScanPreset, path: str | None = None) -> None:
    """Save a preset, in place of another of this name; raise `UsageError` for a name that cannot be."""
    _check_name(preset.name)
    _write([*(each for each in read_scan_presets(path) if each.name != preset.name), preset], path)


def remove_scan_preset(name: str, path: str | None = None) -> None:
    """Forget a preset; raise `UsageError` if there is none of this name, `StoreError` where that fails."""
    scan_preset(name, path)
    _write((each for each in read_scan_presets(path) if each.name != name), path)


def _check_name(name: str) -> None:
    if not name or name != name.strip() or len(name) > MOST_NAME_LETTERS or not name.isprintable():
        wanted = say("1 to {most} characters, and no space at either end", most=MOST_NAME_LETTERS)
        raise UsageError(
            say("'{name}' is not a valid name for saved settings: use {wanted}.", name=visible(name), wanted=wanted)
        )


def _parsed(content: Json) -> tuple[ScanPreset, ...]:
    presets: tuple[ScanPreset, ...] = _PRESETS.decode(content)
    if len({each.name for each in presets}) < len(presets):
        raise BadRecord("name")
    for each in presets:
        check_options(each.options)
    return presets


def _write(presets: Iterable[ScanPreset], path: str | None) -> None:
    by_name = sorted(presets, key=lambda each: (each.name.casefold(), each.name))
    write_own_json(path or default_scan_presets_path(), _KIND, _PRESETS.encode(tuple(by_name)))
