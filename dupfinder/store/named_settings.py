"""What a person saved under a name in the settings folder: settings of scans and keeper rules.

`scan-presets.json` is written by the codec. `keeper-rules.json` is `{"format": "dupfinder-keeper-rules", "version": 2,
"rule_sets": [{"name": …, "rules": …, "included": [values of `Inclusion`]}]}`; version 1 had flags for near duplicates
and variants instead. What the rules mean is not looked at here. Both are in the order of their names, and a file that
is damaged, or of a newer version, is never written over.
"""

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict

import platformdirs

from dupfinder.domain.decisions import NEAR_INCLUSIONS, Inclusion, RuleSet
from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.domain.json_budget import parsed_json
from dupfinder.domain.messages import say
from dupfinder.domain.options import ScanPreset
from dupfinder.store.own_json import damaged, read_own_file, read_own_json, write_own_file, write_own_json
from dupfinder.store.record_codec import BadRecord, Codecs, Json
from dupfinder.store.session_checks import check_options

_MOST_NAME_LETTERS = 100

_KIND = "dupfinder-scan-presets"
_PRESETS = Codecs().of(tuple[ScanPreset, ...])
_FORMAT = "dupfinder-keeper-rules"
_VERSION = 2


def _is_name(name: str) -> bool:
    return 0 < len(name) <= _MOST_NAME_LETTERS and name == name.strip() and name.isprintable()


def _by_name(named: ScanPreset | RuleSet) -> tuple[str, str]:
    return named.name.casefold(), named.name


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
    if not _is_name(preset.name):
        wanted = say("1 to {most} characters, and no space at either end", most=_MOST_NAME_LETTERS)
        raise UsageError(
            say(
                "'{name}' is not a valid name for saved settings: use {wanted}.",
                name=visible(preset.name),
                wanted=wanted,
            )
        )
    _write([*(each for each in read_scan_presets(path) if each.name != preset.name), preset], path)


def remove_scan_preset(name: str, path: str | None = None) -> None:
    """Forget a preset; raise `UsageError` if there is none of this name, `StoreError` where that fails."""
    scan_preset(name, path)
    _write((each for each in read_scan_presets(path) if each.name != name), path)


def _parsed(content: Json) -> tuple[ScanPreset, ...]:
    presets: tuple[ScanPreset, ...] = _PRESETS.decode(content)
    if len({each.name for each in presets}) < len(presets):
        raise BadRecord("name")
    for each in presets:
        check_options(each.options)
    return presets


def _write(presets: Iterable[ScanPreset], path: str | None) -> None:
    write_own_json(path or default_scan_presets_path(), _KIND, _PRESETS.encode(tuple(sorted(presets, key=_by_name))))


def default_rule_sets_path() -> str:
    """Return the file in which rules are saved unless another is named."""
    return os.path.join(platformdirs.user_config_dir("dupfinder", appauthor=False), "keeper-rules.json")


def read_rule_sets(path: str | None = None) -> tuple[RuleSet, ...]:
    """Return the saved rules by name, none where there is no file; raise `StoreError` if the file is damaged."""
    path = path or default_rule_sets_path()
    content = read_own_file(path)
    if content is None:
        return ()
    try:
        return _parsed_rules(parsed_json(content))
    except (ValueError, TypeError, KeyError) as error:
        raise damaged(path, say("your saved keeper rules")) from error


def save_rule_set(rule_set: RuleSet, path: str | None = None) -> None:
    """Save rules, in place of others of this name; raise `UsageError` for a name that cannot be, else `StoreError`."""
    name = rule_set.name
    if not _is_name(name) or "," in name:
        wanted = say("1 to {most} characters without commas, and no space at either end", most=_MOST_NAME_LETTERS)
        raise UsageError(
            say(
                "'{name}' is not a valid name for saved keeper rules: use {wanted}.",
                name=visible(name),
                wanted=wanted,
            )
        )
    kept = [each for each in read_rule_sets(path) if each.name != name]
    _write_rules([*kept, rule_set], path)


def remove_rule_set(name: str, path: str | None = None) -> None:
    """Forget saved rules; raise `UsageError` if there are none of this name, `StoreError` where that fails."""
    saved = read_rule_sets(path)
    kept = [each for each in saved if each.name != name]
    if len(kept) == len(saved):
        raise UsageError(say("No saved keeper rules named '{name}'.", name=visible(name)))
    _write_rules(kept, path)


def _parsed_rules(content: object) -> tuple[RuleSet, ...]:
    """Return what the file says; `ValueError`, `TypeError` or `KeyError` if that makes no sense."""
    if not isinstance(content, dict) or content["format"] != _FORMAT or content["version"] not in {1, _VERSION}:
        raise ValueError("no keeper rules")
    made = _first_rule_set if content["version"] == 1 else _rule_set
    rule_sets = [made(**fields) for fields in content["rule_sets"]]
    if not all(isinstance(text, str) for each in rule_sets for text in (each.name, each.rules)):
        raise TypeError("wrong fields")
    if len({each.name for each in rule_sets}) < len(rule_sets):
        raise ValueError("a name for the second time")
    return tuple(rule_sets)


def _rule_set(*, name: str, rules: str, included: Sequence[str]) -> RuleSet:
    return RuleSet(name=name, rules=rules, included=tuple(map(Inclusion, included)))


def _first_rule_set(*, name: str, rules: str, include_near: bool, include_variants: bool) -> RuleSet:
    """Return rules of version 1."""
    included = (*NEAR_INCLUSIONS * include_near, *(Inclusion.VARIANTS,) * include_variants)
    return RuleSet(name=name, rules=rules, included=included)


def _write_rules(rule_sets: list[RuleSet], path: str | None) -> None:
    fields = {"format": _FORMAT, "version": _VERSION, "rule_sets": list(map(asdict, sorted(rule_sets, key=_by_name)))}
    # Folders whose names are no UTF-8 come back from escapes.
    write_own_file(path or default_rule_sets_path(), f"{json.dumps(fields, indent=2)}\n".encode("ascii"))
