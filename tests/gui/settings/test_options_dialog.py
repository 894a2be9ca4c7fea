"""The settings of the scan: what is chosen there, what applies, and the way back to the defaults."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.fingerprints import Feature, FingerprintMethod, FingerprintSettings, Weighting, WordHash
from dupfinder.domain.options import Linkage, ScanOptions
from dupfinder.domain.pairs import Relation, Variants
from dupfinder.gui.settings.fingerprint_page import FingerprintPage
from dupfinder.gui.settings.options_dialog import OptionsDialog
from dupfinder.gui.settings.remembered import Remembered
from dupfinder.gui.settings.search_panel import SearchPanel
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.pipeline import missing_for_ocr

CHOSEN = ScanOptions(
    sources=(),
    linkage=Linkage.SINGLE,
    min_words=7,
    fingerprint=FingerprintSettings(
        method=FingerprintMethod.SENTENCES,
        bits=128,
        feature=Feature.LETTERS,
        length=4,
        weighting=Weighting.IDF,
        word_hash=WordHash.FNV1A,
        heading_weight=2.5,
        picture_weight=7.5,
        sentences=5,
    ),
    max_bits=9,
    ocr=True,
    cluster="tls://server:8786",
    cluster_certificates="/home/ada/certificates",
    cluster_folder="/srv/work",
)


@pytest.fixture
def make_dialog(qtbot: QtBot, wording: Wording) -> Callable[[ScanOptions], OptionsDialog]:
    def make(options: ScanOptions) -> OptionsDialog:
        dialog = OptionsDialog(options, formats=["pdf", "txt"], wording=wording)
        qtbot.addWidget(dialog)
        return dialog

    return make


def test_large_letters_leave_the_buttons_on_a_small_screen(qtbot: QtBot, wording: Wording) -> None:
    dialog = OptionsDialog(
        ScanOptions(sources=()), formats=[f"format {number}" for number in range(20)], wording=wording
    )
    qtbot.addWidget(dialog)
    font = dialog.font()
    font.setPointSizeF(16)
    dialog.setFont(font)
    dialog.show()
    assert dialog.minimumSizeHint().height() < 500  # of 720, with the bars of window and desktop


@pytest.mark.parametrize("options", [ScanOptions(sources=()), CHOSEN])
def test_a_dialogue_that_nobody_touches_changes_nothing(
    make_dialog: Callable[[ScanOptions], OptionsDialog], options: ScanOptions
) -> None:
    assert make_dialog(options).options == options


def test_the_defaults_can_be_restored(make_dialog: Callable[[ScanOptions], OptionsDialog]) -> None:
    dialog = make_dialog(CHOSEN)
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    restore = buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
    restore.click()  # the page of the window is shown
    assert dialog.options == CHOSEN
    dialog.show_scan()
    restore.click()
    assert dialog.options == ScanOptions(sources=())


def test_scanned_pages_can_only_be_asked_for_where_they_can_be_read(
    make_dialog: Callable[[ScanOptions], OptionsDialog],
) -> None:
    dialog = make_dialog(ScanOptions(sources=()))
    assert dialog.ocr_box.isEnabled() is (not missing_for_ocr())
    hints = [label.text() for label in dialog.findChildren(PlainLabel)]
    assert any("not installed" in hint and "onnx" in hint for hint in hints) is bool(missing_for_ocr())


def test_scanned_pages_that_were_asked_for_can_be_left_out_again(
    make_dialog: Callable[[ScanOptions], OptionsDialog],
) -> None:
    dialog = make_dialog(CHOSEN)
    dialog.ocr_box.click()
    assert not dialog.options.ocr


@pytest.fixture
def page(qtbot: QtBot) -> FingerprintPage:
    page = FingerprintPage()
    qtbot.addWidget(page)
    return page


def choose(page: FingerprintPage, method: FingerprintMethod, feature: Feature) -> None:
    page.method_box.setCurrentIndex(list(FingerprintMethod).index(method))
    page.feature_box.setCurrentIndex(list(Feature).index(feature))


def disabled(page: FingerprintPage) -> set[QWidget]:
    fields = {
        *(page.method_box, page.sentences_box, page.feature_box, page.length_box, page.weighting_box),
        *(page.heading_box, page.picture_box, page.hash_box, page.bits_box, page.distance_box),
    }
    return {field for field in fields if not field.isEnabled()}


def test_what_makes_no_difference_cannot_be_chosen(page: FingerprintPage) -> None:
    choose(page, FingerprintMethod.SIMHASH, Feature.WORDS)
    assert disabled(page) == {page.sentences_box}
    page.weighting_box.setCurrentIndex(list(Weighting).index(Weighting.IDF))
    assert disabled(page) == {page.sentences_box, page.picture_box}
    page.weighting_box.setCurrentIndex(0)
    choose(page, FingerprintMethod.SIMHASH, Feature.LETTERS)
    assert disabled(page) == {page.sentences_box, page.hash_box}
    choose(page, FingerprintMethod.SENTENCES, Feature.WORDS)
    assert disabled(page) == {
        *(page.feature_box, page.length_box, page.weighting_box, page.heading_box),
        *(page.picture_box, page.hash_box, page.bits_box, page.distance_box),
    }


def test_the_length_is_said_in_what_it_counts(page: FingerprintPage) -> None:
    choose(page, FingerprintMethod.SIMHASH, Feature.WORDS)
    assert page.length_box.text() == "2 words"
    choose(page, FingerprintMethod.SIMHASH, Feature.LETTERS)
    assert page.length_box.text() == "2 letters"


def test_two_fingerprints_differ_in_no_more_bits_than_they_have(page: FingerprintPage) -> None:
    assert (page.distance_box.text(), page.max_bits) == ("automatic", None)
    page.set_choices(FingerprintSettings(bits=128), max_bits=100)
    assert page.max_bits == 100
    page.bits_box.setCurrentIndex(0)
    assert (page.settings.bits, page.max_bits) == (64, 64)


def test_what_becomes_of_variants_is_chosen_beside_the_similarity(qtbot: QtBot, wording: Wording) -> None:
    panel = SearchPanel(wording)
    qtbot.addWidget(panel)
    seen = [panel.options.variants]
    with qtbot.waitSignal(panel.changed):
        panel.variants_box.setCurrentIndex(list(Variants).index(Variants.DROP))
    seen.append(panel.options.variants)
    assert seen == [Variants.KEEP, Variants.DROP]
    panel.relation_box.setCurrentIndex(panel.relation_box.findData(Relation.SAME_TEXT))
    assert not panel.variants_box.isEnabled()


def test_choices_of_the_dialogue_are_there_when_it_opens_again(window: MainWindow) -> None:
    window.sidebar.search_panel.set_options(CHOSEN)
    dialog = window.settings.make_dialog()
    options = dialog.options
    dialog.deleteLater()
    assert options == CHOSEN


def test_the_limits_of_a_document_can_be_raised_and_are_remembered(window: MainWindow, settings: QSettings) -> None:
    dialog = window.settings.make_dialog()
    dialog.limits_page.seconds_box.setValue(300)
    dialog.limits_page.memory_box.setValue(4_096)
    options = dialog.options
    dialog.deleteLater()
    assert (options.time_limit_s, options.memory_limit_bytes) == (300.0, 4 << 30)
    Remembered(settings).set_options(options)
    assert Remembered(settings).options().time_limit_s == 300.0
    assert Remembered(settings).options().memory_limit_bytes == 4 << 30


def test_limits_that_nobody_changed_stay_as_they_are(window: MainWindow) -> None:
    dialog = window.settings.make_dialog()
    options = dialog.options
    dialog.deleteLater()
    assert options == window.sidebar.search_panel.options
