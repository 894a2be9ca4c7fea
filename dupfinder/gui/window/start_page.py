"""What is seen before there are results: an invitation, or what is about to be scanned."""

import datetime
import os
import zipfile
from collections.abc import Sequence
from functools import partial

import platformdirs
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from dupfinder.domain.errors import SourceError
from dupfinder.domain.file_names import resource_path
from dupfinder.domain.messages import because, say
from dupfinder.gui.toolkit.icons import icon_file
from dupfinder.gui.toolkit.labels import FontScale, PlainLabel, font_scale, plain_tooltip, restyle
from dupfinder.gui.toolkit.layouts import FlowLayout, Gap, in_column
from dupfinder.gui.toolkit.wording import Wording, shown_folder

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
        message = say("Cannot write sample documents to {folder}: {why}.", folder=folder, why=because(error))
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
_MOST_RECENT = 3
_RECENT_WIDTH = 220
_TEXT_WIDTH = 520
_MOST_TEXT_WIDTH = 600
_LEAST_TEXT_WIDTH = 320
_MARGIN = 36
_SPACING = 14


class StartPage(QWidget):
    """One large area that takes drops, with buttons for those who do not drag."""

    folder_chosen = Signal(str)
    """A folder that was scanned before is to be scanned again."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("startPage")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._wording = wording
        self._is_ready = False
        self._logo = QLabel()
        self._title = PlainLabel(tone="title")
        self._text = PlainLabel(tone="dim", wraps=True)
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.scan_button = QPushButton(self.tr("Scan now"))
        self.folder_button = QPushButton(self.tr("Add folder …"))
        self.document_button = QPushButton(self.tr("Add documents …"))
        self.sample_button = QPushButton(self.tr("Try sample documents"))
        self.sample_button.setToolTip(self.tr("Creates a folder with sample letters and contracts, and scans it"))
        self.last_button = QPushButton(self.tr("Resume last session"))
        self.last_button.hide()
        self.recent_buttons = [QPushButton() for _ in range(_MOST_RECENT)]
        label = PlainLabel(self.tr("Recent:"), tone="dim")
        label.setMinimumHeight(self.recent_buttons[0].sizeHint().height())
        self._buttons = _in_lines(self.scan_button, self.folder_button, self.document_button)
        self._recent = _in_lines(label, *self.recent_buttons)
        self._others = _in_lines(self.last_button, self.sample_button)
        self._recent_folders: Sequence[str] = ()
        for number, button in enumerate(self.recent_buttons):
            button.clicked.connect(partial(self._choose_recent, number))
        for button in (self.sample_button, self.last_button, *self.recent_buttons):
            button.setProperty("link", True)
        self._lay_out()
        self.show_empty()

    def show_empty(self) -> None:
        """Invite to drop something."""
        self._show(
            self.tr("Drop folders or documents here"),
            self.tr(
                "Finds copies, the same text in other formats, and edited versions, and shows how they differ. "
                "A scan changes nothing."
            ),
            is_ready=False,
        )

    def show_ready(self, sources: int) -> None:
        """Say that a scan can start."""
        title = self.tr("Ready to scan %Ln source(s)", "", sources)
        self._show(title, self.tr("Drop more folders or documents here, or scan."), is_ready=True)

    def show_recent(self, folders: Sequence[str]) -> None:
        """Offer to scan folders that were scanned before."""
        self._recent_folders = folders[:_MOST_RECENT]
        home = os.path.expanduser("~")
        for number, button in enumerate(self.recent_buttons):
            button.setVisible(number < len(self._recent_folders))
            if number < len(self._recent_folders):
                shown = shown_folder(self._recent_folders[number], home=home)
                text = button.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideMiddle, _RECENT_WIDTH)
                button.setText(text.replace("&", "&&"))
                button.setToolTip(plain_tooltip(self.tr("Scan {folder} again").format(folder=shown)))
        self._recent.setVisible(bool(folders) and not self._is_ready)

    def _choose_recent(self, number: int) -> None:
        self.folder_chosen.emit(self._recent_folders[number])

    def show_last(self, text: str) -> None:
        """Offer to go on with the session of the window before this one."""
        self.last_button.setText(text)
        self.last_button.show()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to what a person most likely wants, where nothing else has it."""
        super().showEvent(event)
        if self.window().focusWidget() is None:
            (self.scan_button if self._is_ready else self.folder_button).setFocus()

    def minimumSizeHint(self) -> QSize:
        """Return the room without the logo, which is left out where there is less than for all, in a narrow text."""
        height = super().minimumSizeHint().height()
        if not self._logo.isHidden():
            height -= self._logo.sizeHint().height() + _SPACING
        lines = (line.minimumSizeHint().width() for line in (self._title, self._buttons, self._recent, self._others))
        return QSize(4 * _MARGIN + max(_LEAST_TEXT_WIDTH, *lines), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the logo where there is room for it."""
        super().resizeEvent(event)
        self._fit_text()
        needed = self.minimumSizeHint().height() + self._logo.sizeHint().height() + _SPACING
        self._logo.setHidden(event.size().height() < needed)

    def _show(self, title: str, text: str, *, is_ready: bool) -> None:
        self._title.setText(title)
        self._text.setText(text)
        self._fit_text()
        self.scan_button.setVisible(is_ready)
        self._is_ready = is_ready
        self.sample_button.setHidden(is_ready)
        self._recent.setVisible(bool(self._recent_folders) and not is_ready)
        if is_ready and self.window().focusWidget() is self.folder_button:  # also before the window is active
            self.scan_button.setFocus()
        for button, is_primary in ((self.scan_button, True), (self.folder_button, not is_ready)):
            restyle(button, primary=is_primary)

    def _fit_text(self) -> None:
        """Give the text a width that is read well, and all the height that it takes, also with larger letters."""
        wanted = min(round(_TEXT_WIDTH * font_scale(self._text)), _MOST_TEXT_WIDTH)
        self._text.setFixedWidth(max(min(wanted, self.width() - 4 * _MARGIN), _LEAST_TEXT_WIDTH))
        self._text.setMinimumHeight(0)  # Qt would say no less than that
        self._text.setMinimumHeight(self._text.heightForWidth(self._text.width()))

    def _lay_out(self) -> None:
        path = icon_file("app")
        if path is not None:
            self._logo.setPixmap(QIcon(path).pixmap(QSize(_LOGO_SIZE, _LOGO_SIZE), self.devicePixelRatioF()))
        self._logo.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text.ensurePolished()
        FontScale(self._text).changed.connect(self._fit_text)
        in_column(
            Gap(stretch=3),
            self._logo,
            self._title,
            (self._text, 0, Qt.AlignmentFlag.AlignHCenter),
            Gap(10),
            self._buttons,
            self._recent,
            self._others,
            Gap(stretch=4),
            inside=self,
            margins=(2 * _MARGIN, _MARGIN, 2 * _MARGIN, _MARGIN),
            spacing=_SPACING,
        )


def _in_lines(*parts: QWidget) -> QWidget:
    """Return a widget with these parts in a line, or in several where it is narrow."""
    widget = QWidget()
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)
    flow = FlowLayout(widget, spacing=10, is_centred=True)
    for part in parts:
        flow.addWidget(part)
    return widget
