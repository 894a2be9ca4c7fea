"""`--matching TEXT`: only what has these words."""

import argparse
import sys

from dupfinder.domain.errors import UsageError
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import TextSearch, has_words, narrow_to


def check_matching(chosen: argparse.Namespace) -> None:
    """Raise `UsageError` for a text that cannot be looked for, before a long scan."""
    if chosen.matching is None:
        return
    if not has_words(chosen.matching):
        raise UsageError("--matching needs at least one word to look for.")
    if chosen.no_cache:
        raise UsageError("--matching looks for words in the scan cache, so it cannot be used with --no-cache.")


def only_matching(result: ScanResult, text: str) -> ScanResult:
    """Return a result with only the groups of which a document has the words; says how many could not be searched."""
    searched = TextSearch(result.options).find(text, result.documents)
    if searched.unsearched:
        count = len(searched.unsearched)
        print(f"dupfinder: {count:,} document{'s' * (count > 1)} could not be searched.", file=sys.stderr)
    return narrow_to(result, searched.found)
