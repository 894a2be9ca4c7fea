"""Two texts to aligned paragraphs and words, and to what only one of them has."""

from dupfinder.diff.alignment import align
from dupfinder.diff.losses import KeptPassages, lost_text

__all__ = ["KeptPassages", "align", "lost_text"]
