"""Files that break readers, among sound ones: each costs itself, and no more (H1, H2, R1)."""

import io
import json
import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.errors import DocumentError
from dupfinder.extract import SourceFile, extract
from hostile_files import READ, HostileFile, hostile_files, quick_files
from hostile_files.good_documents import good_documents
from sample_documents import words, write_document

TOP = Path(__file__).parents[2]
FILES = {one.name: one for one in hostile_files()}
QUICK = frozenset(one.name for one in quick_files())
AMONG = "bdhmps"
"""Sound documents are named so that they are read between the others."""
TIME_LIMIT_S, MEMORY_LIMIT = "4", "300M"
MOST_PARENT_MB = 400
SCAN_LIMIT_S = 1500
"""It takes about a minute on two idle cores; the workers give way to whatever else runs."""
LARGEST = "a line of 100 MB.txt"
LARGE_BYTES = 30_000_000
OUTSIDE = re.compile("elsewhere|outside|included|another file|another folder|of the web")

SCAN = """
import sys
from dupfinder.cli.main import run
status = run(sys.argv[1:], open_window=None)
with open("/proc/self/status") as stream:
    print(next(line for line in stream if line.startswith("VmHWM")).split()[1], file=sys.stderr)
sys.exit(status)
"""
"""The program, which says at last how many kB of memory it took itself."""


@dataclass(frozen=True, slots=True)
class Scanned:
    """What the program reported."""

    names: frozenset[str]
    """The hostile files among those that were scanned."""
    status: int
    report: dict[str, Any]
    peak_mb: int

    @property
    def outcomes(self) -> dict[str, str]:
        """Return what came of each hostile file."""
        found = {os.path.basename(problem["path"]): problem["code"] for problem in self.report["problems"]}
        return {name: found.get(name, READ) for name in self.names}


@pytest.fixture(scope="module", params=["quick", pytest.param("all", marks=pytest.mark.sweep)])
def names(request: pytest.FixtureRequest) -> frozenset[str]:
    """Return which hostile files are read."""
    return QUICK if request.param == "quick" else frozenset(FILES)


@pytest.fixture(scope="module")
def folder(names: frozenset[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write hostile files among sound ones."""
    folder = tmp_path_factory.mktemp("hostile")
    for name in sorted(names):
        write_document(folder, name, FILES[name].make())
    for seed, letter in enumerate(AMONG):
        for suffix, data in good_documents(words(200, seed=seed)).items():
            write_document(folder, f"{letter} good{suffix}", data)
    return folder


@pytest.fixture(scope="module")
def scanned(names: frozenset[str], folder: Path) -> Scanned:
    """Scan them with the real program and tight limits."""
    options = [
        "--workers",
        "2",
        "--time-limit",
        TIME_LIMIT_S,
        "--memory-limit",
        MEMORY_LIMIT,
        "--no-cache",
        "--json",
        "-",
    ]
    done = subprocess.run(
        [sys.executable, "-c", SCAN, "scan", str(folder), *options],
        env={**os.environ, "PYTHONPATH": str(TOP)},
        capture_output=True,
        text=True,
        check=False,
        timeout=SCAN_LIMIT_S,
    )
    assert done.stdout, done.stderr
    return Scanned(names, done.returncode, json.loads(done.stdout), int(done.stderr.split()[-1]) // 1024)


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited by RLIMIT_AS and seen in /proc")
@pytest.mark.timeout(SCAN_LIMIT_S + 60)
class TestAScanOfHostileFiles:
    def test_H1_each_ends_as_it_should(self, scanned: Scanned) -> None:
        wrong = {name: code for name, code in scanned.outcomes.items() if code not in FILES[name].outcomes}
        assert wrong == {}

    def test_R1_the_scan_goes_on_to_its_end(self, scanned: Scanned) -> None:
        assert scanned.status == 3
        good = len(AMONG) * len(good_documents("text"))
        # More: what is attached to the hostile mails.
        assert scanned.report["summary"]["documents"] >= len(scanned.names) + good

    def test_R1_sound_documents_among_them_are_read_and_grouped(self, scanned: Scanned) -> None:
        groups = [[os.path.basename(d["path"]) for d in group["documents"]] for group in scanned.report["groups"]]
        good = [frozenset(names) for names in groups if any(" good." in name for name in names)]
        expected = [frozenset(f"{letter} good{suffix}" for suffix in good_documents("text")) for letter in AMONG]
        assert Counter(good) == Counter(expected)

    def test_H1_the_parent_stays_small(self, scanned: Scanned) -> None:
        assert scanned.peak_mb < MOST_PARENT_MB


def test_they_are_made_from_little(names: frozenset[str], folder: Path) -> None:
    assert set(FILES) > QUICK
    sizes = {name: (folder / name).stat().st_size for name in names if name != LARGEST}
    assert {name: size for name, size in sizes.items() if size > LARGE_BYTES} == {}


@pytest.mark.parametrize("one", [one for name, one in FILES.items() if OUTSIDE.search(name)], ids=lambda one: one.name)
def test_H2_no_text_comes_from_another_file(one: HostileFile) -> None:
    data = one.make()
    try:
        text = extract(SourceFile(one.name, io.BytesIO(data), len(data))).text
    except DocumentError as error:
        text = str(error)
    assert "root:" not in text
