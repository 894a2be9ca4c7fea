"""The words for changes: how many of which kind there are, and what that says about two documents."""

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QObject

from dupfinder.domain.beyond import MANY_UNSEEN, ContentKind
from dupfinder.domain.comparisons import CompareOptions, DifferenceKind
from dupfinder.domain.differences import ChangeKind
from dupfinder.domain.pairs import UNSHOWN, Variable, of_one_template
from dupfinder.gui.comparison.changes.change_tally import ChangeTally, ignores_more
from dupfinder.gui.toolkit.language import core_message, told_here
from dupfinder.gui.toolkit.wording import Wording, listed, sentences, unclosed
from dupfinder.report.comparison_words import KIND_NAMES, counted_changes
from dupfinder.report.wording import capitalised

_LIGHT = {ChangeKind.SPACE, ChangeKind.PUNCTUATION, ChangeKind.CASE}
"""These leave every word as it is."""
_FILLED_IN = {ChangeKind.NUMBERS, ChangeKind.AMOUNTS, ChangeKind.DATES, ChangeKind.NAMES}
"""These are filled in differently in documents made from one template."""


class ChangeWording(QObject):
    """Turns kinds and counts of changes into words in the person's language."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent or wording)
        self._wording = wording

    def name(self, kind: DifferenceKind) -> str:
        """Return what a kind of change is called, as on a button: `Numbers`."""
        if isinstance(kind, ContentKind):
            return self._content_name(kind)
        return capitalised(core_message(KIND_NAMES[kind]))

    def _content_name(self, kind: ContentKind) -> str:
        return {
            ContentKind.PICTURES: self.tr("Pictures"),
            ContentKind.PAGES: self.tr("Pages without text"),
            ContentKind.DRAWINGS: self.tr("Drawings"),
            ContentKind.SIGNS: self.tr("Signs"),
            ContentKind.ATTACHMENTS: self.tr("Attached files"),
            ContentKind.COMMENTS: self.tr("Comments"),
            ContentKind.REVISIONS: self.tr("Tracked or struck text"),
            ContentKind.HIDDEN: self.tr("Hidden parts"),
            ContentKind.FORMULAS: self.tr("Formulas"),
            ContentKind.FIELDS: self.tr("Fields"),
            ContentKind.LINKS: self.tr("Links"),
            ContentKind.CASE_AND_PUNCTUATION: self.tr("Capitals or punctuation"),
            ContentKind.TEXT: self.tr("Text"),
        }[kind]

    def _besides(self, tally: ChangeTally) -> str:
        """Return in which kinds two documents differ besides their words, in a sentence; and what was not compared.

        Of documents whose words differ nobody needs to know that.
        """
        # No two scans have the same pixels: of those the pages that look alike say more.
        seen = set() if tally.alike_pages is None else {ContentKind.PICTURES, ContentKind.PAGES}
        seen.add(ContentKind.TEXT)  # which has a sentence of its own
        differences = [one for one in tally.beyond if one.kind not in seen]
        told = [self._content_counted(one.kind, one.count) for one in differences if one.count is not None]
        unseen = [self._content_name(one.kind) for one in differences if one.count is None]
        text = self.tr("Other differences: {things}.") if tally.counts else self.tr("Differences: {things}.")
        found = text.format(things=listed(told)) if told else ""
        if not unseen or tally.counts:
            return found
        if len(unseen) > MANY_UNSEEN:
            nothing = self.tr("Only the words were compared.")
            return sentences(found, self.tr("Nothing else was compared.")) if told else nothing
        return sentences(found, self.tr("Not compared: {things}.").format(things=listed(unseen)))

    def _pages(self, tally: ChangeTally) -> str:
        """Return how many pages look alike, in a sentence."""
        if tally.alike_pages is None:
            return ""
        found, left, right = map(self._wording.count, tally.alike_pages)
        text = self.tr("Matching pages: {found} (of {left} on the left, {right} on the right).")
        said = text.format(found=found, left=left, right=right)
        if not any(tally.uncompared_pages):
            return said
        left, right = map(self._wording.count, tally.uncompared_pages)
        cut = self.tr("Not compared (too many or too large): {left} on the left, {right} on the right.")
        return sentences(said, cut.format(left=left, right=right))

    def _content_counted(self, kind: ContentKind, count: int) -> str:
        own = {
            ContentKind.SIGNS: self.tr("signs"),
            ContentKind.REVISIONS: self.tr("tracked or struck text"),
            ContentKind.HIDDEN: self.tr("%Ln hidden part(s)", "", count),
            ContentKind.FORMULAS: self.tr("%Ln formula(s)", "", count),
            ContentKind.FIELDS: self.tr("%Ln field(s)", "", count),
        }
        return own.get(kind) or self._wording.content(kind, count)

    def short(self, counts: Mapping[ChangeKind, int]) -> str:
        """Return how many changes there are: `27 changes`."""
        total = sum(counts.values())
        return self.tr("%Ln change(s)", "", total) if total else self.tr("No changes")

    def long(self, tally: ChangeTally) -> str:
        """Return how many changes of each kind there are: `3 numbers, 1 date, 1 passage moved`."""
        parts = [self._counted(kind, count) for kind, count in tally.counts.items() if kind is not ChangeKind.PASSAGES]
        if tally.left_only:
            parts.append(self.tr("%Ln paragraph(s) only on the left", "", tally.left_only))
        if tally.right_only:
            parts.append(self.tr("%Ln paragraph(s) only on the right", "", tally.right_only))
        return listed(parts) or self.tr("No changes")

    def sentence(self, tally: ChangeTally, *, options: CompareOptions, differs_only_in: Sequence[Variable] = ()) -> str:
        """Return what the changes say about the two documents, in a sentence; empty where nothing is special.

        `differs_only_in` is what the texts as a whole were found to differ in (`Comparison.differs_only_in`).
        """
        if not (tally.counts or UNSHOWN.isdisjoint(differs_only_in)):
            return sentences(self._wording.variant(differs_only_in), self._pages(tally), self._besides(tally))
        if not tally.counts:
            return self._without_changes(tally, options)
        return sentences(self._of_words(tally, options, differs_only_in), self._pages(tally), self._besides(tally))

    def _of_words(self, tally: ChangeTally, options: CompareOptions, differs_only_in: Sequence[Variable]) -> str:
        text = self._special(tally, differs_only_in)
        if not text or not ignores_more(options):
            return text
        # "Only numbers differ" would be wrong where the case differs as well, and a person chose not to see it.
        ignored = self.tr(" (ignored: {things}).").format(things=listed(self.ignored(options)))
        return unclosed(text) + ignored

    def ignored(self, options: CompareOptions) -> list[str]:
        """Return what is ignored besides white space, in a word or two each."""
        things = (
            (options.ignore_case, self.tr("case")),
            (options.ignore_punctuation, self.tr("punctuation")),
            (options.ignore_digits, self.tr("numbers")),
            (bool(options.ignored_lines), self.tr("some lines")),
        )
        return [name for is_ignored, name in things if is_ignored]

    def _without_changes(self, tally: ChangeTally, options: CompareOptions) -> str:
        if tally.is_same_file:
            return self._wording.same_bytes()
        if not tally.has_words:
            text = self.tr("Neither document has any text.")
        elif any(one.kind is ContentKind.TEXT for one in tally.beyond):
            text = self.tr("Only one of the two has text.")
        elif not tally.is_same_text and ignores_more(options):
            text = self.tr("Your settings ignore all changes to the words.")
            if not tally.beyond:
                text = self.tr("Your settings ignore all differences.")
        elif tally.is_same_text and not tally.beyond and tally.alike_pages is None:
            return self.tr("Same content: only the layout differs.")
        else:
            text = self.tr("The texts match word for word.")
        return sentences(text, self._pages(tally), self._besides(tally))

    def _special(self, tally: ChangeTally, differs_only_in: Sequence[Variable]) -> str:
        if Variable.NOTATION in differs_only_in:
            return self._wording.variant(differs_only_in)
        kinds = set(tally.counts)
        light = [kind for kind in tally.counts if kind in _LIGHT]
        filled = [kind for kind in tally.counts if kind in _FILLED_IN]
        rest = kinds - _LIGHT - _FILLED_IN
        if rest == {ChangeKind.MOVES}:
            return self._only_moved([*light, *filled])
        if rest == {ChangeKind.PASSAGES} and not filled and not (tally.left_only and tally.right_only):
            return self._only_longer(tally, light)
        if rest:
            # Both are found by rules of thumb, on the whole text and on each change; the warning is worth more.
            return self._wording.variant(differs_only_in) if differs_only_in else ""
        if not filled:
            return self.tr("Same words. Differences only in {things}.").format(things=self._listed(light))
        return self._only_filled_in(filled, light, is_variant=of_one_template(differs_only_in))

    def _only_filled_in(self, filled: Sequence[ChangeKind], light: Sequence[ChangeKind], *, is_variant: bool) -> str:
        """Return a sentence for two documents in which nothing but numbers, dates or names differ."""
        if light and is_variant:
            text = self.tr("Apart from {light}, only {things} differ: probably not copies.")
        elif light:
            text = self.tr("Apart from {light}, only {things} differ.")
        elif is_variant:
            text = self.tr("Only {things} differ: probably not copies.")
        else:
            text = self.tr("Only {things} differ.")
        return text.format(things=self._listed(filled), light=self._listed(light))

    def _only_moved(self, others: Sequence[ChangeKind]) -> str:
        if not others:
            return self.tr("The same passages in another order. Nothing else differs.")
        text = self.tr("Passages in another order. Other differences only in {things}.")
        return text.format(things=self._listed(others))

    def _only_longer(self, tally: ChangeTally, light: Sequence[ChangeKind]) -> str:
        """Return a sentence for two documents of which one has paragraphs that the other has not."""
        if tally.left_only:
            more = self.tr("%Ln more paragraph(s) on the left; ", "", tally.left_only)
        else:
            more = self.tr("%Ln more paragraph(s) on the right; ", "", tally.right_only)
        if not light:
            return more + self.tr("the rest is the same.")
        return more + self.tr("other differences only in {things}.").format(things=self._listed(light))

    def _counted(self, kind: ChangeKind, count: int) -> str:
        own = {
            ChangeKind.MOVES: self.tr("%Ln passage(s) moved", "", count),
            ChangeKind.PASSAGES: self.tr("%Ln paragraph(s) added or removed", "", count),
        }
        return own.get(kind) or told_here(counted_changes, kind, count)

    def _listed(self, kinds: Collection[ChangeKind]) -> str:
        """Return `numbers, dates and names`; an empty text for none."""
        names = [core_message(KIND_NAMES[kind]) for kind in kinds]
        return self._wording.joined(names) if names else ""
