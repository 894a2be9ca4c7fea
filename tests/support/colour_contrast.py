"""How well two colours can be told apart."""

from PySide6.QtGui import QColor

TEXT_CONTRAST = 4.5
"""WCAG 2.2, 1.4.3."""
SIGN_CONTRAST = 3.0
"""WCAG 2.2, 1.4.11."""


def luminance(colour: str) -> float:
    """Return the relative luminance of `#rrggbb` (WCAG 2.2)."""

    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    shown = QColor(colour)
    return 0.2126 * linear(shown.redF()) + 0.7152 * linear(shown.greenF()) + 0.0722 * linear(shown.blueF())


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
