"""Forgets many records without holding up the window."""

import time
from collections.abc import Iterable

from dupfinder.pipeline import run_in_background

_AT_ONCE = 500
"""So many groups, or records, are freed within a millisecond."""
_PAUSE_S = 0.001


def let_go(*records: Iterable[object]) -> None:
    """Free records piece by piece in the background, once nobody else holds them.

    To free a million of them in one go takes a third of a second, in which no thread goes on.
    """
    held = [list(each) for each in records]
    if any(len(each) > _AT_ONCE for each in held):
        run_in_background(lambda: _free(held))


def _free(held: list[list[object]]) -> None:
    for records in held:
        while records:
            time.sleep(_PAUSE_S)  # first of all: who lets them go may still be about to
            del records[-_AT_ONCE:]
