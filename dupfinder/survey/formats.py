"""Which formats there are, and in which of them the same documents exist."""

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.surveys import FormatPair, FormatSpace
from dupfinder.survey.columns import ALONE, Columns
from dupfinder.survey.incidence import pairs_within
from dupfinder.survey.keys import distinct
from dupfinder.survey.spaces import spaces_by

Numbers = NDArray[np.int64]


def formats_of(columns: Columns) -> tuple[FormatSpace, ...]:
    """Return the space of each format, the largest first."""
    spaces = spaces_by(columns.format, len(columns.formats), columns)
    found = [FormatSpace(format=name, space=spaces.row(number)) for number, name in enumerate(columns.formats)]
    return tuple(sorted(found, key=lambda one: (-one.space.size_bytes, one.format)))


def format_pairs_of(columns: Columns) -> tuple[FormatPair, ...]:
    """Return the pairs of formats in which the same documents exist, those with most in common first."""
    same_text, alike = _shared(columns.text, columns), _shared(columns.kin, columns)
    found = [
        FormatPair(
            first=columns.formats[i], second=columns.formats[j], same_text=int(same_text[i, j]), alike=int(alike[i, j])
        )
        for i, j in np.argwhere(np.triu(alike + alike.T, 1)).tolist()
    ]
    return tuple(sorted(found, key=lambda pair: (-pair.alike, -pair.same_text, pair.first, pair.second)))


def _shared(things: Numbers, columns: Columns) -> Numbers:
    """Return for each two formats in how many of these things (texts, kins) there are documents of both."""
    count = len(columns.formats)
    is_there = (columns.kin != ALONE) & (things != ALONE)
    keys = distinct(things[is_there] * max(count, 1) + columns.format[is_there])
    table = np.zeros((count, count), np.int64)
    for left, right in pairs_within(keys % max(count, 1), keys // max(count, 1)):
        np.add.at(table, (left, right), 1)
    return table
