"""Times aligning two texts against difflib, cydifflib, rapidfuzz and diff-match-patch, and measures their memory.

    python tests/benchmarks/diff/bench_align.py [--paragraphs 20000] [--runs 3] [--limit 60]

needs cydifflib and diff-match-patch beside what the program needs. Every measurement has a process of its own, which is
ended after the limit (seconds): "-". Memory is what the process grew by at its highest. The ratios are to the first
column, which does what the peers do: find which paragraphs are equal, in order. `align` does it all: it reads lines,
finds which paragraphs became which, marks changed words with their kinds, and recognises moves.

difflib and cydifflib run without their heuristic of popular elements, which makes results worse; diff-match-patch runs
line by line, without its own time limit, which does the same. rapidfuzz alone is exact and quadratic, a bit per cell.
"""

import argparse
import importlib
import multiprocessing
import random
import resource
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection

from dupfinder.diff import align
from dupfinder.diff.matching import match
from dupfinder.diff.words import Wording
from dupfinder.domain.comparisons import CompareOptions

Lines = list[str]
Method = Callable[[Lines, Lines], object]
Case = Callable[[int], tuple[Lines, Lines]]

VOCABULARY = 5_000
SEED = 1


def paragraphs(count: int, *, seed: int = SEED) -> Lines:
    """Return paragraphs of 20 to 80 words."""
    rnd = random.Random(seed)  # noqa: S311 - no secret
    words = ["".join(rnd.choices("abcdefghijklmnopqrstuvwxyz", k=rnd.randint(2, 10))) for _ in range(VOCABULARY)]
    return [" ".join(rnd.choices(words, k=rnd.randint(20, 80))) for _ in range(count)]


def edited(share: float) -> Case:
    """Return the case of a next edition: of this share of paragraphs most got other words, some came or went."""

    def case(count: int) -> tuple[Lines, Lines]:
        rnd = random.Random(SEED)  # noqa: S311 - no secret
        old, fresh = paragraphs(count), paragraphs(count, seed=SEED + 1)
        new: Lines = []
        for text, other in zip(old, fresh, strict=True):
            chance = rnd.random() / share
            if chance < 0.6:
                words = text.split()
                for place in rnd.sample(range(len(words)), 3):
                    words[place] = str(rnd.randint(1, 99)) if rnd.random() < 0.3 else rnd.choice(words)
                new.append(" ".join(words))
            elif chance < 0.8:
                new += [text, other]
            elif chance >= 1:
                new.append(text)
        return old, new

    return case


