"""The page through which documents are removed: driven as a person would, with real files and a real trash."""

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot

import mounts
from dupfinder import pipeline
from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.decisions import (
    Action,
    Decision,
    FileState,
    Loss,
    LostContent,
    Outcome,
    OutcomeStatus,
    Plan,
    Verdict,
)
from dupfinder.domain.display import visible
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pages import Picture
from dupfinder.domain.removals import RemovalChoice
from dupfinder.gui.removal.listed_plan import FoundLosses, LossTally, LostKind, list_plan, losses_of
from dupfinder.gui.removal.loss_panel import LostPictures
from dupfinder.gui.removal.removal_dialog import RemovalDialog, RemovalPhase
from dupfinder.gui.removal.removal_model import RemovalColumn
from dupfinder.gui.rows.result_delegate import mark_room
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.pipeline import PageReader
from dupfinder.trash import HAS_TAGS
from removal_samples import WORDS, group_decisions, plan_of, tree_bytes, write_copies
from this_system import in_the_bin, not_on_windows

LIMIT_MS = 60_000
EDITED = WORDS.replace("words", "sentences", 1) + "The rent is due on the third working day of each month. " * 3

Open = Callable[[Plan], RemovalDialog]


pytestmark = pytest.mark.usefixtures("own_folders")


@pytest.fixture
def show(qtbot: QtBot, wording: Wording) -> Iterator[Open]:
    """Show pages that last until they are closed: none is let go of while something is read for it."""
    made: list[RemovalDialog] = []

    def make(plan: Plan) -> RemovalDialog:
        dialog = RemovalDialog(plan, wording)
        made.append(dialog)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    yield make
    for dialog in made:
        dialog.close()


@pytest.fixture
def documents(tmp_path: Path) -> list[Path]:
    return write_copies(tmp_path / "documents", ["kept.txt", "a.txt", "b.txt", "c.txt"])


def cell(dialog: RemovalDialog, place: Place, column: RemovalColumn) -> str:
    return str(dialog.removals.index_of(place, column).data())


def finish(dialog: RemovalDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not dialog.bridge.is_running, timeout=LIMIT_MS)


def remove(dialog: RemovalDialog, qtbot: QtBot) -> tuple[Outcome, ...]:
    with qtbot.waitSignal(dialog.removed, timeout=LIMIT_MS) as told:
        QTest.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    assert told.args == [dialog.outcomes]
    return dialog.outcomes


def near_plan(folder: Path) -> Plan:
    """Return a plan for a group with a copy and a near duplicate, and one with nothing but a copy."""
    kept, copy, other, other_copy = write_copies(folder, ["kept.txt", "copy.txt", "other.txt", "other copy.txt"])
    near = folder / "near.txt"
    near.write_text(EDITED)
    first = [*group_decisions(kept, copy, number=1), *group_decisions(kept, near, number=1, relation="near")[1:]]
    return Plan(decisions=(*first, *group_decisions(other, other_copy, number=2)))


def test_it_says_what_goes_and_what_stays_for_it_and_why(show: Open, tmp_path: Path) -> None:
    dialog = show(near_plan(tmp_path / "documents"))
    assert dialog.removals.group_count() == 2
    names = [cell(dialog, Place(0, member), RemovalColumn.NAME) for member in range(dialog.removals.member_count(0))]
    assert names == ["kept.txt", "copy.txt", "near.txt"]
    assert [cell(dialog, Place(0, member), RemovalColumn.RESULT) for member in range(3)] == [
        "kept",
        "→ trash",
        "→ trash",
    ]
    assert cell(dialog, Place(0, 1), RemovalColumn.RELATION) == "Exact copy"
    assert cell(dialog, Place(0, 1), RemovalColumn.REASON) == "the newest is kept"
    assert dialog.count_label.text() == "2 exact copies, 1 similar"
    assert dialog.title_label.text().startswith("Move 3 documents to the trash? (")
    assert dialog.verdict_label.isVisible()
    assert dialog.verdict_label.text().startswith("Checking what would be lost: 1 ")
    dialog.tree.setCurrentIndex(dialog.removals.index_of(Place(0, 1)))
    assert dialog.loss_panel.stays_label.text() == str(tmp_path / "documents" / "kept.txt")


def test_a_page_that_waits_for_its_plan_removes_nothing(qtbot: QtBot, wording: Wording, documents: list[Path]) -> None:
    dialog = RemovalDialog(None, wording)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.phase is RemovalPhase.PLANNING
    assert not dialog.start_button.isEnabled()
    dialog.start()
    dialog.check_only()
    assert not dialog.bridge.is_running
    dialog.take_plan(list_plan(plan_of(*documents)))
    assert (dialog.phase, dialog.removals.count) == (RemovalPhase.CHOOSING, 3)
    assert dialog.tree.selectionModel().hasSelection()
    assert [outcome.status for outcome in remove(dialog, qtbot)] == [OutcomeStatus.DONE] * 3


