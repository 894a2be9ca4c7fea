"""Two texts to aligned paragraphs and kinds of changes; several to one table; and what only one of them has."""

from dupfinder.diff.alignment import align
from dupfinder.diff.contents import content_rows
from dupfinder.diff.group_table import group_table
from dupfinder.diff.losses import KeptPassages
from dupfinder.diff.page_marks import page_marks
from dupfinder.diff.revisions import revisions, whole_lines

__all__ = ["KeptPassages", "align", "content_rows", "group_table", "page_marks", "revisions", "whole_lines"]
