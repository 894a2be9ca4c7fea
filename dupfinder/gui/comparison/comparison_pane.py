"""The lower half of the results: the documents of a group, and two of them side by side."""

import os
import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QFontDialog, QVBoxLayout, QWidget

from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.domain.errors import DocumentError, DupFinderError, UsageError
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.pairs import Relation
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.comparison_view import ComparisonView
from dupfinder.gui.comparison.families.family_order import FamilyMember, StepMode, family_of
from dupfinder.gui.comparison.families.family_rows import FamilyRequest, LoadedFamily
from dupfinder.gui.comparison.families.family_strip import FamilyStrip
from dupfinder.gui.comparison.habits import ComparisonHabits
from dupfinder.gui.comparison.loader import ComparisonLoader, LoadedComparison, Request
from dupfinder.gui.comparison.side_header import SideAction
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.report import save_comparison

_LEAST_FAMILY = 3
"""Of two documents there is nothing more to see than the two."""
_MOST_NAME_CHARACTERS = 50
"""Of each of two names in one; a file's name may have 255 bytes in all."""
_ODD_CHARACTERS = re.compile(r'[/\\:*?"<>|]')
"""Not allowed in the names of files on every system."""
_ALWAYS = (SideAction.OPEN, SideAction.FOLDER, SideAction.COPY)


