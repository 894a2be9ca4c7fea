"""At which numbers lists go on: what is drawn before the paragraphs of a list and is no text of theirs."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

TICKS = frozenset("✓✔✗✘☑☒✅❌❎🗸🗹\uf0fb\uf0fc\uf0fd\uf0fe\uf050\uf051\uf052\uf053\uf054")
"""Bullets that say something, also in Wingdings and Wingdings 2: they are text, as if somebody had written them."""


def tick(bullet: str, font: str = "") -> str:
    """Return a bullet of `TICKS`, an empty string for any other; fonts of symbols may have it in place of a letter."""
    if len(bullet) == 1 and ord(bullet) < 0x100 and font.startswith("Wingdings"):
        bullet = chr(0xF000 | ord(bullet))
    return bullet if bullet in TICKS else ""


ROMAN = re.compile(r"(?=.)m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})")
ROMAN_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000}
DRAWN_NUMBER = re.compile(r"\d+|[^\W\d_]+")
ROMAN_BY_ITSELF = frozenset("ivx")
LETTER_AS_BULLET = "o"
MOST_DIGITS, MOST_LEVELS = 6, 100


def drawn_numbers(drawn: str) -> tuple[int, ...]:
    """Return which number the last one of something drawn may be, the likelier first: `2.3.` is 3, `(c)` 3 or 100."""
    if drawn.strip() == LETTER_AS_BULLET:
        return ()
    for written in reversed(DRAWN_NUMBER.findall(drawn.lower())):
        if written.isdecimal():
            return (int(written[-MOST_DIGITS:]),)
        letter = ord(written[0]) - ord("a") + 1
        by_letter = ((len(written) - 1) * 26 + letter,) if letter <= 26 and not written.strip(written[0]) else ()
        by_roman = (_roman(written),) if ROMAN.fullmatch(written) else ()
        if by_letter or by_roman:
            is_likely_roman = len(written) > 1 or written in ROMAN_BY_ITSELF
            return by_roman + by_letter if is_likely_roman else by_letter + by_roman
    return ()


def _roman(written: str) -> int:
    values = [ROMAN_VALUES[letter] for letter in written]
    return sum(-one if one < after else one for one, after in zip(values, (*values[1:], 0), strict=True))


@dataclass(frozen=True, slots=True)
class WordList:
    """A list of Word's: to which one it belongs, and where each level starts; `None` for one without numbers."""

    belongs_to: str
    starts: Mapping[int, int | None]
    ticks: Mapping[int, str]
    """The bullets of levels that have one of `TICKS`."""
    overrides: Mapping[int, int]
    """Where levels start again at the first paragraph of this list."""
    restarts: Mapping[int, int] = field(default_factory=dict)
    """Levels that do not begin again below each item above them, but only of those above this one; none for 0."""
    by_style: Mapping[str, int] = field(default_factory=dict)
    """The levels of styles."""


@dataclass(slots=True)
class ListNumbers:
    """Counts the items of lists, and says which numbers are others than who reads on would expect.

    Most lists begin with 1, and nobody needs to be told; one that goes on behind other words, begins with another
    number, or begins again behind the last item, says something that its words do not. Programs write paragraphs
    without words between two lists, or leave them out; so they end no part of a list.
    """

    _counts: dict[str, dict[int, int]] = field(default_factory=dict)
    """Of each list the last number of each level."""
    _expected: dict[int, int] = field(default_factory=dict)
    """The next number of each level, whichever list has it; 1 where there is none."""
    _met: set[tuple[str, int]] = field(default_factory=set)
    _apart: int | None = None
    """So many lines stand before the first paragraph that is in no list, since the last item."""

    def end_part(self) -> None:
        """Have what follows stand apart from the last item."""
        self._expected.clear()

    @property
    def goes_on(self) -> bool:
        """Return whether the next paragraph that is in no list is the first one since the last item."""
        return self._apart is None

    def paragraph(self, line: int) -> None:
        """Take a paragraph that is in no list; so many lines stand before it."""
        if self._apart is None:
            self._apart = line

    def item(
        self,
        name: str,
        level: int,
        start: int | None,
        *,
        line: int,
        is_new: bool = False,
        restarts: Mapping[int, int] = MappingProxyType({}),
    ) -> int | None:
        """Take an item of a list, the first of whose level has the number `start`; `None` for one without numbers.

        So many lines stand before it. With `is_new` the counting starts there again; `restarts` as in `WordList`.
        Returns the number if it is not the one that follows from what stands above.
        """
        level = min(level, MOST_LEVELS)
        counts = self._counts.setdefault(name, {})
        for deeper in [each for each in counts if each > level and restarts.get(each, each) > level]:
            del counts[deeper]
        if start is None:
            return self.drawn((), level, line=line)
        counts[level] = start if is_new or level not in counts else counts[level] + 1
        return self.drawn((counts[level],), level, line=line)

    def of_word(self, found: WordList, number: str, level: int, *, line: int) -> int | str | None:
        """Take an item of a list of Word's with this `number`. Returns as `item`, or the bullet, if it is a tick."""
        start = found.overrides.get(level, found.starts.get(level))
        is_new = level in found.overrides and (number, level) not in self._met
        self._met.add((number, level))
        told = self.item(found.belongs_to, level, start, line=line, is_new=is_new, restarts=found.restarts)
        return found.ticks.get(level) if told is None else told

    def drawn(self, numbers: Sequence[int], level: int, *, line: int) -> int | None:
        """Take an item whose number may be any of these; none for one without. Returns as `item`."""
        if self._apart is not None and line > self._apart:
            self._expected.clear()
        self._apart = None
        level = min(level, MOST_LEVELS)  # each item looks at those below it
        for deeper in [each for each in self._expected if each > level]:
            del self._expected[deeper]
        expected = self._expected.pop(level, 1)
        if not numbers:
            return None
        number = expected if expected in numbers else numbers[0]
        self._expected[level] = number + 1
        return number if number != expected else None
