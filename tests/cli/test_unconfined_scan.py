"""A scan on a system without what confines readers says so (H5), and reads all the same."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sample_documents import Write, words

WRAPPER = str(Path(__file__).parents[1] / "support" / "unconfined_program.py")
SENTENCES = {
    ("landlock",): "This system lacks Landlock. A document that takes over its reader could read your other files.",
    ("seccomp",): "This system lacks seccomp. A document that takes over its reader could open connections.",
    ("landlock", "seccomp"): (
        "This system cannot isolate the programs that read documents. "
        "A malicious document could read your files and go online."
    ),
    (): "",
}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has these means")
@pytest.mark.parametrize("missing", SENTENCES, ids=" and ".join)
def test_H5_a_scan_without_confinement_says_so_once_in_its_status_its_report_and_the_log(
    write: Write, environment: dict[str, str], tmp_path: Path, missing: tuple[str, ...]
) -> None:
    write("a.txt", words(40, seed=1))
    write("b.txt", words(40, seed=1))
    command = [
        sys.executable,
        WRAPPER,
        *missing,
        "--",
        sys.executable,
        "-m",
        "dupfinder",
        "--log",
        "log",
        "scan",
        "docs",
    ]
    done = subprocess.run(
        [*command, "--json", "report.json"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    said = f"dupfinder: {SENTENCES[missing]}"
    assert done.stderr.splitlines()[:-1] == ([said] if missing else [])
    summary = json.loads((tmp_path / "report.json").read_text())["summary"]
    assert (summary["documents"], summary["groups"]) == (2, 1)
    assert tuple(summary.get("unconfined", ())) == missing
    assert f"confinement_missing {' '.join(missing) or 'nothing'}" in (tmp_path / "log").read_text()
