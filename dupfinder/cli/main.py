"""The door of the command line: arguments in, exit status out."""

import argparse
import contextlib
import errno
import gc
import importlib
import io
import mmap
import os
import sys
from collections.abc import Callable, Sequence
from typing import TextIO

from dupfinder.cli.arguments import parse
from dupfinder.cli.command_output import ExitStatus, say, silence_output
from dupfinder.cli.program_log import log_to
from dupfinder.cli.values import absolute
from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError, UsageError, shortage
from dupfinder.domain.messages import as_it_is

_HOMELESS = {"cluster", "compare", "formats", "groups", "pairs", "schema"}
"""Commands that keep nothing, and ask for nothing that was kept."""

_CYCLES_AFTER = 10_000
"""Python looks for cycles whenever there are so many more objects; of its own accord after 700."""

OpenWindow = Callable[[Sequence[str], bool, Sequence[str]], int]
"""Opens the window with some sources, scanning them at once or not; returns its exit status."""


def run(arguments: Sequence[str], *, open_window: OpenWindow) -> int:
    """Return the exit status of a command; what is wrong with its input is said in one line on standard error."""
    _prepare_streams()
    try:
        chosen = parse(arguments)
        with log_to(chosen.log, chosen.command):
            return _carry_out(chosen, open_window)
    except DupFinderError as error:
        say(visible(" ".join(str(error).split())))
        return ExitStatus.WRONG
    except KeyboardInterrupt:
        return ExitStatus.INTERRUPTED
    except OSError as error:
        # Most likely standard output: rooms name the files that they read and write in errors of ours.
        silence_output()
        if isinstance(error, BrokenPipeError) or (os.name == "nt" and error.errno == errno.EINVAL):  # as Windows says
            return ExitStatus.DONE  # whoever read it has seen enough
        why = error.strerror or type(error).__name__
        say(f"The command cannot be carried out: {visible(why)}.")
        return ExitStatus.WRONG
    except Exception as error:
        short = shortage(error)
        if short is None:
            raise
        say(str(short))
        return ExitStatus.WRONG


def _check_home() -> None:
    """Raise `UsageError` where the system does not say where a person's own files are."""
    import platformdirs  # noqa: PLC0415 - who asks for --help need not wait for it

    for folder in (
        platformdirs.user_data_dir,
        platformdirs.user_config_dir,
        platformdirs.user_cache_dir,
        platformdirs.user_state_dir,
    ):
        try:
            path = folder("dupfinder", appauthor=False)
        except RuntimeError:
            path = ""
        if not os.path.isabs(path):  # older libraries take the folder "~" below the present one
            raise UsageError(as_it_is("No home folder for DupFinder's data. Set HOME to one of your folders."))


_LEAST_ROOM_BYTES = 128 << 20
"""NumPy's library needs about 96 MiB to be loaded; with a little more the first thread that has no room for its own
data is ended by the C library, or the whole process is: at 112 MiB once in some hundred commands."""


def _check_room() -> None:
    """Raise `MemoryError` where libraries could not be loaded: NumPy's would end the process in words of its own."""
    try:
        mmap.mmap(-1, _LEAST_ROOM_BYTES).close()  # only reserved: nothing of it is used
    except OSError as error:
        raise MemoryError from error


def _carry_out(chosen: argparse.Namespace, open_window: OpenWindow) -> int:
    if chosen.command not in _HOMELESS:
        _check_home()
    _check_room()
    if chosen.command is None:
        return open_window((), False, ())
    if chosen.command == "gui":
        return open_window(absolute(chosen.paths), chosen.scan, absolute(chosen.compare))
    # Each command is imported only when it runs, so that --help costs nothing.
    command = importlib.import_module(f"dupfinder.cli.commands.{chosen.command.replace('-', '_')}")
    # What was loaded stays. A scan makes records by the hundred thousand, and nothing waits for a longer search.
    gc.freeze()
    gc.enable()
    gc.set_threshold(_CYCLES_AFTER)
    status = int(command.run(chosen))
    sys.stdout.flush()  # a full disk is noticed here, not when Python exits
    gc.freeze()  # it is over: nor are cycles looked for, several times, when Python exits
    return status


def _prepare_streams() -> None:
    """Give the program streams that it can write to: closed ones lead nowhere, and any name can be shown."""
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - as long as the program
    if os.name == "nt" and isinstance(sys.stderr, io.TextIOWrapper) and not sys.stderr.isatty():
        sys.stderr.reconfigure(encoding="utf-8")
    sys.stderr = MessageStream(sys.stderr)
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Windows writes into pipes and files what its old programs read, which most names do not fit into.
        encoding = None if os.name != "nt" or sys.stdout.isatty() else "utf-8"
        sys.stdout.reconfigure(encoding=encoding, errors="backslashreplace")


class MessageStream(io.TextIOBase):
    """Standard error for messages that nobody need hear: where it is closed or full, work goes on."""

    def __init__(self, stream: TextIO | None) -> None:
        super().__init__()
        self._stream = stream

    def write(self, text: str) -> int:
        """Write what can be written."""
        if self._stream is not None:
            with contextlib.suppress(OSError, ValueError):
                self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Write out what was kept back, as far as can be."""
        if self._stream is not None:
            with contextlib.suppress(OSError, ValueError):
                self._stream.flush()

    def isatty(self) -> bool:
        """Return whether a person reads it."""
        return self._stream is not None and self._stream.isatty()
