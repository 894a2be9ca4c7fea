"""Long names of versions are known by what they do not share."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from dupfinder.gui.comparison.group.group_walk import NameParts, fitted_name, name_parts

VERSIONS = [f"Contract with the Supplier, version {number} of 2026.txt" for number in (9, 10, 12)]


@pytest.fixture
def metrics(qapp: QApplication) -> QFontMetrics:
    return QFontMetrics(qapp.font())


def test_words_that_all_names_share_are_no_ones_own() -> None:
    assert [parts.own for parts in name_parts(VERSIONS)] == ["9", "10", "12"]


def test_half_a_word_is_never_shared() -> None:
    assert name_parts(["my-final.txt", "my-first.txt"]) == (
        NameParts("my-", "final", ".txt"),
        NameParts("my-", "first", ".txt"),
    )


def test_a_name_with_nothing_of_its_own_stays_whole() -> None:
    assert name_parts(["our contract.docx", "our 1.contract.docx"])[0] == NameParts("our ", "contract", ".docx")
    assert name_parts(["a .b", "a c.b"])[0] == NameParts("", "a .b", "")
    assert name_parts(["one", "one"]) == (NameParts("", "one", ""),) * 2
    assert name_parts([]) == ()


@given(st.lists(st.text(alphabet="ab _-.1", max_size=12), min_size=1, max_size=6))
def test_the_parts_of_a_name_are_the_name(names: list[str]) -> None:
    assert ["".join(parts) for parts in name_parts(names)] == names


def test_the_own_part_is_the_last_to_give_way(metrics: QFontMetrics) -> None:
    parts = name_parts(VERSIONS)[1]
    for width in range(metrics.horizontalAdvance("…10……"), metrics.horizontalAdvance(VERSIONS[1])):
        shown = fitted_name(parts, metrics, width)
        assert "10" in shown
        assert metrics.horizontalAdvance(shown) <= width + 1
    assert fitted_name(parts, metrics, 10_000) == VERSIONS[1]
    assert fitted_name(NameParts("", "a very long name of its own", ".txt"), metrics, 60).count("…") == 1
