"""The translations are complete, fresh, and shown."""

import os
import re
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from dupfinder.domain.documents import ProblemCode
from dupfinder.gui.resources import resource_path
from dupfinder.gui.wording import Wording

GUI = os.path.dirname(os.path.dirname(os.path.abspath(__file__))).replace("tests", os.path.join("dupfinder", "gui"))
SOURCES = sorted(str(path) for path in Path(GUI).rglob("*.py"))
PLACEHOLDER = re.compile(r"\{\w+\}|%L?n")
ONLY_PLURALS = ["-pluralonly"]


def tool(name: str) -> str:
    found = [path for path in Path(PySide6.__path__[0]).glob(f"{name}*") if path.suffix in {"", ".exe"}]
    if not found:
        pytest.skip(f"this PySide6 came without {name}")
    return str(found[0])


def messages(ts_file: str) -> dict[tuple[str, str], ET.Element]:
    root = ET.parse(ts_file).getroot()  # noqa: S314 - a file of this repository
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message
        for context in root.findall("context")
        for message in context.findall("message")
    }


def forms(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    return [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]


@pytest.mark.parametrize(("language", "options"), [("de", []), ("en", ONLY_PLURALS)])
def test_every_text_of_the_window_is_in_the_translation(language: str, options: list[str], tmp_path: Path) -> None:
    fresh = tmp_path / f"dupfinder_{language}.ts"
    subprocess.run([tool("lupdate"), *SOURCES, *options, "-silent", "-ts", str(fresh)], check=True)
    here = set(messages(resource_path(f"i18n/dupfinder_{language}.ts")))
    there = set(messages(str(fresh)))
    assert there
    assert here == there, "run pyside6-lupdate on dupfinder/gui, translate what is new, and run pyside6-lrelease"


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_translation_is_unfinished_or_loses_a_placeholder(language: str) -> None:
    for (context, source), message in messages(resource_path(f"i18n/dupfinder_{language}.ts")).items():
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, (context, source)
        for form in forms(message):
            assert form, (context, source)
            assert sorted(PLACEHOLDER.findall(form)) == sorted(PLACEHOLDER.findall(source)), (context, source)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_compiled_translation_is_fresh(language: str, tmp_path: Path) -> None:
    compiled = tmp_path / "fresh.qm"
    source = resource_path(f"i18n/dupfinder_{language}.ts")
    subprocess.run([tool("lrelease"), source, "-qm", str(compiled), "-silent"], check=True)
    with open(resource_path(f"i18n/dupfinder_{language}.qm"), "rb") as file:
        assert file.read() == compiled.read_bytes(), "run pyside6-lrelease"


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    translator = QTranslator(qapp)
    assert translator.load(resource_path("i18n/dupfinder_de.qm"))
    qapp.installTranslator(translator)
    QLocale.setDefault(QLocale(QLocale.Language.German))
    yield
    qapp.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.mark.usefixtures("german")
def test_the_window_speaks_german(wording: Wording) -> None:
    assert [wording.documents(number) for number in (1, 1_204)] == ["1 Dokument", "1.204 Dokumente"]
    assert wording.size(1_200_000) == "1,2 MB"
    assert wording.problem(ProblemCode.ENCRYPTED)[0] == "Durch ein Passwort geschützt"
    assert QCoreApplication.translate("StartPage", "Drop folders or documents here") == (
        "Ordner oder Dokumente hier ablegen"
    )


@pytest.mark.usefixtures("german")
def test_no_two_entries_of_a_german_menu_have_the_same_key() -> None:
    menus = {
        ("WindowActions", "bar"): ["&File", "&Scan", "&Marks", "&View", "&Compare", "&Help"],
        ("WindowActions", "file"): ["Add &folder …", "Add &documents …", "&Export", "&Quit"],
        ("WindowActions", "scan"): [
            "&Scan",
            "&Pause",
            "S&top the scan",
            "Se&ttings of the scan …",
            "&How it was searched …",
        ],
        ("WindowActions", "marks"): [
            "Choose by &rules …",
            "&Invert the marks in each group",
            "&Take back all marks",
            "Re&move what is marked …",
            "&Undo the last removal",
            "&History of removals …",
            "&Not duplicates …",
        ],
        ("WindowActions", "view"): [
            "&Find in the list",
            "&Open all groups",
            "&Close all groups",
            "&Sort by largest gain",
            "&Theme",
        ],
        ("ComparisonActions", "compare"): [
            "&Next change",
            "&Previous change",
            "&Hide what is equal",
            "&Find in both texts",
            "Next &document of the group",
            "Previous d&ocument of the group",
            "Compare &with the document before",
            "&Compare the two selected documents",
            "As te&xts",
            "As pa&ges",
            "As a list of chan&ges",
            "As a table of all &versions",
            "Swap &left and right",
            "De&tails of the documents",
            "Hide the l&ist",
            "L&arger text",
            "S&maller text",
            "&Usual size of the text",
            "Font of the te&xts …",
            "&Save the comparison …",
        ],
        ("WindowActions", "help"): ["&Keys", "&Formats …", "&About DupFinder"],
    }
    for (context, name), texts in menus.items():
        translated = [QCoreApplication.translate(context, text) for text in texts]
        assert not set(translated) & set(texts), "a text of the menu has another name by now"
        if name == "view":
            translated.append(QCoreApplication.translate("ResultTree", "Col&umns"))
        keys = [text[text.index("&") + 1].casefold() for text in translated]
        assert len(set(keys)) == len(keys), translated
