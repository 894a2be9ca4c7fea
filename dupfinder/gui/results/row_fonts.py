"""The fonts of the result tree, and how texts fit into their cells."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics

_PRINTABLE = [chr(code) for code in range(32, 127)]
_SLACK = 1.03
"""Letters beside each other may be further apart than each alone says."""


class RowFont:
    """A font that knows how wide its letters are: most texts fit, and to find that out Qt would lay out each."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self._metrics = QFontMetrics(font)
        self._widths = {letter: self._metrics.horizontalAdvance(letter) * _SLACK for letter in _PRINTABLE}

    def width(self, text: str) -> int:
        """Return how wide a text is."""
        return self._metrics.horizontalAdvance(text)

    def fit(self, text: str, room: int, side: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> str:
        """Return as much of a text as fits, with an ellipsis for what is left out."""
        try:
            if sum(map(self._widths.__getitem__, text)) <= room:
                return text
        except KeyError:  # other letters than those of ASCII
            pass
        return self._metrics.elidedText(text, side, room)


class RowFonts:
    """The fonts that rows are drawn with."""

    def __init__(self, font: QFont) -> None:
        self.base = QFont(font)
        strong, struck = QFont(font), QFont(font)
        strong.setWeight(QFont.Weight.DemiBold)
        struck.setStrikeOut(True)
        self.plain, self.strong, self.struck = RowFont(self.base), RowFont(strong), RowFont(struck)
