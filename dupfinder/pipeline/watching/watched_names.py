"""Names that programs give to files which are not whole yet."""

import re

# Owners' notes of Word and LibreOffice; what Word, browsers and others write to before they give it its name.
_UNFINISHED = re.compile(
    r"(~\$|\.~lock\.|~wr[dls]\d).*|.*\.(part|partial|crdownload|opdownload|download|tmp|temp)",
    re.IGNORECASE | re.DOTALL,
)


def is_unfinished(name: str) -> bool:
    """Return whether a file has a name that programs use until it is whole."""
    return _UNFINISHED.fullmatch(name) is not None
