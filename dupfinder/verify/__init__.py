"""Candidate pairs to exact similarities."""

from typing import TYPE_CHECKING

from dupfinder.domain.doors import lazy_door

if TYPE_CHECKING:
    from dupfinder.verify.looks import FEW_CELLS, Likeness, Sheet, compare_pages, compare_sheets
    from dupfinder.verify.misreading import MOST_LONGER, Spelt
    from dupfinder.verify.overlaying import are_unmoved
    from dupfinder.verify.sampling import LONG_WORDS, Wanted, may_be_alike
    from dupfinder.verify.similarity import LEAST_FRAME, HeldShingles, Similarities, batches, covered_words, verify
else:
    __getattr__ = lazy_door()
