"""The text of a Jupyter notebook: its cells in order, each with the text that it gave when it was run."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from dupfinder.domain.beyond import BeyondWords, ContentKind, item
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.json_budget import parsed_json
from dupfinder.domain.messages import say
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.markup.markdown import markdown_content
from dupfinder.extract.plain.plain_text import as_shown, exact
from dupfinder.extract.source import SourceFile
from dupfinder.extract.web.html_text import content_of

_SHOWN = frozenset({"text/plain", "text/markdown", "text/latex", "text/html"})
"""The same output in several ways; others are pictures and data."""
_MORE = re.compile(r"\b(?:href|src)\b|<svg\b", re.IGNORECASE)
_BESIDE_TEXT = frozenset({ContentKind.LINKS, ContentKind.PICTURES, ContentKind.DRAWINGS})


def read(source: SourceFile) -> Content:
    """Return the text of a notebook; every character of its code counts, pictures among its output are unseen."""
    try:
        notebook = parsed_json(source.read())
        cells = notebook["cells"] if "cells" in notebook else notebook["worksheets"][0]["cells"]
        return _content(cells)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise DocumentError(
            ProblemCode.DAMAGED, say("The {title} is damaged and cannot be read.", title=say("Jupyter notebook"))
        ) from error


def _content(cells: list[dict[str, Any]]) -> Content:
    gathering = Gathering()
    texts: list[str] = []
    headings: list[str] = []
    code: list[str] = []
    lines = 0
    for cell in cells:
        written = _joined(cell.get("source", cell.get("input", "")))
        if cell["cell_type"] == "markdown":
            shown = markdown_content(written)
            for name, data in (cell.get("attachments") or {}).items():
                gathering.add(ContentKind.ATTACHMENTS, item(name, json.dumps(data, sort_keys=True)))
            gathering.include(shown, lines_before=lines)
            new = [shown.text]
            headings += shown.headings
        else:
            code.append(written)
            new = [f"{written}\n" if written else "", *_outputs(cell.get("outputs", ()), gathering)]
        texts += new
        lines += sum(text.count("\n") for text in new)
    gathering.include(Content(text="", beyond=exact("\n".join(code))))
    return Content(text="".join(texts), headings=tuple(headings), beyond=gathering.beyond())


def _outputs(outputs: list[dict[str, Any]], gathering: Gathering) -> Iterator[str]:
    """Yield what was written when a cell was run."""
    for output in outputs:
        data: Mapping[str, Any] = output.get("data", output)
        if not _SHOWN.issuperset(name for name in data if "/" in name):
            gathering.cannot_see(ContentKind.PICTURES, ContentKind.DRAWINGS)
        gathering.include(Content(text="", beyond=_beside_text(_joined(data.get("text/html") or ""))))
        text = _joined(output.get("text", data.get("text/plain", "")))
        if output.get("output_type") in {"error", "pyerr"}:
            text = f"{output.get('ename', '')}: {output.get('evalue', '')}"
        if text:
            yield f"{as_shown(text).removesuffix(chr(10))}\n"


def _beside_text(page: str) -> BeyondWords:
    """Return where the links in an output lead, and its pictures; its words are those of the plain text beside it."""
    if _MORE.search(page) is None:
        return BeyondWords()
    try:
        beyond = content_of(page).beyond
    except DocumentError:  # made to keep a parser busy
        return BeyondWords(unseen=_BESIDE_TEXT)
    items = {kind: found for kind, found in beyond.items.items() if kind in _BESIDE_TEXT}
    return BeyondWords(items=items, unseen=beyond.unseen & _BESIDE_TEXT)


def _joined(written: str | list[str]) -> str:
    return written if isinstance(written, str) else "".join(written)
