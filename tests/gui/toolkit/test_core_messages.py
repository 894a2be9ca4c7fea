"""What the core says is shown in the language of the window."""

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.gui.toolkit.core_messages import core_message, known_system_errors
from dupfinder.pipeline import ScanControl, scan

TRANSLATIONS = {
    "The {1} is damaged: {2}.": "{1} kaputt, denn {2}.",
    "Word 97 document": "Word-97-Dokument",
    "its main part is missing": "das Wichtigste fehlt",
    "{1} lies inside {2} and is scanned once.": "{1} liegt in {2}.",
    "There is no folder or file {1}.": "{1} gibt es nicht.",
    "The PDF has {1} pages; the pages of up to {2} can be shown.": "Von {2} Seiten höchstens, nicht {1}.",
    "The file {1} cannot be read: {2}.": "{1}: {2}!",
    "Permission denied": "Zutritt verboten",
    "{first} {second}": "{first}+{second}",
    "{1}.": "{1}!",
    " It is still at {1}.": " Noch in {1}.",
}


class Catalogue(QTranslator):
    """Translates from a dictionary."""

    def translate(self, context: str, source: str, /, _remark: str | None = None, _number: int = -1) -> str:
        return TRANSLATIONS.get(source, "") if context in {"CoreMessages", "Punctuation"} else ""

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    before, catalogue = QLocale(), Catalogue(qapp)
    QLocale.setDefault(QLocale("de"))
    qapp.installTranslator(catalogue)
    yield
    qapp.removeTranslator(catalogue)
    QLocale.setDefault(before)


@pytest.mark.usefixtures("german")
def test_paths_stay_as_they_are_and_parts_are_translated_in_turn() -> None:
    assert core_message("/a/The b. is lies inside /c and is scanned once.") == "/a/The b. is liegt in /c."
    assert core_message("The Word 97 document is damaged: its main part is missing.") == (
        "Word-97-Dokument kaputt, denn das Wichtigste fehlt."
    )


@pytest.mark.usefixtures("german")
def test_what_is_put_in_may_change_its_place_and_numbers_follow_the_locale() -> None:
    message = "The PDF has 12,345 pages; the pages of up to 2,000 can be shown."
    assert core_message(message) == "Von 2.000 Seiten höchstens, nicht 12.345."


@pytest.mark.usefixtures("german")
def test_of_several_sentences_in_a_line_each_is_translated() -> None:
    gone = "There is no folder or file /x."
    assert core_message(f"/a. B/c: {gone} {gone}") == "/a. B/c: /x gibt es nicht.+/x gibt es nicht."
    assert core_message(f"Something else. {gone}") == "Something else. /x gibt es nicht."
    assert core_message(f"{gone} It is still at /y.") == "/x gibt es nicht.+Noch in /y."
    assert core_message("  Two. Spaces.  Stay. ") == "  Two. Spaces.  Stay. "


@pytest.mark.usefixtures("german")
def test_a_pattern_without_words_fits_only_around_a_known_part() -> None:
    assert core_message("Something else.") == "Something else."
    assert core_message("Word 97 document.") == "Word-97-Dokument!"


@pytest.mark.usefixtures("german")
def test_what_the_system_says_is_translated_where_it_is_known() -> None:
    message = f"The file /x/y cannot be read: {os.strerror(13)}."
    assert core_message(message) == "/x/y: Zutritt verboten!"
    assert all(said == text for said, text in known_system_errors().items())


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("text", ["", "Something else", "{1}", "x" * 100_000, "a\nb", "The {} is"])
def test_any_other_text_stays_as_it_is(text: str) -> None:
    assert core_message(text) == text


def test_english_stays_as_it_is() -> None:
    assert core_message("There is no folder or file /x.") == "There is no folder or file /x."


@pytest.mark.usefixtures("german")
def test_messages_that_the_core_really_says_are_recognised(tmp_path: os.PathLike[str]) -> None:
    missing = os.path.join(tmp_path, "missing")
    control = ScanControl(sink=lambda _event: None, token=CancelToken(), counters=ProgressCounters())
    with pytest.raises(DupFinderError) as caught:
        scan(ScanOptions(sources=(missing,), use_cache=False), control)
    assert core_message(str(caught.value)) == f"{missing} gibt es nicht."
