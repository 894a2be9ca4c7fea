"""The real program under strace: which system calls it makes, and what comes of it when some of them fail."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

_CALL = re.compile(r"^(?P<pid>\d+) +(?P<name>\w+)\((?P<arguments>.*)\) += (?P<result>.*)$")
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
_DESCRIPTOR = re.compile(r"(?:AT_FDCWD|\d+)<([^>]*)>")
_ESCAPE = re.compile(r"\\(x[0-9a-f]{2}|[0-7]{1,3}|.)")
TOP = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class SystemCall:
    """One finished call."""

    pid: int
    name: str
    arguments: str
    result: str

    @property
    def was_made_to_fail(self) -> bool:
        return self.result.endswith("(INJECTED)")

    @property
    def paths(self) -> list[str]:
        """Return the files that it is about, as absolute paths: those it names, else those of its descriptors."""
        folder = next(iter(_DESCRIPTOR.findall(self.arguments)), "/")
        named = [_ESCAPE.sub(_unescaped, one) for one in _QUOTED.findall(self.arguments)]
        return [os.path.normpath(os.path.join(folder, one)) for one in named] or [folder]


def _unescaped(match: re.Match[str]) -> str:
    escape = match[1]
    if escape[0] == "x":
        return chr(int(escape[1:], 16))
    return chr(int(escape, 8)) if escape[0].isdigit() else {"n": "\n", "t": "\t"}.get(escape, escape)


@dataclass(frozen=True, slots=True)
class TracedProgram:
    """Runs `dupfinder` under strace, with a home folder and a folder for temporary files below `folder`."""

    folder: Path

    @property
    def cache_file(self) -> Path:
        return self.folder / "cache" / "scan.sqlite"

    def run(self, *arguments: str, strace: Sequence[str] = ()) -> "subprocess.CompletedProcess[str]":
        """Return what came of it; with options for strace the calls are in `calls` afterwards."""
        for name in ("home", "tmp", "cache"):
            (self.folder / name).mkdir(exist_ok=True)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "PYTEST_"))}
        home, temporary = str(self.folder / "home"), str(self.folder / "tmp")
        trace = ["strace", "-f", "-qq", "-y", "-s", "4096", "-o", str(self._log), *strace] if strace else []
        return subprocess.run(
            [*trace, sys.executable, "-m", "dupfinder", *arguments, "--cache", str(self.cache_file), "--workers", "1"],
            cwd=self.folder,
            env={**kept, "HOME": home, "TMPDIR": temporary, "PYTHONPATH": str(TOP)},
            capture_output=True,
            text=True,
            errors="surrogateescape",
            check=False,
            timeout=120,
        )

    def calls(self) -> Iterator[SystemCall]:
        """Yield the calls of the last run under strace, in their order."""
        unfinished: dict[str, str] = {}
        for line in self._log.read_text(encoding="utf-8", errors="surrogateescape").splitlines():
            pid, _, rest = line.partition(" ")
            if rest.endswith("<unfinished ...>"):
                unfinished[pid] = rest.removesuffix("<unfinished ...>").strip()
                continue
            if "resumed>" in rest:
                rest = unfinished.pop(pid, "") + rest.partition("resumed>")[2]
            if match := _CALL.match(f"{pid} {rest.strip()}"):
                yield SystemCall(int(match["pid"]), match["name"], match["arguments"], match["result"])

    @property
    def _log(self) -> Path:
        return self.folder / "strace.log"
