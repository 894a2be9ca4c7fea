"""Fuzzes the readers of some formats, in a Python that has atheris beside what the tests need.

    python tests/fuzzing/fuzz_reader.py [FORMAT…] [--minutes 10] [--jobs 2] [--documents FOLDER] [--out FOLDER]

Without a FORMAT it is all of them, some at a time and at low priority. The fuzzer starts from the sound documents of
the tests, and from small documents of FOLDER. Whenever an input ends the process that reads it (a crash, 10 s of CPU
time, too much memory), that input is kept and another process goes on. For each format the folder `out` gets a log,
the inputs that led somewhere new, and the findings, each with its smallest input.
"""

import argparse
import hashlib
import importlib.util
import os
import signal
import struct
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOP = os.path.dirname(TESTS)
SUFFIXES = {
    name: f".{name}"
    for name in (
        "pdf", "docx", "odt", "ods", "odp", "odg", "pptx", "vsdx", "ppt", "xlsx", "xls", "doc", "msg", "rtf", "epub",
        "pages", "numbers", "key", "eml", "emlx", "mobi", "fb2", "html", "mhtml", "webarchive", "xml", "md",
        "ipynb", "srt", "rst", "csv", "txt", "mbox", "xps", "djvu", "zip", "tar", "7z", "rar", "cab", "lzh", "iso",
        "gz", "tnef",
    )
} | {"latex": ".tex"}  # fmt: skip
HEAD = struct.Struct("<QQQ")
"""As in `reader_fuzzing.target`: how many inputs there were, how many of them gave text, the size of the last."""
STATE_BYTES = HEAD.size + (1 << 16)
MOST_SEED_BYTES = 30_000
"""Small ones: ten minutes shall see many inputs."""
MOST_SEEDS = 80
WALL_LIMIT_S = 120
"""For one input, should it wait for something; time on the processor is limited in the process itself."""
START_ALLOWANCE_S = 60
LOWEST_PRIORITY = 19
SEED_TEXT = (
    "The committee met in the old library and talked about the roof which has leaked since the spring of last year"
)


def main() -> int:
    """Return 0 if nothing was found, 1 if something was."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("formats", nargs="*", metavar="FORMAT", help=", ".join(SUFFIXES))
    parser.add_argument("--minutes", type=float, default=10, help="for each format (10)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at a time (one a core)")
    parser.add_argument("--documents", help="a folder of real documents to start from as well")
    parser.add_argument("--out", default="build/fuzzing", help="where findings go (build/fuzzing)")
    arguments = parser.parse_args()
    names = arguments.formats or list(SUFFIXES)
    if unknown := set(names) - set(SUFFIXES):
        parser.error(f"no such format: {', '.join(sorted(unknown))}")
    if importlib.util.find_spec("atheris") is None:
        parser.error("atheris is not installed in this Python")
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)

    def fuzz(name: str) -> int:
        run = Run(name, os.path.abspath(os.path.join(arguments.out, name)))
        run.seed(arguments.documents)
        return run.go_on(arguments.minutes * 60)

    with ThreadPoolExecutor(arguments.jobs) as threads:
        return max(threads.map(fuzz, names))


def good_documents() -> dict[str, bytes]:
    """Return a sound document for each suffix."""
    sys.path[:0] = [TOP, os.path.join(TESTS, "support")]
    module = importlib.import_module("hostile_files.good_documents")
    documents: dict[str, bytes] = module.good_documents(SEED_TEXT) | module.good_boxes(SEED_TEXT)
    return documents


class Run:
    """The fuzzing of one reader, over as many processes as it takes."""

    def __init__(self, name: str, folder: str) -> None:
        self._name = name
        self._suffix = SUFFIXES[name]
        self._seeds, self._corpus, self._findings = (
            os.path.join(folder, part) for part in ("seeds", "corpus", "findings")
        )
        for part in (self._seeds, self._corpus, self._findings):
            os.makedirs(part, exist_ok=True)
        self._state = os.path.join(folder, "state")
        with open(self._state, "wb") as stream:
            stream.truncate(STATE_BYTES)
        self._log = os.path.join(folder, "log")

    def seed(self, documents: str | None) -> None:
        """Write the documents that the fuzzer starts from."""
        self._add_seed(good_documents()[self._suffix])
        paths = [os.path.join(folder, name) for folder, _, names in os.walk(documents or "") for name in names]
        fitting = sorted(
            (path for path in paths if path.lower().endswith(self._suffix) and os.path.getsize(path) < MOST_SEED_BYTES),
            key=os.path.getsize,
        )
        for path in fitting[:: max(1, len(fitting) // MOST_SEEDS)]:
            with open(path, "rb") as stream:
                self._add_seed(stream.read())

    def _add_seed(self, data: bytes) -> None:
        with open(os.path.join(self._seeds, hashlib.sha256(data).hexdigest()[:16]), "wb") as stream:
            stream.write(data)

    def go_on(self, seconds: float) -> int:
        """Fuzz for so long, say how it went, and return the exit status."""
        end_s = time.monotonic() + seconds
        began_s = time.monotonic()
        deaths = 0
        while (left_s := end_s - time.monotonic()) > 1:
            status = self._fuzz(int(left_s))
            if status != 0:
                deaths += 1
                self._keep_death(status)
        inputs, texts, _ = HEAD.unpack_from(self._state_bytes())
        names = sorted(name for name in os.listdir(self._findings) if not name.endswith(".words"))
        elapsed_s = time.monotonic() - began_s
        print(  # noqa: T201 - a command line prints
            f"{self._name}: {inputs:,} inputs in {elapsed_s:.0f} s ({inputs / elapsed_s:.0f}/s), {texts:,} with text,"
            f" {deaths} deaths, {len(names)} findings: {', '.join(names) or 'none'}",
            flush=True,
        )
        return 1 if names else 0

    def _fuzz(self, seconds: int) -> int:
        """Run one process until it ends or the time is over; return its exit status, 0 if it was well."""
        options = [
            f"-max_total_time={seconds}", f"-timeout={WALL_LIMIT_S}", "-rss_limit_mb=0", "-verbosity=1", "-reload=0",
            "-detect_leaks=0",
            f"-artifact_prefix={self._corpus}/../", self._corpus, self._seeds,
        ]  # fmt: skip
        command = [
            sys.executable,
            "-m",
            "reader_fuzzing.target",
            self._suffix,
            self._state,
            self._findings,
            self._seeds,
        ]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((TOP, os.path.join(TESTS, "support")))}
        with open(self._log, "ab") as log:
            try:
                return subprocess.run(
                    [*command, *options],
                    env=environment,
                    cwd=TOP,
                    stdout=log,
                    stderr=log,
                    check=False,
                    timeout=seconds + WALL_LIMIT_S + START_ALLOWANCE_S,
                ).returncode
            except subprocess.TimeoutExpired:
                return 0  # it was late to look at the clock; inputs that hang are ended long before

    def _state_bytes(self) -> bytes:
        with open(self._state, "rb") as stream:
            return stream.read()

    def _keep_death(self, status: int) -> None:
        """Keep the input that ended a process, unless there is a smaller one for the same end."""
        state = self._state_bytes()
        data = state[HEAD.size : HEAD.size + HEAD.unpack_from(state)[2]]
        name = f"death-{signal.Signals(-status).name if status < 0 else status}"
        path = os.path.join(self._findings, name)
        if not os.path.exists(path) or os.path.getsize(path) > len(data):
            with open(path, "wb") as stream:
                stream.write(data)


if __name__ == "__main__":
    sys.exit(main())
