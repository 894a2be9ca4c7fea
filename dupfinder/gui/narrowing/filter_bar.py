"""The bar by which the list of groups is narrowed down.

Texts are searched in the background, one search at a time, which is given up when it is outdated.
"""

from __future__ import annotations

import enum
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyleOptionButton, QWidget

from dupfinder import pipeline
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.records import dataclass
from dupfinder.gui.narrowing.filter_index import FilterChoice, FoundTexts, GroupFilter
from dupfinder.gui.rows.result_rows import Shown, document_at, member_count
from dupfinder.gui.toolkit.background import BackgroundJobs, LatestWork, tell_error
from dupfinder.gui.toolkit.fields import FilterField, SignButton, SlimChoiceBox
from dupfinder.gui.toolkit.labels import ElidedLabel, announce, plain_tooltip
from dupfinder.gui.toolkit.layouts import STRETCH, in_column, in_row
from dupfinder.gui.toolkit.wording import Wording, shown_folder


@dataclass(frozen=True, slots=True, kw_only=True)
class _Searched:
    """How far the search for a query has come."""

    query: str
    searched: frozenset[str] = frozenset()
    found: frozenset[str] = frozenset()
    unread: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class _Search:
    """A search under way."""

    before: _Searched
    shown: Sequence[Shown]
    options: ScanOptions
    token: CancelToken = field(default_factory=CancelToken)

    def carry_out(self) -> _Searched:
        """Search what has not been searched; raise `Cancelled` where it was given up."""
        before = self.before
        documents = [one for one in _documents(self.shown) if one.entry.path not in before.searched]
        if not documents:
            return before
        outcome = pipeline.TextSearch(self.options).find(before.query, documents, self.token.check)
        return _Searched(
            query=before.query,
            searched=before.searched.union(one.entry.path for one in documents),
            found=before.found | outcome.found,
            unread=before.unread | outcome.unsearched,
        )


class TextFinder(QObject):
    """Looks for a query in the texts of the results, and again in what is new when there are other results."""

    found = Signal(FoundTexts)
    busy_changed = Signal(bool)
    said = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: LatestWork[_Search, _Searched] = LatestWork(
            BackgroundJobs(self), lambda search: search.carry_out, done=self._take, failed=self._fail
        )
        self._results: tuple[Sequence[Shown], ScanOptions] | None = None
        self._wanted: _Searched | None = None
        """What is looked for, and what is known of it."""

    @property
    def is_busy(self) -> bool:
        """Return whether somebody waits for an outcome."""
        return self._work.is_wanted

    @property
    def is_working(self) -> bool:
        """Return whether a thread is at work, if only to give up."""
        return self._work.running is not None

    def set_results(self, shown: Sequence[Shown], options: ScanOptions | None) -> None:
        """Take other results; `None` while they still change, when nothing can be searched."""
        if options is None and self._wanted is not None:
            self._wanted = _Searched(query=self._wanted.query)  # another scan may find other texts
        self._results = None if options is None else (shown, options)
        self._start()

    def find(self, query: str) -> None:
        """Look for a query; one that was asked for before is forgotten."""
        if self._wanted is None or self._wanted.query != query:
            self._wanted = _Searched(query=query)
            self._start()

    def stop(self) -> None:
        """Look for nothing any more."""
        self._wanted = None
        self._start()

    def _start(self) -> None:
        """Give up what is searched for, and search for what is wanted now, if anything can be."""
        was_busy = self._work.is_wanted
        if self._work.running is not None:
            self._work.running.token.cancel()
        self._work.forget()
        if self._wanted is not None and self._results is not None:
            shown, options = self._results
            self._work.want(_Search(before=self._wanted, shown=shown, options=options))
        if was_busy is not self._work.is_wanted:
            self.busy_changed.emit(self._work.is_wanted)

    def _take(self, searched: _Searched) -> None:
        before = self._wanted.unread if self._wanted is not None else frozenset()
        self._wanted = searched
        self.busy_changed.emit(False)
        self.found.emit(FoundTexts(searched.query, searched.found))
        if new := len(searched.unread - before):
            self.said.emit(self.tr("%Ln document(s) not searched.", "", new))

    def _fail(self, error: Exception) -> None:
        self._wanted = None
        self.busy_changed.emit(False)
        tell_error(error)


def _documents(shown: Sequence[Shown]) -> Iterator[Document]:
    """Yield the documents of all groups, each once."""
    seen = set()
    for group in shown:
        for number in range(member_count(group)):
            document = document_at(group, number)
            if document.entry.path not in seen:
                seen.add(document.entry.path)
                yield document


