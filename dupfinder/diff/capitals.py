"""Whether capital letters tell names, and which words of a passage are names by them."""

import functools
import itertools
import re
from collections.abc import Sequence

from dupfinder.domain.differences import Span

_TELLING_SHARE = 0.27
"""Of the words inside of sentences: where more have a capital, it tells no names (German, titles, lists)."""
_NOUN_CAPITALISING = "der die das und nicht ist den dem des mit für auf von zu im ein eine sich oder"
_NOUN_CAPITALISING_SHARE = 0.03
"""Frequent words of German, in which every noun has a capital; its prose has 20 % and more of them."""
_WORDS_LOOKED_AT = 2_000
_LETTERS_LOOKED_AT = 20_000
_CONTEXT_LETTERS = 120
_LEAST_CONTEXT_WORDS = 3
_MOST_LETTERS = 200
"""What is longer is more than names."""
_WORD = re.compile(r"[^\W\d_]+(?:['\u2019-][^\W\d_]+)*")
_SENTENCE_END = re.compile(
    r"(?:[.!?\u2026;:\u2022\u00b7\u2013\u2014-][\"'\u2019\u201d\u00bb)\]]*|^)[\s\"'\u2018\u201c\u201e\u00ab(\[\u00bf\u00a1\d.]*\Z"
)
_TITLED = re.compile(
    r"(?:\b(?:mr|mrs|ms|dr|prof|st|sir|rev|m|mme|sr|sra|dott|ing|herr|frau)|\b[^\W\d_])\.?\s*\Z", re.IGNORECASE
)
_PERSON = re.compile(
    r"(?:mr|mrs|ms|miss|dr|prof|sir|herr|herrn|frau|m|mme|mlle|sr|sra|sig|dott)\b\.?\s+\w", re.IGNORECASE
)
"""The title of a person, and a name behind it."""
_PARTICLES = "van von der den de del della di da dos das du la le al bin ibn zu zur ter af y"


class Capitals:
    """What capital letters tell in two texts, found when it is asked for the first time."""

    def __init__(self) -> None:
        self._texts: tuple[Sequence[str], ...] = ()

    def learn(self, *texts: Sequence[str]) -> None:
        """Take these paragraphs for the texts; they are looked at only when that is needed."""
        self._texts = texts

    @functools.cached_property
    def tell_names(self) -> bool:
        """Return whether a word with a capital inside of a sentence is a name in these texts, as in English."""
        return all(map(_tells_names, self._texts))

    def are_names(self, text: str, span: Span) -> bool:
        """Return whether a passage of a paragraph is names: words with a capital, one of them inside of a sentence.

        With the title of a person before them (Ms, Dr, Frau) they are, wherever they stand.
        """
        passage = text[span.start : span.end]
        if len(passage) > _MOST_LETTERS:
            return False
        particles = _PARTICLES.split()
        words = [word for word in _WORD.finditer(passage) if word[0] not in particles]
        if not words or not all(_has_name_form(word[0]) for word in words):
            return False
        if _PERSON.match(passage):
            return True
        if all(_begins_sentence(text, span.start + word.start()) for word in words):
            return False
        around = _context(text, span)
        is_title = len(around) < _LEAST_CONTEXT_WORDS or 2 * sum(map(str.istitle, around)) > len(around)
        return not is_title and self.tell_names


def _tells_names(paragraphs: Sequence[str]) -> bool:
    size = itertools.accumulate(map(len, paragraphs))
    seen = [
        text
        for text, before in zip(paragraphs, itertools.chain([0], size), strict=False)
        if before < _LETTERS_LOOKED_AT
    ]
    # The first word of a paragraph has a capital in any language.
    words = [word for text in seen for word in _WORD.findall(text[:_LETTERS_LOOKED_AT])[1:]][:_WORDS_LOOKED_AT]
    capitals = sum(1 for word in words if _has_name_form(word))
    nouns = sum(map(words.count, _NOUN_CAPITALISING.split()))
    return capitals <= _TELLING_SHARE * len(words) and nouns < _NOUN_CAPITALISING_SHARE * len(words)


def _has_name_form(word: str) -> bool:
    """Return whether a word begins with a capital and is not all in capitals, unless it is an initial."""
    return word[0].isupper() and (len(word) == 1 or not word.isupper())


def _begins_sentence(text: str, place: int) -> bool:
    before = text[max(place - _CONTEXT_LETTERS, 0) : place]
    return not _TITLED.search(before) and _SENTENCE_END.search(before) is not None


def _context(text: str, span: Span) -> list[str]:
    """Return the words around a passage that may be in small letters, and do not begin the paragraph."""
    before = text[max(span.start - _CONTEXT_LETTERS, 0) : span.start]
    words = _WORD.findall(before)[1:] + _WORD.findall(text[span.end : span.end + _CONTEXT_LETTERS])
    return [word for word in words if len(word) > 1]
