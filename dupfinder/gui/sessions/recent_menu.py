"""The menu of the sessions that were opened or saved last."""

import os
from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.errors import StoreError
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.store import forget_recent_sessions, read_recent_sessions


class RecentMenu(QMenu):
    """Fills itself when it is shown; each session has a number as its key.

    `last` returns what to call the session of the window before this one; an empty text where there is none.
    """

    chosen = Signal(str)
    """The path of a session."""
    last_chosen = Signal()

    def __init__(self, last: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last = last
        self.setTitle(self.tr("&Recent sessions"))
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """List what there is now."""
        self.clear()
        last = self._last()
        if last:
            self.addAction(last.replace("&", "&&"), self.last_chosen.emit)
            self.addSeparator()
        paths = read_recent_sessions()
        names = [os.path.basename(path) for path in paths]
        for number, (path, name) in enumerate(zip(paths, names, strict=True), start=1):
            # Two of one name are told by their folders.
            shown = (
                name
                if names.count(name) == 1
                else self.tr("{name} in {folder}").format(name=name, folder=os.path.dirname(path))
            )
            action = self.addAction(f"&{number % 10}  {visible(shown).replace('&', '&&')}")
            action.setToolTip(plain_tooltip(visible(path)))
            action.triggered.connect(lambda _=False, path=path: self.chosen.emit(path))
        if not paths:
            self.addAction(self.tr("No saved sessions")).setEnabled(False)
            return
        self.addSeparator()
        self.addAction(self.tr("&Clear list"), self._forget)

    def _forget(self) -> None:
        try:
            forget_recent_sessions()
        except StoreError:
            return  # they are listed again, which says it
