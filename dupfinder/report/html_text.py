"""Text for an HTML page."""

import html
import os

from dupfinder.domain.display import format_day, visible
from dupfinder.domain.documents import Metadata
from dupfinder.report.wording import counted

NAMED_ATTACHMENTS = 5


def escaped(text: str) -> str:
    """Return a text that is shown and nothing else, inside an element or a quoted attribute (O2, O3)."""
    return html.escape(visible(text), quote=True)


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
    cell = f"<bdi>{escaped(os.path.basename(path) or path)}</bdi>"
    if about:
        cell += f"<p>{about}</p>"
    if folder := os.path.dirname(path):
        cell += f'<bdi class="folder">{escaped(folder)}</bdi>'
    for other in other_paths:
        cell += f'<span class="folder">the same file: <bdi>{escaped(other)}</bdi></span>'
    return f"<td>{cell}</td>"
