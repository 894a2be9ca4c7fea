"""Decisions to outcomes: the only room that removes files."""

from typing import TYPE_CHECKING

from dupfinder.domain.doors import lazy_door

if TYPE_CHECKING:
    from dupfinder.trash.applying import apply
    from dupfinder.trash.history import default_journal_path, latest_journal_path, latest_run, past_run, past_runs
    from dupfinder.trash.renaming import rename_document
    from dupfinder.trash.tags import HAS_TAGS
    from dupfinder.trash.undoing import undo
else:
    __getattr__ = lazy_door()
