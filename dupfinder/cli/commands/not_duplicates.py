"""`dupfinder not-duplicates add|list|remove`: which documents a person told apart, for all scans to come."""

import argparse
import dataclasses
import itertools
import json
import sys
from collections.abc import Sequence
from typing import Any

from dupfinder.cli.command_output import ExitStatus
from dupfinder.domain.display import visible
from dupfinder.domain.distinctions import Distinction, KnownDocument
from dupfinder.domain.errors import UsageError
from dupfinder.pipeline import identify
from dupfinder.store import add_distinctions, read_distinctions, remove_distinctions


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
    added = add_distinctions(itertools.combinations(documents, 2), file)
    for each in added:
        print(_line(each))
    _say(f"{_pairs(len(added))} told apart." if added else "These were told apart before.")


def _different_files(paths: Sequence[str], documents: Sequence[KnownDocument]) -> Sequence[KnownDocument]:
    """Return the documents if there are two or more, each another file; else raise `UsageError`."""
    names: dict[str, str] = {}
    for path, document in zip(paths, documents, strict=True):
        name = names.setdefault(document.path, path)
        if name is not path:
            raise UsageError(f"{visible(name)} and {visible(path)} are one file.")
    if len(documents) < 2:
        raise UsageError("To tell documents apart takes two files or more.")
    return documents


def _list(file: str | None, *, as_json: bool) -> None:
    distinctions = read_distinctions(file).all
    if as_json:
        print(json.dumps([_fields(each) for each in distinctions], indent=2))
        return
    for each in distinctions:
        print(_line(each))


def _remove(numbers: Sequence[int], file: str | None) -> None:
    known = {each.number for each in read_distinctions(file).all}
    unknown = sorted(set(numbers) - known)
    if unknown:
        listed = ", ".join(map(str, unknown))
        raise UsageError(f"Nothing was told apart under {listed}; see dupfinder not-duplicates list.")
    _say(f"{_pairs(remove_distinctions(numbers, file))} no longer told apart.")


def _line(each: Distinction) -> str:
    return f"{each.number:>5}  {each.noted[:10]}  {visible(each.a.path)}  {visible(each.b.path)}"


def _fields(each: Distinction) -> dict[str, Any]:
    return {
        "number": each.number,
        "noted": each.noted,
        "by": "path" if each.is_by_path else "text",
        "a": dataclasses.asdict(each.a),
        "b": dataclasses.asdict(each.b),
    }


def _pairs(count: int) -> str:
    return "1 pair is" if count == 1 else f"{count:,} pairs are"


def _say(message: str) -> None:
    print(f"dupfinder: {message}", file=sys.stderr)
