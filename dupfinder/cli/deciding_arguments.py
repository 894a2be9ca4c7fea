"""The arguments of the commands that decide, remove and remember: plan, rules, apply, undo, history, not-duplicates."""

import argparse

from dupfinder.cli import values
from dupfinder.cli.scan_options import add_option
from dupfinder.domain.decisions import NEAR_INCLUSIONS, Action, Inclusion
from dupfinder.domain.pairs import SAME_TEMPLATE
from dupfinder.domain.removals import Carried

_RULES = "RULE[,RULE…]"


def add_ignore_list_arguments(group: argparse._ArgumentGroup) -> None:
    """Add what says which documents a person told apart."""
    group.add_argument("--distinctions", metavar="FILE", help="where the pairs that are not duplicates are saved")
    group.add_argument("--no-distinctions", action="store_true", help="also group pairs marked as not duplicates")


def _add_plan(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("report", metavar="REPORT.json")
    parser.add_argument("--keep", required=True, metavar=_RULES, help="rules, most important first, or @NAME")
    _add_inclusions(parser)
    parser.add_argument(
        "--no-losses", dest="losses", action="store_false",
        help="do not read documents again to show what would be lost",
    )  # fmt: skip
    parser.add_argument(
        "--ocr", action="store_true",
        help="also read scanned pages for that (slow; needs the packages rapidocr and onnxruntime)",
    )  # fmt: skip
    add_option(parser, "cache_file")
    add_option(parser, "references")
    add_option(parser, "excluded")
    parser.add_argument("--output", metavar="FILE", help="write the plan to this file (standard output)")


def _add_inclusions(parser: argparse.ArgumentParser) -> None:
    """Add what may be removed besides exact copies: nothing, unless it is asked for in so many words (S13)."""
    parser.add_argument(
        "--include", dest="included", action="append", default=[], type=values.some_of(Inclusion),
        metavar="WHAT[,WHAT…]",
        help=("besides exact copies also: same-content (only the layout differs), same-text (same words, other "
"differences), looks-alike (scans and pictures), near (similar text), with near also variants "
f"({SAME_TEMPLATE}), and with any of these other-formats (also if the kept document has "
"another format)"),
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
    saving = actions.add_parser("save", help="save rules under a name, replacing any of that name")
    saving.add_argument("name", metavar="NAME")
    saving.add_argument("rules", metavar=_RULES, help="most important first")
    _add_inclusions(saving)
    removing = actions.add_parser("remove", help="delete saved rules")
    removing.add_argument("name", metavar="NAME")


def _add_apply(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("plan", metavar="PLAN.json")
    parser.add_argument(
        "--action", type=values.one_of(Action), default=Action.TRASH, metavar="HOW",
        help=("trash (the default), quarantine, move, hardlink, symlink, share (btrfs and XFS: keeps both, stores "
"their bytes once) or delete"),
    )  # fmt: skip
    parser.add_argument("--to", metavar="FOLDER", help="target folder (for move, and optional for quarantine)")
    add_option(parser, "references")
    add_option(parser, "excluded")
    parser.add_argument(
        "--change-access", action="store_true",
        help="also link if the kept document has another owner or other permissions (others may then read it)",
    )  # fmt: skip
    parser.add_argument(
        "--carry", dest="carried", action="append", default=[], type=values.some_of(Carried), metavar="WHAT[,WHAT…]",
        help="give the kept document the oldest date (dates) and the tags (tags) of those removed for it; repeatable",
    )  # fmt: skip
    parser.add_argument("--dry-run", action="store_true", help="only show what would be done")
    parser.add_argument("--journal", metavar="FILE", help="write the journal to this file (with your data)")


def _add_undo(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("journal", nargs="?", metavar="JOURNAL", help="the journal of an apply (the last one)")
    parser.add_argument(
        "--only", type=values.count, action="append", metavar="NUMBER",
        help="only the document with this number in `history JOURNAL`; repeatable",
    )  # fmt: skip
    parser.add_argument(
        "--copies", action="store_true",
        help="if a document is no longer in the trash, restore it from its kept exact copy",
    )  # fmt: skip


def _add_history(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("journal", nargs="?", metavar="JOURNAL", help="list the documents of this removal")
    parser.add_argument("--json", action="store_true", help="everything, as JSON")


def _add_not_duplicates(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    adding = actions.add_parser("add", help="mark documents as not duplicates of each other")
    adding.add_argument("paths", nargs="+", metavar="DOCUMENT")
    listing = actions.add_parser("list", help="list the pairs")
    listing.add_argument("--json", action="store_true", help="as JSON")
    removing = actions.add_parser("remove", help="remove pairs from the list")
    removing.add_argument("numbers", nargs="+", type=values.count, metavar="NUMBER")
    for action in (adding, listing, removing):
        action.add_argument("--distinctions", dest="file", metavar="FILE", help="where the list is saved")


DECIDING_COMMANDS = (
    ("plan", "make a plan of what to keep and remove from a JSON report", _add_plan),
    ("rules", "saved keeper rules", _add_rules),
    ("apply", "carry out a plan", _add_apply),
    ("undo", "put back removed documents", _add_undo),
    ("history", "list past removals", _add_history),
    ("not-duplicates", "remember documents that are not duplicates", _add_not_duplicates),
)
"""Their names, what they do, and what adds their arguments."""
