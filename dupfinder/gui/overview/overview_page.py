"""The overview: pictures and tables of the result as a whole.

Its survey is made once, in the background, when the first view wants it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QWidget

from dupfinder import survey
from dupfinder.domain.result import ScanResult
from dupfinder.domain.surveys import FolderDocuments, Survey
from dupfinder.gui.overview.overview_wording import OverviewWording
from dupfinder.gui.toolkit.background import BackgroundJobs, tell_error
from dupfinder.gui.toolkit.fields import pass_focus
from dupfinder.gui.toolkit.labels import Placeholder
from dupfinder.gui.toolkit.layouts import in_column
from dupfinder.gui.toolkit.wording import Wording

if TYPE_CHECKING:
    from dupfinder.gui.overview.overview_cards import OverviewCards


class Surveys(QObject):
    """Holds a result, and its survey once somebody wanted it; a later result takes the place of both."""

    changed = Signal()
    """There is another result, or none; or the survey of it is there."""
    details_found = Signal(object)
    """The `FolderDocuments` that were asked for last."""

    def __init__(self, jobs: BackgroundJobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self.result: ScanResult | None = None
        """The result that is shown."""
        self.survey: Survey | None = None
        """Its survey, as soon as it was made."""
        self._is_wanted = False
        self._asked: tuple[str, str] | None = None

    def set_result(self, result: ScanResult | None) -> None:
        """Take another result; nothing is worked out until a view wants it."""
        self.result, self.survey, self._is_wanted, self._asked = result, None, False, None
        self.changed.emit()

    def want(self) -> None:
        """Have the survey made, if there is a result and that is not under way."""
        result = self.result
        if result is None or self._is_wanted:
            return
        self._is_wanted = True

        def done(survey: Survey) -> None:
            if self.result is result:
                self.survey = survey
                self.changed.emit()

        self._jobs.run(lambda: survey.survey_of(result), done=done, failed=tell_error)

    def want_details(self, first: str, second: str) -> None:
        """Have two folders compared document by document."""
        result = self.result
        if result is None:
            return
        self._asked = (first, second)

        def done(details: FolderDocuments) -> None:
            if self.result is result and self._asked == (first, second):
                self.details_found.emit(details)

        self._jobs.run(lambda: survey.folder_documents(result, first, second), done=done, failed=tell_error)


class OverviewPage(QWidget):
    """Shows the survey of the result while it is visible; what is clicked is asked for."""

    target_chosen = Signal(object)
    """The groups of this are wanted: one of the targets in `figures`."""

    def __init__(self, wording: Wording, surveys: Surveys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = OverviewWording(wording, self)
        self._surveys = surveys
        self._shown: Survey | None = None
        self.cards: OverviewCards | None = None
        self._message = Placeholder()
        self._area = QScrollArea(widgetResizable=True)
        self._area.setAccessibleName(self.tr("Overview"))
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        pass_focus(self, self._area)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._message)
        self._stack.addWidget(self._area)
        in_column(self._stack, inside=self, margins=0)
        surveys.changed.connect(self._refresh)
        self._refresh()

    @property
    def message(self) -> str:
        """Return what stands in place of the cards, or an empty text while they are shown."""
        return "" if self._stack.currentWidget() is self._area else self._message.text()

    def showEvent(self, event: QShowEvent) -> None:
        """Have the survey and the cards made, now that they are wanted."""
        super().showEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        if self.isVisible():
            self._surveys.want()
            if self.cards is None:
                self.cards = self._make_cards()
        survey = self._surveys.survey
        if survey is None or self.cards is None or not _has_anything(survey):
            self._message.setText(self._what_is_missing())
            self._stack.setCurrentWidget(self._message)
            return
        if self.isVisible() and survey is not self._shown:
            self._shown = survey
            self.cards.show_survey(survey)
        if survey is self._shown:
            self._stack.setCurrentWidget(self._area)

    def _what_is_missing(self) -> str:
        result, survey = self._surveys.result, self._surveys.survey
        if result is None:
            return self.tr("The overview appears here after a scan.")
        if survey is not None and not _has_anything(survey):
            return self.tr("No documents.")
        return self.tr("Preparing the overview …")

    def _make_cards(self) -> OverviewCards:
        from dupfinder.gui.overview.overview_cards import OverviewCards  # noqa: PLC0415 - start-up does without them

        cards = OverviewCards(self._words)
        cards.target_chosen.connect(self.target_chosen)
        self._area.setWidget(cards)
        return cards


def _has_anything(survey: Survey) -> bool:
    return bool(survey.total.documents or survey.unread or survey.left_out)
