"""The arguments of every command, as docs/reference/command-line.md lists them."""

import argparse
import enum
from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, NoReturn

from dupfinder import __version__
from dupfinder.cli import values
from dupfinder.cli.deciding_arguments import DECIDING_COMMANDS, add_ignore_list_arguments
from dupfinder.cli.program_log import add_log_argument
from dupfinder.cli.scan_options import add_option, add_options, scan_arguments
from dupfinder.cli.session_arguments import (
    add_preset_argument,
    add_presets_arguments,
    add_report_arguments,
    add_session_argument,
)
from dupfinder.domain.errors import UsageError
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.options import OptionGroup
from dupfinder.domain.pairs import Relation

if TYPE_CHECKING:
    from dupfinder.domain.comparisons import CompareOptions

_MOST_DIGITS = 7


class DiffStyle(enum.StrEnum):
    """How the differences are printed."""

    WORDS = "words"
    """Each paragraph that differs once, with what changed inside it."""
    UNIFIED = "unified"
    """As `diff -u` does, with paragraphs for lines."""
    NONE = "none"


class ColourChoice(enum.StrEnum):
    """When output is coloured."""

    AUTO = "auto"
    """On a terminal that shows colours, unless NO_COLOR is set."""
    ALWAYS = "always"
    NEVER = "never"


def add_compare_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command `compare` is told, all but how documents are read."""
    parser.add_argument("a", metavar="A", help="a document")
    parser.add_argument("b", metavar="B", help="the document to compare it with")
    shown = parser.add_argument_group("how to show differences")
    shown.add_argument(
        "--diff", type=values.one_of(DiffStyle), metavar="HOW",
        help="words: each paragraph once, with [-old-] and {+new+} words (the default); unified: as diff -u, with"
        " paragraphs for lines; none: only the figures (the default with --html and --docx)",
    )  # fmt: skip
    shown.add_argument(
        "--context", type=_context, metavar="N",
        help="equal paragraphs around each difference (1 for words, else 3)",
    )  # fmt: skip
    shown.add_argument(
        "--color", "--colour", type=values.one_of(ColourChoice), default=ColourChoice.AUTO,
        metavar="WHEN", help="auto (the default: on a terminal, unless NO_COLOR is set), always or never",
    )  # fmt: skip
    shown.add_argument("--html", metavar="FILE", help="write both documents side by side (- is standard output)")
    shown.add_argument(
        "--docx", metavar="FILE",
        help="write a Word document with the differences as tracked changes; keeps the layout of A if that is one"
        " (- is standard output)",
    )  # fmt: skip
    add_ignoring_arguments(parser.add_argument_group("what to ignore (line breaks are always ignored)"))


def add_ignoring_arguments(group: argparse._ArgumentGroup) -> None:
    """Add what a comparison ignores, for any command that compares."""
    group.add_argument("--ignore-case", action="store_true", help="upper and lower case")
    group.add_argument("--ignore-punctuation", action="store_true", help="punctuation marks and symbols")
    group.add_argument("--ignore-digits", action="store_true", help="numbers, and dates in figures")
    group.add_argument("--ignore-lines", default="", metavar="REGEX", help="lines that match this regular expression")
    group.add_argument("--show-space", action="store_true", help="count white space inside a paragraph as a difference")


def compare_options(chosen: argparse.Namespace) -> "CompareOptions":
    """Return what the comparison that a command line asks for ignores."""
    from dupfinder.domain.comparisons import CompareOptions  # noqa: PLC0415 - only some commands compare

    return CompareOptions(
        ignore_space=not chosen.show_space,
        ignore_case=chosen.ignore_case,
        ignore_punctuation=chosen.ignore_punctuation,
        ignore_digits=chosen.ignore_digits,
        ignored_lines=chosen.ignore_lines,
    )


def _context(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > _MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number of paragraphs")
    return int(text)


REPORT_NAMES = ("html", "pdf", "docx", "xlsx", "csv", "json", "pairs")
"""By the names of `ReportKind`, which is not imported: --help shall not wait for it."""
_HELP = {
    "html": "groups as one HTML page, for any browser",
    "pdf": "groups as a PDF",
    "docx": "groups as a Word document",
    "xlsx": "groups as a workbook",
    "csv": "groups as CSV",
    "json": "groups as JSON, with all details",
    "pairs": "all verified pairs, as JSON lines",
}


def add_report_options(parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
    """Add the options for all kinds of report; return their group."""
    reports = parser.add_argument_group("reports (- is standard output)")
    for name in REPORT_NAMES:
        reports.add_argument(f"--{name}", metavar="FILE", help=_HELP[name])
    reports.add_argument(
        "--differences", action="store_true",
        help="with --html: show how each near duplicate differs from the kept document; "
        "reads the documents again, and puts parts of their text into the report",
    )  # fmt: skip
    reports.add_argument(
        "--words-around", type=values.count, metavar="N",
        help="with --differences: words around a change within a paragraph (40)",
    )  # fmt: skip
    return reports


def add_unique_argument(group: argparse._ArgumentGroup) -> None:
    """Add that not what is alike is wanted."""
    group.add_argument(
        "--unique", action="store_true",
        help="list documents without duplicates instead of groups; not those in a protected folder",
    )  # fmt: skip


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
    add_ignore_list_arguments(parser.add_argument_group("pairs that are not duplicates"))


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
        raise UsageError(as_it_is(f"{message} (see {self.prog} --help)"))


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the arguments of the command in `command`; `UsageError` with one sentence if they are wrong."""
    parser, scan = command_parsers(arguments)
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


