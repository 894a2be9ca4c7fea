"""What threads of the system say to the thread of a watch."""

import os
import re
import threading
import time

from dupfinder.domain.options import ScanOptions

# Owners' notes of Word and LibreOffice; what Word, browsers and others write to before they give it its name.
_UNFINISHED = re.compile(
    r"(~\$|\.~lock\.|~wr[dls]\d).*|.*\.(part|partial|crdownload|opdownload|download|tmp|temp)",
    re.IGNORECASE | re.DOTALL,
)


def is_unfinished(name: str) -> bool:
    """Return whether a file has a name that programs use until it is whole."""
    return _UNFINISHED.fullmatch(name) is not None


class Hints:
    """That something changed in the folders of a watch, or that it shall end."""

    def __init__(self, options: ScanOptions) -> None:
        self._roots = [os.path.join(path, "") for path in (*options.sources, *options.references)]
        self._with_hidden = options.hidden
        self._waking = threading.Event()
        self._changed_s: float | None = None

    def change(self, path: str) -> None:
        """Say that something happened to a path."""
        if self._may_matter(path):
            if self._changed_s is None:
                self._changed_s = time.monotonic()
            self._waking.set()

    def wake(self) -> None:
        """Say that there is something else to do than to look."""
        self._waking.set()

    @property
    def changed_s(self) -> float | None:
        """Return when something changed for the first time since `clear` (`time.monotonic`); `None` if nothing did."""
        return self._changed_s

    def clear(self) -> None:
        """Begin anew: what changes from now on has not been looked at."""
        self._changed_s = None

    def wait(self, timeout_s: float) -> None:
        """Wait until somebody says something, or for so many seconds."""
        self._waking.wait(max(0.0, timeout_s))
        self._waking.clear()

    def _may_matter(self, path: str) -> bool:
        """Return whether the walk may look at this path: programs write to hidden folders all the time."""
        inner = next((path[len(root) :] for root in self._roots if path.startswith(root)), "")
        parts = inner.split(os.sep)
        is_hidden = not self._with_hidden and any(part.startswith(".") for part in parts)
        return not is_hidden and not is_unfinished(parts[-1])
