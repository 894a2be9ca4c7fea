"""Makes the survey of a result."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.result import ScanResult
from dupfinder.domain.surveys import FolderTree, FormatPair, FormatSpace, Month, Space, SpaceColumns, Survey
from dupfinder.survey.columns import ALONE, Columns, columns_of
from dupfinder.survey.copies import copies_of
from dupfinder.survey.families import edited_of, largest_of, sizes_of
from dupfinder.survey.folders import Folders
from dupfinder.survey.incidence import incidence_of, pairs_within
from dupfinder.survey.keys import distinct, sums
from dupfinder.survey.repeats import matrix_of, pairs_of

Numbers = NDArray[np.int64]


def spaces_by(owner: Numbers, count: int, columns: Columns) -> SpaceColumns:
    """Return the figures of `count` owners, given the owner of each document."""
    return SpaceColumns(
        np.bincount(owner, minlength=count).tolist(),
        sums(owner, columns.size_bytes, count).tolist(),
        np.bincount(owner[columns.is_redundant], minlength=count).tolist(),
        sums(owner, columns.reclaimable_bytes, count).tolist(),
    )


def with_all_below(own: SpaceColumns, folders: Folders) -> SpaceColumns:
    """Return for each folder the figures of it and of everything below it."""

    def below(values: Sequence[int]) -> list[int]:
        before = np.concatenate([[0], np.cumsum(np.array(values, np.int64))]).astype(np.int64)
        inside: list[int] = (before[folders.ends] - before[: len(folders)]).tolist()
        return inside

    return SpaceColumns(
        below(own.documents), below(own.size_bytes), below(own.redundant_documents), below(own.reclaimable_bytes)
    )


def total_of(columns: Columns) -> Space:
    """Return the figures of all documents."""
    return Space(
        documents=len(columns.size_bytes),
        size_bytes=int(columns.size_bytes.sum()),
        redundant_documents=int(columns.is_redundant.sum()),
        reclaimable_bytes=int(columns.reclaimable_bytes.sum()),
    )


MOST_PAIRS = 200
MOST_COPIES = 200
MOST_FAMILIES = 50
MOST_TIMELINES = 12


def survey_of(result: ScanResult) -> Survey:
    """Return what a result says as a whole: 500,000 documents in about three seconds, in any thread."""
    columns = columns_of(result)
    incidence = incidence_of(columns)
    return Survey(
        total=total_of(columns),
        folders=_tree_of(columns),
        matrix=matrix_of(columns, incidence),
        folder_pairs=pairs_of(columns, incidence, most=MOST_PAIRS),
        folder_copies=copies_of(columns, incidence, most=MOST_COPIES),
        formats=formats_of(columns),
        format_pairs=format_pairs_of(columns),
        family_sizes=sizes_of(columns, len(result.groups)),
        largest_families=largest_of(result.groups, columns, most=MOST_FAMILIES),
        edited_families=edited_of(result.groups, columns, most=MOST_TIMELINES),
        months=months_of(columns),
    )


def _tree_of(columns: Columns) -> FolderTree:
    folders = columns.folders
    own = spaces_by(columns.folder, len(folders), columns)
    return FolderTree(folders.paths, folders.parents.tolist(), folders.ends.tolist(), own, with_all_below(own, folders))


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


def months_of(columns: Columns) -> tuple[Month, ...]:
    """Return the months in which any document was last edited, in the order of time (UTC)."""
    months = columns.moment_ns.astype("datetime64[ns]").astype("datetime64[M]").astype(np.int64)
    found, place, counts = np.unique(months, return_inverse=True, return_counts=True)
    redundant = np.bincount(place[columns.is_redundant], minlength=len(found))
    return tuple(
        Month(month=month, documents=count, redundant_documents=of_these)
        for month, count, of_these in zip(found.tolist(), counts.tolist(), redundant.tolist(), strict=True)
    )
