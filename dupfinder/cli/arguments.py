"""The arguments of every command, as docs/reference/command-line.md lists them."""

import argparse
import enum
from collections.abc import Sequence
from typing import NoReturn

from dupfinder import __version__
from dupfinder.cli import values
from dupfinder.cli.compare_arguments import add_compare_arguments
from dupfinder.cli.deciding_arguments import add_deciding_commands, add_distinction_arguments
from dupfinder.cli.program_log import add_log_argument
from dupfinder.cli.scan_options import add_option, add_options, scan_arguments
from dupfinder.cli.session_arguments import (
    add_preset_argument,
    add_presets_arguments,
    add_report_arguments,
    add_session_argument,
)
from dupfinder.domain.errors import UsageError
from dupfinder.domain.option_table import OptionGroup
from dupfinder.domain.pairs import Relation

REPORT_NAMES = ("html", "pdf", "docx", "xlsx", "csv", "json", "pairs")
"""By the names of `ReportKind`, which is not imported: --help shall not wait for it."""
_HELP = {
    "html": "the groups as one HTML page, which any browser opens, searches and sorts",
    "pdf": "the groups as a PDF, to print or to keep",
    "docx": "the groups as a Word document, to write into",
    "xlsx": "the groups as a workbook for spreadsheet programs",
    "csv": "the groups as CSV",
    "json": "the groups as JSON, with all that a program needs to go on",
    "pairs": "every verified pair, as JSON lines",
}


