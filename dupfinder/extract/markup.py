"""The first element of HTML and XML text, found without parsing it."""

import re

# What may come before it: byte order mark, white space, comments, processing instructions, the document type.
BEFORE_ROOT = re.compile(
    rb"(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff|\s+|<!--.*?-->|<\?.*?>|<!doctype\s+(?P<doctype>[^\s>\[]+)[^>\[]*(?:\[.*?\]\s*)?>)*",
    re.IGNORECASE | re.DOTALL,
)
ROOT = re.compile(rb"<(?:[a-z_][\w.-]*:)?([a-z][\w.-]*)", re.IGNORECASE)


def root_names(head: bytes) -> frozenset[str]:
    """Return the name in the document type and that of the first element, in lower case, as far as there are any."""
    head = head.replace(b"\0", b"")  # the ASCII letters of UTF-16 and UTF-32
    before = BEFORE_ROOT.match(head)
    if before is None:
        return frozenset()
    root = ROOT.match(head, before.end())
    return frozenset(name.decode("latin-1").lower() for name in (before["doctype"], root and root[1]) if name)
