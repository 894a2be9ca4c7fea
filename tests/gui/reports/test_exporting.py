"""Writing reports from the window: what is asked, what is written, and giving up."""

import json
import os
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import docx
import pytest
from pypdf import PdfReader
from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.result import ScanResult
from dupfinder.gui.reports.exporting import SUFFIXES, ExportChoices, ExportDialog, Exporter
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.toolkit.theme import Theme
from dupfinder.report import ReportKind

Make = Callable[..., ExportDialog]


@pytest.fixture
def exporter(qtbot: QtBot, theme: object) -> Exporter:  # noqa: ARG001 - translated
    owner = QObject()
    found = Exporter(BackgroundJobs(owner), owner)
    qtbot.owner = owner  # type: ignore[attr-defined] # it lives as long as the test
    return found


@pytest.fixture
def dialog_of(exporter: Exporter, shared_result: ScanResult, qtbot: QtBot) -> Make:
    """Make dialogues about a result of which a filter leaves nothing but `shown` groups."""

    def make(*, shown_groups: int = 1, choices: ExportChoices | None = None) -> ExportDialog:
        twice = replace(shared_result, groups=(*shared_result.groups, *shared_result.groups))
        dialog = ExportDialog(
            exporter,
            everything=twice,
            shown=lambda: shared_result,
            shown_groups=shown_groups,
            choices=choices,
        )
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


def groups_in(path: Path) -> int:
    return len(json.loads(path.read_text(encoding="utf-8"))["groups"])


def test_every_kind_can_be_chosen_the_most_useful_first(dialog_of: Make, exporter: Exporter) -> None:
    dialog = dialog_of()
    kinds = [ReportKind(dialog.kind_box.itemData(row)) for row in range(dialog.kind_box.count())]
    assert kinds == list(SUFFIXES) == list(ReportKind)
    names = [exporter.kind_name(kind) for kind in kinds]
    assert len(set(names)) == len(names)
    for row in range(len(kinds)):
        dialog.kind_box.setCurrentIndex(row)
        assert dialog.differences_box.isEnabled() == (kinds[row] is ReportKind.HTML)


def test_the_blue_button_is_in_the_corner_as_everywhere(dialog_of: Make) -> None:
    dialog = dialog_of()
    (cancel,) = (each for each in dialog.findChildren(QPushButton) if each is not dialog.export_button)
    assert dialog.export_button.geometry().left() > cancel.geometry().right()


@pytest.mark.parametrize(("only_shown", "expected"), [(False, 2), (True, 1)])
def test_everything_or_what_is_shown_is_written(
    dialog_of: Make,
    qtbot: QtBot,
    tmp_path: Path,
    *,
    only_shown: bool,
    expected: int,
) -> None:
    dialog = dialog_of(choices=ExportChoices(kind=ReportKind.JSON, only_shown=only_shown))
    target = tmp_path / "report.json"
    with qtbot.waitSignal(dialog.accepted):
        dialog.export_to(str(target))
    assert groups_in(target) == expected


@pytest.mark.parametrize("shown_groups", [0, 2])
def test_where_a_filter_hides_nothing_or_all_there_is_no_choice(dialog_of: Make, shown_groups: int) -> None:
    dialog = dialog_of(shown_groups=shown_groups, choices=ExportChoices(only_shown=True))
    assert dialog.amount_box.count() == 1
    assert not dialog.choices.only_shown


def test_differences_are_written_only_into_a_web_page(dialog_of: Make, qtbot: QtBot, tmp_path: Path) -> None:
    for kind in (ReportKind.HTML, ReportKind.CSV):
        dialog = dialog_of(choices=ExportChoices(kind=kind, with_differences=True))
        with qtbot.waitSignal(dialog.accepted, timeout=30_000):
            dialog.export_to(str(tmp_path / f"report.{kind}"))
    assert "fourteen" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "fourteen" not in (tmp_path / "report.csv").read_text(encoding="utf-8")


