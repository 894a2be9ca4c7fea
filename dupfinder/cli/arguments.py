"""The arguments of every command, as docs/reference/command-line.md lists them."""

import argparse
import dataclasses
import enum
import os
from collections.abc import Iterable, Sequence
from typing import NoReturn

from dupfinder import __version__
from dupfinder.cli import values
from dupfinder.cli.compare_arguments import add_compare_arguments
from dupfinder.cli.deciding_arguments import add_deciding_commands, add_distinction_arguments, add_role_arguments
from dupfinder.cli.fingerprint_arguments import add_fingerprint_arguments, fingerprint_settings
from dupfinder.cli.option_words import scan_arguments
from dupfinder.cli.overview_arguments import add_overview_arguments
from dupfinder.cli.program_log import add_log_argument
from dupfinder.cli.report_arguments import REPORT_NAMES, add_report_options, add_schema_arguments
from dupfinder.cli.session_arguments import (
    add_preset_argument,
    add_presets_arguments,
    add_report_arguments,
    add_session_argument,
)
from dupfinder.cli.watch_arguments import add_watch_arguments
from dupfinder.domain.errors import UsageError
from dupfinder.domain.options import MEMORY_LIMIT_BYTES, MIN_SIMILARITY, TIME_LIMIT_S, Linkage, ScanOptions
from dupfinder.domain.pairs import Relation, Variants

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


def reading_options(chosen: argparse.Namespace) -> ScanOptions:
    """Return which files a command shall read, and how."""
    return ScanOptions(
        sources=absolute(chosen.paths),
        references=absolute(chosen.reference),
        excluded=absolute(chosen.exclude_folder),
        include=tuple(chosen.include),
        exclude=tuple(chosen.exclude),
        formats=tuple(chosen.format),
        min_size_bytes=chosen.min_size,
        max_size_bytes=chosen.max_size,
        follow_links=chosen.follow_links,
        hidden=chosen.hidden,
        workers=chosen.workers,
        time_limit_s=chosen.time_limit,
        memory_limit_bytes=chosen.memory_limit,
        ocr=chosen.ocr,
        cache_file=chosen.cache,
        use_cache=not chosen.no_cache,
        fingerprint=fingerprint_settings(chosen),
    )


def scan_options(chosen: argparse.Namespace) -> ScanOptions:
    """Return what the `scan` command asks for."""
    return dataclasses.replace(like_options(chosen), linkage=chosen.linkage)


def like_options(chosen: argparse.Namespace) -> ScanOptions:
    """Return what the `like` command asks for."""
    return dataclasses.replace(
        reading_options(chosen),
        min_similarity=chosen.min_similarity,
        relation=chosen.relation,
        min_words=chosen.min_words,
        variants=chosen.variants,
        max_bits=chosen.max_bits,
    )


def absolute(paths: Iterable[str]) -> tuple[str, ...]:
    """Return the paths as absolute ones, links and all."""
    return tuple(os.path.abspath(path) for path in paths)


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
    matching = parser.add_argument_group("matching")
    _add_matching(matching, min_similarity=MIN_SIMILARITY, relation=Relation.NEAR)
    matching.add_argument(
        "--linkage", type=values.one_of(Linkage), default=Linkage.CENTRE, metavar="HOW",
        help="centre (the default), complete or single",
    )  # fmt: skip
    add_fingerprint_arguments(parser)
    _add_choice_of_files(parser)
    _add_limits(parser)
    return matching


def _add_report(parser: argparse.ArgumentParser) -> None:
    add_report_arguments(parser)
    add_report_options(parser)


