"""What two documents say about themselves, side by side."""

import pytest
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Metadata
from dupfinder.gui.comparison.side_header import Fact, FactGrid
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.toolkit.wording import Wording

FINAL = Metadata(
    title="Supply agreement",
    author="Anna Beispiel",
    created="2026-02-20T09:00:00",
    modified="2026-03-04T09:12:00",
    page_count=12,
    attachments=("prices.xlsx", "map.pdf"),
)
DRAFT = Metadata(title="Supply agreement (draft)", author="Anna Beispiel", created="2026-02-20T09:00:30", page_count=11)


@pytest.fixture
def grid(qtbot: QtBot, wording: Wording) -> FactGrid:
    grid = FactGrid(wording, side=Side.LEFT)
    qtbot.addWidget(grid)
    grid.show()
    return grid


def shown(grid: FactGrid) -> dict[Fact, str]:
    return {fact: value.text() for fact, value in grid.values.items() if value.isVisible()}


def marked(grid: FactGrid) -> set[Fact]:
    return {fact for fact, value in grid.values.items() if value.differs}


def test_everything_that_one_of_the_two_says_has_its_place(grid: FactGrid) -> None:
    assert grid.show_facts(FINAL, DRAFT)
    assert shown(grid) == {
        Fact.TITLE: "Supply agreement",
        Fact.AUTHOR: "Anna Beispiel",
        Fact.PAGES: "12",
        Fact.CREATED: "20/02/2026 09:00",
        Fact.SAVED: "04/03/2026 09:12",
        Fact.ATTACHMENTS: "prices.xlsx, map.pdf",
    }
    assert grid.show_facts(DRAFT, FINAL)
    assert [shown(grid)[fact] for fact in (Fact.SAVED, Fact.ATTACHMENTS)] == ["\N{EN DASH}"] * 2


def test_what_both_say_differently_is_marked_and_what_one_does_not_say_is_not(grid: FactGrid) -> None:
    for own, other in ((FINAL, DRAFT), (DRAFT, FINAL)):
        grid.show_facts(own, other)
        assert marked(grid) == {Fact.TITLE, Fact.PAGES}
    assert grid.values[Fact.PAGES].accessibleName() == "Pages: 11, differs"
    assert grid.values[Fact.SAVED].accessibleName() == "Last saved: unknown"
    grid.show_facts(FINAL, FINAL)
    assert marked(grid) == set()


def test_documents_that_say_nothing_take_no_room(grid: FactGrid) -> None:
    assert not grid.show_facts(Metadata(), Metadata())
    assert shown(grid) == {}
    grid.show_facts(Metadata(page_count=3), Metadata())
    assert shown(grid) == {Fact.PAGES: "3"}


def test_the_same_moment_in_two_time_zones_is_no_difference(grid: FactGrid) -> None:
    grid.show_facts(Metadata(created="2026-03-04T09:12:00Z"), Metadata(created="2026-03-04T10:12:00+01:00"))
    assert marked(grid) == set()


def test_O3_hidden_characters_of_a_title_are_made_visible(grid: FactGrid) -> None:
    grid.show_facts(Metadata(title="<img src=x>\u202etfd", attachments=("a\nb",)), Metadata())
    assert shown(grid) == {Fact.TITLE: r"<img src=x>\u202etfd", Fact.ATTACHMENTS: r"a\nb"}
