"""What ties a scan to whoever started it."""

from collections.abc import Callable
from dataclasses import dataclass

from dupfinder.domain.events import Event, StageStarted
from dupfinder.domain.progress import CancelToken, ProgressCounters, Stage

Sink = Callable[[Event], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScanControl:
    """Where a scan tells what happens, and where it is told to stop."""

    sink: Sink
    """Gets every event, in the scan's own thread."""
    token: CancelToken
    counters: ProgressCounters

    def begin(self, stage: Stage, total: int | None) -> None:
        """Say that a stage starts, which has so many items if that is known."""
        self.counters.begin(stage, total=total)
        self.sink(StageStarted(stage))
