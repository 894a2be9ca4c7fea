"""How many documents were last edited in each month."""

import numpy as np

from dupfinder.domain.surveys import Month
from dupfinder.survey.columns import Columns


def months_of(columns: Columns) -> tuple[Month, ...]:
    """Return the months in which any document was last edited, in the order of time (UTC)."""
    months = columns.moment_ns.astype("datetime64[ns]").astype("datetime64[M]").astype(np.int64)
    found, place, counts = np.unique(months, return_inverse=True, return_counts=True)
    redundant = np.bincount(place[columns.is_redundant], minlength=len(found))
    return tuple(
        Month(month=month, documents=count, redundant_documents=of_these)
        for month, count, of_these in zip(found.tolist(), counts.tolist(), redundant.tolist(), strict=True)
    )
