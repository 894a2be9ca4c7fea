"""A screen of a test's own: an X server without a monitor, a window manager, and hands for mouse and keyboard."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from PIL import ImageGrab

SCREEN_TOOLS = ("Xvfb", "xdotool", "openbox")
HAS_SCREEN = all(shutil.which(tool) is not None for tool in SCREEN_TOOLS)
DRAG_SOURCE_TITLE = "file manager twin"
_DRAG_SOURCE = Path(__file__).with_name("drag_source.py")
_BETWEEN_MOVES_S = 0.15
"""A drag that jumps from one window to the other is none: the programs have to see it coming."""
_LOOK_EVERY_S = 0.05
_PATIENCE_S = 40.0
_FIRST_NUMBER = 200
"""Of a screen: far from those that a person's session and `xvfb-run` take."""
_NUMBERS = 100
Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class VirtualScreen:
    """A screen that is there, by its name for programs."""

    display: str

    @property
    def environment(self) -> Mapping[str, str]:
        """Return what a program of Qt's has to be told to show itself here."""
        return {"DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"}

    def xdotool(self, *arguments: str) -> str:
        """Have mouse, keyboard or windows do something; return what is said about it."""
        done = subprocess.run(
            ["xdotool", *arguments], env={**os.environ, **self.environment}, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def window_of(self, title: str) -> str:
        """Wait for a window whose title matches the pattern, and return its number."""
        return wait_for(lambda: self.xdotool("search", "--onlyvisible", "--name", title)).splitlines()[-1]

    def press(self, *keys: str) -> None:
        """Press keys one after another, each as `ctrl+z`."""
        self.xdotool("key", "--clearmodifiers", *keys)

    def type(self, text: str) -> None:
        """Type a text."""
        self.xdotool("type", "--clearmodifiers", text)

    def click(self, x: int, y: int) -> None:
        """Click at a place."""
        self.xdotool("mousemove", "--sync", str(x), str(y), "click", "1")

    def drag(self, ways: Sequence[tuple[int, int]]) -> None:
        """Press the mouse at the first place, move over the others, and let go at the last."""
        (x, y), *others = ways
        self.xdotool("mousemove", str(x), str(y), "mousedown", "1")
        for x, y in others:
            self.xdotool("mousemove", str(x), str(y))
            time.sleep(_BETWEEN_MOVES_S)
        self.xdotool("mouseup", "1")

    def picture(self, path: Path) -> None:
        """Save what is on the screen."""
        ImageGrab.grab(xdisplay=self.display).save(path)


@contextmanager
def virtual_screen(width_px: int = 1280, height_px: int = 800) -> Iterator[VirtualScreen]:
    """Start a screen with a window manager; end both afterwards."""
    with ExitStack() as stack:
        screen = _free_screen(stack, f"{width_px}x{height_px}x24")
        manager = subprocess.Popen(["openbox"], env={**os.environ, **screen.environment}, stderr=subprocess.DEVNULL)
        stack.callback(end, manager)
        wait_for(lambda: screen.xdotool("get_desktop"))  # answered by a window manager alone
        yield screen


def _free_screen(stack: ExitStack, size: str) -> VirtualScreen:
    """Start a server under the first number that nobody has.

    The number is given rather than left to the server: one that looks for itself removes the socket of another that
    has just started under the number that it tries. A number that is given is locked before anything is touched.
    """
    for number in range(_FIRST_NUMBER, _FIRST_NUMBER + _NUMBERS):
        reading, writing = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", f":{number}", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"],
            pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with open(reading) as ready:
            said = ready.readline().strip()
        if said:
            stack.callback(end, server)
            return VirtualScreen(f":{said}")
        server.wait()
    raise AssertionError("Xvfb does not start.")


@contextmanager
def drag_source(screen: VirtualScreen, paths: Sequence[str], said: Path) -> Iterator[None]:
    """Show another program's window, from which these paths can be dragged; what became of it is written to a file."""
    with open(said, "w") as output:
        command = [sys.executable, str(_DRAG_SOURCE), DRAG_SOURCE_TITLE, *paths]
        program = subprocess.Popen(command, env={**os.environ, **screen.environment}, stdout=output)
    try:
        yield
    finally:
        end(program)


def end(process: "subprocess.Popen[str] | subprocess.Popen[bytes]") -> None:
    """End a program; kill it where it does not listen."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def wait_for(what: Callable[[], Found | None], *, within_s: float = _PATIENCE_S) -> Found:
    """Ask until there is an answer, and return it."""
    end_s = time.monotonic() + within_s
    while time.monotonic() < end_s:
        if found := what():
            return found
        time.sleep(_LOOK_EVERY_S)
    raise AssertionError("It did not happen in time.")