def test_of_very_many_groups_the_list_knows_the_first_in_every_order(show: Open, qtbot: QtBot) -> None:
    decisions = []
    for number in range(5_100):
        state = FileState(path=f"/x/{number:04}", size_bytes=1, mtime_ns=0, device=1, inode=number, content_digest="")
        kept = replace(state, path=f"/k/{5_100 - number:04}")
        for file, verdict in ((kept, Verdict.KEEP), (state, Verdict.REMOVE)):
            decision = Decision(
                file=file,
                verdict=verdict,
                reason="newest",
                relation="identical",
                kept=kept if verdict is Verdict.REMOVE else None,
                group_number=number,
            )
            decisions.append(decision)
    dialog = show(Plan(decisions=tuple(decisions)))
    removals = dialog.removals
    assert (removals.count, removals.canFetchMore(QModelIndex())) == (5_100, True)
    assert removals.rowCount() < 5_000
    assert not removals.index_of(Place(5_000)).isValid()
    assert removals.place_of("/x/5000") == Place(5_000, 1)
    dialog.tree.sortByColumn(RemovalColumn.NAME, Qt.SortOrder.AscendingOrder)
    qtbot.waitUntil(lambda: removals.index_of(Place(5_099)).isValid(), timeout=LIMIT_MS)
    assert str(removals.index(0, 0).data()).startswith("0001")
    assert removals.index_of(Place(5_099)).row() == 0
    while removals.canFetchMore(QModelIndex()):
        removals.fetchMore(QModelIndex())
    assert removals.rowCount() == 5_100


def test_near_duplicates_show_what_text_would_be_lost(show: Open, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = show(near_plan(tmp_path / "documents"))
    qtbot.waitUntil(lambda: dialog.removals.losses_are_known, timeout=LIMIT_MS)
    dialog.tree.setCurrentIndex(dialog.removals.index_of(Place(0, 2)))
    decision = dialog.removals.item(Place(0, 2))
    assert decision is not None
    assert decision.loss is not None
    assert decision.loss.word_count > 10
    assert dialog.loss_panel.loss_label.text().startswith(f"In no remaining document: {decision.loss.word_count} ")
    assert dialog.loss_panel.passages.isVisible()
    assert "third working day" in dialog.loss_panel.passages.toPlainText()
    assert str(decision.loss.word_count) in cell(dialog, Place(0, 2), RemovalColumn.RELATION)


def test_S4_what_other_documents_have_is_not_lost_and_they_are_named(
    qtbot: QtBot, wording: Wording, tmp_path: Path
) -> None:
    plan = near_plan(tmp_path / "documents")
    (tmp_path / "elsewhere.txt").write_text(EDITED)
    result = pipeline.scan(ScanOptions(sources=(str(tmp_path),), cache_file=str(tmp_path / "cache")), match=False)
    dialog = RemovalDialog(plan, wording, result=result)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.removals.losses_are_known, timeout=LIMIT_MS)
    dialog.tree.setCurrentIndex(dialog.removals.index_of(Place(0, 2)))
    panel = dialog.loss_panel
    assert panel.loss_label.text() == "Nothing. All of its text is also in kept.txt and 1 other document."
    assert panel.passages.toPlainText().startswith(f"Not in the kept document, but in {tmp_path / 'elsewhere.txt'} (")
    assert "third working day" in panel.passages.toPlainText()
    assert dialog.verdict_label.text() == "Nothing would be lost: remaining documents contain all of it."
    dialog._take_losses(
        replace(with_losses(plan, near=Loss(word_count=3, passages=("x",))), plan=replace(plan, unsearched=2))
    )
    assert dialog.verdict_label.text().endswith("2 other documents could not be searched for it.")
    dialog.close()


LOST = (
    LostContent(kind=ContentKind.PICTURES, count=2, labels=("image2.png", "image3.png"), numbers=(1, 2)),
    LostContent(kind=ContentKind.COMMENTS, count=1, labels=("Please <b>check</b> the notice.",), numbers=(0,)),
    LostContent(kind=ContentKind.DRAWINGS, count=None),
)


def with_losses(plan: Plan, **losses: Loss) -> FoundLosses:
    """Return what would be lost with documents, by the stems of their names."""
    return losses_of(
        Plan(
            decisions=tuple(
                replace(each, loss=losses.get(Path(each.file.path).stem)) if each.kept else each
                for each in plan.decisions
            )
        )
    )


def one_text_plan(folder: Path) -> Plan:
    """Return a plan for a group of one text: an exact copy, one with the same content, two with only its words."""
    kept, copy, same, other, third = write_copies(
        folder, [f"{name}.txt" for name in ("kept", "copy", "same", "b", "c")]
    )
    other.write_text(WORDS + "\n")
    third.write_text(WORDS + "\n\n")
    of_text = [
        group_decisions(kept, path, number=1, relation=relation)[1]
        for path, relation in ((same, "same-content"), (other, "same-text"), (third, "same-text"))
    ]
    return Plan(decisions=(*group_decisions(kept, copy, number=1), *of_text))


