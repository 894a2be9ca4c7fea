"""The arguments of `dupfinder watch`, but for those that it shares with `scan`."""

import argparse

from dupfinder.cli import values
from dupfinder.domain.options import MIN_SIMILARITY, ScanOptions
from dupfinder.domain.pairs import Relation, Variants


def add_watch_arguments(parser: argparse.ArgumentParser) -> None:
    """Add which folders are watched, what else is known, and what counts as resembling."""
    parser.add_argument("paths", nargs="+", metavar="PATH", help="folders to watch for new documents")
    parser.add_argument(
        "--known", action="append", default=[], metavar="PATH",
        help="more folders or documents that new ones are compared with; repeatable",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="a JSON object for each pair instead of a line to read")
    matching = parser.add_argument_group("matching")
    matching.add_argument(
        "--min-similarity", type=values.similarity, default=MIN_SIMILARITY, metavar="S",
        help=f"the least similarity: 0.8, or 80%% ({MIN_SIMILARITY} is the default)",
    )  # fmt: skip
    matching.add_argument(
        "--relation", type=values.one_of(Relation), default=Relation.NEAR, metavar="WHAT",
        help="identical, same-content, same-text, looks-alike, near or contained, each with those before it "
        f"({Relation.NEAR} is the default)",
    )  # fmt: skip
    matching.add_argument(
        "--min-words", type=values.count, default=ScanOptions(sources=()).min_words, metavar="N",
        help="shorter documents are compared for identical bytes, same content and looks only",
    )  # fmt: skip
    matching.add_argument(
        "--variants", type=values.one_of(Variants), default=Variants.KEEP, metavar="HOW",
        help="near duplicates that differ only in numbers, dates or names: keep (the default), drop, or only these",
    )  # fmt: skip
    matching.set_defaults(max_bits=None)
