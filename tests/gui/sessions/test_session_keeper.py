"""The session of a window is saved where a person says, and by itself; it is there again after a crash."""

import os
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from dupfinder.domain.errors import StoreError
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sessions import Session
from dupfinder.gui.sessions.menus import RecentMenu
from dupfinder.gui.sessions.session_keeper import SessionKeeper
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.pipeline import KeptSession, last_session, new_session
from dupfinder.store import read_recent_sessions
from this_system import not_on_windows


class Desk:
    """What a window has: a session that changes, and a keeper of it."""

    def __init__(self, parent: QObject) -> None:
        self.session: Session | None = None
        self.jobs = BackgroundJobs(parent)
        self.keeper = SessionKeeper(self._capture, self.jobs)
        self.errors: list[Exception] = []
        self.keeper.failed.connect(self.errors.append)
        self.keeper._timer.setInterval(1)

    def _capture(self) -> Callable[[], Session] | None:
        session = self.session
        return None if session is None else lambda: session

    def keep(self, qtbot: QtBot, session: Session) -> None:
        self.session = session
        self.keeper.changed()
        qtbot.waitUntil(lambda: not self.keeper._timer.isActive() and not self.jobs.is_busy)


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("STATE", "CONFIG"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))


@pytest.fixture
def session(shared_result: ScanResult) -> Session:
    return new_session(shared_result)


