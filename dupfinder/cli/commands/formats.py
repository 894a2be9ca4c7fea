"""`dupfinder formats`: what can be read, with what, and whether that is installed."""

import argparse

from dupfinder.cli.status import ExitStatus
from dupfinder.extract import formats


def run(_: argparse.Namespace) -> ExitStatus:
    """Print one line a format; return 0."""
    for one in formats():
        print(one)
    return ExitStatus.DONE
