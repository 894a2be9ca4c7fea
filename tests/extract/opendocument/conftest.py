"""OpenDocument files, made in memory from the markup that a test is about."""

from collections.abc import Callable, Mapping

import pytest

from dupfinder.domain.documents import ExtractedText

NAMESPACES = {
    "office": "urn:oasis:names:tc:opendocument:xmlns:office:1.0",
    "text": "urn:oasis:names:tc:opendocument:xmlns:text:1.0",
    "table": "urn:oasis:names:tc:opendocument:xmlns:table:1.0",
    "style": "urn:oasis:names:tc:opendocument:xmlns:style:1.0",
    "draw": "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0",
    "presentation": "urn:oasis:names:tc:opendocument:xmlns:presentation:1.0",
    "chart": "urn:oasis:names:tc:opendocument:xmlns:chart:1.0",
    "form": "urn:oasis:names:tc:opendocument:xmlns:form:1.0",
    "meta": "urn:oasis:names:tc:opendocument:xmlns:meta:1.0",
    "manifest": "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0",
    "fo": "urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0",
    "svg": "urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0",
    "dc": "http://purl.org/dc/elements/1.1/",
    "math": "http://www.w3.org/1998/Math/MathML",
    "xlink": "http://www.w3.org/1999/xlink",
}
TYPE = "application/vnd.oasis.opendocument."
KINDS = {"odt": "text", "ods": "spreadsheet", "odp": "presentation"}
DECLARED = " ".join(f'xmlns:{prefix}="{uri}"' for prefix, uri in NAMESPACES.items())


@pytest.fixture
def make_odf(make_zip: Callable[[Mapping[str, str | bytes]], bytes]) -> Callable[..., bytes]:
    """Return an OpenDocument file of a kind (`odt`): the inside of its body, and by keyword what else it has.

    `automatic` and `common` are styles, `pages` master pages, `meta` metadata, `parts` more parts of the archive.
    """

    def made(
        kind: str,
        body: str,
        *,
        automatic: str = "",
        common: str = "",
        pages: str = "",
        meta: str = "",
        prologue: str = "",
        parts: Mapping[str, str | bytes] | None = None,
    ) -> bytes:
        inside = f"<office:body><office:{KINDS[kind]}>{body}</office:{KINDS[kind]}></office:body>"
        return make_zip(
            {
                "mimetype": TYPE + KINDS[kind],
                "content.xml": f"{prologue}<office:document-content {DECLARED}>"
                f"<office:automatic-styles>{automatic}</office:automatic-styles>{inside}</office:document-content>",
                "styles.xml": f"<office:document-styles {DECLARED}><office:styles>{common}</office:styles>"
                f"<office:master-styles>{pages}</office:master-styles></office:document-styles>",
                "meta.xml": f"<office:document-meta {DECLARED}><office:meta>{meta}</office:meta>"
                "</office:document-meta>",
                **(parts or {}),
            }
        )

    return made


@pytest.fixture
def odf_part() -> Callable[[str, str], str]:
    """Return XML with this root and content, and every namespace of OpenDocument."""
    return lambda root, inside: f"<{root} {DECLARED}>{inside}</{root}>"


@pytest.fixture
def text_in(make_odf: Callable[..., bytes], extracted: Callable[[str, bytes], ExtractedText]) -> Callable[..., str]:
    """Return the text of an OpenDocument text with this body; keywords as for `make_odf`."""
    return lambda body, **more: extracted("a.odt", make_odf("odt", body, **more)).text
