"""Measures pictures that vote in a fingerprint, by how much each one counts (`--picture-weight`), as `bench_features`.

    python tests/benchmarks/fingerprint/bench_pictures.py FOLDER [--formats FOLDER] [--pictures 3] [--most-documents N]

FOLDER is as for `bench_features`. Its texts get pictures in four ways:

    own      each document has its own: an edited text has other pictures, a stranger too
    kept     a text and its edited versions, however far, have the same: those of one family of similar pairs
    mixed    the same, but a third of the documents have no pictures and a third those of their own
    shared   all documents have the same: a letterhead, a template

For each way and weight, as there, k and how many false pairs it takes to find so many of the true ones; then what the
default distance does: the share of pairs with a similarity of .8 that is within 12 bits, and all pairs that are. Before
that, by the length of the texts, the median Hamming distance of two documents with the same text and other pictures, an
edited text with the same and with other pictures, and of strangers with the same and with other pictures. All are means
of two draws, as there.

With `--formats`, as there, what the pictures that these documents have do: in how many bits .98 of the pairs of one
document differ, the worst, and the nearest of two strangers; of all of them, and of those with pictures.
"""

import argparse
import itertools
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
from bench_features import (  # type: ignore[import-not-found] # it is beside this script
    ALIKE,
    Choice,
    Corpus,
    are_alike,
    distance_counts,
    distances,
    features_of,
    read_corpus,
    read_formats,
    report_formats,
    report_simhash,
    resemblances,
)
from numpy.typing import NDArray

from dupfinder.domain.beyond import ContentKind, digest_of
from dupfinder.domain.fingerprints import FingerprintSettings

