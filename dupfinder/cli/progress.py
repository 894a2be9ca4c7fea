"""Progress on standard error."""

import sys
import time

from dupfinder.cli.arguments import ProgressStyle
from dupfinder.domain.progress import Progress, Stage

PLAIN_INTERVAL_S = 5.0
_BAR_CELLS = 24

STAGE_NAMES = {
    Stage.WALK: "Looking for files",
    Stage.COMPARE_BYTES: "Comparing bytes",
    Stage.READ: "Reading documents",
    Stage.MATCH: "Matching",
    Stage.VERIFY: "Comparing texts",
    Stage.LOOK: "Comparing pages",
    Stage.GROUP: "Grouping",
}


class ProgressLine:
    """Shows samples as a bar that redraws itself, as a line now and then, or not at all."""

    def __init__(self, style: ProgressStyle) -> None:
        is_terminal = sys.stderr.isatty()
        self._is_plain = style is ProgressStyle.PLAIN
        self._is_bar = style is ProgressStyle.AUTO and is_terminal
        self._next_plain_s = time.monotonic() + PLAIN_INTERVAL_S
        self._stage: Stage | None = None

    def show(self, progress: Progress) -> None:
        """Show a sample, if it is time to."""
        if self._is_bar:
            sys.stderr.write(f"\r\x1b[K{describe(progress, bar=True)}")
            sys.stderr.flush()
        elif self._is_plain and (progress.stage is not self._stage or time.monotonic() >= self._next_plain_s):
            self._next_plain_s = time.monotonic() + PLAIN_INTERVAL_S
            self._stage = progress.stage
            print(describe(progress, bar=False), file=sys.stderr)

    def clear(self) -> None:
        """Take the bar away, so that other lines can be written."""
        if self._is_bar:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def describe(progress: Progress, *, bar: bool) -> str:
    """Return a sample in words: stage, count, rate, and time left."""
    parts = [STAGE_NAMES[progress.stage]]
    if progress.total:
        if bar:
            filled = min(_BAR_CELLS, _BAR_CELLS * progress.done // progress.total)
            parts.append("█" * filled + "░" * (_BAR_CELLS - filled))
        parts.append(f"{progress.done:,} of {progress.total:,}")
    elif progress.done:
        parts.append(f"{progress.done:,}")
    if progress.rate_per_s is not None:
        parts.append(f"{progress.rate_per_s:,.0f}/s")
    if progress.remaining_s is not None:
        parts.append(f"{_duration(progress.remaining_s)} left")
    return "  ".join(parts)


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
