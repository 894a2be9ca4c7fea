"""Web pages in one file, with what they show: messages (MHTML, RFC 2557) of browsers and Word, and Safari's lists."""

import plistlib
import posixpath
import urllib.parse
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.mail.attached import PAGES, body_of
from dupfinder.extract.mail.eml import addresses, whole_body
from dupfinder.extract.mail.mime import in_order, parts_of
from dupfinder.extract.plain.encoding import decode
from dupfinder.extract.source import SourceFile
from dupfinder.extract.web.html_text import page_content
from dupfinder.extract.web.style_sheets import Sheet

TITLE = say("web archive")
Files = Mapping[str, Callable[[], bytes]]
"""What gives each file that comes with a page, by its address."""


def read(source: SourceFile) -> Content:
    """Return what the page says and shows; of several pages the first, the others are frames in it."""
    parts = list(in_order(parts_of(source.read())))
    page = next((part for part in parts if part.kind in PAGES and not part.children), None)
    if page is None:
        raise _damaged()
    files = {address: partial(body_of, part) for part in reversed(parts) for address in addresses(part) if address}
    data, charset = whole_body(page)
    return _shown(data, charset, files, base=page.fields.text("content-location"))


def read_safari(source: SourceFile) -> Content:
    """Return what the page says and shows that Safari saved: a property list of it and of what comes with it."""
    try:
        archive = plistlib.loads(source.read())
        main = archive["WebMainResource"]
        data, base = bytes(main["WebResourceData"]), str(main.get("WebResourceURL", ""))
        charset = str(main.get("WebResourceTextEncodingName", ""))
        files = {
            str(one["WebResourceURL"]): partial(bytes, one["WebResourceData"])
            for one in archive.get("WebSubresources", ())
        }
    except MemoryError:
        raise
    except Exception as error:  # what `plistlib` raises for a damaged list, it does not say
        raise _damaged() from error
    return _shown(data, charset, files, base=base)


def _damaged() -> DocumentError:
    return DocumentError(ProblemCode.DAMAGED, say("The {title} is damaged and cannot be read.", title=TITLE))


def _shown(data: bytes, charset: str | None, files: Files, *, base: str) -> Content:
    """Return what a page with an address says, and what it shows of the files that come with it."""
    sources: dict[str, int] = {}
    # Browsers write whole addresses, also of places in the page itself: its notes, its list of chapters.
    data = data.replace(f'="{base}#'.encode(), b'="#') if base else data
    shown = page_content(data, declared=charset, sources=sources, linked=partial(_sheet, files, base))
    gathering = Gathering()
    gathering.include(shown)
    for address, line in sources.items():
        file = _file(files, base, address)
        if file is None:
            gathering.cannot_see(ContentKind.PICTURES)
        else:
            name = posixpath.basename(address.partition("?")[0])
            gathering.picture(name, file(), file, line=line)
    return replace(shown, beyond=gathering.beyond(), pictures=gathering.pictures)


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