WEIGHTS = (0.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
MAX_BITS = 12
WORDS = (0, 100, 300, 1000, 3000, 1 << 62)
Pictures = list[set[bytes]]
Draws = list[NDArray[np.uint64]]


def families(corpus: Corpus) -> list[int]:
    """Return for each text the least number of those that similar pairs join it to."""
    roots = list(range(len(corpus.texts)))

    def root(number: int) -> int:
        while roots[number] != number:
            number = roots[number]
        return number

    for a, b in corpus.pairs.tolist():
        first, last = sorted((root(a), root(b)))
        roots[last] = first
    return [root(number) for number in range(len(roots))]


def ways(corpus: Corpus, count: int) -> Iterator[tuple[str, Pictures]]:
    """Yield the ways in which the documents have pictures, so many each."""
    family_of = families(corpus)

    def given(owner_of: Callable[[int], object]) -> Pictures:
        owners = map(owner_of, range(len(corpus.texts)))
        return [set() if one is None else {digest_of(f"{one} {n}") for n in range(count)} for one in owners]

    chance = np.random.default_rng(1).integers(0, 3, len(corpus.texts)).tolist()
    yield "own", given(lambda number: f"own {number}")
    yield "kept", given(lambda number: family_of[number])
    yield "mixed", given(lambda number: (None, f"own {number}", family_of[number])[chance[number]])
    yield "shared", given(lambda _: "all")


def draws(texts: Sequence[str], pictures: Pictures, weight: float) -> Draws:
    """Return two independent fingerprints of each document."""
    choice = Choice("", FingerprintSettings(bits=128, picture_weight=weight))
    values = [one.fingerprint for one in features_of(choice, texts, pictures)[0]]
    return [np.array([value >> shift & (1 << 64) - 1 for value in values], np.uint64)[:, None] for shift in (0, 64)]


def report_distances(corpus: Corpus, by_way: dict[tuple[str, float], Draws], words: NDArray[np.int64]) -> None:
    """Print median distances by the length of the texts."""
    edited = corpus.pairs[corpus.similarity >= 0.8]
    strangers = np.random.default_rng(2).integers(0, len(words), (200_000, 2))
    strangers = strangers[strangers[:, 0] != strangers[:, 1]]
    same = np.column_stack([np.arange(len(words))] * 2)
    shown = (
        ("same text, other pictures", same, "kept", "own"),
        ("edited, same pictures", edited, "kept", "kept"),
        ("edited, other pictures", edited, "own", "own"),
        ("strangers, same pictures", strangers, "shared", "shared"),
        ("strangers, other pictures", strangers, "own", "own"),
    )
    for least, most in itertools.pairwise(WORDS):
        print(f"\n{least:,} to {most:,} words" if most < 1 << 62 else f"\n{least:,} words and more")
        print(f"{'median bits, by weight':32}", *(f"{weight:7g}" for weight in WEIGHTS))
        for name, pairs, way, other in shown:
            longest = words[pairs].max(axis=1)
            kept = pairs[(longest >= least) & (longest < most)]
            print(f"{name:26}{len(kept):6}", end=" ")
            for weight in WEIGHTS:
                a, b = by_way[way, weight], by_way[other, weight]
                bits = [distances(one[kept[:, 0]], two[kept[:, 1]]) for one, two in zip(a, b, strict=True)]
                print(f"{np.median(bits):7.1f}" if len(kept) else f"{'-':>7}", end=" ")
            print()


def report_candidates(corpus: Corpus, fingerprints: Draws) -> None:
    """Print what the default distance finds, and how many pairs it proposes; ends the line."""
    similar = corpus.pairs[corpus.similarity >= 0.8]
    found = [np.mean(distances(one[similar[:, 0]], one[similar[:, 1]]) <= MAX_BITS) for one in fingerprints]
    proposed = [distance_counts(one)[: MAX_BITS + 1].sum() for one in fingerprints]
    print(f"{np.mean(found):10.4f}{np.mean(proposed):12,.0f}", flush=True)


def report_exports(folder: Path) -> None:
    """Print what the pictures of documents do to their likeness with their exports."""
    documents, numbers = read_formats(folder)
    texts = [one.text for one in documents]
    pictures = [{each.digest for each in one.beyond.items.get(ContentKind.PICTURES, ())} for one in documents]
    has_pictures = np.isin(numbers, numbers[[bool(one) for one in pictures]])
    for name, chosen in (("all", np.ones_like(has_pictures)), ("with pictures", has_pictures)):
        some = np.flatnonzero(chosen).tolist()
        is_alike = are_alike([texts[i] for i in some])
        print(f"\n{name + f', {len(some)} documents':32}{'k':>9}{'worst':>9}{'nearest':>9}")
        for weight in WEIGHTS:
            print(f"weight {weight:<25g}", end="")
            report_formats(
                draws([texts[i] for i in some], [pictures[i] for i in some], weight), numbers[chosen], is_alike
            )
            print(flush=True)


def main() -> None:
    """Measure all ways and weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pictures", type=int, default=3, help="of each document that has any")
    parser.add_argument("--most-documents", type=int)
    parser.add_argument("--formats", type=Path)
    arguments = parser.parse_args()
    if arguments.formats:
        report_exports(arguments.formats)
    corpus = read_corpus(arguments.folder, arguments.most_documents)
    features, _ = features_of(Choice("", FingerprintSettings()), corpus.texts)
    words = np.array([one.word_count for one in features])
    j = resemblances(features, corpus.pairs)
    by_way = {
        (way, weight): draws(corpus.texts, pictures, weight)
        for way, pictures in ways(corpus, arguments.pictures)
        for weight in WEIGHTS
    }
    print(f"{len(words):,} documents, {len(corpus.pairs):,} pairs of similarity >= {ALIKE}, {np.median(words):,} words")
    report_distances(corpus, by_way, words)
    goals = ("J .8", "sim. .95", "sim. .99")
    print(f"\n{'':32}", *(f"{goal + ': k':>10}{'false':>6}" for goal in goals), f"{'found':>9}{'proposed':>12}")
    for (way, weight), fingerprints in by_way.items():
        report_simhash(f"{way}, weight {weight:g}", corpus, fingerprints, j)
        report_candidates(corpus, fingerprints)


if __name__ == "__main__":
    main()
