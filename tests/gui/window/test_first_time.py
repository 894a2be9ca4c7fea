"""The way of somebody who sees the program for the first time: start, drop, find, compare, remove, undo, report.

The program runs as it is installed, on a screen of its own. The test does what a person does, with mouse and keyboard,
and knows what a screen reader tells and what is on the disk; nothing of the program's insides. Each step leaves a
picture in the test's folder, in `recorded`.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from accessible_program import AccessibleProgram, Thing, accessible_bus
from dupfinder.gui.window.start_page import lay_out_samples
from virtual_screen import DRAG_SOURCE_TITLE, HAS_SCREEN, VirtualScreen, drag_source, end, virtual_screen, wait_for

TOP = Path(__file__).parents[3]
AT_SPI = "/usr/libexec/at-spi-bus-launcher"
pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(not HAS_SCREEN, reason="needs a screen of its own"),
    pytest.mark.skipif(
        any(shutil.which(tool) is None for tool in ("dbus-daemon", AT_SPI)), reason="needs D-Bus and at-spi2-core"
    ),
]


@dataclass
class Person:
    """Somebody in front of the screen, who has two folders of documents."""

    screen: VirtualScreen
    eyes: AccessibleProgram
    program: "subprocess.Popen[bytes]"
    home: Path
    folders: tuple[str, ...]
    recorded: Path

    def remember(self, step: str) -> None:
        """Keep a picture of what is on the screen."""
        number = len(list(self.recorded.iterdir())) + 1
        self.screen.picture(self.recorded / f"{number:02} {step}.png")

    def drop_the_folders(self) -> None:
        """Drag the folders from the other program's window onto the big area."""
        self.screen.xdotool("windowactivate", "--sync", self.screen.window_of(DRAG_SOURCE_TITLE))
        x, y = self.eyes.middle(self.eyes.find("label", "^Drop folders or documents here$"))
        self.screen.drag([(120, 140), (140, 150), (180, 170), (x, y - 40), (x, y - 20), (x, y)])
        self.screen.xdotool("windowactivate", "--sync", self.screen.window_of("^DupFinder$"))

    def selected(self) -> str:
        """Return what is selected in the list."""
        row = self.eyes.look("tree item", state="selected")
        return "" if row is None else row.name

    def go_to(self, name: str, key: str) -> None:
        """Walk through the list with a key until a document of this name is selected."""
        for _ in range(20):
            if self.selected() == name:
                return
            before = self.selected()
            self.screen.press(key)
            wait_for(lambda before=before: self.selected() != before)  # type: ignore[misc] # bound now
        raise AssertionError(f"{name} was not reached.")

    def click(self, thing: Thing) -> None:
        """Click on something."""
        self.screen.click(*self.eyes.middle(thing))

    def trashed(self) -> list[Path]:
        """Return what is in the trash."""
        files = self.home / ".local" / "share" / "Trash" / "files"
        return sorted(files.iterdir()) if files.is_dir() else []


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Person]:
    """Seat somebody in front of the window that has just been opened, beside another one to drag from."""
    home = tmp_path / "home"
    for folder in (home, recorded := tmp_path / "recorded"):
        folder.mkdir()
    folders = lay_out_samples(str(home / "My papers"))
    with ExitStack() as stack:
        screen = stack.enter_context(virtual_screen(1360, 900))
        eyes, bus = stack.enter_context(accessible_bus(screen, tmp_path))
        environment = {
            "PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8", "PYTHONPATH": str(TOP),
            "DBUS_SESSION_BUS_ADDRESS": bus, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            **screen.environment,
        }  # fmt: skip
        stack.enter_context(drag_source(screen, folders, tmp_path / "dragged.out"))
        program = subprocess.Popen([sys.executable, "-m", "dupfinder", "gui"], env=environment, cwd=home)
        stack.callback(end, program)
        yield Person(screen=screen, eyes=eyes, program=program, home=home, folders=folders, recorded=recorded)


def test_the_first_way_through_the_program(person: Person) -> None:
    copy = Path(person.folders[1]) / "Lease Lindenstraße 12 (1).docx"
    content = copy.read_bytes()
    drop_and_find(person)
    compare(person)
    remove(person, copy)
    assert not copy.exists()
    assert [each.read_bytes() for each in person.trashed()] == [content]
    undo(person, copy)
    assert copy.read_bytes() == content
    assert person.trashed() == []
    report = write_report(person)
    assert copy.name in report.read_text("utf-8")
    person.screen.press("ctrl+q")
    assert person.program.wait(timeout=20) == 0


def drop_and_find(person: Person) -> None:
    person.eyes.find("label", "^Drop folders or documents here$")
    person.remember("start")
    person.drop_the_folders()
    try:
        person.eyes.find("tree item", "^Lease Lindenstraße 12 — 4 documents")
    except AssertionError:  # on a busy machine a drag may end before either window has noticed it: it is done again
        person.drop_the_folders()
        person.eyes.find("tree item", "^Lease Lindenstraße 12 — 4 documents")
    person.eyes.find("label", "^14 documents · 4 groups")
    person.remember("found")


def compare(person: Person) -> None:
    person.click(person.eyes.find("tree item", "^Lease Lindenstraße 12 — 4 documents"))
    person.go_to("Lease draft.docx", "Down")
    person.eyes.find("list item", "^Paragraph 4, changed. Left: .* three months .* Right: .* six weeks ")
    person.remember("compared")


def remove(person: Person, document: Path) -> None:
    eyes, screen = person.eyes, person.screen
    person.go_to(document.name, "Up")
    eyes.find("label", "^The files match byte by byte")
    screen.press("space")
    eyes.find("tree item", f"^{re.escape(document.name)}", state="checked")
    eyes.find("label", "^1 marked")
    person.remember("marked")
    screen.press("ctrl+Delete")
    button = eyes.find("push button", "^Move 1 document to the trash$")
    assert document.exists()
    person.remember("asked")
    person.click(button)
    eyes.wait_until_gone("dialog", "^Remove documents$")  # by itself: all went as it should


def undo(person: Person, document: Path) -> None:
    eyes = person.eyes
    eyes.find("label", "^1 document in the trash")
    eyes.find("push button", "^Undo$")
    person.remember("offered")
    person.screen.press("ctrl+z")
    eyes.find("label", "^1 document put back")
    eyes.find("tree item", f"^{re.escape(document.name)}")
    person.remember("undone")


def write_report(person: Person) -> Path:
    eyes, screen = person.eyes, person.screen
    report = person.home / "report.html"
    screen.press("ctrl+e")
    person.click(eyes.find("push button", "^Export …$"))
    field = eyes.find("text", "^File name:")
    wait_for(lambda: eyes.content(field).endswith(".html"))
    screen.press("ctrl+a")
    screen.type(str(report))
    wait_for(lambda: eyes.content(field) == str(report))
    person.remember("reported")
    screen.press("Return")
    wait_for(report.exists)
    eyes.wait_until_gone("dialog", "^Export$")
    return report
