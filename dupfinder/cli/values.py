"""What people write on a command line, as values."""

import argparse
import enum
import math
import os
import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.errors import SourceError, UsageError
from dupfinder.domain.messages import as_it_is, say
from dupfinder.domain.protection import Roles

_Choice = TypeVar("_Choice", bound=enum.StrEnum)
_SIZE = re.compile(r"(?P<number>\d+(?:\.\d+)?)\s*(?P<unit>[kmgt]?)(?:i?b)?", re.IGNORECASE)
_MOST_BYTES = 1 << 63
_UNITS = {"": 1, "k": 1 << 10, "m": 1 << 20, "g": 1 << 30, "t": 1 << 40}


def one_of(choices: type[_Choice]) -> Callable[[str], _Choice]:
    """Return what finds the choice of a name, and else says which ones there are."""

    def choice(text: str) -> _Choice:
        try:
            return choices(text)
        except ValueError:
            names = ", ".join(each.value for each in choices)
            raise argparse.ArgumentTypeError(f"{text!r} is none of {names}") from None

    return choice


def some_of(choices: type[_Choice]) -> Callable[[str], tuple[_Choice, ...]]:
    """Return what finds the choices of names between commas."""
    choice = one_of(choices)

    def found(text: str) -> tuple[_Choice, ...]:
        return tuple(map(choice, text.split(",")))

    return found


def each_once(choices: type[_Choice], given: Iterable[Sequence[_Choice]]) -> tuple[_Choice, ...]:
    """Return what several options ask for, each once and in order."""
    asked = {each for some in given for each in some}
    return tuple(each for each in choices if each in asked)


def inclusions(given: Iterable[Sequence[Inclusion]]) -> tuple[Inclusion, ...]:
    """Return what may go besides exact copies; raise `UsageError` for variants without similar text, which are some."""
    asked = each_once(Inclusion, given)
    if Inclusion.VARIANTS in asked and Inclusion.NEAR not in asked:
        raise UsageError(as_it_is("--include variants needs near, too: variants are documents with similar text."))
    return asked


def absolute(paths: Iterable[str]) -> tuple[str, ...]:
    """Return the paths as absolute ones, links and all."""
    return tuple(map(os.path.abspath, paths))


def roles(references: Sequence[str], excluded: Sequence[str]) -> Roles:
    """Return out of which folders nothing goes; raise `SourceError` for one that is not there.

    Whoever mistypes one would see its documents go.
    """
    for path in (*references, *excluded):
        if not os.path.exists(path):
            raise SourceError(say("There is no folder or file {path}.", path=path), path=path)
    return Roles(references=absolute(references), excluded=absolute(excluded))


def similarity(text: str) -> float:
    """Return a similarity of 0 to 1 from `0.8` or `80%`."""
    try:
        value = float(text.removesuffix("%")) / 100 if text.endswith("%") else float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a similarity: write 0.8 or 80%")
    return value


def size_bytes(text: str) -> int:
    """Return a number of bytes from `1000`, `10k`, `5M` or `1.5GiB`; the units are powers of 1,024."""
    found = _SIZE.fullmatch(text.strip())
    size = float(found["number"]) * _UNITS[found["unit"].lower()] if found is not None else math.inf
    if not size < _MOST_BYTES:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a size: write a number of bytes, or 10k, 5M, 1G")
    return int(size)


def count(text: str) -> int:
    """Return a whole number of at least 1."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least 1")
    return int(text)


def seconds(text: str) -> float:
    """Return a time of more than nought seconds."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a time in seconds")
    return value


def factor(text: str) -> float:
    """Return a finite number; which ones make sense is for whoever uses it to say."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return value


def bits(text: str) -> int:
    """Return a whole number of 0 to 128."""
    if not text.isascii() or not text.isdigit() or len(text) > 3 or int(text) > 128:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number of bits: write 0 to 128")
    return int(text)
