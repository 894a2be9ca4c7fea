"""The marks of a window: what is done in the background, the way back, and marks of a session."""

import re
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from dupfinder.decide import make_plan, parse_rules
from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.gui.deciding.mark_board import AT_ONCE, MarkBoard, MarkState
from dupfinder.gui.toolkit.wording import Wording

LIMIT_MS = 30_000
MANY = AT_ONCE // 2 + 1
"""So many groups of three documents have more copies than what is done at once."""

MakeGroups = Callable[[int], list[DuplicateGroup]]


@pytest.fixture
def groups(make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]) -> MakeGroups:
    """Make groups of three."""

    def make(count: int) -> list[DuplicateGroup]:
        return [make_group(*(make_document(f"/{number}/{name}.txt") for name in "kab")) for number in range(count)]

    return make


@pytest.fixture
def board(wording: Wording, qtbot: QtBot) -> Iterator[MarkBoard]:
    made = MarkBoard(wording)
    yield made
    ready(made, qtbot)


def ready(board: MarkBoard, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: board.can_mark, timeout=LIMIT_MS)


def plain(texts: list[str]) -> list[str]:
    """Return sentences in the singular, as they are with and without a translation's plural forms."""
    return [re.sub(r"(\d \w+?)(s\b|\(s\))", r"\1", text) for text in texts]


def all_paths(groups: list[DuplicateGroup]) -> list[str]:
    return [member.document.entry.path for group in groups for member in group.members]


def test_many_documents_are_marked_in_the_background_and_all_at_once(
    board: MarkBoard, groups: MakeGroups, qtbot: QtBot
) -> None:
    made = groups(MANY)
    board.set_groups(made)
    ready(board, qtbot)
    said: list[str] = []
    board.said.connect(said.append)
    board.toggle(all_paths(made))
    assert (board.can_mark, board.marks.marked_count, board.state("/0/a.txt")) == (False, 0, MarkState.FREE)
    board.mark(["/0/a.txt"])  # refused for the moment, and said so
    assert said == ["Marking …"]
    ready(board, qtbot)
    assert (board.marks.marked_count, board.state("/0/a.txt")) == (2 * MANY, MarkState.MARKED)
    assert plain(said[1:]) == [f"{2 * MANY:,} document marked; not marked: {MANY:,} keeper."]
    board.undo()
    ready(board, qtbot)
    assert board.marks.marked_count == 0
    assert plain(said[-1:]) == [f"Undone: Marked {2 * MANY:,} document."]


def test_each_wish_is_a_step(board: MarkBoard, groups: MakeGroups, qtbot: QtBot) -> None:
    made = groups(2)
    board.set_groups(made)
    assert board.undo_text == ""
    with qtbot.waitSignal(board.history_changed):
        board.mark(["/0/a.txt", "/0/b.txt"])
    board.unmark(["/0/a.txt"])
    board.keep("/1/b.txt")
    board.invert(["/1/b.txt"])
    board.mark_by(make_plan(board.plan_groups, parse_rules("name:k*"), included=(Inclusion.SAME_TEXT,)))
    board.clear()
    texts = []
    while board.can_undo:
        texts.append(board.undo_text)
        board.undo()
    assert plain(texts) == [
        "Unmarked all",
        "Auto-selected 1 document",
        "Inverted marks of 2 document",
        "Changed keeper",
        "Unmarked 1 document",
        "Marked 2 document",
    ]
    assert (board.marks.marked_paths(), board.marks.keeper_of("/1/a.txt")) == ([], "/1/k.txt")
    assert board.undo_text == ""
    while board.can_redo:
        board.redo()
    assert (board.undo_text, board.marks.marked_count) == ("Unmarked all", 0)


def test_a_keeper_that_comes_back_is_told(board: MarkBoard, groups: MakeGroups, qtbot: QtBot) -> None:
    made = groups(1)
    board.set_groups(made)
    board.keep("/0/b.txt")
    with qtbot.waitSignal(board.keepers_moved) as told:
        board.undo()
    assert told.args == [{made[0].group_id: "/0/k.txt"}]
    with qtbot.waitSignal(board.keepers_moved) as told:
        board.redo()
    assert told.args == [{made[0].group_id: "/0/b.txt"}]


def test_a_filter_over_many_marks_holds_before_anything_can_be_marked_again(
    board: MarkBoard, groups: MakeGroups, qtbot: QtBot
) -> None:
    made = groups(MANY)
    board.set_groups(made)
    ready(board, qtbot)
    board.invert_all()
    ready(board, qtbot)
    board.mark(all_paths(made))
    board.show_only({"/0/a.txt"})  # while that is still done
    ready(board, qtbot)
    assert (board.marks.marked_count, board.marks.hidden_count) == (1, 2 * MANY - 1)
    board.show_only({"/0/a.txt", "/0/b.txt"})
    assert not board.can_mark
    ready(board, qtbot)
    assert (board.marks.marked_count, board.state("/1/k.txt")) == (2, MarkState.KEEPER)


def test_groups_that_change_while_something_is_marked_are_taken_then(
    board: MarkBoard, groups: MakeGroups, qtbot: QtBot
) -> None:
    made = groups(MANY)
    board.set_groups(made)
    ready(board, qtbot)
    board.mark(all_paths(made))
    board.set_groups(made[1:])
    assert board.marked_documents() is None
    ready(board, qtbot)
    assert board.marks.marked_count == 2 * (MANY - 1)
    marked = board.marked_documents()
    assert marked is not None
    assert marked.tolist() == [False, True, True] * (MANY - 1)
    assert board.marked_paths() == frozenset(path for path in all_paths(made[1:]) if not path.endswith("k.txt"))
    board.undo()
    ready(board, qtbot)
    assert board.marks.marked_count == 0


def test_marks_of_a_session_wait_for_their_groups(
    board: MarkBoard, groups: MakeGroups, wording: Wording, qtbot: QtBot
) -> None:
    made = groups(MANY)
    first = MarkBoard(wording)
    first.set_groups(made)
    ready(first, qtbot)
    first.mark(["/0/a.txt", "/1/b.txt"])
    first.keep("/2/b.txt")
    saved = first.saved_marks()
    board.set_groups(made)
    with qtbot.waitSignal(board.restored, timeout=LIMIT_MS) as told:
        board.restore_marks(saved)
        assert not board.can_mark
    ready(board, qtbot)
    assert told.args == [2]
    assert (board.marks.marked_paths(), board.marks.keeper_of("/2/a.txt")) == (["/0/a.txt", "/1/b.txt"], "/2/b.txt")
    assert (board.saved_marks(), board.can_undo) == (saved, False)


def test_S2_after_an_error_nothing_can_be_marked_until_there_are_other_groups(
    wording: Wording, groups: MakeGroups, qtbot: QtBot
) -> None:
    class Broken(set[str]):
        def __contains__(self, path: object) -> bool:
            raise RuntimeError(str(path))

    board = MarkBoard(wording)
    board.set_groups(groups(MANY))
    ready(board, qtbot)
    board.invert_all()
    ready(board, qtbot)
    board.mark(all_paths(groups(MANY)))
    ready(board, qtbot)
    with qtbot.capture_exceptions() as bugs:
        board.show_only(Broken())
        qtbot.waitUntil(lambda: bool(bugs), timeout=LIMIT_MS)
    assert not board.may_mark()  # what the filter hides could go otherwise
    board.show_only(None)
    assert board.may_mark()
