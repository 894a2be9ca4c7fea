"""Two texts to aligned paragraphs and kinds of changes; several to one table; and what only one of them has."""

from dupfinder.diff.alignment import align
from dupfinder.diff.contents import content_rows
from dupfinder.diff.families import family_table
from dupfinder.diff.losses import KeptPassages
from dupfinder.diff.page_marks import page_marks

__all__ = ["KeptPassages", "align", "content_rows", "family_table", "page_marks"]
