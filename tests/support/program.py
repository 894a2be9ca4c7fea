"""The type of the fixture that runs the real program."""

import subprocess
from typing import Protocol


class Program(Protocol):
    """Runs `dupfinder` with some arguments, and text on its standard input; returns what came of it."""

    def __call__(self, *arguments: str, given: str = ...) -> subprocess.CompletedProcess[str]: ...
