"""The three roles of a source in the list: how they are given, shown, and handed to a scan."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from dupfinder.gui.sources.source_list import ROLE, SourceList, SourceRole, add_sources
from dupfinder.gui.toolkit.icons import Icons, icon_file
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.sidebar import Sidebar


@pytest.fixture
def folder(tmp_path: Path) -> str:
    (tmp_path / "papers").mkdir()
    return str(tmp_path / "papers")


@pytest.fixture
def source_list(qtbot: QtBot, folder: str) -> SourceList:
    view = SourceList()
    qtbot.addWidget(view)
    view.sources.set_sources(add_sources((), [folder]).sources)
    view.resize(300, 200)
    view.show()
    return view


def role_of(view: SourceList) -> SourceRole:
    return view.sources.sources[0].role


def actions_of(menu: QMenu) -> dict[str, QAction]:
    return {action.text(): action for action in menu.actions() if not action.isSeparator()}


def test_the_space_bar_goes_round_the_roles(source_list: SourceList) -> None:
    source_list.setCurrentIndex(source_list.model().index(0, 0))
    roles = []
    for _ in range(3):
        QTest.keyClick(source_list, Qt.Key.Key_Space)
        roles.append(role_of(source_list))
    assert roles == [SourceRole.REFERENCE, SourceRole.EXCLUDED, SourceRole.SCAN]


def test_the_menu_has_the_role_of_the_source_checked_and_no_other(source_list: SourceList, folder: str) -> None:
    names = {SourceRole.SCAN: "Scanned", SourceRole.REFERENCE: "Protected", SourceRole.EXCLUDED: "Excluded"}
    for role, name in names.items():
        source_list.set_role(folder, role)
        checked = [
            action.text()
            for action in source_list.make_menu(source_list.sources.sources[0]).actions()
            if action.isChecked()
        ]
        assert checked == [name]


@pytest.mark.parametrize(("name", "role"), [("Protected", SourceRole.REFERENCE), ("Excluded", SourceRole.EXCLUDED)])
def test_the_menu_gives_a_role_and_says_that_something_changed(
    source_list: SourceList, qtbot: QtBot, name: str, role: SourceRole
) -> None:
    menu = source_list.make_menu(source_list.sources.sources[0])
    with qtbot.waitSignal(source_list.changed):
        actions_of(menu)[name].trigger()
    assert role_of(source_list) is role
    with qtbot.waitSignal(source_list.changed):
        actions_of(menu)["Scanned"].trigger()
    assert role_of(source_list) is SourceRole.SCAN


@pytest.mark.parametrize(
    ("text", "role"), [("Add protected folder …", SourceRole.REFERENCE), ("Exclude folder …", SourceRole.EXCLUDED)]
)
def test_a_folder_inside_a_source_can_be_asked_for_with_a_role(
    source_list: SourceList, qtbot: QtBot, text: str, role: SourceRole
) -> None:
    for source in (source_list.sources.sources[0], None):
        with qtbot.waitSignal(source_list.folder_requested_as) as asked:
            actions_of(source_list.make_menu(source))[text].trigger()
        assert asked.args == [role]


def test_beside_the_sources_the_menu_offers_only_to_add(source_list: SourceList) -> None:
    assert set(actions_of(source_list.make_menu(None))) == {"Add protected folder …", "Exclude folder …"}


@pytest.mark.parametrize(("role", "name"), [(SourceRole.REFERENCE, "protected"), (SourceRole.EXCLUDED, "excluded")])
def test_a_role_is_said_in_words_and_drawn(source_list: SourceList, folder: str, role: SourceRole, name: str) -> None:
    plain = grabbed(source_list)
    source_list.set_role(folder, role)
    index = source_list.model().index(0, 0)
    assert index.data(ROLE) == name
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).endswith(f" {name}")
    assert icon_file(role.name.lower()) is not None
    assert grabbed(source_list) != plain


def grabbed(view: SourceList) -> QImage:
    return view.grab().toImage()


def test_a_scan_is_told_every_role(qtbot: QtBot, tmp_path: Path) -> None:
    paths = {}
    parent = QObject()
    sidebar = Sidebar(Wording(parent), Icons(QPalette(), parent))
    qtbot.addWidget(sidebar)
    for role in SourceRole:
        paths[role] = str(tmp_path / role.name)
        os.mkdir(paths[role])
        added = add_sources(sidebar.source_list.sources.sources, [paths[role]], role=role)
        sidebar.source_list.sources.set_sources(added.sources)
    options = sidebar.make_options()
    assert options.sources == (paths[SourceRole.SCAN],)
    assert options.references == (paths[SourceRole.REFERENCE],)
    assert options.excluded == (paths[SourceRole.EXCLUDED],)


def test_only_across_sources_can_be_ticked_where_there_are_two_and_goes_with_the_scan(
    qtbot: QtBot, wording: Wording, folder: str, tmp_path: Path
) -> None:
    sidebar = Sidebar(wording, Icons(QPalette(), wording))
    qtbot.addWidget(sidebar)
    sources = sidebar.source_list.sources
    sources.set_sources(add_sources((), [folder]).sources)
    assert not sidebar.across_box.isEnabled()
    (tmp_path / "archive").mkdir()
    archive = str(tmp_path / "archive")
    sources.set_sources(add_sources(sources.sources, [archive], role=SourceRole.REFERENCE).sources)
    with qtbot.waitSignal(sidebar.changed):
        sidebar.across_box.click()
    assert sidebar.make_options().across
    sidebar.source_list.set_role(archive, SourceRole.EXCLUDED)
    assert not sidebar.across_box.isEnabled()
    assert not sidebar.across_box.isChecked()
    assert not sidebar.make_options().across
    sidebar.source_list.set_role(archive, SourceRole.SCAN)
    assert sidebar.across_box.isChecked()
    assert sidebar.make_options().across
