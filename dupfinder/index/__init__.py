"""Fingerprints and passages to candidate pairs."""

from dupfinder.index.equal import fold_equal
from dupfinder.index.hamming import hamming_pairs
from dupfinder.index.passages import passage_pairs
from dupfinder.index.permutation import Permutation, Run
from dupfinder.index.planner import choose_plan
from dupfinder.index.plans import ExhaustivePlan, Plan, TablePlan, block_plan

__all__ = [
    "ExhaustivePlan",
    "Permutation",
    "Plan",
    "Run",
    "TablePlan",
    "block_plan",
    "choose_plan",
    "fold_equal",
    "hamming_pairs",
    "passage_pairs",
]
