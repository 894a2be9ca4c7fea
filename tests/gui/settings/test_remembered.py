"""What is remembered from one start to the next."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from dupfinder.domain.decisions import Inclusion, RuleSet
from dupfinder.domain.fingerprints import Feature, FingerprintMethod, FingerprintSettings, Weighting, WordHash
from dupfinder.domain.options import OPTIONS as OPTION_TABLE
from dupfinder.domain.options import Linkage, ScanOptions, with_options
from dupfinder.domain.pairs import Relation, Variants
from dupfinder.domain.result import ScanResult
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.settings.remembered import Remembered
from dupfinder.gui.settings.window_page import WindowChoices
from dupfinder.gui.toolkit.colours import DARK, colours_for
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice
from dupfinder.gui.window.main_window import MainWindow

OPTIONS = st.builds(
    ScanOptions,
    sources=st.just(()),
    min_similarity=st.integers(50, 100).map(lambda percent: percent / 100),
    relation=st.sampled_from(Relation),
    linkage=st.sampled_from(Linkage),
    variants=st.sampled_from(Variants),
    fingerprint=st.builds(
        FingerprintSettings,
        method=st.sampled_from(FingerprintMethod),
        bits=st.sampled_from([64, 128]),
        feature=st.sampled_from(Feature),
        length=st.integers(1, 16),
        weighting=st.sampled_from(Weighting),
        word_hash=st.sampled_from(WordHash),
        heading_weight=st.floats(1, 1_000),
        picture_weight=st.floats(0, 1_000_000),
        sentences=st.integers(1, 64),
    ),
    max_bits=st.none() | st.integers(0, 128),
    formats=st.sampled_from([(), ("pdf",), ("docx", "odt")]),
    min_size_bytes=st.integers(1, 10**7),
    max_size_bytes=st.none() | st.integers(1, 10**10),
    min_words=st.integers(0, 10_000),
    follow_links=st.booleans(),
    hidden=st.booleans(),
    ocr=st.booleans(),
)


@given(options=OPTIONS)
@hypothesis_settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
def test_options_come_back_as_they_were(settings: QSettings, options: ScanOptions) -> None:
    Remembered(settings).set_options(options)
    settings.sync()
    assert Remembered(QSettings(settings.fileName(), QSettings.Format.IniFormat)).options() == options


@pytest.mark.parametrize("included", [(), (Inclusion.SAME_CONTENT, Inclusion.NEAR), tuple(Inclusion)])
def test_rules_come_back_with_what_they_may_take(settings: QSettings, included: tuple[Inclusion, ...]) -> None:
    rule_set = RuleSet(name="Mine", rules="newest,in:/a", included=included)
    Remembered(settings).set_rule_set(rule_set)
    assert Remembered(settings).rule_set() == rule_set


def test_S13_rules_of_a_first_use_and_those_of_older_versions_take_exact_copies_only(settings: QSettings) -> None:
    assert Remembered(settings).rule_set().included == ()
    settings.setValue("rules/include-near", 1)
    settings.setValue("rules/included", "everything")
    assert Remembered(settings).rule_set().included == ()


NAMES = tuple(option.field for option in OPTION_TABLE if option.remembered)


@pytest.mark.parametrize("name", NAMES)
def test_nonsense_counts_as_never_set(settings: QSettings, name: str) -> None:
    other = ScanOptions(sources=(), min_words=7, fingerprint=FingerprintSettings(sentences=4))
    Remembered(settings).set_options(other)
    settings.setValue(f"scan/{name}", "nonsense")
    found = Remembered(settings).options()
    (option,) = (each for each in OPTION_TABLE if each.field == name)
    if name not in {"formats", "cluster", "cluster_certificates", "cluster_folder"}:  # any text may be the name of one
        assert option.of(found) == option.usual
    assert with_options(found, {option: option.of(other)}) == other


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("fingerprint.bits", 63),
        ("fingerprint.bits", 100),
        ("fingerprint.length", 17),
        ("fingerprint.heading_weight", "nan"),
        ("fingerprint.heading_weight", 0.5),
        ("fingerprint.picture_weight", -0.5),
        ("fingerprint.sentences", 0),
        ("max_bits", 129),
        ("min_similarity", 0.3),
        ("min_similarity", "nan"),
        ("min_size_bytes", 0),
        ("max_size_bytes", 0),
        ("time_limit_s", 0.5),
        ("memory_limit_bytes", 1_000_000),
    ],
)
def test_a_choice_out_of_range_counts_as_never_set(settings: QSettings, name: str, value: object) -> None:
    settings.setValue(f"scan/{name}", value)
    assert Remembered(settings).options() == ScanOptions(sources=())


def test_a_fingerprint_choice_out_of_range_leaves_the_others(settings: QSettings) -> None:
    settings.setValue("scan/fingerprint.length", 17)
    settings.setValue("scan/fingerprint.sentences", 5)
    assert Remembered(settings).options().fingerprint == FingerprintSettings(sentences=5)


def test_the_theme_may_be_nonsense(settings: QSettings) -> None:
    settings.setValue("theme", 7)
    assert Remembered(settings).window_choices().theme is ThemeChoice.SYSTEM


def test_a_window_opens_as_it_was_left(make_window: Callable[[], MainWindow], shared_result: ScanResult) -> None:
    first = make_window()
    first.resize(780, 680)
    header = first.results_page.tree.header()
    header.resizeSection(Column.FOLDER, 217)
    header.resizeSection(Column.SIMILARITY, 91)
    header.moveSection(Column.FORMAT, 1)
    first.choose_theme(ThemeChoice.DARK)
    first.sidebar.search_panel.similarity_box.setValue(65)
    first.close()
    second = make_window()
    other = second.results_page.tree.header()
    assert (second.width(), second.height()) == (780, 680)
    assert (other.sectionSize(Column.SIMILARITY), other.visualIndex(Column.FORMAT)) == (91, 1)
    second.show_result(shared_result)
    second.resize(1_600, 680)
    assert other.sectionSize(Column.FOLDER) == 217
    assert second.settings.make_dialog().window_page.choices.theme is ThemeChoice.DARK


def test_a_window_opens_in_the_theme_that_was_chosen(
    make_window: Callable[[], MainWindow], settings: QSettings, theme: Theme
) -> None:
    theme.choose(ThemeChoice.LIGHT)
    Remembered(settings).set_window_choices(WindowChoices(theme=ThemeChoice.DARK))
    window = make_window()
    assert colours_for(window.palette()) is DARK


def test_a_chosen_theme_is_kept(make_window: Callable[[], MainWindow], settings: QSettings) -> None:
    window = make_window()
    page = window.settings.make_dialog().window_page
    page.theme_box.setCurrentIndex(page.theme_box.findData(ThemeChoice.DARK))
    window.settings.window_chosen.emit(page.choices)
    assert Remembered(settings).window_choices().theme is ThemeChoice.DARK
