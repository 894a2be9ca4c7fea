"""Runs the tests of the core with the lowest versions of all libraries that pyproject.toml admits.

    python tests/sweeps/sweep_lowest_versions.py [ARGUMENT OF PYTEST…]

The versions are put into an environment of their own in a temporary folder, as wheels from the package index. Other
folders of tests can be named, such as `tests/gui`.
"""

import os
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from typing import Any

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
NOT_OF_THE_CORE = frozenset(("__pycache__", "benchmarks", "fuzzing", "gui", "packaging", "support", "sweeps"))
LEAST = re.compile(r"([\w.-]+)>=([\w.]+)")


def main() -> int:
    """Return the exit status of pip where the versions cannot be had, else that of pytest."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = os.path.join(folder, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
        wanted = lowest_versions()
        sys.stderr.write(f"{' '.join(wanted)}\n")
        pip = [python, "-m", "pip", "install", "--quiet", "--only-binary=:all:", *wanted, *tools_of_tests()]
        tests = [python, "-m", "pytest", "--numprocesses=logical", *(sys.argv[1:] or folders_of_the_core())]
        return subprocess.run(pip, check=False).returncode or subprocess.run(tests, cwd=TOP, check=False).returncode


def lowest_versions() -> list[str]:
    """Return what pip is asked for: of each library the lowest version."""
    stated = project()["project"]
    found = [LEAST.match(line) for line in (*stated["dependencies"], *stated["optional-dependencies"]["ocr"])]
    return [f"{least[1]}=={least[2]}" for least in found if least is not None]


def tools_of_tests() -> list[str]:
    """Return what the tests need besides, in any version."""
    return [str(line) for line in project()["dependency-groups"]["test"]]


def folders_of_the_core() -> list[str]:
    """Return the folders of the tests that need no window."""
    names = sorted(set(os.listdir(os.path.join(TOP, "tests"))) - NOT_OF_THE_CORE)
    return [os.path.join("tests", name) for name in names if os.path.isdir(os.path.join(TOP, "tests", name))]


def project() -> dict[str, dict[str, Any]]:
    """Return what pyproject.toml says."""
    with open(os.path.join(TOP, "pyproject.toml"), "rb") as file:
        return tomllib.load(file)


if __name__ == "__main__":
    sys.exit(main())
