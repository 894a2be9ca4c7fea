"""A search as tasks that do not wait for each other, for whoever has threads to carry them out."""

from collections.abc import Callable, Iterable, Sequence

from dupfinder.index.packed import Packed

Task = Callable[[], list[Packed]]
"""Finds some of the pairs, in any number of arrays.

Its long calls to numpy release the interpreter lock, so that threads help.
"""

RunTasks = Callable[[Sequence[Task]], Iterable[list[Packed]]]
"""Carries out all tasks, in any order and on any threads, and returns what they return, in any order.

What a task raises (as the check of a cancelled search does) is for the caller: it should be raised again, and tasks
that have not begun need not begin.
"""


def one_after_the_other(tasks: Sequence[Task]) -> Iterable[list[Packed]]:
    """Yield what the tasks return, on the caller's own thread."""
    return (task() for task in tasks)
