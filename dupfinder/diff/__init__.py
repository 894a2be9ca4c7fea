"""Two texts to aligned paragraphs and words."""

from dupfinder.diff.alignment import align

__all__ = ["align"]
