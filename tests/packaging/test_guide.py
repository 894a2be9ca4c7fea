"""The user guide says what the window says, and its pictures are those that the script makes."""

import ast
import os
import re
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
PAGES = sorted(GUIDE.glob("*.md"))
BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
TRANSLATES = frozenset({"tr", "translate", "QT_TRANSLATE_NOOP"})
MOST_BYTES = 800_000


@pytest.fixture(scope="module")
def window_texts() -> set[str]:
    """Return everything that the window's code has translated, without the marks of keys."""
    return {without_mnemonic(text) for path in GUI.rglob("*.py") for text in translated(path)}


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


def test_the_script_makes_a_picture(tmp_path: Path) -> None:
    home = tmp_path / "home"
    command = [sys.executable, str(TOP / "packaging" / "guide_pictures.py"), "results"]
    options = ["--home", str(home), "--into", str(tmp_path / "pictures")]
    environment = {**os.environ, "PYTHONPATH": str(TOP), "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([*command, *options], env=environment, check=True, timeout=120)
    with Image.open(tmp_path / "pictures" / "results.png") as picture:
        assert picture.mode == "P"
        colours = picture.convert("RGB").getcolors(100_000)
    assert colours is not None
    assert len(colours) > 50  # there is more to see than an empty window
    assert not home.exists()
