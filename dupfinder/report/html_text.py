"""Text for an HTML page."""

import html
import os
from collections.abc import Sequence

from dupfinder.domain.display import format_day, visible
from dupfinder.domain.documents import Metadata
from dupfinder.domain.pairs import Variable

NAMED_ATTACHMENTS = 5


def escaped(text: str) -> str:
    """Return a text that is shown and nothing else, inside an element or a quoted attribute (safety.md, O2, O3)."""
    return html.escape(visible(text), quote=True)


def noun(number: int, singular: str) -> str:
    """Return the noun as it stands beside a number."""
    return singular if number == 1 else f"{singular}s"


def counted(number: int, singular: str) -> str:
    """Return a number with its noun: `1 document`, `1,204 documents`."""
    return f"{number:,} {noun(number, singular)}"


def only_differ(differs_only_in: Sequence[Variable]) -> str:
    """Return what alone is different in two documents: `only numbers and dates differ`."""
    *first, last = differs_only_in
    return f"only {', '.join(first)}{' and ' if first else ''}{last} differ"


def about_line(metadata: Metadata) -> str:
    """Return what a document says about itself, in one line for a reader; empty if it says nothing."""
    parts = []
    if metadata.title:
        parts.append(f"<cite><bdi>{escaped(metadata.title)}</bdi></cite>")
    if metadata.author:
        parts.append(f"by <bdi>{escaped(metadata.author)}</bdi>")
    if metadata.page_count is not None:
        parts.append(f"<span>{counted(metadata.page_count, 'page')}</span>")
    if metadata.created:
        parts.append(f"<span>created {escaped(format_day(metadata.created))}</span>")
    if metadata.modified:
        parts.append(f"<span>last saved {escaped(format_day(metadata.modified))}</span>")
    if metadata.attachments:
        names = ", ".join(f"<bdi>{escaped(name)}</bdi>" for name in metadata.attachments[:NAMED_ATTACHMENTS])
        more = ", &hellip;" if len(metadata.attachments) > NAMED_ATTACHMENTS else ""
        parts.append(f"{counted(len(metadata.attachments), 'attachment')}: {names}{more}")
    return " · ".join(parts)


def file_cell(path: str, *, other_paths: tuple[str, ...] = (), about: str = "") -> str:
    """Return a table cell with a file's name, what it says about itself (HTML), its folder, and its other names."""
    # bdi: a name in Arabic or Hebrew does not turn what stands beside it around.
    cell = f"<b><bdi>{escaped(os.path.basename(path) or path)}</bdi></b>"
    if about:
        cell += f'<span class="about">{about}</span>'
    if folder := os.path.dirname(path):
        cell += f'<span class="folder"><bdi>{escaped(folder)}</bdi></span>'
    for other in other_paths:
        cell += f'<span class="folder">the same file: <bdi>{escaped(other)}</bdi></span>'
    return f'<td class="document">{cell}</td>'
