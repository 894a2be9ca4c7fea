"""Shows how long a watch takes over a document that comes, beside what it waits until a file stands still.

    python tests/benchmarks/pipeline/bench_watching.py [--known 10000] [--came 30] [--words 400]

Makes that many text documents, a tenth of them edited copies of others, has them known, and lets more come, one after
the other, each like three of them. Prints milliseconds for one look at all files, for reading one document in a worker
of its own, and for comparing it with all that are known, each with its share of one second, the limit for all three.
"""

import argparse
import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import TypeVar

from dupfinder.domain.documents import Document
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken
from dupfinder.pipeline import ScanControl
from dupfinder.pipeline.scanning.collecting import Collector
from dupfinder.pipeline.watching.known_documents import KnownDocuments
from dupfinder.pipeline.watching.watched_folders import WatchedFolders
from dupfinder.store import ScanCache, open_cache_of

_T = TypeVar("_T")
_LIMIT_S = 1.0
_VOCABULARY = 30_000
_FILES_A_FOLDER = 500


def main() -> None:
    """Make documents, let others come, print what it took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--known", type=int, default=10_000)
    parser.add_argument("--came", type=int, default=30)
    parser.add_argument("--words", type=int, default=400)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        texts = _texts(chosen.known, chosen.words)
        for number, text in enumerate(texts):
            _write(folder, number, text)
        options = ScanOptions(sources=(folder,), cache_file=os.path.join(folder, ".cache.sqlite3"))
        cache = open_cache_of(options)
        _measure(options, cache, folder, texts[: chosen.came])
        cache.close()


def _measure(options: ScanOptions, cache: ScanCache, folder: str, like: list[str]) -> None:
    files = WatchedFolders(options, CancelToken())
    files.begin()
    collector = _collector(options, cache)
    known = KnownDocuments(options, cache=cache, versions=collector.versions, check=lambda: None)
    _, first_s = _timed(lambda: known.add(collector.collect(on_bytes_compared=lambda: None)))
    print(f"{len(known):,} documents are known after {first_s:.1f} s")
    looks, reads, matches, found = [], [], [], 0
    for number, text in enumerate(like):
        path = _write(os.path.join(folder, "came"), number, text.replace("w1", "v1", 3))
        _, look_s = _timed(lambda: files.look(time.monotonic()))
        (document,), read_s = _timed(lambda path=path: _read(path, options, cache))  # type: ignore[misc] # bound now
        count, match_s = _timed(lambda document=document: _match(document, known))  # type: ignore[misc] # bound now
        found += count
        looks.append(look_s)
        reads.append(read_s)
        matches.append(match_s)
    print(
        f"{len(like)} came, {found} pairs; the middle one and the longest, in milliseconds and as a share of a second:"
    )
    for what, times in (("looking", looks), ("reading", reads), ("comparing", matches)):
        middle, longest = statistics.median(times), max(times)
        row = (f"{1000 * taken_s:8.1f} {taken_s / _LIMIT_S:6.1%}" for taken_s in (middle, longest))
        print(f"{what:>10}  {'  '.join(row)}")


def _read(path: str, options: ScanOptions, cache: ScanCache) -> tuple[Document, ...]:
    one = ScanOptions(sources=(path,), cache_file=options.cache_file, workers=1)
    return _collector(one, cache).collect(on_bytes_compared=lambda: None)


def _match(document: Document, known: KnownDocuments) -> int:
    known.add((document,))
    return len(known.like(document))


def _collector(options: ScanOptions, cache: ScanCache) -> Collector:
    control = ScanControl()
    return Collector(options, control, cache)


def _timed(work: Callable[[], _T]) -> tuple[_T, float]:
    began_s = time.perf_counter()
    return work(), time.perf_counter() - began_s


def _texts(count: int, words: int) -> list[str]:
    chance = random.Random(1)  # noqa: S311 - test data
    texts = [
        " ".join(f"w{chance.randrange(_VOCABULARY)}" for _ in range(words)) for _ in range(count - 3 * (count // 40))
    ]
    for original in texts[: count // 40]:
        texts += [original.replace("w2", "v2", edits) for edits in (1, 4, 8)]
    return texts


def _write(folder: str, number: int, text: str) -> str:
    inner = os.path.join(folder, f"{number // _FILES_A_FOLDER:03}")
    os.makedirs(inner, exist_ok=True)
    path = os.path.join(inner, f"{number:06}.txt")
    with open(path, "w", encoding="utf-8") as out:
        out.write(text)
    return path


if __name__ == "__main__":
    main()
