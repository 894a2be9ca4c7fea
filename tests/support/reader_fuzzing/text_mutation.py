"""Changes of text and markup that keep most of it sound, so that readers come further than their first complaint."""

import random
import re
from collections.abc import Callable, Sequence

from reader_fuzzing.tokens import NUMBERS, ODD_BYTES

Blind = Callable[[bytes], bytes]
"""The change of a few bytes that the fuzzer itself makes."""

NUMBER = re.compile(rb"-?\d+")
EDGE = re.compile(rb"[<>{}\[\]()\\\n\"]")
MOST_CHANGES = 4
MOST_COPIES = 200
MOST_NESTED = 400


class TextMutator:
    """Changes text of one format: its tokens are put in, and pieces are cut where markup begins and ends."""

    def __init__(self, tokens: Sequence[bytes], blind: Blind, *, max_bytes: int) -> None:
        self._tokens = (*tokens, *ODD_BYTES)
        self._blind = blind
        self._max_bytes = max_bytes

    def __call__(self, text: bytes, chance: random.Random) -> bytes:
        """Return the text with one to four changes."""
        changes = (
            self._insert, self._insert, self._insert, self._delete, self._copy, self._repeat, self._number,
            self._number, self._nest, self._recode,
            lambda text, _: self._blind(text), lambda text, _: self._blind(text),
        )  # fmt: skip
        for _ in range(chance.randint(1, MOST_CHANGES)):
            text = chance.choice(changes)(text, chance)[: self._max_bytes]
        return text

    def _cut(self, text: bytes, chance: random.Random) -> tuple[int, int]:
        """Return where a piece starts and ends, most often where markup does."""
        start = self._place(text, chance)
        length = min(len(text) - start, 1 << chance.randint(0, 9))
        edge = EDGE.search(text, start + length) if chance.random() < 0.8 else None
        return start, edge.end() if edge else start + length

    def _place(self, text: bytes, chance: random.Random) -> int:
        place = chance.randint(0, len(text))
        edge = EDGE.search(text, place, place + 200) if chance.random() < 0.8 else None
        return edge.start() + chance.randint(0, 1) if edge else place

    def _insert(self, text: bytes, chance: random.Random) -> bytes:
        place = self._place(text, chance)
        return text[:place] + chance.choice(self._tokens) + text[place:]

    def _delete(self, text: bytes, chance: random.Random) -> bytes:
        start, end = self._cut(text, chance)
        return text[:start] + text[end:]

    def _copy(self, text: bytes, chance: random.Random) -> bytes:
        start, end = self._cut(text, chance)
        place = self._place(text, chance)
        return text[:place] + text[start:end] + text[place:]

    def _repeat(self, text: bytes, chance: random.Random) -> bytes:
        start, end = self._cut(text, chance)
        return text[:end] + text[start:end] * chance.randint(1, MOST_COPIES) + text[end:]

    def _number(self, text: bytes, chance: random.Random) -> bytes:
        numbers = [found.span() for found in NUMBER.finditer(text[:20_000])]
        if not numbers:
            return text
        start, end = chance.choice(numbers)
        return text[:start] + chance.choice(NUMBERS) + text[end:]

    def _nest(self, text: bytes, chance: random.Random) -> bytes:
        count = chance.randint(1, MOST_NESTED)
        before, after = self._place(text, chance), self._place(text, chance)
        before, after = min(before, after), max(before, after)
        opening, closing = chance.choice(self._tokens), chance.choice(self._tokens)
        return text[:before] + opening * count + text[before:after] + closing * count + text[after:]

    def _recode(self, text: bytes, chance: random.Random) -> bytes:
        """Return the text in another encoding, now and then; what was not UTF-8 is left alone."""
        if chance.random() < 0.9:
            return text
        try:
            return text.decode().encode(
                chance.choice(("utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252", "utf-7"))
            )
        except UnicodeError:
            return text
