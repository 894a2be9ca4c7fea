"""At which numbers lists go on: what is drawn before the paragraphs of a list and is no text of theirs."""

from dataclasses import dataclass, field

TICKS = frozenset("✓✔✗✘☑☒✅❌❎🗸🗹\uf0fb\uf0fc\uf0fd\uf0fe\uf050\uf051\uf052\uf053\uf054")
"""Bullets that say something, also in Wingdings and Wingdings 2: they are text, as if somebody had written them."""


def tick(bullet: str, font: str = "") -> str:
    """Return a bullet of `TICKS`, an empty string for any other; fonts of symbols may have it in place of a letter."""
    if len(bullet) == 1 and ord(bullet) < 0x100 and font.startswith("Wingdings"):
        bullet = chr(0xF000 | ord(bullet))
    return bullet if bullet in TICKS else ""


@dataclass(slots=True)
class ListNumbers:
    """Counts the items of lists, and says with which number a part of one begins.

    Most lists begin with 1, and nobody needs to be told; one that goes on behind another paragraph, or begins with
    another number, says something that its words do not.
    """

    _counts: dict[str, dict[int, int]] = field(default_factory=dict)
    """Of each list the last number of each level."""
    _open: dict[int, str] = field(default_factory=dict)
    """The lists that go on, by their levels."""

    def end_part(self) -> None:
        """Take a paragraph that is in no list."""
        self._open.clear()

    def item(self, name: str, level: int, start: int | None, *, is_new: bool = False) -> int | None:
        """Take an item of a list, the first of whose level has the number `start`; `None` for one without numbers.

        With `is_new` the counting starts there again. Returns the number if a part begins with it, and it is not 1.
        """
        counts = self._counts.setdefault(name, {})
        for deeper in [each for each in counts if each > level]:
            del counts[deeper]
        for deeper in [each for each in self._open if each > level]:
            del self._open[deeper]
        begins = self._open.get(level) != name
        self._open[level] = name
        if start is None:
            return None
        number = start if is_new or level not in counts else counts[level] + 1
        counts[level] = number
        return number if (begins or is_new) and number != 1 else None
