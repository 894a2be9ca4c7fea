"""The arguments of `compare`: how differences are shown, and what is none."""

import argparse
import enum

from dupfinder.cli import values
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
    parser.add_argument("b", metavar="B", help="the document that it is compared with")
    shown = parser.add_argument_group("how differences are shown")
    shown.add_argument(
        "--diff", type=values.one_of(DiffStyle), metavar="HOW",
        help="words: each paragraph once, with [-old-] and {+new+} words (the default); unified: as diff -u, with"
        " paragraphs for lines; none: only the figures (the default with --html)",
    )  # fmt: skip
    shown.add_argument(
        "--context", type=_context, metavar="N",
        help="so many equal paragraphs before and after each difference (1 for words, else 3)",
    )  # fmt: skip
    shown.add_argument(
        "--color", "--colour", type=values.one_of(ColourChoice), default=ColourChoice.AUTO,
        metavar="WHEN", help="auto (the default: on a terminal, unless NO_COLOR is set), always or never",
    )  # fmt: skip
    shown.add_argument("--html", metavar="FILE", help="write both documents side by side (- is standard output)")
    add_overlooking_arguments(parser.add_argument_group("what is no difference (line breaks never are one)"))


def add_overlooking_arguments(group: argparse._ArgumentGroup) -> None:
    """Add what a comparison overlooks, for any command that compares."""
    group.add_argument("--ignore-case", action="store_true", help="upper and lower case")
    group.add_argument("--ignore-punctuation", action="store_true", help="punctuation marks and symbols")
    group.add_argument("--ignore-digits", action="store_true", help="numbers, and dates in figures")
    group.add_argument(
        "--ignore-lines", default="", metavar="REGEX", help="lines in which this regular expression matches"
    )
    group.add_argument("--show-space", action="store_true", help="white space inside a paragraph is a difference, too")


def compare_options(chosen: argparse.Namespace) -> CompareOptions:
    """Return what the comparison that a command line asks for overlooks."""
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
