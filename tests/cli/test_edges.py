"""Where the system gives too little: one clear sentence, and no traceback."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sample_documents import Write, words

HOMELESS = ("unshare", "-U", "--map-user=4242", "--map-group=4242")
READ_ONLY = ("unshare", "-Urm", "sh", "-c", 'mount -t tmpfs -o ro none "$HOME" && exec "$@"', "sh")
NO_HOME = "dupfinder: No home folder for DupFinder's data. Set HOME to one of your folders.\n"


def run(
    environment: dict[str, str], folder: Path, *arguments: str, within: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*within, sys.executable, "-m", "dupfinder", *arguments],
        cwd=folder,
        env={**environment, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def can(*command: str) -> bool:
    if shutil.which(command[0]) is None:
        return False
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


@pytest.mark.skipif(not can(*HOMELESS, "true"), reason="needs user namespaces")
@pytest.mark.parametrize(
    "command",
    [
        *(("scan", "docs"), ("watch", "docs"), ("like", "docs/a.txt", "docs"), ("fingerprint", "docs"), ("gui",), ()),
        *(("undo",), ("history",), ("rules", "list"), ("presets", "list"), ("cache", "info"), ("overview", "docs")),
    ],
)
def test_without_a_home_and_a_known_user_one_sentence_says_so(
    environment: dict[str, str], tmp_path: Path, command: tuple[str, ...]
) -> None:
    nothing = {name: value for name, value in environment.items() if name != "HOME" and not name.startswith("XDG_")}
    done = run(nothing, tmp_path, *command, within=HOMELESS)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", NO_HOME)
    assert not (tmp_path / "~").exists()


@pytest.mark.skipif(not can(*HOMELESS, "true"), reason="needs user namespaces")
def test_what_keeps_nothing_needs_no_home(environment: dict[str, str], write: Write, tmp_path: Path) -> None:
    nothing = {name: value for name, value in environment.items() if name != "HOME" and not name.startswith("XDG_")}
    paths = [str(write(f"{number}.txt", words(30, seed=1))) for number in range(2)]
    assert "The two files are exact copies." in run(nothing, tmp_path, "compare", *paths, within=HOMELESS).stdout
    assert run(nothing, tmp_path, "formats", within=HOMELESS).returncode == 0


@pytest.mark.skipif(shutil.which("faketime") is None, reason="needs faketime")
def test_a_clock_before_the_time_of_zip_archives_keeps_no_report_from_being_written(
    environment: dict[str, str], write: Write, tmp_path: Path
) -> None:
    for name in ("a.txt", "b.txt"):
        write(name, words(60, seed=1))
    reports = [
        part
        for kind in ("json", "xlsx", "docx", "csv", "html", "pdf", "session")
        for part in (f"--{kind}", f"r.{kind}")
    ]
    done = run(environment, tmp_path, "scan", "docs", *reports, within=("faketime", "-m", "1960-05-05 10:00:00"))
    assert done.returncode == 0, done.stderr
    assert all((tmp_path / name).stat().st_size for name in reports[1::2])
    write("c.txt", words(50, seed=1))
    both = ("compare", "docs/a.txt", "docs/c.txt", "--docx", "changes.docx")
    done = run(environment, tmp_path, *both, within=("faketime", "-m", "1960-05-05 10:00:00"))
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "changes.docx").stat().st_size


@pytest.mark.skipif(shutil.which("faketime") is None, reason="needs faketime")
def test_a_clock_that_python_cannot_count_to_is_said_in_one_sentence(
    environment: dict[str, str], tmp_path: Path
) -> None:
    done = run(environment, tmp_path, "history", within=("faketime", "-m", "2300-05-05 10:00:00"))
    said = "dupfinder: The clock of this computer is set to a year that programs cannot count to.\n"
    assert (done.returncode, done.stderr) == (2, said)


@pytest.mark.skipif(sys.platform != "linux", reason="of Linux")
@pytest.mark.parametrize("most_kb", [100_000, 150_000, 300_000])
@pytest.mark.parametrize("command", [("scan", "docs"), ("like", "docs/a.txt", "docs"), ("gui", "--scan", "none")])
def test_too_little_room_for_threads_and_libraries_ends_in_one_sentence(
    environment: dict[str, str], write: Write, tmp_path: Path, command: tuple[str, ...], most_kb: int
) -> None:
    write("a.txt", words(60, seed=1))
    if command[0] == "gui":
        environment = {name: value for name, value in environment.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
        most_kb = min(most_kb, 100_000)  # or else the window opens
    # What is given up half-way is let go of with a warning, which is no failure here.
    environment = {**environment, "PYTHONWARNINGS": "ignore"}
    limited = ("sh", "-c", f'ulimit -v {most_kb} && exec "$@"', "sh")
    done = run(environment, tmp_path, *command, within=limited)
    assert "Traceback" not in done.stderr
    if done.returncode:  # with enough it is done
        last = done.stderr.splitlines()[-1]
        assert last.startswith("dupfinder: "), done.stderr
        assert last.endswith("."), done.stderr


@pytest.mark.skipif(not can("unshare", "-Urm", "true"), reason="needs user namespaces")
def test_R4_with_a_home_for_reading_only_a_scan_goes_on_without_a_cache(
    environment: dict[str, str], write: Write, tmp_path: Path
) -> None:
    for name in ("a.txt", "b.txt"):
        write(name, words(60, seed=1))
    done = run(environment, tmp_path, "scan", "docs", within=READ_ONLY)
    assert done.returncode == 0, done.stderr
    assert "Group 1: 2 documents" in done.stdout
    cache = f"{environment['XDG_CACHE_HOME']}/dupfinder/scan.sqlite3"
    said = f"dupfinder: The scan cache {cache} cannot be used (Read-only file system). The scan continues without it."
    assert said in done.stderr.splitlines()
