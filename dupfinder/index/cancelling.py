"""How a search asks whether it should go on."""

from collections.abc import Callable

Check = Callable[[], None]
"""Called now and then; what it raises ends the search."""


def never_stop() -> None:
    """Let a search go on: the check of one that nobody will cancel."""
