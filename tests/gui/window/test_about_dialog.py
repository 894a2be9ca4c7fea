"""What the program says about itself and its libraries."""

import tomllib
from pathlib import Path

from pytestqt.qtbot import QtBot

from dupfinder import __version__
from dupfinder.gui.window.about_dialog import LIBRARIES, OWN_COPIES, AboutDialog, installed_libraries

PROJECT = Path(__file__).parents[3] / "pyproject.toml"


def test_every_library_that_the_program_needs_is_listed() -> None:
    needed = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    names = {each.split(">")[0].split("<")[0].strip() for each in needed}
    assert names | {"djvu-rs"} == set(LIBRARIES)


def test_each_has_a_version_and_a_licence() -> None:
    libraries = installed_libraries()
    assert [each.name for each in libraries] == list(LIBRARIES)
    assert all(each.version and each.licence for each in libraries)


def test_the_dialogue_shows_them_and_copies_what_a_bug_report_needs(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    model = dialog.table.model()
    shown = {model.index(row, 0).data() for row in range(model.rowCount())}
    assert {"Python", "Qt", *LIBRARIES, *(name for name, _, _ in OWN_COPIES)} == shown
    assert dialog.versions_text().startswith(f"DupFinder {__version__}\nPython ")