@pytest.fixture
def desk(qapp: QObject, qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(qapp)
    yield made
    qtbot.waitUntil(lambda: not made.jobs.is_busy)
    made.keeper.close()


def test_a_session_is_saved_to_a_file_and_opened_again(
    desk: Desk, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    path = str(tmp_path / "mine.dupfinder")
    desk.keeper.save_as(path)
    assert not desk.jobs.is_busy  # there is nothing to save
    desk.session = replace(session, view={"open": [1]})
    with qtbot.waitSignal(desk.keeper.saved) as saved:
        desk.keeper.save_as(path)
    assert saved.args == [path]
    with qtbot.waitSignal(desk.keeper.opened) as opened:
        desk.keeper.open(path)
    assert opened.args is not None
    (found,) = opened.args
    assert found.view == {"open": [1]}
    assert found.result.groups == session.result.groups
    assert list(read_recent_sessions()) == [path]


def test_what_cannot_be_opened_is_said_and_not_remembered(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "other").write_text("no session")
    with qtbot.waitSignal(desk.keeper.failed) as failed:
        desk.keeper.open(str(tmp_path / "other"))
    assert failed.args is not None
    assert isinstance(failed.args[0], StoreError)
    assert not read_recent_sessions()


def test_changes_are_kept_by_themselves_and_left_at_the_end(desk: Desk, session: Session, qtbot: QtBot) -> None:
    desk.keep(qtbot, session)
    desk.keep(qtbot, replace(session, view={"open": [1]}))
    assert last_session() is None
    desk.keeper.close()
    last = last_session()
    assert last is not None
    assert not last.crashed
    assert last.open().view == {"open": [1]}


def test_what_changed_last_is_kept_when_the_window_closes(desk: Desk, session: Session) -> None:
    desk.keeper._timer.setInterval(60_000)
    desk.session = session
    desk.keeper.changed()
    desk.keeper.close()
    desk.keeper.changed()
    last = last_session()
    assert last is not None
    assert last.open().result.groups == session.result.groups


@not_on_windows("XDG_STATE_HOME moves nothing there")
def test_what_gives_way_to_a_scan_and_what_a_logout_asks_for_is_kept_at_once(
    desk: Desk, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    def state() -> bytes:
        (found,) = tmp_path.glob("state/dupfinder/sessions/*/state.dupfinder")
        return found.read_bytes()

    desk.keeper._timer.setInterval(60_000)
    desk.session = session
    desk.keeper.changed()
    desk.keeper.keep_at_once()
    before = state()
    desk.keeper.keep_at_once()
    assert state() == before
    desk.session = replace(session, view={"open": [1]})
    desk.keeper.changed()
    desk.keeper.begin_anew()
    desk.session = None  # a scan has begun
    desk.keeper.keep_at_once()
    assert state() != before
    qtbot.waitUntil(lambda: not desk.jobs.is_busy)


def test_what_changes_while_a_large_session_is_written_is_kept_when_a_scan_begins(
    desk: Desk, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end, save = threading.Event(), KeptSession.save

    def slow(kept: KeptSession, given: Session) -> None:
        may_end.wait(60)
        save(kept, given)

    monkeypatch.setattr(KeptSession, "save", slow)
    desk.session = session
    desk.keeper.changed()
    qtbot.waitUntil(lambda: desk.jobs.is_busy)
    desk.session = replace(session, view={"open": [1]})
    desk.keeper.changed()
    desk.keeper.begin_anew()
    desk.session = None
    may_end.set()
    qtbot.waitUntil(lambda: not desk.jobs.is_busy)
    desk.keeper.close()
    last = last_session()
    assert last is not None
    assert last.open().view == {"open": [1]}


def test_the_menu_has_the_session_of_the_window_before(qtbot: QtBot) -> None:
    menu = RecentMenu(lambda: "The last & best")
    qtbot.addWidget(menu)
    menu.aboutToShow.emit()
    assert menu.actions()[0].text() == "The last && best"
    with qtbot.waitSignal(menu.last_chosen):
        menu.actions()[0].trigger()


@not_on_windows("XDG_STATE_HOME moves nothing there")
def test_many_changes_are_written_once(desk: Desk, session: Session, qtbot: QtBot, tmp_path: Path) -> None:
    desk.keep(qtbot, session)
    (state,) = tmp_path.glob("state/dupfinder/sessions/*/state.dupfinder")
    before = state.stat().st_ino
    desk.keeper._timer.setInterval(50)
    for _ in range(100):
        desk.keeper.changed()
    assert state.stat().st_ino == before
    qtbot.waitUntil(lambda: not desk.keeper._timer.isActive() and not desk.jobs.is_busy)
    assert state.stat().st_ino != before


@not_on_windows("XDG_STATE_HOME moves nothing there")
def test_a_window_goes_on_with_what_the_one_before_it_kept(
    desk: Desk, session: Session, qtbot: QtBot, qapp: QObject, tmp_path: Path
) -> None:
    desk.keep(qtbot, session)
    (kept,) = tmp_path.rglob("result.dupfinder")
    written = kept.stat()
    other = Desk(qapp)
    other.keeper.take_over(desk.keeper.hand_over())
    desk.keeper.changed()
    desk.keeper.close()
    assert last_session() is None, "its window is still there"
    other.keep(qtbot, replace(session, gone=frozenset({"/a"})))
    assert [kept] == list(tmp_path.rglob("result.dupfinder"))
    assert (kept.stat().st_ino, kept.stat().st_mtime_ns) == (written.st_ino, written.st_mtime_ns)
    other.keeper.close()
    last = last_session()
    assert last is not None
    assert not last.crashed
    assert last.open().gone == {"/a"}


def test_two_windows_do_not_write_over_each_other(desk: Desk, session: Session, qtbot: QtBot, qapp: QObject) -> None:
    other = Desk(qapp)
    desk.keep(qtbot, replace(session, view={"of": "one"}))
    other.keep(qtbot, replace(session, view={"of": "other"}))
    desk.keeper.close()
    last = last_session()
    assert last is not None
    assert last.open().view == {"of": "one"}
    other.keeper.close()
    last = last_session()
    assert last is not None
    assert last.open().view == {"of": "other"}


@not_on_windows("XDG_STATE_HOME moves nothing there")
def test_after_a_crash_the_next_window_offers_the_last_session(
    desk: Desk, session: Session, qtbot: QtBot, qapp: QObject, tmp_path: Path
) -> None:
    assert not desk.keeper.crashed
    desk.keep(qtbot, session)
    # As if the process had been killed: its mark is that of one that is gone.
    (mark,) = tmp_path.glob("state/dupfinder/sessions/*/running.json")
    mark.write_text(mark.read_text().replace(f'"pid": {os.getpid()}', '"pid": 4194305'))
    later = Desk(qapp)
    assert later.keeper.crashed
    with qtbot.waitSignal(later.keeper.opened) as opened:
        later.keeper.open_last()
    assert opened.args is not None
    assert opened.args[0].result.groups == session.result.groups
    later.keeper.close()
    assert not Desk(qapp).keeper.crashed


@not_on_windows("XDG_STATE_HOME moves nothing there")
def test_that_nothing_can_be_kept_is_said_once(desk: Desk, session: Session, qtbot: QtBot, tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.write_text("no folder")
    for _ in range(3):
        desk.keep(qtbot, session)
    assert [type(error) for error in desk.errors] == [StoreError]
    state.unlink()
    desk.keep(qtbot, session)
    assert len(desk.errors) == 1


def test_the_menu_lists_recent_sessions_and_says_which_was_chosen(
    desk: Desk, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    menu = RecentMenu(lambda: "")
    qtbot.addWidget(menu)
    menu.aboutToShow.emit()
    assert [action.isEnabled() for action in menu.actions()] == [False]
    desk.session = session
    paths = [str(tmp_path / folder / "R&D.dupfinder") for folder in ("a", "b")]
    for path in paths:
        os.makedirs(os.path.dirname(path))
        with qtbot.waitSignal(desk.keeper.saved):
            desk.keeper.save_as(path)
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts[0] == f"&1  R&&D.dupfinder in {tmp_path / 'b'}"
    with qtbot.waitSignal(menu.chosen) as chosen:
        menu.actions()[1].trigger()
    assert chosen.args == [paths[0]]
    menu.actions()[-1].trigger()
    menu.aboutToShow.emit()
    assert [action.isEnabled() for action in menu.actions()] == [False]