def ready(show: Open, qtbot: QtBot, plan: Plan) -> RemovalDialog:
    dialog = show(plan)
    qtbot.waitUntil(lambda: dialog.removals.losses_are_known, timeout=LIMIT_MS)
    return dialog


def test_words_that_say_something_else_in_the_kept_document_are_no_small_matter(
    show: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    plan = one_text_plan(tmp_path / "documents")
    dialog = ready(show, qtbot, plan)
    struck = LostContent(kind=ContentKind.REVISIONS, count=0, labels=("the clause is void",))
    dialog._take_losses(
        with_losses(plan, b=Loss(word_count=0, passages=(), content=(struck,)), c=Loss(word_count=0, passages=()))
    )
    row = cell(dialog, Place(0, 3), RemovalColumn.RELATION)
    assert row == "Same text · only in the kept one: tracked changes or struck text"
    dialog.tree.setCurrentIndex(dialog.removals.index_of(Place(0, 3)))
    assert dialog.loss_panel.loss_label.text() == (
        "All of its text is also in kept.txt. Its words say something else there: tracked changes or struck text."
    )
    assert dialog.loss_panel.passages.toPlainText() == (
        "tracked changes or struck text, only in the kept document:\n• the clause is void"
    )


def test_what_would_be_lost_besides_words_is_said_kind_by_kind(show: Open, qtbot: QtBot, tmp_path: Path) -> None:
    plan = one_text_plan(tmp_path / "documents")
    dialog = ready(show, qtbot, plan)
    dialog._take_losses(
        with_losses(plan, b=Loss(word_count=0, passages=(), content=LOST), c=Loss(word_count=0, passages=()))
    )
    panel, rows = dialog.loss_panel, [cell(dialog, Place(0, member), RemovalColumn.RELATION) for member in range(1, 5)]
    assert rows == [
        "Exact copy",
        "Same content",
        "Same text · 2 pictures and 1 comment lost, drawings not compared",
        "Same text · nothing lost",
    ]
    dialog.tree.setCurrentIndex(dialog.removals.index_of(Place(0, 3)))
    assert panel.loss_label.text() == (
        "All of its text is also in kept.txt. In no kept document: 2 pictures and 1 comment. "
        "Uncertain: drawings not compared."
    )
    assert panel.passages.toPlainText() == "1 comment:\n• Please <b>check</b> the notice."
    assert (panel.pictures.isVisible(), panel.pictures.count()) == (True, 2)
    for member, said in (
        (1, "Nothing: the kept document has the same bytes."),
        (2, "Nothing: the kept document has the same content."),
        (4, "Nothing. All of its text is also in kept.txt."),
    ):
        dialog.tree.setCurrentIndex(dialog.removals.index_of(Place(0, member)))
        assert panel.loss_label.text() == said
        assert not panel.passages.isVisible()
        assert not panel.pictures.isVisible()


def test_whether_anything_would_be_lost_is_said_at_the_top_and_follows_what_is_taken_out(
    show: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    plan = one_text_plan(tmp_path / "documents")
    dialog = show(plan)
    assert dialog.verdict_label.text() == "Checking what would be lost: 2 documents differ from the kept ones …"
    assert dialog.verdict_label.property("tone") == "remark"
    qtbot.waitUntil(lambda: dialog.removals.losses_are_known, timeout=LIMIT_MS)
    untold = Loss(word_count=0, passages=(), content=LOST[2:])
    dialog._take_losses(with_losses(plan, b=Loss(word_count=3, passages=("x",), content=LOST), c=untold))
    assert dialog.verdict_label.text() == (
        "Something would be lost with 1 document: words, pictures, comments. Not compared: drawings."
    )
    words = Loss(word_count=3, passages=("x",), content=())
    dialog._take_losses(with_losses(plan, b=Loss(word_count=3, passages=("x",), content=LOST), c=words))
    assert dialog.verdict_label.text() == (
        "Something would be lost with 2 documents: words, pictures (1), comments (1). Not compared: drawings (1)."
    )
    dialog._take_losses(with_losses(plan, b=Loss(word_count=3, passages=("x",), content=LOST), c=untold))
    place = dialog.removals.place_of(str(tmp_path / "documents" / "b.txt"))
    assert place is not None
    dialog.removals.choose(dialog.removals.decisions(place), goes=False)
    assert dialog.verdict_label.text() == ("1 document may hold something that would be lost. Not compared: drawings.")
    place = dialog.removals.place_of(str(tmp_path / "documents" / "c.txt"))
    assert place is not None
    dialog.removals.choose(dialog.removals.decisions(place), goes=False)
    assert dialog.verdict_label.text() == "Nothing would be lost: remaining documents contain all of it."
    assert dialog.verdict_label.property("tone") == "fine"


def test_S13_of_the_same_text_it_is_never_said_that_nothing_is_lost_before_it_is_known(
    show: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    plan = one_text_plan(tmp_path / "documents")
    (tmp_path / "documents" / "b.txt").unlink()
    dialog = ready(show, qtbot, plan)
    assert cell(dialog, Place(0, 3), RemovalColumn.RELATION) == "Same text · loss unknown"
    assert "1 could not be read." in dialog.verdict_label.text()
    assert dialog.verdict_label.property("tone") == "remark"


LOSSES = st.none() | st.builds(
    Loss,
    word_count=st.integers(0, 2),
    passages=st.just(()),
    content=st.lists(
        st.builds(LostContent, kind=st.sampled_from(ContentKind), count=st.none() | st.just(1)),
        max_size=4,
        unique_by=lambda each: each.kind,
    ).map(tuple),
)


@given(st.lists(st.tuples(LOSSES, st.booleans())))
def test_a_tally_is_that_of_the_documents_that_are_left(losses: list[tuple[Loss | None, bool]]) -> None:
    tally = LossTally()
    for loss, _ in losses:
        tally.add(loss)
    for loss, is_left in losses:
        if not is_left:
            tally.add(loss, -1)
    left = [loss for loss, is_left in losses if is_left]
    told = [loss for loss in left if loss and (loss.word_count or any(each.count for each in loss.content))]
    sure = [loss for loss in left if loss and not loss.word_count and not loss.content]
    assert (tally.losing, tally.unsure) == (len(told), len(left) - len(told) - len(sure))
    assert tally.unread == left.count(None)
    for kind in ContentKind:
        for is_told in (False, True):
            with_it = [
                loss
                for loss in left
                if loss and any(each.kind is kind and (each.count is not None) is is_told for each in loss.content)
            ]
            assert tally.kinds[LostKind(kind, is_told)] == len(with_it)


class Drawer(PageReader):
    """Draws a picture in one colour, or finds none."""

    def stored_picture(
        self, path: str, number: int, *, width_px: int, check: Callable[[], None] = lambda: None
    ) -> Picture:
        check()
        if number:
            raise DocumentError(ProblemCode.DAMAGED, as_it_is(f"{path} has no such picture."))
        return Picture(width_px=width_px, height_px=2 * width_px, pixels=bytes([255, 0, 0]) * (width_px * 2 * width_px))


def test_pictures_that_would_be_lost_are_shown_small(qtbot: QtBot, wording: Wording) -> None:
    assert wording is not None  # the application has its language
    pictures = LostPictures(make_reader=Drawer)
    qtbot.addWidget(pictures)
    pictures.show_pictures("/x/a.docx", (0, 1))
    assert [pictures.item(row).text() for row in range(2)] == ["Picture 1", "Picture 2"]
    qtbot.waitUntil(lambda: "cannot be shown" in pictures.item(1).text(), timeout=LIMIT_MS)
    shown = pictures.item(0).icon()
    assert shown.actualSize(pictures.iconSize()).height() == pictures.iconSize().height()
    assert shown.pixmap(pictures.iconSize()).toImage().pixelColor(5, 5).name() == "#ff0000"
    pictures.show_pictures("", ())
    assert (pictures.isVisible(), pictures.count()) == (False, 0)
    pictures.close_reader()


def test_what_cannot_be_read_is_said_to_be_not_known(show: Open, qtbot: QtBot, tmp_path: Path) -> None:
    plan = near_plan(tmp_path / "documents")
    (tmp_path / "documents" / "near.txt").unlink()
    dialog = show(plan)
    qtbot.waitUntil(lambda: dialog.removals.losses_are_known, timeout=LIMIT_MS)
    dialog.tree.setCurrentIndex(dialog.removals.index_of(Place(0, 2)))
    assert dialog.loss_panel.loss_label.text() == "Unknown: the document could not be read."


@not_on_windows("its recycle bin is not below the test's folder")
def test_removed_documents_are_in_the_trash(show: Open, qtbot: QtBot, documents: list[Path], tmp_path: Path) -> None:
    dialog = show(plan_of(*documents))
    outcomes = remove(dialog, qtbot)
    assert [outcome.status for outcome in outcomes] == [OutcomeStatus.DONE] * 3
    assert os.listdir(documents[0].parent) == ["kept.txt"]
    trashed = [path for path in tree_bytes(tmp_path) if "Trash/files" in path]
    assert sorted(os.path.basename(path) for path in trashed) == ["a.txt", "b.txt", "c.txt"]
    assert dialog.phase is RemovalPhase.DONE
    assert [cell(dialog, Place(0, member), RemovalColumn.RESULT) for member in (1, 2, 3)] == ["in the trash"] * 3
    assert dialog.result_label.text().endswith("in the trash.")
    assert dialog.journal_path is not None
    assert os.path.exists(dialog.journal_path)


def test_S1_enter_alone_removes_nothing_and_ctrl_enter_does(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    dialog = show(plan_of(*documents))
    for widget in (dialog.tree, dialog.start_button, dialog.choice_panel.action_box):
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Return)
    assert dialog.phase is RemovalPhase.CHOOSING
    assert dialog.isVisible()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()  # a key alone reaches a window anywhere, a shortcut only the active one
    dialog.tree.setFocus()
    with qtbot.waitSignal(dialog.removed, timeout=LIMIT_MS):
        QTest.keyClick(dialog.tree, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert os.listdir(documents[0].parent) == ["kept.txt"]


def test_S7_what_changed_since_the_scan_stays_and_says_why(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    plan = plan_of(*documents)
    documents[2].write_text("somebody wrote something else")
    dialog = show(plan)
    outcomes = remove(dialog, qtbot)
    assert [outcome.status for outcome in outcomes] == [OutcomeStatus.DONE, OutcomeStatus.SKIPPED, OutcomeStatus.DONE]
    assert documents[2].read_text() == "somebody wrote something else"
    said = cell(dialog, Place(0, 2), RemovalColumn.RESULT)
    assert said == f"Skipped: {outcomes[1].message}"
    assert "1 not removed: see below" in dialog.result_label.text()


@not_on_windows("XDG_DATA_HOME moves nothing there")
def test_a_journal_that_cannot_be_written_is_said_and_nothing_goes(
    show: Open, qtbot: QtBot, documents: list[Path], tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("no folder")
    dialog = show(plan_of(*documents))
    assert remove(dialog, qtbot) == ()
    assert dialog.title_label.text() == "Nothing removed"
    assert "journal" in dialog.result_label.text()
    assert all(path.exists() for path in documents)


def test_the_space_bar_and_a_click_take_a_document_out(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    dialog = show(plan_of(*documents))
    tree = dialog.tree
    tree.setCurrentIndex(dialog.removals.index_of(Place(0, 1)))
    QTest.keyClick(tree, Qt.Key.Key_Space)
    assert cell(dialog, Place(0, 1), RemovalColumn.RESULT) == "kept: taken out"
    middle: QPoint = mark_room(tree.visualRect(dialog.removals.index_of(Place(0, 2)))).center().toPoint()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert dialog.removals.count == 1
    assert dialog.title_label.text().startswith("Move 1 document to the trash?")
    remove(dialog, qtbot)
    assert sorted(os.listdir(documents[0].parent)) == ["a.txt", "b.txt", "kept.txt"]


def test_S1_what_stays_cannot_be_made_to_go(show: Open, documents: list[Path]) -> None:
    dialog = show(plan_of(*documents))
    kept = dialog.removals.index_of(Place(0, 0))
    assert not kept.flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert not dialog.removals.setData(kept, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    dialog.tree.setCurrentIndex(kept)
    QTest.keyClick(dialog.tree, Qt.Key.Key_Space)
    assert dialog.removals.count == 3


def test_a_group_is_taken_out_whole_and_put_in_again(show: Open, documents: list[Path]) -> None:
    dialog = show(plan_of(*documents))
    dialog.tree.setCurrentIndex(dialog.removals.index_of(Place(0)))
    QTest.keyClick(dialog.tree, Qt.Key.Key_Space)
    assert dialog.removals.count == 0
    assert not dialog.start_button.isEnabled()
    assert not dialog.check_button.isEnabled()
    QTest.keyClick(dialog.tree, Qt.Key.Key_Space)
    assert dialog.removals.count == 3
    assert dialog.start_button.isEnabled()


def test_a_check_touches_nothing_and_says_what_would_happen(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    plan = plan_of(*documents)
    documents[1].write_text("changed")
    before = tree_bytes(documents[0].parent)
    dialog = show(plan)
    dialog.check_button.click()
    finish(dialog, qtbot)
    assert tree_bytes(documents[0].parent) == before
    assert dialog.phase is RemovalPhase.CHOOSING
    assert cell(dialog, Place(0, 1), RemovalColumn.RESULT).startswith("Skipped: ")
    assert cell(dialog, Place(0, 2), RemovalColumn.RESULT) == "all checks passed"
    assert dialog.result_label.text().endswith("1 would not be removed: see below. Nothing was changed.")
    dialog.choice_panel.choose(Action.QUARANTINE)
    assert cell(dialog, Place(0, 1), RemovalColumn.RESULT) == "→ quarantine"


def test_deleting_for_good_has_to_be_agreed_to_first(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    dialog = show(plan_of(*documents))
    dialog.choice_panel.choose(Action.DELETE)
    assert not dialog.start_button.isEnabled()
    assert dialog.start_button.property("danger") is True
    dialog.start()
    assert dialog.phase is RemovalPhase.CHOOSING
    QTest.mouseClick(dialog.choice_panel.confirm_box, Qt.MouseButton.LeftButton)
    assert dialog.start_button.isEnabled()
    first = dialog.removals.decisions(Place(0, 1))
    dialog.removals.choose(first, goes=False)
    assert not dialog.start_button.isEnabled()  # another number of documents is another question
    dialog.choice_panel.confirm_box.click()
    outcomes = remove(dialog, qtbot)
    assert [outcome.action for outcome in outcomes] == [Action.DELETE] * 2
    assert sorted(os.listdir(documents[0].parent)) == ["a.txt", "kept.txt"]


def test_moving_needs_a_folder(show: Open, qtbot: QtBot, documents: list[Path], tmp_path: Path) -> None:
    dialog = show(plan_of(*documents))
    dialog.choice_panel.choose(Action.MOVE)
    assert not dialog.start_button.isEnabled()
    dialog.choice_panel.choose_folder(str(tmp_path / "moved"))
    assert dialog.start_button.isEnabled()
    outcomes = remove(dialog, qtbot)
    assert [outcome.status for outcome in outcomes] == [OutcomeStatus.DONE] * 3
    moved = [path for path in tree_bytes(tmp_path / "moved") if path.endswith(("a.txt", "b.txt", "c.txt"))]
    assert len(moved) == 3


def test_only_identical_documents_are_replaced_by_links(show: Open, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "documents"
    dialog = show(near_plan(folder))
    qtbot.waitUntil(lambda: dialog.removals.losses_are_known, timeout=LIMIT_MS)
    dialog.choice_panel.choose(Action.HARDLINK)
    assert cell(dialog, Place(0, 2), RemovalColumn.RESULT) == "kept: not an exact copy"
    assert dialog.start_button.text().startswith("Replace 2 ")
    assert "Replace 1 document by links" in cell(dialog, Place(0), RemovalColumn.NAME)
    remove(dialog, qtbot)
    assert os.path.samefile(folder / "copy.txt", folder / "kept.txt")
    assert (folder / "near.txt").read_text() == EDITED


@not_on_windows("it has lists of who may do what in place of modes")
def test_S14_a_tick_lets_links_change_who_may_read(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    documents[1].chmod(0o600)
    dialog = show(plan_of(*documents))
    assert not dialog.choice_panel.access_box.isVisible()
    dialog.choice_panel.choose(Action.HARDLINK)
    assert dialog.choice_panel.access_box.isVisible()
    assert dialog.choice_panel.choice == RemovalChoice(action=Action.HARDLINK)
    dialog.choice_panel.access_box.click()
    assert dialog.choice_panel.choice == RemovalChoice(action=Action.HARDLINK, change_access=True)
    outcomes = {outcome.decision.file.path: outcome for outcome in remove(dialog, qtbot)}
    assert outcomes[str(documents[1])].status is OutcomeStatus.DONE
    assert "A link gets the permissions of the kept document" in (outcomes[str(documents[1])].message or "")


@in_the_bin
def test_the_kept_document_gets_date_and_tags_for_who_ticks_it(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    kept, old, *_ = documents
    os.utime(old, (1_300_000_000, 1_300_000_000))
    dialog = show(plan_of(kept, old))
    panel = dialog.choice_panel
    assert [box.isChecked() for box in (panel.dates_box, panel.tags_box)] == [False, False]
    assert panel.tags_box.isVisible() is HAS_TAGS
    for action in Action:
        panel.choose(action)
        assert panel.dates_box.isVisible() is action.removes
    panel.choose(Action.TRASH)
    dialog.check_only()
    finish(dialog, qtbot)
    panel.dates_box.click()
    assert not dialog.result_label.isVisible()
    (outcome,) = remove(dialog, qtbot)
    assert outcome.kept_now is not None
    assert kept.stat().st_mtime == 1_300_000_000
    assert cell(dialog, Place(0, 1), RemovalColumn.RESULT) == "in the trash: The kept document got its date."


@in_the_bin
def test_why_the_kept_document_gets_nothing_is_said_before_and_after(
    show: Open, qtbot: QtBot, documents: list[Path]
) -> None:
    kept, *old = documents
    for path in old[:2]:
        os.utime(path, (1_300_000_000, 1_300_000_000))
    kept.chmod(0o444)
    dialog = show(plan_of(kept, *old))
    dialog.choice_panel.dates_box.click()
    why = "The kept document did not get its date: it is read-only."
    dialog.check_only()
    finish(dialog, qtbot)
    said = f"Nothing was changed. Date or tags not carried over for 2 documents. {why}"
    assert dialog.result_label.text() == f"3 documents can be removed. {said}"
    dialog.removals.choose(dialog.removals.decisions(Place(0, 1)), goes=False)
    remove(dialog, qtbot)
    assert dialog.result_label.text() == f"2 documents in the trash. {why}"


@pytest.mark.parametrize("action", [Action.HARDLINK, Action.SHARE])
def test_of_what_an_action_leaves_alone_nothing_is_counted_or_lost(
    show: Open, qtbot: QtBot, tmp_path: Path, action: Action
) -> None:
    dialog = show(near_plan(tmp_path / "documents"))
    qtbot.waitUntil(lambda: dialog.removals.losses_are_known, timeout=LIMIT_MS)
    before = (dialog.title_label.text(), dialog.count_label.text(), dialog.verdict_label.text())
    assert (before[1], "Something" in before[2]) == ("2 exact copies, 1 similar", True)
    dialog.choice_panel.choose(action)
    assert dialog.count_label.text() == "2 exact copies"
    assert dialog.verdict_label.text() == "Nothing would be lost: remaining documents contain all of it."
    assert dialog.removals.size_bytes == 2 * len(WORDS.encode())
    assert "1 document " in cell(dialog, Place(0), RemovalColumn.NAME)
    dialog.choice_panel.choose(Action.TRASH)
    assert (dialog.title_label.text(), dialog.count_label.text(), dialog.verdict_label.text()) == before


def test_S15_a_document_that_frees_nothing_says_why(show: Open, documents: list[Path]) -> None:
    kept, one, other = plan_of(*documents[:3]).decisions
    shares = replace(one, file=replace(one.file, shared_bytes=one.file.size_bytes))
    dialog = show(Plan(decisions=(kept, shares, other)))
    dialog.tree.choose(dialog.removals.index_of(Place(0, 1)))
    assert dialog.loss_panel.freed_label.isVisible()
    assert dialog.loss_panel.freed_label.text().startswith("Nothing: a hard link")
    dialog.tree.choose(dialog.removals.index_of(Place(0, 2)))
    assert not dialog.loss_panel.freed_label.isVisible()


def test_documents_that_share_their_space_stay(show: Open, qtbot: QtBot, tmp_path: Path) -> None:
    with mounts.volume("btrfs", tmp_path / "documents") as folder:
        dialog = show(near_plan(folder))
        qtbot.waitUntil(lambda: dialog.removals.losses_are_known, timeout=LIMIT_MS)
        dialog.choice_panel.choose(Action.SHARE)
        assert cell(dialog, Place(0, 2), RemovalColumn.RESULT) == "kept: not an exact copy"
        assert cell(dialog, Place(0, 1), RemovalColumn.RESULT) == "kept: shares space"
        assert dialog.start_button.text() == "Share space of 2 documents"
        before = tree_bytes(folder)
        outcomes = remove(dialog, qtbot)
        assert [outcome.status for outcome in outcomes].count(OutcomeStatus.DONE) == 2
        assert "2 documents share space with the kept ones" in dialog.result_label.text()
        assert dialog.title_label.text() == "Done"
        assert "1 document shares space" in cell(dialog, Place(1), RemovalColumn.NAME)
        assert tree_bytes(folder) == before


@pytest.mark.parametrize("kind", ["exfat-fuse", "tmpfs"])
def test_what_no_link_can_replace_is_said_once_before_anything_is_done(
    show: Open, qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    with mounts.volume(kind, tmp_path / "volume", megabytes=16) as top:
        dialog = show(near_plan(top / "documents"))
        qtbot.waitUntil(lambda: dialog.removals.losses_are_known, timeout=LIMIT_MS)
        said = "Some drives (FAT, exFAT) do not support links. Documents on them are not changed."
        for action in Action:
            dialog.choice_panel.choose(action)
            shown = [label for label in dialog.findChildren(QLabel) if label.isVisible() and said in label.text()]
            assert len(shown) == (kind == "exfat-fuse" and action.leaves_link), action


def test_stopping_leaves_the_rest_where_it_is(show: Open, qtbot: QtBot, tmp_path: Path) -> None:
    paths = write_copies(tmp_path / "documents", ["kept.txt", *(f"{number:04}.txt" for number in range(300))])
    dialog = show(plan_of(*paths))
    with qtbot.waitSignal(dialog.removed, timeout=LIMIT_MS):
        dialog.start_button.click()
        assert dialog.run_panel.isVisible()
        qtbot.waitUntil(lambda: dialog.run_panel.steps.text()[:1] not in {"", "0"}, timeout=LIMIT_MS)
        dialog.run_panel.stop_button.click()
    left = {path for path in paths[1:] if path.exists()}
    gone = {Path(outcome.decision.file.path) for outcome in dialog.outcomes}
    assert left
    assert gone
    assert left == set(paths[1:]) - gone
    assert "Stopped before the end." in dialog.result_label.text()


def test_closing_while_it_runs_stops_between_documents_and_then_closes(
    show: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    paths = write_copies(tmp_path / "documents", ["kept.txt", *(f"{number:04}.txt" for number in range(300))])
    dialog = show(plan_of(*paths))
    with qtbot.waitSignal(dialog.removed, timeout=LIMIT_MS):
        dialog.start_button.click()
        dialog.close()
        assert dialog.isVisible()
    assert not dialog.isVisible()
    assert len(dialog.outcomes) < 300
    assert sum(path.exists() for path in paths[1:]) == 300 - len(dialog.outcomes)


def test_enter_in_the_list_removes_nothing(show: Open, documents: list[Path]) -> None:
    dialog = show(plan_of(*documents))
    assert dialog.focusWidget() is dialog.tree
    dialog.tree.setCurrentIndex(dialog.removals.index_of(Place(0, 1)))
    QTest.keyClick(dialog.tree, Qt.Key.Key_Return)
    assert dialog.phase is RemovalPhase.CHOOSING
    assert all(path.exists() for path in documents)


def test_it_behaves_as_a_model_in_every_state(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    plan = plan_of(*documents)
    documents[1].write_text("changed")
    dialog = show(plan)
    tester = QAbstractItemModelTester(dialog.removals, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for column in RemovalColumn:
        dialog.tree.sortByColumn(column, Qt.SortOrder.DescendingOrder)
        assert cell(dialog, dialog.removals.place(dialog.removals.index(0, 0)) or Place(0), RemovalColumn.NAME)
    remove(dialog, qtbot)
    assert dialog.removals.member_count(0) == 4
    assert tester.model() is dialog.removals


def test_O3_hostile_names_are_shown_as_they_are(show: Open, tmp_path: Path) -> None:
    names = ["kept <img src=x>.txt", "<img src='file: x.png'>.txt", "turned \u202etxt.exe", "line\nbreak %n {name}.txt"]
    paths = write_copies(tmp_path / "<i>folder", names)
    dialog = show(plan_of(*paths))
    shown = [cell(dialog, Place(0, member), RemovalColumn.NAME) for member in range(4)]
    assert shown == [visible(name) for name in names]
    for member in range(4):
        dialog.tree.setCurrentIndex(dialog.removals.index_of(Place(0, member)))
        tooltip = dialog.removals.index_of(Place(0, member)).data(Qt.ItemDataRole.ToolTipRole)
        assert "<img" not in tooltip
        labels = dialog.findChildren(QLabel)
        assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)
        assert not any("\u202e" in label.text() for label in labels)
    assert "\n" not in dialog.loss_panel.goes_label.text()


def test_everything_has_a_name_for_those_who_do_not_see_it(show: Open, documents: list[Path]) -> None:
    dialog = show(plan_of(*documents))
    for widget in (dialog.tree, dialog.choice_panel.action_box, dialog.choice_panel.folder_field):
        assert widget.accessibleName()
    assert dialog.findChild(QPlainTextEdit) is dialog.loss_panel.passages
    assert dialog.loss_panel.passages.accessibleName()


def test_when_nothing_could_go_no_trash_is_spoken_of(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    dialog = show(plan_of(*documents))
    for path in documents[1:]:
        path.write_text("changed")
    remove(dialog, qtbot)
    assert dialog.result_label.text() == "Nothing removed, 3 not removed: see below."


def test_what_happens_is_in_sight_in_a_small_window(show: Open, documents: list[Path]) -> None:
    dialog = show(plan_of(*documents))
    dialog.resize(860, 560)
    header = dialog.tree.header()
    end = header.sectionPosition(RemovalColumn.RESULT) + header.sectionSize(RemovalColumn.RESULT)
    assert end <= dialog.tree.viewport().width()


def test_headings_and_sizes_are_not_cut(show: Open, documents: list[Path]) -> None:
    dialog = show(plan_of(*documents))
    for column in RemovalColumn:
        assert dialog.tree.header().sectionSize(column) >= dialog.tree.header().sectionSizeHint(column)
    cells = [cell(dialog, Place(0, 1), column) for column in (RemovalColumn.SIZE, RemovalColumn.RESULT)]
    for column, text in zip((RemovalColumn.SIZE, RemovalColumn.RESULT), cells, strict=True):
        assert dialog.tree.columnWidth(column) > dialog.tree.fontMetrics().horizontalAdvance(text) + 8


def test_afterwards_groups_say_what_went_and_what_stayed(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    dialog = show(plan_of(*documents))
    documents[2].write_text("changed")
    dialog.check_only()
    finish(dialog, qtbot)
    assert "Remove 3 documents" in cell(dialog, Place(0), RemovalColumn.NAME)
    remove(dialog, qtbot)
    said = cell(dialog, Place(0), RemovalColumn.NAME)
    assert said.startswith("kept.txt — 2 ")
    assert said.endswith(" removed, 1 not removed")
    first = dialog.removals.index(0, 0)  # the row that is seen first
    assert dialog.removals.place(first) == Place(0)
    assert dialog.removals.place(dialog.removals.index(1, 0, first)) == Place(0, 2)
    assert dialog.removals.place(dialog.tree.currentIndex()) == Place(0, 2)  # why it stayed is said at once
    assert dialog.tree.selectionModel().isSelected(dialog.tree.currentIndex())
