"""Pages that are made when somebody looks at them."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


class LatePage(QWidget):
    """A page whose parts are made when it is first shown, or by `make_parts`, and once.

    A window has some 600 parts, of which most people never see a third; until then they would cost every start, every
    change of language and of theme.
    """

    has_parts = False

    def make_parts(self) -> None:
        """Make the parts unless they are there; the Tab key comes to them where the page stands."""
        if self.has_parts:
            return
        self.has_parts = True
        self._make_parts()
        before = next((part for part in _focus_chain(self, forward=False) if not self.isAncestorOf(part)), self)
        for part in [part for part in _focus_chain(self, forward=True) if self.isAncestorOf(part)]:
            QWidget.setTabOrder(before, part)  # Qt puts what is made late behind all else
            before = part

    def _make_parts(self) -> None:
        raise NotImplementedError

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001, N802 - Qt's name and signature
        """Have parts before the page is seen: what is put into a page that is shown comes a moment late."""
        if visible:
            self.make_parts()
        super().setVisible(visible)


def _focus_chain(start: QWidget, *, forward: bool) -> Iterator[QWidget]:
    """Yield what can have the keyboard after a widget, or before it; of all else the order cannot be changed."""
    following = QWidget.nextInFocusChain if forward else QWidget.previousInFocusChain
    part = following(start)
    while part is not None and part is not start:
        if part.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            yield part
        part = following(part)
