"""Formats that other packages bring, by the entry point `dupfinder.formats`.

An entry point names a `Format` (`dupfinder.extract.Format`), as `dupfinder.extract.registry` lists them.
Its code is trusted like any installed package. Its reader only runs where ours do: in the worker processes.
"""

import dataclasses
import os
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from dupfinder.extract.format import Format
from dupfinder.extract.source import SourceFile

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "dupfinder.formats"
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
SUFFIX = re.compile(r"\.[^\sA-Z]{1,31}")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Provider:
    """The package that brings a format."""

    package: str
    version: str


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class _SafeTest:
    """The test of a file that another package brings; one that fails must not cost the documents of other formats."""

    recognises: Callable[[SourceFile], bool]
    provider: Provider

    def __call__(self, source: SourceFile) -> bool:
        try:
            return bool(self.recognises(source))
        except Exception:  # noqa: BLE001 - the door of other people's code
            return False


def installed_formats(taken: AbstractSet[str]) -> tuple[Format, ...]:
    """Return the formats of other packages, by name; `taken` are the names that they cannot have.

    One that cannot be loaded, makes no sense, or has a name that another one has is left out with a warning.
    """
    found: dict[str, Format] = {}
    if not has_entry_points():
        return ()
    from importlib import metadata  # noqa: PLC0415 - see `has_entry_points`

    for entry in sorted(metadata.entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            loaded = entry.load()
        except (Exception, SystemExit) as error:  # noqa: BLE001 - the door of other people's code
            _warn(entry, f"cannot be loaded: {type(error).__name__}: {error}")
            continue
        fault = _fault(loaded, taken | found.keys())
        if fault:
            _warn(entry, fault)
        else:
            test = _SafeTest(loaded.recognises, _provider(entry))
            found[loaded.name] = dataclasses.replace(loaded, recognises=test)
    return tuple(found.values())


def has_entry_points() -> bool:
    """Return whether an installed package brings formats.

    Looks for the words itself: to import `importlib.metadata` takes longer than to read the few lines of all packages,
    and every worker starts with this question.
    """
    header = f"[{GROUP}]".encode()
    return any(header in _content(path) for folder in dict.fromkeys(sys.path) for path in _entry_point_files(folder))


def _entry_point_files(folder: str) -> Iterator[str]:
    try:
        names = os.listdir(folder or ".")
    except OSError:
        return
    yield from (os.path.join(folder, name, "entry_points.txt") for name in names if name.endswith(("-info", ".egg")))


def _content(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def provider_of(one: Format) -> Provider | None:
    """Return the package that brings a format, `None` for those of the program itself."""
    return one.recognises.provider if isinstance(one.recognises, _SafeTest) else None


def _provider(entry: "EntryPoint") -> Provider:
    if entry.dist is None:
        return Provider(package=entry.module, version="")
    return Provider(package=entry.dist.name, version=entry.dist.version)


def _fault(loaded: object, taken: AbstractSet[str]) -> str:
    """Return what is wrong with an object that should be a format, an empty string where nothing is."""
    if not isinstance(loaded, Format):
        return "is no dupfinder.extract.Format"
    name, suffixes, libraries = _unchecked(loaded)
    if not isinstance(name, str) or not NAME.fullmatch(name):
        return "has a name that is not up to 32 lower-case letters, digits and dashes"
    if name in taken:
        return f"has the name {name!r}, which another format has"
    if not isinstance(suffixes, tuple) or not all(isinstance(one, str) and SUFFIX.fullmatch(one) for one in suffixes):
        return "has suffixes that are no tuple of lower-case suffixes with their dots"
    if not isinstance(libraries, tuple) or not all(isinstance(one, str) and one.isidentifier() for one in libraries):
        return "needs libraries that are no tuple of names of modules"
    return ""


def _unchecked(loaded: Format) -> tuple[object, object, object]:
    """Return fields as they are: no type checker may have seen the package."""
    return loaded.name, loaded.suffixes, loaded.libraries


def _warn(entry: "EntryPoint", what: str) -> None:
    package = f" of {entry.dist.name}" if entry.dist is not None else ""
    warnings.warn(f"The format {entry.value}{package} {what}; it is left out.", RuntimeWarning, stacklevel=3)
