"""Shows what a survey of many documents costs, against the three seconds that it may take.

    python tests/benchmarks/survey/bench_survey.py [--documents 500000]

Makes records of documents in folders of several shapes, and surveys each. `longest hold` is the longest time for which
another thread, which wants to run every millisecond as a window does, could not.
"""

import argparse
import random
import threading
import time
from collections.abc import Callable, Iterator
from typing import Self

from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult, ScanStatus, Statistics
from dupfinder.pipeline.matching.pairs import ListedPairs
from dupfinder.survey import survey_of

LIMIT_S = 3.0
MEMBERS = 5


def siblings(number: int, _random: random.Random) -> Iterator[tuple[str, int]]:
    """Yield five folders of copies each, side by side, hundreds of times."""
    for document in range(number):
        group, member = divmod(document, MEMBERS)
        yield f"/home/somebody/Documents/{group % 500:03}/Project {member}/Contract {group}.docx", group


def trees(number: int, _random: random.Random) -> Iterator[tuple[str, int]]:
    """Yield five copies of one deep tree with many small folders."""
    for document in range(number):
        group, member = divmod(document, MEMBERS)
        path = f"{group % 7}/{group // 7 % 11}/{group // 77 % 13}/{group // 1001 % 20}"
        yield f"/home/somebody/Backup {member}/{path}/Contract {group}.docx", group


def scattered(number: int, random: random.Random) -> Iterator[tuple[str, int]]:
    """Yield documents whose copies are anywhere in many small folders, so that no folder is a copy."""
    for document in range(number):
        folder = random.randrange(number // 10)
        yield (
            f"/data/{folder % 10}/{folder // 10 % 20}/{folder // 200 % 20}/{folder}/{document}.pdf",
            document // MEMBERS,
        )


def snapshots(number: int, _random: random.Random) -> Iterator[tuple[str, int]]:
    """Yield a hundred copies of one tree."""
    for document in range(number):
        group, member = divmod(document, 100)
        yield f"/backup/2026-{member:03}/{group % 50}/{group // 50 % 20}/{group}.odt", group


def everywhere(number: int, _random: random.Random) -> Iterator[tuple[str, int]]:
    """Yield folders of ten documents, one of which (a licence) is in all of them."""
    for document in range(number):
        folder, which = divmod(document, 10)
        yield f"/src/{folder % 100}/{folder}/{which}.txt", -1 if which == 0 else document


def result_of(documents: Iterator[tuple[str, int]]) -> ScanResult:
    """Return a result with a group for each number that comes more than once."""
    groups: dict[int, list[Document]] = {}
    for number, (path, group) in enumerate(sorted(documents)):
        entry = FileEntry(
            file_id=FileId(number), path=path, size_bytes=1_000 + number % 9_000,
            mtime_ns=(1_500_000_000 + number) * 10**9, device=1, inode=number,
        )  # fmt: skip
        digest = (group + 1).to_bytes(32, "big")
        groups.setdefault(group, []).append(
            Document(entry=entry, format=path[-4:].strip("."), content_digest=digest, word_count=9, text_digest=digest)
        )
    return ScanResult(
        options=ScanOptions(sources=("/",)),
        status=ScanStatus.FINISHED,
        documents=tuple(sorted((one for group in groups.values() for one in group), key=lambda one: one.entry.file_id)),
        groups=tuple(group_of(number, members) for number, members in groups.items() if len(members) > 1),
        containers=(),
        pairs=ListedPairs(),
        problems=(),
        statistics=Statistics(),
    )


def group_of(number: int, documents: list[Document]) -> DuplicateGroup:
    """Return a group of copies."""
    return DuplicateGroup(
        group_id=number + 2,
        members=tuple(
            Member(document=one, relation=Relation.IDENTICAL if place else None, similarity=1.0, hamming_bits=0)
            for place, one in enumerate(documents)
        ),
    )


class Watch:
    """A thread that wants to run every millisecond, and notes for how long it could not."""

    def __init__(self) -> None:
        self.longest_s = 0.0
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._look)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join()

    def _look(self) -> None:
        before_s = time.monotonic()
        while not self._is_over.wait(0.001):
            now_s = time.monotonic()
            self.longest_s = max(self.longest_s, now_s - before_s)
            before_s = now_s


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=int, default=500_000)
    chosen = parser.parse_args()
    shapes: list[Callable[[int, random.Random], Iterator[tuple[str, int]]]] = [
        siblings, trees, scattered, snapshots, everywhere,
    ]  # fmt: skip
    print(f"{'shape':12} {'CPU s':>6} {'of limit':>9} {'longest hold':>13}  folders  copies")
    for shape in shapes:
        result = result_of(shape(chosen.documents, random.Random(1)))  # noqa: S311 - the same shape every time
        with Watch() as watch:
            began_s = time.thread_time()
            survey = survey_of(result)
            took_s = time.thread_time() - began_s
        print(
            f"{shape.__name__:12} {took_s:6.2f} {took_s / LIMIT_S:8.0%} {watch.longest_s * 1000:10.0f} ms"
            f"  {len(survey.folders):7,}  {len(survey.folder_copies):6,}"
        )


if __name__ == "__main__":
    main()
