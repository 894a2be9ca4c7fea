"""Compares the choices of a fingerprint: how many false pairs it takes to find the true ones, and what it costs.

    python tests/benchmarks/fingerprint/bench_features.py FOLDER [--formats FOLDER] [--only TEXT] [--most-documents N]

FOLDER has `manifest.jsonl` (a line for each document with its `path`) and `similar.tsv` (`path_a`, `path_b`,
`similarity`, all pairs of at least 0.5). There are three goals: .99 of the pairs with J >= .8 and .95 of those with
J >= .65, J being the resemblance of the sets of 5-word shingles (Broder 1997); .95 of the pairs with a similarity (as
people see it) of .8; .99 of these. For each choice and goal, by comparing all pairs of fingerprints:

    k      within how many bits enough of the true pairs are
    false  how many pairs of documents are within as many bits that are not even half alike; fewer is better

Both are interpolated between two whole k, as steps of one bit are coarse, and for 64 bits the mean of two draws: the
halves of the fingerprint of 128 bits, the lower of which is the fingerprint of 64. Less than a factor of two between
two choices is chance.

With `--formats`, a folder of folders in which the same number is the same document in another format: in how many bits
.98 of the pairs of one document differ, the worst, and the nearest of two documents that are not half alike.

CPU seconds are of the choice itself, with as many bits as it says, and hold against each other.
"""

import argparse
import dataclasses
import itertools
import json
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.fingerprints import Feature, FingerprintMethod, FingerprintSettings, Weighting, WordHash
from dupfinder.extract import SourceFile, extract
from dupfinder.fingerprint import TextFeatures, analyse, idf_fingerprints, shingle_hashes

BATCH_CHARS = 4 << 20
GOALS_J = ((0.8, 0.99), (0.65, 0.95))
"""Of the pairs with at least so large a J, so many are to be found."""
GOALS_SIMILARITY = (((0.8, 0.95),), ((0.8, 0.99),))
GOAL_FORMATS = 0.98
ALIKE = 0.5
"""Two documents with at least so large a J or similarity are not strangers."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Settings under a name; `headings` says whether lines that begin with `#` are given as headings."""

    name: str
    settings: FingerprintSettings
    headings: bool = False


@dataclass(frozen=True, slots=True)
class Corpus:
    """Texts, and what is true of their pairs."""

    texts: list[str]
    pairs: NDArray[np.int64]
    """int64[pairs, 2]."""
    similarity: NDArray[np.float64]


def choices() -> Iterator[Choice]:
    """Yield every choice that makes sense, the default first."""
    yield Choice("default: words 2, log, 64 bits", FingerprintSettings())
    for length in (1, 2, 3, 5):
        for weighting in Weighting:
            if (length, weighting) != (2, Weighting.LOG_FREQUENCY):
                settings = FingerprintSettings(length=length, weighting=weighting)
                yield Choice(f"words {length}, {weighting}", settings)
    yield Choice("words 2, log, 128 bits", FingerprintSettings(bits=128))
    for word_hash in (WordHash.FNV1, WordHash.FNV1A):
        yield Choice(f"words 2, log, {word_hash}", FingerprintSettings(word_hash=word_hash))
    yield Choice("words 2, log, headings x 3", FingerprintSettings(heading_weight=3), headings=True)
    for length in (4, 6, 8, 12):
        for weighting in (Weighting.CONSTANT, Weighting.LOG_FREQUENCY):
            settings = FingerprintSettings(feature=Feature.LETTERS, length=length, weighting=weighting)
            yield Choice(f"letters {length}, {weighting}", settings)
    for length in (1, 2, 3):
        settings = FingerprintSettings(feature=Feature.ANCHORED, length=length)
        yield Choice(f"anchored {length}, log", settings)
    for count in (3, 5, 10):
        settings = FingerprintSettings(method=FingerprintMethod.SENTENCES, sentences=count)
        yield Choice(f"longest {count} sentences", settings)


def read_corpus(folder: Path, most_documents: int | None) -> Corpus:
    """Return the texts of a corpus and its true pairs, both sides of which are among them."""
    with (folder / "manifest.jsonl").open(encoding="utf-8") as lines:
        paths = [json.loads(line)["path"] for line in itertools.islice(lines, most_documents)]
    texts = [(folder / path).read_bytes().decode("utf-8", "replace") for path in paths]
    numbers = {path: number for number, path in enumerate(paths)}
    rows = [line.split("\t") for line in (folder / "similar.tsv").read_text(encoding="utf-8").splitlines()[1:]]
    rows = [row for row in rows if row[0] in numbers and row[1] in numbers]
    pairs = np.array([(numbers[row[0]], numbers[row[1]]) for row in rows], np.int64)
    return Corpus(texts, pairs, np.array([float(row[2]) for row in rows]))


