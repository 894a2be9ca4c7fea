"""A line to search in."""

from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget


class SearchField(QLineEdit):
    """A field with a cross that empties it; both have a name for assistive technology."""

    def __init__(self, name: str, *, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setClearButtonEnabled(True)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(self.tr("Clear the field"))
