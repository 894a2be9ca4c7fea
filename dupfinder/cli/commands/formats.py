"""`dupfinder formats`: what can be read, with what, and whether that is installed."""

import argparse

from dupfinder.cli.status import ExitStatus
from dupfinder.extract import Format, formats


def run(_: argparse.Namespace) -> ExitStatus:
    """Print one line a format: name, state, reader, suffixes, title; return 0."""
    known = formats()
    readers = max(len(one.reader) for one in known)
    for one in known:
        suffixes = " ".join(one.suffixes)
        print(f"{one.name:<5} {_state(one):<13} {one.reader or '-':<{readers}}  {suffixes}  ({one.title})")
    return ExitStatus.DONE


def _state(one: Format) -> str:
    if one.read is None:
        return "not yet read"
    return "missing" if one.missing_libraries else "installed"
