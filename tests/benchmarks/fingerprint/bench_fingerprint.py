"""Times fingerprints of texts against other programs, in megabytes of UTF-8 a second, and shows what each step costs.

    python tests/benchmarks/fingerprint/bench_fingerprint.py [FOLDER ...] [--megabytes 4] [--runs 5] [--alone]

Each FOLDER holds UTF-8 texts; without one, English and Chinese texts are made up. Needs gaoya, simhash and datasketch
beside numpy; what is missing is left out with a line that says so. All run on one thread, by turns; the numbers are
medians of CPU seconds. The ratios hold against each other, megabytes a second do not. "Ratio" is how many times as long
as DupFinder's fingerprints (words, pairs of words, 1 + ln of the frequency, 64 bits, normalisation included) each one
takes. The pure Python programs get a twentieth of the text.
"""

import argparse
import importlib
import os
import random
import re
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from dupfinder.domain.fingerprints import WordHash
from dupfinder.fingerprint import analyse
from dupfinder.fingerprint.code_points import IN_WORD
from dupfinder.fingerprint.features import word_features
from dupfinder.fingerprint.folding import fold
from dupfinder.fingerprint.normal_form import all_letters, ascii_letters
from dupfinder.fingerprint.shingles import sketches
from dupfinder.fingerprint.simhash import simhash
from dupfinder.fingerprint.words import CHUNK_CHARS, _hashes, _word_bounds, find_words

Texts = Sequence[str]
SLOW_SHARE = 20
UNSPACED = re.compile("[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]")
BATCH_CHARS = 4_000_000
"""What the program analyses at once."""


@dataclass(frozen=True, slots=True)
class Method:
    """A way to make something of texts; slow ones get fewer of them."""

    name: str
    run: Callable[[Texts], object]
    is_slow: bool = False
    is_apart: bool = False
    """It gets spaces around the letters of scripts without spaces, which takes no time of its own."""


def english(megabytes: float) -> list[str]:
    """Return texts of a vocabulary with a Zipf distribution, with sentences, numbers and lines."""
    chance = random.Random(1)  # noqa: S311 - made-up text
    letters = "etaoinshrdlcumwfgypbvk"
    words = ["".join(chance.choices(letters, k=min(12, 1 + int(chance.expovariate(0.2))))) for _ in range(20_000)]
    weights = [1 / rank for rank in range(1, len(words) + 1)]
    texts: list[str] = []
    while sum(map(len, texts)) < megabytes * 1e6:
        chosen = chance.choices(words, weights, k=chance.randint(100, 4000))
        for number in range(0, len(chosen), 12):
            chosen[number] = chosen[number].capitalize()
            chosen[number - 1] += chance.choice((".", ".", "?", ".\n", f" {number}."))
        texts.append(" ".join(chosen))
    return texts


def chinese(megabytes: float) -> list[str]:
    """Return texts of ideographs with a Zipf distribution and full-width punctuation."""
    chance = random.Random(2)  # noqa: S311 - made-up text
    letters = [chr(0x4E00 + chance.randrange(0x5000)) for _ in range(4000)]
    weights = [1 / (rank + 20) for rank in range(len(letters))]
    texts: list[str] = []
    while sum(map(len, texts)) < megabytes * 1e6 / 3:
        chosen = chance.choices(letters, weights, k=chance.randint(100, 4000))
        for number in range(0, len(chosen), 11):
            chosen[number] += chance.choice(("，", "。", "，", "。\n", "2024年"))  # noqa: RUF001 - as it is written
        texts.append("".join(chosen))
    return texts


def folder(path: str, megabytes: float) -> list[str]:
    """Return the texts of a folder, the first so many megabytes."""
    texts: list[str] = []
    size = 0
    for name in sorted(os.listdir(path)):
        if size < megabytes * 1e6:
            with open(os.path.join(path, name), encoding="utf-8", errors="replace") as file:
                texts.append(file.read())
            size += len(texts[-1].encode("utf-8", "surrogatepass"))
    return texts


def words_only(texts: Texts) -> tuple[np.ndarray, np.ndarray]:
    """Return the word hashes of the texts and where each text's begin: no marks, no digests."""
    hashes, sizes = [np.zeros(0, np.uint64)], [np.zeros(1, np.int64)]
    for batch in batches(texts, chars=CHUNK_CHARS):
        for is_ascii in (True, False):
            some = [text for text in batch if text.isascii() is is_ascii]
            if some:
                letters = ascii_letters(some) if is_ascii else all_letters(some)
                starts, ends = _word_bounds(letters.flags & np.uint8(IN_WORD))
                hashes.append(_hashes(letters, starts, ends - starts, WordHash.POLYNOMIAL))
                sizes.append(np.diff(np.searchsorted(starts, letters.ends), prepend=0))
    return np.concatenate(hashes), np.cumsum(np.concatenate(sizes))


def batches(texts: Texts, *, chars: int) -> Iterator[list[str]]:
    """Yield the texts in batches of about so many characters."""
    batch: list[str] = []
    for text in texts:
        batch.append(text)
        if sum(map(len, batch)) >= chars:
            yield batch
            batch = []
    if batch:
        yield batch


def pair_fingerprints(hashes: np.ndarray, starts: np.ndarray) -> np.ndarray:
    """Return the default fingerprints of texts whose word hashes are at hand."""
    features, counts, bounds = fold(*word_features(hashes, starts, length=2))
    return simhash(features, 1 + np.log(counts), bounds)


