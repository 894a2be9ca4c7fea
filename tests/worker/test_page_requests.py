"""What a worker answers when it is asked for pages, pictures and thumbnails."""

import io
import os
import struct
import weakref
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.messages import Message
from dupfinder.extract import SourceFile
from dupfinder.worker import documents
from dupfinder.worker.documents import opened_document
from dupfinder.worker.frames import Frame, read_frame, write_frame
from dupfinder.worker.opening import FileLook
from dupfinder.worker.serving import VIEWS as VIEW_FUNCTIONS
from dupfinder.worker.serving import serve
from hostile_files.good_documents import good_documents

GOOD = good_documents("the words of a page")
VIEWS = ("pages", "picture", "thumbnail")


def look_at(path: Path) -> FileLook:
    seen = os.stat(path)
    return FileLook(
        path=str(path), size_bytes=seen.st_size, mtime_ns=seen.st_mtime_ns, device=seen.st_dev, inode=seen.st_ino
    )


def answered(do: str, look: FileLook, **parameters: int) -> list[Frame]:
    """Return what a worker answers to one request."""
    return all_answered((do, look, parameters))


def all_answered(*asked: tuple[str, FileLook, dict[str, int]]) -> list[Frame]:
    """Return what one worker answers to several requests."""
    requests, answers = io.BytesIO(), io.BytesIO()
    for do, look, parameters in asked:
        head: dict[str, Any] = {"do": do, "files": [asdict(look)], "formats": [], "ocr": False, "settings": {}}
        write_frame(requests, Frame({**head, "parameters": {"page": 0, "width_px": 60, **parameters}}))
    requests.seek(0)
    serve(requests, answers)
    answers.seek(0)
    return list(iter(lambda: read_frame(answers), None))


@pytest.fixture
def document(tmp_path: Path) -> Path:
    path = tmp_path / "a.pdf"
    path.write_bytes(GOOD[".pdf"])
    return path


@pytest.mark.parametrize("do", VIEWS)
def test_an_answer_says_first_where_it_is_and_then_what_the_file_is(document: Path, do: str) -> None:
    at, answer = answered(do, look_at(document))
    assert at.head == {"at": 0}
    assert {"file": 0, "format": "pdf", "digest": blake2b_of(GOOD[".pdf"])}.items() <= answer.head.items()


def test_pages_are_sizes_counts_boxes_and_words(document: Path) -> None:
    _, answer = answered("pages", look_at(document))
    assert (answer.head["pages"], answer.head["words"]) == (1, 5)
    assert struct.unpack_from("<ffI", answer.body) == (600.0, 800.0, 5)
    first_box = struct.unpack_from("<ffff", answer.body, 12)
    assert first_box[0] == pytest.approx(40, abs=1)
    assert answer.body[12 + 5 * 16 :].decode() == "the\nwords\nof\na\npage"


@pytest.mark.parametrize("do", ["picture", "thumbnail"])
def test_pixels_are_the_body_of_a_picture(document: Path, do: str) -> None:
    _, answer = answered(do, look_at(document))
    assert (answer.head["width_px"], answer.head["height_px"]) == (60, 80)
    assert len(answer.body) == 60 * 80 * 3


