"""The lower half of the results: the documents of a group, and two of them side by side."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QFontDialog, QWidget

from dupfinder import report
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.domain.errors import DocumentError, DupFinderError, ReportError, UsageError
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.messages import telling
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.gui.comparison.comparison_actions import ComparisonHabits
from dupfinder.gui.comparison.comparison_view import ComparisonView
from dupfinder.gui.comparison.group.group_strip import GroupStrip
from dupfinder.gui.comparison.group.group_summary import GroupSummary
from dupfinder.gui.comparison.group.group_walk import StepMode, members_of
from dupfinder.gui.comparison.group.versions import LoadedVersions, VersionsRequest
from dupfinder.gui.comparison.loader import ComparisonLoader, LoadedComparison, Request
from dupfinder.gui.comparison.side_header import SideAction
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.background import BackgroundJobs, tell_error
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.language import core_message, core_text
from dupfinder.gui.toolkit.layouts import in_column
from dupfinder.gui.toolkit.wording import Wording

_LOW_HEIGHT = 480
_LEAST_GROUP = 3
"""Of two documents there is nothing more to see than the two."""
_MOST_NAME_CHARACTERS = 50
"""Of each of two names in one; a file's name may have 255 bytes in all."""
_WORD_SUFFIX = ".docx"
_ODD_CHARACTERS = re.compile(r'[/\\:*?"<>|]')
"""Not allowed in the names of files on every system."""
_ALWAYS = (SideAction.OPEN, SideAction.FOLDER, SideAction.COPY)


def _paths_of(members: Iterable[Member]) -> set[str]:
    return {member.document.entry.path for member in members}


