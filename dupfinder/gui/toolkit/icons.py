"""Line icons in the colour of the text around them."""

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPalette, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

from dupfinder.domain.file_names import resource_path
from dupfinder.domain.records import dataclass

_SIZES_PX = (16, 18, 32, 36, 48, 54)
"""The two sizes on the screen, for one, two and three pixels to a point."""


def icon_file(name: str) -> str | None:
    """Return the path of an icon, or `None` where there is none of this name."""
    try:
        return resource_path(f"icons/{name}.svg")
    except FileNotFoundError:
        return None


def _tinted_pixmap(renderer: QSvgRenderer, colour: QColor, *, size_px: int) -> QPixmap:
    """Return the drawing in one colour; only its transparency is used."""
    pixmap = QPixmap(size_px, size_px)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        renderer.render(painter, QRectF(0, 0, size_px, size_px))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(pixmap.rect(), colour)
    return pixmap


def tinted_icon(
    name: str,
    palette: QPalette,
    *,
    checked: str | None = None,
    role: QPalette.ColorRole = QPalette.ColorRole.ButtonText,
) -> QIcon:
    """Return an icon in a colour of the palette; empty where the drawing is missing, so that the text stands alone."""
    icon = QIcon()
    _add_drawing(icon, name, palette, role=role, state=QIcon.State.Off)
    if checked is not None:
        _add_drawing(icon, checked, palette, role=role, state=QIcon.State.On)
    return icon


def _add_drawing(icon: QIcon, name: str, palette: QPalette, *, role: QPalette.ColorRole, state: QIcon.State) -> None:
    path = icon_file(name)
    if path is None:
        return
    renderer: QSvgRenderer | None = None
    disabled = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    for mode, colour in ((QIcon.Mode.Normal, palette.color(role)), (QIcon.Mode.Disabled, disabled)):
        for size_px in _SIZES_PX:
            # Drawn once: the window of another language, and the theme before, want the very same.
            key = f"{path} {colour.rgba()} {size_px}"
            pixmap = QPixmap()
            if not QPixmapCache.find(key, pixmap):
                renderer = renderer or QSvgRenderer(path)
                pixmap = _tinted_pixmap(renderer, colour, size_px=size_px)
                QPixmapCache.insert(key, pixmap)
            icon.addPixmap(pixmap, mode, state)


def beside_icon(text: str) -> str:
    """Return a text to stand beside an icon; Qt leaves hardly any room between the two."""
    return f"\N{EN SPACE}{text}"


@dataclass(frozen=True, slots=True)
class _Wearer:
    target: QAction | QAbstractButton
    name: str
    checked: str | None
    role: QPalette.ColorRole


class Icons(QObject):
    """Gives icons to the actions and buttons of one window, again whenever its palette changes."""

    def __init__(self, palette: QPalette, parent: QObject) -> None:
        super().__init__(parent)
        self._palette = palette
        self._wearers: list[_Wearer] = []

    def give(
        self,
        target: QAction | QAbstractButton,
        name: str,
        *,
        checked: str | None = None,
        role: QPalette.ColorRole = QPalette.ColorRole.ButtonText,
    ) -> None:
        """Set the icon (another one while it is checked) now and after each change of theme.

        `target` has to live as long as the window.
        """
        wearer = _Wearer(target, name, checked, role)
        self._wearers.append(wearer)
        self._dress(wearer)

    def retint(self, palette: QPalette) -> None:
        """Take the colours of another palette."""
        self._palette = palette
        for wearer in self._wearers:
            self._dress(wearer)

    def _dress(self, wearer: _Wearer) -> None:
        icon = tinted_icon(wearer.name, self._palette, checked=wearer.checked, role=wearer.role)
        wearer.target.setIcon(icon)
