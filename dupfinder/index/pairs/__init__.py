"""All pairs of close fingerprints: plans, and the searches that carry them out."""

from dupfinder.index.packed import RunTasks, union
from dupfinder.index.pairs.hamming import hamming_pairs
from dupfinder.index.pairs.planner import choose_plan
from dupfinder.index.pairs.plans import (
    ExhaustivePlan,
    Plan,
    ProbingPlan,
    Scheme,
    TablePlan,
    block_plan,
    nested_block_plan,
)
from dupfinder.index.permutation import Permutation, Run
