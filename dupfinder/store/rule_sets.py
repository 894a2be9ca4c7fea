"""The keeper rules that a person saved under a name: `keeper-rules.json` in the user's settings folder.

`{"format": "dupfinder-keeper-rules", "version": 2, "rule_sets": [{"name": …, "rules": …, "included": [values of
`Inclusion`]}]}`, in the order of their names; version 1 had flags for near duplicates and variants instead. What the
rules mean is not looked at here. A file that is not like this is never written over.
"""

import json
import os
from collections.abc import Sequence
from dataclasses import asdict

import platformdirs

from dupfinder.domain.decisions import NEAR_INCLUSIONS, Inclusion, RuleSet
from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.domain.json_budget import parsed_json
from dupfinder.domain.messages import say
from dupfinder.store.own_json import damaged, read_own_file, write_own_file

_FORMAT = "dupfinder-keeper-rules"
_VERSION = 2
_MOST_NAME_LETTERS = 100


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
        return _parsed(parsed_json(content))
    except (ValueError, TypeError, KeyError) as error:
        raise damaged(path, say("your saved keeper rules")) from error


def save_rule_set(rule_set: RuleSet, path: str | None = None) -> None:
    """Save rules, in place of others of this name; raise `UsageError` for a name that cannot be, else `StoreError`."""
    name = rule_set.name
    if not name or name != name.strip() or len(name) > _MOST_NAME_LETTERS or not name.isprintable() or "," in name:
        wanted = say("1 to {most} characters without commas, and no space at either end", most=_MOST_NAME_LETTERS)
        raise UsageError(
            say(
                "'{name}' is not a valid name for saved keeper rules: use {wanted}.",
                name=visible(name),
                wanted=wanted,
            )
        )
    kept = [each for each in read_rule_sets(path) if each.name != name]
    _write([*kept, rule_set], path)


def remove_rule_set(name: str, path: str | None = None) -> None:
    """Forget saved rules; raise `UsageError` if there are none of this name, `StoreError` where that fails."""
    saved = read_rule_sets(path)
    kept = [each for each in saved if each.name != name]
    if len(kept) == len(saved):
        raise UsageError(say("No saved keeper rules named '{name}'.", name=visible(name)))
    _write(kept, path)


def _parsed(content: object) -> tuple[RuleSet, ...]:
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


def _write(rule_sets: list[RuleSet], path: str | None) -> None:
    in_order = sorted(rule_sets, key=lambda each: (each.name.casefold(), each.name))
    fields = {"format": _FORMAT, "version": _VERSION, "rule_sets": list(map(asdict, in_order))}
    # Folders whose names are no UTF-8 come back from escapes.
    write_own_file(path or default_rule_sets_path(), f"{json.dumps(fields, indent=2)}\n".encode("ascii"))
