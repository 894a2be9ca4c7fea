"""A day of the window in short: scans, selections, dialogues, exports, themes and languages, and what it holds then."""

import os
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import psutil
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog
from shiboken6 import isValid

from dupfinder.gui.deciding.rules_dialog import RulesDialog
from dupfinder.gui.reports.exporting import ExportDialog
from dupfinder.gui.toolkit.theme import ThemeChoice
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.window.app import WindowHost
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.report import ReportKind

_FAMILY = 5
"""Documents that differ in a word from each other; the last one is a copy of the one before."""
_WORDS = 60
_IN_A_FOLDER = 500
_PATIENCE_S = 120.0
_SLEEP_S = 0.001
_MB = 1024 * 1024


def write_documents(folder: Path, count: int) -> None:
    """Write plain texts in families, the same ones each time."""
    chance = random.Random(1)  # noqa: S311 - no secret
    words = [f"word{number}" for number in range(3_000)]
    text: list[str] = []
    for number in range(count):
        if number % _FAMILY == 0:
            text = chance.choices(words, k=_WORDS)
        elif number % _FAMILY < _FAMILY - 1:
            text[chance.randrange(_WORDS)] = f"other{number}"
        path = folder / f"{number // _IN_A_FOLDER:03}" / f"document {number:05}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(" ".join(text))


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """What the program holds at one time."""

    memory_mb: float
    blocks: int
    """Pieces of memory that objects of Python have, whether the collector knows of them or not."""
    widgets: int
    threads: int
    descriptors: int

    @classmethod
    def now(cls) -> "Level":
        """Return what it holds now; nothing is collected for that."""
        process = psutil.Process()
        return cls(
            memory_mb=process.memory_info().rss / _MB,
            blocks=sys.getallocatedblocks(),
            widgets=len(QApplication.allWidgets()),
            threads=process.num_threads(),
            descriptors=process.num_fds() if hasattr(process, "num_fds") else 0,
        )


class Soak:
    """Does over and over again with a window what a person does in a day."""

    def __init__(self, host: WindowHost, *, documents: Path, reports: Path) -> None:
        self._host = host
        self._documents = documents
        self._reports = reports

    @property
    def window(self) -> MainWindow:
        """Return the window that there is now: another language makes another one."""
        return self._host.window

    def round(self, *, selections: int, kinds: Sequence[ReportKind], languages: Sequence[str]) -> Level:
        """Do everything once, and return what is held then."""
        self.scan()
        self.select(selections)
        self.decide()
        self.open_dialogues()
        self.export(kinds)
        self.change_theme()
        for language in languages:
            self.change_language(language)
        return Level.now()

    def scan(self) -> None:
        """Scan all documents."""
        if not self.window.sidebar.source_list.sources.sources:
            self.window.add_paths([str(self._documents)])
        self.window.start_scan()
        self.settle()

    def select(self, count: int) -> None:
        """Select so many documents one after the other, each until it is compared."""
        page = self.window.results_page
        groups = page.tree.results.group_count()
        for number in range(count if groups else 0):
            page.tree.select_place(Place(number * 7 % groups, 1))
            self.settle()

    def decide(self) -> None:
        """Mark by rules, look at what is marked and at the page that removes it, and take all of it back."""
        page = self.window.results_page
        page.choose_by_rules()
        dialog = self._open_dialog()
        assert isinstance(dialog, RulesDialog)
        dialog.editor.set_text("newest")
        self.wait(lambda: dialog.plan is not None)
        dialog.accept()
        self.settle()
        self.window.deciding.remove()
        self._open_dialog().reject()
        self.settle()
        page.filter_bar.field.setText("document 000")
        self.settle()
        page.filter_bar.clear()
        page.clear_marks()
        self.settle()

    def open_dialogues(self) -> None:
        """Open the dialogues of the menus, and close them again."""
        window, actions = self.window, self.window.actions_
        openings: tuple[Callable[[], object], ...] = (
            window.choose_export,
            window.deciding.show_history,
            window.deciding.show_distinctions,
            window.results_page.choose_by_rules,
            window.settings.edit,
            window.explain_search,
            window.list_formats,
            actions.keys.trigger,
            actions.about.trigger,
            actions.save_log.trigger,
        )
        for opening in openings:
            opening()
            self._open_dialog().reject()
            self.settle()

    def export(self, kinds: Sequence[ReportKind]) -> None:
        """Save a report of each of these kinds through the dialogue."""
        for kind in kinds:
            self.window.choose_export()
            dialog = self._open_dialog()
            assert isinstance(dialog, ExportDialog)
            dialog.kind_box.setCurrentIndex(dialog.kind_box.findData(kind))
            dialog.export_to(os.path.join(self._reports, f"report.{kind.value}"))
            self.wait(lambda: not any(self._dialogs()))
            self.settle()

    def change_theme(self) -> None:
        """Go dark, and come back."""
        for choice in (ThemeChoice.DARK, ThemeChoice.LIGHT):
            self.window.choose_theme(choice)
            self.settle()

    def change_language(self, name: str) -> None:
        """Speak another language, for which there is another window."""
        before = self.window
        self._host.choose_language(name)
        self.wait(lambda: self.window is not before)
        self.wait(lambda: not isValid(before))  # it ends once the new one was seen
        self.settle()

    def settle(self) -> None:
        """Let everything come to an end that is under way."""
        for _ in range(2):  # what has ended may have begun something else
            self.wait(lambda: not self.window.is_busy and self.window.results_page.board.can_mark)

    def wait(self, is_so: Callable[[], bool]) -> None:
        """Let the window go on until something is so; `TimeoutError` after minutes."""
        end_s = time.monotonic() + _PATIENCE_S
        while True:
            QApplication.processEvents()
            self.clear_away()
            if is_so():
                return
            if time.monotonic() > end_s:
                raise TimeoutError("The window did not come to rest.")
            time.sleep(_SLEEP_S)

    @staticmethod
    def clear_away() -> None:
        """Have Qt delete what is to be deleted later, as its own loop does in time."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _open_dialog(self) -> QDialog:
        self.wait(lambda: any(self._dialogs()))
        (dialog,) = self._dialogs()
        return dialog

    def _dialogs(self) -> list[QDialog]:
        return [each for each in self.window.findChildren(QDialog) if each.isVisible()]
