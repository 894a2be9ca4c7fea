"""Colours on a terminal: whether there are any, and which."""

import ctypes
import enum
import os
import sys
from dataclasses import dataclass
from typing import TextIO

from dupfinder.cli.compare_arguments import ColourChoice


class Style(enum.StrEnum):
    """How a piece of text is set; the value is that of an SGR sequence (ECMA-48, 8.3.117)."""

    PLAIN = ""
    DIM = "2"
    BOLD = "1"
    # Red and cyan, as orange and teal in the window: nearly everybody can tell these two apart, but not red and green.
    REMOVED = "31"
    REMOVED_WORD = "31;7"
    ADDED = "36"
    ADDED_WORD = "36;7"
    MOVED = "35"


@dataclass(frozen=True, slots=True)
class Painter:
    """Sets text in a style, or leaves it as it is where there are no colours."""

    is_coloured: bool

    def __call__(self, text: str, style: Style) -> str:
        """Return the text in the style; what the text is made of must be fit for a terminal."""
        return f"\x1b[{style}m{text}\x1b[0m" if self.is_coloured and style and text else text


def painter(choice: ColourChoice, stream: TextIO) -> Painter:
    """Return what paints the text for a stream."""
    if choice is ColourChoice.AUTO:
        # no-color.org: "when present and not an empty string".
        wanted = stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        return Painter(wanted and _console_obeys())
    if choice is ColourChoice.ALWAYS:
        _console_obeys()
    return Painter(choice is ColourChoice.ALWAYS)


def _console_obeys() -> bool:
    """Return whether standard output obeys escape sequences if it is a terminal; makes a console of Windows do so."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        console = kernel.GetStdHandle(-11)  # STD_OUTPUT_HANDLE
        mode = ctypes.c_uint32()
        if not kernel.GetConsoleMode(console, ctypes.byref(mode)):
            return "TERM" in os.environ  # no console of Windows, but the terminal of MSYS or Cygwin
        return bool(kernel.SetConsoleMode(console, mode.value | 0x0004))  # ENABLE_VIRTUAL_TERMINAL_PROCESSING
    return True
