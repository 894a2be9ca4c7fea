"""Documents shown by a real worker: pages, pictures, thumbnails, and what goes wrong with them."""

import io
import itertools
import os
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest
from PIL import Image

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import Cancelled, DocumentError
from dupfinder.pipeline.comparing.pages import PageReader, has_pages
from dupfinder.pipeline.scanning.reading import NO_DOCUMENT_MESSAGE
from dupfinder.pipeline.scanning.text_reader import file_entry
from dupfinder.pipeline.workers import child
from dupfinder.pipeline.workers.answers import picture_from
from dupfinder.pipeline.workers.owner import Answer
from faulty_page_worker import FAULTS
from hostile_files.good_documents import good_documents
from hostile_files.office_writing import opendocument
from hostile_files.zip_writing import zip_of
from sample_documents import Write
from this_system import NO_SUCH_FILE

GOOD = good_documents("the words of a page")
FAULTY_WORKER = str(Path(__file__).parents[2] / "support" / "faulty_page_worker.py")
NONSENSE = sorted(FAULTS.keys() - {"hang", "die", "slow"})


class GaveUp(Exception):  # noqa: N818 - as `Cancelled`
    pass


def patience(calls: int) -> Callable[[], None]:
    """Return a check that gives up after so many calls."""
    left = itertools.count(calls, -1)

    def check() -> None:
        if next(left) <= 0:
            raise GaveUp

    return check


@pytest.fixture
def reader() -> Iterator[PageReader]:
    with PageReader(time_limit_s=20.0) as reader:
        yield reader


@pytest.fixture
def faulty_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "worker_command", lambda: [sys.executable, FAULTY_WORKER])


@pytest.fixture
def pdf(write: Write) -> str:
    return str(write("good.pdf", GOOD[".pdf"]))


def worker_processes() -> set[int]:
    return {process.pid for process in psutil.Process().children() if process.status() != psutil.STATUS_ZOMBIE}


def test_which_formats_have_pages_is_known_without_a_worker() -> None:
    assert [name for name in ("pdf", "docx", "txt", "no format") if has_pages(name)] == ["pdf"]


def test_a_pdf_is_looked_at_as_pages(reader: PageReader, pdf: str) -> None:
    (page,) = reader.pages(pdf)
    assert (page.width_pt, page.height_pt) == (600.0, 800.0)
    assert page.words == ("the", "words", "of", "a", "page")
    assert [box.left < box.right for box in page.boxes] == [True] * 5
    shown = reader.picture(pdf, 0, width_px=300)
    assert (shown.width_px, shown.height_px) == (300, 400)
    small = reader.thumbnail(pdf, width_px=30)
    assert small is not None
    assert (small.width_px, small.height_px) == (30, 40)


def test_the_confined_worker_takes_pictures_inside_documents_apart(reader: PageReader, write: Write) -> None:
    for kind in ("PNG", "JPEG", "GIF"):
        stream = io.BytesIO()
        Image.new("RGB", (60, 80), (255, 255, 255)).save(stream, kind)
        parts = {**opendocument("text", "<text:p>A text.</text:p>"), "Thumbnails/thumbnail.png": stream.getvalue()}
        found = reader.thumbnail(str(write(f"{kind}.odt", zip_of(parts))), width_px=30)
        assert found is not None
        assert (found.width_px, found.height_px, min(found.pixels) > 250) == (30, 40, True)


def test_a_document_without_a_picture_has_no_thumbnail(reader: PageReader, write: Write) -> None:
    assert reader.thumbnail(str(write("a.txt", "only words")), width_px=30) is None


def test_no_worker_is_started_before_something_is_to_be_shown() -> None:
    before = worker_processes()
    with PageReader():
        assert worker_processes() == before


@pytest.mark.usefixtures("started_workers")
def test_one_worker_serves_until_it_is_closed(pdf: str) -> None:
    before = worker_processes()
    with PageReader() as reader:
        reader.pages(pdf)
        (first,) = worker_processes() - before
        reader.picture(pdf, 0, width_px=30)
        assert worker_processes() - before == {first}
    assert worker_processes() == before


