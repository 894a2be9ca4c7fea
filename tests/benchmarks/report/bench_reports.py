"""Times writing each kind of report of very many groups against writing them as JSON, and opening the HTML.

    python tests/benchmarks/report/bench_reports.py [--groups 50000] [--documents 5] [--kinds html pdf …] [--no-browser]

Every kind is written by a process of its own; memory is what that process grew by at its highest over the result that
it holds. The ratio is to JSON, which the standard library writes. The HTML is then opened in Chromium, if there is one:
until it is loaded, a search right after that and two later, and two orders for the first time (the limit is 1 s each).
"""

import argparse
import multiprocessing
import os
import random
import resource
import sys
import tempfile
import time
from multiprocessing.connection import Connection

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "support"))

from chromium import PROGRAM, Page, chromium_page
from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult, ScanStatus, Statistics
from dupfinder.pipeline.matching.pairs import ListedPairs
from dupfinder.report import ReportKind, save_report

NAMES = ["Contract", "Müller", "final", "invoice", "Übersicht", "draft", "Отчёт", "notes", "thesis", "letter", "scan"]
FOLDERS = [f"/home/anna/Documents/{kind}/{year}" for kind in NAMES for year in range(2010, 2026)]
RELATIONS = (Relation.IDENTICAL, Relation.SAME_TEXT, Relation.NEAR, Relation.NEAR)


def main() -> None:
    """Write a line for each kind."""
    options = argparse.ArgumentParser()
    options.add_argument("--groups", type=int, default=50_000)
    options.add_argument("--documents", type=int, default=5)
    options.add_argument("--kinds", nargs="*", type=ReportKind, default=[one for one in ReportKind if one != "pairs"])
    options.add_argument("--no-browser", action="store_true")
    chosen = options.parse_args()
    print(f"{chosen.groups:,} groups of {chosen.documents} documents")
    with tempfile.TemporaryDirectory() as folder:
        peer_s = 0.0
        for kind in (ReportKind.JSON, *(one for one in chosen.kinds if one is not ReportKind.JSON)):
            path = os.path.join(folder, f"report.{kind}")
            seconds, megabytes = measured(kind, path, chosen.groups, chosen.documents)
            peer_s = peer_s or seconds
            size = os.path.getsize(path) / 1e6
            print(
                f"{kind:5} {seconds:6.1f} s  {seconds / peer_s:4.1f} of JSON  {megabytes:6.0f} MB more  {size:6.1f} MB"
            )
        page_file = os.path.join(folder, "report.html")
        if PROGRAM and os.path.exists(page_file) and not chosen.no_browser:
            with chromium_page() as page:
                open_and_search(page, page_file)


def measured(kind: ReportKind, path: str, groups: int, documents: int) -> tuple[float, float]:
    """Return seconds and megabytes of writing a report in a process of its own."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=write, args=(kind, path, groups, documents, theirs))
    process.start()
    found: tuple[float, float] = ours.recv()
    process.join()
    return found


def write(kind: ReportKind, path: str, groups: int, documents: int, answer: Connection) -> None:
    """Write a report, send what it took."""
    result = made(groups, documents)
    before = peak_megabytes()
    began_s = time.monotonic()
    save_report(kind, result, path=path)
    answer.send((time.monotonic() - began_s, peak_megabytes() - before))


def peak_megabytes() -> float:
    """Return the most memory that this process had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1_000


def open_and_search(page: Page, path: str) -> None:
    """Open a report in the browser and use it."""
    began_s = time.monotonic()
    page.open(f"file://{path}")
    page.run("document.querySelector('output').value")
    print(f"Chromium: loaded in {time.monotonic() - began_s:.1f} s")
    for name, value in (
        ("search", "muller 12"),
        ("search", "anna final"),
        ("search", ""),
        ("sort", "name"),
        ("sort", "size"),
    ):
        milliseconds = page.run(
            f"""(async () => {{ const began = performance.now(); const form = document.forms.tools;
            form.elements["{name}"].value = "{value}"; form.requestSubmit();
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            return performance.now() - began; }})()"""
        )
        print(f"  {name} {value!r}: {milliseconds:.0f} ms")


def made(groups: int, documents: int) -> ScanResult:
    """Return a result of so many groups of so many documents."""
    chance = random.Random(7)  # noqa: S311 - figures to measure
    found = [group(number, documents, chance) for number in range(1, groups + 1)]
    found.sort(key=lambda one: -one.reclaimable_bytes)
    everything = tuple(member.document for one in found for member in one.members)
    return ScanResult(
        options=ScanOptions(sources=("/home/anna/Documents",)),
        status=ScanStatus.FINISHED,
        documents=everything,
        groups=tuple(found),
        containers=(),
        pairs=ListedPairs(()),
        problems=(),
        statistics=Statistics(files_seen=len(everything)),
    )


def group(number: int, documents: int, chance: random.Random) -> DuplicateGroup:
    """Return a group of documents with names that resemble each other."""
    name = " ".join(chance.sample(NAMES, 3))
    members = []
    for place in range(documents):
        relation = RELATIONS[(place - 1) % 4] if place else None
        members.append(
            Member(
                document=document(f"{chance.choice(FOLDERS)}/{name} {number} v{place}.docx", name, chance),
                relation=relation,
                similarity=0.8 + chance.random() * 0.19 if relation is Relation.NEAR else 1.0,
                hamming_bits=4,
            )
        )
    return DuplicateGroup(group_id=number, members=tuple(members))


def document(path: str, title: str, chance: random.Random) -> Document:
    """Return a document; every other one says something about itself."""
    entry = FileEntry(
        file_id=FileId(0),
        path=path,
        size_bytes=chance.randrange(1_000, 3_000_000),
        mtime_ns=(1_400_000_000 + chance.randrange(300_000_000)) * 10**9,
        device=1,
        inode=chance.getrandbits(40),
    )
    says = chance.random() < 0.5
    return Document(
        entry=entry,
        format="docx",
        content_digest=chance.randbytes(32),
        word_count=chance.randrange(100, 9_000),
        fingerprint=chance.getrandbits(64),
        text_digest=chance.randbytes(32),
        metadata=Metadata(title=title, author="Anna Beispiel", page_count=12) if says else Metadata(),
    )


if __name__ == "__main__":
    main()
