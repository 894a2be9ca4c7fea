"""The survey of the result that is shown: made once, in the background, when the first view wants it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from dupfinder import survey
from dupfinder.domain.result import ScanResult
from dupfinder.domain.surveys import FolderDocuments, Survey
from dupfinder.gui.toolkit.background import BackgroundJobs, tell_error


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
