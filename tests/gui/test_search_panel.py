"""What the next scan looks for, and the one slider that is here before there are results."""

import pytest
from pytestqt.qtbot import QtBot

from dupfinder.domain.grouping import Grouping
from dupfinder.domain.options import Linkage, ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.gui.views.search_panel import SearchPanel
from dupfinder.gui.wording import Wording


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
    before = panel.similarity_slider.isVisible()
    panel.follow(Grouping(min_similarity=0.93, linkage=Linkage.SINGLE))
    assert (before, panel.similarity_slider.isVisible()) == (True, False)
    assert (panel.options.min_similarity, panel.options.linkage) == (0.93, Linkage.SINGLE)
    assert changes == []  # the results are of this choice already
    panel.relation_box.setCurrentIndex(list(Relation).index(Relation.CONTAINED))
    assert [each.min_similarity for each in changes] == [0.93]


def test_without_results_the_slider_is_back_where_it_was_left(panel: SearchPanel) -> None:
    panel.follow(Grouping(min_similarity=0.93, linkage=Linkage.CENTRE))
    panel.follow(None)
    assert panel.similarity_slider.isVisible()
    assert panel.similarity_slider.value() == 93
