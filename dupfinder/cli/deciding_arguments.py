"""The arguments of the commands that decide, remove and remember: plan, rules, apply, undo, history, not-duplicates."""

import argparse
from typing import TypeVar

from dupfinder.cli import values
from dupfinder.cli.scan_options import add_option
from dupfinder.domain.decisions import NEAR_INCLUSIONS, Action, Inclusion

_RULES = "RULE[,RULE…]"

_P = TypeVar("_P", bound=argparse.ArgumentParser)


def add_deciding_commands(commands: "argparse._SubParsersAction[_P]") -> None:
    """Add the parsers of these commands."""
    _add_plan(commands.add_parser("plan", help="turn a JSON report into a plan of what to keep and what to remove"))
    _add_rules(commands.add_parser("rules", help="keeper rules saved under a name"))
    _add_apply(commands.add_parser("apply", help="carry a plan out"))
    _add_undo(commands.add_parser("undo", help="put back what was removed"))
    _add_history(commands.add_parser("history", help="list what was removed, run by run"))
    _add_not_duplicates(commands.add_parser("not-duplicates", help="remember documents that are not duplicates"))


def add_distinction_arguments(group: argparse._ArgumentGroup) -> None:
    """Add what says which documents a person told apart."""
    group.add_argument("--distinctions", metavar="FILE", help="where the pairs are that you told apart")
    group.add_argument("--no-distinctions", action="store_true", help="group also what you told apart")


def _add_plan(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("report", metavar="REPORT.json")
    parser.add_argument("--keep", required=True, metavar=_RULES, help="rules in order of importance, or @NAME")
    _add_inclusions(parser)
    parser.add_argument(
        "--no-losses", dest="losses", action="store_false",
        help="do not read the documents again to say what would be lost with those that are not identical",
    )  # fmt: skip
    parser.add_argument(
        "--ocr", action="store_true",
        help="read scanned pages for that, too (slow; needs the packages rapidocr and onnxruntime)",
    )  # fmt: skip
    add_option(parser, "references")
    add_option(parser, "excluded")
    parser.add_argument("--output", metavar="FILE", help="where the plan goes (standard output)")


def _add_inclusions(parser: argparse.ArgumentParser) -> None:
    """Add what may go besides identical documents: nothing, unless it is asked for in so many words (S13)."""
    parser.add_argument(
        "--include", dest="included", action="append", default=[], type=values.some_of(Inclusion),
        metavar="WHAT[,WHAT…]",
        help="besides identical documents also same-content (nothing but the layout differs), same-text (the words are"
        " the same, something else differs), looks-alike (scans and pictures), near (similar text), with near also"
        " variants (only numbers, dates or names differ), and with any of these other-formats (also for a kept document"
        " of another format)",
    )  # fmt: skip
    parser.add_argument(
        "--include-near", dest="included", action="append_const", const=NEAR_INCLUSIONS,
        help="the same as --include same-content,same-text,near",
    )  # fmt: skip
    parser.add_argument(
        "--include-variants", dest="included", action="append_const", const=(Inclusion.VARIANTS,),
        help="the same as --include variants",
    )  # fmt: skip


def _add_rules(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    listing = actions.add_parser("list", help="list them")
    listing.add_argument("--json", action="store_true", help="as JSON")
    saving = actions.add_parser("save", help="save rules under a name, instead of what it stood for before")
    saving.add_argument("name", metavar="NAME")
    saving.add_argument("rules", metavar=_RULES, help="in order of importance")
    _add_inclusions(saving)
    removing = actions.add_parser("remove", help="forget the rules of a name")
    removing.add_argument("name", metavar="NAME")


def _add_apply(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("plan", metavar="PLAN.json")
    parser.add_argument(
        "--action", type=values.one_of(Action), default=Action.TRASH, metavar="HOW",
        help="trash (the default), quarantine, move, hardlink, symlink, share (on btrfs and XFS: both stay, and their"
        " bytes are stored once) or delete",
    )  # fmt: skip
    parser.add_argument("--to", metavar="FOLDER", help="for move, and if you like for quarantine: where to")
    add_option(parser, "references")
    add_option(parser, "excluded")
    parser.add_argument(
        "--change-access", action="store_true",
        help="link also where the kept document has another owner or other rights, so that others may read it then",
    )  # fmt: skip
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--journal", metavar="FILE", help="where the journal goes (with your data)")


def _add_undo(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("journal", nargs="?", metavar="JOURNAL", help="the journal of an apply (the last one)")
    parser.add_argument(
        "--only", type=values.count, action="append", metavar="NUMBER",
        help="only the document with this number in `history JOURNAL`; repeatable",
    )  # fmt: skip
    parser.add_argument(
        "--copies", action="store_true",
        help="where a document is no longer in the trash, put back a copy of the identical one that was kept for it",
    )  # fmt: skip


def _add_history(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("journal", nargs="?", metavar="JOURNAL", help="list the documents of this run")
    parser.add_argument("--json", action="store_true", help="everything, as JSON")


def _add_not_duplicates(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    adding = actions.add_parser("add", help="remember that no two of these documents are duplicates")
    adding.add_argument("paths", nargs="+", metavar="DOCUMENT")
    listing = actions.add_parser("list", help="list what is remembered")
    listing.add_argument("--json", action="store_true", help="as JSON")
    removing = actions.add_parser("remove", help="take some of it back")
    removing.add_argument("numbers", nargs="+", type=values.count, metavar="NUMBER")
    for action in (adding, listing, removing):
        action.add_argument("--distinctions", dest="file", metavar="FILE", help="where it is remembered")
