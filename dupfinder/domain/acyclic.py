"""Records that Python's search for reference cycles passes over: it stops all threads, and they are in none.

A search looks at every object that could be in a cycle. With 100,000 documents that takes half a second, in which the
window stands still; without them it takes a twentieth of that. To have no searches at all is no way out in a window
that is open for days: whatever is in a cycle would stay, and all that it holds.
"""

import contextlib
import ctypes
import gc
from collections import deque
from collections.abc import Iterable, Iterator

_untrack = ctypes.pythonapi["PyObject_GC_UnTrack"]
_untrack.argtypes = [ctypes.c_void_p]  # an address, which takes two thirds of the time that an object does
_untrack.restype = None


def pass_over(thing: object) -> None:
    """Have searches for cycles pass over something from now on: a record, or a tuple of some, that is in none."""
    if gc.is_tracked(thing):  # for what never is, there is nothing that could be taken out
        _untrack(id(thing))


def pass_over_all(things: Iterable[object]) -> None:
    """Have them pass over many."""
    deque(map(_untrack, map(id, filter(gc.is_tracked, things))), maxlen=0)


@contextlib.contextmanager
def no_search() -> Iterator[None]:
    """Have no cycles looked for within the block: for making very many records, which are in none."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Acyclic:
    """A record that is in no cycle, as it only holds plain values and records that were there before it.

    It is freed as soon as nobody holds it any more, as any object is.
    """

    __slots__ = ()

    def __post_init__(self) -> None:
        """Leave the search for cycles."""
        _untrack(id(self))