def command_parsers(
    arguments: Container[str] | None = None,
) -> tuple[argparse.ArgumentParser, argparse.ArgumentParser]:
    """Return the parser of all commands, and that of `scan`.

    Only commands that are among the arguments have theirs; without arguments, all have: to make 300 options takes a
    tenth of what a short command takes.
    """
    parser = _Parser(prog="dupfinder", description="Finds duplicate and near-duplicate documents.")
    parser.add_argument("--version", action="version", version=f"dupfinder {__version__}")
    add_log_argument(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    made = {}
    for name, does, add_arguments in _COMMANDS:
        made[name] = commands.add_parser(name, help=does)
        if arguments is None or name in arguments:
            add_arguments(made[name])
    return parser, made["scan"]


def _add_gui(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="*", metavar="PATH", help="folders or documents to add as sources")
    parser.add_argument("--scan", action="store_true", help="start the scan at once")
    parser.add_argument(
        "--compare", nargs=2, default=(), metavar=("FILE", "OTHER"), help="compare two files over the whole window"
    )


def _add_scan(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="*", metavar="PATH", help="folders or documents")
    add_preset_argument(parser)
    matching = _add_scan_settings(parser)
    add_ignore_list_arguments(matching)
    matching.add_argument(
        "--matching", metavar="TEXT",
        help='only groups with these words in a document: lease "notice period"',
    )  # fmt: skip
    reports = add_report_options(parser)
    add_unique_argument(reports)
    add_session_argument(reports)


def _add_scan_settings(parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
    """Add what a preset can have; return the group of what decides about matching."""
    matching = _add_matching(parser)
    _add_reading(parser)
    return matching


def _add_report(parser: argparse.ArgumentParser) -> None:
    add_report_arguments(parser)
    add_unique_argument(add_report_options(parser))


def _add_like(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the document to find others like")
    parser.add_argument("paths", nargs="+", metavar="PATH", help="folders or documents to search")
    _add_matching(parser, without=["linkage"], min_similarity=LIKE_MIN_SIMILARITY, relation=Relation.CONTAINED)
    _add_reading(parser)
    reports = parser.add_argument_group("reports (- is standard output)")
    reports.add_argument("--pairs", metavar="FILE", help="pairs with FILE, as JSON lines; FILE is always `a`")


def _add_trace(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the document to look for")
    parser.add_argument("paths", nargs="+", metavar="PATH", help="folders or documents to search")
    _add_files(parser)


def _add_watch(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="folders to watch")
    parser.add_argument(
        "--known", action="append", default=[], metavar="PATH",
        help="more folders or documents to compare new ones with; repeatable",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="one JSON object per pair")
    add_options(parser, OptionGroup.MATCHING, without=["linkage", "max_bits"])
    _add_reading(parser)


def _add_overview(parser: argparse.ArgumentParser) -> None:
    add_overview_arguments(parser)
    _add_scan_settings(parser)


def _add_matching(
    parser: argparse.ArgumentParser, *, without: Sequence[str] = (), **defaults: object
) -> argparse._ArgumentGroup:
    group = add_options(parser, OptionGroup.MATCHING, without=without, **defaults)
    group.add_argument("--explain", action="store_true", help="show how pairs are searched, and why")
    return group


def _add_reading(parser: argparse.ArgumentParser) -> None:
    """Add how fingerprints are made, which files are read, and how."""
    add_options(parser, OptionGroup.FINGERPRINT)
    _add_files(parser)


def _add_files(parser: argparse.ArgumentParser) -> None:
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
        help="use a table for each choice of all but K of M blocks of bits (the fastest expected)",
    )  # fmt: skip
    parser.add_argument("--input", "-i", default="-", metavar="FILE", help="the fingerprints (- is standard input)")
    parser.add_argument("--output", "-o", default="-", metavar="FILE", help="results (- is standard output)")
    parser.add_argument("--explain", action="store_true", help="show on standard error how they are searched, and why")


def _add_cluster(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    making = actions.add_parser("certificates", help="write the certificates of a new cluster into a folder")
    making.add_argument("folder", metavar="DIR", help="a folder, for every host of the cluster to have a copy of")


def _add_cache(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    info = actions.add_parser("info", help="show location, size and contents")
    info.add_argument("--json", action="store_true", help="as JSON")
    clean = actions.add_parser("clean", help="delete data of missing files and older readers")
    clear = actions.add_parser("clear", help="delete everything")
    for action in (info, clean, clear):
        add_option(action, "cache_file")


def _add_presets(parser: argparse.ArgumentParser) -> None:
    add_presets_arguments(parser, add_settings=_add_scan_settings)


def _add_formats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON")


_COMMANDS = (
    ("gui", "open the window (also without any command)", _add_gui),
    ("scan", "find groups of duplicate and similar documents", _add_scan),
    ("like", "find documents similar to one, best first", _add_like),
    ("trace", "show what of a document stands nowhere else, and who has the rest", _add_trace),
    ("watch", "watch folders and compare new documents with known ones", _add_watch),
    ("overview", "show where the space is, and folders with common documents", _add_overview),
    ("compare", "show how two documents differ", _add_compare),
    ("fingerprint", "print the fingerprint of each document", _add_fingerprint),
    ("report", "write reports of a saved session without scanning", _add_report),
    ("presets", "saved settings of scans", _add_presets),
    *DECIDING_COMMANDS,
    ("pairs", "find close pairs of fingerprints (decimals, one per line)", _add_pairs),
    ("groups", "group fingerprints by close pairs", _add_pairs),
    ("cache", "show or clear the scan cache", _add_cache),
    ("cluster", "prepare a cluster of machines that read documents", _add_cluster),
    ("schema", "print the JSON schema of a report, pairs or a plan", add_schema_arguments),
    ("formats", "list supported formats", _add_formats),
)
"""Their names, what they do, and what adds their arguments."""
