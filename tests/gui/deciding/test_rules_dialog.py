"""The keeper rules, their order, and the preview of what they would do."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.decide import PlanDocument, PlanGroup, Rule, RuleKind, make_plan, parse_rules
from dupfinder.domain.decisions import Inclusion, RuleSet, Verdict
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.gui.deciding.deciding_wording import DecidingWording
from dupfinder.gui.deciding.preview import Fate
from dupfinder.gui.deciding.preview_tree import PreviewColumn
from dupfinder.gui.deciding.rule_editor import FormatOrderDialog
from dupfinder.gui.deciding.rules_dialog import RulesDialog
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.store import read_rule_sets
from layout_faults import layout_faults
from this_system import native, not_on_windows

ALT = Qt.KeyboardModifier.AltModifier
NEWEST = RuleSet(name="", rules="newest")
NEAR = (Inclusion.NEAR,)


@pytest.fixture(autouse=True)
def _own_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def document(
    path: str, *, day: int, digest: str = "a", relation: Relation | None = None, **others: object
) -> PlanDocument:
    fields: dict[str, object] = {
        "format": path.rsplit(".", 1)[1],
        "size_bytes": 1_000,
        "mtime_ns": day,
        "device": 1,
        "inode": day + 1,
        "word_count": 100,
        "is_reference": False,
        "content_digest": digest * 64 if digest else None,
        "text_digest": (digest or "0") * 32,
        "path": path,
        "relation": relation,
        **others,
    }
    return PlanDocument(**fields)  # type: ignore[arg-type] # checked by its use


@pytest.fixture
def groups() -> list[PlanGroup]:
    same = Relation.IDENTICAL
    copies = PlanGroup(
        documents=(
            document("/x/a.txt", day=1),
            document("/x/b.txt", day=2, relation=same),
            document("/x/c.txt", day=3, relation=Relation.NEAR, digest="c"),
        )
    )
    invoices = PlanGroup(
        documents=(
            document("/y/one.pdf", day=4, digest="d"),
            document("/y/two.pdf", day=5, digest="e", relation=Relation.NEAR, differs_only_in=(Variable.NUMBERS,)),
        )
    )
    unread = PlanGroup(
        documents=(
            document("/z/one.pdf", day=6, digest="f"),
            document("/z/two.pdf", day=7, digest="", relation=Relation.SAME_TEXT),
        )
    )
    return [invoices, copies, unread]


@pytest.fixture
def make_dialog(qtbot: QtBot, wording: Wording, groups: list[PlanGroup]) -> Callable[..., RulesDialog]:
    def make(rule_set: RuleSet = NEWEST, shown: frozenset[str] | None = None) -> RulesDialog:
        dialog = RulesDialog(groups, wording, rule_set=rule_set, shown=shown)
        qtbot.addWidget(dialog)
        dialog.show()
        settle(qtbot, dialog)
        return dialog

    return make


def settle(qtbot: QtBot, dialog: RulesDialog) -> None:
    qtbot.waitUntil(lambda: dialog.preview is not None, timeout=20_000)


def rows(dialog: RulesDialog, group: int) -> list[tuple[str, str]]:
    model = dialog.preview_tree.previewed
    return [
        (model.index_of(Place(group, member)).data(), model.index_of(Place(group, member), PreviewColumn.FATE).data())
        for member in range(model.member_count(group))
    ]


def test_a_dialogue_that_nobody_touches_gives_its_rules_back(make_dialog: Callable[..., RulesDialog]) -> None:
    for rule_set in (
        RuleSet(name="", rules=""),
        RuleSet(
            name="",
            rules=f"in:{native('/a')},,b,best-format:pdf:docx,name:*,,*",
            included=(Inclusion.NEAR, Inclusion.VARIANTS),
        ),
    ):
        assert make_dialog(rule_set).rule_set == rule_set


def test_the_preview_says_what_stays_goes_and_is_left_alone_and_why(make_dialog: Callable[..., RulesDialog]) -> None:
    dialog = make_dialog()
    assert rows(dialog, 0) == [
        ("b.txt", "Kept: the newest is kept"),
        ("a.txt", "Remove: the newest is kept"),
        ("c.txt", "Not changed: no copy of it is kept"),
    ]
    # Of the invoices neither is a copy; of the third group nothing is known about one of the two.
    assert [fate.split(":")[0] for _, fate in rows(dialog, 1)] == ["Not changed", "Not changed"]
    assert ("two.pdf", "Not changed: same template, other details") in rows(dialog, 1)
    assert ("two.pdf", "Not changed: could not be read") in rows(dialog, 2)
    assert dialog.preview is not None
    assert (dialog.preview.going, dialog.preview.changed_groups, dialog.preview.going_bytes) == (1, 1, 1_000)
    assert "1 " in dialog.mark_button.text()
    assert dialog.mark_button.isEnabled()


def test_similar_documents_and_variants_go_only_where_each_was_asked_for(
    make_dialog: Callable[..., RulesDialog], qtbot: QtBot
) -> None:
    dialog = make_dialog()
    near_box, variants_box = dialog.boxes[Inclusion.NEAR], dialog.boxes[Inclusion.VARIANTS]
    assert not variants_box.isEnabled()
    near_box.click()
    settle(qtbot, dialog)
    assert ("b.txt", "Remove: text differs; the newest is kept") in rows(dialog, 0)
    assert dialog.preview is not None
    assert dialog.preview.going == 2
    variants_box.click()
    settle(qtbot, dialog)
    assert dialog.preview.going == 3
    near_box.click()
    settle(qtbot, dialog)
    assert dialog.preview.going == 1
    assert dialog.rule_set.included == ()


@pytest.fixture
def one_text() -> PlanGroup:
    """Return a group of one text: two exact copies, the same content in another format, and other pictures."""
    text = "1" * 32
    return PlanGroup(
        documents=(
            document("/t/a.docx", day=11, text_digest=text, same_content="2" * 32),
            document("/t/b.docx", day=12, text_digest=text, same_content="2" * 32, relation=Relation.IDENTICAL),
            document(
                "/t/c.odt", day=13, digest="b", text_digest=text, same_content="2" * 32, relation=Relation.SAME_CONTENT
            ),
            document("/t/d.docx", day=14, digest="c", text_digest=text, relation=Relation.SAME_TEXT),
            document("/t/e.pdf", day=15, digest="d", text_digest=None, relation=Relation.LOOKS_ALIKE),
        )
    )


def test_S13_as_it_opens_only_exact_copies_go_and_each_choice_says_how_many_it_adds(
    make_dialog: Callable[..., RulesDialog], groups: list[PlanGroup], one_text: PlanGroup, qtbot: QtBot
) -> None:
    groups[:] = [one_text, *groups]
    dialog = make_dialog(RuleSet(name="", rules="oldest"))
    assert [fate.split(":")[0] for _, fate in rows(dialog, 0)].count("Remove") == 1
    assert ("b.docx", "Remove: the oldest is kept") in rows(dialog, 0)
    assert {each: box.text().rsplit(" ", 1)[1] for each, box in dialog.boxes.items()} == {
        Inclusion.SAME_CONTENT: "(0)",
        Inclusion.SAME_TEXT: "(1)",
        Inclusion.LOOKS_ALIKE: "(0)",
        Inclusion.NEAR: "(1)",
        Inclusion.VARIANTS: "(1)",
        Inclusion.OTHER_FORMATS: "(1)",
    }
    assert not any(box.isChecked() for box in dialog.boxes.values())
    assert (dialog.exact_box.text(), dialog.exact_box.isChecked()) == ("Exact copies (2)", True)
    dialog.exact_box.click()
    assert dialog.exact_box.isChecked()  # they always go
    dialog.boxes[Inclusion.SAME_CONTENT].click()
    settle(qtbot, dialog)
    # Nothing goes for a document of another format until that is asked for, too.
    assert ("c.odt", "Remove: same content; the oldest is kept") not in rows(dialog, 0)
    dialog.boxes[Inclusion.SAME_CONTENT].click()
    dialog.boxes[Inclusion.LOOKS_ALIKE].click()
    dialog.boxes[Inclusion.OTHER_FORMATS].click()
    dialog.boxes[Inclusion.LOOKS_ALIKE].click()
    for choice, name, said in (
        (Inclusion.SAME_CONTENT, "c.odt", "Remove: same content; the oldest is kept"),
        (Inclusion.SAME_TEXT, "d.docx", "Remove: same text, other differences; the oldest is kept"),
        (Inclusion.LOOKS_ALIKE, "e.pdf", "Remove: only looks alike; the oldest is kept"),
    ):
        assert (name, said) not in rows(dialog, 0)
        dialog.boxes[choice].click()
        settle(qtbot, dialog)
        assert (name, said) in rows(dialog, 0)


def test_what_each_choice_is_said_to_add_is_what_it_adds(
    make_dialog: Callable[..., RulesDialog], groups: list[PlanGroup], one_text: PlanGroup, qtbot: QtBot
) -> None:
    groups[:] = [one_text, *groups]
    dialog = make_dialog(RuleSet(name="", rules="newest"))
    for choice in Inclusion:
        assert dialog.preview is not None
        before, said = dialog.preview.going, dialog.preview.added[choice]
        dialog.boxes[choice].click()
        settle(qtbot, dialog)
        assert (dialog.preview.going - before, dialog.preview.added[choice]) == (said, said), choice


def test_who_asks_for_the_same_text_asks_for_the_same_content(make_dialog: Callable[..., RulesDialog]) -> None:
    both = (Inclusion.SAME_CONTENT, Inclusion.SAME_TEXT)
    dialog = make_dialog(RuleSet(name="", rules="newest", included=(Inclusion.SAME_TEXT,)))
    assert dialog.rule_set.included == both
    dialog.boxes[Inclusion.SAME_CONTENT].click()
    assert not dialog.rule_set.included


def test_the_plan_is_that_of_the_rules(make_dialog: Callable[..., RulesDialog], groups: list[PlanGroup]) -> None:
    dialog = make_dialog(RuleSet(name="", rules="oldest", included=NEAR))
    assert dialog.plan == make_plan(groups, parse_rules("oldest"), included=NEAR)


def test_what_a_filter_hides_does_not_go(make_dialog: Callable[..., RulesDialog]) -> None:
    dialog = make_dialog(RuleSet(name="", rules="newest", included=NEAR), frozenset({"/x/c.txt", "/x/b.txt"}))
    assert dialog.preview is not None
    assert (dialog.preview.going, dialog.preview.hidden) == (1, 1)
    assert ("a.txt", "Not changed: hidden by the filter") in rows(dialog, 0)


def test_rules_are_put_in_order_with_keys_and_buttons(make_dialog: Callable[..., RulesDialog], qtbot: QtBot) -> None:
    dialog = make_dialog(RuleSet(name="", rules="newest,longest-text,best-format"))
    editor = dialog.editor
    editor.list.setCurrentRow(2)
    QTest.keyClick(editor.list, Qt.Key.Key_Up, ALT)
    assert dialog.rule_set.rules == "newest,best-format,longest-text"
    editor.up_button.click()
    assert dialog.rule_set.rules == "best-format,newest,longest-text"
    assert not editor.up_button.isEnabled()
    editor.down_button.click()
    QTest.keyClick(editor.list, Qt.Key.Key_Delete)
    assert dialog.rule_set.rules == "newest,longest-text"
    settle(qtbot, dialog)


def test_every_kind_of_rule_has_a_name_and_a_reason(make_dialog: Callable[..., RulesDialog], wording: Wording) -> None:
    words = DecidingWording(wording)
    rules = [Rule(kind, "/f" if kind.needs_argument else None) for kind in RuleKind]
    assert len({words.rule(rule) for rule in rules}) == len({words.because(str(rule)) for rule in rules}) == len(rules)
    menu = make_dialog().editor.add_button.menu()
    assert len(menu.actions()) == len(rules)


def test_a_rule_is_in_the_list_only_once(make_dialog: Callable[..., RulesDialog], qtbot: QtBot) -> None:
    dialog = make_dialog(RuleSet(name="", rules="newest,largest"))
    dialog.editor.add(Rule(RuleKind.NEWEST))
    assert dialog.rule_set.rules == "newest,largest"
    assert dialog.editor.list.currentRow() == 0
    settle(qtbot, dialog)


def test_a_pattern_is_asked_for_and_can_be_changed(make_dialog: Callable[..., RulesDialog], qtbot: QtBot) -> None:
    dialog = make_dialog(RuleSet(name="", rules="name:*.pdf,newest"))
    dialog.editor.list.setCurrentRow(0)
    dialog.editor.change_button.click()
    asked = dialog.findChild(QInputDialog)
    assert isinstance(asked, QInputDialog)
    assert asked.textValue() == "*.pdf"
    asked.setTextValue("*.docx")
    asked.accept()
    assert dialog.rule_set.rules == "name:*.docx,newest"
    settle(qtbot, dialog)


def test_the_order_of_formats_can_be_changed(qtbot: QtBot, wording: Wording) -> None:
    assert wording is not None  # the application has its language
    dialog = FormatOrderDialog(["pdf", "docx", "txt", "pdf"])
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.chosen) as said:
        dialog.accept()
    assert said.args == [""]
    dialog.list.setCurrentRow(1)
    QTest.keyClick(dialog.list, Qt.Key.Key_Up, ALT)
    with qtbot.waitSignal(dialog.chosen) as said:
        dialog.accept()
    assert said.args == ["pdf:docx:txt"]
    again = FormatOrderDialog(["pdf", "docx", "odt"], order="pdf:docx:txt")
    qtbot.addWidget(again)
    assert again.list.codes == ("pdf", "docx", "txt", "odt")


def test_rules_are_saved_chosen_and_forgotten_by_name(make_dialog: Callable[..., RulesDialog], qtbot: QtBot) -> None:
    dialog = make_dialog(RuleSet(name="", rules="newest", included=NEAR))
    dialog.saved_bar.save("Mine")
    assert read_rule_sets() == (RuleSet(name="Mine", rules="newest", included=NEAR),)
    assert dialog.rule_set.name == "Mine"
    dialog.editor.add(Rule(RuleKind.LARGEST))
    assert dialog.rule_set.name == ""
    other = make_dialog(RuleSet(name="", rules="oldest"))
    box = other.saved_bar.box
    box.setCurrentIndex(box.findData("Mine"))
    box.activated.emit(box.currentIndex())
    assert other.rule_set == read_rule_sets()[0]
    other.saved_bar.remove("Mine")
    assert read_rule_sets() == ()
    settle(qtbot, dialog)
    settle(qtbot, other)


@not_on_windows("XDG_CONFIG_HOME moves nothing there")
def test_a_damaged_file_of_saved_rules_is_said_and_left_alone(
    make_dialog: Callable[..., RulesDialog], tmp_path: Path
) -> None:
    file = tmp_path / "config" / "dupfinder" / "keeper-rules.json"
    file.parent.mkdir(parents=True)
    file.write_text("nonsense")
    dialog = make_dialog()
    dialog.saved_bar.save("Mine")
    assert dialog._error.isVisible()
    assert "damaged" in dialog._error.text()
    assert file.read_text() == "nonsense"


def test_the_preview_behaves_as_a_model(make_dialog: Callable[..., RulesDialog], qtbot: QtBot) -> None:
    dialog = make_dialog()
    QAbstractItemModelTester(dialog.preview_tree.previewed, QAbstractItemModelTester.FailureReportingMode.Fatal)
    dialog.editor.add(Rule(RuleKind.OLDEST))
    settle(qtbot, dialog)
    assert dialog.preview is not None
    fates = [each.fate for group in dialog.preview.groups for each in group.documents]
    assert set(fates) == set(Fate)
    assert dialog.plan is not None
    assert sum(each.verdict is Verdict.REMOVE for each in dialog.plan.decisions) == fates.count(Fate.GOES)


def test_every_control_has_a_name(make_dialog: Callable[..., RulesDialog]) -> None:
    dialog = make_dialog()
    for widget in dialog.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            text = getattr(widget, "text", str)
            assert widget.accessibleName() or text(), widget


def test_saved_rules_that_are_none_are_said_and_change_nothing(
    make_dialog: Callable[..., RulesDialog], qtbot: QtBot
) -> None:
    dialog = make_dialog()
    dialog.saved_bar.save("Mine")
    dialog.saved_bar.chosen.emit(RuleSet(name="Wrong", rules="the-nicest"))
    assert "the-nicest" in dialog._error.text()
    assert dialog._error.isVisible()
    settle(qtbot, dialog)
    assert dialog.rule_set == RuleSet(name="Mine", rules="newest")
    dialog.saved_bar.chosen.emit(RuleSet(name="", rules="oldest"))
    assert not dialog._error.isVisible()


def test_remembered_rules_that_are_none_leave_a_dialogue_that_works(
    make_dialog: Callable[..., RulesDialog], groups: list[PlanGroup]
) -> None:
    dialog = make_dialog(RuleSet(name="", rules="the-nicest"))
    assert "the-nicest" in dialog._error.text()
    assert dialog.plan == make_plan(groups, (), included=())
    assert dialog.mark_button.isEnabled()


@not_on_windows("its documents have paths of POSIX")
def test_a_folder_and_a_name_that_nothing_matches_are_said(make_dialog: Callable[..., RulesDialog]) -> None:
    dialog = make_dialog(RuleSet(name="", rules="in:/x,in:/gone,name:*.odt,name:a.*,newest"))
    assert "/gone" in dialog._remarks.text()
    assert "*.odt" in dialog._remarks.text()
    assert "/x" not in dialog._remarks.text()
    assert "a.*" not in dialog._remarks.text()


def test_what_would_happen_comes_before_the_folder(make_dialog: Callable[..., RulesDialog]) -> None:
    header = make_dialog().preview_tree.header()
    assert header.visualIndex(PreviewColumn.FATE) < header.visualIndex(PreviewColumn.FOLDER)


def test_with_large_letters_on_a_small_screen_it_is_scrolled(
    qapp: QApplication, make_dialog: Callable[..., RulesDialog]
) -> None:
    font = qapp.font()
    large = QFont(font)
    large.setPointSizeF(18)
    qapp.setFont(large)
    try:
        dialog = make_dialog()
        dialog.resize(1280, 600)
        QApplication.processEvents()
        assert dialog.height() == 600
        assert layout_faults(dialog) == []
        last = dialog.boxes[Inclusion.OTHER_FORMATS]
        assert last.height() >= last.sizeHint().height()
    finally:
        qapp.setFont(font)
