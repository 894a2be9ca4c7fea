"""The words of the filters."""

import os

from PySide6.QtCore import QObject

from dupfinder.domain.display import visible
from dupfinder.gui.narrowing.group_filter import FilterChoice
from dupfinder.gui.toolkit.shown_folder import shown_folder


class FilterWording(QObject):
    """Says in words what a filter lets through."""

    def choices(self) -> dict[FilterChoice, str]:
        """Return what can be chosen, by how documents stand in their group."""
        return {
            FilterChoice.ALL: self.tr("All kinds"),
            FilterChoice.IDENTICAL: self.tr("Identical"),
            FilterChoice.SAME_CONTENT: self.tr("Same content"),
            FilterChoice.SAME_TEXT: self.tr("Same text"),
            FilterChoice.LOOKS_ALIKE: self.tr("Looks alike"),
            FilterChoice.NEAR: self.tr("Similar"),
            FilterChoice.CONTAINED: self.tr("Contained"),
            FilterChoice.VARIANTS: self.tr("Only numbers, dates or names differ"),
            FilterChoice.NO_VARIANTS: self.tr("Without: only numbers, dates or names differ"),
            FilterChoice.BEYOND: self.tr("Not only words differ: pictures, comments …"),
            FilterChoice.MARKED: self.tr("Marked"),
        }

    def in_folder(self, path: str) -> str:
        """Return in a few words where documents are looked at: `in …/Contracts`."""
        return self.tr("in {folder}").format(folder=_short(path))

    def in_whole_folder(self, path: str) -> str:
        """Return the same with the whole path."""
        return self.tr("in {folder}").format(folder=_whole(path))

    def in_both(self, one: str, other: str) -> str:
        """Return in a few words that documents of two folders are looked at."""
        return self.tr("in both {one} and {other}").format(one=_short(one), other=_short(other))

    def in_both_whole(self, one: str, other: str) -> str:
        """Return the same with whole paths."""
        return self.tr("in both {one} and {other}").format(one=_whole(one), other=_whole(other))

    def format_and_count(self, name: str, count: str) -> str:
        """Return a format and how many documents it has: `PDF (12)`."""
        return self.tr("{format} ({count})").format(format=visible(name).upper(), count=count)


def _whole(path: str) -> str:
    return shown_folder(path, home=os.path.expanduser("~"))


def _short(path: str) -> str:
    """Return the end of a path, which tells folders apart."""
    whole = _whole(path)
    last = os.path.basename(whole.rstrip(os.sep))
    return f"…{os.sep}{last}" if last and os.path.dirname(whole.rstrip(os.sep)) not in {"", os.sep, "~"} else whole
