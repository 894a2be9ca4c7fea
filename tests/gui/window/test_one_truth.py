"""What the window shows is what goes: roles of folders hold at once, and there is one keeper of each group (S12)."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dupfinder.decide import Refusal, make_plan, parse_rules
from dupfinder.domain.decisions import Inclusion, Plan, Verdict
from dupfinder.domain.removals import RemovalChoice
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.rows.result_rows import Column, MarkState
from dupfinder.gui.sources.source_list import SourceRole
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.pipeline import open_session, present_result, start_removal
from dupfinder.report import ReportKind

SCAN_LIMIT_MS = 60_000
TEXT = "This agreement is made between the Supplier and the Contractor who is named in the first annex of it. " * 5


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """Make one contract four times: filed, among downloads, in a folder to be protected, and near it."""
    found = {}
    for name, text in (
        ("Documents/contract.txt", TEXT),
        ("Downloads/contract.txt", TEXT),
        ("Archive/contract (1).txt", TEXT),
        ("Documents/newer.txt", TEXT.replace("Contractor", "Buyer", 2)),
    ):
        path = tmp_path / "home" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        found[name.split("/")[0] if "newer" not in name else "newer"] = str(path)
    return found | {"folder": str(tmp_path / "home")}


@pytest.fixture
def window(make_window: Callable[[], MainWindow], qtbot: QtBot, home: dict[str, str]) -> MainWindow:
    window = make_window()
    window.drop_paths([home["folder"]])
    settle(qtbot, window)
    return window


def settle(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: not window.is_busy and window.results_page.board.can_mark, timeout=SCAN_LIMIT_MS)


def give_role(qtbot: QtBot, window: MainWindow, folder: str, role: SourceRole) -> None:
    window.add_paths([folder], role=role)
    settle(qtbot, window)


def planned(window: MainWindow) -> Plan:
    marks = window.results_page.board.marks
    return window.deciding._plan(marks)


def removed(plan: Plan) -> list[str]:
    return [each.file.path for each in plan.decisions if each.verdict is Verdict.REMOVE]


def mark_by(qtbot: QtBot, window: MainWindow, rules: str, *included: Inclusion) -> None:
    board = window.results_page.board
    board.mark_by(make_plan(board.plan_groups, parse_rules(rules), included=included))
    settle(qtbot, window)


def shown_keepers(window: MainWindow) -> dict[str, str]:
    """Return by where it is asked the keeper of the one group."""
    page, result = window.results_page, window.result
    assert result is not None
    (group,) = result.groups
    tree = page.tree.results
    listed = [
        tree.document(Place(0, member)).entry.path
        for member in range(len(group.members))
        if tree.index_of(Place(0, member), Column.SIMILARITY).data() == "Keeper"
    ]
    strip = page.pane.strip.model
    chips = [
        member.document.entry.path
        for member, row in zip(strip._members, range(strip.rowCount()), strict=True)
        if strip.chip(row).part
    ]
    left = page.pane.view.headers[Side.LEFT]
    return {
        "result": group.keeper.entry.path,
        "list": ", ".join(listed),
        "strip": ", ".join(chips),
        "header": page.pane.request.left.entry.path if page.pane.request and left._part.text() == "Keeper" else "",
        "marks": page.board.marks.keeper_of(group.keeper.entry.path),
    }


@pytest.mark.parametrize("role", [SourceRole.REFERENCE, SourceRole.EXCLUDED])
def test_S2_S12_a_folder_that_gets_a_role_after_the_scan_keeps_its_documents_at_once(
    window: MainWindow, qtbot: QtBot, home: dict[str, str], role: SourceRole
) -> None:
    page, archived = window.results_page, home["Archive"]
    page.board.mark([archived, home["Downloads"]])
    assert sorted(removed(planned(window))) == sorted([archived, home["Downloads"]])
    said: list[str] = []
    page.board.said.connect(said.append)
    give_role(qtbot, window, os.path.dirname(archived), role)
    assert removed(planned(window)) == [home["Downloads"]]  # the mark that was set before is gone, and that is said
    assert any("1 unmarked" in text for text in said)
    expected = Refusal.REFERENCE if role is SourceRole.REFERENCE else Refusal.EXCLUDED
    assert page.board.marks.refusal(archived) is expected
    assert page.board.state(archived) is MarkState.LOCKED
    page.board.undo()
    page.board.redo()
    page.board.invert_all()
    mark_by(qtbot, window, "oldest", *Inclusion)
    assert not page.board.marks.is_marked(archived)
    assert archived not in removed(planned(window))
    if role is SourceRole.REFERENCE:  # its copies go for it, whatever the rule
        assert page.board.marks.keeper_of(archived) == archived
    else:  # it takes no part: nothing goes for it
        assert all(each.kept is None or each.kept.path != archived for each in planned(window).decisions)


def test_S12_a_role_that_is_taken_back_frees_the_documents_but_not_those_that_the_scan_knew(
    window: MainWindow, qtbot: QtBot, home: dict[str, str]
) -> None:
    page, folder = window.results_page, os.path.dirname(home["Archive"])
    give_role(qtbot, window, folder, SourceRole.REFERENCE)
    assert page.board.marks.refusal(home["Archive"]) is Refusal.REFERENCE
    window.start_scan()
    settle(qtbot, window)
    window.sidebar.source_list.set_role(folder, SourceRole.SCAN)
    settle(qtbot, window)
    assert page.board.marks.refusal(home["Archive"]) is Refusal.REFERENCE
    give_role(qtbot, window, os.path.dirname(home["Downloads"]), SourceRole.REFERENCE)
    assert page.board.marks.refusal(home["Downloads"]) is Refusal.REFERENCE
    window.sidebar.source_list.remove(os.path.dirname(home["Downloads"]))
    settle(qtbot, window)
    page.board.mark([home["Downloads"]])
    assert page.board.marks.is_marked(home["Downloads"])


def test_S2_S12_a_session_that_is_opened_has_the_roles_with_which_it_was_saved(
    window: MainWindow, qtbot: QtBot, home: dict[str, str], tmp_path: Path
) -> None:
    page, folder = window.results_page, os.path.dirname(home["Archive"])
    page.board.mark([home["Archive"]])
    give_role(qtbot, window, folder, SourceRole.REFERENCE)
    path = str(tmp_path / "saved.dupfinder")
    window.sessions.keeper.save_as(path)
    qtbot.waitUntil(lambda: os.path.exists(path), timeout=10_000)
    settle(qtbot, window)
    presented = present_result(open_session(path))
    assert [each.entry.path for each in presented.documents if each.entry.is_reference] == [home["Archive"]]
    window.sidebar.source_list.sources.set_sources(())
    window.open_session(path)
    settle(qtbot, window)
    assert (folder, SourceRole.REFERENCE) in [
        (each.path, each.role) for each in window.sidebar.source_list.sources.sources
    ]
    assert page.board.marks.refusal(home["Archive"]) is Refusal.REFERENCE
    assert not page.board.marks.is_marked(home["Archive"])


def test_S12_the_removal_asks_for_the_roles_once_more(window: MainWindow, qtbot: QtBot, home: dict[str, str]) -> None:
    window.results_page.board.mark([home["Archive"]])
    marks = window.results_page.board.marks.copy()
    give_role(qtbot, window, os.path.dirname(home["Archive"]), SourceRole.REFERENCE)
    plan = window.deciding._plan(marks)  # as if the marks had not been told
    assert removed(plan) == [home["Archive"]]
    handle = start_removal(plan, RemovalChoice())
    handle.join()
    (outcome,) = handle.poll(5)
    assert (outcome.status.value, outcome.message) == (
        "skipped",
        "It is in a protected folder, where nothing is ever removed.",
    )
    assert os.path.exists(home["Archive"])


def test_S12_after_rules_all_parts_of_the_window_name_the_keeper_that_stays(
    window: MainWindow, qtbot: QtBot, home: dict[str, str], tmp_path: Path
) -> None:
    page = window.results_page
    page.tree.select_place(Place(0, 1))
    settle(qtbot, window)
    first = shown_keepers(window)
    assert set(first.values()) == {home["Documents"]}
    mark_by(qtbot, window, "in:" + os.path.dirname(home["Downloads"]))
    qtbot.waitUntil(lambda: set(shown_keepers(window).values()) == {home["Downloads"]}, timeout=10_000)
    assert not page.board.marks.is_marked(home["Downloads"])
    assert page.board.marks.is_marked(home["Documents"])
    assert all(each.kept is None or each.kept.path == home["Downloads"] for each in planned(window).decisions)
    assert window.result is not None
    window.reports.exporter.save(ReportKind.JSON, window.result, str(tmp_path / "report.json"))
    settle(qtbot, window)
    (group,) = json.loads((tmp_path / "report.json").read_text())["groups"]
    assert (group["keeper"], group["kept_because"]) == (home["Downloads"], ["chosen"])
    page.board.undo()
    settle(qtbot, window)
    qtbot.waitUntil(lambda: set(shown_keepers(window).values()) == {home["Documents"]}, timeout=10_000)
    page.board.redo()
    settle(qtbot, window)
    qtbot.waitUntil(lambda: set(shown_keepers(window).values()) == {home["Downloads"]}, timeout=10_000)


def test_S12_what_is_taken_back_before_it_was_shown_is_not_shown(
    window: MainWindow, qtbot: QtBot, home: dict[str, str]
) -> None:
    page = window.results_page
    page.board.keep(home["newer"])
    page.board.undo()
    settle(qtbot, window)
    assert window.result is not None
    assert window.result.groups[0].keeper.entry.path == home["Documents"]
    assert page.board.marks.keeper_of(home["newer"]) == home["Documents"]


def test_the_reason_of_the_suggestion_is_shown_in_tooltip_strip_and_header(
    window: MainWindow, qtbot: QtBot, home: dict[str, str]
) -> None:
    page = window.results_page
    why = "Kept: most like the others; in a filed folder; clean name"
    assert page.board.why_kept(home["Documents"]) == why
    assert page.board.why_kept(home["Downloads"]) == ""
    page.tree.select_place(Place(0, 1))
    settle(qtbot, window)
    qtbot.waitUntil(lambda: page.pane.view.loaded is not None, timeout=10_000)
    row = page.tree.results.index_of(Place(0, 0), Column.NAME)
    assert why in row.data(Qt.ItemDataRole.ToolTipRole)
    strip = page.pane.strip.model
    assert any(why in strip.index(each, 0).data(Qt.ItemDataRole.ToolTipRole) for each in range(strip.rowCount()))
    header = page.pane.view.headers[Side.LEFT]
    assert header._figures.text().startswith(why)
    QTest.keyClick(page.tree, Qt.Key.Key_Space)
    mark_by(qtbot, window, "in:" + os.path.dirname(home["Downloads"]))
    assert "Downloads" in page.board.why_kept(home["Downloads"])
