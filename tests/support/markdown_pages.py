"""What tests need of the pages under docs: their headings, tables, code and links."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).parents[2]
_HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
_CODE = re.compile(r"`([^`]+)`")
_RULE = re.compile(r"\|[ |-]+-[ |-]*\|")


@dataclass(frozen=True, slots=True)
class Section:
    """What stands below one heading, up to the next one of any level."""

    title: str
    text: str

    @property
    def rows(self) -> list[list[str]]:
        """Return the cells of all tables, without their heads."""
        lines = self.text.splitlines()
        heads = {number - 1 for number, line in enumerate(lines) if _RULE.fullmatch(line)}
        return [
            [cell.strip() for cell in line.strip("|").split("|")]
            for number, line in enumerate(lines)
            if line.startswith("|") and number not in heads and number - 1 not in heads
        ]


def sections(page: Path) -> list[Section]:
    """Return the sections of a page in their order."""
    text = page.read_text("utf-8")
    heads = list(_HEADING.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    return [Section(head[2], text[head.end() : end]) for head, end in zip(heads, ends, strict=True)]


def section(page: Path, title: str) -> Section:
    """Return the one section of this title."""
    (found,) = (one for one in sections(page) if one.title == title)
    return found


def codes(text: str) -> list[str]:
    """Return what stands in backticks."""
    return _CODE.findall(text)


def links(text: str) -> Iterator[tuple[bool, str, str]]:
    """Yield for each link whether it is a picture, its text and where it leads."""
    for mark, words, target in _LINK.findall(text):
        yield bool(mark), words, target


def anchor(title: str) -> str:
    """Return what GitHub calls a heading in a link."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
