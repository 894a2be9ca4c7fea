"""Shows how long a person waits for the window's first paint, and for the shortest commands.

    python tests/benchmarks/gui/bench_start.py [--runs 7]

Runs the programs in turn, in processes of their own, and prints the least CPU milliseconds that each took (of its own
process: workers read at the same time), how often the time of its peer that is, and how many modules it had loaded by
then, the program's own apart. Bytecode is compiled by a run before. The window is real, off the screen, with folders of
its own; its peer is a bare window of Qt for Python in the same run, that of the commands is Python with NumPy. What is
over its limit, in times of the peer, is marked: a limit in milliseconds would be one of the machine.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

_REPORT = """
import json, os, sys, time
def tell():
    names = list(sys.modules)
    ours = sum(name.split(".")[0] == "dupfinder" for name in names)
    told = {"cpu_ms": time.process_time() * 1e3, "modules": len(names), "ours": ours}
    sys.__stderr__.write("\\n" + json.dumps(told) + "\\n")
    sys.__stderr__.flush()
    os._exit(0)
"""
_NUMPY = "import numpy; tell()"
_BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.show()
application.processEvents()
tell()
"""
_WINDOW = """
import builtins
kept = builtins.__import__
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
builtins.__import__ = kept  # as it is where the program itself loads Qt

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint and type(watched).__name__ == "StartPage":
            tell()
        return False

def run_until_painted(*_):
    watch = Watch()
    QApplication.instance().installEventFilter(watch)
    while True:
        QApplication.processEvents()

QApplication.exec = run_until_painted
from dupfinder.__main__ import window
window()
"""
_COMMAND = """
from dupfinder.__main__ import main
main()
tell()
"""


@dataclass(frozen=True, slots=True)
class Program:
    """Something that is started, and what it is measured by."""

    name: str
    code: str
    arguments: tuple[str, ...] = ()
    peer: str = ""
    limit: float = 0.0
    """In times of the peer."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        one, other = (os.path.join(folder, name) for name in ("one.txt", "other.txt"))
        for path, end in ((one, "on Monday"), (other, "on Tuesday")):
            Path(path).write_text(f"A letter about the delivery of twelve boxes, which came {end}.\n" * 20, "utf-8")
        programs = (
            Program("Python with NumPy", _NUMPY),
            Program("a bare window", _BARE),
            Program("the window's first paint", _WINDOW, peer="a bare window", limit=6.0),
            Program("scan of one file", _COMMAND, ("scan", one), "Python with NumPy", 3.0),
            Program("compare A B", _COMMAND, ("compare", one, other), "Python with NumPy", 4.0),
        )
        told: dict[str, list[dict[str, float]]] = {program.name: [] for program in programs}
        for run in range(runs + 1):
            for program in programs:
                answer = _run(program, folder)
                if run:
                    told[program.name].append(answer)
    least = {name: min(answer["cpu_ms"] for answer in answers) for name, answers in told.items()}
    for program in programs:
        answer = told[program.name][0]
        times = least[program.name] / least[program.peer] if program.peer else 1.0
        verdict = f"   OVER {program.limit:.1f}" if times > program.limit > 0 else ""
        print(
            f"{program.name:26} {least[program.name]:6.0f} ms {times:6.1f} x   {answer['modules']:4.0f} modules,"
            f" {answer['ours']:3.0f} of ours{verdict}"
        )


def _run(program: Program, folder: str) -> dict[str, float]:
    homes = {f"XDG_{kind}_HOME": os.path.join(folder, kind.lower()) for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    environment = {
        **os.environ,
        **homes,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPYCACHEPREFIX": os.path.join(folder, "bytecode"),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    code = f"{_REPORT}\nsys.argv = ['dupfinder', *sys.argv[1:]]\n{program.code}"
    done = subprocess.run(
        [sys.executable, "-c", code, *program.arguments], env=environment, capture_output=True, text=True, check=True
    )
    answer: dict[str, float] = json.loads(done.stderr.splitlines()[-1])
    return answer


if __name__ == "__main__":
    main()