class ComparisonPane(QWidget):
    """Compares what is chosen in the list, and what is chosen here."""

    document_chosen = Signal(str)
    """The path of a document of the same group that somebody chose here."""
    not_duplicates_requested = Signal(object)
    """A list of pairs of documents."""
    said = Signal(str)
    saved = Signal(str, str)
    """Where a comparison was saved, and what else has to be said of it."""

    def __init__(self, wording: Wording, icons: Icons, jobs: BackgroundJobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._jobs = jobs
        self._ocr = False
        self.request: Request | None = None
        """What is compared, or is about to be."""
        self._last: LoadedComparison | None = None
        """What was shown last: a step there and back need not read it again."""
        self._versions: Sequence[Member] = ()
        self._font_family = ""
        self._wanted_text = ""
        """A paragraph to show once the comparison is there."""
        self._can_decide: Callable[[str], bool] = lambda _: False
        self._is_marked: Callable[[str], bool] = lambda _: False
        self._why_kept: Callable[[str], str] = lambda _: ""
        self.loader = ComparisonLoader(jobs, self)
        self.view = ComparisonView(wording, icons, jobs, lambda request: self.loader.comparer(ocr=request.ocr), self)
        self.strip = GroupStrip(wording)
        self.strip.hide()
        self.summary = GroupSummary(wording, self.view.page_loader)
        self.summary.hide()
        in_column(self.strip, (self.summary, 1), (self.view, 1), inside=self, margins=0, spacing=0)
        self._connect()

    @property
    def options(self) -> CompareOptions:
        """Return what is ignored."""
        return self.view.bar.options_menu.panel.options

    def habits(self) -> ComparisonHabits:
        """Return how the person looks at documents now."""
        canvas, actions = self.view.texts.canvas, self.view.actions_
        is_usual = canvas.text_size == canvas.usual_text_size
        return ComparisonHabits(
            options=self.options,
            order=self.strip.order,
            step_mode=self.strip.mode,
            font_family=self._font_family,
            text_size_pt=0.0 if is_usual else canvas.text_size,
            hides_equal=actions.fold.isChecked(),
        )

    def set_habits(self, habits: ComparisonHabits) -> None:
        """Look at documents as the person did last."""
        canvas, actions = self.view.texts.canvas, self.view.actions_
        self.view.bar.options_menu.set_options(habits.options)
        self.strip.set_order(habits.order)
        self.strip.set_mode(habits.step_mode)
        self._show_step_mode()
        self._take_font(habits.font_family)
        if habits.text_size_pt:
            canvas.set_text_size(habits.text_size_pt)
        actions.fold.setChecked(habits.hides_equal)

    def _take_font(self, family: str) -> None:
        self._font_family = family
        if family:
            self.view.texts.canvas.set_font_family(family)

    def begin(self, *, ocr: bool) -> None:
        """Get ready for other results; `ocr` is whether scanned pages are read."""
        self._ocr, self._last = ocr, None
        self.clear()

    def clear(self) -> None:
        """Show nothing: nothing is chosen."""
        self._forget_pair()
        self._take_group(())

    def _forget_pair(self) -> None:
        self.request, self._wanted_text = None, ""
        self.loader.forget()
        self.view.clear()
        self._show_summary(shown=False)

    def _show_summary(self, *, shown: bool) -> None:
        self.summary.setVisible(shown)
        self.view.setVisible(not shown)

    def set_deciding(
        self,
        *,
        can_decide: Callable[[str], bool],
        is_marked: Callable[[str], bool],
        why_kept: Callable[[str], str] = lambda _: "",
    ) -> None:
        """Take what tells of a document, by its path, whether it can be decided about, goes, and why it is kept."""
        self._can_decide, self._is_marked, self._why_kept = can_decide, is_marked, why_kept

    def refresh_marks(self) -> None:
        """Show what can be decided now, and what is marked: that may be other than it was."""
        self.strip.model.set_marked(self._is_marked, self._why_kept)
        request = self.request
        if request is None:
            return
        is_group = {request.left.entry.path, request.right.entry.path} <= {
            member.document.entry.path for member in self._versions
        }
        can_keep = is_group and all(self._can_decide(each.entry.path) for each in (request.left, request.right))
        self.view.offer_keeping(can_keep)
        for side, document in ((Side.LEFT, request.left), (Side.RIGHT, request.right)):
            path = document.entry.path
            actions = list(_ALWAYS)
            if self._can_decide(path):
                actions += [SideAction.MARK] if self._is_marked(path) or not self.is_head(path) else []
                actions += [] if self.is_head(path) or document.content_digest is None else [SideAction.KEEPER]
                actions += [SideAction.NOT_DUPLICATES] if is_group else []
            self.view.set_document_actions(
                side, actions, is_marked=self._is_marked(path), why_kept=self._why_kept(path)
            )

    def choose(self, shown: DuplicateGroup | Container, document: Document) -> None:
        """Compare a document of a group (its head: what is most like it) with the head, or with the one before it."""
        self._take_versions(shown)
        self.strip.set_current(document.entry.path)
        self.compare_current()

    def choose_group(self, shown: DuplicateGroup | Container) -> None:
        """Show what there is to know of a whole group; no two of it are compared yet."""
        self._take_versions(shown)
        self._forget_pair()
        self.strip.set_current(self._versions[0].document.entry.path)
        self.summary.show_group(shown)
        self._show_summary(shown=True)

    def compare_current(self) -> None:
        """Compare the two at which one has arrived; in a group just chosen, the head and what is most like it."""
        pair = self.strip.pair
        if pair is not None:
            self.compare(*pair)

    def _leave_summary(self) -> None:
        """Compare what was clicked on also where it is the pair at which one would begin."""
        if not self.summary.isHidden() and self.strip.pair is not None:
            self._compare_pair(*self.strip.pair)

    def _take_versions(self, shown: DuplicateGroup | Container) -> None:
        versions = members_of(shown)
        if versions != self._versions:
            self._take_group(versions)

    def compare(self, left: Document, right: Document) -> None:
        """Compare any two documents."""
        request = Request(left, right, ocr=self._ocr, options=self.options)
        self.request = request
        self._show_summary(shown=False)
        if not self.view.is_about(request):
            _, likeness = self._known_likeness(request)
            parts = self._part(left), self._part(right)
            self.view.show_waiting(request, likeness=likeness, left_part=parts[0], right_part=parts[1])
        self.refresh_marks()
        self.view.versions.set_current(right.entry.path)
        if self._last is None or self._last.request != request:
            self.loader.load(request)
            return
        self.loader.forget()  # what another step asked for in between is no longer wanted
        if self.view.loaded is self._last:
            self.view.show_parts(self._part(left), self._part(right))
        else:
            self._show_comparison(self._last)

    def renew(self, shown: DuplicateGroup | Container) -> None:
        """Take the group that is looked at as it is after a change of it: it may have another keeper, say."""
        request, versions = self.request, members_of(shown)
        if not self.summary.isHidden() and versions != self._versions:
            self.choose_group(shown)
            return
        paths = {member.document.entry.path for member in versions}
        if (
            request is None
            or versions == self._versions
            or paths.isdisjoint(member.document.entry.path for member in self._versions)
        ):
            return
        left, right = request.left, request.right
        pair = {left.entry.path, right.entry.path}
        was_of_group = pair <= _paths_of(self._versions)
        self._take_group(versions)
        if pair <= paths:
            # The new keeper stays beside the one it was compared with.
            is_beside_keeper = self.strip.mode is StepMode.KEEPER and self.is_head(right.entry.path)
            self._compare_member(left if is_beside_keeper else right)
        elif was_of_group:  # one of them is gone, and must not look as if it were still there
            self.choose(shown, left if left.entry.path in paths else right)

    def choose_font(self) -> None:
        """Ask for the font of the texts."""
        is_chosen, font = QFontDialog.getFont(self.view.texts.canvas.font(), self)
        if is_chosen:
            self._take_font(font.family())
            self.view.texts.canvas.set_text_size(font.pointSizeF())

    def choose_file(self) -> None:
        """Ask where to save the comparison that is shown."""
        loaded = self.view.loaded
        if loaded is None:
            return
        name = _file_name(loaded.request)
        html, word = self.tr("HTML (*.html)"), self.tr("Word, with tracked changes (*.docx)")
        title = self.tr("Save comparison")
        path, kind = QFileDialog.getSaveFileName(self, title, name, f"{html};;{word}")
        if path:
            has_suffix = path.lower().endswith((".html", ".htm"))
            self.save(path, is_word=path.lower().endswith(_WORD_SUFFIX) or (kind == word and not has_suffix))

    def save(self, path: str, *, is_word: bool = False) -> None:
        """Save the comparison that is shown: as HTML, or as a Word document with tracked changes."""
        loaded = self.view.loaded
        if loaded is None:
            return
        names = loaded.request.left.entry.path, loaded.request.right.entry.path
        if os.path.exists(path) and any(os.path.exists(one) and os.path.samefile(one, path) for one in names):
            self.said.emit(
                self.tr("{path} is one of the compared documents. Choose another name.").format(path=visible(path))
            )
            return

        comparer = self.loader.comparer(ocr=loaded.request.ocr)

        def save() -> str:
            if not is_word:
                with telling(core_text):
                    report.save_comparison(loaded.comparison, path, names=names)
                return ""
            about = report.redline_about(loaded.comparison, names)
            try:
                made = comparer.redline(names[0], loaded.comparison, about)
            except DocumentError as error:  # it may be gone, or take too much memory: that is no fault of the program
                raise ReportError(error.message) from error
            report.save_bytes(made.data, path=path)
            return report.redline_sentence(about, made)

        self._jobs.run(save, done=lambda unshown: self._say_saved(path, unshown), failed=self._say_failure)

    def _say_saved(self, path: str, unshown: str) -> None:
        remark = self.tr("Some differences cannot be tracked. The comment at the start lists them.")
        self.saved.emit(path, remark if unshown else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the documents of the group one line where the texts would have little room."""
        super().resizeEvent(event)
        self.strip.set_low(self.height() < _LOW_HEIGHT)

    def close_readers(self) -> None:
        """End the processes that read documents and draw pages."""
        self.loader.close()
        self.view.page_loader.close()

    def is_head(self, path: str) -> bool:
        """Return whether a document is the keeper of the group that is looked at, or its container."""
        return any(member.relation is None and member.document.entry.path == path for member in self._versions)

    def _compare_pair(self, left: Document, right: Document) -> None:
        self.compare(left, right)
        self.document_chosen.emit(right.entry.path)

    def _compare_anew(self) -> None:
        if self.request is not None:
            self.compare(self.request.left, self.request.right)
        self._ask_for_table()

    def _part(self, document: Document) -> str:
        """Return what a document is in its group; empty for one of another."""
        member = next((one for one in self._versions if one.document == document), None)
        if member is None:
            return ""
        if member.relation is not None:
            return self._wording.relation(member.relation)
        return self._wording.container() if Relation.CONTAINED in self._relations() else self._wording.keeper()

    def _relations(self) -> set[Relation | None]:
        return {member.relation for member in self._versions}

    def _take_comparison(self, loaded: LoadedComparison) -> None:
        """Show a comparison; that the letterhead alone differs the scan knows, of two documents nobody can tell."""
        member, comparison, request = self._known_member(loaded.request), loaded.comparison, loaded.request
        read = comparison.left_digest, comparison.right_digest
        is_as_scanned = read == (request.left.content_digest, request.right.content_digest)
        if member is not None and Variable.LETTERHEAD in member.differs_only_in and is_as_scanned:
            said = replace(
                comparison,
                relation=member.relation,
                similarity=member.similarity,
                differs_only_in=member.differs_only_in,
            )
            loaded = replace(loaded, comparison=said)
        self._show_comparison(loaded)

    def _show_comparison(self, loaded: LoadedComparison) -> None:
        self._last = loaded
        left, right = loaded.request.left, loaded.request.right
        self.view.show_comparison(loaded, left_part=self._part(left), right_part=self._part(right))
        self.refresh_marks()
        self._go_to_wanted_text()

    def _show_failure(self, error: Exception) -> None:
        request = self.request
        if request is None:
            return
        if isinstance(error, UsageError):  # the pattern of lines to ignore takes too long
            self.view.bar.options_menu.show_complaint(core_message(error.message))
            return
        if isinstance(error, DupFinderError):
            text = visible(core_message(error.message))
        else:
            text = self.tr("These documents could not be compared.")
            tell_error(error)
        relation, likeness = self._known_likeness(request)
        if relation is Relation.IDENTICAL:
            text = f"{self._wording.same_bytes()}\n\n{text}"
        self.view.show_failure(
            request, text, likeness=likeness, left_part=self._part(request.left), right_part=self._part(request.right)
        )
        self.refresh_marks()

    def _known_likeness(self, request: Request) -> tuple[Relation | None, str]:
        """Return how the scan related two documents, and that in words; nothing where it did not compare these two."""
        member = self._known_member(request)
        if member is None or member.relation is None:
            return None, ""
        return member.relation, self._wording.likeness(member.relation, member.similarity)

    def _known_member(self, request: Request) -> Member | None:
        """Return what the scan found of a document beside the head of its group; `None` for any other pair."""
        member = next((one for one in self._versions if one.document == request.right), None)
        return member if self.is_head(request.left.entry.path) else None

    def _say_failure(self, error: Exception) -> None:
        if isinstance(error, DupFinderError) and not isinstance(error, DocumentError):
            self.said.emit(visible(core_message(error.message)))
        else:
            tell_error(error)

    # All documents of the group.

    def _take_group(self, versions: Sequence[Member]) -> None:
        """Show the documents of another group."""
        self._versions = versions
        is_shown = len(versions) >= _LEAST_GROUP
        if versions:
            self.strip.show_group(versions)
        else:
            self.strip.clear()
        self.strip.setVisible(is_shown)
        self.view.set_has_versions(is_shown)
        self._ask_for_table()

    def _ask_for_table(self) -> None:
        """Have all documents of the group read once somebody looks at their table."""
        documents = tuple(member.document for member in self._versions)
        is_wanted = len(documents) >= _LEAST_GROUP
        request = VersionsRequest(documents, ocr=self._ocr, options=self.options) if is_wanted else None
        self.view.versions.set_request(request)
        self._show_order()

    def _show_order(self) -> None:
        self.view.versions.set_order([member.document.entry.path for member in self.strip.members])

    def _show_states(self, loaded: LoadedVersions) -> None:
        self.strip.model.set_states(changed=loaded.versions.changed, gone=loaded.versions.problems)

    def _show_paragraph(self, document: Document, text: str) -> None:
        """Show a paragraph of a document in the texts, beside the keeper."""
        self._wanted_text = text
        self._compare_member(document)
        if self.view.loaded is not None and self.view.loaded.request == self.request:
            self._go_to_wanted_text()

    def _compare_member(self, document: Document) -> None:
        self.strip.set_current(document.entry.path)
        pair = self.strip.pair
        if pair is not None:
            self._compare_pair(*pair)

    def _step(self, *, forward: bool) -> None:
        """Go to the next or the previous document of the group; from two that were chosen freely, back to it."""
        pair, request = self.strip.pair, self.request
        if pair is not None and (request is None or (request.left, request.right) != pair):
            self._compare_pair(*pair)
        else:
            self.strip.step(forward=forward)

    def _go_to_wanted_text(self) -> None:
        if self._wanted_text:
            self.view.show_paragraph(self._wanted_text)
        self._wanted_text = ""

    def _connect(self) -> None:
        view, actions = self.view, self.view.actions_
        self.loader.loaded.connect(self._take_comparison)
        self.loader.failed.connect(self._show_failure)
        self.summary.document_chosen.connect(self._compare_member)
        view.versions.document_chosen.connect(self._compare_member)
        view.versions.paragraph_chosen.connect(self._show_paragraph)
        view.versions.versions_read.connect(self._show_states)
        view.bar.options_menu.changed.connect(self._compare_anew)
        for action in (actions.swap, actions.enlarge):
            action.toggled.connect(self.refresh_marks)
        self.strip.pair_chosen.connect(self._compare_pair)
        self.strip.chips.clicked.connect(self._leave_summary)
        self.strip.order_chosen.connect(self._show_order)
        self.strip.mode_chosen.connect(lambda _: self._show_step_mode())
        actions.next_document.triggered.connect(lambda: self._step(forward=True))
        actions.previous_document.triggered.connect(lambda: self._step(forward=False))
        actions.step_by_step.triggered.connect(self.strip.switch_mode)
        actions.font.triggered.connect(self.choose_font)
        actions.usual_text.triggered.connect(lambda: view.texts.canvas.set_text_size(view.texts.canvas.usual_text_size))
        actions.save.triggered.connect(self.choose_file)
        for header in view.headers:
            header.not_duplicates_requested.connect(self._tell_apart)

    def _show_step_mode(self) -> None:
        self.view.actions_.step_by_step.setChecked(self.strip.mode is StepMode.NEIGHBOUR)

    def _tell_apart(self, _path: str) -> None:
        if self.request is not None:
            self.not_duplicates_requested.emit([(self.request.left, self.request.right)])


def _file_name(request: Request) -> str:
    """Return a name for the comparison of two documents, without what file systems or dialogues stumble over."""
    stems = (os.path.splitext(one.entry.name)[0] for one in (request.left, request.right))
    shown = (_ODD_CHARACTERS.sub("_", visible(stem))[:_MOST_NAME_CHARACTERS].strip(" .") for stem in stems)
    return " \N{EN DASH} ".join(shown) + ".html"
