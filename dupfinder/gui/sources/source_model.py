"""The model of the list of sources."""

import enum
import os
from collections.abc import Sequence
from typing import Any, assert_never

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dupfinder.domain.display import visible
from dupfinder.gui.sources.sources import Source, SourceRole
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.shown_folder import shown_folder

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)


class SourceField(enum.IntEnum):
    """What a row has besides Qt's own roles."""

    SOURCE = int(Qt.ItemDataRole.UserRole) + 1
    FOLDER = int(Qt.ItemDataRole.UserRole) + 2
    """The path of the folder that holds it, as it is shown."""
    ROLE = int(Qt.ItemDataRole.UserRole) + 3
    """The name of its role where that is worth saying, else an empty text."""


class SourceModel(QAbstractListModel):
    """Sources in the order in which they were added."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sources: tuple[Source, ...] = ()
        self._rows: list[dict[int, Any]] = []

    @property
    def sources(self) -> tuple[Source, ...]:
        """Return all sources."""
        return self._sources

    def set_sources(self, sources: Sequence[Source]) -> None:
        """Replace all sources."""
        self.beginResetModel()
        self._sources = tuple(sources)
        self._rows = [self._row(source) for source in sources]
        self.endResetModel()

    def paths(self, role: SourceRole) -> tuple[str, ...]:
        """Return the paths of the sources with this role."""
        return tuple(source.path for source in self._sources if source.role is role)

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of sources."""
        return 0 if parent.isValid() else len(self._sources)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what is shown of a source."""
        if not index.isValid():
            return None
        return self._rows[index.row()].get(role)

    def _row(self, source: Source) -> dict[int, Any]:
        """Return all that is shown of a source."""
        folder, name = os.path.split(source.path)
        role_name = self._role_name(source)
        return {
            int(Qt.ItemDataRole.DisplayRole): visible(name or source.path),
            int(Qt.ItemDataRole.ToolTipRole): plain_tooltip(visible(source.path)),
            int(Qt.ItemDataRole.AccessibleTextRole): f"{visible(source.path)} {role_name}".rstrip(),
            SourceField.SOURCE: source,
            SourceField.FOLDER: shown_folder(folder, home=os.path.expanduser("~")),
            SourceField.ROLE: role_name,
        }

    def _role_name(self, source: Source) -> str:
        match source.role:
            case SourceRole.SCAN:
                return ""
            case SourceRole.REFERENCE:
                return self.tr("reference")
            case SourceRole.EXCLUDED:
                return self.tr("excluded")
            case _:
                assert_never(source.role)
