"""What is said about marks that changed, and about the way back."""

from PySide6.QtCore import QObject

from dupfinder.decide import DoneStep, StepKind
from dupfinder.gui.deciding.deciding_wording import DecidingWording
from dupfinder.gui.deciding.mark_work import Deed
from dupfinder.gui.toolkit.punctuation import closed, listed


class MarkWording(QObject):
    """Turns what was done with marks into sentences."""

    def __init__(self, words: DecidingWording, parent: QObject) -> None:
        super().__init__(parent)
        self._words = words

    def of_step(self, done: DoneStep | None) -> str:
        """Return what a step did, to stand behind `Undo`: `Marked 3 documents`; empty for none."""
        if done is None:
            return ""
        return {
            StepKind.MARK: self.tr("Marked %Ln document(s)", "", done.number),
            StepKind.UNMARK: self.tr("Took back %Ln mark(s)", "", done.number),
            StepKind.KEEP: self.tr("Another keeper"),
            StepKind.INVERT: self.tr("Inverted the marks of %Ln document(s)", "", done.number),
            StepKind.CLEAR: self.tr("Took back all marks"),
            StepKind.RULES: self.tr("Marked by rules: %Ln document(s)", "", done.number),
        }[done.kind]

    def undone(self, done: DoneStep) -> str:
        """Return that a step was taken back."""
        return self.tr("Undone: {step}.").format(step=self.of_step(done))

    def redone(self, done: DoneStep) -> str:
        """Return that a step was done again."""
        return self.tr("Done again: {step}.").format(step=self.of_step(done))

    def locked(self, number: int) -> str:
        """Return that marks are gone because nothing may go out of their folders any more."""
        return self.tr("%Ln mark(s) taken back: nothing goes out of a reference or an excluded folder.", "", number)

    def deed(self, deed: Deed) -> str:
        """Return what came of a wish about several documents; empty where nothing needs to be said."""
        match deed.kind:
            case StepKind.MARK:
                return self._marked(deed)
            case StepKind.UNMARK:
                return self.tr("%Ln mark(s) taken back.", "", deed.number)
            case StepKind.INVERT:
                return self.tr("Marks inverted.")
            case StepKind.CLEAR:
                return self.tr("All marks taken back.")
            case StepKind.RULES:
                return self.tr("%Ln document(s) marked by the rules.", "", deed.number)
            case StepKind.KEEP:
                return ""

    def _marked(self, deed: Deed) -> str:
        marked = self.tr("%Ln document(s) marked", "", deed.number)
        if not deed.refused:
            return closed(marked)
        by_number = sorted(deed.refused.items(), key=lambda item: -item[1])
        reasons = listed(self._words.refused(refusal, number) for refusal, number in by_number)
        return self.tr("{marked}; not marked: {reasons}.").format(marked=marked, reasons=reasons)
