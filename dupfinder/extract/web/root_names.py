"""The first element of HTML and XML text, found without parsing it."""

import re

NAMES = re.compile(
    rb"""
    (?: \xef\xbb\xbf | \xff\xfe | \xfe\xff                                          # byte order mark
      | \s+ | <!--.*?--> | <\?.*?>                                                  # comment, processing instruction
      | <!doctype \s+ (?P<doctype>[^\s>\[]+) [^>\[]* (?:\[.*?\]\s*)? >
    )*
    (?: < (?:[a-z_][\w.-]*:)? (?P<root>[a-z][\w.-]*) )?
    """,
    re.IGNORECASE | re.DOTALL | re.VERBOSE,
)


def root_names(head: bytes) -> frozenset[str]:
    """Return the name in the document type and that of the first element, in lower case, as far as there are any."""
    if b"<" not in head:
        return frozenset()
    found = NAMES.match(head.replace(b"\0", b""))  # without zeros UTF-16 and UTF-32 show their ASCII letters
    names = found.groups() if found else ()
    return frozenset(name.decode("latin-1").lower() for name in names if name)
