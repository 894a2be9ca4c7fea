"""A bar of one-sentence notes, warnings and errors that goes away when it is told to."""

import enum
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFrame, QPushButton, QStatusBar, QToolButton, QWidget

from dupfinder.domain.messages import Message
from dupfinder.domain.result import ScanResult
from dupfinder.gui.toolkit.labels import PlainLabel, plain_tooltip, restyle
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import in_row
from dupfinder.gui.toolkit.wording import Wording

_MARGINS = 60
_SHOWN_MS = 6_000


class StatusLine(QObject):
    """Fills the status bar of a window."""

    def __init__(self, bar: QStatusBar, wording: Wording) -> None:
        super().__init__(bar)
        self._bar = bar
        self._wording = wording
        self._totals = PlainLabel(tone="dim")
        self._marked = PlainLabel(tone="strong")
        self._marked_text = ""
        self._has_result = False
        bar.addPermanentWidget(self._totals)
        bar.addPermanentWidget(self._marked)
        bar.messageChanged.connect(self._make_room)

    @property
    def totals(self) -> str:
        """Return what is said about the result in all."""
        return self._totals.text()

    @property
    def marked(self) -> str:
        """Return what is said about what is marked."""
        return self._marked.text()

    def say(self, text: str, *, lasts: bool = False) -> None:
        """Show a sentence for a few seconds, or until there is another one; an empty one takes it away."""
        self._bar.showMessage(text, 0 if lasts else _SHOWN_MS)

    def show_result(self, result: ScanResult | None, *, search_plans: Sequence[Message]) -> None:
        """Show what was found in all; the tooltip says how it was searched for."""
        self._has_result = result is not None
        self._totals.setText("" if result is None else self._wording.totals(result))
        self._totals.setToolTip(plain_tooltip("" if result is None else "\n\n".join(map(core_message, search_plans))))
        self._show_marked()

    def show_marks(self, count: int, size_bytes: int, hidden: int) -> None:
        """Show how much is marked to go."""
        self._marked_text = self._wording.marked(count, size_bytes, hidden=hidden)
        self._show_marked()

    def _show_marked(self) -> None:
        self._marked.setText(self._marked_text if self._has_result else "")
        self._make_room()

    def _make_room(self) -> None:
        """Let what else is shown give way to a message for which there is no room beside it, the totals first."""
        message = self._bar.currentMessage()
        room = self._bar.width() - _MARGINS - self._bar.fontMetrics().horizontalAdvance(message)
        for label in (self._marked, self._totals):
            room -= label.sizeHint().width()
            label.setHidden(bool(message) and room < 0)
        self._bar.setToolTip(plain_tooltip(message))


_SHOWN = 3


class NoticeKind(enum.StrEnum):
    """How serious a notice is, from the least on; the values are those of the style sheet."""

    NOTE = "note"
    WARNING = "warning"
    ERROR = "error"


class NoticeBar(QFrame):
    """Shows the latest notices, in the colour of the most serious one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._notices: list[tuple[NoticeKind, str]] = []
        self._text = PlainLabel(wraps=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.offer_button, self.second_button = QPushButton(), QPushButton()
        self._offers: tuple[Callable[[], None], ...] = ()
        """What the buttons do, as many as are shown."""
        for number, button in enumerate(self._buttons):
            button.clicked.connect(lambda _checked=False, number=number: self._take(number))
            button.hide()
        self.close_button = QToolButton()
        self.close_button.setText(self.tr("Dismiss"))
        self.close_button.clicked.connect(self.clear)
        in_row(
            (self._text, 1),
            *((button, 0, Qt.AlignmentFlag.AlignTop) for button in (*self._buttons, self.close_button)),
            inside=self,
            margins=(16, 6, 8, 6),
        )
        self.clear()

    @property
    def text(self) -> str:
        """Return what is shown."""
        return self._text.text()

    @property
    def kind(self) -> NoticeKind | None:
        """Return how serious it is; `None` where nothing is shown."""
        order = list(NoticeKind)
        return max({kind for kind, _ in self._notices}, key=order.index, default=None)

    def offer(
        self,
        text: str,
        *,
        button: str,
        accept: Callable[[], None],
        second: tuple[str, Callable[[], None]] | None = None,
    ) -> None:
        """Show one more sentence, and a button that does what it speaks of; only the latest offer has one.

        `second` is what else can be done, by another button.
        """
        offers = ((button, accept), *(() if second is None else (second,)))
        self._offers = tuple(taken for _, taken in offers)
        for each, (name, _) in zip(self._buttons, offers, strict=False):
            each.setText(name)
        self._notices = [each for each in self._notices if each[1] != text]  # said again, it is the latest again
        self.add(NoticeKind.NOTE, text)

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.offer_button, self.second_button

    def _take(self, number: int) -> None:
        accept = self._offers[number]
        self.clear()
        accept()

    def add(self, kind: NoticeKind, *texts: str) -> None:
        """Show more sentences; the same one is not shown twice."""
        known = set(self._notices)
        more = [notice for text in dict.fromkeys(texts) if (notice := (kind, text)) not in known]
        if more:
            self._notices += more
            self._show()

    def clear(self) -> None:
        """Take all notices away, and what was offered with them."""
        self._notices.clear()
        self._offers = ()
        self.hide()

    def _show(self) -> None:
        lines = [text for _, text in self._notices[-_SHOWN:]]
        earlier = len(self._notices) - len(lines)
        if earlier:
            lines.append(self.tr("… and %Ln earlier notice(s)", "", earlier))
        self._text.setText("\n".join(lines))
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(self._offers))
        restyle(self, kind=str(self.kind))
        self.show()
