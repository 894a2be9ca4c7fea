"""The signs that begin the items of lists: bullets and numbers, which one format writes and another one draws."""

import enum

import regex

from dupfinder.domain.differences import Edit, Span

_BULLET = (
    r"[\u2022\u2023\u2043\u204C\u204D\u2219\u25A0-\u25FF\u2794-\u27BE\u2B1B-\u2B24\u00B7"
    r"\uF000-\uF0FF\uFFFD]"
    r"|[-\u2013\u2014*o](?=\s)"
)
"""Symbol fonts have theirs in the private use area. A minus before a figure is none, and no check box or tick is:
whether it is set may be all in which two forms differ."""
_NUMBER = (
    r"\(?(?:\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){0,5}|\p{L}|[ivxlc]{2,5}|[IVXLC]{2,5})\)(?!\p{L})"
    r"|(?:\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){0,5}|\p{Ll}|[ivxlc]{2,5}|[IVXLC]{2,5})\.(?=\s)"  # "A. Smith" is a name
    r"|\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){1,5}(?=\s+\p{Lu})"
)
_SIGN = regex.compile(rf"\s*(?P<sign>(?P<number>{_NUMBER})|{_BULLET})")
_MOST_LETTERS = 32


class _Sign(enum.Enum):
    NONE = enum.auto()
    BULLET = enum.auto()
    NUMBER = enum.auto()


def differs_in_list_sign(edit: Edit, *, left: str, right: str) -> bool:
    """Return whether an edit is nothing but the sign with which a list's item begins, of another kind or on one side.

    Word draws the bullets and numbers of lists and does not write them, a PDF has them among its words. Two numbers
    that differ are a difference.
    """
    if max(edit.left.end, edit.right.end) > _MOST_LETTERS:
        return False
    signs = _sign_of(left, edit.left), _sign_of(right, edit.right)
    return None not in signs and signs != (_Sign.NUMBER, _Sign.NUMBER)


def without_list_sign(text: str) -> tuple[str, str]:
    """Return the number with which a list's item begins (empty: none does), and the text behind it or a bullet."""
    sign = _SIGN.match(text[:_MOST_LETTERS])
    if sign is None or not text[sign.end() :].strip():
        return "", text
    return sign["number"] or "", text[sign.end() :]


def _sign_of(text: str, span: Span) -> _Sign | None:
    """Return which sign a passage at the beginning of a paragraph is, if it is nothing else."""
    if text[: span.start].strip():
        return None
    if not span:
        return _Sign.NONE
    sign = _SIGN.match(text)
    if sign is None or sign.end("sign") != span.end or not text[span.end :].strip():
        return None
    return _Sign.NUMBER if sign["number"] else _Sign.BULLET
