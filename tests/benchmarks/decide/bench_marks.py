"""Shows what marks cost without a window: milliseconds of each call, and the memory of the steps of the way back.

    python tests/benchmarks/decide/bench_marks.py [--groups 100000] [--documents 5]

Makes records of groups with so many documents each, and does to all of them what a person or a rule can do. The limit
beside each line is that of the window: what takes longer has to run in the background.
"""

import argparse
import time
from collections.abc import Callable
from typing import TypeVar

from dupfinder.decide import (
    MarkHistory,
    Marks,
    MarkStep,
    PlanDocument,
    PlanGroup,
    StepKind,
    make_plan,
    parse_rules,
)
from dupfinder.domain.decisions import NEAR_INCLUSIONS, Inclusion
from dupfinder.domain.pairs import Relation

LIMIT_MS = 100
_T = TypeVar("_T")


def make_groups(groups: int, documents: int) -> list[PlanGroup]:
    """Return records of groups: each third document is identical to its keeper, the others are similar."""
    return [
        PlanGroup(documents=tuple(make_document(group, number, documents) for number in range(documents)))
        for group in range(groups)
    ]


def make_document(group: int, number: int, documents: int) -> PlanDocument:
    """Return one of them."""
    file_number = group * documents + number
    digest = f"{group if number % 3 == 0 else file_number:064x}"
    return PlanDocument(
        path=f"/home/somebody/Documents/{group % 500:03}/Project {number}/Contract {group} version {number}.docx",
        format="docx",
        size_bytes=1_000 + group,
        mtime_ns=file_number * 10**9,
        device=1,
        inode=file_number + 1,
        word_count=100,
        is_reference=False,
        content_digest=digest,
        relation=None if number == 0 else Relation.IDENTICAL if number % 3 == 0 else Relation.NEAR,
        text_digest=digest[32:],
    )


def timed(name: str, work: Callable[[], _T]) -> _T:
    """Do something, and print what it took."""
    began_s = time.perf_counter()
    result = work()
    took_ms = (time.perf_counter() - began_s) * 1_000
    print(f"{name:44} {took_ms:8.0f} ms  {took_ms / LIMIT_MS:6.2f} of the window's limit")
    return result


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--groups", type=int, default=100_000)
    parser.add_argument("--documents", type=int, default=5)
    chosen = parser.parse_args()
    groups = make_groups(chosen.groups, chosen.documents)
    paths = [document.path for group in groups for document in group.documents]
    marks = timed("make marks", lambda: Marks(groups))
    history = MarkHistory()

    def step(name: str, kind: StepKind, work: Callable[[], object]) -> None:
        before = marks.snapshot()
        timed(name, work)
        history.add(kind, timed("    its step", lambda: MarkStep.between(before, marks.snapshot())))

    step("mark one document", StepKind.MARK, lambda: marks.mark(paths[1:2]))
    step("mark all by hand", StepKind.MARK, lambda: marks.mark(paths))
    step("invert all", StepKind.INVERT, marks.invert_all)
    step("clear", StepKind.CLEAR, marks.clear)
    rules = parse_rules("newest")
    made = timed("plan of rules, copies only", lambda: make_plan(groups, rules, included=(Inclusion.SAME_TEXT,)))
    step("mark by it", StepKind.RULES, lambda: marks.mark_by(made))
    made = timed("plan of rules, with near duplicates", lambda: make_plan(groups, rules, included=NEAR_INCLUSIONS))
    step("mark by it", StepKind.RULES, lambda: marks.mark_by(made))
    print(f"{marks.marked_count:,} marks; {history.size_bytes / 2**20:.1f} MiB for the steps so far")
    last = history.last
    if last is not None:
        timed("undo", lambda: marks.take(last.step.before))
        timed("redo", lambda: marks.take(last.step.after))
    timed("copy", marks.copy)
    timed("counts", lambda: (marks.marked_count, marks.marked_bytes, marks.hidden_count))
    timed("count one group", lambda: marks.tally(paths[:5]))
    timed("marked paths", marks.marked_paths)
    timed("plan of the marks", marks.plan)
    saved = timed("save", marks.saved)
    timed("restore", lambda: marks.restore(saved))
    moved = timed("the same groups without the first", lambda: marks.set_groups(groups[1:]))
    timed("the steps, too", lambda: history.renumbered(moved))


if __name__ == "__main__":
    main()
