"""Counts how an export of a document is related to its original, and which kinds of content tell the two apart.

    python tests/benchmarks/sameness/bench_cross_format.py FOLDER [--pairs]

The folder has `original/` and beside it a folder for each format of export, where files of one document have one name
up to their ending. Prints for each of these formats how many exports have the same content as their original, the same
words (and how often each kind differs, or is not compared), are near, or have nothing to do with it; with `--pairs`
also the pairs with the same words, and what differs in each.
"""

import argparse
import os
from collections import Counter

from dupfinder.domain.beyond import ContentDifference
from dupfinder.domain.documents import Document
from dupfinder.domain.events import Event
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sameness import content_differences
from dupfinder.pipeline import ScanControl, scan

ORIGINAL = "original"
COLUMNS = (*(Relation.IDENTICAL, Relation.SAME_CONTENT, Relation.SAME_TEXT, Relation.NEAR), None)


def scanned(folder: str) -> ScanResult:
    """Return what a scan of the folder finds, with no cache."""
    events: list[Event] = []
    control = ScanControl(sink=events.append)
    return scan(ScanOptions(sources=(folder,), relation=Relation.NEAR, use_cache=False), control)


def documents_by_folder(result: ScanResult) -> dict[str, dict[str, Document]]:
    """Return all documents by the name of their folder, and their own up to the ending."""
    found: dict[str, dict[str, Document]] = {}
    for one in result.documents:
        folder, name = os.path.split(one.entry.path)
        found.setdefault(os.path.basename(folder), {})[os.path.splitext(name)[0]] = one
    return found


def in_words(one: ContentDifference) -> str:
    """Return a difference as a word: the kind, in brackets where it is not compared."""
    return one.kind.value if one.count is not None else f"({one.kind.value})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--pairs", action="store_true", help="also print each pair with the same words")
    chosen = parser.parse_args()
    result = scanned(chosen.folder)
    by_folder = documents_by_folder(result)
    originals = by_folder.pop(ORIGINAL)
    print(f"{'':6}{'pairs':>7}" + "".join(f"{'nothing' if one is None else one.value:>14}" for one in COLUMNS))
    for folder, exports in sorted(by_folder.items()):
        both = [(originals[name], export) for name, export in sorted(exports.items()) if name in originals]
        pairs = [result.pairs.find(*pair) for pair in both]
        relations = Counter(None if pair is None else pair.relation for pair in pairs)
        print(f"{folder:6}{len(both):>7}" + "".join(f"{relations[one]:>14}" for one in COLUMNS))
        told = Counter(
            in_words(one)
            for pair, (a, b) in zip(pairs, both, strict=True)
            if pair is not None and pair.relation is Relation.SAME_TEXT
            for one in content_differences(a, b)
        )
        print("      differ (or are not compared): " + ", ".join(f"{n} {kind}" for kind, n in told.most_common()))
        for pair in filter(None, pairs):
            if chosen.pairs and pair.relation is Relation.SAME_TEXT:
                kinds = ", ".join(map(in_words, content_differences(pair.a, pair.b)))
                print(f"      {os.path.basename(pair.a.entry.path)}  {os.path.basename(pair.b.entry.path)}  {kinds}")


if __name__ == "__main__":
    main()