class FilterWording(QObject):
    """Says in words what a filter lets through."""

    def __init__(self, wording: Wording, parent: QObject) -> None:
        super().__init__(parent)
        self._wording = wording

    def choices(self) -> dict[FilterChoice, str]:
        """Return what can be chosen, by how documents stand in their group."""
        return {
            FilterChoice.ALL: self.tr("All kinds"),
            FilterChoice.IDENTICAL: self.tr("Exact copies"),
            FilterChoice.SAME_CONTENT: self.tr("Same content"),
            FilterChoice.SAME_TEXT: self.tr("Same text"),
            FilterChoice.LOOKS_ALIKE: self.tr("Looks alike"),
            FilterChoice.NEAR: self.tr("Similar"),
            FilterChoice.CONTAINED: self.tr("Contained"),
            FilterChoice.VARIANTS: self._wording.same_template(),
            FilterChoice.NO_VARIANTS: self.tr("Without: same template, other details"),
            FilterChoice.BEYOND: self.tr("Other differences: pictures, comments …"),
            FilterChoice.MARKED: self.tr("Marked"),
        }

    def in_folders(self, folders: Sequence[str], write: Callable[[str], str]) -> str:
        """Return in a few words where documents are looked at: in one folder, or in both of two."""
        names = tuple(map(write, folders))
        if len(names) == 1:
            return self.tr("in {folder}").format(folder=names[0])
        return self.tr("in both {one} and {other}").format(one=names[0], other=names[1])

    def format_and_count(self, name: str, count: str) -> str:
        """Return a format and how many documents it has: `PDF (12)`."""
        return self.tr("{format} ({count})").format(format=visible(name).upper(), count=count)


def _whole(path: str) -> str:
    return shown_folder(path, home=os.path.expanduser("~"))


def _short(path: str) -> str:
    """Return the end of a path, which tells folders apart."""
    whole = _whole(path)
    outer, last = os.path.split(path.rstrip(os.sep))  # not of the visible one: on Windows its escapes look like folders
    is_top = not last or outer == os.path.dirname(outer) or (whole.startswith("~") and whole.count(os.sep) < 2)
    return whole if is_top else f"…{os.sep}{visible(last)}"


_FRAME = 20
"""What frame and padding take."""
_AROUND = _FRAME + 4
"""With some slack: widths of letters are fractions."""


class FilterChip(QPushButton):
    """A round button with a text and a cross; a long text loses its middle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("chip", True)
        self.setProperty("active", True)
        self.shown_text = ""
        """What the chip says."""
        self.setAccessibleName(self.tr("Filter"))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_text(self, text: str, *, whole: str) -> None:
        """Show a short text; a person who wants to know more gets the `whole` one."""
        self.shown_text = f"{text}\N{EN SPACE}\N{MULTIPLICATION SIGN}"
        self.updateGeometry()
        self.update()
        name = self.tr("Remove filter: {what}").format(what=whole)
        self.setAccessibleName(name)
        self.setToolTip(plain_tooltip(name))

    def sizeHint(self) -> QSize:
        """Return the room for the whole text."""
        return QSize(self.fontMetrics().horizontalAdvance(self.shown_text) + _AROUND, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the room for some letters: the text gives way."""
        few = self.fontMetrics().averageCharWidth() * 10 + _AROUND
        return QSize(min(few, self.sizeHint().width()), self.sizeHint().height())

    def initStyleOption(self, option: QStyleOptionButton) -> None:  # noqa: N802 - Qt's name
        """Have a long text lose its middle, and show its signs as they are."""
        super().initStyleOption(option)
        shown = self.fontMetrics().elidedText(self.shown_text, Qt.TextElideMode.ElideMiddle, self.width() - _FRAME)
        option.text = shown.replace("&", "&&")


class WordsField(FilterField):
    """A field as wide as its hint, whatever the size of the letters."""

    def minimumSizeHint(self) -> QSize:
        """Return room for the whole hint."""
        least, letters = super().minimumSizeHint(), self.fontMetrics()
        frame = least.width() - letters.maxWidth()  # Qt has room for one letter, the widest
        return QSize(frame + letters.horizontalAdvance(self.placeholderText()) + _SLACK, least.height())


_ALL_FORMATS = ""
_TWO = 2
_MOST_FIELD_WIDTH = 420
_SLACK = 6
"""The pixels that Qt keeps free beside the letters, and as their widths are fractions."""


class SearchScope(enum.StrEnum):
    """Where the words of the field are looked for."""

    NAMES = "names"
    TEXTS = "texts"


_WAIT_MS = {SearchScope.NAMES: 60, SearchScope.TEXTS: 400}
"""So long after a letter the next one may still come; texts take a while to search, so there a word should be whole."""


