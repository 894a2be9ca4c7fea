"""Pages lead where they say, and what the program says of pages is so."""

import re
from pathlib import Path

import pytest

from markdown_pages import TOP, anchor, links, sections

PAGES = sorted([*TOP.glob("*.md"), *(TOP / "docs").rglob("*.md")])
CODE_PAGES = [TOP / "ARCHITECTURE.md", *(TOP / "docs" / "decisions").glob("*.md")]
NAMED = re.compile(r"`dupfinder((?:\.\w+)+)`")
MENTIONED = re.compile(r"(?<![\w/*{.`-])(?:[\w-]+/)*[\w-]+\.md\b")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(TOP)))
def test_links_lead_somewhere(page: Path) -> None:
    for is_picture, words, target in links(page.read_text("utf-8")):
        if target.startswith("https:"):
            continue
        path, _, place = target.partition("#")
        there = page.parent / path if path else page
        assert there.exists(), target
        assert not is_picture or len(words) > 20, "a picture needs words for who does not see it"
        assert not place or place in {anchor(one.title) for one in sections(there)}, target


def test_no_docstring_leads_out_of_the_repository() -> None:
    """In the program any name of a page is one of the repository; tests have documents with such names."""
    for source in (TOP / "dupfinder").rglob("*.py"):
        for name in MENTIONED.findall(source.read_text("utf-8")):
            assert (TOP / name).is_file(), f"{source}: {name}"


@pytest.mark.parametrize("page", CODE_PAGES, ids=lambda page: page.stem)
def test_what_a_page_names_of_the_code_is_there(page: Path) -> None:
    assert [name for name in NAMED.findall(page.read_text("utf-8")) if not is_there(name.split(".")[1:])] == []


def is_there(parts: list[str]) -> bool:
    """Return whether a package, a module, or what it defines, is called so."""
    for depth in range(len(parts), 0, -1):
        module = TOP.joinpath("dupfinder", *parts[:depth])
        for source in (module / "__init__.py", module.with_suffix(".py")):
            if source.is_file():
                text = source.read_text("utf-8")
                return all(re.search(rf"\b{name}\b", text) for name in parts[depth:])
    return False


def test_the_functions_of_a_walk_are_in_the_modules_that_it_names() -> None:
    """Bare names are those of a module named in the same walk, or of what it inherits."""
    text = (TOP / "ARCHITECTURE.md").read_text("utf-8")
    walks = text[text.index("## Four walks") : text.index("## What matching rests on")].split("\n**")[1:]
    assert len(walks) == 4
    for walk in walks:
        modules = [name.split(".")[1:] for name in NAMED.findall(walk)]
        sources = {source_of(parts) for parts in modules}
        for bare in re.findall(r"`(\w+(?:\.\w+)?)`", walk):
            definition = re.compile(
                rf"\b(?:def|class) {bare.split('.')[-1]}\b|^    {bare.split('.')[-1]} = Signal", re.MULTILINE
            )
            assert bare in {"plan", "apply"} or any(definition.search(each) for each in sources), bare


def source_of(parts: list[str]) -> str:
    for depth in range(len(parts), 0, -1):
        source = TOP.joinpath("dupfinder", *parts[:depth]).with_suffix(".py")
        if source.is_file():
            return source.read_text("utf-8")
    raise AssertionError(parts)
