"""Work in the background."""

import threading

import pytest

from dupfinder.pipeline import run_in_background


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
