"""Folders that are watched for new documents while the window is open."""

from dupfinder.gui.watching.watch_panel import WatchPanel
from dupfinder.gui.watching.watcher import FolderWatcher

__all__ = ["FolderWatcher", "WatchPanel"]