def test_what_was_chosen_is_told_and_comes_again(dialog_of: Make, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = dialog_of()
    dialog.kind_box.setCurrentIndex(list(SUFFIXES).index(ReportKind.PDF))
    dialog.amount_box.setCurrentIndex(1)
    told: list[ExportChoices] = []
    dialog.choices_changed.connect(told.append)
    with qtbot.waitSignal(dialog.accepted):
        dialog.export_to(str(tmp_path / "report.pdf"))
    assert told == [ExportChoices(kind=ReportKind.PDF, only_shown=True, folder=str(tmp_path))]
    assert dialog_of(choices=told[0]).choices == told[0]


def test_the_place_is_asked_for_with_a_name_that_fits(
    dialog_of: Make, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(_parent: object, _title: str, suggestion: str, filters: str) -> tuple[str, str]:
        asked.append(suggestion)
        return str(tmp_path / "chosen.xlsx"), filters

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    dialog = dialog_of(choices=ExportChoices(kind=ReportKind.XLSX, folder=str(tmp_path)))
    with qtbot.waitSignal(dialog.accepted):
        dialog.export_button.click()
    assert asked == [str(tmp_path / "dupfinder.xlsx")]
    assert os.listdir(tmp_path) == ["chosen.xlsx"]


@pytest.fixture
def speak(qapp: QApplication, exporter: Exporter) -> Iterator[Callable[[str], None]]:  # noqa: ARG001 - as `exporter` is made in English
    """Have the window speak another language."""
    language = Language(qapp)
    yield language.choose
    language.speak(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))


@pytest.mark.parametrize(("name", "tag", "title"), [("de", "de", "Doppelte Dokumente"), ("zh_CN", "zh-CN", "重复文档")])
def test_a_report_is_in_the_language_of_the_window(
    exporter: Exporter,
    shared_result: ScanResult,
    speak: Callable[[str], None],
    qtbot: QtBot,
    tmp_path: Path,
    *,
    name: str,
    tag: str,
    title: str,
) -> None:
    speak(name)
    for kind in (ReportKind.HTML, ReportKind.PDF, ReportKind.DOCX, ReportKind.XLSX, ReportKind.JSON):
        with qtbot.waitSignal(exporter.saved):
            exporter.save(kind, shared_result, str(tmp_path / f"report{SUFFIXES[kind]}"))
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{tag}">' in page
    assert f"<h1>{title}</h1>" in page
    document = docx.Document(str(tmp_path / "report.docx"))
    assert document.paragraphs[0].text == title
    assert document.styles.element.xpath("w:docDefaults//w:lang/@w:val") == [tag]
    paper = PdfReader(tmp_path / "report.pdf")
    assert title in paper.pages[0].extract_text().splitlines()
    assert str(paper.root_object["/Lang"]) == tag
    with zipfile.ZipFile(tmp_path / "report.xlsx") as workbook:
        assert title in workbook.read("docProps/core.xml").decode()
    assert groups_in(tmp_path / "report.json") == len(shared_result.groups)


def test_a_report_can_be_given_up_and_leaves_the_old_one(
    dialog_of: Make, exporter: Exporter, qtbot: QtBot, tmp_path: Path
) -> None:
    target = tmp_path / "report.html"
    target.write_text("old")
    dialog = dialog_of(choices=ExportChoices(with_differences=True))
    with qtbot.waitSignal(exporter.stopped, timeout=30_000):
        dialog.export_to(str(target))
        assert not dialog.export_button.isEnabled()
        (buttons,) = dialog.findChildren(QDialogButtonBox)
        cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.click()
    assert target.read_text() == "old"
    assert dialog.isVisible()
    assert dialog.export_button.isEnabled()
    cancel.click()
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_what_goes_wrong_is_told_and_another_place_can_be_tried(
    dialog_of: Make, exporter: Exporter, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = dialog_of(choices=ExportChoices(kind=ReportKind.CSV))
    with qtbot.waitSignal(exporter.failed) as failed:
        dialog.export_to(str(tmp_path / "missing" / "report.csv"))
    assert "its folder does not exist" in str(failed.args[0])
    assert dialog.isVisible()
    with qtbot.waitSignal(dialog.accepted):
        dialog.export_to(str(tmp_path / "report.csv"))


def test_the_words_of_the_tick_have_room_in_the_letters_of_a_window(
    exporter: Exporter,
    shared_result: ScanResult,
    theme_of_windows: Theme,
    speak: Callable[[str], None],
    qtbot: QtBot,
) -> None:
    speak("de")
    window = QWidget()
    qtbot.addWidget(window)
    theme_of_windows.dress(window)
    theme_of_windows.scale_text(175)
    dialog = ExportDialog(
        exporter, everything=shared_result, shown=lambda: shared_result, shown_groups=1, parent=window
    )
    dialog.show()
    room, wanted = dialog.differences_box.width(), dialog.differences_box.sizeHint().width()
    theme_of_windows.scale_text(100)
    assert room >= wanted


def test_every_field_has_a_name_and_is_reached_by_keyboard(dialog_of: Make) -> None:
    dialog = dialog_of()
    for field in (dialog.kind_box, dialog.amount_box):
        assert field.accessibleName()
    reached: set[QWidget] = set()
    widget: QWidget | None = dialog.kind_box
    while widget is not None and widget not in reached:
        reached.add(widget)
        widget = widget.nextInFocusChain()
    assert {dialog.amount_box, dialog.differences_box, dialog.export_button} <= reached
