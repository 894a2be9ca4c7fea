"""Work in the background of which only the latest wish counts."""

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from dupfinder.gui.toolkit.background import BackgroundJobs, LatestWork

LIMIT_MS = 20_000


class Desk:
    """Works on letters one at a time, each until it is let go; what is told about is kept."""

    def __init__(self, owner: QObject) -> None:
        self.begun: list[str] = []
        self.told: list[str] = []
        self.go = threading.Event()
        self.jobs = BackgroundJobs(owner)
        self.work = LatestWork(
            self.jobs, self.begin, done=self.told.append, failed=lambda error: self.told.append(str(error))
        )

    def begin(self, letter: str) -> Callable[[], str]:
        self.begun.append(letter)

        def run() -> str:
            self.go.wait(LIMIT_MS / 1_000)
            if letter == "!":
                raise ValueError(letter)
            return letter

        return run


def test_of_what_is_wanted_meanwhile_only_the_last_is_done_and_told(qtbot: QtBot, qapp: QObject) -> None:
    desk = Desk(qapp)
    for letter in "abc":
        desk.work.want(letter)
    desk.go.set()
    qtbot.waitUntil(lambda: not desk.jobs.is_busy, timeout=LIMIT_MS)
    assert (desk.begun, desk.told) == (["a", "c"], ["c"])
    assert not desk.work.is_wanted


def test_what_is_under_way_is_not_begun_again_and_what_is_forgotten_is_not_told(qtbot: QtBot, qapp: QObject) -> None:
    desk = Desk(qapp)
    for letter in "aba":
        desk.work.want(letter)
    desk.go.set()
    qtbot.waitUntil(lambda: not desk.jobs.is_busy, timeout=LIMIT_MS)
    assert (desk.begun, desk.told) == (["a"], ["a"])
    desk.go.clear()
    desk.work.want("b")
    desk.work.forget()
    desk.go.set()
    qtbot.waitUntil(lambda: not desk.jobs.is_busy, timeout=LIMIT_MS)
    assert desk.told == ["a"]


def test_a_failure_is_told_and_the_next_wish_is_done(qtbot: QtBot, qapp: QObject) -> None:
    desk = Desk(qapp)
    desk.go.set()
    desk.work.want("!")
    qtbot.waitUntil(lambda: desk.told == ["!"], timeout=LIMIT_MS)
    desk.work.want("a")
    qtbot.waitUntil(lambda: desk.told == ["!", "a"], timeout=LIMIT_MS)
