"""The door of the command line: arguments in, exit status out."""

import importlib
import os
import sys
from collections.abc import Callable, Sequence

from dupfinder.cli.arguments import absolute, parse
from dupfinder.cli.status import ExitStatus
from dupfinder.domain.errors import DupFinderError

OpenWindow = Callable[[Sequence[str], bool], int]
"""Opens the window with some sources, scanning them at once or not; returns its exit status."""


def run(arguments: Sequence[str], *, open_window: OpenWindow) -> int:
    """Return the exit status of a command; what is wrong with its input is said in one line on standard error."""
    try:
        chosen = parse(arguments)
        if chosen.command is None:
            return open_window((), False)
        if chosen.command == "gui":
            return open_window(absolute(chosen.paths), chosen.scan)
        # Each command is imported only when it runs, so that --help costs nothing.
        command = importlib.import_module(f"dupfinder.cli.commands.{chosen.command}")
        return int(command.run(chosen))
    except DupFinderError as error:
        print(f"dupfinder: {' '.join(str(error).split())}", file=sys.stderr)
        return ExitStatus.WRONG
    except KeyboardInterrupt:
        return ExitStatus.INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python would complain once more when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ExitStatus.DONE
