"""The arguments of what reports a command writes; each is a file, or `-` for standard output."""

import argparse

from dupfinder.cli import values

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