class ComparisonPane(QWidget):
    """Compares what is chosen in the list, and what is chosen here."""

    document_chosen = Signal(str)
    """The path of a document of the same group that somebody chose here."""
    keeper_requested = Signal(str)
    mark_requested = Signal(str, bool)
    """The path, and whether it shall be marked, or the mark be taken back."""
    not_duplicates_requested = Signal(object)
    """A list of pairs of documents."""
    open_requested = Signal(str)
    folder_requested = Signal(str)
    copy_requested = Signal(str)
    said = Signal(str)
    bug_found = Signal(Exception)

    def __init__(self, wording: Wording, icons: Icons, jobs: BackgroundJobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._jobs = jobs
        self._ocr = False
        self._request: Request | None = None
        self._family: Sequence[FamilyMember] = ()
        self._font_family = ""
        self._wanted_text = ""
        """A paragraph to show once the comparison is there."""
        self._can_decide: Callable[[str], bool] = lambda _: False
        self._is_marked: Callable[[str], bool] = lambda _: False
        self._why_kept: Callable[[str], str] = lambda _: ""
        self.loader = ComparisonLoader(jobs, ChangeWording(wording).content_words(), self)
        self.view = ComparisonView(wording, icons, jobs, lambda request: self.loader.comparer(ocr=request.ocr))
        self.strip = FamilyStrip(wording)
        self.strip.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.strip)
        layout.addWidget(self.view, 1)
        self._connect()

    @property
    def options(self) -> CompareOptions:
        """Return what is overlooked."""
        return self.view.bar.options_menu.options

    @property
    def request(self) -> Request | None:
        """Return what is compared, or is about to be."""
        return self._request

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
            shows_details=self.view.wants_details,
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
        actions.details.setChecked(habits.shows_details)
        actions.fold.setChecked(habits.hides_equal)

    def _take_font(self, family: str) -> None:
        self._font_family = family
        if family:
            self.view.texts.canvas.set_font_family(family)

    def begin(self, *, ocr: bool) -> None:
        """Get ready for other results; `ocr` is whether scanned pages are read."""
        self._ocr = ocr
        self._request, self._wanted_text = None, ""
        self.loader.forget()
        self.view.clear()
        self._take_family(())

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
        self.strip.set_marked(self._is_marked, self._why_kept)
        request = self._request
        if request is None:
            return
        is_family = {request.left.entry.path, request.right.entry.path} <= {member.path for member in self._family}
        for side, document in ((Side.LEFT, request.left), (Side.RIGHT, request.right)):
            path = document.entry.path
            actions = list(_ALWAYS)
            if self._can_decide(path):
                actions += [SideAction.MARK] if self._is_marked(path) or not self._is_head(path) else []
                actions += [] if self._is_head(path) or document.content_digest is None else [SideAction.KEEPER]
                actions += [SideAction.NOT_DUPLICATES] if is_family else []
            self.view.set_document_actions(
                side, actions, is_marked=self._is_marked(path), why_kept=self._why_kept(path)
            )

    def choose(self, shown: DuplicateGroup | Container, document: Document) -> None:
        """Compare a document of a group (its head: what is most like it) with the head, or with the one before it."""
        family = family_of(shown)
        if family != self._family:
            self._take_family(family)
        self.strip.set_current(document.entry.path)
        pair = self.strip.pair
        if pair is not None:
            self.compare(*pair)

    def compare(self, left: Document, right: Document) -> None:
        """Compare any two documents."""
        request = Request(left, right, ocr=self._ocr, options=self.options)
        self._request = request
        self.refresh_marks()
        self.view.family.set_current(right.entry.path)
        loaded = self.view.loaded
        if loaded is None or loaded.request != request:
            self.loader.load(request)
        else:
            self.loader.forget()  # what another step asked for in between is no longer wanted
            self.view.show_parts(self._part(left), self._part(right))

    def renew(self, shown: DuplicateGroup | Container) -> None:
        """Take the group that is looked at as it is after a change of it: it may have another keeper, say."""
        request, family = self._request, family_of(shown)
        paths = {member.path for member in family}
        if request is None or family == self._family or paths.isdisjoint(member.path for member in self._family):
            return
        self._take_family(family)
        left, right = request.left, request.right
        if {left.entry.path, right.entry.path} <= paths:
            # The new keeper stays beside the one it was compared with.
            is_beside_keeper = self.strip.mode is StepMode.KEEPER and self._is_head(right.entry.path)
            self._compare_member(left if is_beside_keeper else right)

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
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the comparison"), name, self.tr("HTML (*.html)"))
        if path:
            self.save(path)

    def save(self, path: str) -> None:
        """Save the comparison that is shown as HTML."""
        loaded = self.view.loaded
        if loaded is None:
            return
        names = loaded.request.left.entry.path, loaded.request.right.entry.path
        self._jobs.run(
            lambda: save_comparison(loaded.comparison, path, names=names),
            done=lambda _: self.said.emit(self.tr("Saved as {path}.").format(path=visible(path))),
            failed=self._say_failure,
        )

    def close_readers(self) -> None:
        """End the processes that read documents and draw pages."""
        self.loader.close()
        self.view.close_loaders()

    def _is_head(self, path: str) -> bool:
        return any(member.is_head and member.path == path for member in self._family)

    def _compare_pair(self, left: Document, right: Document) -> None:
        self.compare(left, right)
        self.document_chosen.emit(right.entry.path)

    def _compare_anew(self) -> None:
        if self._request is not None:
            self.compare(self._request.left, self._request.right)
        self._ask_for_table()

    def _part(self, document: Document) -> str:
        """Return what a document is in its family; empty for one of another."""
        member = next((one for one in self._family if one.document == document), None)
        if member is None:
            return ""
        if member.relation is not None:
            return self._wording.relation(member.relation)
        return self._wording.container() if Relation.CONTAINED in self._relations() else self._wording.keeper()

    def _relations(self) -> set[Relation | None]:
        return {member.relation for member in self._family}

    def _show_comparison(self, loaded: LoadedComparison) -> None:
        left, right = loaded.request.left, loaded.request.right
        self.view.show_comparison(loaded, left_part=self._part(left), right_part=self._part(right))
        self.refresh_marks()
        self._go_to_wanted_text()

    def _show_failure(self, error: Exception) -> None:
        request = self._request
        if request is None:
            return
        if isinstance(error, UsageError):  # the pattern of lines to overlook takes too long
            self.view.bar.options_menu.show_complaint(core_message(str(error)))
            return
        text = visible(core_message(str(error)))
        if not isinstance(error, DupFinderError):
            text = self.tr("The two documents could not be compared.")
            self.bug_found.emit(error)
        member = next((one for one in self._family if one.document == request.right), None)
        relation = None if member is None or not self._is_head(request.left.entry.path) else member.relation
        if relation is Relation.IDENTICAL:
            text = f"{self._wording.same_bytes()}\n\n{text}"
        likeness = "" if relation is None or member is None else self._wording.likeness(relation, member.similarity)
        self.view.show_failure(
            request, text, likeness=likeness, left_part=self._part(request.left), right_part=self._part(request.right)
        )
        self.refresh_marks()

    def _say_failure(self, error: Exception) -> None:
        if isinstance(error, DupFinderError) and not isinstance(error, DocumentError):
            self.said.emit(visible(core_message(str(error))))
        else:
            self.bug_found.emit(error)

    # All documents of the group.

    def _take_family(self, family: Sequence[FamilyMember]) -> None:
        """Show the documents of another group."""
        self._family = family
        is_shown = len(family) >= _LEAST_FAMILY
        if family:
            self.strip.show_family(family)
        else:
            self.strip.clear()
        self.strip.setVisible(is_shown)
        self.view.set_has_family(is_shown)
        self._ask_for_table()

    def _ask_for_table(self) -> None:
        """Have all documents of the group read once somebody looks at their table."""
        documents = tuple(member.document for member in self._family)
        is_wanted = len(documents) >= _LEAST_FAMILY
        request = FamilyRequest(documents, ocr=self._ocr, options=self.options) if is_wanted else None
        self.view.family.set_request(request)
        self._show_order()

    def _show_order(self) -> None:
        self.view.family.set_order([member.path for member in self.strip.members])

    def _show_states(self, loaded: LoadedFamily) -> None:
        self.strip.set_states(changed=loaded.family.changed, gone=loaded.family.problems)

    def _show_paragraph(self, document: Document, text: str) -> None:
        """Show a paragraph of a document in the texts, beside the keeper."""
        self._wanted_text = text
        self._compare_member(document)
        if self.view.loaded is not None and self.view.loaded.request == self._request:
            self._go_to_wanted_text()

    def _compare_member(self, document: Document) -> None:
        self.strip.set_current(document.entry.path)
        pair = self.strip.pair
        if pair is not None:
            self._compare_pair(*pair)

    def _step(self, *, forward: bool) -> None:
        """Go to the next or the previous document of the group; from two that were chosen freely, back to it."""
        pair, request = self.strip.pair, self._request
        if pair is not None and request is not None and (request.left, request.right) != pair:
            self._compare_pair(*pair)
        else:
            self.strip.step(forward=forward)

    def _go_to_wanted_text(self) -> None:
        if self._wanted_text:
            self.view.show_paragraph(self._wanted_text)
        self._wanted_text = ""

    def _connect(self) -> None:
        view, actions = self.view, self.view.actions_
        self.loader.loaded.connect(self._show_comparison)
        self.loader.failed.connect(self._show_failure)
        view.family.document_chosen.connect(self._compare_member)
        view.family.paragraph_chosen.connect(self._show_paragraph)
        view.family.family_read.connect(self._show_states)
        view.family.bug_found.connect(self.bug_found)
        view.page_loader.bug_found.connect(self.bug_found)
        view.options_changed.connect(self._compare_anew)
        actions.swap.toggled.connect(self.refresh_marks)
        self.strip.pair_chosen.connect(self._compare_pair)
        self.strip.order_chosen.connect(self._show_order)
        self.strip.mode_chosen.connect(lambda _: self._show_step_mode())
        actions.next_document.triggered.connect(lambda: self._step(forward=True))
        actions.previous_document.triggered.connect(lambda: self._step(forward=False))
        actions.step_by_step.triggered.connect(self.strip.switch_mode)
        actions.font.triggered.connect(self.choose_font)
        actions.usual_text.triggered.connect(lambda: view.texts.canvas.set_text_size(view.texts.canvas.usual_text_size))
        actions.save.triggered.connect(self.choose_file)
        for header in view.headers:
            header.keeper_requested.connect(self.keeper_requested)
            header.mark_requested.connect(self.mark_requested)
            header.not_duplicates_requested.connect(self._tell_apart)
            header.open_requested.connect(self.open_requested)
            header.folder_requested.connect(self.folder_requested)
            header.copy_requested.connect(self.copy_requested)

    def _show_step_mode(self) -> None:
        self.view.actions_.step_by_step.setChecked(self.strip.mode is StepMode.NEIGHBOUR)

    def _tell_apart(self, _path: str) -> None:
        if self._request is not None:
            self.not_duplicates_requested.emit([(self._request.left, self._request.right)])


def _file_name(request: Request) -> str:
    """Return a name for the comparison of two documents, without what file systems or dialogues stumble over."""
    stems = (os.path.splitext(one.entry.name)[0] for one in (request.left, request.right))
    shown = (_ODD_CHARACTERS.sub("_", visible(stem))[:_MOST_NAME_CHARACTERS].strip(" .") for stem in stems)
    return " \N{EN DASH} ".join(shown) + ".html"
