"""The arguments of `dupfinder overview`, but for those that it shares with `scan`."""

import argparse

from dupfinder.cli import values
from dupfinder.cli.deciding_arguments import add_distinction_arguments

TOP = 10
"""So many rows a table has unless told otherwise."""


def add_overview_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what is looked at, and how much of it is shown."""
    parser.add_argument(
        "paths", nargs="+", metavar="PATH", help="folders or documents, or one session (FILE.dupfinder)"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--top", type=values.count, default=TOP, metavar="N", help=f"rows of each table ({TOP})")
    add_distinction_arguments(parser.add_argument_group("what was told apart"))
