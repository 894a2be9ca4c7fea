"""One file that is meant to break a reader, and what may come of it."""

from collections.abc import Callable
from dataclasses import dataclass

from dupfinder.domain.documents import ProblemCode

READ = "read"
"""The outcome of a file whose text was read whole."""
TOO_LARGE, TIMEOUT, DAMAGED, NO_TEXT, ENCRYPTED = (
    ProblemCode.TOO_LARGE, ProblemCode.TIMEOUT, ProblemCode.DAMAGED, ProblemCode.NO_TEXT, ProblemCode.ENCRYPTED,
)  # fmt: skip
STOPPED = frozenset({TOO_LARGE, TIMEOUT})
"""It asks for so much that it must be ended."""
REFUSED = frozenset({DAMAGED, TOO_LARGE, NO_TEXT, ProblemCode.EMPTY, ENCRYPTED, TIMEOUT})
"""It must not be taken for a document that was read."""
SURVIVED = REFUSED | {READ}
"""Whatever comes of it, the process that reads it lives or is ended by a limit: it never dies of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HostileFile:
    """A file by name (with the suffix of its format), its content, and the outcomes that are right."""

    name: str
    make: Callable[[], bytes]
    outcomes: frozenset[str] = SURVIVED


def quick(*outcomes: str) -> frozenset[str]:
    """Return these outcomes: no limit of time is needed for what has them."""
    # What has no text may be quite empty.
    return frozenset(outcomes) | ({ProblemCode.EMPTY} if NO_TEXT in outcomes else set())
