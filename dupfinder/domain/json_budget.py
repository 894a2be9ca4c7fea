"""JSON in the program's own files (plans, reports, journals, sessions, settings), which anybody may have written.

Three bytes of a file can ask for two hundred of memory; so what would take much more than what DupFinder writes itself
is refused before it is parsed (O5).
"""

import json
import re
from collections.abc import Iterator
from typing import Any

MOST_BYTES = 512 << 20
"""A report of a million documents."""
_FREE_BRACKETS, _BYTES_A_BRACKET = 1 << 20, 64
_FREE_COMMAS, _BYTES_A_COMMA = 1 << 22, 8
"""So many are nothing to worry about; of more, each must stand beside so many bytes."""
_PIECE = r'"(?:[^"\\]|\\.)*+"?|([\[{])|(,)'
"""A text of JSON, in which brackets mean nothing (also one without an end, or each of its quotes would be tried); a
bracket; a comma."""
_IN_TEXT, _IN_BYTES = re.compile(_PIECE, re.DOTALL), re.compile(_PIECE.encode(), re.DOTALL)


class TooMuchJsonError(ValueError):
    """A file that DupFinder would not have written: too long, nested too deeply, or with too many values."""


def parsed_json(content: str | bytes, *, most_bytes: int = MOST_BYTES) -> Any:  # noqa: ANN401 - as `json.loads` has it
    """Return what the JSON says; `TooMuchJsonError`, or another `ValueError` for what is no JSON."""
    if len(content) > most_bytes:
        raise TooMuchJsonError
    if _is_too_much(content):
        raise TooMuchJsonError
    try:
        return json.loads(content)
    except RecursionError:
        raise TooMuchJsonError from None


def _is_too_much(content: str | bytes) -> bool:
    """Return whether there are too many brackets or commas for so many bytes."""
    most_brackets = max(_FREE_BRACKETS, len(content) // _BYTES_A_BRACKET)
    most_commas = max(_FREE_COMMAS, len(content) // _BYTES_A_COMMA)
    if isinstance(content, str):
        counts = [content.count(one) for one in "[{,"]
        tokens: Iterator[re.Match[Any]] = _IN_TEXT.finditer(content)
    else:
        counts = [content.count(one) for one in (b"[", b"{", b",")]
        tokens = _IN_BYTES.finditer(content)
    if counts[0] + counts[1] <= most_brackets and counts[2] <= most_commas:
        return False  # with those in texts, so without them all the more
    found = [0, 0, 0]
    for token in tokens:
        found[token.lastindex or 0] += 1
        if found[1] > most_brackets or found[2] > most_commas:
            return True
    return False
