"""What the next scan looks for, and the one slider that is here before there are results."""

import pytest
from pytestqt.qtbot import QtBot

from dupfinder.domain.options import Grouping, Linkage, ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.gui.settings.search_panel import SearchPanel
from dupfinder.gui.toolkit.wording import Wording


@pytest.fixture
def panel(qtbot: QtBot, wording: Wording) -> SearchPanel:
    made = SearchPanel(wording)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_over_results_the_slider_is_elsewhere_and_the_next_scan_begins_with_what_it_says(panel: SearchPanel) -> None:
    changes: list[ScanOptions] = []
    panel.changed.connect(lambda: changes.append(panel.options))
    before = panel.similarity_box.isVisible()
    panel.follow(Grouping(min_similarity=0.93, linkage=Linkage.SINGLE))
    assert (before, panel.similarity_box.isVisible()) == (True, False)
    assert (panel.options.min_similarity, panel.options.linkage) == (0.93, Linkage.SINGLE)
    assert changes == []  # the results are of this choice already
    panel.relation_box.setCurrentIndex(panel.relation_box.findData(Relation.CONTAINED))
    assert [each.min_similarity for each in changes] == [0.93]


def test_without_results_the_slider_is_back_where_it_was_left(panel: SearchPanel) -> None:
    panel.follow(Grouping(min_similarity=0.93, linkage=Linkage.CENTRE))
    panel.follow(None)
    assert panel.similarity_box.isVisible()
    assert panel.similarity_box.value() == 93


def test_few_searches_are_offered_from_the_surest_to_the_loosest(panel: SearchPanel) -> None:
    box = panel.relation_box
    offered = [Relation(box.itemData(row)) for row in range(box.count())]
    assert offered == [
        Relation.IDENTICAL,
        Relation.SAME_CONTENT,
        Relation.SAME_TEXT,
        Relation.NEAR,
        Relation.CONTAINED,
    ]
    assert all(one.covers(other) for one, other in zip(offered[1:], offered, strict=False))


def test_a_search_from_elsewhere_that_is_not_offered_stays_what_it_is(panel: SearchPanel) -> None:
    asked = ScanOptions(sources=(), relation=Relation.LOOKS_ALIKE)
    panel.set_options(asked)
    assert panel.relation_box.currentText() == "Same text or looks"
    panel.variants_box.setCurrentIndex(0)
    assert panel.options.relation is Relation.LOOKS_ALIKE
