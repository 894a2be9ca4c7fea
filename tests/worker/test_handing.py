"""What the process that opens documents hands to their reader, and what the reader may open besides."""

import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.options import MIB
from dupfinder.pipeline.workers import child
from dupfinder.worker.confinement import confining
from dupfinder.worker.opening import FileLook

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers open files themselves")


def look_at(path: Path) -> dict[str, Any]:
    seen = os.stat(path)
    look = FileLook(
        path=str(path), size_bytes=seen.st_size, mtime_ns=seen.st_mtime_ns, device=seen.st_dev, inode=seen.st_ino
    )
    return {name: value for name, value in asdict(look).items() if name != "taken"}


def answered(*requests: list[dict[str, Any]]) -> list[list[str]]:
    """Return what one worker says of the files of each request: a problem, or their text."""
    worker = child.WorkerProcess(time_limit_s=60.0, memory_limit_bytes=500 * MIB)
    try:
        assert worker.greet() is not None
        said = []
        for files in requests:
            worker.ask({"do": "text", "files": files, "formats": [], "ocr": False})
            of_files: list[str] = []
            while len(of_files) < len(files):
                frame = worker.receive()
                assert frame is not None
                if "at" not in frame.head:
                    of_files.append(frame.head.get("problem") or frame.body.decode())
            said.append(of_files)
        return said
    finally:
        worker.end()


def test_H5_each_file_is_read_that_was_asked_for_whatever_became_of_those_before_it(tmp_path: Path) -> None:
    looks = []
    for number in range(30):
        path = tmp_path / f"{number}.txt"
        path.write_text(f"text {number}")
        looks.append(look_at(path))
        match number % 5:
            case 1:
                path.unlink()
            case 2:
                path.write_text("another text")
            case 3:
                path.unlink()
                path.symlink_to("/etc/passwd")
            case 4:
                path.unlink()
                os.mkfifo(path)
    expected = [[f"text {n}", "vanished", "changed", "changed", "changed"][n % 5] for n in range(30)]
    assert answered(looks, looks[::-1], [looks[0]]) == [expected, expected[::-1], ["text 0"]]


def test_H5_more_files_are_handed_over_than_a_reader_may_hold(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("words")
    assert answered([look_at(path)] * 600) == [["words"] * 600]


def places(home: Path, *, path: str = "", prefix: str = "") -> list[str]:
    """Return what a process may read that has this home, this module path and this prefix."""
    script = "import sys; sys.prefix = sys.argv[1] or sys.prefix; from dupfinder.worker.confinement import confining; "
    found = subprocess.run(
        [sys.executable, "-c", script + "print(*confining.readable_places(), sep=chr(10))", prefix],
        env={**os.environ, "HOME": str(home), "PYTHONPATH": os.pathsep.join([path, *sys.path])},
        check=True,
        capture_output=True,
        text=True,
    )
    return found.stdout.splitlines()


def test_H5_a_reader_may_open_its_program_and_never_a_persons_folder(tmp_path: Path) -> None:
    home = tmp_path / "people" / "me"
    code = home / "code"
    code.mkdir(parents=True)
    checkout = Path(confining.__file__).parents[3]
    for too_much in (str(home), str(home.parent), str(tmp_path), "/"):
        found = places(home, path=too_much)
        assert not [place for place in found if os.path.commonpath((place, home)) == place]
        assert str(checkout / "dupfinder") in found
        assert str(checkout) not in found
    (code / "package").mkdir()
    (code / "documents").mkdir()
    for name in ("package/__init__.py", "module.py", "letter.odt", "documents/letter.odt"):
        (code / name).touch()
    found = places(home, path=str(code), prefix=str(home / ".venv"))
    assert {place for place in found if place.startswith(str(code))} == {str(code / "package"), str(code / "module.py")}
    assert str(home / ".venv" / "lib") in found
    assert str(home / ".venv") not in found