def moved(count: int) -> tuple[Lines, Lines]:
    """Return a text and the same with its chapters in another order."""
    old = paragraphs(count)
    size = max(count // 20, 1)
    chapters = [old[start : start + size] for start in range(0, count, size)]
    random.Random(SEED).shuffle(chapters)  # noqa: S311 - no secret
    return old, [text for chapter in chapters for text in chapter]


def shuffled(count: int) -> tuple[Lines, Lines]:
    """Return a next edition of which every paragraph stands elsewhere."""
    old, new = edited(0.3)(count)
    random.Random(SEED).shuffle(new)  # noqa: S311 - no secret
    return old, new


def one_paragraph(count: int) -> tuple[Lines, Lines]:
    """Return one paragraph of fifty times as many words, of which one in fifty is another one."""
    rnd = random.Random(SEED)  # noqa: S311 - no secret
    old = " ".join(paragraphs(count)).split()
    new = [rnd.choice(old) if rnd.random() < 0.02 else word for word in old]
    return [" ".join(old)], [" ".join(new)]


def few_distinct(count: int) -> tuple[Lines, Lines]:
    """Return lines of which there are only four different ones."""
    rnd = random.Random(SEED)  # noqa: S311 - no secret
    return rnd.choices("abcd", k=count), rnd.choices("abcd", k=count)


CASES: dict[str, Case] = {
    "next edition, 2 % of paragraphs": edited(0.02),
    "next edition, 30 % of paragraphs": edited(0.3),
    "chapters in another order": moved,
    "shuffled, and 30 % edited": shuffled,
    "one endless paragraph": one_paragraph,
    "all lines equal": lambda count: (["x y"] * count, ["x y"] * (count - count // 20)),
    "alternating": lambda count: (["x", "y"] * (count // 2), ["y", "x"] * (count // 2)),
    "few distinct": few_distinct,
    "reversed": lambda count: (paragraphs(count), paragraphs(count)[::-1]),
    "all different": lambda count: (paragraphs(count), paragraphs(count, seed=SEED + 1)),
}


def aligned(left: Lines, right: Lines) -> object:
    """Do it all."""
    return align("\n".join(left), "\n".join(right))


def matched(left: Lines, right: Lines) -> object:
    """Find the runs of equal paragraphs."""
    return match(*Wording(CompareOptions()).number_paragraphs(left, right))


def by_difflib(left: Lines, right: Lines) -> object:
    """Find them with difflib, or with what has its interface."""
    return importlib.import_module("difflib").SequenceMatcher(None, left, right, autojunk=False).get_opcodes()


def by_cydifflib(left: Lines, right: Lines) -> object:
    """Find them with cydifflib."""
    return importlib.import_module("cydifflib").SequenceMatcher(None, left, right, autojunk=False).get_opcodes()


def by_rapidfuzz(left: Lines, right: Lines) -> object:
    """Find them with rapidfuzz alone."""
    return importlib.import_module("rapidfuzz.distance").LCSseq.opcodes(left, right)


def by_diff_match_patch(left: Lines, right: Lines) -> object:
    """Find them with diff-match-patch, as its documentation says for lines."""
    tool = importlib.import_module("diff_match_patch").diff_match_patch()
    tool.Diff_Timeout = 0
    old, new, _ = tool.diff_linesToChars("\n".join(left), "\n".join(right))
    return tool.diff_main(old, new, False)


METHODS: dict[str, Method] = {
    "paragraphs": matched,
    "align": aligned,
    "difflib": by_difflib,
    "cydifflib": by_cydifflib,
    "rapidfuzz": by_rapidfuzz,
    "diff-match-patch": by_diff_match_patch,
}


def run(method: str, case: str, count: int, runs: int, results: Connection) -> None:
    """Send the median time and what memory grew by."""
    left, right = CASES[case](count)
    METHODS[method](left[:100], right[:100])  # imports, and what is built once
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    times: list[float] = []
    for _ in range(runs):
        start = time.perf_counter()
        METHODS[method](left, right)
        times.append(time.perf_counter() - start)
    grown_kib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    results.send((statistics.median(times), grown_kib / 1024))


def measured(method: str, case: str, *, count: int, runs: int, limit_s: float) -> tuple[float, float] | None:
    """Return seconds and MiB, or nothing if that took too long."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=run, args=(method, case, count, runs, there))
    process.start()
    there.close()
    try:
        return here.recv() if here.poll(limit_s) else None
    except EOFError:
        return None
    finally:
        process.kill()
        process.join()


def main(arguments: Sequence[str]) -> None:
    """Print a table for each case."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--paragraphs", type=int, default=20_000)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--limit", type=float, default=60.0, help="seconds for one measurement, all runs")
    chosen = parser.parse_args(arguments)
    print(f"{chosen.paragraphs} paragraphs a side; seconds (times the first), MiB")
    for case in CASES:
        print(case, flush=True)
        first: float | None = None
        for method in METHODS:
            found = measured(method, case, count=chosen.paragraphs, runs=chosen.runs, limit_s=chosen.limit)
            if found is None:
                print(f"  {method:18}       -", flush=True)
                continue
            seconds, mebibytes = found
            first = first or seconds
            print(f"  {method:18}{seconds:8.3f} {seconds / first:8.1f} x {mebibytes:7.0f} MiB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
