"""Tries what this system does in its own way, and writes what came of it: `python packaging/prove.py REPORT.md`.

A few minutes, in a folder of its own in the home folder (`--folder` names another, such as one on a network drive or a
stick), which is taken away afterwards. The program is the one that this Python has, or `--program` (that of a bundle).
Nothing outside that folder is touched, but for the system's trash, into which two documents go and out of which they
come again. docs/platforms.md says what was proven where.
"""

import argparse
import io
import json
import os
import platform
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, TOP)
from dupfinder.domain.long_paths import allow_long_paths  # noqa: E402 - it needs no library

WORDS = "The very same words stand in each of these documents, and there are quite enough of them to be compared. " * 8
PATIENCE_S = 300


class NotSoError(Exception):
    """Something is not as it should be; the message says what."""


class NotHereError(Exception):
    """What the program needs for this the system does not do for anybody; the message says what."""


class Proof:
    """A folder of documents, and the program that works on it."""

    def __init__(self, program: Sequence[str], folder: str) -> None:
        self.program = program
        self.folder = Path(folder)
        self.environment = {**os.environ, "PYTHONPATH": TOP}

    def run(self, *arguments: str, statuses: Sequence[int] = (0,)) -> str:
        """Run the program, and return what it prints."""
        done = subprocess.run(
            [*self.program, *arguments],
            capture_output=True,
            check=False,
            encoding="utf-8",
            env=self.environment,
            timeout=PATIENCE_S,
        )
        if done.returncode not in statuses:
            raise NotSoError(f"{' '.join(arguments)}: status {done.returncode}: {(done.stderr or done.stdout)[-600:]}")
        return done.stdout

    def copies(self, name: str, *names: str) -> list[Path]:
        """Write copies of a document into a new folder, and return their paths."""
        folder = self.folder / name
        folder.mkdir(parents=True)
        paths = [folder / each for each in names]
        for path in paths:
            path.write_text(f"{name} {WORDS}", encoding="utf-8")
        return paths

    def removed(self, folder: Path, *options: str) -> tuple[str, list[dict[str, Any]]]:
        """Scan, plan and remove; return the journal's path, and what it says of each removal at last."""
        report, plan, journal = (str(self.folder / f"{folder.name}.{ending}") for ending in ("json", "plan", "jsonl"))
        self.run("scan", str(folder), "--json", report, "--no-cache", statuses=(0, 1))
        self.run("plan", report, "--keep", "shortest-path", "--output", plan, statuses=(0, 1))
        self.run("apply", plan, "--journal", journal, *options, statuses=(0, 1))
        steps: dict[int, dict[str, Any]] = {}
        for fields in map(json.loads, Path(journal).read_text("ascii").splitlines()):
            if "number" in fields:
                steps[fields["number"]] = {**steps.get(fields["number"], {}), **fields}
        return journal, list(steps.values())


def check(is_so: object, what: str) -> None:
    """Raise `NotSoError` if something is not so."""
    if not is_so:
        raise NotSoError(what)


def goes_and_comes_back(proof: Proof, name: str, *options: str, extra: str = "b, the copy.txt") -> str:
    """Remove one of two copies, and put it back; return where it went."""
    kept, gone = proof.copies(name, "a.txt", extra)
    before = gone.stat()
    journal, (step, *others) = proof.removed(proof.folder / name.partition("/")[0], *options)
    check(not others, "more than one document went")
    check(step["step"] == "done", f"it was not removed: {step}")
    check(step["action"] in {"hardlink", "symlink"} or not os.path.lexists(gone), "it is still there")
    check(kept.read_bytes() == f"{name} {WORDS}".encode(), "the kept one is not as it was")
    where = None if step["place"] is None else str(step["place"]["path"])
    check(where is None or os.path.lexists(where), f"it is not at {where}")
    proof.run("undo", journal)
    check(gone.read_bytes() == kept.read_bytes(), "it did not come back as it was")
    check(gone.stat().st_mtime_ns == before.st_mtime_ns, "it has another time now")
    return f"{step['action']}: {where or 'for good'}"


def marked_read_only(proof: Proof) -> str:
    """Delete a file that is marked as read-only."""
    kept, gone = proof.copies("read-only", "a.txt", "b, the copy.txt")
    gone.chmod(stat.S_IREAD)
    _, (step,) = proof.removed(kept.parent, "--action", "delete")
    check(step["step"] == "done" and not gone.exists(), f"it was not removed: {step}")
    return "deleted"


