"""Times the text of all PDFs and Word documents of a folder against `pdftotext` and python-docx.

    python tests/benchmarks/extract/bench_readers.py FOLDER [--kind pdf word] [--workers 1 2] [--rounds 5] [--worst 10]

Ours go through the worker pool of the program, its start included. `pdftotext` runs once a file (by `xargs`, the
leanest way there is), python-docx gives its paragraphs in as many processes as we have workers. All run by turns.
Prints medians of seconds of wall clock and of processor with their range, and how many times as long as ours the other
took: these ratios hold against each other, seconds do not. Beside them: what failed, and the words found of what the
other found, and the other way round, for the documents that both read; what the other found where we found nothing.
Needs `pdftotext`, `xargs` and `timeout`.
"""

import argparse
import os
import re
import resource
import statistics
import subprocess
import sys
import time
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from dupfinder.domain.files import FileEntry, FileId
from dupfinder.pipeline.workers.pool import WorkerPool

TIME_LIMIT_S = 60
MEMORY_LIMIT_BYTES = 1 << 30
SUFFIXES = {"pdf": (".pdf",), "word": (".docx", ".dotx", ".docm", ".dotm")}
OTHERS = {"pdf": "pdftotext", "word": "python-docx"}
WORD = re.compile(r"\w+")
FEWEST_WORDS = 5
"""A document of fewer says nothing about the share of words found."""

PARAGRAPHS = """
import sys
import docx
for path in sys.stdin.read().split("\\0"):
    try:
        text = "\\n".join(one.text for one in docx.Document(path).paragraphs)
    except Exception as error:
        text = "\\1" + type(error).__name__
    sys.stdout.write(text + "\\0")
"""

Texts = dict[str, str]
Failures = Counter[str]


@dataclass(frozen=True, slots=True)
class Method:
    """A way to read all documents with so many processes; it returns the texts by path, and what failed."""

    name: str
    processes: int
    run: Callable[[], tuple[Texts, Failures]]


def documents(folder: str, suffixes: Sequence[str]) -> list[FileEntry]:
    """Return the documents below a folder, the largest first."""
    paths = [os.path.join(parent, name) for parent, _, names in os.walk(os.path.abspath(folder)) for name in names]
    entries: list[FileEntry] = []
    for path in sorted(path for path in paths if path.lower().endswith(tuple(suffixes))):
        seen = os.stat(path)
        entries.append(
            FileEntry(
                file_id=FileId(len(entries)),
                path=path,
                size_bytes=seen.st_size,
                mtime_ns=seen.st_mtime_ns,
                device=seen.st_dev,
                inode=seen.st_ino,
            )
        )
    return sorted(entries, key=lambda entry: -entry.size_bytes)


def by_pool(do: str, entries: Sequence[FileEntry], workers: int) -> tuple[Texts, Failures]:
    """Return what the program's own workers answer to a request."""
    texts: Texts = {}
    failures: Failures = Counter()
    with WorkerPool(workers=workers, time_limit_s=TIME_LIMIT_S, memory_limit_bytes=MEMORY_LIMIT_BYTES) as pool:
        for answer in pool.run(do, entries):
            if "problem" in answer.head:
                failures[answer.head["problem"]] += 1
            else:
                texts[answer.entry.path] = answer.body.decode() if do == "text" else ""
    return texts, failures


