"""Repeated cells and rows: a spreadsheet says that a billion cells are alike in as many bytes as that two are."""

MOST_REPEATED_CHARS = 1_000_000


class Repeats:
    """What repeated rows and cells may still add to a document; what would add more stands there once."""

    def __init__(self) -> None:
        self._chars_left = MOST_REPEATED_CHARS

    def more(self, count: str, text: str) -> int:
        """Return how often a text shall be added again that is there `count` times, and remember it."""
        try:
            more = int(count) - 1
        except ValueError:
            return 0
        if more <= 0 or not text or more * len(text) > self._chars_left:
            return 0
        self._chars_left -= more * len(text)
        return more
