"""Times the masked digests of texts against finding their words.

    python tests/benchmarks/fingerprint/bench_templates.py FOLDER [--most-chars 4000000] [--runs 5]

FOLDER has text files in UTF-8, below it too. They are taken in batches as a worker gets them (32 files) and all at
once. Prints the least CPU seconds of the runs, which go by turns, as nanoseconds a word: the ratio holds, the figures
do not.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path

import numpy as np

from dupfinder.fingerprint.templates import masked_digests_of
from dupfinder.fingerprint.words import Words, find_words

BATCH_FILES = 32


def main() -> None:
    """Run the comparison that the arguments ask for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--most-chars", type=int, default=4_000_000)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    texts = _texts(options.folder, options.most_chars)
    for files in (1, BATCH_FILES, len(texts)):
        batches = [texts[start : start + files] for start in range(0, len(texts), files)]
        _compare(batches, runs=options.runs)


def _texts(folder: Path, most_chars: int) -> list[str]:
    """Return the texts of a folder, in the order of their names, until there are enough."""
    texts: list[str] = []
    for path in islice(sorted(folder.rglob("*.txt")), 100_000):
        if sum(map(len, texts)) >= most_chars:
            break
        texts.append(path.read_text(encoding="utf-8", errors="replace"))
    return texts


def _compare(batches: Sequence[Sequence[str]], *, runs: int) -> None:
    found = [find_words(batch) for batch in batches]
    joined = [_joined(words) for words in found]
    count = sum(len(hashes) for hashes, _, _ in joined)
    words_s = masks_s = float("inf")
    for _ in range(runs):
        words_s = min(words_s, _cpu_s(lambda: [find_words(batch) for batch in batches]))
        masks_s = min(masks_s, _cpu_s(lambda: [masked_digests_of(*one) for one in joined]))
    words_ns, masks_ns = words_s / count * 1e9, masks_s / count * 1e9
    print(f"{len(batches):5} batches  words {words_ns:6.0f} ns  masks {masks_ns:6.0f} ns  {masks_s / words_s:.0%}")


def _joined(words: Sequence[Words]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return hashes, marks and starts of texts, one behind the other."""
    starts = np.concatenate(([0], np.cumsum([len(one.hashes) for one in words]))).astype(np.int64)
    return np.concatenate([one.hashes for one in words]), np.concatenate([one.marks for one in words]), starts


def _cpu_s(run: Callable[[], object]) -> float:
    began_s = time.process_time()
    run()
    return time.process_time() - began_s


if __name__ == "__main__":
    main()
