"""Sets up what the tests need where that has not been done, and runs them all: `python3 packaging/test.py [ARG…]`.

That is ruff, mypy, the import contracts and pytest, which gets the arguments. Every one of them runs, whatever the
others say; the exit status is 0 only if none found anything.
"""

import os
import subprocess
import sys

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
    "pytest": ("-m", "pytest", "--numprocesses=logical"),  # last: its closing line ends the output
}


def main() -> int:
    """Run all checks; return 0 if all passed, 1 if not, 2 if the setup failed."""
    try:
        environment = bootstrap.environment_for(bootstrap.Purpose.TESTS)
    except (bootstrap.SetupError, OSError) as error:
        return bootstrap.exit_status(error)
    variables = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    failed = []
    for name, command in CHECKS.items():
        print(f"── {name}", flush=True)
        arguments = sys.argv[1:] if name == "pytest" else []
        run = [environment.python, *command, *arguments]
        if subprocess.run(run, cwd=bootstrap.TOP, env=variables, check=False).returncode != 0:
            failed.append(name)
    if failed:
        bootstrap.say(f"Not passed: {', '.join(failed)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
