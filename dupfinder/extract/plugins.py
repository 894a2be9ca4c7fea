"""Formats that other packages bring, by the entry point `dupfinder.formats`.

An entry point names a `Format` (`dupfinder.extract.Format`), as the modules of `dupfinder.extract.formats` define it.
Its code is trusted like any installed package, but only runs where ours does: in the worker processes.
"""

import dataclasses
import importlib.metadata
import warnings
from collections.abc import Callable
from collections.abc import Set as AbstractSet

from dupfinder.extract.format import Format
from dupfinder.extract.source import SourceFile

GROUP = "dupfinder.formats"


def installed_formats(taken: AbstractSet[str]) -> tuple[Format, ...]:
    """Return the formats of other packages, by name; `taken` are the names that they cannot have.

    One that cannot be loaded, is no `Format`, or has a name that another one has is left out with a warning.
    """
    found: dict[str, Format] = {}
    for entry in sorted(importlib.metadata.entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            loaded = entry.load()
        except Exception as error:  # noqa: BLE001 - the door of other people's code
            _warn(entry, f"cannot be loaded: {error}")
            continue
        if not isinstance(loaded, Format):
            _warn(entry, "is no Format")
        elif loaded.name in taken or loaded.name in found:
            _warn(entry, f"has the name {loaded.name!r}, which another format has")
        else:
            found[loaded.name] = dataclasses.replace(loaded, recognises=_safely(loaded.recognises))
    return tuple(found.values())


def _safely(recognises: Callable[[SourceFile], bool]) -> Callable[[SourceFile], bool]:
    """Return the test of a file without its errors: one that fails must not cost the documents of all other formats."""

    def recognises_safely(source: SourceFile) -> bool:
        try:
            return recognises(source)
        except Exception:  # noqa: BLE001 - the door of other people's code
            return False

    return recognises_safely


def _warn(entry: importlib.metadata.EntryPoint, what: str) -> None:
    warnings.warn(f"The format {entry.value} {what}; it is left out.", RuntimeWarning, stacklevel=3)
