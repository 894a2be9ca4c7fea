"""Forgets records: many without holding up the window, and those of windows and dialogues as soon as these are gone."""

import time
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer

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


def let_go_when_deleted(owner: QObject) -> None:
    """Have a window or dialogue, with the parts that it has by now, hold nothing any more once Qt deleted it.

    Parts know each other in many ways, so that otherwise all of them, and the results that they show, would stay until
    Python looks for cycles, which it does not for hours where there is little to do.
    """
    held = [vars(each) for each in (owner, *owner.findChildren(QObject))]

    def let_go_of_all() -> None:
        for each in held:
            each.clear()

    # Qt says so before it deletes the parts, which may be asked once more for what they show.
    owner.destroyed.connect(lambda: QTimer.singleShot(0, let_go_of_all))


def _free(held: list[list[object]]) -> None:
    for records in held:
        while records:
            time.sleep(_PAUSE_S)  # first of all: who lets them go may still be about to
            del records[-_AT_ONCE:]
