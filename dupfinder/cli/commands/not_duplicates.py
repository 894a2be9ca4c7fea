"""`dupfinder not-duplicates add|list|remove`: which documents a person told apart, for all scans to come."""

import argparse
import dataclasses
import itertools
import json
from collections.abc import Sequence
from typing import Any

from dupfinder.cli.command_output import ExitStatus, say
from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.domain.ignore_list import IgnoredPair, KnownDocument
from dupfinder.domain.messages import as_it_is
from dupfinder.pipeline import identify
from dupfinder.store import add_ignored_pairs, read_ignore_list, remove_ignored_pairs


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Add, list or remove; return 0."""
    match chosen.what:
        case "add":
            _add(chosen.paths, chosen.file)
        case "list":
            _list(chosen.file, as_json=chosen.json)
        case "remove":
            _remove(chosen.numbers, chosen.file)
    return ExitStatus.DONE


def _add(paths: Sequence[str], file: str | None) -> None:
    """Tell all these documents apart from each other, and print what was not told apart before."""
    documents = _different_files(paths, identify(paths))
    added = add_ignored_pairs(itertools.combinations(documents, 2), file)
    for each in added:
        print(_line(each))
    say(f"{_pairs(len(added))} marked as not duplicates." if added else "Already marked as not duplicates.")


def _different_files(paths: Sequence[str], documents: Sequence[KnownDocument]) -> Sequence[KnownDocument]:
    """Return the documents if there are two or more, each another file; else raise `UsageError`."""
    names: dict[str, str] = {}
    for path, document in zip(paths, documents, strict=True):
        name = names.setdefault(document.path, path)
        if name is not path:
            raise UsageError(as_it_is(f"{visible(name)} and {visible(path)} are one file."))
    if len(documents) < 2:
        raise UsageError(as_it_is("Not duplicates needs two or more files."))
    return documents


def _list(file: str | None, *, as_json: bool) -> None:
    distinctions = read_ignore_list(file).all
    if as_json:
        print(json.dumps([_fields(each) for each in distinctions], indent=2))
        return
    for each in distinctions:
        print(_line(each))


def _remove(numbers: Sequence[int], file: str | None) -> None:
    known = {each.number for each in read_ignore_list(file).all}
    unknown = sorted(set(numbers) - known)
    if unknown:
        listed = ", ".join(map(str, unknown))
        raise UsageError(
            as_it_is(f"No pairs that are not duplicates under {listed}; see dupfinder not-duplicates list.")
        )
    say(f"{_pairs(remove_ignored_pairs(numbers, file))} can be duplicates again.")


def _line(each: IgnoredPair) -> str:
    return f"{each.number:>5}  {each.noted[:10]}  {visible(each.a.path)}  {visible(each.b.path)}"


def _fields(each: IgnoredPair) -> dict[str, Any]:
    return {
        "number": each.number,
        "noted": each.noted,
        "by": "path" if each.is_by_path else "text",
        "a": dataclasses.asdict(each.a),
        "b": dataclasses.asdict(each.b),
    }


def _pairs(count: int) -> str:
    return "1 pair is" if count == 1 else f"{count:,} pairs are"
