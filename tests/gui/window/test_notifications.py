"""Notices of the system, through a real bus with a service that somebody else wrote."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.result import ScanResult
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.notifier import Notifier, bus_socket

pytestmark = [
    pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="needs a bus"),
    pytest.mark.no_qt_log,  # of the offscreen platform, which cannot raise a window
]

SERVICE = Path(__file__).parents[2] / "support" / "notification_service.py"


@dataclass
class Service:
    """The desktop's service underway."""

    process: "subprocess.Popen[str]"

    def next(self) -> dict[str, object]:
        assert self.process.stdout is not None
        shown: dict[str, object] = json.loads(self.process.stdout.readline())
        return shown


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Start a bus of the test's own."""
    address = f"unix:path={tmp_path}/bus%20socket"
    command = ["dbus-daemon", "--session", f"--address={address}", "--nofork", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", process.stdout.readline().strip())
        yield address
        process.terminate()


@pytest.fixture
def service(bus: str) -> Iterator[Service]:  # noqa: ARG001 - it has to run first
    with subprocess.Popen(
        [sys.executable, str(SERVICE)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield Service(process)
        process.terminate()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_O3_a_notice_is_plain_text_and_a_click_shows_the_window(
    service: Service, window: QWidget, wording: Wording, qtbot: QtBot
) -> None:
    notifier = Notifier(window, wording)
    assert not window.isVisible()
    notifier.notify("New: <b>Müller</b>.pdf", '<img src="file:///etc/passwd">\u202e & co\n')
    qtbot.waitUntil(window.isVisible, timeout=10_000)
    shown = service.next()
    assert shown["title"] == "New: <b>Müller</b>.pdf"  # never markup
    assert shown["body"] == "&lt;img src=&quot;file:///etc/passwd&quot;&gt;\\u202e &amp; co\\n"
    assert shown["actions"] == ["default", "Show"]
    assert shown["hints"] == {"desktop-entry": ["s", "dupfinder"]}
    assert (shown["app"], shown["replaced"], shown["timeout_ms"]) == ("DupFinder", 0, -1)
    assert notifier._bus is not None
    with qtbot.waitSignal(notifier._bus.shown, timeout=10_000):
        notifier.notify("Another", "over the same connection")
    assert service.next()["title"] == "Another"
    notifier.close()


def test_only_long_scans_are_worth_a_notice(
    service: Service, window: QWidget, wording: Wording, qtbot: QtBot, shared_result: ScanResult
) -> None:
    notifier = Notifier(window, wording)
    notifier.scan_ended(shared_result, 19.9)
    notifier.scan_ended(replace(shared_result), 21.0)
    qtbot.waitUntil(window.isVisible, timeout=10_000)
    shown = service.next()
    assert shown["title"] == "Scan done"
    assert shown["body"] == wording.totals(shared_result)
    window.activateWindow()
    qtbot.waitUntil(lambda: notifier.is_seen)
    asked: list[object] = []
    notifier.notify = asked.append  # type: ignore[method-assign, assignment]  # counts whether it would be shown
    notifier.scan_ended(shared_result, 60.0)
    assert asked == []
    notifier.close()


def test_without_a_service_or_a_bus_nothing_is_shown_and_nothing_fails(
    bus: str, window: QWidget, wording: Wording, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    notifier = Notifier(window, wording)
    failed: list[int] = []
    assert notifier._bus is not None
    notifier._bus.failed.connect(failed.append)
    notifier.notify("Nobody", "serves this")
    qtbot.waitUntil(lambda: len(failed) == 1, timeout=10_000)
    notifier.close()
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", bus + "-that-is-gone")
    other = Notifier(window, wording)
    assert other._bus is not None
    other._bus.failed.connect(failed.append)
    other.notify("Nobody", "listens")
    qtbot.waitUntil(lambda: len(failed) == 2, timeout=10_000)
    assert not window.isVisible()


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("unix:path=/run/user/1000/bus", ("/run/user/1000/bus", False)),
        ("unix:abstract=/tmp/dbus-x,guid=00", ("/tmp/dbus-x", True)),  # noqa: S108 - no file
        ("tcp:host=localhost;unix:path=/a%2cb,guid=1", ("/a,b", False)),
        ("tcp:host=localhost,port=1", None),
        ("", None),
    ],
)
def test_the_bus_is_found_by_its_address(
    address: str, expected: tuple[str, bool] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    assert bus_socket() == expected


def test_the_usual_socket_serves_where_no_address_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert bus_socket() is None
    (tmp_path / "bus").touch()
    assert bus_socket() == (os.path.join(tmp_path, "bus"), False)
