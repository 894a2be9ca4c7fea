"""The arguments of what has to do with saved sessions and saved settings: of report, presets, and some of scan."""

import argparse
import os
from collections.abc import Callable

from dupfinder.cli import values
from dupfinder.cli.command_output import SESSION, STANDARD_STREAM, check_target
from dupfinder.cli.deciding_arguments import add_ignore_list_arguments
from dupfinder.domain.errors import StoreError, UsageError
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.options import Linkage
from dupfinder.domain.pairs import Relation


def chosen_ignore_list(chosen: argparse.Namespace) -> IgnoreList:
    """Return what a person told apart, as far as the command shall mind it."""
    # Commands that keep nothing do not load what is kept.
    from dupfinder.store import read_ignore_list  # noqa: PLC0415

    return IgnoreList() if chosen.no_distinctions else read_ignore_list(chosen.distinctions)


def add_preset_argument(parser: argparse.ArgumentParser) -> None:
    """Add what calls for saved settings."""
    parser.add_argument(
        "--preset", metavar="NAME",
        help=("start from these saved settings (see `dupfinder presets`): other options override them, repeatable "
"ones add to them; without PATH, scans their folders"),
    )  # fmt: skip


def add_session_argument(group: argparse._ArgumentGroup) -> None:
    """Add where everything is saved."""
    group.add_argument(
        "--session", metavar="FILE",
        help="save everything as a session, for `dupfinder gui` and `dupfinder report`",
    )  # fmt: skip


def check_session_target(path: str | None) -> None:
    """Say at once, not after a long scan, that a session cannot be saved there."""
    if path is None:
        return
    if path == STANDARD_STREAM:
        raise UsageError(as_it_is("A session is saved to a file: it cannot go to standard output."))
    if not os.path.isdir(os.path.dirname(os.path.abspath(path))):
        raise StoreError(as_it_is(f"There is no folder for the session {path}."))
    if os.path.isdir(path):
        raise StoreError(as_it_is(f"{path} is a folder: a session is saved to a file."))
    if os.path.exists(path) and not os.path.isfile(path):  # it would take the place of /dev/null
        raise StoreError(as_it_is(f"{path} is a pipe or device: a session is saved to a file."))
    check_target(path, SESSION)


def add_report_arguments(parser: argparse.ArgumentParser) -> None:
    """Add which session a report is made of, and of what in it."""
    parser.add_argument("saved", metavar="FILE.dupfinder", help="a saved session")
    grouping = parser.add_argument_group("groups (as saved, unless given otherwise)")
    grouping.add_argument(
        "--min-similarity", type=values.similarity, metavar="S",
        help="minimum similarity: 0.8, or 80%%; at least 60%%, or that of the scan if it is less",
    )  # fmt: skip
    grouping.add_argument("--linkage", type=values.one_of(Linkage), metavar="HOW", help="centre, complete or single")
    add_ignore_list_arguments(grouping)
    grouping.add_argument("--cache", metavar="FILE", help="the scan cache, which knows more pairs")
    shown = parser.add_argument_group("filter: groups with a document that meets all of these")
    shown.add_argument(
        "--relation", type=values.one_of(Relation), action="append", default=[], metavar="WHAT",
        help=("only groups with this as loosest relation: identical, same-content, same-text, looks-alike, near or "
"contained; repeatable"),
    )  # fmt: skip
    shown.add_argument("--format", action="append", default=[], metavar="NAME", help="of this format; repeatable")
    shown.add_argument("--folder", metavar="PATH", help="below this folder")
    shown.add_argument("--name", metavar="TEXT", help="with this in its name (any case)")
    shown.add_argument("--marked", action="store_true", help="marked for removal")


def add_presets_arguments(
    parser: argparse.ArgumentParser, *, add_settings: Callable[[argparse.ArgumentParser], object]
) -> None:
    """Add what can be done with saved settings; `add_settings` adds those of a scan."""
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    listing = actions.add_parser("list", help="list them")
    saving = actions.add_parser("save", help="save settings under a name, replacing any of that name")
    saving.add_argument("name", metavar="NAME")
    saving.add_argument("paths", nargs="*", metavar="PATH", help="folders or documents to save with them")
    add_settings(saving)
    showing = actions.add_parser("show", help="print saved settings as arguments")
    removing = actions.add_parser("remove", help="delete saved settings")
    for action in (showing, removing):
        action.add_argument("name", metavar="NAME")
    for action in (listing, showing):
        action.add_argument("--json", action="store_true", help="as JSON")
