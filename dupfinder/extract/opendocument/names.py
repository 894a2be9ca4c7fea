"""The names of OpenDocument's elements and attributes, as lxml writes them (OpenDocument 1.3, part 3)."""

NAMESPACES = {
    "office": "urn:oasis:names:tc:opendocument:xmlns:office:1.0",
    "text": "urn:oasis:names:tc:opendocument:xmlns:text:1.0",
    "table": "urn:oasis:names:tc:opendocument:xmlns:table:1.0",
    "style": "urn:oasis:names:tc:opendocument:xmlns:style:1.0",
    "draw": "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0",
    "dr3d": "urn:oasis:names:tc:opendocument:xmlns:dr3d:1.0",
    "presentation": "urn:oasis:names:tc:opendocument:xmlns:presentation:1.0",
    "chart": "urn:oasis:names:tc:opendocument:xmlns:chart:1.0",
    "fo": "urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0",
    "form": "urn:oasis:names:tc:opendocument:xmlns:form:1.0",
    "meta": "urn:oasis:names:tc:opendocument:xmlns:meta:1.0",
    "manifest": "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0",
    "dc": "http://purl.org/dc/elements/1.1/",
    "field": "urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0",
    "calcext": "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0",
    "svg": "urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0",
    "math": "http://www.w3.org/1998/Math/MathML",
    "xlink": "http://www.w3.org/1999/xlink",
}


def qualified(name: str) -> str:
    """Return the name that lxml has for one with a prefix: `text:p`."""
    prefix, _, local = name.partition(":")
    return f"{{{NAMESPACES[prefix]}}}{local}"


UNSEEN = frozenset(
    qualified(name)
    for name in (
        "draw:glue-point", "draw:page-thumbnail", "office:annotation-end", "office:change-info",
        "table:dde-links", "table:error-message", "table:help-message",
        "text:alphabetical-index-source", "text:bibliography-source", "text:illustration-index-source",
        "text:note-citation", "text:number", "text:object-index-source", "text:page-number", "text:ruby-text",
        "text:script", "text:table-index-source", "text:table-of-content-source", "text:user-index-source",
    )
)  # fmt: skip
"""Who made a change, scripts, numbers of lists, notes and pages, templates of indexes.

Ruby says how to pronounce the characters next to it, which are the text.
"""
BOXES = frozenset(
    qualified(name)
    for name in (
        "dr3d:scene", "draw:caption", "draw:circle", "draw:connector", "draw:custom-shape", "draw:ellipse",
        "draw:frame", "draw:g", "draw:line", "draw:measure", "draw:path", "draw:polygon", "draw:polyline",
        "draw:rect", "draw:regular-polygon", "draw:text-box",
    )
)  # fmt: skip
"""What stands beside the text of the paragraph in which it is anchored."""