def headings_of(text: str) -> str:
    """Return the lines that begin with `#`: the headings of Markdown."""
    return "\n".join(line for line in text.splitlines() if line.startswith("#"))


def batches(texts: Sequence[str]) -> Iterator[list[str]]:
    """Yield the texts a few megabytes at a time."""
    batch: list[str] = []
    for text in texts:
        batch.append(text)
        if sum(map(len, batch)) >= BATCH_CHARS:
            yield batch
            batch = []
    yield batch


def features_of(
    choice: Choice, texts: Sequence[str], pictures: Sequence[set[bytes]] | None = None
) -> tuple[list[TextFeatures], float]:
    """Return the features of all texts, with the pictures of their documents, and the CPU seconds that it took."""
    found: list[TextFeatures] = []
    seconds = 0.0
    for batch in batches(texts):
        headings = [headings_of(text) for text in batch] if choice.headings else None
        of_batch = None if pictures is None else pictures[len(found) : len(found) + len(batch)]
        began_s = time.process_time()
        found += analyse(batch, choice.settings, headings=headings, pictures=of_batch)
        seconds += time.process_time() - began_s
    return found, seconds


def draws_of(choice: Choice, texts: Sequence[str]) -> list[NDArray[np.uint64]]:
    """Return one or two independent fingerprints of each text: uint64[documents, 1 or 2] each."""
    settings = dataclasses.replace(choice.settings, bits=128)
    features, _ = features_of(dataclasses.replace(choice, settings=settings), texts)
    values = (
        idf_values(features, bits=128) if settings.weighting is Weighting.IDF else [f.fingerprint for f in features]
    )
    both = np.array([(value & (1 << 64) - 1, value >> 64) for value in values], np.uint64)
    return [both] if choice.settings.bits == 128 else [both[:, :1], both[:, 1:]]


def idf_values(features: Sequence[TextFeatures], *, bits: int) -> list[int]:
    """Return the fingerprints that are weighed by inverse document frequency."""
    terms = [one.terms for one in features if one.terms is not None]
    return idf_fingerprints(terms.__getitem__, len(terms), bits=bits)