def _add_like(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the document that the others shall resemble")
    parser.add_argument("paths", nargs="+", metavar="PATH", help="folders or documents to look through")
    matching = parser.add_argument_group("matching")
    _add_matching(matching, min_similarity=LIKE_MIN_SIMILARITY, relation=Relation.CONTAINED)
    add_fingerprint_arguments(parser)
    _add_choice_of_files(parser)
    _add_limits(parser)
    reports = parser.add_argument_group("reports (- is standard output)")
    reports.add_argument("--pairs", metavar="FILE", help="the pairs with FILE, as JSON lines; FILE is always `a`")


def _add_watch(parser: argparse.ArgumentParser) -> None:
    add_watch_arguments(parser)
    add_fingerprint_arguments(parser)
    _add_choice_of_files(parser)
    _add_limits(parser)


def _add_overview(parser: argparse.ArgumentParser) -> None:
    add_overview_arguments(parser)
    _add_scan_settings(parser)


def _add_matching(group: argparse._ArgumentGroup, *, min_similarity: float, relation: Relation) -> None:
    group.add_argument(
        "--min-similarity", type=values.similarity, default=min_similarity, metavar="S",
        help=f"the least similarity: 0.8, or 80%% ({min_similarity} is the default)",
    )  # fmt: skip
    group.add_argument(
        "--relation", type=values.one_of(Relation), default=relation, metavar="WHAT",
        help="identical, same-content, same-text, looks-alike, near or contained, each with those before it "
        f"({relation} is the default)",
    )  # fmt: skip
    group.add_argument(
        "--min-words", type=values.count, default=ScanOptions(sources=()).min_words, metavar="N",
        help="shorter documents are compared for identical bytes, same content and looks only",
    )  # fmt: skip
    group.add_argument(
        "--variants", type=values.one_of(Variants), default=Variants.KEEP, metavar="HOW",
        help="near duplicates that differ only in numbers, dates or names: keep (the default), drop, or only these",
    )  # fmt: skip
    group.add_argument(
        "--max-bits", type=values.bits, metavar="K",
        help="fingerprints that differ in at most K bits propose a pair",
    )  # fmt: skip
    group.add_argument("--explain", action="store_true", help="say how pairs are searched for, and why")


def _add_choice_of_files(parser: argparse.ArgumentParser) -> None:
    files = parser.add_argument_group("which files")
    add_role_arguments(files)
    files.add_argument("--include", action="append", default=[], metavar="GLOB", help="only these; repeatable")
    files.add_argument("--exclude", action="append", default=[], metavar="GLOB", help="none of these; repeatable")
    files.add_argument("--format", action="append", default=[], metavar="NAME", help="only these formats; repeatable")
    files.add_argument("--min-size", type=values.size_bytes, default=1, metavar="BYTES", help="at least (10k, 5M)")
    files.add_argument("--max-size", type=values.size_bytes, metavar="BYTES", help="at most")
    files.add_argument("--follow-links", action="store_true", help="follow symbolic links")
    files.add_argument("--hidden", action="store_true", help="look into hidden folders too")


def _add_limits(parser: argparse.ArgumentParser) -> None:
    limits = parser.add_argument_group("how")
    limits.add_argument("--workers", type=values.count, metavar="N", help="extraction processes (one a core)")
    limits.add_argument(
        "--time-limit", type=values.seconds, default=TIME_LIMIT_S, metavar="S", help="for one document (60)"
    )
    limits.add_argument(
        "--memory-limit",
        type=values.size_bytes,
        default=MEMORY_LIMIT_BYTES,
        metavar="BYTES",
        help="for one document (1G)",
    )
    _add_ocr(limits)
    limits.add_argument("--cache", metavar="FILE", help="where the scan cache is")
    limits.add_argument("--no-cache", action="store_true", help="read every document anew")
    limits.add_argument(
        "--progress", type=values.one_of(ProgressStyle), default=ProgressStyle.AUTO, metavar="HOW",
        help="auto (the default), plain or none",
    )  # fmt: skip


def _add_ocr(parser: argparse._ActionsContainer) -> None:
    parser.add_argument("--ocr", action="store_true", help="read scanned pages, too (slow; needs dupfinder[ocr])")


def _add_compare(parser: argparse.ArgumentParser) -> None:
    add_compare_arguments(parser)
    _add_ocr(parser)


def _add_fingerprint(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="folders or documents")
    add_fingerprint_arguments(parser)
    _add_choice_of_files(parser)
    _add_limits(parser)


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
        action.add_argument("--cache", metavar="FILE", help="where the scan cache is")
