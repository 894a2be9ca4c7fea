"""The filter of the groups, under the name by which the views know it."""

from dupfinder.gui.narrowing.filter_index import FilterIndex, Matches
from dupfinder.gui.narrowing.group_filter import FilterChoice, GroupFilter

__all__ = ["FilterChoice", "FilterIndex", "GroupFilter", "Matches"]
