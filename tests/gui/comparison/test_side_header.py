"""What stands above each of the two texts."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Document, Metadata
from dupfinder.gui.comparison.side_header import SideAction, SideHeader
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel
from dupfinder.gui.toolkit.wording import Wording

MakeDocument = Callable[..., Document]


@pytest.fixture
def header(qtbot: QtBot, wording: Wording) -> SideHeader:
    header = SideHeader(wording, side=Side.LEFT)
    qtbot.addWidget(header)
    header.resize(500, 160)
    header.show()
    qtbot.waitExposed(header)
    return header


@pytest.fixture
def document(make_document: MakeDocument) -> Document:
    return make_document("/data/contracts/final.docx", format_="docx", metadata=Metadata(author="Anna <b>Beispiel"))


def texts(header: SideHeader) -> str:
    return " | ".join(label.text() for label in header.findChildren(PlainLabel) if label.isVisible())


def test_name_figures_folder_and_share_are_shown(header: SideHeader, document: Document) -> None:
    header.show_document(document, other=document, part="Keeper", words=1_204, share=0.97)
    shown = texts(header)
    for text in (
        "Keeper",
        "final.docx",
        "DOCX · 1.0 kB · saved ",
        "/data/contracts",
        "97 % found in the other document",
    ):
        assert text in shown
    assert header.accessibleName() == "Keeper: final.docx"


def test_without_a_comparison_nothing_is_said_about_shares(header: SideHeader, document: Document) -> None:
    header.show_document(document, other=document, part="Keeper", words=0)
    assert "%" not in texts(header)
    assert "word" not in texts(header)


def test_the_author_is_shown_once_in_the_header_and_once_in_the_details(header: SideHeader, document: Document) -> None:
    header.show_document(document, other=document, part="Keeper", words=9)
    assert texts(header).count("Anna <b>Beispiel") == 1
    header.details.make_parts()
    said = [label.text() for label in header.details.findChildren(PlainLabel)]
    assert sum("Anna <b>Beispiel" in text for text in said) == 1


def test_a_warning_is_seen_and_read_aloud_until_another_document_comes(
    header: SideHeader, document: Document, make_document: MakeDocument
) -> None:
    header.show_document(document, other=document, part="Keeper", words=9)
    header.show_warning("Changed since the scan.")
    assert "Changed since the scan." in texts(header)
    assert header.accessibleDescription() == "Changed since the scan."
    header.show_document(make_document("/data/other.txt"), other=document, part="Keeper", words=9)
    assert not header.warning.isVisible()
    assert header.accessibleDescription() == ""


def test_each_action_names_the_document(header: SideHeader, document: Document) -> None:
    asked: list[tuple[object, ...]] = []
    header.show_document(document, other=document, part="Keeper", words=9)
    signals = (
        header.keeper_requested,
        header.mark_requested,
        header.not_duplicates_requested,
        header.open_requested,
        header.folder_requested,
        header.copy_requested,
    )
    for signal in signals:
        signal.connect(lambda *values: asked.append(values))
    for action in SideAction:
        header.menu_button.actions_of[action].trigger()
    path = document.entry.path
    assert asked == [(path,), (path, True), (path,), (path,), (path,), (path,)]


def test_what_does_not_apply_is_not_offered_and_a_mark_can_be_taken_back(
    header: SideHeader, document: Document
) -> None:
    header.show_document(document, other=document, part="Keeper", words=9)
    header.set_actions_enabled({SideAction.MARK, SideAction.OPEN}, is_marked=True)
    actions = header.menu_button.actions_of
    assert [action for action in SideAction if actions[action].isEnabled()] == [SideAction.MARK, SideAction.OPEN]
    assert actions[SideAction.MARK].text() == "Unmark"
    asked: list[bool] = []
    header.mark_requested.connect(lambda _, marked: asked.append(marked))
    actions[SideAction.MARK].trigger()
    assert asked == [False]


def test_there_is_nothing_to_do_before_there_is_a_document(header: SideHeader) -> None:
    assert not header.menu_button.isEnabled()
    assert header.menu_button.accessibleName()


def test_it_fits_into_a_narrow_window_and_long_names_give_way(header: SideHeader, make_document: MakeDocument) -> None:
    long = make_document(f"/data/{'folder/' * 40}{'very long name ' * 12}.docx")
    header.show_document(long, other=long, part="Similar", words=120_400, share=0.93)
    header.set_thumbnail(QLabel("picture"))
    header.show_warning("Changed since the scan.")
    assert header.minimumSizeHint().width() <= 360
    header.resize(360, header.sizeHint().height())
    header.grab()
    name = next(label for label in header.findChildren(ElidedLabel) if label.text().startswith("very long name"))
    assert name.toolTip()


def test_O3_names_are_shown_as_they_are_and_not_as_markup(header: SideHeader, make_document: MakeDocument) -> None:
    hostile = make_document("/data/<img src=x>/\u202etxt.exe")
    header.show_document(hostile, other=hostile, part="Keeper", words=1)
    assert r"\u202etxt.exe" in texts(header)
    assert "<img src=x>" in texts(header)


def test_a_picture_takes_the_place_of_the_one_before(qtbot: QtBot, header: SideHeader) -> None:
    first, second = QLabel("first"), QLabel("second")
    header.set_thumbnail(first)
    header.set_thumbnail(second)
    with qtbot.waitSignal(second.destroyed):
        header.set_thumbnail(None)
    assert "second" not in [label.text() for label in header.findChildren(QLabel)]