def test_what_cannot_be_shown_is_one_sentence_and_the_next_document_is_shown(
    reader: PageReader, write: Write, pdf: str
) -> None:
    text = str(write("a.txt", "only words"))
    picture = str(write("a.bin", bytes(range(256))))
    gone = os.path.join(os.path.dirname(pdf), "gone.pdf")
    cases: list[tuple[Callable[[], object], str, ProblemCode]] = [
        (lambda: reader.pages(text), f"{text}: The text file has no pages to show.", ProblemCode.UNSUPPORTED),
        (lambda: reader.picture(pdf, 1, width_px=9), f"{pdf}: The PDF has 1 page; page 2 does not exist.",
         ProblemCode.DAMAGED),
        (lambda: reader.thumbnail(picture, width_px=9), f"{picture}: {NO_DOCUMENT_MESSAGE}",
         ProblemCode.UNSUPPORTED),
        (lambda: reader.pages(gone), f"{gone}: The file cannot be opened: {NO_SUCH_FILE}.",
         ProblemCode.VANISHED),
    ]  # fmt: skip
    for show, sentence, code in cases:
        with pytest.raises(DocumentError) as raised:
            show()
        assert (str(raised.value), raised.value.code) == (sentence, code)
        assert len(reader.pages(pdf)) == 1


@pytest.mark.usefixtures("faulty_worker")
@pytest.mark.parametrize(("fault", "code"), [("die", ProblemCode.CRASHED), ("hang", ProblemCode.TIMEOUT)])
def test_R1_a_document_that_ends_its_worker_costs_itself(write: Write, pdf: str, fault: str, code: ProblemCode) -> None:
    path = str(write(f"{fault}.pdf", GOOD[".pdf"]))
    with PageReader(time_limit_s=1.0) as reader:
        with pytest.raises(DocumentError) as raised:
            reader.picture(path, 0, width_px=30)
        assert raised.value.code is code
        assert reader.picture(pdf, 0, width_px=30).height_px == 40


@pytest.mark.usefixtures("faulty_worker")
@pytest.mark.parametrize("fault", NONSENSE)
def test_R1_nonsense_counts_as_a_worker_that_died_and_another_one_serves(write: Write, pdf: str, fault: str) -> None:
    path = str(write(f"{fault}.pdf", GOOD[".pdf"]))
    with PageReader() as reader:
        with pytest.raises(DocumentError) as raised:
            reader.pages(path)
        assert raised.value.code is ProblemCode.CRASHED
        with pytest.raises(DocumentError) as raised:
            reader.picture(path, 0, width_px=9)
        assert raised.value.code is ProblemCode.CRASHED
        assert len(reader.pages(pdf)) == 1


@pytest.mark.parametrize(("width_px", "height_px"), [(0, 0), (0, 1), (1, 0), (-1, -1), (1, 2), (True, 1), (None, 1)])
def test_R1_a_picture_has_as_many_pixels_as_it_says_and_at_least_one(
    pdf: str, width_px: int | None, height_px: int
) -> None:
    body = b"" if not width_px or not height_px else bytes(3)
    answer = Answer(entry=file_entry(pdf), head={"width_px": width_px, "height_px": height_px}, body=body)
    with pytest.raises(ValueError, match="answer"):
        picture_from(answer)


def test_calls_of_several_threads_take_turns(reader: PageReader, pdf: str, write: Write) -> None:
    others = [str(write(f"{number}.pdf", good_documents("word " * number)[".pdf"])) for number in range(1, 9)]
    with ThreadPoolExecutor(8) as threads:
        counts = [len(found[0].words) for found in threads.map(reader.pages, others)]
        widths = [found.width_px for found in threads.map(lambda n: reader.picture(pdf, 0, width_px=n), range(3, 30))]
    assert counts == list(range(1, 9))
    assert widths == list(range(3, 30))


@pytest.mark.usefixtures("faulty_worker")
def test_who_gives_up_does_not_leave_his_answer_to_the_next(write: Write, pdf: str) -> None:
    slow = str(write("slow.pdf", GOOD[".pdf"]))
    with PageReader() as reader:
        reader.pages(pdf)
        with pytest.raises(GaveUp):
            reader.pages(slow, check=patience(3))
        assert len(reader.pages(pdf)) == 1


@pytest.mark.usefixtures("faulty_worker")
def test_who_waits_for_his_turn_may_give_up(write: Write, pdf: str) -> None:
    hanging = str(write("hang.pdf", GOOD[".pdf"]))
    reader = PageReader()
    began = threading.Event()
    ended: list[BaseException] = []

    def hang() -> None:
        try:
            reader.pages(hanging, check=began.set)
        except Cancelled as error:
            ended.append(error)

    thread = threading.Thread(target=hang)
    thread.start()
    try:
        assert began.wait(60)
        with pytest.raises(GaveUp):
            reader.pages(pdf, check=patience(3))
    finally:
        reader.close()
        thread.join()
    assert len(ended) == 1  # closing ended the call underway


def test_a_closed_reader_shows_nothing_more(pdf: str) -> None:
    reader = PageReader()
    reader.close()
    with pytest.raises(Cancelled):
        reader.pages(pdf)
