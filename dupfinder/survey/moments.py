"""When documents were last edited: by their own word where that can be true, else by their files."""

import datetime
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document

_NS_PER_S = 1_000_000_000
_DAY_NS = 86_400 * _NS_PER_S
_MOST_NS = np.iinfo(np.int64).max
_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)


def moments_of(documents: Sequence[Document]) -> NDArray[np.int64]:
    """Return for each document when it was last edited, in nanoseconds since 1970, UTC."""
    return np.fromiter((moment_of(document) for document in documents), np.int64, len(documents))


def moment_of(document: Document) -> int:
    """Return when one document was last edited.

    A copy of a file is often newer than what is in it, so the document's own date comes first; but none that is later
    than the file by more than a day (a zone), because what a file holds cannot be younger than the file.
    """
    written_ns = min(max(document.entry.mtime_ns, 0), _MOST_NS)
    own = document.metadata.modified or document.metadata.created
    if own is None:
        return written_ns
    own_ns = _nanoseconds(own)
    return written_ns if own_ns is None or own_ns > written_ns + _DAY_NS else own_ns


def _nanoseconds(text: str) -> int | None:
    """Return a time in ISO 8601, as precise as it is, since 1970; `None` for what is no such time, or before that."""
    padded = text + "-01-01"[len(text) - 4 :] if len(text) in {4, 7} else text
    try:
        moment = datetime.datetime.fromisoformat(padded)
    except ValueError:
        return None
    zoned = moment if moment.tzinfo is not None else moment.replace(tzinfo=datetime.UTC)
    try:
        seconds = (zoned - _EPOCH).total_seconds()
    except OverflowError:
        return None
    return int(seconds) * _NS_PER_S if seconds >= 0 else None
