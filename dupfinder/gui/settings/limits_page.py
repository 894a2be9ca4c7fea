"""How much time and memory one document may take."""

from dataclasses import replace

from PySide6.QtWidgets import QVBoxLayout, QWidget

from dupfinder.domain.options import MIB, ScanOptions
from dupfinder.gui.toolkit.fields import NumberBox
from dupfinder.gui.toolkit.form import add_row, make_form, make_hint

_MOST_SECONDS = 3_600
_LEAST_MEMORY_MIB, _MOST_MEMORY_MIB = 256, 64 * 1024


class LimitsPage(QWidget):
    """Edits the limits among the options of a scan; what goes beyond them is listed as a problem."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seconds_box = NumberBox(least=1, most=_MOST_SECONDS)
        self.seconds_box.setSuffix(self.tr(" s"))
        self.memory_box = NumberBox(least=_LEAST_MEMORY_MIB, most=_MOST_MEMORY_MIB)
        self.memory_box.setSuffix(self.tr(" MiB"))
        self.memory_box.setSingleStep(_LEAST_MEMORY_MIB)
        form = make_form()
        time_hint = make_hint([self.tr("Reading that takes longer is ended, and the scan goes on with the others.")])
        add_row(form, self.tr("Time for one document"), self.seconds_box, hint=time_hint)
        memory_hint = make_hint([self.tr("The same holds for memory. Large workbooks and PDF files need most.")])
        add_row(form, self.tr("Memory for one document"), self.memory_box, hint=memory_hint)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(form)
        layout.addStretch(1)

    def show_limits(self, options: ScanOptions) -> None:
        """Show the limits of these options."""
        self.seconds_box.setValue(round(options.time_limit_s))
        self.memory_box.setValue(options.memory_limit_bytes // MIB)

    def with_limits(self, options: ScanOptions) -> ScanOptions:
        """Return options with the limits that are chosen; those that were not changed stay as they are to the byte."""
        before = (round(options.time_limit_s), options.memory_limit_bytes // MIB)
        if (self.seconds_box.value(), self.memory_box.value()) == before:
            return options
        return replace(
            options,
            time_limit_s=float(self.seconds_box.value()),
            memory_limit_bytes=self.memory_box.value() * MIB,
        )
