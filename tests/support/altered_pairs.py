"""Pairs of documents in eight languages of which one is the other with all its words changed a little, or moved.

Each function gives as many as asked for, the same ones for the same seed. The texts are those of `template_pairs`.
"""

import random
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence

from dupfinder.domain.pairs import Variable
from dupfinder.fingerprint.traditional import SIMPLIFIED, TRADITIONAL
from template_pairs import LANGUAGES, Language, Pair, filled_in

_TAKEN_FOR = {
    "l": "1Iit",
    "i": "lj1",
    "o": "0ce",
    "e": "co",
    "c": "eo",
    "a": "oe",
    "s": "58",
    "t": "fl",
    "f": "t",
    "g": "q9",
    "n": ("ri", "u"),
    "m": ("rn", "nn"),
    "d": ("cl", "a"),
    "w": ("vv", "w"),
    "h": "bn",
    "b": "h6",
    "u": "nv",
    "B": "8R",
    "S": "5",
    "O": "0Q",
    "Z": "2",
    "D": "O0",
    "1": "lI7",
    "0": "O",
    "5": "S",
    "8": "B",
}
"""What text recognition reads in place of letters."""

_SENTENCE_END = re.compile(r"(?<=[.!?。])\s*|\n+")


def misread(count: int, *, seed: int, rate: float, languages: Sequence[Language] | None = None) -> Iterator[Pair]:
    """Yield pairs of a text and itself with so many of its letters wrong, as after text recognition."""
    draw = random.Random(seed)  # noqa: S311 - a sample, no secret
    for pair in filled_in(count, seed=seed, languages=languages):
        yield Pair(code=pair.code, kind="misread", left=pair.left, right=_misread(pair.left, rate, draw))


def misread_template(count: int, *, seed: int, rate: float, languages: Sequence[Language]) -> Iterator[Pair]:
    """Yield pairs of texts of one template, filled in for two people, of which one is misread."""
    draw = random.Random(seed)  # noqa: S311 - a sample, no secret
    for pair in filled_in(count, seed=seed, languages=languages):
        yield Pair(code=pair.code, kind=f"misread {pair.kind}", left=pair.left, right=_misread(pair.right, rate, draw))


def _misread(text: str, rate: float, draw: random.Random) -> str:
    """Return a text with wrong letters: taken for one like them, or any other, dropped, doubled, parted by a space."""
    letters = [letter for letter in text if letter.isalpha()]

    def wrong(letter: str) -> str:
        chance = draw.random()
        if chance < 0.5 and letter in _TAKEN_FOR:
            return draw.choice(_TAKEN_FOR[letter])
        if chance < 0.8:
            return draw.choice(letters)
        return draw.choice(("", letter + draw.choice(letters), letter + " "))

    return "".join(wrong(one) if one.isalnum() and draw.random() < rate else one for one in text)


def respelt(languages: Sequence[Language]) -> Iterator[Pair]:
    """Yield for each language a pair of a text and itself as it might have been spelt long ago, all through it."""
    for language in languages:
        text = "\n".join(pair.left for pair in filled_in(12, seed=1, languages=[language]))
        older = text.translate(str.maketrans("vuiи", "wvyi"))
        yield Pair(code=language.code, kind="spelling", left=text, right=older)


def written_otherwise(count: int, *, seed: int) -> Iterator[tuple[Pair, Variable]]:
    """Yield pairs of a text and itself with its letters written in another way, and which way that is."""
    plain = {"ł": "l"}
    ways: tuple[tuple[Variable, Callable[[str], str]], ...] = (
        (
            Variable.ACCENTS,
            lambda text: "".join(plain.get(one, unicodedata.normalize("NFD", one)[0]) for one in text),
        ),
        (Variable.UMLAUTS, lambda text: text.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")),
        (Variable.SCRIPT, lambda text: text.translate(str.maketrans(SIMPLIFIED, TRADITIONAL))),
    )
    languages = {
        Variable.ACCENTS: [language for language in LANGUAGES if language.code in {"fr", "es", "it", "pl"}],
        Variable.UMLAUTS: [language for language in LANGUAGES if language.code == "de"],
        Variable.SCRIPT: [language for language in LANGUAGES if language.code == "zh"],
    }
    for way, write in ways:
        for pair in filled_in(count, seed=seed, languages=languages[way]):
            left = pair.left.translate(str.maketrans(TRADITIONAL, SIMPLIFIED)) if way is Variable.SCRIPT else pair.left
            right = write(left)
            if right != left:
                yield Pair(code=pair.code, kind=way.value, left=left, right=right), way


def reordered(count: int, *, seed: int) -> Iterator[Pair]:
    """Yield pairs of the same sentences and lines in random order."""
    draw = random.Random(seed)  # noqa: S311 - a sample, no secret
    for pair in filled_in(count, seed=seed):
        pieces = [piece for piece in _SENTENCE_END.split(pair.left) if piece.strip()]
        draw.shuffle(pieces)
        yield Pair(code=pair.code, kind="order", left=pair.left, right="\n".join(pieces))
