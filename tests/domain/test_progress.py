"""Progress and the wish to cancel."""

import threading

import pytest

from dupfinder.domain.errors import Cancelled
from dupfinder.domain.progress import CancelToken, Progress, ProgressCounters, Stage


def test_a_sample_never_mixes_two_stages() -> None:
    counters = ProgressCounters()
    running = True

    def work() -> None:
        while running:
            for stage, total in ((Stage.READ, 50), (Stage.MATCH, 5)):
                counters.begin(stage, total=total)
                for _ in range(total):
                    counters.done += 1

    thread = threading.Thread(target=work)
    thread.start()
    samples = [counters.sample() for _ in range(50_000)]
    running = False
    thread.join()
    assert all(sample.total is None or sample.done <= sample.total for sample in samples)


def test_rate_and_time_left_follow_from_the_counts() -> None:
    sample = Progress(stage=Stage.READ, done=20, total=100, elapsed_s=4.0)
    assert (sample.rate_per_s, sample.remaining_s) == (5.0, 16.0)
    assert Progress(stage=Stage.READ, done=0, total=100, elapsed_s=4.0).remaining_s is None
    assert Progress(stage=Stage.WALK, done=9, total=None, elapsed_s=4.0).remaining_s is None


def test_a_pause_holds_until_it_ends() -> None:
    token = CancelToken()
    token.pause()
    passed = threading.Event()

    def work() -> None:
        token.check()
        passed.set()

    thread = threading.Thread(target=work)
    thread.start()
    assert token.is_paused
    assert not passed.wait(0.1)
    token.resume()
    assert passed.wait(10)
    thread.join()


def test_cancelling_also_ends_a_pause() -> None:
    token = CancelToken()
    token.pause()
    token.cancel()
    assert token.is_cancelled
    with pytest.raises(Cancelled):
        token.check()