def test_no_thumbnail_is_no_problem(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("only words")
    _, answer = answered("thumbnail", look_at(path))
    assert answer.head.keys() == {"file", "format", "digest", "width_px", "height_px"}
    assert (answer.head["width_px"], answer.head["height_px"], answer.body) == (None, None, b"")


@pytest.mark.parametrize("do", VIEWS)
def test_a_file_that_is_another_one_now_is_not_shown(document: Path, do: str) -> None:
    look = look_at(document)
    os.utime(document, (1, 1))
    _, answer = answered(do, look)
    assert (answer.head["problem"], answer.body) == ("changed", b"")


@pytest.mark.parametrize("do", VIEWS)
def test_a_file_that_changes_while_it_is_read_is_not_shown(
    document: Path, monkeypatch: pytest.MonkeyPatch, do: str
) -> None:
    monkeypatch.setattr("dupfinder.worker.documents.LOOKED_AT_BYTES", 0)  # as for files that are too large to be held

    def changing(*_: object) -> tuple[dict[str, Any], bytes]:
        os.utime(document, (1, 1))
        return {"pages": 1}, b"what was read"

    monkeypatch.setattr("dupfinder.worker.serving.VIEWS", dict.fromkeys(VIEWS, changing))
    _, answer = answered(do, look_at(document))
    assert (answer.head["problem"], answer.body) == ("changed", b"")
    assert "digest" not in answer.head


def test_what_cannot_be_shown_is_a_problem_in_words(document: Path) -> None:
    _, answer = answered("picture", look_at(document), page=7)
    assert Message.from_json(answer.head["message"]) == "The PDF has 1 page; page 8 does not exist."
    assert answer.body == b""


@pytest.mark.parametrize("do", VIEWS)
def test_what_is_no_document_has_no_format(tmp_path: Path, do: str) -> None:
    path = tmp_path / "a.bin"
    path.write_bytes(bytes(range(256)))
    _, answer = answered(do, look_at(path))
    assert (answer.head, answer.body) == ({"file": 0, "format": None}, b"")


@pytest.fixture
def read_files(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of the files that are read and digested, as they are."""
    names: list[str] = []

    def noting(look: FileLook, *arguments: Any, **options: Any) -> AbstractContextManager[SourceFile | None]:
        names.append(os.path.basename(look.path))
        return opened_document(look, *arguments, **options)

    monkeypatch.setattr(documents, "opened_document", noting)
    return names


def test_a_held_document_has_its_place_in_each_request_anew(document: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.pdf"
    other.write_bytes(good_documents("other words")[".pdf"])
    requests, answers = io.BytesIO(), io.BytesIO()
    for paths in ((other, document), (document,)):
        files = [asdict(look_at(path)) for path in paths]
        head = {"do": "pages", "files": files, "formats": [], "ocr": False, "settings": {}, "parameters": {}}
        write_frame(requests, Frame(head))
    requests.seek(0)
    serve(requests, answers)
    answers.seek(0)
    told = [frame.head for frame in iter(lambda: read_frame(answers), None)]
    assert [head["file"] for head in told if "file" in head] == [0, 1, 0]


def test_the_document_looked_at_last_is_read_once(document: Path, tmp_path: Path, read_files: list[str]) -> None:
    other = tmp_path / "b.pdf"
    other.write_bytes(good_documents("other words")[".pdf"])
    first, second = look_at(document), look_at(other)
    asked = [("pages", first), ("picture", first), ("thumbnail", first), ("pages", second), ("pages", first)]
    _, pages, _, drawn, _, small, _, others, _, again = all_answered(*((do, look, {}) for do, look in asked))
    assert read_files == ["a.pdf", "b.pdf", "a.pdf"]
    assert pages.head["digest"] == drawn.head["digest"] == small.head["digest"] == blake2b_of(GOOD[".pdf"])
    assert drawn.body == small.body
    assert (others.head["words"], again.body) == (2, pages.body)


def test_what_is_too_large_to_be_held_is_read_each_time(
    document: Path, read_files: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dupfinder.worker.documents.LOOKED_AT_BYTES", 0)
    look = look_at(document)
    _, first, _, second = all_answered(("picture", look, {}), ("picture", look, {}))
    assert read_files == ["a.pdf", "a.pdf"]
    assert first.body == second.body != b""


def test_no_document_is_held_while_another_one_is_read(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[weakref.ref[SourceFile]] = []
    held: list[int] = []

    @contextmanager
    def watching(*arguments: Any, **options: Any) -> Iterator[SourceFile | None]:
        held.append(sum(reference() is not None for reference in opened))
        with opened_document(*arguments, **options) as source:
            if source is not None:
                opened.append(weakref.ref(source))
            yield source

    monkeypatch.setattr(documents, "opened_document", watching)
    other = tmp_path / "b.pdf"
    other.write_bytes(good_documents("other words")[".pdf"])
    all_answered(("pages", look_at(document), {}), ("pages", look_at(other), {}))
    assert held == [0, 0]


def test_a_held_document_that_changed_is_not_shown_any_more(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    look = look_at(document)
    real = VIEW_FUNCTIONS["thumbnail"]

    def changing(source: SourceFile, parameters: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
        os.utime(document, (1, 1))
        return real(source, parameters)

    monkeypatch.setattr("dupfinder.worker.serving.VIEWS", {**VIEW_FUNCTIONS, "thumbnail": changing})
    answers = all_answered(("pages", look, {}), ("thumbnail", look, {}), ("pages", look, {}))
    assert [answer.head.get("problem") for answer in answers[1::2]] == [None, "changed", "changed"]
    assert answers[3].body == b""


def test_a_page_that_is_not_there_costs_no_other(document: Path) -> None:
    look = look_at(document)
    answers = all_answered(("picture", look, {}), ("picture", look, {"page": 7}), ("picture", look, {}))
    assert [answer.head.get("problem") for answer in answers[1::2]] == [None, "damaged", None]
    assert answers[5].body == answers[1].body


def blake2b_of(data: bytes) -> str:
    return blake2b(data, digest_size=32).hexdigest()
