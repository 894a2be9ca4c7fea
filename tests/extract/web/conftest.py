"""EPUB books, made in memory."""

from collections.abc import Callable, Mapping

import pytest

CONTAINER = (
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'
)


@pytest.fixture
def make_epub(make_zip: Callable[[Mapping[str, str | bytes]], bytes]) -> Callable[..., bytes]:
    """Return a book of chapters, given by what is in their bodies.

    `spine` and `manifest` are the insides of those elements, where they shall not list the chapters (`c0`, `c1`, … in
    `text/0.xhtml`, `text/1.xhtml`, …); `parts` more or other parts of the archive, `None` for one that is left out.
    """

    def made(
        *chapters: str,
        spine: str | None = None,
        manifest: str = "",
        metadata: str = "",
        parts: Mapping[str, str | bytes | None] | None = None,
    ) -> bytes:
        listed = "".join(
            f'<item id="c{number}" href="text/{number}.xhtml" media-type="application/xhtml+xml"/>'
            for number in range(len(chapters))
        )
        references = "".join(f'<itemref idref="c{number}"/>' for number in range(len(chapters)))
        every: dict[str, str | bytes | None] = {
            "mimetype": "application/epub+zip",
            "META-INF/container.xml": CONTAINER,
            "EPUB/package.opf": '<package xmlns="http://www.idpf.org/2007/opf" '
            'xmlns:dc="http://purl.org/dc/elements/1.1/">'
            f"<metadata>{metadata}</metadata><manifest>{listed}{manifest}</manifest>"
            f"<spine>{references if spine is None else spine}</spine></package>",
            **{
                f"EPUB/text/{number}.xhtml": '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">'
                f"<head><title>Not shown</title></head><body>{chapter}</body></html>"
                for number, chapter in enumerate(chapters)
            },
            **(parts or {}),
        }
        return make_zip({name: content for name, content in every.items() if content is not None})

    return made
