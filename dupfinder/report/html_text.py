"""Text for an HTML page, and its head: what may act on the page, and nothing else."""

import base64
import hashlib
import html
from pathlib import Path

from dupfinder.domain.display import format_day, visible
from dupfinder.domain.documents import Metadata
from dupfinder.domain.enclosed import folder_of, name_of
from dupfinder.domain.file_names import resource_path
from dupfinder.domain.messages import say, told
from dupfinder.report.wording import BY, CREATED, LANGUAGE, LAST_SAVED, THE_SAME_FILE, counted

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
        parts.append(told(BY.with_values(author=f"<bdi>{escaped(metadata.author)}</bdi>")))
    if metadata.page_count is not None:
        parts.append(f"<span>{counted(metadata.page_count, 'page')}</span>")
    if metadata.created:
        parts.append(f"<span>{told(CREATED.with_values(day=escaped(format_day(metadata.created))))}</span>")
    if metadata.modified:
        parts.append(f"<span>{told(LAST_SAVED.with_values(day=escaped(format_day(metadata.modified))))}</span>")
    if metadata.attachments:
        names = ", ".join(f"<bdi>{escaped(name)}</bdi>" for name in metadata.attachments[:NAMED_ATTACHMENTS])
        more = ", &hellip;" if len(metadata.attachments) > NAMED_ATTACHMENTS else ""
        parts.append(
            told(say("{name}: {text}", name=counted(len(metadata.attachments), "attachment"), text=names + more))
        )
    return " · ".join(parts)


def file_cell(path: str, *, other_paths: tuple[str, ...] = (), about: str = "") -> str:
    """Return a table cell with a file's name, what it says about itself (HTML), its folder, and its other names."""
    # bdi: a name in Arabic or Hebrew does not turn what stands beside it around.
    cell = f"<bdi>{escaped(name_of(path) or path)}</bdi>"
    if about:
        cell += f"<p>{about}</p>"
    if folder := folder_of(path):
        cell += f'<bdi class="folder">{escaped(folder)}</bdi>'
    for other in other_paths:
        named = told(THE_SAME_FILE.with_values(path=f"<bdi>{escaped(other)}</bdi>"))
        cell += f'<span class="folder">{named}</span>'
    return f"<td>{cell}</td>"


def page_part(*names: str) -> str:
    """Return style sheets or a script of `resources/report`, one after the other."""
    return "".join(f"\n{Path(resource_path(f'report/{name}')).read_text('utf-8')}" for name in names)


def html_head(title: str, *, style: str, script: str = "") -> str:
    """Return a page up to the start of its `main`; the title is HTML, the script stands at the page's end, if any."""
    # Only this very style sheet and this very script may act on the page, whatever a name or a text might smuggle in
    # (O2).
    sources = ["default-src 'none'", f"style-src {_source(style)}"]
    if script:
        sources.append(f"script-src {_source(script)}")
    policy = "; ".join([*sources, "base-uri 'none'", "form-action 'none'"])
    return (
        f'<!DOCTYPE html>\n<html lang="{told(LANGUAGE)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title} &ndash; DupFinder</title>\n<style>{style}</style>\n</head>\n<body>\n<main>\n"
    )


def _source(code: str) -> str:
    """Return how a policy names a piece of code inside the page (Content Security Policy 3, 2.3.1)."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"
