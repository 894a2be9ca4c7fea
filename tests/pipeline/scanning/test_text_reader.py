"""Texts read by one worker that is kept alive; a document that took its reader over costs itself (R1)."""

import sys
from pathlib import Path

import pytest

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.pipeline.scanning.reading import FOLDER_MESSAGE
from dupfinder.pipeline.scanning.text_reader import TextReader
from dupfinder.pipeline.workers import child
from dupfinder.pipeline.workers.owner import CRASH_MESSAGES
from sample_documents import Write

FAULTY_WORKER = str(Path(__file__).parents[2] / "support" / "faulty_worker.py")


@pytest.fixture
def faulty_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "worker_command", lambda: [sys.executable, FAULTY_WORKER])


@pytest.mark.usefixtures("faulty_worker")
@pytest.mark.parametrize(
    "fault",
    ["format is a list", "digest is too short", "no reader", "no metadata", "no message", "message is a list"],
)
def test_R1_a_text_that_makes_no_sense_counts_as_a_reader_that_died(write: Write, fault: str) -> None:
    path, good = str(write(f"{fault}.txt", "some words")), str(write("good.txt", "other words"))
    with TextReader() as reader:
        with pytest.raises(DocumentError) as raised:
            reader.read(path)
        assert str(raised.value) == f"{path}: {CRASH_MESSAGES[ProblemCode.CRASHED]}"
        assert raised.value.code is ProblemCode.CRASHED
        assert reader.read(good).extracted.text.split() == ["other", "words"]


def test_a_folder_is_said_to_be_one(tmp_path: Path) -> None:
    with TextReader() as reader, pytest.raises(DocumentError) as raised:
        reader.read(str(tmp_path))
    assert str(raised.value) == f"{tmp_path}: {FOLDER_MESSAGE}"
