"""Pairs of documents in eight languages of which one is the other with all its words changed a little, or moved.

Each function gives as many as asked for, the same ones for the same seed. The texts are those of `template_pairs`.
"""

import random
import re
from collections.abc import Iterator

from template_pairs import Pair, filled_in

_SENTENCE_END = re.compile(r"(?<=[.!?。])\s*|\n+")


def reordered(count: int, *, seed: int) -> Iterator[Pair]:
    """Yield pairs of the same sentences and lines in random order."""
    draw = random.Random(seed)  # noqa: S311 - a sample, no secret
    for pair in filled_in(count, seed=seed):
        pieces = [piece for piece in _SENTENCE_END.split(pair.left) if piece.strip()]
        draw.shuffle(pieces)
        yield Pair(code=pair.code, kind="order", left=pair.left, right="\n".join(pieces))
