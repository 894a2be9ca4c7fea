"""Two texts to aligned paragraphs and kinds of changes; several to one table; and what only one of them has."""

from typing import TYPE_CHECKING

from dupfinder.domain.doors import lazy_door

if TYPE_CHECKING:
    from dupfinder.diff.alignment import align
    from dupfinder.diff.contents import content_rows
    from dupfinder.diff.group_tables import group_table
    from dupfinder.diff.losses import KeptPassages, TextLeft
    from dupfinder.diff.marking_pages import page_marks
    from dupfinder.diff.revising import revisions, whole_lines
else:
    __getattr__ = lazy_door()
