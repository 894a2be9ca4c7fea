"""Pages lead where they say, and what the program says of pages is so."""

import re
from pathlib import Path

import pytest

from markdown_pages import TOP, anchor, links, sections

PAGES = sorted([*TOP.glob("*.md"), *(TOP / "docs").rglob("*.md")])
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
