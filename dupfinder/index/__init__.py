"""Fingerprints and passages to candidate pairs."""

from dupfinder.index.blocks import block_plan, nested_block_plan
from dupfinder.index.equal import fold_equal
from dupfinder.index.hamming import hamming_pairs
from dupfinder.index.online import FingerprintIndex
from dupfinder.index.online_wide import WideFingerprintIndex
from dupfinder.index.passage_query import passage_matches
from dupfinder.index.passages import passage_pairs
from dupfinder.index.permutation import Permutation, Run
from dupfinder.index.planner import choose_plan
from dupfinder.index.plans import ExhaustivePlan, Plan, ProbingPlan, Scheme, TablePlan
from dupfinder.index.query_planner import Search, Storage
from dupfinder.index.recurring import RecurringPassages, mean_recurrence
from dupfinder.index.sharing_out import RunTasks
from dupfinder.index.union import union

__all__ = [
    "ExhaustivePlan",
    "FingerprintIndex",
    "Permutation",
    "Plan",
    "ProbingPlan",
    "RecurringPassages",
    "Run",
    "RunTasks",
    "Scheme",
    "Search",
    "Storage",
    "TablePlan",
    "WideFingerprintIndex",
    "block_plan",
    "choose_plan",
    "fold_equal",
    "hamming_pairs",
    "mean_recurrence",
    "nested_block_plan",
    "passage_matches",
    "passage_pairs",
    "union",
]