class FilterBar(QWidget):
    """Says what a person wants to see; Escape in the field takes the words back, Enter and Down leave it."""

    changed = Signal(object)
    """The `GroupFilter`."""
    left = Signal()
    """The field was left with the keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = Wording(self)
        self._words = FilterWording(self._wording, self)
        self.finder = TextFinder(self)
        self._found: FoundTexts | None = None
        self._folder: str | None = None
        self._folders: tuple[str, str] | None = None
        self._left = ""
        self.field = WordsField(self.tr("Search words"), hint="")
        self.scope_box = SlimChoiceBox()
        self.choice_box = SlimChoiceBox()
        self.format_box = SlimChoiceBox()
        self.chip = FilterChip()
        self.clear_button = SignButton("\N{MULTIPLICATION SIGN}", self.tr("Clear filters"))
        self._count = ElidedLabel(tone="dim", mode=Qt.TextElideMode.ElideRight)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._take_words)
        self._said = GroupFilter()
        self._fill()
        self._lay_out()
        self._connect()
        self._show_state()

    @property
    def filter(self) -> GroupFilter:
        """Return what is wanted as it stands; of a text that is still being searched for, what was found before."""
        by_name = self.scope is SearchScope.NAMES
        return GroupFilter(
            text=self.field.text() if by_name else "",
            choice=FilterChoice(self.choice_box.currentData()),
            format=self.format_box.currentData() or None,
            folder=self._folder,
            folders=self._folders,
            found=None if by_name else self._found,
        )

    @property
    def scope(self) -> SearchScope:
        """Return where the words of the field are looked for."""
        return SearchScope(self.scope_box.currentData())

    def clear(self) -> None:
        """Show everything again."""
        with QSignalBlocker(self.field), QSignalBlocker(self.choice_box), QSignalBlocker(self.format_box):
            self.field.clear()
            self.choice_box.setCurrentIndex(0)
            self.format_box.setCurrentIndex(0)
        self._folder = self._folders = None
        self._take_words()

    def show_count(self, shown: str) -> None:
        """Say how much is left: `12 of 340 groups`; nothing without a filter."""
        self._left = shown
        self._show_state()

    def focus(self) -> None:
        """Put the keyboard into the field, with its text chosen."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    # What others set.

    def set_facts(self, formats: Mapping[str, int]) -> None:
        """Offer these formats, with how many documents there are of each; what is chosen stays chosen."""
        chosen = self.format_box.currentData()
        if chosen and chosen not in formats:
            formats = {**formats, chosen: 0}
        with QSignalBlocker(self.format_box):
            self.format_box.clear()
            self.format_box.addItem(self.tr("All formats"), _ALL_FORMATS)
            for name, count in formats.items():
                self.format_box.addItem(self._words.format_and_count(name, self._wording.count(count)), name)
            self.format_box.setCurrentIndex(max(0, self.format_box.findData(chosen)))
        self.format_box.setEnabled(len(formats) > 1 or bool(chosen))
        self.format_box.updateGeometry()

    def set_format(self, name: str) -> None:
        """Show only documents of this format, of those that are offered."""
        self.format_box.setCurrentIndex(max(0, self.format_box.findData(name)))

    def set_folder(self, path: str | None) -> None:
        """Show only documents in this folder and below it; `None` shows those of all folders."""
        self._folder, self._folders = path, None
        self._say()

    def set_pair_of_folders(self, one: str, other: str) -> None:
        """Show only documents in or below two folders, of groups that have documents in both."""
        self._folder, self._folders = None, (one, other)
        self._say()

    def state(self) -> dict[str, object]:
        """Return what is wanted, as JSON values."""
        return {
            "words": self.field.text(),
            "scope": self.scope.value,
            "choice": str(self.choice_box.currentData()),
            "format": self.format_box.currentData(),
            "folder": self._folder,
            "folders": None if self._folders is None else list(self._folders),
        }

    def restore(self, state: Mapping[str, object]) -> None:
        """Want what `state` says; what makes no sense counts as not wanted."""
        folder, folders, name = state.get("folder"), state.get("folders"), state.get("format")
        with QSignalBlocker(self.field), QSignalBlocker(self.choice_box), QSignalBlocker(self.format_box):
            self.field.setText(words if isinstance(words := state.get("words"), str) else "")
            for box, chosen in ((self.scope_box, state.get("scope")), (self.choice_box, state.get("choice"))):
                box.setCurrentIndex(max(0, box.findData(chosen)) if isinstance(chosen, str) else 0)
            if isinstance(name, str) and name and self.format_box.findData(name) < 0:
                self.format_box.addItem(visible(name).upper(), name)
            self.format_box.setCurrentIndex(max(0, self.format_box.findData(name)) if isinstance(name, str) else 0)
        self._folder = folder if isinstance(folder, str) else None
        is_pair = isinstance(folders, list) and len(folders) == _TWO and all(isinstance(one, str) for one in folders)
        self._folders = (folders[0], folders[1]) if is_pair and isinstance(folders, list) else None
        self._show_scope()
        self._take_words()

    # What a person does.

    def _wait(self) -> None:
        """Wait for more letters; a search that is outdated by this one ends now."""
        if self.scope is SearchScope.TEXTS:
            self.finder.stop()
        self._timer.start(_WAIT_MS[self.scope])
        self._show_state()

    def _take_words(self) -> None:
        self._timer.stop()
        query = self.field.text().strip() if self.scope is SearchScope.TEXTS else ""
        if query:
            self.finder.find(query)
        else:
            self.finder.stop()
            self._found = None
        self._say()

    def _take_found(self, found: FoundTexts) -> None:
        self._found = found
        self._say()

    def _take_scope(self) -> None:
        self._show_scope()
        self._take_words()

    def _enter(self) -> None:
        """Leave the field; where texts are to be searched first, do so and stay."""
        is_searched = self._found is not None and self._found.query == self.field.text().strip()
        self._take_words()
        if self.scope is SearchScope.NAMES or is_searched or not self.field.text().strip():
            self.left.emit()

    def _leave(self) -> None:
        self._take_words()
        self.left.emit()

    def _say(self) -> None:
        self._show_chip()
        self._show_state()
        wanted = self.filter
        is_other = wanted != self._said or wanted.choice is FilterChoice.MARKED
        self._said = wanted
        if is_other:
            self.changed.emit(wanted)

    # What is shown.

    def _show_scope(self) -> None:
        by_name = self.scope is SearchScope.NAMES
        self.field.setPlaceholderText(self.tr("Name or folder") if by_name else self.tr("Words of the text"))
        self.field.updateGeometry()
        hint = self.tr("Whole words. Use quotes for a phrase.")
        self.field.setToolTip("" if by_name else plain_tooltip(hint))

    def _show_state(self) -> None:
        """Show how much is left, or that texts are being searched; and the way back."""
        text = self.tr("Searching …") if self.finder.is_busy else self._left
        if text != self._count.text():
            self._count.setText(text)
            self._count.setVisible(bool(text))
            announce(self._count, text)
        self.clear_button.setVisible(bool(self.filter) or bool(self.field.text()))

    def _show_chip(self) -> None:
        folders = self._folders if self._folder is None else (self._folder,)
        if folders is not None:
            words = self._words.in_folders
            self.chip.show_text(words(folders, _short), whole=words(folders, _whole))
        self._chips.setVisible(folders is not None)

    # Composition.

    def _fill(self) -> None:
        self.scope_box.addItem(self.tr("Names"), SearchScope.NAMES)
        self.scope_box.addItem(self.tr("Texts"), SearchScope.TEXTS)
        self.scope_box.setAccessibleName(self.tr("Where to search"))
        self.scope_box.setToolTip(plain_tooltip(self.tr("Search names and folders, or document texts")))
        for choice, name in self._words.choices().items():
            self.choice_box.addItem(name, choice)
        self.choice_box.setAccessibleName(self.tr("Which documents to show"))
        self.format_box.setAccessibleName(self.tr("Formats to show"))
        self.set_facts({})
        self._show_scope()

    def _connect(self) -> None:
        self.field.textChanged.connect(self._wait)
        self.field.entered.connect(self._enter)
        self.field.left.connect(self._leave)
        self.scope_box.currentIndexChanged.connect(self._take_scope)
        self.choice_box.currentIndexChanged.connect(self._say)
        self.format_box.currentIndexChanged.connect(self._say)
        self.chip.clicked.connect(lambda: self.set_folder(None))
        self.clear_button.clicked.connect(self.clear)
        self.finder.found.connect(self._take_found)
        self.finder.busy_changed.connect(self._show_state)

    def _lay_out(self) -> None:
        self.field.setMaximumWidth(_MOST_FIELD_WIDTH)
        keep_room(self.clear_button)
        self._count.hide()
        self._count.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        line = in_row(
            self.scope_box,
            (self.field, 2),
            self.choice_box,
            self.format_box,
            self.clear_button,
            (self._count, 1),
            spacing=8,
        )
        self._chips = QWidget()
        in_row(self.chip, STRETCH, inside=self._chips, margins=0)
        self._chips.hide()
        in_column(line, self._chips, inside=self, margins=(8, 3, 8, 3), spacing=5)


def keep_room(widget: QWidget) -> None:
    """Have the room of a widget kept while it is hidden, so that the others stay where they are."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)