def by_pdftotext(entries: Sequence[FileEntry], processes: int) -> tuple[Texts, Failures]:
    """Run `pdftotext` once for each file and return nothing: `pdftotext_texts` has the texts, without a clock."""
    names = "\0".join(entry.path for entry in entries).encode()
    command = ["xargs", "-0", "-P", str(processes), "-I{}", "timeout", str(TIME_LIMIT_S), "pdftotext", "{}", "-"]
    subprocess.run(command, input=names, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return {}, Counter()


def pdftotext_texts(entries: Sequence[FileEntry]) -> tuple[Texts, Failures]:
    """Return the texts that `pdftotext` finds, and how often it ended with which exit status."""
    texts: Texts = {}
    failures: Failures = Counter()
    for entry in entries:
        command = ["timeout", str(TIME_LIMIT_S), "pdftotext", entry.path, "-"]
        done = subprocess.run(command, capture_output=True, check=False)
        if done.returncode:
            failures[f"status {done.returncode}"] += 1
        else:
            texts[entry.path] = done.stdout.decode(errors="replace")
    return texts, failures


def by_python_docx(entries: Sequence[FileEntry], processes: int) -> tuple[Texts, Failures]:
    """Return the paragraphs that python-docx finds; the documents are dealt out by size."""
    shares = [[entry.path for entry in entries[start::processes]] for start in range(processes)]
    running = [
        subprocess.Popen([sys.executable, "-c", PARAGRAPHS], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for share in shares
    ]
    for child, share in zip(running, shares, strict=True):
        if child.stdin is not None:
            child.stdin.write("\0".join(share).encode())
            child.stdin.close()
            child.stdin = None
    texts: Texts = {}
    failures: Failures = Counter()
    for child, share in zip(running, shares, strict=True):
        for path, text in zip(share, child.communicate()[0].decode(errors="replace").split("\0"), strict=False):
            if text.startswith("\1"):
                failures[text[1:]] += 1
            else:
                texts[path] = text
    return texts, failures


def methods(kind: str, entries: Sequence[FileEntry], workers: Sequence[int]) -> Iterator[Method]:
    """Yield our readers and the other, by turns, and last our readers with the features that a scan computes."""
    other = by_pdftotext if kind == "pdf" else by_python_docx
    for count in workers:
        yield Method("DupFinder", count, partial(by_pool, "text", entries, count))
        yield Method(OTHERS[kind], count, partial(other, entries, count))
    yield Method("DupFinder, features", workers[0], partial(by_pool, "read", entries, workers[0]))


def processor_s() -> float:
    """Return the seconds of processor that this process and its ended children took."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def compare(kind: str, entries: Sequence[FileEntry], arguments: argparse.Namespace) -> None:
    """Run all methods by turns and print what each took, what failed, and the words found."""
    chosen = [*methods(kind, entries, arguments.workers)]
    walls: dict[tuple[str, int], list[float]] = {(one.name, one.processes): [] for one in chosen}
    processors: dict[tuple[str, int], list[float]] = {key: [] for key in walls}
    found: dict[str, tuple[Texts, Failures]] = {}
    size_mb = sum(entry.size_bytes for entry in entries) / 1e6
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"\n{kind}: {len(entries):,} documents, {size_mb:.0f} MB, {arguments.rounds} rounds, load before {load}")
    for _ in range(arguments.rounds):
        for method in chosen:
            began_s, began_processor_s = time.perf_counter(), processor_s()
            found[method.name] = method.run()
            walls[method.name, method.processes].append(time.perf_counter() - began_s)
            processors[method.name, method.processes].append(processor_s() - began_processor_s)
    print_times(walls, processors)
    if kind == "pdf":
        found[OTHERS[kind]] = pdftotext_texts(entries)
    for name, (_, failures) in found.items():
        print(f"{name} failed: {sum(failures.values())} {dict(failures.most_common())}")
    print_words(OTHERS[kind], found["DupFinder"][0], found[OTHERS[kind]][0], worst=arguments.worst)


def print_times(
    walls: Mapping[tuple[str, int], Sequence[float]], processors: Mapping[tuple[str, int], Sequence[float]]
) -> None:
    """Print a line for each method: medians and ranges, as multiples of ours with as many processes."""
    print(f"{'':24}{'processes':>10}{'wall s':>8}{'range':>14}{'x ours':>8}{'CPU s':>8}{'range':>14}{'x ours':>8}")
    for (name, processes), taken in walls.items():
        columns = []
        for seconds, all_seconds in ((taken, walls), (processors[name, processes], processors)):
            own_s = statistics.median(all_seconds["DupFinder", processes])
            median_s = statistics.median(seconds)
            span = f"{min(seconds):.2f}-{max(seconds):.2f}"
            columns.append(f"{median_s:>8.2f}{span:>14}{median_s / own_s:>8.2f}")
        print(f"{name:24}{processes:>10}{''.join(columns)}")
    medians = {key: statistics.median(taken) for key, taken in walls.items() if key[0] == "DupFinder"}
    for (_, processes), median_s in medians.items():
        if processes > 1 and ("DupFinder", 1) in medians:
            print(f"{processes} workers are {medians['DupFinder', 1] / median_s:.2f} times as fast as one (wall)")


def words(text: str) -> Counter[str]:
    """Return the words of a text and how often each comes; ligatures and letter case do not count."""
    return Counter(WORD.findall(unicodedata.normalize("NFKC", text).casefold()))


def print_words(other: str, ours: Mapping[str, str], theirs: Mapping[str, str], *, worst: int) -> None:
    """Print how much of the words of one each has of the other, over the documents that both read."""
    shares = []
    for path in sorted(ours.keys() & theirs.keys()):
        our_words, their_words = words(ours[path]), words(theirs[path])
        both = (our_words & their_words).total()
        if min(our_words.total(), their_words.total()) >= FEWEST_WORDS:
            shares.append((both / their_words.total(), both / our_words.total(), path))
    for name, column in ((f"of the words of {other} we found", 0), (f"of our words {other} found", 1)):
        values = [float(share[column]) for share in shares]
        tenth = statistics.quantiles(values, n=10)[0]
        print(f"{name}: median {statistics.median(values):.3f}, 10th percentile {tenth:.3f} ({len(shares)} documents)")
    for found, back, path in sorted(shares)[:worst]:
        print(f"    {found:.3f} {back:.3f} {path}")
    missed = {path: words(theirs[path]).total() for path in theirs.keys() - ours.keys()}
    print(f"found by {other} in documents of which we have no text: {sum(missed.values()):,} words")
    for path in sorted(missed, key=lambda path: -missed[path])[:worst]:
        print(f"    {missed[path]:,} {path}")


def main() -> None:
    """Read the arguments and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder")
    parser.add_argument("--kind", nargs="+", choices=[*SUFFIXES], default=[*SUFFIXES])
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--worst", type=int, default=0, help="list so many documents with the fewest words in common")
    arguments = parser.parse_args()
    for kind in arguments.kind:
        compare(kind, documents(arguments.folder, SUFFIXES[kind]), arguments)


if __name__ == "__main__":
    main()
