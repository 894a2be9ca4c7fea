"""Formats of other packages, installed for real: modules and their dist-info in a folder on the program's path."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

Program = Callable[..., subprocess.CompletedProcess[str]]

GOOD = """
from dupfinder.extract.format import Content, Format

def _read(source):
    return Content(text=source.read().decode()[6:].swapcase())

FORMAT = Format(
    name="swapped", title="swapped text", suffixes=(".swp",), media_type="text/x-swapped",
    recognises=lambda source: source.head.startswith(b"#swap "), read=_read, reader="swapper", reader_version=3,
)
"""
BROKEN = {
    "raises": "raise RuntimeError('no such luck')",
    "leaves": "import sys; sys.exit(1)",
    "needs_more": "import no_such_module",
    "is_none": "FORMAT = 'pdf'",
    "takes_a_name": GOOD.replace('"swapped"', '"pdf"'),
    "has_no_suffixes": GOOD.replace('(".swp",)', '".swp"'),
    "has_no_name": GOOD.replace('"swapped"', "None"),
    "needs_nonsense": GOOD.replace('"swapper"', '"swapper", libraries=("a.b",)').replace('"swapped"', '"other"'),
}


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Run `dupfinder` where packages with these modules, each with its format, are installed."""

    def run(modules: Mapping[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
        site = tmp_path / "site"
        for name, code in modules.items():
            information = site / f"{name}-2.5.dist-info"
            information.mkdir(parents=True)
            (site / f"{name}.py").write_text(code)
            (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 2.5\n")
            (information / "entry_points.txt").write_text(f"[dupfinder.formats]\n{name} = {name}:FORMAT\n")
        home = {name: str(tmp_path / "home") for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")}
        path = os.pathsep.join((str(site), str(Path(__file__).parents[2])))
        return subprocess.run(
            [sys.executable, "-m", "dupfinder", *arguments],
            cwd=tmp_path, env={**os.environ, **home, "PYTHONPATH": path}, capture_output=True, text=True, check=False,
        )  # fmt: skip

    return run


def test_an_installed_format_is_listed_with_its_package(program: Program) -> None:
    done = program({"swapper": GOOD}, "formats", "--json")
    listed = {one["name"]: one for one in json.loads(done.stdout)}
    assert listed["swapped"] == {
        "name": "swapped", "title": "swapped text", "suffixes": [".swp"], "media_type": "text/x-swapped",
        "state": "installed", "missing_libraries": [], "reader": "swapper", "reader_version": 3,
        "package": "swapper", "package_version": "2.5",
    }  # fmt: skip
    assert listed["pdf"]["package"] == "dupfinder-documents"
    assert done.stderr == ""


def test_the_list_for_a_person_names_the_package_and_what_is_missing(program: Program) -> None:
    lacking = GOOD.replace('"swapper"', '"swapper", libraries=("no_such_module",)')
    line = program({"swapper": lacking}, "formats").stdout.splitlines()[0]
    assert " ".join(line.split()) == "swapped missing: no_such_module swapper .swp (swapped text, from swapper 2.5)"


def test_documents_of_an_installed_format_are_recognised_and_read(program: Program, tmp_path: Path) -> None:
    words = " ".join(f"Word{number}" for number in range(60))
    folder = tmp_path / "docs"
    folder.mkdir()
    (folder / "a.dat").write_text(f"#swap {words.swapcase()}")
    (folder / "b.txt").write_text(words)
    report = tmp_path / "report.json"
    done = program({"swapper": GOOD}, "scan", str(folder), "--json", str(report))
    assert done.returncode in {0, 1}, done.stderr
    found = report.read_text()
    assert '"swapped"' in found
    (group,) = json.loads(found)["groups"]
    assert len(group["documents"]) == 2


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_format_is_named_and_costs_nothing_else(program: Program, name: str) -> None:
    done = program({name: BROKEN[name], "swapper": GOOD}, "formats", "--json")
    listed = [one["name"] for one in json.loads(done.stdout)]
    assert listed[0] == "swapped"
    assert listed.count("pdf") == 1
    assert f"The format {name}:FORMAT of {name} " in done.stderr
    assert "it is left out." in done.stderr


def test_a_format_whose_test_fails_costs_no_document(program: Program, tmp_path: Path) -> None:
    failing = GOOD.replace('source.head.startswith(b"#swap ")', "1 / 0")
    (tmp_path / "a.txt").write_text("some words")
    (tmp_path / "b.txt").write_text("some words")
    assert "The two files are exact copies." in program({"swapper": failing}, "compare", "a.txt", "b.txt").stdout
