"""DupFinder finds duplicate and near-duplicate documents.

What this door names is what other programs may rely on: `docs/reference/python.md` shows how.
"""

from typing import TYPE_CHECKING

from dupfinder.domain.doors import lazy_door

if TYPE_CHECKING:
    from dupfinder.domain.comparisons import CompareOptions, Comparison
    from dupfinder.domain.documents import Document, Problem
    from dupfinder.domain.errors import DupFinderError
    from dupfinder.domain.groups import DuplicateGroup, Member
    from dupfinder.domain.options import ScanOptions
    from dupfinder.domain.pairs import Relation, VerifiedPair
    from dupfinder.domain.result import ScanResult
    from dupfinder.pipeline.comparing.comparer import Comparer
    from dupfinder.pipeline.scanning.like import find_like
    from dupfinder.pipeline.scanning.scan import scan
    from dupfinder.report.kinds import ReportKind
    from dupfinder.report.saving import save_report
else:
    __getattr__ = lazy_door()

__version__ = "0.1.0"
__all__ = [
    "CompareOptions",
    "Comparer",
    "Comparison",
    "Document",
    "DupFinderError",
    "DuplicateGroup",
    "Member",
    "Problem",
    "Relation",
    "ReportKind",
    "ScanOptions",
    "ScanResult",
    "VerifiedPair",
    "find_like",
    "save_report",
    "scan",
]