def add_report_options(parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
    """Add the options for all kinds of report; return their group."""
    reports = parser.add_argument_group("reports (- is standard output)")
    for name in REPORT_NAMES:
        reports.add_argument(f"--{name}", metavar="FILE", help=_HELP[name])
    reports.add_argument(
        "--differences", action="store_true",
        help="with --html: also how each near duplicate differs from the document to keep; the documents are read again"
        " for it, and parts of their text then stand in the report",
    )  # fmt: skip
    reports.add_argument(
        "--words-around", type=values.count, metavar="N",
        help="with --differences: show so many words before and after a change within a paragraph (40)",
    )  # fmt: skip
    return reports


def add_schema_arguments(parser: argparse.ArgumentParser) -> None:
    """Add of what the schema is wanted."""
    parser.add_argument(
        "what", nargs="?", choices=("report", "pairs", "plan"), default="report", metavar="WHAT",
        help="report (the default), pairs (a line of them) or plan",
    )  # fmt: skip


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


REPORT_OPTIONS = REPORT_NAMES
LIKE_REPORT_OPTIONS = ("pairs",)

CLOSE_BITS = 3
"""What Manku et al. 2007 found right for the 64-bit fingerprints of web pages."""

LIKE_MIN_SIMILARITY = 0.5
"""Who asks for documents like one, best first, wants to see also what is less like it."""


class ProgressStyle(enum.StrEnum):
    """How progress is shown on standard error."""

    AUTO = "auto"
    """A bar where standard error is a terminal, else nothing."""
    PLAIN = "plain"
    """A line now and then."""
    NONE = "none"


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the arguments of the command in `command`; `UsageError` with one sentence if they are wrong."""
    parser, scan = _parsers()
    chosen = parser.parse_args(arguments)
    if chosen.command == "scan" and chosen.preset is not None:
        from dupfinder.store import scan_preset  # noqa: PLC0415 - numpy comes with it, which --help does not need

        # What the preset stands for is what an option is unless it is given.
        stands_for = scan_arguments(scan_preset(chosen.preset).options)
        scan.set_defaults(**vars(scan.parse_args(stands_for)))
        chosen = parser.parse_args(arguments)
    if chosen.command == "scan" and not chosen.paths:
        scan.error("the following arguments are required: PATH")
    return chosen


def _parsers() -> tuple[argparse.ArgumentParser, argparse.ArgumentParser]:
    """Return the parser of all commands, and that of `scan`."""
    parser = _Parser(prog="dupfinder", description="Finds duplicate and near-duplicate documents.")
    parser.add_argument("--version", action="version", version=f"dupfinder {__version__}")
    add_log_argument(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_gui(commands.add_parser("gui", help="open the window (also without any command)"))
    scan = commands.add_parser("scan", help="find groups of documents that are alike")
    _add_scan(scan)
    _add_like(commands.add_parser("like", help="find the documents that resemble one, best first"))
    _add_watch(commands.add_parser("watch", help="say which known documents new ones resemble, as they come"))
    _add_overview(commands.add_parser("overview", help="say where the space is and which folders repeat each other"))
    _add_compare(commands.add_parser("compare", help="say how two documents differ"))
    _add_fingerprint(commands.add_parser("fingerprint", help="print the fingerprint of each document"))
    _add_report(commands.add_parser("report", help="write reports of a saved session, without a scan"))
    presets = commands.add_parser("presets", help="settings of scans saved under a name")
    add_presets_arguments(presets, add_settings=_add_scan_settings)
    add_deciding_commands(commands)
    _add_pairs(commands.add_parser("pairs", help="find the close pairs among fingerprints, decimals one a line"))
    _add_pairs(commands.add_parser("groups", help="find the groups that close pairs join fingerprints to"))
    _add_cache(commands.add_parser("cache", help="say what the scan cache holds, or drop it"))
    add_schema_arguments(
        commands.add_parser("schema", help="print the JSON schema of a report, of pairs, or of a plan")
    )
    listing = commands.add_parser("formats", help="list the formats that can be read")
    listing.add_argument("--json", action="store_true", help="as JSON")
    return parser, scan


def _add_gui(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="*", metavar="PATH", help="folders or documents to add as sources")
    parser.add_argument("--scan", action="store_true", help="start scanning at once")


def _add_scan(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="*", metavar="PATH", help="folders or documents")
    add_preset_argument(parser)
    matching = _add_scan_settings(parser)
    add_distinction_arguments(matching)
    matching.add_argument(
        "--matching", metavar="TEXT",
        help='report only groups of which a document has these words: lease "notice period"',
    )  # fmt: skip
    add_session_argument(add_report_options(parser))


def _add_scan_settings(parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
    """Add what a preset can have; return the group of what decides about matching."""
    matching = _add_matching(parser)
    _add_reading(parser)
    return matching


def _add_report(parser: argparse.ArgumentParser) -> None:
    add_report_arguments(parser)
    add_report_options(parser)


def _add_like(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the document that the others shall resemble")
    parser.add_argument("paths", nargs="+", metavar="PATH", help="folders or documents to look through")
    _add_matching(parser, without=["linkage"], min_similarity=LIKE_MIN_SIMILARITY, relation=Relation.CONTAINED)
    _add_reading(parser)
    reports = parser.add_argument_group("reports (- is standard output)")
    reports.add_argument("--pairs", metavar="FILE", help="the pairs with FILE, as JSON lines; FILE is always `a`")


def _add_watch(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="folders to watch for new documents")
    parser.add_argument(
        "--known", action="append", default=[], metavar="PATH",
        help="more folders or documents that new ones are compared with; repeatable",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="a JSON object for each pair instead of a line to read")
    add_options(parser, OptionGroup.MATCHING, without=["linkage", "max_bits"])
    _add_reading(parser)


def _add_overview(parser: argparse.ArgumentParser) -> None:
    add_overview_arguments(parser)
    _add_scan_settings(parser)


def _add_matching(
    parser: argparse.ArgumentParser, *, without: Sequence[str] = (), **defaults: object
) -> argparse._ArgumentGroup:
    group = add_options(parser, OptionGroup.MATCHING, without=without, **defaults)
    group.add_argument("--explain", action="store_true", help="say how pairs are searched for, and why")
    return group


def _add_reading(parser: argparse.ArgumentParser) -> None:
    """Add how fingerprints are made, which files are read, and how."""
    add_options(parser, OptionGroup.FINGERPRINT)
    add_options(parser, OptionGroup.FILES)
    add_options(parser, OptionGroup.HOW).add_argument(
        "--progress", type=values.one_of(ProgressStyle), default=ProgressStyle.AUTO, metavar="HOW",
        help="auto (the default), plain or none",
    )  # fmt: skip


def _add_compare(parser: argparse.ArgumentParser) -> None:
    add_compare_arguments(parser)
    add_option(parser, "ocr")


def _add_fingerprint(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="folders or documents")
    _add_reading(parser)


def _add_pairs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--distance", "-d", type=values.bits, default=CLOSE_BITS, metavar="K",
        help=f"fingerprints are close if they differ in at most K bits ({CLOSE_BITS})",
    )  # fmt: skip
    parser.add_argument(
        "--blocks", "-b", type=values.count, metavar="M",
        help="use a table for each choice of all but K of M blocks of bits (what is expected to be fastest)",
    )  # fmt: skip
    parser.add_argument("--input", "-i", default="-", metavar="FILE", help="the fingerprints (- is standard input)")
    parser.add_argument("--output", "-o", default="-", metavar="FILE", help="what is found (- is standard output)")
    parser.add_argument("--explain", action="store_true", help="say on standard error how they are searched, and why")


def _add_cache(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    info = actions.add_parser("info", help="where it is, how large, and what it holds")
    info.add_argument("--json", action="store_true", help="as JSON")
    clean = actions.add_parser("clean", help="drop what is of no use: files that are gone, texts read by older readers")
    clear = actions.add_parser("clear", help="drop everything")
    for action in (info, clean, clear):
        add_option(action, "cache_file")
