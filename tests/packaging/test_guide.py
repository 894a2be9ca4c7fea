"""The user guide says what the window says, and its pictures are those that the script makes."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image

import markdown_pages

TOP = markdown_pages.TOP
GUIDE = TOP / "docs" / "guide"
GUI = TOP / "dupfinder" / "gui"
SHARED = TOP / "dupfinder" / "report" / "wording.py"
"""What the window says as reports do."""
PAGES = sorted(GUIDE.glob("*.md"))
BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
TRANSLATES = frozenset({"tr", "translate", "say"})
MOST_BYTES = 800_000
HAS_STRACE = shutil.which("strace") is not None


@pytest.fixture(scope="module")
def window_texts() -> set[str]:
    """Return everything that the window's code has translated, without the marks of keys."""
    return {without_mnemonic(text) for path in (SHARED, *GUI.rglob("*.py")) for text in translated(path)}


def translated(path: Path) -> Iterator[str]:
    for call in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(call, ast.Call):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if name in TRANSLATES:
                yield from (one.value for one in call.args if isinstance(one, ast.Constant) and type(one.value) is str)


def without_mnemonic(text: str) -> str:
    return re.sub(r"&(?=\S)", "", text)


def links(page: Path) -> list[tuple[bool, str, str]]:
    return list(markdown_pages.links(page.read_text("utf-8")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_is_bold_stands_in_the_window_just_so(page: Path, window_texts: set[str]) -> None:
    bold = {" ".join(text.split()) for text in BOLD.findall(page.read_text("utf-8"))}
    assert bold - window_texts <= ({"bold"} if page.name == "README.md" else set())


def test_every_page_is_in_the_contents_and_leads_to_the_next() -> None:
    order = [target for _, _, target in links(GUIDE / "README.md") if target.endswith(".md") and "/" not in target]
    assert sorted(order) == [page.name for page in PAGES if page.name != "README.md"]
    for name, following in zip(order, [*order[1:], "README.md"], strict=True):
        assert links(GUIDE / name)[-1][2] == following


def test_pictures_are_those_of_the_script_and_all_are_shown(script: Callable[[str], ModuleType]) -> None:
    shown = {Path(target).name for page in PAGES for is_picture, _, target in links(page) if is_picture}
    there = {path.name: path for path in (GUIDE / "pictures").iterdir()}
    assert shown - {"screenshot.png"} == set(there)  # that one is the README's
    *_, pictures = (script(name) for name in ("picture_window", "screenshot", "guide_pictures"))
    assert {Path(name).stem for name in there} == set(pictures.PICTURES)
    assert sum(path.stat().st_size for path in there.values()) < MOST_BYTES
    for path in there.values():
        with Image.open(path) as picture:
            assert 480 <= picture.width <= 1360, path.name


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a picture of the results, and with what strace, if there is one, saw of connections."""
    folder = tmp_path_factory.mktemp("made")
    trace = ["strace", "-f", "-qq", "-e", "trace=socket,connect", "-o", str(folder / "calls")]
    command = [sys.executable, str(TOP / "packaging" / "guide_pictures.py"), "results"]
    options = ["--home", str(folder / "home"), "--into", str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(TOP), "QT_QPA_PLATFORM": "offscreen"}
    whole = [*(trace if HAS_STRACE else ()), *command, *options]
    subprocess.run(whole, env=environment, check=True, timeout=150)
    return folder


@pytest.mark.skipif(not HAS_STRACE, reason="strace is not installed")
def test_P1_the_window_scans_and_compares_without_a_connection(made: Path) -> None:
    calls = (made / "calls").read_text("utf-8").splitlines()
    assert calls  # processes that ended, at the least
    assert [call for call in calls if "(" in call and "AF_UNIX" not in call and "---" not in call] == []


def test_the_script_makes_a_picture(made: Path) -> None:
    with Image.open(made / "results.png") as picture:
        assert picture.mode == "P"
        colours = picture.convert("RGB").getcolors(100_000)
    assert colours is not None
    assert len(colours) > 50  # there is more to see than an empty window
    assert not (made / "home").exists()