def long_path(proof: Proof) -> str:
    """Remove a document whose path is longer than the 260 characters of old programs."""
    deep = "/".join(["a folder with a rather long name, one of many"] * 6)
    tried = proof.folder / "long, too" / deep
    try:
        tried.mkdir(parents=True)
        os.path.realpath(tried)  # what wine cannot say
    except OSError as error:
        raise NotHereError(f"no such folders for this Python: {error}") from error
    return goes_and_comes_back(proof, f"long/{deep}")


def symbolic_link(proof: Proof) -> str:
    """Put a symbolic link in place of a copy, where people may make any: Windows asks for developer mode."""
    link = proof.folder / "a link"
    try:
        link.symlink_to(proof.folder)
    except OSError as error:
        raise NotHereError(f"nobody may make one: {error}") from error
    if not link.is_symlink():  # wine
        raise NotHereError("the system says that it made one, and did not")
    return goes_and_comes_back(proof, "symbolic link", "--action", "symlink")


def output_in_any_script(proof: Proof) -> str:
    """Print names that no code page has."""
    name = "Ω, 合同, договор.txt"
    proof.copies("scripts", "a.txt", name)
    check(name in proof.run("scan", str(proof.folder / "scripts"), "--no-cache", statuses=(0, 1)), "it cannot be read")
    return name


def window_opens(proof: Proof) -> str:
    """Open the window, and see whether it stays."""
    with subprocess.Popen([*proof.program, "gui"], env=proof.environment) as process:
        time.sleep(15)
        check(process.poll() is None, f"it ended with status {process.returncode}")
        process.terminate()
    return "open for 15 seconds"


PROOFS: dict[str, Callable[[Proof], str]] = {
    "the version": lambda proof: proof.run("--version").strip(),
    "trash and undo": lambda proof: goes_and_comes_back(proof, "trash"),
    "trash and undo, a name in other scripts": lambda proof: goes_and_comes_back(proof, "trash 2", extra="b, 合同.txt"),
    "quarantine and undo": lambda proof: goes_and_comes_back(proof, "quarantine", "--action", "quarantine"),
    "deletion and its undoing": lambda proof: goes_and_comes_back(proof, "delete", "--action", "delete"),
    "hard link and undo": lambda proof: goes_and_comes_back(proof, "hard link", "--action", "hardlink"),
    "symbolic link and undo": symbolic_link,
    "move and undo": lambda proof: goes_and_comes_back(
        proof, "move", "--action", "move", "--to", str(proof.folder / "moved")
    ),
    "a file that is marked as read-only": marked_read_only,
    "a long path": long_path,
    "names in any script, through a pipe": output_in_any_script,
    "the window": window_opens,
}


def results(proof: Proof) -> Iterator[tuple[str, str, str]]:
    """Yield what was tried, whether it is so (`yes`, `NO`, `not here`), and what was seen."""
    for what, prove in PROOFS.items():
        try:
            so, seen = "yes", prove(proof)
        except NotHereError as error:
            so, seen = "not here", str(error)
        except (NotSoError, OSError, ValueError, subprocess.SubprocessError) as error:
            so, seen = "NO", f"{type(error).__name__}: {error}"
        print(f"{so:>8}  {what}: {seen}", flush=True)
        yield what, so, seen


def main() -> int:
    """Try everything and write the report; return 1 if something is not so."""
    parser = argparse.ArgumentParser(description="Try on this machine what its system does differently.")
    parser.add_argument("report", help="the report to write (Markdown)")
    parser.add_argument("--folder", default=os.path.expanduser("~"), help="where to try it (the home folder)")
    parser.add_argument("--program", help="the program of a bundle; else that of this Python")
    chosen = parser.parse_args()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    allow_long_paths()  # or these folders could not even be made on Windows
    program = [chosen.program] if chosen.program else [sys.executable, "-P", "-m", "dupfinder"]
    folder = tempfile.mkdtemp(prefix="dupfinder proof ", dir=os.path.abspath(chosen.folder))
    try:
        rows = list(results(Proof(program, folder)))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    with open(chosen.report, "w", encoding="utf-8") as report:
        report.write(f"# Proof on {platform.platform()}, Python {platform.python_version()}, {platform.machine()}\n\n")
        report.write("| what | so | seen |\n| --- | --- | --- |\n")
        for what, so, seen in rows:
            cell = " ".join(seen.replace("|", "\\|").replace(folder, "FOLDER").split())
            report.write(f"| {what} | {so} | {cell} |\n")
    return int(any(so == "NO" for _, so, _ in rows))


if __name__ == "__main__":
    sys.exit(main())
