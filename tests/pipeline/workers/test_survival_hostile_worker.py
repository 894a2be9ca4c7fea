"""A document that took its reader over talks to the parent: it costs itself, whatever it says (R1)."""

import math
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.options import MIB
from dupfinder.pipeline.workers import child
from dupfinder.pipeline.workers.owner import Course
from dupfinder.report import ReportKind, save_report
from sample_documents import Scan, Write, words

FAULTY_WORKER = str(Path(__file__).parents[2] / "support" / "faulty_worker.py")
NONSENSE = {
    "closed": "crashed",
    "endless places": "crashed",
    "endless pauses": "crashed",
    "endless zeros": "crashed",
    "huge message": "crashed",
    "nested message": "crashed",
    "half a message": "timeout",
    "file is another": "crashed",
    "place is a list": "crashed",
    "format is a list": "crashed",
    "message is a list": "crashed",
    "format is no text": "damaged",
}


@pytest.fixture(autouse=True)
def faulty_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "worker_command", lambda: [sys.executable, FAULTY_WORKER])


def test_R1_nonsense_costs_the_document_that_says_it(write: Write, scan_documents: Scan) -> None:
    for seed, fault in enumerate(NONSENSE):
        write(f"{fault}.txt", words(30 + seed, seed=seed))
        write(f"{fault} not.txt", words(130 + seed, seed=100 + seed))
    scanned = scan_documents(workers=2, time_limit_s=2.0, memory_limit_bytes=200 * MIB)
    assert scanned.problems == {f"{fault}.txt": code for fault, code in NONSENSE.items()}
    read = {d.entry.name for d in scanned.result.documents if d.has_text}
    assert read == {f"{fault} not.txt" for fault in NONSENSE}


def test_R1_a_message_longer_than_the_workers_memory_is_not_read(write: Write) -> None:
    path = str(write("huge message.txt", words(30, seed=1)))
    seen = os.stat(path)
    worker = child.WorkerProcess(time_limit_s=60.0, memory_limit_bytes=200 * MIB)
    try:
        assert worker.greet()
        look = {"path": path, "size_bytes": seen.st_size, "mtime_ns": seen.st_mtime_ns}
        files = [{**look, "device": seen.st_dev, "inode": seen.st_ino}]
        worker.ask({"do": "text", "files": files, "formats": [], "ocr": False})
        at = worker.receive()
        assert at is not None
        assert at.head == {"at": 0}
        assert worker.receive() is None  # at once, without the 7 GiB that it says will come
        assert worker.cause is ProblemCode.CRASHED
    finally:
        worker.end()


def test_halves_of_characters_reach_cache_and_reports(write: Write, scan_documents: Scan, tmp_path: Path) -> None:
    for name in ("surrogates.txt", "surrogates.2.txt", "format is no text.txt"):
        write(name, words(50, seed=len(name)))
    cache_file = str(tmp_path / "cache.sqlite")
    for _ in range(2):
        scanned = scan_documents(use_cache=True, cache_file=cache_file)
        assert scanned.groups == [{"surrogates.txt": "keeper", "surrogates.2.txt": "same-text"}]
        for kind in ReportKind:
            save_report(kind, scanned.result, path=str(tmp_path / f"report.{kind.value}"))
            written = (tmp_path / f"report.{kind.value}").read_bytes()
            assert written
            assert not kind.is_text or written.decode()


def entries() -> list[FileEntry]:
    return [FileEntry(file_id=FileId(n), path="/x", size_bytes=1, mtime_ns=0, device=1, inode=n) for n in range(3)]


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"at": []},
        {"at": True},
        {"at": 1.0},
        {"at": math.nan},
        {"at": "0"},
        {"at": 3},
        {"at": -1},
        {"at": 1, "to": 3},
        {"at": 1, "to": 0},
        {"at": 1, "to": None},
        {"at": 1, "to": True},
        {"at": 0, "to": 1},
        {"file": [], "format": "txt"},
        {"file": 0.0, "format": "txt"},
        {"file": False, "format": "txt"},
        {"file": 1, "format": "txt"},
        {"file": 0},
        {"file": 0, "problem": [], "message": ""},
        {"file": 0, "problem": "nonsense", "message": ""},
    ],
)
def test_R1_what_a_sound_worker_would_not_say_is_refused(message: dict[str, object]) -> None:
    course = Course(entries(), pages=False)
    assert course.follow({"at": 0})
    assert not course.follow(message)
    assert course.follow({"file": 0, "format": "txt"})


MESSAGES = st.lists(
    st.fixed_dictionaries(
        {},
        optional={
            "at": st.one_of(st.none(), st.integers(-2, 4)),
            "to": st.one_of(st.none(), st.integers(-2, 4)),
            "file": st.integers(-1, 4),
            "format": st.none(),
        },
    ),
    max_size=60,
)


@given(MESSAGES)
def test_R1_a_worker_cannot_talk_without_end(messages: list[dict[str, object]]) -> None:
    course = Course(entries(), pages=False)
    taken = []
    for message in messages:
        if course.follow(message):
            taken.append(message)
            if "at" not in message:
                number = message["file"]
                assert isinstance(number, int)
                del course.unanswered[number]
    places = [message["at"] for message in taken if "at" in message]
    numbers = [place for place in places if isinstance(place, int)]
    assert numbers == sorted(set(numbers))
    assert len(places) <= 2 * 3 + 1
    assert len(taken) - len(places) <= 3


def test_of_several_files_that_are_told_of_together_none_is_to_blame_until_the_others_were_answered() -> None:
    course = Course(entries(), pages=False)
    assert course.follow({"at": 0, "to": 2})
    assert course.suspects() == [0, 1, 2]
    for number in (1, 0):
        assert course.follow({"file": number, "format": "txt"})
        del course.unanswered[number]
    assert course.suspects() == [2]
    assert not course.follow({"at": 2})
