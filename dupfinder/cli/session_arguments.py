"""The arguments of what has to do with saved sessions and saved settings: of report, presets, and some of scan."""

import argparse
import os
from collections.abc import Callable

from dupfinder.cli import values
from dupfinder.cli.command_output import STANDARD_STREAM
from dupfinder.cli.deciding_arguments import add_distinction_arguments
from dupfinder.domain.errors import StoreError, UsageError
from dupfinder.domain.options import Linkage
from dupfinder.domain.pairs import Relation


def add_preset_argument(parser: argparse.ArgumentParser) -> None:
    """Add what calls for saved settings."""
    parser.add_argument(
        "--preset", metavar="NAME",
        help="begin with the settings saved under this name (see `dupfinder presets`): options that are given as well"
        " win, repeatable ones are added to its own, and its folders are scanned if no PATH is given",
    )  # fmt: skip


def add_session_argument(group: argparse._ArgumentGroup) -> None:
    """Add where everything is saved."""
    group.add_argument(
        "--session", metavar="FILE",
        help="everything, as a session: `dupfinder gui` opens it, `dupfinder report` makes reports of it",
    )  # fmt: skip


def check_session_target(path: str | None) -> None:
    """Say at once, not after a long scan, that a session cannot be saved there."""
    if path is None:
        return
    if path == STANDARD_STREAM:
        raise UsageError("A session is saved to a file: it cannot go to standard output.")
    if not os.path.isdir(os.path.dirname(os.path.abspath(path))):
        raise StoreError(f"There is no folder for the session {path}.", path=path)
    if os.path.isdir(path):
        raise StoreError(f"{path} is a folder: a session is saved to a file.", path=path)


def add_report_arguments(parser: argparse.ArgumentParser) -> None:
    """Add which session a report is made of, and of what in it."""
    parser.add_argument("saved", metavar="FILE.dupfinder", help="a session that was saved")
    grouping = parser.add_argument_group("groups (as they were when it was saved, unless told otherwise)")
    grouping.add_argument(
        "--min-similarity", type=values.similarity, metavar="S",
        help="the least similarity: 0.8, or 80%%; below what was looked for, no more is found",
    )  # fmt: skip
    grouping.add_argument("--linkage", type=values.one_of(Linkage), metavar="HOW", help="centre, complete or single")
    add_distinction_arguments(grouping)
    grouping.add_argument("--cache", metavar="FILE", help="where the scan cache is, which knows figures of more pairs")
    shown = parser.add_argument_group("what is shown: groups of which a document is all that is asked for")
    shown.add_argument(
        "--relation", type=values.one_of(Relation), action="append", default=[], metavar="WHAT",
        help="only groups of which this is the loosest relation: identical, same-content, same-text, looks-alike, near "
        "or contained; repeatable",
    )  # fmt: skip
    shown.add_argument("--format", action="append", default=[], metavar="NAME", help="of this format; repeatable")
    shown.add_argument("--folder", metavar="PATH", help="below this folder")
    shown.add_argument("--name", metavar="TEXT", help="with this in its name, whatever the case")
    shown.add_argument("--marked", action="store_true", help="marked to go")


def add_presets_arguments(
    parser: argparse.ArgumentParser, *, add_settings: Callable[[argparse.ArgumentParser], object]
) -> None:
    """Add what can be done with saved settings; `add_settings` adds those of a scan."""
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    listing = actions.add_parser("list", help="list them")
    saving = actions.add_parser("save", help="save settings under a name, instead of what it stood for before")
    saving.add_argument("name", metavar="NAME")
    saving.add_argument("paths", nargs="*", metavar="PATH", help="folders or documents, if it is for just these")
    add_settings(saving)
    showing = actions.add_parser("show", help="print the arguments that a name stands for")
    removing = actions.add_parser("remove", help="forget the settings of a name")
    for action in (showing, removing):
        action.add_argument("name", metavar="NAME")
    for action in (listing, showing):
        action.add_argument("--json", action="store_true", help="as JSON")
