"""Sends argv to the command line, and tells it how to open the window. Cheap to import."""

import contextlib
import gc
import os
import sys
import threading
import time
from collections.abc import Sequence

_INTERRUPTED = 130
"""As shells have it: 128 and the number of SIGINT."""
_WRONG = 2
"""As the command line has it for what is wrong around it."""


def main() -> int:
    """Run the command line; without a command it opens the window."""
    return _ended(_run(sys.argv[1:]))


def window() -> int:
    """Open the window (the entry point without a console)."""
    return _ended(_run(["gui", *sys.argv[1:]]))


def _ended(status: int) -> int:
    """Return the exit status, or end with it here where threads are still at work that nobody waits for.

    Python ends such a thread where it next asks for the interpreter: inside a library of C++ (Qt, NumPy) that aborts
    the whole process, and who had closed the window during a comparison was told that it crashed.
    """
    if any(thread.daemon for thread in threading.enumerate()):
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(AttributeError, OSError, ValueError):  # none, nobody who reads it, closed
                stream.flush()
        os._exit(status)
    return status


def _run(arguments: Sequence[str]) -> int:
    try:
        time.time()
    except OverflowError:  # already the logging of the standard library asks for it when it is loaded
        sys.stderr.write("dupfinder: The clock of this computer is set to a year that programs cannot count to.\n")
        return _WRONG
    from dupfinder.domain.long_paths import allow_long_paths  # noqa: PLC0415 - keeps the import of this module cheap

    allow_long_paths()
    # NumPy's library would start a thread for each processor, each with memory of its own, as soon as it is loaded: our
    # matrices are far too small for that, and where a computer has little room it gave up there, in words of its own.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # What is loaded stays: to look for cycles in it, many times, would be a tenth of what it takes to start.
    gc.disable()
    try:
        from dupfinder.cli.main import run  # noqa: PLC0415 - keeps the import of this module cheap

        return run(arguments, open_window=_open_window)
    except KeyboardInterrupt:  # before the command line was there to take it
        return _INTERRUPTED
    finally:
        gc.enable()


def _open_window(sources: Sequence[str], start_scan: bool, compared: Sequence[str]) -> int:  # noqa: FBT001 - as the command line calls it
    try:
        from dupfinder.gui.window.app import run_window  # noqa: PLC0415 - Qt is loaded for the window only

        gc.freeze()  # no document is there yet
        gc.enable()
        return run_window(sources, start_scan=start_scan, compared=compared)
    except ImportError as error:
        if not any(name in (error.path or "") for name in ("PySide6", "shiboken6")):
            raise
        from dupfinder.domain.errors import DupFinderError  # noqa: PLC0415 - keeps the import of this module cheap
        from dupfinder.domain.messages import as_it_is  # noqa: PLC0415

        raise DupFinderError(as_it_is(f"The window cannot be shown, for Qt cannot be loaded: {error}.")) from None


if __name__ == "__main__":
    sys.exit(main())
