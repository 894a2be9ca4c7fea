"""The examples of the page about Python print what stands below them, and the page has every name of the door."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import dupfinder
from markdown_pages import TOP, codes, section
from own_folders import own_folders

PAGE = TOP / "docs" / "reference" / "python.md"
_EXAMPLE = re.compile(r"```python\n(.*?)```\n(?:\n```text\n(.*?)```)?", re.DOTALL)
EXAMPLES = _EXAMPLE.findall(PAGE.read_text("utf-8"))
LEASE = """This lease is made between the owner of the house and the tenant who moves in on the first day of March.
The rent is due on the third working day of each month and includes water but neither heating nor electricity.
Whoever wants to end the lease tells the other one in writing, three months before the day on which it shall end.
The tenant may keep a cat or a small dog if the neighbours do not object to it within two weeks.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    documents = tmp_path / "Documents"
    documents.mkdir()
    for name in ("lease.txt", "lease copy.txt"):
        (documents / name).write_text(LEASE, "utf-8")
    changed = LEASE.replace("third working day", "first Monday").replace("a cat or a small dog", "no animals")
    (documents / "lease draft.txt").write_text(changed, "utf-8")
    (documents / "letter.docx").write_bytes(b"PK\3\4 cut short")
    for number, name in enumerate(("lease.txt", "lease copy.txt", "lease draft.txt")):
        os.utime(documents / name, (1_700_000_000 + number, 1_700_000_000 + number))
    return tmp_path


@pytest.mark.parametrize(("example", "printed"), EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_prints_what_stands_below_it(example: str, printed: str, folder: Path) -> None:
    (folder / "example.py").write_text(example, "utf-8")
    variables = {**os.environ, **own_folders(folder / "own"), "PYTHONPATH": str(TOP), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-W", "error", "example.py"]
    done = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True, timeout=120, check=False)
    assert done.stderr == ""
    assert done.stdout
    assert not printed or done.stdout == printed


def test_the_page_has_every_name_of_the_door_and_no_other() -> None:
    assert sorted(codes(row[0])[0] for row in section(PAGE, "All names").rows) == sorted(dupfinder.__all__)
    assert all(getattr(dupfinder, name).__doc__ for name in dupfinder.__all__)
    assert not hasattr(dupfinder, "Missing")


def test_the_door_loads_nothing_before_a_name_is_used() -> None:
    code = "import sys, dupfinder; print(sorted(name for name in sys.modules if name.startswith('dupfinder')))"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "['dupfinder', 'dupfinder.domain', 'dupfinder.domain.doors']"
