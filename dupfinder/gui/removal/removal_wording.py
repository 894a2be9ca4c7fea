"""The words of removing: what will happen, what happened, and what can be taken back."""

import os
from collections.abc import Collection, Iterable
from typing import assert_never

from PySide6.QtCore import QObject

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.decisions import Action, Decision, FileState, Loss, Outcome, OutcomeStatus
from dupfinder.domain.display import visible
from dupfinder.domain.enclosed import name_of
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.pairs import Relation
from dupfinder.domain.removals import PastRemoval, PastRun, RemovalState
from dupfinder.gui.deciding.deciding_wording import DecidingWording
from dupfinder.gui.removal.listed_plan import LossTally, LostKind, may_lose
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.wording import Wording, clauses, closed, listed, named, sentences

_MOST_UNTOLD = 3
"""So many kinds that were not compared are named at the top; beside each document stand all."""


class RemovalWording(QObject):
    """Turns decisions, outcomes and past runs into sentences."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._deciding = DecidingWording(self)

    # What is planned.

    def going(self, action: Action, count: int, size_bytes: int) -> str:
        """Return `37 documents go (148 MB)`; of an action that takes no name away, what becomes of them."""
        if action.leaves_link:
            return self.tr("Replace %Ln document(s) by links", "", count)
        if action is Action.SHARE:
            text = self.tr("%Ln document(s) sharing space ({size})", "", count)
        else:
            text = self.tr("Remove %Ln document(s) ({size})", "", count)
        return text.format(size=self._wording.size(size_bytes))

    def by_relation(self, counts: dict[str, int]) -> str:
        """Return `30 exact copies, 5 same text, 2 similar`; looser relations come last."""
        texts = {
            Relation.IDENTICAL: self.tr("%Ln exact copies", "", counts.get(Relation.IDENTICAL, 0)),
            Relation.SAME_CONTENT: self.tr("{count} same content"),
            Relation.SAME_TEXT: self.tr("{count} same text"),
            Relation.LOOKS_ALIKE: self.tr("{count} look alike"),
            Relation.NEAR: self.tr("{count} similar"),
            Relation.CONTAINED: self.tr("{count} contained in others"),
        }
        parts = [
            text.format(count=self._wording.count(counts[relation]))
            for relation, text in texts.items()
            if counts.get(relation)
        ]
        return listed(parts)

    def of_group(self, action: Action, *, going: int, size_bytes: int, taken_out: int) -> str:
        """Return what is said of a group after the name of what stays for it."""
        if not going:
            return self.tr("everything is kept")
        text = self.going(action, going, size_bytes)
        if not taken_out:
            return text
        return clauses(text, self.tr("%Ln taken out", "", taken_out))

    def came_of_group(self, outcomes: Collection[Outcome]) -> str:
        """Return what is said of a group whose removal was tried."""
        done = done_of(outcomes)
        went, stayed = len(done), len(outcomes) - len(done)
        if went and not all(outcome.action.removes for outcome in done):
            parts = [self.removed({outcome.action for outcome in done}, went)]
        else:
            parts = [self.tr("%Ln document(s) removed", "", went)] if went else []
        if stayed:
            parts.append(self.tr("%Ln not removed", "", stayed))
        return clauses(*parts)

    def relation(self, relation: str) -> str:
        """Return the name of the relation to the kept document; of a relation nobody knows, its code."""
        try:
            return self._wording.relation(Relation(relation))
        except ValueError:
            return visible(relation)

    def reason(self, reason: str) -> str:
        """Return why the other document stays: a keeper rule in words, or that a person chose."""
        return self._deciding.because(reason)

    def freed(self, file: FileState) -> str:
        """Return how little a document frees because others share its space; empty where it frees all of its size."""
        if file.freed_bytes == file.size_bytes:
            return ""
        if not file.freed_bytes:
            return self.tr("Nothing: a hard link, clone or snapshot still uses the space.")
        text = self.tr("{size}: a clone or snapshot still uses the rest.")
        return text.format(size=self._wording.size(file.freed_bytes))

    def short_loss(self, decision: Decision, *, is_known: bool) -> str:
        """Return in a few words what goes with a document that is not the same; empty where it is."""
        if not may_lose(decision):
            return ""
        if decision.loss is None:
            return self.tr("loss unknown") if is_known else "…"
        lost, untold = self._lost(decision.loss), self._untold(decision.loss)
        added = self._only_kept(decision.loss)
        return clauses(
            self.tr("{things} lost").format(things=self._wording.joined(lost)) if lost else "",
            self.tr("only in the kept one: {things}").format(things=self._wording.joined(added)) if added else "",
            self._wording.not_compared(untold, is_brief=True) if untold else "",
        ) or self.tr("nothing lost")

    def _lost(self, loss: Loss) -> list[str]:
        """Return what would be lost: `12 words`, `2 pictures`."""
        content = self._lost_content(loss)
        return [self._wording.words(loss.word_count), *content] if loss.word_count else content

    def _lost_content(self, loss: Loss) -> list[str]:
        return [self._wording.content(each.kind, each.count) for each in loss.content if each.count]

    def _only_kept(self, loss: Loss) -> list[str]:
        return [self._wording.content(each.kind, None) for each in loss.content if each.count == 0]

    def _untold(self, loss: Loss) -> list[str]:
        return [self._wording.content(each.kind, None) for each in loss.content if each.count is None]

    def loss(self, decision: Decision, *, is_known: bool) -> str:
        """Return in a sentence what would be lost; `is_known` says whether that was looked for."""
        if decision.relation == Relation.IDENTICAL:
            return self.tr("Nothing: the kept document has the same bytes.")
        if decision.relation == Relation.SAME_CONTENT:
            return self.tr("Nothing: the kept document has the same content.")
        if decision.loss is None:
            if is_known:
                return self.tr("Unknown: the document could not be read.")
            return self.tr("Reading documents to find out …")
        things, untold = self._lost_content(decision.loss), self._untold(decision.loss)
        text, added = self._text_of(decision, decision.loss), self._only_kept(decision.loss)
        if not (things or added or untold or decision.loss.word_count):
            return (
                sentences(self.tr("Nothing."), text) if text else self.tr("Nothing: kept documents contain all of it.")
            )
        return sentences(
            text,
            self.tr("In no kept document: {things}.").format(things=self._wording.joined(things)) if things else "",
            self.tr("Its words say something else there: {things}.").format(things=self._wording.joined(added))
            if added
            else "",
            self.tr("Uncertain: {not_compared}.").format(not_compared=self._wording.not_compared(untold))
            if untold
            else "",
        )

    def _text_of(self, decision: Decision, loss: Loss) -> str:
        """Return whether text would be lost, and else where all of it stands besides."""
        if loss.word_count:
            words = self._wording.words(loss.word_count)
            return self.tr("In no remaining document: {things}.").format(things=words)
        if decision.kept is None or decision.relation == Relation.LOOKS_ALIKE:
            return ""
        name = visible(name_of(decision.kept.path))
        if not loss.elsewhere:
            return self.tr("All of its text is also in {name}.").format(name=name)
        text = self.tr("All of its text is also in {name} and %Ln other document(s).", "", len(loss.elsewhere))
        return text.format(name=name)

    def lost_things(self, loss: Loss) -> str:
        """Return what would be lost, thing by thing: passages first, then comments, files and the like by name.

        Behind that comes what the kept document lacks and others have: each of them, and the passages.
        """
        parts = [_shown(loss.passages)]
        for each in loss.content:
            labels = [f"• {_in_lines(self._wording.content_label(each.kind, label))}" for label in each.labels if label]
            if labels and each.kind is not ContentKind.PICTURES:
                name = self._wording.content(each.kind, each.count or None)
                heading = self.tr("{things}, only in the kept document").format(things=name)
                parts.append("\n".join([f"{heading if each.count == 0 else name}:", *labels]))
        for one in loss.elsewhere:
            words = self._wording.words(one.word_count)
            heading = self.tr("Not in the kept document, but in {path} ({words}):")
            parts.append(f"{heading.format(path=visible(one.path), words=words)}\n{_shown(one.passages)}")
        return "\n\n".join(filter(None, parts))

    def verdict(self, differing: int, tally: LossTally | None, *, unsearched: int = 0) -> str:
        """Return in a sentence or two whether anything would be lost with all that goes.

        `differing` are the documents that are neither exact copies nor have the same content; `tally` is `None` while
        what would be lost with them is looked for. Of `unsearched` other documents nobody knows whether they have it.
        """
        if not differing:
            return self.tr("Nothing would be lost: remaining documents contain all of it.")
        if tally is None:
            return self.tr("Checking what would be lost: %Ln document(s) differ from the kept ones …", "", differing)
        if tally.losing:
            text = self.tr("Something would be lost with %Ln document(s): {kinds}.", "", tally.losing)
            said = text.format(kinds=self._kinds(tally, is_told=True))
        elif tally.unsure:
            said = self.tr("%Ln document(s) may hold something that would be lost.", "", tally.unsure)
        else:
            return self.tr("Nothing would be lost: remaining documents contain all of it.")
        untold = self._kinds(tally, is_told=False)
        not_compared = self.tr("Not compared: {kinds}.").format(kinds=untold) if untold else ""
        unread = self.tr("%Ln could not be read.", "", tally.unread) if tally.unread else ""
        has_words = tally.kinds[LostKind(None, is_told=True)]
        others = self.tr("%Ln other document(s) could not be searched for it.", "", unsearched)
        return sentences(said, not_compared, unread, others if unsearched and has_words else "")

    def _kinds(self, tally: LossTally, *, is_told: bool) -> str:
        """Return of which kinds something is lost, and with how many documents if not all: `words, pictures (3)`."""
        kinds: tuple[ContentKind | None, ...] = (None, *ContentKind)
        documents = tally.losing if is_told else tally.losing + tally.unsure
        parts = []
        for kind in kinds:
            count = tally.kinds[LostKind(kind, is_told)]
            if count:
                name = self.tr("words") if kind is None else self._wording.content(kind, None)
                some = self.tr("{kind} ({count})").format(kind=name, count=self._wording.count(count))
                parts.append(name if count == documents else some)
        return listed(parts if is_told or len(parts) <= _MOST_UNTOLD else [*parts[:_MOST_UNTOLD], self.tr("others")])

    def question(self, action: Action, count: int, size_bytes: int | None) -> str:
        """Return what a person is asked: `Move 37 documents to the trash? (148 MB)`."""
        question = self.tr("{action}?").format(action=self.start(action, count))
        return question if size_bytes is None else f"{question} ({self._wording.size(size_bytes)})"

    # What shall happen.

    def action(self, action: Action) -> tuple[str, str]:
        """Return what can be done with the documents, and a sentence that explains it."""
        return {
            Action.TRASH: (
                self.tr("Move to trash"),
                self.tr("Can be undone. Emptying the trash frees the space."),
            ),
            Action.QUARANTINE: (
                self.tr("Move to quarantine folder"),
                self.tr("Can be undone. A folder on the same drive, with a list of original locations."),
            ),
            Action.MOVE: (
                self.tr("Move to folder"),
                self.tr("Can be undone. Keeps the folder structure."),
            ),
            Action.HARDLINK: (
                self.tr("Replace by hard links"),
                self.tr("Can be undone. The name opens the kept document. Changing one changes both."),
            ),
            Action.SYMLINK: (
                self.tr("Replace by symbolic links"),
                self.tr("Can be undone. The name opens the kept document, unless that is moved."),
            ),
            Action.SHARE: (
                self.tr("Share space"),
                self.tr("Removes nothing: both documents are kept, their bytes stored once. For btrfs and XFS."),
            ),
            Action.DELETE: (
                self.tr("Delete permanently"),
                self.tr("Permanent. Only byte-identical files can be restored."),
            ),
        }[action]

    def not_linked(self, count: int) -> str:
        """Return what is said of the documents that cannot be replaced by a link."""
        return self.tr("%Ln document(s) not exact copies: not changed.", "", count)

    def no_links(self) -> str:
        """Return what is said where some documents lie on FAT or the like."""
        return self.tr("Some drives (FAT, exFAT) do not support links. Documents on them are not changed.")

    def start(self, action: Action, count: int) -> str:
        """Return the text of the button that starts a removal."""
        return {
            Action.TRASH: self.tr("Move %Ln document(s) to the trash", "", count),
            Action.QUARANTINE: self.tr("Move %Ln document(s) to quarantine", "", count),
            Action.MOVE: self.tr("Move %Ln document(s)", "", count),
            Action.HARDLINK: self.tr("Replace %Ln document(s) by links", "", count),
            Action.SYMLINK: self.tr("Replace %Ln document(s) by links", "", count),
            Action.SHARE: self.tr("Share space of %Ln document(s)", "", count),
            Action.DELETE: self.tr("Delete %Ln document(s) permanently", "", count),
        }[action]

    def confirm_delete(self, count: int) -> str:
        """Return what a person has to agree with before documents are deleted."""
        return self.tr("Delete %Ln document(s) permanently, without the trash?", "", count)

    def will(self, action: Action) -> str:
        """Return in a few words what will happen to one document."""
        return {
            Action.TRASH: self.tr("→ trash"),
            Action.QUARANTINE: self.tr("→ quarantine"),
            Action.MOVE: self.tr("→ folder"),
            Action.HARDLINK: self.tr("→ link"),
            Action.SYMLINK: self.tr("→ link"),
            Action.SHARE: self.tr("kept: shares space"),
            Action.DELETE: self.tr("→ deleted permanently"),
        }[action]

    def stays(self) -> str:
        """Return what happens to a document that is kept."""
        return self.tr("kept")

    def stays_for_it(self, path: str) -> str:
        """Return the line that names the document that is kept for another."""
        return self.tr("Kept: {path}").format(path=visible(path))

    def taken_out(self) -> str:
        """Return what happens to a document that a person took out of the removal."""
        return self.tr("kept: taken out")

    def not_identical(self) -> str:
        """Return what happens to a document that cannot be replaced by a link."""
        return self.tr("kept: not an exact copy")

    # What came of it.

    def outcome(self, outcome: Outcome, *, was_check: bool) -> str:
        """Return what became of one document, as it was seen on disk."""
        if outcome.status is not OutcomeStatus.DONE:
            return self.stayed(outcome)
        done = self.tr("all checks passed") if was_check else self.where(outcome.action, outcome.place)
        said = sentences(*(visible(core_message(each)) for each in (outcome.message, outcome.not_carried) if each))
        return named(done, said) if said else done

    def stayed(self, outcome: Outcome) -> str:
        """Return why a document stayed where it was."""
        why = visible(core_message(outcome.message)) if outcome.message else ""
        return named(self.status(outcome.status), why) if why else self.status(outcome.status)

    def status(self, status: OutcomeStatus) -> str:
        """Return a status in a word."""
        return {
            OutcomeStatus.DONE: self.tr("Done"),
            OutcomeStatus.SKIPPED: self.tr("Skipped"),
            OutcomeStatus.FAILED: self.tr("Failed"),
        }[status]

    def where(self, action: Action, place: str | None) -> str:
        """Return where a removed document is now."""
        match action:
            case Action.TRASH:
                return self.tr("in the trash")
            case Action.QUARANTINE:
                return self.tr("in quarantine")
            case Action.MOVE:
                folder = visible(os.path.dirname(place or ""))
                return self.tr("moved to {folder}").format(folder=folder) if folder else self.tr("moved")
            case Action.HARDLINK | Action.SYMLINK:
                return self.tr("in the trash, a link in its place")
            case Action.SHARE:
                return self.tr("shares space with the kept document")
            case Action.DELETE:
                return self.tr("deleted permanently")
            case _:
                assert_never(action)

    def removed(self, actions: Collection[Action], count: int) -> str:
        """Return what was done with so many documents: `35 documents are in the trash`."""
        if not actions:
            return self.tr("Nothing removed")
        return self._removed_by(set(actions), count)

    def _removed_by(self, actions: set[Action], count: int) -> str:
        if actions <= {Action.HARDLINK, Action.SYMLINK}:
            return self.tr("%Ln document(s) replaced by links", "", count)
        if len(actions) > 1:
            return self.tr("%Ln document(s) removed", "", count)
        (action,) = actions
        return {
            Action.TRASH: self.tr("%Ln document(s) in the trash", "", count),
            Action.QUARANTINE: self.tr("%Ln document(s) in quarantine", "", count),
            Action.MOVE: self.tr("%Ln document(s) moved", "", count),
            Action.SHARE: self.tr("%Ln document(s) share space with the kept ones", "", count),
            Action.DELETE: self.tr("%Ln document(s) deleted permanently", "", count),
        }[action]

    def removed_with_size(self, outcomes: Iterable[Outcome]) -> str:
        """Return `35 documents are in the trash (148 MB)` as a sentence."""
        done = done_of(outcomes)
        size = self._wording.size(sum(outcome.decision.file.freed_bytes for outcome in done))
        text = self.removed({outcome.action for outcome in done}, len(done))
        return self.tr("{text} ({size}).").format(text=text, size=size)

    def offered(self, count: int, size_bytes: int) -> str:
        """Return what could go without a doubt: `141 exact copies · 3.2 MB`."""
        copies = self.tr("%Ln exact copies", "", count)
        return f"{copies} · {self._wording.size(size_bytes)}"

    def moving(self, done: int, total: int | None) -> str:
        """Return how far a removal has come."""
        title = self.tr("Moving to the trash")
        return f"{title} · {self.steps(done, total)}"

    def went(self, outcomes: Collection[Outcome], *, was_cancelled: bool) -> str:
        """Return what went where, and why the first of those that stayed did."""
        left = [outcome for outcome in outcomes if outcome.status is not OutcomeStatus.DONE]
        text = self.removed_with_size(outcomes) if len(left) < len(outcomes) else self.tr("Nothing removed.")
        if left:
            stayed, message = self.tr("%Ln not removed", "", len(left)), left[0].message
            text = sentences(text, closed(named(stayed, visible(core_message(message))) if message else stayed))
        return self._sentence(text, was_cancelled=was_cancelled)

    def result(self, outcomes: Collection[Outcome], *, was_cancelled: bool) -> str:
        """Return the sentence at the end: how many documents are in the trash, and how many stayed."""
        done = done_of(outcomes)
        text = self.removed({outcome.action for outcome in done}, len(done))
        if len(outcomes) > len(done):
            text = clauses(text, self.tr("%Ln not removed: see below", "", len(outcomes) - len(done)))
        return sentences(self._sentence(text, was_cancelled=was_cancelled), self._not_carried(outcomes))

    def _not_carried(self, outcomes: Iterable[Outcome]) -> str:
        """Return why the first kept document did not get a date or tags, or its own back; empty if all did."""
        reasons = [outcome.not_carried for outcome in outcomes if outcome.not_carried]
        count = self.tr("Date or tags not carried over for %Ln document(s).", "", len(reasons))
        return sentences(count if len(reasons) > 1 else "", *(visible(core_message(why)) for why in reasons[:1]))

    def check_result(self, outcomes: Collection[Outcome], *, was_cancelled: bool) -> str:
        """Return the sentence after a check: what can be removed, and that nothing was touched."""
        done = len(done_of(outcomes))
        left = len(outcomes) - done
        if any(outcome.action is Action.SHARE for outcome in outcomes):
            text = self.tr("%Ln document(s) can share space", "", done)
            others = self.tr("%Ln cannot: see below", "", left)
        else:
            text = self.tr("%Ln document(s) can be removed", "", done)
            others = self.tr("%Ln would not be removed: see below", "", left)
        if left:
            text = clauses(text, others)
        nothing = self.tr("Nothing was changed.")
        return sentences(self._sentence(text, was_cancelled=was_cancelled), nothing, self._not_carried(outcomes))

    def _sentence(self, text: str, *, was_cancelled: bool) -> str:
        stopped = self.tr("Stopped before the end.") if was_cancelled else ""
        return sentences(closed(text), stopped)

    def ended(self, text: str, outcomes: Collection[Outcome], error: BaseException | None) -> str:
        """Return what is said of something that came to its end: the text, and the error that ended it, if any."""
        if not isinstance(error, DupFinderError):
            return text
        return sentences(text if outcomes else "", visible(core_message(error.message)))

    # What was taken back.

    def undone(self, outcomes: Collection[Outcome], *, was_cancelled: bool) -> str:
        """Return how many documents are back, how many are not, and why the first of those is not."""
        back = len(done_of(outcomes))
        text = self.tr("%Ln document(s) put back", "", back) if back else self.tr("Nothing was put back")
        left = [outcome for outcome in outcomes if outcome.status is not OutcomeStatus.DONE]
        if left:
            if back:
                text = clauses(text, self.tr("%Ln not put back", "", len(left)))
            why = visible(core_message(left[0].message)) if left[0].message else ""
            text = named(text, why) if why else text
        return sentences(self._sentence(text, was_cancelled=was_cancelled), self._not_carried(outcomes))

    def undoing(self, done: int, total: int | None) -> str:
        """Return how far an undoing has come."""
        title = self.tr("Putting back")
        return f"{title} · {self.steps(done, total)}"

    def steps(self, done: int, total: int | None) -> str:
        """Return `12 of 37`."""
        count = self._wording.count
        return (
            count(done) if total is None else self.tr("{done} of {total}").format(done=count(done), total=count(total))
        )

    # The history.

    def run_contents(self, run: PastRun) -> str:
        """Return what a past run did: `35 documents (148 MB) moved to the trash`."""
        gone = [removal for removal in run.removals if removal.state is not RemovalState.STAYED]
        size = self._wording.size(sum(removal.decision.file.size_bytes for removal in gone))
        texts = {
            Action.TRASH: self.tr("moved to the trash"),
            Action.QUARANTINE: self.tr("moved to quarantine"),
            Action.MOVE: self.tr("moved to a folder"),
            Action.HARDLINK: self.tr("replaced by links"),
            Action.SYMLINK: self.tr("replaced by links"),
            Action.SHARE: self.tr("sharing space with kept documents"),
            Action.DELETE: self.tr("deleted permanently"),
        }
        done = dict.fromkeys(texts[removal.action] for removal in gone)  # each once, in order
        if not gone:
            return self.tr("nothing removed")
        text = self.tr("{documents} ({size}) {done}")
        return text.format(documents=self._wording.documents(len(gone)), size=size, done=listed(done))

    def run_state(self, run: PastRun) -> str:
        """Return in a few words what can still be undone."""
        if run.was_interrupted:
            return self.tr("interrupted")
        restored, removed = run.count(RemovalState.RESTORED), run.count(RemovalState.REMOVED)
        if restored and removed:
            return self.tr("{restored} of {all} put back").format(
                restored=self._wording.count(restored), all=self._wording.count(restored + removed)
            )
        if restored:
            return self.tr("all put back")
        return "" if run.can_undo else self.tr("cannot be undone")

    def interrupted(self) -> str:
        """Return the sentence about a run that was cut short."""
        return self.tr("This removal was interrupted. Undo puts documents back.")

    def past_state(self, removal: PastRemoval) -> str:
        """Return where a document of a past run is."""
        match removal.state:
            case RemovalState.REMOVED:
                return self.where(removal.action, removal.place)
            case RemovalState.RESTORED:
                return self.tr("put back")
            case RemovalState.STAYED:
                return self.tr("never removed")
            case RemovalState.INTERRUPTED:
                return self.tr("interrupted: checked on undo")
            case _:
                assert_never(removal.state)

    def put_back(self, count: int, *, is_whole_run: bool) -> str:
        """Return the text of the button that undoes a run, or some removals of it."""
        if not count:
            return self.tr("Put back")
        if is_whole_run:
            return self.tr("Undo: put back %Ln document(s)", "", count)
        return self.tr("Put back %Ln selected document(s)", "", count)


def _shown(passages: Iterable[str]) -> str:
    return "\n\n".join(f"… {_in_lines(passage)} …" for passage in passages)


def _in_lines(text: str) -> str:
    """Return a text with its line breaks, and with all else that is hidden in it made visible."""
    return "\n".join(visible(line) for line in text.splitlines())


def done_of(outcomes: Iterable[Outcome]) -> list[Outcome]:
    """Return the outcomes of what was done."""
    return [outcome for outcome in outcomes if outcome.status is OutcomeStatus.DONE]