def distances(a: NDArray[np.uint64], b: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Return in how many bits the fingerprints in the rows of `a` differ from those of `b`."""
    bits: NDArray[np.int64] = np.bitwise_count(a ^ b).sum(axis=-1, dtype=np.int64)
    return bits


def distance_counts(fingerprints: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Return how many pairs differ in exactly 0, 1, … bits."""
    counts = np.zeros(fingerprints.shape[1] * 64 + 1, np.int64)
    for i in range(1, len(fingerprints)):
        counts += np.bincount(distances(fingerprints[:i], fingerprints[i]), minlength=len(counts))
    return counts


def needed_bits(bits: NDArray[np.int64], share: float) -> float:
    """Return within how many bits such a share of the pairs is, interpolated between two whole numbers."""
    found = np.cumsum(np.bincount(bits, minlength=1)) / max(1, len(bits))
    k = int(np.searchsorted(found, share))
    before = found[k - 1] if k else 0.0
    return float(k - 1 + (share - before) / (found[k] - before))


def resemblances(features: Sequence[TextFeatures], pairs: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return J of each pair."""
    shingles = {i: np.unique(shingle_hashes(features[i].word_hashes)) for i in np.unique(pairs).tolist()}
    found = []
    for a, b in pairs.tolist():
        shared = len(np.intersect1d(shingles[a], shingles[b], assume_unique=True))
        found.append(shared / max(1, len(shingles[a]) + len(shingles[b]) - shared))
    return np.array(found)


def report_simhash(name: str, corpus: Corpus, draws: Sequence[NDArray[np.uint64]], j: NDArray[np.float64]) -> None:
    """Print what it takes to find the true pairs by fingerprints; the line is left open."""
    results = []
    for fingerprints in draws:
        bits = distances(fingerprints[corpus.pairs[:, 0]], fingerprints[corpus.pairs[:, 1]])
        counts = distance_counts(fingerprints)
        false = np.cumsum(counts - np.bincount(bits, minlength=len(counts)))
        goals = [(j, GOALS_J), *((corpus.similarity, one) for one in GOALS_SIMILARITY)]
        needed = [max(needed_bits(bits[measure >= least], share) for least, share in one) for measure, one in goals]
        results.append([(k, np.interp(k, np.arange(len(false)), false)) for k in needed])
    print(f"{name:32}", *(f"{k:7.1f}{false:9,.0f}" for k, false in np.mean(results, axis=0).tolist()), end="")


def report_sentences(name: str, corpus: Corpus, features: Sequence[TextFeatures], j: NDArray[np.float64]) -> None:
    """Print which share of the true pairs have any or all of their sentences in common; the line is left open."""
    signatures = [frozenset(one.signature.tolist()) if one.signature is not None else frozenset() for one in features]
    holders: defaultdict[object, list[int]] = defaultdict(list)
    for number, signature in enumerate(signatures):
        for sentence in signature:
            holders[sentence].append(number)
    any_pairs = {pair for numbers in holders.values() for pair in itertools.combinations(numbers, 2)}
    by_signature: defaultdict[frozenset[int], int] = defaultdict(int)
    for signature in signatures:
        by_signature[signature] += bool(signature)
    all_pairs = sum(count * (count - 1) // 2 for count in by_signature.values())
    pairs = corpus.pairs.tolist()
    found_any = np.array([bool(signatures[a] & signatures[b]) for a, b in pairs])
    found_all = np.array([bool(signatures[a]) and signatures[a] == signatures[b] for a, b in pairs])
    for what, found, count in (("any", found_any, len(any_pairs)), ("all", found_all, all_pairs)):
        recalls = [found[j >= 0.8].mean(), found[j >= 0.65].mean(), found[corpus.similarity >= 0.8].mean()]
        line = f"{name}, {what}: recall {recalls[0]:.3f} / {recalls[1]:.3f} / {recalls[2]:.3f}"
        print(f"{line:65}{count:12,} pairs", end="\n" if what == "any" else "")


def read_formats(folder: Path) -> tuple[list[ExtractedText], NDArray[np.str_]]:
    """Return documents and, beside each, its number: the name without suffix."""
    documents, numbers = [], []
    for path in sorted(folder.glob("*/*")):
        with path.open("rb") as stream:
            try:
                found = extract(SourceFile(path.name, stream, path.stat().st_size))
            except DocumentError:
                continue
        documents.append(found)
        numbers.append(path.stem)
    return documents, np.array(numbers)


def are_alike(texts: Sequence[str]) -> NDArray[np.bool_]:
    """Return which pairs of texts are no strangers."""
    every = np.column_stack(np.triu_indices(len(texts), 1))
    return resemblances(features_of(Choice("", FingerprintSettings()), texts)[0], every) >= ALIKE


def report_formats(draws: Sequence[NDArray[np.uint64]], numbers: NDArray[np.str_], is_alike: NDArray[np.bool_]) -> None:
    """Print in how many bits the same document differs, and how near the nearest two different ones are."""
    a, b = np.triu_indices(len(numbers), 1)
    is_same = numbers[a] == numbers[b]
    results = []
    for fingerprints in draws:
        bits = distances(fingerprints[a], fingerprints[b])
        results.append(
            [needed_bits(bits[is_same], GOAL_FORMATS), bits[is_same].max(), bits[~is_same & ~is_alike].min()]
        )
    print("".join(f"{value:9.1f}" for value in np.mean(results, axis=0).tolist()), end="")


def main() -> None:
    """Measure all choices."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--formats", type=Path)
    parser.add_argument("--only", default="", help="choices whose name has this text")
    parser.add_argument("--most-documents", type=int)
    arguments = parser.parse_args()
    corpus = read_corpus(arguments.folder, arguments.most_documents)
    default = Choice("default", FingerprintSettings())
    j = resemblances(features_of(default, corpus.texts)[0], corpus.pairs)
    documents, numbers = read_formats(arguments.formats) if arguments.formats else ([], np.zeros(0, np.str_))
    formats = [one.text for one in documents]
    is_alike = are_alike(formats)
    print(f"{len(corpus.texts):,} documents, {np.count_nonzero(corpus.similarity >= 0.8):,} pairs of similarity >= .8")
    goals = ("J .8", "sim. .95", "sim. .99")
    print(f"{'':32}", *(f"{goal + ': k':>10}{'false':>6}" for goal in goals), end="")
    print(f"{'format k':>9}{'worst':>9}{'nearest':>9}{'CPU s':>8}" if formats else f"{'CPU s':>8}")
    for choice in choices():
        if arguments.only not in choice.name:
            continue
        features, seconds = features_of(choice, corpus.texts)
        if choice.settings.method is FingerprintMethod.SENTENCES:
            report_sentences(choice.name, corpus, features, j)
        else:
            if choice.settings.weighting is Weighting.IDF:
                began_s = time.process_time()
                idf_values(features, bits=choice.settings.bits)
                seconds += time.process_time() - began_s
            report_simhash(choice.name, corpus, draws_of(choice, corpus.texts), j)
            if formats:
                report_formats(draws_of(choice, formats), numbers, is_alike)
        print(f"{seconds:8.2f}", flush=True)


if __name__ == "__main__":
    main()