def own_methods() -> Iterator[Method]:
    """Yield what DupFinder makes of texts: fingerprints only, more and more with them, then all of it."""
    yield Method("DupFinder, fingerprints", lambda texts: pair_fingerprints(*words_only(texts)))
    yield Method("DupFinder, all features", lambda texts: [analyse(one) for one in batches(texts, chars=BATCH_CHARS)])


def own_steps(texts: Texts) -> Iterator[Method]:
    """Yield the steps, each given what those before it made."""
    hashes, starts = words_only(texts)
    features = word_features(hashes, starts, length=2)
    distinct, counts, bounds = fold(*features)
    yield Method("  normalise, find words, hash", words_only)
    yield Method("  the same with marks, digests", find_words)
    yield Method("  pairs of words", lambda _: word_features(hashes, starts, length=2))
    yield Method("  fold", lambda _: fold(*features))
    yield Method("  simhash", lambda _: simhash(distinct, 1 + np.log(counts), bounds))
    yield Method("  winnowed passages", lambda _: sketches(hashes, starts))


def other_methods() -> Iterator[Method]:
    """Yield the other programs that are installed."""
    for module, make in (("gaoya", gaoya_methods), ("simhash", simhash_methods), ("datasketch", datasketch_methods)):
        try:
            yield from list(make())
        except ImportError:
            print(f"{module}: left out, not installed")


def gaoya_methods() -> Iterator[Method]:
    """Yield gaoya's simhash. Where no spaces stand between words it takes whole clauses for words.

    So it is given texts with spaces around such letters, too: "set apart".
    """
    index_type = importlib.import_module("gaoya.gaoya").simhash.SimHash64StringIntIndex

    def method(analyzer: str, length: int) -> Callable[[Texts], object]:
        # The arguments have no names; True asks for lower case.
        index = index_type(6, 5, analyzer, True, (length, length))
        return lambda texts: [index.doc2signature(text) for text in texts]

    yield Method("gaoya, runs of 3 words", method("word", 3))
    yield Method("gaoya, runs of 2 words", method("word", 2))
    yield Method("gaoya, runs of 2 words, set apart", method("word", 2), is_apart=True)
    yield Method("gaoya, runs of 4 letters", method("char", 4))


def simhash_methods() -> Iterator[Method]:
    """Yield the `simhash` package with its own features, runs of four letters."""
    simhash_type = importlib.import_module("simhash").Simhash

    def run(texts: Texts) -> None:
        for text in texts:
            # As a list: with counts of more than 255, as it makes them itself, it fails under numpy 2.
            simhash_type(letter_runs(text))

    yield Method("simhash, runs of 4 letters", run, is_slow=True)


def datasketch_methods() -> Iterator[Method]:
    """Yield datasketch's MinHash with 128 permutations: it has no simhash."""
    minhash_type = importlib.import_module("datasketch").MinHash

    def run(texts: Texts) -> None:
        for text in texts:
            minhash_type(num_perm=128).update_batch([one.encode() for one in set(letter_runs(text))])

    yield Method("datasketch, MinHash, 4 letters", run, is_slow=True)


def letter_runs(text: str) -> list[str]:
    """Return the runs of four letters of a text, as the `simhash` package makes them."""
    content = "".join(re.findall(r"\w+", text.lower()))
    return [content[first : first + 4] for first in range(max(1, len(content) - 3))]


def compare(name: str, texts: Texts, *, arguments: argparse.Namespace) -> None:
    """Run all methods by turns and print a line for each."""
    few = texts[: max(1, len(texts) // SLOW_SHARE)]
    sizes = {
        slow: sum(len(text.encode("utf-8", "surrogatepass")) for text in (few if slow else texts))
        for slow in (False, True)
    }
    print(f"\n{name}: {len(texts):,} texts, {sizes[False] / 1e6:.1f} MB, {arguments.runs} runs")
    apart = [UNSPACED.sub(r" \g<0> ", text) for text in texts]
    methods = [*own_methods(), *own_steps(texts), *([] if arguments.alone else other_methods())]
    seconds: dict[str, list[float]] = {method.name: [] for method in methods}
    for _ in range(arguments.runs):
        for method in methods:
            given = few if method.is_slow else apart if method.is_apart else texts
            began_s = time.process_time()
            method.run(given)
            seconds[method.name].append(time.process_time() - began_s)
    rates = {method.name: sizes[method.is_slow] / statistics.median(seconds[method.name]) / 1e6 for method in methods}
    own = rates[methods[0].name]
    print(f"{'':36}{'MB/s':>9}{'range':>18}{'ratio':>8}")
    for method in methods:
        taken = seconds[method.name]
        fastest, slowest = (sizes[method.is_slow] / one(taken) / 1e6 for one in (min, max))
        span = f"{slowest:.1f}-{fastest:.1f}"
        print(f"{method.name:36}{rates[method.name]:>9.1f}{span:>18}{own / rates[method.name]:>8.2f}")


def main() -> None:
    """Read the arguments and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--megabytes", type=float, default=4.0)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--alone", action="store_true", help="no other programs")
    arguments = parser.parse_args()
    if not arguments.folders:
        compare("English, made up", english(arguments.megabytes), arguments=arguments)
        compare("Chinese, made up", chinese(arguments.megabytes), arguments=arguments)
    for path in arguments.folders:
        compare(path, folder(path, arguments.megabytes), arguments=arguments)


if __name__ == "__main__":
    main()
