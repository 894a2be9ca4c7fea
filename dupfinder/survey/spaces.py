"""Documents counted and weighed by whatever they belong to."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.surveys import Space, SpaceColumns
from dupfinder.survey.columns import Columns
from dupfinder.survey.folders import Folders
from dupfinder.survey.keys import sums

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
