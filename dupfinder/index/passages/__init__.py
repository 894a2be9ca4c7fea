"""Texts that share passages, by their sketches."""

from dupfinder.index.passages.passage_query import GrowingSketches, passage_matches
from dupfinder.index.passages.recurring import RecurringPassages, mean_recurrence
from dupfinder.index.passages.sharing_pairs import passage_pairs

__all__ = [
    "GrowingSketches",
    "RecurringPassages",
    "mean_recurrence",
    "passage_matches",
    "passage_pairs",
]
