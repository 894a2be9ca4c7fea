"""Sets up what the tests need where that has not been done, and runs them all: `python3 packaging/test.py [ARG…]`.

That is ruff, mypy, the import contracts and pytest, which gets the arguments. Every one of them runs, whatever the
others say; the exit status is 0 only if none found anything.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one shall read a sentence, not a traceback
    sys.exit(f"DupFinder needs Python 3.11 or newer; this is Python {sys.version_info[0]}.{sys.version_info[1]}.")

import bootstrap

# What is left out for another system is no fault, and each system has a memory of its own: one for all would be void.
FOR_WINDOWS = ("--platform", "win32", "--no-warn-unreachable", "--cache-dir", os.path.join(".mypy_cache", "win32"))
LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
CHECKS = {
    "ruff check": ("-m", "ruff", "check"),
    "ruff format --check": ("-m", "ruff", "format", "--check"),
    "mypy": ("-m", "mypy"),
    "mypy for Windows": ("-m", "mypy", *FOR_WINDOWS, "dupfinder", "packaging"),
    "import contracts": ("-c", LINT_IMPORTS, "--no-logo"),
}
# Tests of one file share what they set up: they stay together until a process has nothing left to do.
PYTEST = ("-m", "pytest", "--numprocesses=logical", "--dist=worksteal")


def main() -> int:
    """Run all checks; return 0 if all passed, 1 if not, 2 if the setup failed."""
    try:
        environment = bootstrap.environment_for(bootstrap.Purpose.TESTS)
    except (bootstrap.SetupError, OSError) as error:
        return bootstrap.exit_status(error)
    variables = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    # The tests start hundreds of programs, each of which would compile all of its modules anew.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)

    def check(command: Sequence[str], *, told: int | None = None) -> "subprocess.CompletedProcess[str]":
        run = [environment.python, *command]
        return subprocess.run(
            run, cwd=bootstrap.TOP, env=variables, check=False, text=True, stdout=told, stderr=subprocess.STDOUT
        )

    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # each of them uses one core
        for name, ended in zip(CHECKS, pool.map(partial(check, told=subprocess.PIPE), CHECKS.values()), strict=True):
            print(f"── {name}\n{ended.stdout}", end="", flush=True)
            if ended.returncode != 0:
                failed.append(name)
    print("── pytest", flush=True)  # last: its closing line ends the output
    if check([*PYTEST, *sys.argv[1:]]).returncode != 0:
        failed.append("pytest")
    if failed:
        bootstrap.say(f"Not passed: {', '.join(failed)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
