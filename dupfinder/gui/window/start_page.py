"""What is seen before there are results: an invitation, or what is about to be scanned."""

import datetime
import os
import zipfile

import platformdirs
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from dupfinder.domain.errors import SourceError
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.font_scale import font_scale
from dupfinder.gui.toolkit.icons import icon_file
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.resources import resource_path
from dupfinder.gui.toolkit.wording import Wording

_NAME = "samples"
_ARCHIVE = "samples.zip"


def lay_out_samples(folder: str | None = None) -> tuple[str, ...]:
    """Put the sample documents into a folder of the user's data; return the folders to add as sources.

    Documents that are there stay as they are, those that were removed in a trial come back. Raises `SourceError` where
    they cannot be written.
    """
    folder = folder or os.path.join(platformdirs.user_data_dir("dupfinder", appauthor=False), _NAME)
    try:
        with zipfile.ZipFile(resource_path(_ARCHIVE)) as archive:
            for member in archive.infolist():
                _lay_out(archive, member, folder)
            names = sorted({member.filename.split("/")[0] for member in archive.infolist()})
    except OSError as error:
        message = f"The sample documents cannot be written to {folder}: {error.strerror}."
        raise SourceError(message, path=folder) from error
    return tuple(os.path.join(folder, name) for name in names)


def _lay_out(archive: zipfile.ZipFile, member: zipfile.ZipInfo, folder: str) -> None:
    path = os.path.join(folder, *member.filename.split("/"))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    try:
        with open(path, "xb") as file:
            file.write(archive.read(member))
    except FileExistsError:
        return
    changed_s = datetime.datetime(*member.date_time, tzinfo=datetime.UTC).timestamp()
    os.utime(path, (changed_s, changed_s))  # which version is newer is part of what there is to see


_LOGO_SIZE = 112
_TEXT_WIDTH = 520
_MARGIN = 36
_RADIUS = 18


class StartPage(QWidget):
    """One large area that takes drops, with buttons for those who do not drag."""

    folders_requested = Signal()
    documents_requested = Signal()
    scan_requested = Signal()
    samples_requested = Signal()
    last_requested = Signal()
    """Somebody wants to go on with the session of the window before this one."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._wording = wording
        self._is_ready = False
        self._title = PlainLabel(tone="title")
        self._text = PlainLabel(tone="dim")
        self._text.setWordWrap(True)
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.scan_button = QPushButton(self.tr("Scan"))
        self.folder_button = QPushButton(self.tr("Add a folder …"))
        self.document_button = QPushButton(self.tr("Add documents …"))
        self.sample_button = QPushButton(self.tr("Try it on sample documents"))
        self.sample_button.setToolTip(self.tr("Puts some letters and contracts into a folder of its own, and scans it"))
        self.last_button = QPushButton(self.tr("Go on with the last session"))
        self.last_button.hide()
        for button in (self.sample_button, self.last_button):
            button.setProperty("link", True)
        self.scan_button.clicked.connect(self.scan_requested)
        self.folder_button.clicked.connect(self.folders_requested)
        self.document_button.clicked.connect(self.documents_requested)
        self.sample_button.clicked.connect(self.samples_requested)
        self.last_button.clicked.connect(self.last_requested)
        self._lay_out()
        self.show_empty()

    def show_empty(self) -> None:
        """Invite to drop something."""
        self._show(
            self.tr("Drop folders or documents here"),
            self.tr(
                "DupFinder finds copies, the same text in other formats, and edited versions, "
                "and shows how they differ. A scan changes nothing on your disk."
            ),
            is_ready=False,
        )

    def show_ready(self, sources: int) -> None:
        """Say that a scan can start."""
        title = self.tr("Ready to scan %Ln source(s)", "", sources)
        self._show(title, self.tr("Drop more folders or documents here, or start the scan."), is_ready=True)

    def show_last(self, text: str) -> None:
        """Offer to go on with the session of the window before this one."""
        self.last_button.setText(text)
        self.last_button.show()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to what a person most likely wants, where nothing else has it."""
        super().showEvent(event)
        if self.window().focusWidget() is None:
            (self.scan_button if self._is_ready else self.folder_button).setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a dashed frame: the sign of a place to drop things."""
        super().paintEvent(event)
        colours = colours_for(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.border), 2, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(QColor(colours.base))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN), _RADIUS, _RADIUS)
        painter.end()

    def _show(self, title: str, text: str, *, is_ready: bool) -> None:
        self._title.setText(title)
        self._text.setText(text)
        self._text.setMinimumHeight(self._text.heightForWidth(self._text.width()))
        self.scan_button.setVisible(is_ready)
        self.sample_button.setHidden(is_ready)
        if is_ready and self.folder_button.hasFocus():
            self.scan_button.setFocus()
        for button, is_primary in ((self.scan_button, True), (self.folder_button, not is_ready)):
            button.setProperty("primary", is_primary)
            button.style().unpolish(button)
            button.style().polish(button)

    def _lay_out(self) -> None:
        logo = QLabel()
        path = icon_file("app")
        if path is not None:
            logo.setPixmap(QIcon(path).pixmap(QSize(_LOGO_SIZE, _LOGO_SIZE), self.devicePixelRatioF()))
        logo.setAlignment(Qt.AlignmentFlag.AlignCenter)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        for button in (self.scan_button, self.folder_button, self.document_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self._text.ensurePolished()
        self._text.setFixedWidth(round(_TEXT_WIDTH * font_scale(self._text)))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * _MARGIN, _MARGIN, 2 * _MARGIN, _MARGIN)
        layout.setSpacing(14)
        layout.addStretch(3)
        layout.addWidget(logo)
        layout.addSpacing(4)
        layout.addWidget(self._title)
        layout.addWidget(self._text, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(10)
        layout.addLayout(buttons)
        layout.addWidget(self.last_button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.sample_button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(4)
