"""Sets DupFinder up where that has not been done, and starts it.

    python3 packaging/run.py                   opens the window
    python3 packaging/run.py PATH…             the same as `dupfinder scan PATH…`
    python3 packaging/run.py scan --help       any other command line of dupfinder

A first word that is a command of dupfinder or an option goes to it as it is; write ./scan for a folder named scan.
"""

import os
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one shall read a sentence, not a traceback
    sys.exit(f"DupFinder needs Python 3.11 or newer; this is Python {sys.version_info[0]}.{sys.version_info[1]}.")

import bootstrap

COMMANDS = frozenset(
    (
        *(
            "gui",
            "scan",
            "like",
            "trace",
            "watch",
            "compare",
            "fingerprint",
            "pairs",
            "groups",
            "cache",
            "cluster",
            "formats",
        ),
        *("schema", "report", "overview", "presets", "plan", "rules", "apply", "undo", "history", "not-duplicates"),
    )
)


def command_line(arguments: list[str]) -> list[str]:
    """Return the arguments for dupfinder: paths alone mean a scan of them."""
    if not arguments or arguments[0] in COMMANDS or arguments[0].startswith("-"):
        return arguments
    return ["scan", *arguments]


def main() -> int:
    """Set up, then become the program; return its exit status."""
    arguments = command_line(sys.argv[1:])
    opens_window = not arguments or arguments[0] == "gui"
    purpose = bootstrap.Purpose.WINDOW if opens_window else bootstrap.Purpose.COMMAND_LINE
    try:
        environment = bootstrap.environment_for(purpose)
    except (bootstrap.SetupError, OSError) as error:
        return bootstrap.exit_status(error)
    # -P: a folder full of strangers' files is often where this is started, and no place to import from.
    command = [environment.python, "-P", "-m", "dupfinder", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)  # noqa: S606 - signals and exit status are the program's own
    return subprocess.run(command, check=False).returncode  # Windows: there execv returns to the shell at once


if __name__ == "__main__":
    sys.exit(main())
