"""A web page in one file (MHTML, RFC 2557), as browsers and Word save it: a message of the page and what it shows."""

import posixpath
import urllib.parse
from collections.abc import Mapping
from functools import partial

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.mail.attached import PAGES, body_of
from dupfinder.extract.mail.eml import addresses, whole_body
from dupfinder.extract.mail.mime import Part, in_order, parts_of
from dupfinder.extract.plain.encoding import decode
from dupfinder.extract.source import SourceFile
from dupfinder.extract.web.html_text import page_content
from dupfinder.extract.web.style_sheets import Sheet


def read(source: SourceFile) -> Content:
    """Return what the page says and shows; of several pages the first, the others are frames in it."""
    parts = list(in_order(parts_of(source.read())))
    page = next((part for part in parts if part.kind in PAGES and not part.children), None)
    if page is None:
        raise DocumentError(ProblemCode.DAMAGED, say("The {title} is damaged and cannot be read.", title=TITLE))
    files = {address: part for part in reversed(parts) for address in addresses(part) if address}
    base = page.fields.text("content-location")
    sources: dict[str, int] = {}
    data, charset = whole_body(page)
    # Browsers write whole addresses, also of places in the page itself: its notes, its list of chapters.
    data = data.replace(f'="{base}#'.encode(), b'="#') if base else data
    shown = page_content(data, declared=charset, sources=sources, linked=partial(_sheet, files, base))
    gathering = Gathering()
    gathering.include(shown)
    for address, line in sources.items():
        part = _file(files, base, address)
        if part is None:
            gathering.cannot_see(ContentKind.PICTURES)
        else:
            name = posixpath.basename(address.partition("?")[0])
            gathering.picture(name, body_of(part), partial(body_of, part), line=line)
    return Content(
        text=shown.text,
        metadata=shown.metadata,
        headings=shown.headings,
        beyond=gathering.beyond(),
        pictures=gathering.pictures,
        values=shown.values,
    )


TITLE = say("web archive")


def _file(files: Mapping[str, Part], base: str, address: str) -> Part | None:
    """Return the part that a page or a style sheet with an address of its own calls by another."""
    return files.get(address) or files.get(_joined(base, address))


def _joined(base: str, address: str) -> str:
    try:
        return urllib.parse.urljoin(base, address)
    except ValueError:  # no address at all: http://[
        return address


def _sheet(files: Mapping[str, Part], base: str, address: str) -> Sheet | None:
    part = _file(files, base, address)
    if part is None:
        return None
    return Sheet(decode(body_of(part)), partial(_sheet, files, _joined(base, address)))
