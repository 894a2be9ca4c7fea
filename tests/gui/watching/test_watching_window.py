"""Watched folders as the window sees them: real folders, real watches, and a list of what came."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLabel, QMenu
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Document, Problem, ProblemCode
from dupfinder.domain.errors import SourceError
from dupfinder.domain.events import Arrival, Finding
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation, VerifiedPair
from dupfinder.gui.toolkit.labels import ElidedLabel
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.watching import FolderWatcher, WatchPanel, watch_panel
from dupfinder.gui.watching.watch_panel import FindingModel, path_of
from dupfinder.gui.watching.watcher import WatchWording

HOSTILE = '<img src="x">\u202e\n.txt'


@pytest.fixture
def watcher(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[FolderWatcher]:  # noqa: ARG001 - Qt runs first
    monkeypatch.setattr("dupfinder.pipeline.watching.watched_folders.SETTLE_S", 0.2)
    made = FolderWatcher()
    yield made
    made.close(timeout_s=60)


@pytest.fixture
def panel(qtbot: QtBot, wording: Wording) -> WatchPanel:
    made = WatchPanel(wording)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def make_finding(make_document: Callable[..., Document]) -> Callable[..., Finding]:
    def make(path: str, *like: str, relation: Relation = Relation.NEAR, share: float = 0.93) -> Finding:
        document = make_document(path)
        pairs = tuple(
            VerifiedPair(
                a=document,
                b=make_document(other),
                relation=relation,
                similarity=share if relation is not Relation.CONTAINED else 0.3,
                a_in_b=share,
                b_in_a=0.2,
                hamming_bits=3,
            )
            for other in like
        )
        return Finding(arrival=Arrival.NEW, document=document, pairs=pairs, matches=len(pairs))

    return make


def options_for(*folders: str, tmp_path: Path) -> ScanOptions:
    return ScanOptions(sources=folders, workers=1, cache_file=str(tmp_path / "cache.sqlite3"))


def test_a_copied_document_is_found_while_the_window_goes_on(
    watcher: FolderWatcher, panel: WatchPanel, samples: dict[str, str], tmp_path: Path, qtbot: QtBot
) -> None:
    watcher.began.connect(panel.show_watching)
    watcher.came.connect(panel.add)
    with qtbot.waitSignal(watcher.began, timeout=60_000):
        watcher.start(options_for(samples["folder"], samples["final"], tmp_path=tmp_path))
    assert watcher.is_watching
    assert panel.findings.rowCount() == 0  # the broken one was there before
    with qtbot.waitSignal(watcher.came, timeout=60_000):
        (tmp_path / "documents" / "new copy.txt").write_text(Path(samples["final"]).read_text())
    assert panel.findings.rowCount() == 1
    (finding,) = panel.chosen()
    assert isinstance(finding, Finding)
    assert {pair.b.entry.path for pair in finding.pairs} == {samples[one] for one in ("final", "copy", "old")}
    with qtbot.waitSignal(watcher.ended):
        watcher.stop()
    assert not watcher.is_watching


def test_other_options_take_the_place_of_the_former(
    watcher: FolderWatcher, samples: dict[str, str], tmp_path: Path, qtbot: QtBot
) -> None:
    options = options_for(samples["folder"], tmp_path=tmp_path)
    ended: list[bool] = []
    watcher.ended.connect(lambda: ended.append(True))
    watcher.start(options)
    with qtbot.waitSignal(watcher.began, timeout=60_000) as began:
        watcher.start(replace(options, exclude=("*.pdf", "poem.txt")))
    assert began.args == [3]
    assert ended == []
    watcher.start(replace(options, sources=(samples["final"],)))
    assert ended == [True]
    assert not watcher.is_watching


def test_a_watch_that_fails_says_so_and_ends(watcher: FolderWatcher, tmp_path: Path, qtbot: QtBot) -> None:
    options = options_for(str(tmp_path), str(tmp_path / "nowhere"), tmp_path=tmp_path)
    errors: list[Exception] = []
    watcher.failed.connect(errors.append)
    with qtbot.waitSignal(watcher.ended, timeout=60_000):
        watcher.start(options)
    assert [type(error) for error in errors] == [SourceError]
    assert not watcher.is_watching


def test_the_list_has_the_latest_first_and_each_document_once(
    wording: Wording, make_finding: Callable[..., Finding]
) -> None:
    model = FindingModel(wording)
    model.add([make_finding("/a/one.txt", "/b/x.txt", relation=Relation.IDENTICAL)])
    broken = Problem(path="/a/two.txt", code=ProblemCode.DAMAGED, message=as_it_is("The PDF is damaged."))
    model.add([broken, make_finding("/a/three.txt")])
    model.add([make_finding("/a/one.txt", "/b/x.txt", "/b/y.txt", "/b/z.txt")])
    assert shown(model) == [
        ["one.txt", "/a", "93 % the same", "x.txt and 2 others"],
        ["three.txt", "/a", "Nothing similar", ""],
        ["two.txt", "/a", "Damaged", ""],
    ]
    assert "The PDF is damaged." in model.data(model.index(2, 0), Qt.ItemDataRole.ToolTipRole)
    model.add([make_finding("/a/two.txt")])
    assert shown(model)[0] == ["two.txt", "/a", "Nothing similar", ""]
    assert model.rowCount() == 3


def shown(model: FindingModel) -> list[list[str]]:
    return [[model.data(model.index(row, column)) for column in range(4)] for row in range(model.rowCount())]


@pytest.mark.parametrize("chosen", [range(0, 400, 2), range(100, 400), [0, 7, 399]])
def test_what_is_dismissed_goes_and_nothing_else(
    wording: Wording, make_finding: Callable[..., Finding], chosen: Collection[int]
) -> None:
    model = FindingModel(wording)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.add([make_finding(f"/a/{number}.txt") for number in range(400)])
    before = [model.row_at(row).path for row in range(400)]
    model.dismiss(chosen)
    left = [model.row_at(row).path for row in range(model.rowCount())]
    assert left == [path for row, path in enumerate(before) if row not in chosen]
    model.add([make_finding(path) for path in before])
    assert model.rowCount() == 400


def test_a_copied_folder_is_listed_whole_and_what_is_not_listed_any_more_is_said(
    panel: WatchPanel, make_finding: Callable[..., Finding], monkeypatch: pytest.MonkeyPatch
) -> None:
    panel.show_watching(3)
    panel.add([make_finding(f"/a/{number}.txt") for number in range(5_000)])
    assert panel.findings.rowCount() == 5_000
    monkeypatch.setattr(watch_panel, "MOST_ROWS", 5_001)
    panel.add(
        [Problem(path=f"/b/{number}.pdf", code=ProblemCode.DAMAGED, message=as_it_is("It is.")) for number in range(3)]
    )
    assert panel.findings.rowCount() == 5_001
    assert path_of(panel.findings.row_at(5_000).news) == "/a/2.txt"
    assert said(panel) == ("Watching: 3 documents; 5,000 new or changed; 3 not read; oldest 2 no longer listed")
    panel.show_watching(9)
    assert said(panel) == "Watching: 9 documents"


def said(panel: WatchPanel) -> str:
    return next(one.text() for one in panel.findChildren(ElidedLabel) if one.text().startswith("Watching"))


def test_what_came_and_cannot_be_read_is_listed(
    watcher: FolderWatcher, panel: WatchPanel, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    watcher.began.connect(panel.show_watching)
    watcher.came.connect(panel.add)
    with qtbot.waitSignal(watcher.began, timeout=60_000):
        watcher.start(options_for(str(folder), tmp_path=tmp_path))
    (folder / "broken.pdf").write_bytes(b"%PDF-1.7\nthis is no PDF at all")
    qtbot.waitUntil(lambda: panel.findings.rowCount() == 1, timeout=60_000)
    assert shown(panel.findings) == [["broken.pdf", str(folder), "Damaged", ""]]
    assert not panel.compare_button.isEnabled()
    with qtbot.waitSignal(panel.folder_requested) as requested:
        panel.folder_button.click()
    assert requested.args == [str(folder / "broken.pdf")]


@pytest.mark.no_qt_log  # the offscreen platform cannot raise a menu
def test_what_can_be_done_follows_the_choice(
    panel: WatchPanel, make_finding: Callable[..., Finding], qtbot: QtBot
) -> None:
    panel.show()
    qtbot.waitExposed(panel)
    assert not any(
        button.isEnabled()
        for button in (panel.compare_button, panel.open_button, panel.folder_button, panel.dismiss_button)
    )
    alone, alike = make_finding("/a/alone.txt"), make_finding("/a/alike.txt", "/b/known.txt")
    panel.add([alike])
    panel.add([alone])
    with qtbot.waitSignal(panel.compare_requested) as compared:
        QTest.mouseClick(panel.compare_button, Qt.MouseButton.LeftButton)
    assert compared.args == [alike.document, alike.pairs[0].b]
    with qtbot.waitSignal(panel.compare_requested):
        QTest.keyClick(panel.table, Qt.Key.Key_Return)
    panel.table.setCurrentIndex(panel.findings.index(0, 0))
    assert not panel.compare_button.isEnabled()
    with qtbot.waitSignal(panel.open_requested) as opened:
        QTest.keyClick(panel.table, Qt.Key.Key_Return)
    assert opened.args == ["/a/alone.txt"]
    with qtbot.waitSignal(panel.folder_requested):
        QTest.mouseClick(panel.folder_button, Qt.MouseButton.LeftButton)
    panel.table.customContextMenuRequested.emit(QPoint(5, 5))
    (menu,) = panel.findChildren(QMenu)
    assert [(action.text(), action.isEnabled()) for action in menu.actions()] == [
        ("Compare", False),
        ("Open", True),
        ("Show in folder", True),
        ("Remove from the list", True),
    ]
    menu.close()
    panel.activateWindow()
    panel.table.setFocus()
    qtbot.waitUntil(panel.table.hasFocus)
    panel.table.selectAll()
    QTest.keyClick(panel.table, Qt.Key.Key_Delete)
    assert panel.findings.rowCount() == 0
    panel.close_button.click()
    assert panel.isHidden()


def test_O3_names_are_plain_text(panel: WatchPanel, make_finding: Callable[..., Finding], wording: Wording) -> None:
    finding = make_finding(f"/a/{HOSTILE}", f"/b/{HOSTILE}")
    panel.add([finding])
    model = panel.findings
    shown = [model.data(model.index(0, column)) for column in range(model.columnCount())]
    tooltip = model.data(model.index(0, 0), Qt.ItemDataRole.ToolTipRole)
    said = WatchWording(wording).notice(finding)
    for text in (*shown, *said):
        assert "\u202e" not in text
        assert "\n" not in text
    assert "<img" not in tooltip
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in panel.findChildren(QLabel))


@pytest.mark.parametrize(
    ("relation", "sentence"),
    [
        (Relation.IDENTICAL, "Exact copy of known.txt in /b."),
        (Relation.SAME_TEXT, "Same text as known.txt in /b."),
        (Relation.NEAR, "93 % similar to known.txt in /b."),
        (Relation.CONTAINED, "93 % found in the other: known.txt in /b."),
    ],
)
def test_each_relation_has_a_sentence(
    wording: Wording, make_finding: Callable[..., Finding], relation: Relation, sentence: str
) -> None:
    words = WatchWording(wording)
    title, text = words.notice(make_finding("/a/new.txt", "/b/known.txt", relation=relation))
    assert (title, text) == ("New document: new.txt", sentence)
    changed = replace(make_finding("/a/new.txt"), arrival=Arrival.CHANGED)
    assert words.notice(changed) == ("Changed document: new.txt", "Nothing similar is known.")
