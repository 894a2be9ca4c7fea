"""What the core says is shown in the language of the window."""

import errno
import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.messages import as_it_is, because, joined, lines, say
from dupfinder.domain.options import ScanOptions
from dupfinder.gui.toolkit.language import core_message
from dupfinder.pipeline import ScanControl, scan

TRANSLATIONS = {
    "The {title} is damaged: {why}.": "{title} kaputt, denn {why}.",
    "Word 97 document": "Word-97-Dokument",
    "its main part is missing": "das Wichtigste fehlt",
    "Already included: {path} is in {outer}.": "{path} liegt in {outer}.",
    "There is no folder or file {path}.": "{path} gibt es nicht.",
    "The PDF has {count} pages; at most {most} can be shown.": "Von {most} Seiten höchstens, nicht {count}.",
    "The file {path} cannot be read: {why}.": "{path}: {why}!",
    "No saved settings named '{name}'.": "Nichts unter {name}.",
    "CSV file": "CSV-Datei",
    "Permission denied": "Zutritt verboten",
    "{first} {second}": "{first}+{second}",
}


class Catalogue(QTranslator):
    """Translates from a dictionary."""

    def translate(self, context: str, source: str, /, _remark: str | None = None, _number: int = -1) -> str:
        return TRANSLATIONS.get(source, source) if context == "CoreMessages" else source

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
def test_messages_within_messages_are_translated_in_turn() -> None:
    why = say("its main part is missing")
    damaged = say("The {title} is damaged: {why}.", title=say("Word 97 document"), why=why)
    assert core_message(damaged) == "Word-97-Dokument kaputt, denn das Wichtigste fehlt."
    assert core_message(joined(damaged, say("Unknown {what}", what=why))) == (
        "Word-97-Dokument kaputt, denn das Wichtigste fehlt.+Unknown das Wichtigste fehlt"
    )
    assert core_message(lines(why, why)) == "das Wichtigste fehlt\ndas Wichtigste fehlt"


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("name", ["CSV file", "its main part is missing", "{path}", "12,345"])
def test_a_name_stays_as_it_is_whatever_it_says(name: str) -> None:
    assert core_message(say("No saved settings named '{name}'.", name=name)) == f"Nichts unter {name}."
    assert core_message(say("Already included: {path} is in {outer}.", path=name, outer="/{path}")) == (
        f"{name} liegt in /{{path}}."
    )


@pytest.mark.usefixtures("german")
def test_a_path_that_holds_a_sentence_stays_as_it_is() -> None:
    path = "Already included: /a/There is no folder or file /b. CSV file is in /c."
    assert core_message(say("There is no folder or file {path}.", path=path)) == f"{path} gibt es nicht."


@pytest.mark.usefixtures("german")
def test_what_is_put_in_may_change_its_place_and_numbers_follow_the_locale() -> None:
    message = say("The PDF has {count} pages; at most {most} can be shown.", count=12_345, most=2_000)
    assert core_message(message) == "Von 2.000 Seiten höchstens, nicht 12.345."


@pytest.mark.usefixtures("german")
def test_what_the_system_says_is_translated_by_its_number() -> None:
    error = OSError(errno.EACCES, "Zugriff verweigert, sagt dieses System")
    message = say("The file {path} cannot be read: {why}.", path="/x/y", why=because(error))
    assert core_message(message) == "/x/y: Zutritt verboten!"


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("text", ["", "Something else", "{text}", "CSV file", "x" * 100_000, "a\nb", "The {} is"])
def test_a_text_that_is_no_message_stays_as_it_is(text: str) -> None:
    assert core_message(as_it_is(text)) == text


def test_english_stays_as_it_is() -> None:
    assert core_message(say("There is no folder or file {path}.", path="/x")) == "There is no folder or file /x."


@pytest.mark.usefixtures("german")
def test_messages_that_the_core_really_says_are_translated(tmp_path: os.PathLike[str]) -> None:
    missing = os.path.join(tmp_path, "missing")
    control = ScanControl()
    with pytest.raises(DupFinderError) as caught:
        scan(ScanOptions(sources=(missing,), use_cache=False), control)
    assert core_message(caught.value.message) == f"{missing} gibt es nicht."
