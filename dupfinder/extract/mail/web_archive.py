"""Web pages in one file, with what they show: messages (MHTML, RFC 2557) of browsers and Word, and Safari's lists."""

import plistlib
import posixpath
import re
import urllib.parse
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.mail.attached import PAGES, file_of
from dupfinder.extract.mail.eml import addresses, message_content, whole_body
from dupfinder.extract.mail.mime import Part, in_order, parts_of
from dupfinder.extract.plain.encoding import decode, encoding_named
from dupfinder.extract.source import SourceFile
from dupfinder.extract.web.html_text import page_content
from dupfinder.extract.web.style_sheets import Sheet

MOST_PAGES = 1_000
"""In frames of one page: a workbook has a page for each of its sheets."""
_FRAME = re.compile(rb"""cid:[^\s"'<>]+""")
Files = Mapping[str, Callable[[], bytes]]
"""What gives each file that comes with a page, by its address."""


def read(source: SourceFile) -> Content:
    """Return what the first page says and shows, and where that has nothing but frames what is in them.

    What other frames say is told beyond the words. An archive without a page is read as a mail.
    """
    data = source.read()
    parts = list(in_order(parts_of(data)))
    files = {address: partial(file_of, part) for part in reversed(parts) for address in addresses(part) if address}
    pages = [part for part in parts if part.kind in PAGES and not part.children]
    if len(pages) > MOST_PAGES:
        raise DocumentError(ProblemCode.TOO_LARGE, say("The page has more than {most} frames.", most=MOST_PAGES))
    places = {address: page.fields.text("content-location") for page in pages for address in addresses(page)}
    shown = (_saved_page(page, files, places) for page in pages)
    return _with_frames(shown) if pages else message_content(data)


def _saved_page(part: Part, files: Files, places: Mapping[str, str]) -> Content:
    """Return what a page says and shows, its frames by where their pages came from.

    What Chromium calls them is made up each time that a page is saved.
    """

    def lasting(address: re.Match[bytes]) -> bytes:
        return places.get(address[0].decode("latin-1"), "").encode() or address[0]

    data, charset = whole_body(part)
    return _page(_FRAME.sub(lasting, data), charset, files, base=part.fields.text("content-location"))


def read_safari(source: SourceFile) -> Content:
    """Return the same of what Safari saved: a property list of the page, what comes with it, and its frames."""
    try:
        return _with_frames(_safari_pages(plistlib.loads(source.read())))
    except (MemoryError, DocumentError):
        raise
    except Exception as error:  # what `plistlib` raises for a damaged list, it does not say
        raise DocumentError(
            ProblemCode.DAMAGED, say("The {title} is damaged and cannot be read.", title=say("web archive"))
        ) from error


def _safari_pages(archive: Mapping[str, Any]) -> Iterator[Content]:
    main = archive["WebMainResource"]
    shown = archive.get("WebSubresources", ())
    files = {str(one["WebResourceURL"]): partial(bytes, one["WebResourceData"]) for one in shown}
    charset = encoding_named(str(main.get("WebResourceTextEncodingName", "")))
    yield _page(bytes(main["WebResourceData"]), charset, files, base=str(main.get("WebResourceURL", "")))
    for frame in archive.get("WebSubframeArchives", ()):
        yield from _safari_pages(frame)


def _with_frames(pages: Iterable[Content]) -> Content:
    shown: list[Content] = []
    gathering = Gathering()
    text = ""
    for page in pages:
        gathering.include(page, lines_before=text.count("\n"))
        if shown and shown[0].text.strip():
            gathering.add(ContentKind.ATTACHMENTS, item("frame", page.text))
        else:
            text += page.text
        shown.append(page)
    return replace(shown[0], text=text, beyond=gathering.beyond(), pictures=gathering.pictures)


def _page(data: bytes, charset: str | None, files: Files, *, base: str) -> Content:
    """Return what a page with an address says, and what it shows of the files that come with it."""
    sources: dict[str, int] = {}
    # Browsers write whole addresses, also of places in the page itself: its notes, its list of chapters.
    data = data.replace(f'="{base}#'.encode(), b'="#') if base else data
    page = page_content(data, declared=charset, sources=sources, linked=partial(_sheet, files, base))
    gathering = Gathering()
    gathering.include(page)
    for address, line in sources.items():
        file = _file(files, base, address)
        if file is None:
            gathering.cannot_see(ContentKind.PICTURES)
        else:
            name = posixpath.basename(address.partition("?")[0])
            gathering.picture(name, file(), file, line=line)
    return replace(page, beyond=gathering.beyond(), pictures=gathering.pictures)


def _file(files: Files, base: str, address: str) -> Callable[[], bytes] | None:
    """Return the file that a page or a style sheet with an address of its own calls by another."""
    return files.get(address) or files.get(_joined(base, address))


def _joined(base: str, address: str) -> str:
    try:
        return urllib.parse.urljoin(base, address)
    except ValueError:  # no address at all: http://[
        return address


def _sheet(files: Files, base: str, address: str) -> Sheet | None:
    file = _file(files, base, address)
    return None if file is None else Sheet(decode(file()), partial(_sheet, files, _joined(base, address)))
