"""The translations are complete, fresh, and shown."""

import re
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.file_names import resource_path
from dupfinder.domain.messages import say
from dupfinder.gui.toolkit.language import Language, core_message
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.main_window import MainWindow

PLACEHOLDER = re.compile(r"\{\w+\}|%L?n")
LANGUAGES = ("de", "en", "zh_CN")
KEY = re.compile(r"&(\w)")
CHINESE_KEY = re.compile(r"[^&]+\(&[A-Z]\)…?")


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_is_unfinished_or_loses_a_placeholder(language: str) -> None:
    for (context, source), message in messages(resource_path(f"i18n/dupfinder_{language}.ts")).items():
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, (context, source)
        for form in forms(message):
            assert form, (context, source)
            assert sorted(PLACEHOLDER.findall(form)) == sorted(PLACEHOLDER.findall(source)), (context, source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_translation_is_fresh(language: str, tmp_path: Path) -> None:
    compiled = tmp_path / "fresh.qm"
    source = resource_path(f"i18n/dupfinder_{language}.ts")
    subprocess.run([tool("lrelease"), source, "-qm", str(compiled), "-silent"], check=True)
    with open(resource_path(f"i18n/dupfinder_{language}.qm"), "rb") as file:
        assert file.read() == compiled.read_bytes(), "run packaging/translations.py"


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Give a function that changes the language; afterwards it is that of the other tests again."""
    language = Language(qapp)
    yield language.choose
    language.speak(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))


def test_the_window_speaks_german(speak: Callable[[str], None], wording: Wording) -> None:
    speak("de")
    assert [wording.documents(number) for number in (1, 1_204)] == ["1 Dokument", "1.204 Dokumente"]
    assert wording.size(1_200_000) == "1,2 MB"
    assert wording.problem(ProblemCode.ENCRYPTED)[0] == "Durch ein Passwort geschützt"
    assert QCoreApplication.translate("StartPage", "Drop folders or documents here") == (
        "Ordner oder Dokumente hier ablegen"
    )


def test_the_window_speaks_chinese(speak: Callable[[str], None], wording: Wording) -> None:
    speak("zh_CN")
    assert [wording.documents(number) for number in (1, 1_204)] == ["1 个文档", "1,204 个文档"]
    assert wording.problem(ProblemCode.ENCRYPTED)[0] == "受密码保护"
    assert QCoreApplication.translate("StartPage", "Drop folders or documents here") == "将文件夹或文档拖放到此处"


@pytest.mark.parametrize(
    ("language", "expected"),
    [("de", "Das Dokument wurde nach der Suche geändert."), ("zh_CN", "文档在扫描后已更改。")],
)
def test_what_the_core_says_is_put_together_in_the_language_of_the_window(
    speak: Callable[[str], None], language: str, expected: str
) -> None:
    speak(language)
    assert core_message(say("{what} changed after the scan.", what=say("The document"))) == expected


@pytest.mark.parametrize("language", ["de", "en", "zh_CN"])
def test_no_two_entries_of_a_menu_have_the_same_key(
    speak: Callable[[str], None], make_window: Callable[[], MainWindow], language: str
) -> None:
    speak(language)
    window = make_window()
    menus = list(texts_by_menu(window.menuBar().actions()))
    assert len(menus) > len(window.menuBar().actions())
    for texts in menus:
        keys = [found[1].casefold() for text in texts if (found := KEY.search(text))]
        assert len(set(keys)) == len(keys), texts


def texts_by_menu(actions: Iterable[QAction]) -> Iterator[list[str]]:
    """Yield what stands in a menu, then what stands in each of the menus inside it."""
    yield [action.text() for action in actions]
    for action in actions:
        if isinstance(menu := action.menu(), QMenu):
            yield from texts_by_menu(menu.actions())


def test_the_keys_of_chinese_menus_stand_behind_the_texts() -> None:
    for place, message in messages(resource_path("i18n/dupfinder_zh_CN.ts")).items():
        for form in forms(message):
            assert "&" not in form or CHINESE_KEY.fullmatch(form), place
