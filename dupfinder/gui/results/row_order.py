"""The order of groups, and of the documents inside them."""

from dataclasses import dataclass

import numpy as np

from dupfinder.gui.results.ranks import NO_RANK, Ranks
from dupfinder.gui.results.result_table import Numbers, ResultTable, SortKeys


@dataclass(frozen=True, slots=True, eq=False)
class RowOrder:
    """In which order the groups and documents of a table stand."""

    groups: Numbers
    """The numbers of the groups."""
    documents: Numbers
    """The numbers of the documents, group by group as the groups are numbered."""

    def positions(self) -> Numbers:
        """Return where in `documents` each document stands."""
        positions = np.empty_like(self.documents)
        positions[self.documents] = np.arange(len(self.documents))
        return positions


def natural_order(table: ResultTable) -> RowOrder:
    """Return the order in which the results came."""
    return RowOrder(np.arange(len(table.shown)), np.arange(table.document_count))


def sorted_order(table: ResultTable, keys: SortKeys, *, descending: bool) -> RowOrder:
    """Return the order by the keys of a column; what is equal, or has none and so comes last, stands as it came.

    The head of a group stays its first document in every order.
    """
    first_and_last = len(keys.documents) + 2
    within = _weights(keys.documents, descending=descending) + 1
    within[table.first[:-1]] = 0
    whole = np.repeat(np.arange(len(table.shown)), table.counts) * first_and_last + within
    groups = np.argsort(_weights(keys.groups, descending=descending), kind="stable")
    return RowOrder(groups, np.argsort(whole, kind="stable"))


def _weights(ranks: Ranks, *, descending: bool) -> Numbers:
    """Return numbers that rise in the wanted order, below `len(ranks) + 1`."""
    last = len(ranks)
    weights = ranks.astype(np.int64)
    if descending:
        weights = last - 1 - weights
    weights[ranks == NO_RANK] = last
    return weights
