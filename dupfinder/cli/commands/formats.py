"""`dupfinder formats`: what can be read, with what, whether that is installed, and which package brings it."""

import argparse
import json

from dupfinder import __version__
from dupfinder.cli.command_output import ExitStatus
from dupfinder.extract import Format, formats
from dupfinder.extract.plugins import Provider, provider_of

OURS = Provider(package="dupfinder-documents", version=__version__)  # as pyproject.toml names it


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Print one line a format, or all as JSON; return 0."""
    known = formats()
    if chosen.json:
        print(json.dumps([_fields(one) for one in known], indent=2))
        return ExitStatus.DONE
    rows = [(one.name, _state(one), one.reader or "-", " ".join(one.suffixes)) for one in known]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for one, row in zip(known, rows, strict=True):
        columns = "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        provider = provider_of(one)
        origin = f", from {provider.package} {provider.version}".rstrip() if provider else ""
        print(f"{columns}  ({one.title}{origin})")
    return ExitStatus.DONE


def _fields(one: Format) -> dict[str, object]:
    provider = provider_of(one) or OURS
    return {
        "name": one.name,
        "title": one.title,
        "suffixes": list(one.suffixes),
        "media_type": one.media_type,
        "state": _state(one).partition(":")[0],
        "missing_libraries": list(one.missing_libraries),
        "reader": one.reader or None,
        "reader_version": one.reader_version,
        "package": provider.package,
        "package_version": provider.version,
    }


def _state(one: Format) -> str:
    """Return whether documents of a format can be read here and now; for a person, with what is missing."""
    if one.is_unread:
        return "not yet read"
    missing = one.missing_libraries
    return f"missing: {', '.join(missing)}" if missing else "installed"
