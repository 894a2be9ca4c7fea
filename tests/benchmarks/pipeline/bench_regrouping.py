"""Times forming the groups of many documents anew, as a person moves the slider, against making all groups at once.

    python tests/benchmarks/pipeline/bench_regrouping.py [--documents 100000] [--family 5] [--copies 0.1]
        [--linkage centre]

Makes texts in families whose versions are .5 to 1 alike, without any words: only their pairs. Prints what the first
regrouping takes and those after it, by how many groups each changed (limit: 100 ms for 100,000 documents in 20,000
groups when few change), what a fresh scan's stage takes for the same, and the histogram. Checks that both agree.
"""

import argparse
import itertools
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import numpy as np

from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.options import Grouping, Linkage, ScanOptions
from dupfinder.domain.result import ScanResult, ScanStatus, Statistics
from dupfinder.pipeline import Regrouper, similarity_histogram
from dupfinder.pipeline.matching.grouping import Grouper
from dupfinder.pipeline.matching.matcher import Matches
from dupfinder.pipeline.matching.pairs import DocumentPairs, document_pairs
from dupfinder.pipeline.matching.texts import Text
from dupfinder.verify import Similarities

T = TypeVar("T")

_FLOOR = 0.5
_LEAST = 0.8
_MOVES = (0.81, 0.8, 0.82, 0.83, 0.84, 0.85, 0.9, 0.8, 0.95, 0.5, 0.8)


def made_texts(count: int, copies: float, chance: np.random.Generator) -> list[Text]:
    """Return the texts of so many documents, of which a share has the text of the one before."""
    texts: list[list[Document]] = []
    is_copy = chance.random(count) < copies
    sizes = chance.integers(1_000, 1_000_000, count)
    for number in range(count):
        if not texts or not is_copy[number]:
            texts.append([])
        place = len(texts) - 1
        entry = FileEntry(
            file_id=FileId(number),
            path=f"/documents/{number // 100:05}/{number:07}.docx",
            size_bytes=int(sizes[number]),
            mtime_ns=0,
            device=1,
            inode=number + 1,
        )
        digest = place.to_bytes(16, "big")
        texts[-1].append(
            Document(
                entry=entry,
                format="docx",
                content_digest=number.to_bytes(32, "big"),
                word_count=1000,
                fingerprint=number,
                text_digest=digest,
            )
        )
    return [Text(documents=tuple(documents)) for documents in texts]


def made_matches(count: int, family: int, chance: np.random.Generator) -> Matches:
    """Return matches of texts in families, each at some place on a line: the nearer two are, the more alike."""
    places = np.sort(chance.random((count // family, family)) * 0.5, axis=1)
    between = np.array(list(itertools.combinations(range(family), 2)))
    pairs = (np.arange(len(places))[:, np.newaxis, np.newaxis] * family + between).reshape(-1, 2)
    similarity = (1 - np.abs(places[:, between[:, 0]] - places[:, between[:, 1]])).ravel()
    order = np.lexsort((pairs[:, 1], pairs[:, 0]))
    pairs, similarity = pairs[order], similarity[order]
    figures = Similarities(similarity=similarity, a_in_b=similarity, b_in_a=similarity)
    return Matches(pairs=pairs, figures=figures)


def timed(function: Callable[[], T]) -> tuple[T, float]:
    """Return what a function returns and the milliseconds it takes."""
    began_s = time.perf_counter()
    result = function()
    return result, (time.perf_counter() - began_s) * 1000


def fresh(pairs: DocumentPairs, options: ScanOptions) -> ScanResult:
    """Return the result of a scan's last stage."""
    own = pairs.at(options.min_similarity)
    grouper = Grouper(texts=own.texts, linkage=options.linkage, min_similarity=options.min_similarity)
    return ScanResult(
        options=options,
        status=ScanStatus.FINISHED,
        documents=tuple(one for text in own.texts for one in text.documents),
        groups=grouper.group(own.reported, verify=_verify),
        containers=(),
        pairs=own,
        problems=(),
        statistics=Statistics(),
    )


def _verify(pairs: np.ndarray) -> Matches:
    raise AssertionError(f"{len(pairs)} pairs of one group were not found.")


def main() -> None:
    """Measure, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=int, default=100_000)
    parser.add_argument("--family", type=int, default=5)
    parser.add_argument("--copies", type=float, default=0.1)
    parser.add_argument("--linkage", type=Linkage, default=Linkage.CENTRE)
    chosen = parser.parse_args()
    chance = np.random.default_rng(1)
    texts = made_texts(chosen.documents, chosen.copies, chance)
    options = ScanOptions(
        sources=("/documents",), find_from=_FLOOR, min_similarity=_LEAST, linkage=chosen.linkage, use_cache=False
    )
    pairs = document_pairs(texts, made_matches(len(texts), chosen.family, chance), options)
    result, took_ms = timed(lambda: fresh(pairs, options))
    print(f"{chosen.documents:,} documents, {len(pairs.matches.pairs):,} pairs, {len(result.groups):,} groups")
    print(f"all groups made at once: {took_ms:,.0f} ms")
    _, took_ms = timed(lambda: similarity_histogram(result))
    print(f"histogram: {took_ms:.1f} ms")
    regrouper, took_ms = timed(lambda: Regrouper(result))
    print(f"preparing: {took_ms:,.0f} ms")
    before, took_ms = timed(lambda: regrouper.regroup(Grouping(min_similarity=_LEAST, linkage=chosen.linkage)))
    assert before.groups == result.groups
    print(f"first time: {took_ms:,.0f} ms")
    for similarity in _MOVES:
        moved_to = Grouping(min_similarity=similarity, linkage=chosen.linkage)
        now, took_ms = timed(lambda moved_to=moved_to: regrouper.regroup(moved_to))  # type: ignore[misc]
        members = {id(group.members) for group in before.groups}
        changed = sum(id(group.members) not in members for group in now.groups)
        print(f"to {similarity:.2f}: {took_ms:7,.0f} ms, {changed:,} of {len(now.groups):,} groups are others")
        before = now
    assert before.groups == fresh(pairs, replace(options, min_similarity=_MOVES[-1])).groups


if __name__ == "__main__":
    main()
