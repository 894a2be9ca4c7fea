"""Notices of the system, for what happens while nobody looks at the window."""

from dupfinder.gui.notifications.notifier import Notifier

__all__ = ["Notifier"]
