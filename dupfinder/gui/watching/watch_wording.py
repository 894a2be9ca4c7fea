"""What is said of documents that came to a watched folder."""

import os

from PySide6.QtCore import QObject

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem
from dupfinder.domain.pairs import Relation, VerifiedPair
from dupfinder.domain.watching import Arrival, Finding
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.wording import Wording

News = Finding | Problem
"""A document that came, or why one that came cannot be read."""


class WatchWording(QObject):
    """Turns findings into words."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording

    def likeness(self, finding: News) -> str:
        """Return how much a document resembles the best of those it resembles, or why it cannot be read."""
        if isinstance(finding, Problem):
            return self._wording.problem(finding.code)[0]
        if not finding.pairs:
            return self.tr("Like no other")
        pair = finding.pairs[0]
        if pair.relation is Relation.CONTAINED:
            return self.tr("Contained, {share}").format(share=self._wording.share(max(pair.a_in_b, pair.b_in_a)))
        if pair.relation is Relation.NEAR:
            return self.tr("{share} the same").format(share=self._wording.share(pair.similarity))
        return self._wording.relation(pair.relation)

    def best(self, finding: News) -> str:
        """Return the name of the document that it resembles most, and how many others there are."""
        if isinstance(finding, Problem) or not finding.pairs:
            return ""
        name = visible(os.path.basename(finding.pairs[0].b.entry.path))
        others = finding.matches - 1
        return name if not others else self.tr("{name} and %Ln other(s)", "", others).format(name=name)

    def notice(self, finding: Finding) -> tuple[str, str]:
        """Return a title and a sentence for a notice of the system."""
        name = visible(finding.document.entry.name)
        is_new = finding.arrival is Arrival.NEW
        title = self.tr("New document: {name}") if is_new else self.tr("Changed document: {name}")
        return title.format(name=name), self.sentence(finding)

    def sentence(self, finding: News) -> str:
        """Return what a document resembles, or why it cannot be read, in one sentence."""
        if isinstance(finding, Problem):
            return visible(core_message(finding.message))
        if not finding.pairs:
            return self.tr("It resembles no document that is known.")
        return self._sentence(finding.pairs[0]).format(
            name=visible(finding.pairs[0].b.entry.name),
            folder=visible(finding.pairs[0].b.entry.folder),
            share=self._wording.share(max(finding.pairs[0].similarity, *_shares(finding.pairs[0]))),
        )

    def several(self, count: int) -> tuple[str, str]:
        """Return a title and a sentence for many documents that came together."""
        return self.tr("%Ln new document(s)", "", count), self.tr("They resemble documents that you have already.")

    def _sentence(self, pair: VerifiedPair) -> str:
        match pair.relation:
            case Relation.IDENTICAL:
                return self.tr("It is identical with {name} in {folder}.")
            case Relation.SAME_CONTENT:
                return self.tr("It has the same content as {name} in {folder}.")
            case Relation.LOOKS_ALIKE:
                return self.tr("It looks like {name} in {folder}.")
            case Relation.SAME_TEXT:
                return self.tr("It has the same text as {name} in {folder}.")
            case Relation.NEAR:
                return self.tr("{share} of it and of {name} in {folder} are the same.")
            case Relation.CONTAINED:
                return self.tr("{share} of one is found in the other: {name} in {folder}.")


def _shares(pair: VerifiedPair) -> tuple[float, ...]:
    """Return how much of each is in the other where that is what counts."""
    return (pair.a_in_b, pair.b_in_a) if pair.relation is Relation.CONTAINED else (0.0,)
