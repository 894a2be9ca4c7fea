"""Giving a document another name."""

from dupfinder.gui.renaming.rename_dialog import RenameDialog

__all__ = ["RenameDialog"]
