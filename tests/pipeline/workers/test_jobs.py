"""Work in the background."""

import contextlib
import functools
import gc
import threading
import weakref
from collections.abc import Callable, Iterator

import pytest

from dupfinder.pipeline import Job, run_in_background
from dupfinder.pipeline.workers.jobs import Threads


@pytest.fixture
def no_search_for_cycles() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


class Worker:
    """Holds the job that does its own work, as a scan does."""

    def __init__(self, gate: threading.Event, *, fails: bool = False) -> None:
        self._gate = gate
        self._fails = fails
        self.job = run_in_background(self._work)

    def _work(self) -> int:
        self._gate.wait()
        if self._fails:
            raise ValueError("why")
        return 42


def test_a_job_brings_its_result() -> None:
    gate = threading.Event()
    job = run_in_background(lambda: gate.wait() and 42)
    assert not job.is_done
    gate.set()
    assert job.result() == 42
    assert job.is_done


def test_a_job_raises_what_its_work_raised() -> None:
    def fail() -> None:
        raise ValueError("why")

    with pytest.raises(ValueError, match="why"):
        run_in_background(fail).result()


def test_a_job_says_what_ended_it_even_where_memory_did_before_it_began(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under `ulimit -v` a thread can end without a word of its own: whoever polled its events waited for ever."""

    def fail() -> None:
        raise ValueError("why")

    failing = run_in_background(fail)
    failing.join()
    assert str(failing.error) == "why"
    job = run_in_background(lambda: 42)
    job.join()
    assert (job.error, job.result()) == (None, 42)
    with monkeypatch.context() as patched:
        patched.setattr(Job, "_work", lambda *_: None)
        job = run_in_background(lambda: 42)
    job.join()
    assert isinstance(job.error, MemoryError)
    with pytest.raises(MemoryError):
        job.result()


@pytest.mark.usefixtures("no_search_for_cycles")
def test_a_job_that_is_done_holds_nobody() -> None:
    gate = threading.Event()
    worker = Worker(gate)
    left = weakref.ref(worker)
    gate.set()
    assert worker.job.result() == 42
    del worker
    assert left() is None


@pytest.mark.usefixtures("no_search_for_cycles")
def test_a_job_that_failed_holds_nobody() -> None:
    gate = threading.Event()
    worker = Worker(gate, fails=True)
    left = weakref.ref(worker)
    gate.set()
    with contextlib.suppress(ValueError):  # `pytest.raises` would hold the error, and so everybody in its traceback
        worker.job.result()
    del worker
    assert left() is None


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_results_come_in_the_order_of_tasks_few_of_which_are_made_ahead(threads: int) -> None:
    made: list[int] = []

    def tasks() -> Iterator[Callable[[], int]]:
        for number in range(40):
            made.append(number)
            yield functools.partial(pow, number, 2)

    for number, result in enumerate(Threads(threads).run(tasks())):
        assert result == number**2
        assert len(made) <= number + threads + 2
    assert len(made) == 40


def test_what_a_task_raises_ends_the_others() -> None:
    begun: list[int] = []

    def task(number: int) -> int:
        begun.append(number)
        if number == 3:
            raise InterruptedError
        return number

    with pytest.raises(InterruptedError):
        list(Threads(2).run(functools.partial(task, number) for number in range(100)))
    assert len(begun) < 10
