"""What the scan is doing, how far it is, and the way to let it wait or stop."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QToolButton, QVBoxLayout, QWidget

from dupfinder.domain.progress import Progress, Stage
from dupfinder.gui.toolkit.icons import Icons, beside_icon
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.wording import Wording

_STEPS = 1_000


class ProgressPanel(QFrame):
    """One line of words over a thin bar."""

    pause_requested = Signal(bool)
    cancel_requested = Signal()

    def __init__(self, wording: Wording, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("progressPanel")
        self._wording = wording
        self._stage = PlainLabel(tone="strong")
        self._step = PlainLabel(tone="dim")
        self._figures = PlainLabel(tone="dim")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress of the scan"))
        self.pause_button = QToolButton()
        self.pause_button.setCheckable(True)
        self.pause_button.toggled.connect(self.pause_requested)
        icons.give(self.pause_button, "pause", checked="resume")
        self.cancel_button = QToolButton()
        icons.give(self.cancel_button, "cancel")
        self.cancel_button.setText(beside_icon(self.tr("Stop")))
        self.cancel_button.setToolTip(self.tr("Stop the scan; what was found is kept"))
        self.cancel_button.clicked.connect(self.cancel_requested)
        for button in (self.pause_button, self.cancel_button):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._lay_out()
        self.begin()

    @property
    def stage_text(self) -> str:
        """Return what is said about the stage."""
        return self._stage.text()

    def begin(self) -> None:
        """Show a scan that has just begun."""
        self._stage.setText(self.tr("Starting"))
        self._step.clear()
        self._figures.clear()
        self._bar.setRange(0, 0)
        self.cancel_button.setEnabled(True)
        self.show_paused(False)

    def show_progress(self, progress: Progress) -> None:
        """Show how far the scan has come."""
        if self.pause_button.isChecked() or not self.cancel_button.isEnabled():
            return
        stages = list(Stage)
        self._stage.setText(self._wording.stage(progress.stage))
        step = self.tr("step {number} of {count}")
        self._step.setText(step.format(number=stages.index(progress.stage) + 1, count=len(stages)))
        self._figures.setText(self._wording.progress(progress))
        if progress.total:
            self._bar.setRange(0, _STEPS)
            self._bar.setValue(round(_STEPS * min(progress.done / progress.total, 1)))
        else:
            self._bar.setRange(0, 0)

    def show_paused(self, paused: bool) -> None:  # noqa: FBT001 - the slot of a signal
        """Show whether the scan waits."""
        self.pause_button.setChecked(paused)
        text = self.tr("Go on") if paused else self.tr("Pause")
        self.pause_button.setText(beside_icon(text))
        self.pause_button.setToolTip(text)
        if paused:
            self._stage.setText(self.tr("Paused"))

    def show_stopping(self) -> None:
        """Show that the scan was asked to stop."""
        self._stage.setText(self.tr("Stopping"))
        self._figures.clear()
        self._bar.setRange(0, 0)
        self.cancel_button.setEnabled(False)

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(self._stage)
        line.addWidget(self._step)
        line.addStretch(1)
        line.addWidget(self._figures)
        texts = QVBoxLayout()
        texts.setSpacing(7)
        texts.addLayout(line)
        texts.addWidget(self._bar)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 9, 10, 10)
        layout.setSpacing(14)
        layout.addLayout(texts, 1)
        layout.addWidget(self.pause_button)
        layout.addWidget(self.cancel_button)
