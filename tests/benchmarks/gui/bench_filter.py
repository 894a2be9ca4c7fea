"""Shows what filters cost with many documents: CPU milliseconds on the window's thread, against a limit.

    python tests/benchmarks/gui/bench_filter.py [--groups 100000] [--documents 5] [--limit-ms 100]

Makes records of groups, has them prepared as it happens in the background (with the longest time for which that kept
another thread waiting), and then asks for one filter after the other: as a person who types, and as one who pastes.
"""

import argparse
import threading
import time
from collections.abc import Callable

import numpy as np

from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.gui.narrowing.filter_index import FilterChoice, FilterIndex, FoundTexts, GroupFilter, Marked, Matches

FORMATS = ("docx", "pdf", "odt", "txt")


def make_group(number: int, documents: int) -> DuplicateGroup:
    """Return a group; each third document is identical to its keeper, each fourth of the others is a variant."""
    return DuplicateGroup(
        group_id=number, members=tuple(make_member(number, index, documents) for index in range(documents))
    )


def make_member(group: int, index: int, documents: int) -> Member:
    """Return one document of a group."""
    number = group * documents + index
    path = f"/home/somebody/Documents/{group % 500:03}/Project {index}/Contract {group} version {index}.docx"
    entry = FileEntry(file_id=FileId(number), path=path, size_bytes=1_000, mtime_ns=0, device=1, inode=number + 1)
    relation = None if index == 0 else Relation.IDENTICAL if index % 3 == 0 else Relation.NEAR
    return Member(
        document=Document(entry=entry, format=FORMATS[number % len(FORMATS)], content_digest=bytes(32)),
        relation=relation,
        similarity=0.9,
        hamming_bits=3,
        differs_only_in=(Variable.NUMBERS,) if relation is Relation.NEAR and group % 4 == 0 else (),
    )


def time_ms(action: Callable[[], object]) -> float:
    """Return how long this thread was at something."""
    began_s = time.thread_time()
    action()
    return (time.thread_time() - began_s) * 1_000


def longest_wait_ms(action: Callable[[], None]) -> tuple[float, float]:
    """Return how long something takes in a thread of its own, and how late this one came to look at most."""
    thread = threading.Thread(target=action)
    latest_ms = 0.0
    began_s = before_s = time.perf_counter()
    thread.start()
    while thread.is_alive():
        time.sleep(0.001)
        now_s = time.perf_counter()
        latest_ms = max(latest_ms, (now_s - before_s) * 1_000)
        before_s = now_s
    return (time.perf_counter() - began_s) * 1_000, latest_ms


class Bench:
    """One index, and the filters of a person."""

    def __init__(self, groups: int, documents: int, limit_ms: float) -> None:
        self.shown = [make_group(number, documents) for number in range(groups)]
        self.paths = [member.document.entry.path for group in self.shown for member in group.members]
        self.index = FilterIndex(self.shown)
        self.limit_ms = limit_ms
        self.marked: Marked = frozenset[str]()

    def step(self, name: str, wanted: GroupFilter) -> None:
        """Ask for a filter, and print what that took and left."""
        found: list[Matches] = []
        took_ms = time_ms(lambda: found.append(self.index.find(wanted, is_marked=self.marked)))
        (matches,) = found
        left = f"{len(matches.groups):>8,} groups {int(matches.documents.sum()):>8,} documents"
        print(f"{name:44} {took_ms:6.1f} ms  {took_ms / self.limit_ms:5.2f} of the limit  {left}")

    def run(self) -> None:
        """Take all steps."""
        took_ms, wait_ms = longest_wait_ms(self.index.prepare)
        print(f"{'prepared in the background':44} {took_ms:6.0f} ms, another thread waits {wait_ms:.0f} ms at most")
        for text in ("c", "cont", "contract", "contract 7", "contract 77", "contract 777 version 2", "zzz"):
            self.step(f"typed: {text}", GroupFilter(text))
        self.step("pasted: documents project version", GroupFilter("documents project version"))
        self.step("pasted: three words that all have", GroupFilter("some home docx"))
        for choice in FilterChoice:
            if choice is not FilterChoice.MARKED:
                self.step(f"choice: {choice}", GroupFilter(choice=choice))
        self.step("format", GroupFilter(format="pdf"))
        self.step("folder", GroupFilter(folder="/home/somebody/Documents/123"))
        pair = ("/home/somebody/Documents/123/Project 1", "/home/somebody/Documents/123/Project 2")
        self.step("two folders", GroupFilter(folders=pair))
        self.find_texts_and_marks()
        everything = GroupFilter(
            "version", FilterChoice.NEAR, format="pdf", folder="/home/somebody", found=FoundTexts("x", set(self.paths))
        )
        self.step("all of that", everything)

    def find_texts_and_marks(self) -> None:
        """Filter by many paths: those of texts that were found, and those of marks."""
        many = frozenset(self.paths[: len(self.paths) * 4 // 5])
        self.step("texts: four of five found", GroupFilter(found=FoundTexts("x", many)))
        self.step("texts: a thousand found", GroupFilter(found=FoundTexts("y", frozenset(self.paths[:1_000]))))
        wanted = GroupFilter(choice=FilterChoice.MARKED)
        self.marked = many
        self.step("marked: four of five, as a set", wanted)
        self.marked = np.arange(len(self.paths)) % 5 > 0
        self.step("marked: four of five, as an array", wanted)
        matches = self.index.find(wanted, is_marked=self.marked)
        looked_ms = time_ms(lambda: [path in matches for path in self.paths])
        print(f"{'each path looked up in the matches':44} {looked_ms:6.0f} ms")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--groups", type=int, default=100_000)
    parser.add_argument("--documents", type=int, default=5)
    parser.add_argument("--limit-ms", type=float, default=100.0)
    chosen = parser.parse_args()
    Bench(chosen.groups, chosen.documents, chosen.limit_ms).run()


if __name__ == "__main__":
    main()
