"""What saving and opening a session costs, beside writing and parsing the JSON report of the same result.

    python tests/benchmarks/store/bench_sessions.py [DOCUMENTS]

Prints seconds, megabytes and ratios. The report is the peer: it has the documents of groups only, without those that
are alone, without pairs, and nothing makes a result of it again. Seconds are of the processor. A second thread that
only counts time says how long the interpreter was held at most, as the window would feel it (on a machine that is busy
otherwise, it says that).
"""

import contextlib
import gc
import json
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.masks import MASKED_DIGESTS_BYTES
from dupfinder.domain.options import Grouping, ScanOptions
from dupfinder.domain.result import ScanResult, ScanStatus, Statistics
from dupfinder.domain.sessions import SavedMark, SavedMarks, Session
from dupfinder.pipeline.matching.grouping import Grouper
from dupfinder.pipeline.matching.matcher import Matches
from dupfinder.pipeline.matching.pairs import document_pairs
from dupfinder.pipeline.matching.texts import distinct_texts
from dupfinder.pipeline.sessions.kept_sessions import open_session, save_session, save_session_state
from dupfinder.report import ReportKind, save_report
from dupfinder.verify import Similarities

_COPIES = 5
"""Documents of a group: every second is a copy, the others are near."""


def main(count: int) -> None:
    """Measure, and print."""
    session = _session(count)
    with tempfile.TemporaryDirectory() as folder:
        report, saved, state = (os.path.join(folder, name) for name in ("report.json", "s.dupfinder", "s.state"))
        with _measured("report written") as written:
            save_report(ReportKind.JSON, session.result, path=report)
        with _measured("report parsed") as parsed, open(report, encoding="utf-8") as stream:
            json.load(stream)
        with _measured("session saved") as save:
            result_id = save_session(session, saved)
        with _measured("its state saved"):
            save_session_state(session, state, result_id=result_id)
        with _measured("session opened") as opening:
            opened = open_session(saved, state_path=state)
        for path in (report, saved, state):
            print(f"{os.path.basename(path):14} {os.path.getsize(path) / 1e6:8.1f} MB")
        print(f"saved in {save[0] / written[0]:.2f} of the time of the report, opened in {opening[0] / parsed[0]:.2f}")
    same = (opened.result.documents, opened.result.groups) == (session.result.documents, session.result.groups)
    print("equal" if same and opened.marks == session.marks else "DIFFERENT")


@contextlib.contextmanager
def _measured(what: str) -> Iterator[list[float]]:
    gc.collect()
    found: list[float] = []
    longest, is_over = [0.0], threading.Event()

    def watch() -> None:
        last = time.perf_counter()
        while not is_over.wait(0.001):
            now = time.perf_counter()
            longest[0], last = max(longest[0], now - last), now

    watcher = threading.Thread(target=watch)
    watcher.start()
    began = time.thread_time()
    yield found
    found.append(time.thread_time() - began)
    is_over.set()
    watcher.join()
    print(f"{what:16} {found[0]:6.2f} s, longest stall {longest[0] * 1000:4.0f} ms")


def _session(count: int) -> Session:
    chance = random.Random(1)  # noqa: S311 - test data
    documents = tuple(_document(chance, number) for number in range(count))
    options = ScanOptions(sources=("/home/somebody/Documents",))
    texts = distinct_texts(documents, relation=options.relation, min_words=options.min_words)
    numbers: dict[int, list[int]] = {text.first.entry.file_id // _COPIES: [] for text in texts}
    for number, text in enumerate(texts):
        numbers[text.first.entry.file_id // _COPIES].append(number)
    pairs = np.array(sorted((a, b) for some in numbers.values() for a in some for b in some if a < b), np.int64)
    similarity = 0.8 + np.random.default_rng(1).random(len(pairs)) / 5
    matches = Matches(pairs=pairs, figures=Similarities(similarity=similarity, a_in_b=similarity, b_in_a=similarity))
    found = document_pairs(texts, matches, options)
    grouper = Grouper(texts=texts, linkage=options.linkage, min_similarity=options.min_similarity)
    groups = grouper.group(matches, verify=lambda wanted: replace(matches, pairs=wanted))
    result = ScanResult(
        options=options,
        status=ScanStatus.FINISHED,
        documents=documents,
        groups=groups,
        containers=(),
        pairs=found,
        problems=(),
        statistics=Statistics(files_seen=count, from_cache=0, elapsed_s=60.0),
    )
    print(f"{count:,} documents, {len(groups):,} groups, {len(pairs):,} matches")
    marks = tuple(
        SavedMark(path=member.document.entry.path, reason="newest", kept=group.keeper.entry.path)
        for group in groups
        for member in group.members[1:]
        if not member.differs_only_in
    )
    grouping = Grouping(min_similarity=options.min_similarity, linkage=options.linkage)
    return Session(result=result, grouping=grouping, marks=SavedMarks(marks=marks), view={"open": list(range(1000))})


def _document(chance: random.Random, number: int) -> Document:
    group, place = divmod(number, _COPIES)
    text = random.Random(group * _COPIES + place // 2)  # noqa: S311 - test data
    entry = FileEntry(
        file_id=FileId(number),
        path=f"/home/somebody/Documents/{group % 100:02d}/customer {group}/Contract of {group} version {place}.docx",
        size_bytes=chance.randrange(10_000, 1_000_000),
        mtime_ns=chance.randrange(1_600_000_000, 1_700_000_000) * 10**9,
        device=2049,
        inode=chance.randrange(10**8),
    )
    return Document(
        entry=entry,
        format="docx",
        content_digest=text.randbytes(32),
        word_count=text.randrange(100, 5_000),
        fingerprint=text.getrandbits(64),
        text_digest=text.randbytes(32),
        masked_digests=text.randbytes(MASKED_DIGESTS_BYTES),
        metadata=Metadata(title=f"Contract {group}", author="Somebody", created="2026-01-02T03:04:05Z", page_count=3),
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
