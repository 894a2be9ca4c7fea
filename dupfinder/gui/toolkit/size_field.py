"""A size of a file, with its unit."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from dupfinder.gui.toolkit.fields import ChoiceBox, NumberBox

_UNITS = {"kB": 1_000, "MB": 1_000_000, "GB": 1_000_000_000}


class SizeField(QWidget):
    """A whole number of kB, MB or GB; nought stands for no limit."""

    def __init__(self, no_limit: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number_box = NumberBox(most=999_999)
        self.number_box.setSpecialValueText(no_limit)
        self.unit_box = ChoiceBox()
        for unit, size_bytes in _UNITS.items():
            self.unit_box.addItem(unit, size_bytes)
        self.unit_box.setCurrentIndex(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.number_box, 1)
        layout.addWidget(self.unit_box)
        self.setFocusProxy(self.number_box)

    def set_name(self, name: str) -> None:
        """Tell assistive technology what the size is of."""
        self.number_box.setAccessibleName(name)
        self.unit_box.setAccessibleName(name)

    @property
    def size_bytes(self) -> int | None:
        """Return the size, or `None` for no limit."""
        return self.number_box.value() * int(self.unit_box.currentData()) or None

    @size_bytes.setter
    def size_bytes(self, size_bytes: int | None) -> None:
        """Show a size in the largest unit that divides it, rounded to whole kB at least."""
        fitting = [i for i, unit in enumerate(_UNITS.values()) if size_bytes and size_bytes % unit == 0]
        unit = max(fitting, default=0 if size_bytes else 1)
        self.unit_box.setCurrentIndex(unit)
        self.number_box.setValue(-(-(size_bytes or 0) // list(_UNITS.values())[unit]))
