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


def test_the_time_of_a_pause_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    token = CancelToken()
    counters = ProgressCounters(lambda: token.paused_s)
    counters.begin(Stage.READ, total=10)
    for is_paused, seconds in ((False, 2.0), (True, 60.0), (False, 3.0), (True, 7.0)):
        (token.pause if is_paused else token.resume)()
        clock[0] += seconds
    assert counters.sample().elapsed_s == 5.0
    counters.begin(Stage.MATCH)  # within a pause
    clock[0] += 4.0
    token.resume()
    clock[0] += 1.0
    assert counters.sample().elapsed_s == 1.0


def test_a_sample_says_what_is_underway_and_for_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 50.0)
    counters = ProgressCounters()
    assert (counters.sample().waits_for, counters.sample().waits_s) == ("", 0.0)
    counters.underway = lambda: ("/a/book.pdf", 38.0)
    assert (counters.sample().waits_for, counters.sample().waits_s) == ("/a/book.pdf", 12.0)


def test_cancelling_also_ends_a_pause() -> None:
    token = CancelToken()
    token.pause()
    token.cancel()
    with pytest.raises(Cancelled):
        token.check()
