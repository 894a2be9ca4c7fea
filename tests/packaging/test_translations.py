import functools
import os
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import PySide6
import pytest

from dupfinder.domain.messages import places

if not [path for path in Path(PySide6.__path__[0]).glob("lupdate*") if path.suffix in {"", ".exe"}]:
    pytest.skip("this PySide6 came without lupdate", allow_module_level=True)


SHEETS = {"Summary", "Documents", "Not duplicated", "Contained in longer documents", "Problems"}
"""What the sheets of a workbook are called."""
MOST_OF_A_SHEET = 28
"""Letters of such a name, so that a number of two figures can follow (Excel's limit is 31)."""


@pytest.fixture(scope="module")
def translations(script: Callable[[str], ModuleType]) -> ModuleType:
    return script("translations")


@pytest.fixture(scope="module")
def texts(translations: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], set[tuple[str, str]]]:
    """Return what tells every text that the file of a language is to have, with its context."""

    @functools.cache
    def found(*options: str) -> set[tuple[str, str]]:
        fresh = tmp_path_factory.mktemp("fresh") / "dupfinder_de.ts"
        translations.update(fresh, options)
        return {(context, text) for context, text, _ in translations.messages(fresh)}

    return lambda language: found(*translations.LANGUAGES[language])


@pytest.fixture(scope="module")
def said(translations: ModuleType) -> list[str]:
    """Return what the core says."""
    templates: list[str] = translations.core_templates()
    assert len(templates) > 350
    return templates


@pytest.mark.parametrize("language", ["de", "en", "zh_CN"])
def test_every_text_of_window_and_core_is_in_the_translation(
    translations: ModuleType, top: str, texts: Callable[[str], set[tuple[str, str]]], *, language: str
) -> None:
    file = Path(top, "resources", "i18n", f"dupfinder_{language}.ts")
    assert texts(language)
    here = {(context, text) for context, text, _ in translations.messages(file)}
    assert texts(language) == here, "run packaging/translations.py, translate what is new, and run it again"


@pytest.mark.parametrize("language", ["de", "zh_CN"])
def test_all_that_the_core_says_is_translated(
    translations: ModuleType, top: str, said: list[str], *, language: str
) -> None:
    file = Path(top, "resources", "i18n", f"dupfinder_{language}.ts")
    finished = [
        text
        for context, text, message in translations.messages(file)
        if context == translations.CORE and message.findtext("translation") and not translations.is_unfinished(message)
    ]
    assert sorted(finished) == said


def test_whatever_is_said_has_a_value_for_each_of_its_places(translations: ModuleType) -> None:
    for path in translations.PACKAGE.rglob("*.py"):
        for call in translations.said_in(path.read_text("utf-8")):
            named = sorted(keyword.arg or "**" for keyword in call.keywords)
            assert named == sorted(places(call.args[0].value)), f"{path}:{call.lineno}"


@pytest.mark.parametrize("language", ["de", "zh_CN"])
def test_what_reports_say_adds_nothing_that_a_page_or_its_script_would_obey(
    translations: ModuleType, top: str, *, language: str
) -> None:
    sources = (Path(top, "dupfinder", "report") / name for name in os.listdir(Path(top, "dupfinder", "report")))
    modules = [path.read_text("utf-8") for path in sources if path.suffix == ".py"]
    told = {call.args[0].value for source in modules for call in translations.said_in(source)}
    assert len(told) > 250
    marks = re.compile(r"[<>&\"'`$\\]")
    for context, text, message in translations.messages(Path(top, "resources", "i18n", f"dupfinder_{language}.ts")):
        if context == translations.CORE and text in told:
            translation = message.findtext("translation", "")
            assert sorted(marks.findall(translation)) == sorted(marks.findall(text)), text
            assert len(translation) <= MOST_OF_A_SHEET or text not in SHEETS


@pytest.mark.parametrize("said", ["say(text)", 'say(f"{name} is gone")', 'say("{} is gone".format(name))', "say()"])
def test_what_is_said_but_not_written_out_is_an_error(
    translations: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, said: str
) -> None:
    monkeypatch.setattr(translations, "TOP", tmp_path)
    monkeypatch.setattr(translations, "PACKAGE", tmp_path)
    module = tmp_path / "module.py"
    module.write_text(f"def done(say):\n    {said}\n")  # another function of this name
    assert translations.core_templates() == []
    module.write_text(f"from dupfinder.domain.messages import say\n\n{said}\n")
    with pytest.raises(TypeError, match=r"module\.py:3"):
        translations.core_templates()


@pytest.fixture
def small_file(tmp_path: Path) -> Path:
    file = tmp_path / "dupfinder_de.ts"
    file.write_text(
        '<TS version="2.1" language="de_DE"><context><name>Words</name>'
        "<message><source>done</source><translation>fertig</translation></message>"
        '<message><source>new</source><translation type="unfinished"></translation></message>'
        '<message numerus="yes"><source>%Ln day(s)</source><translation type="unfinished">'
        "<numerusform></numerusform><numerusform></numerusform></translation></message>"
        "</context></TS>"
    )
    return file


def translated(file: Path) -> list[list[str | None]]:
    root = ET.parse(file).getroot()  # noqa: S314 - written by this test
    return [[form.text for form in each.findall("numerusform")] or [each.text] for each in root.iter("translation")]


def test_what_is_unfinished_is_filled_and_what_is_finished_stays(translations: ModuleType, small_file: Path) -> None:
    new = {"done": "anders", "new": "neu", "%Ln day(s)": ["%Ln Tag", "%Ln Tage"], "elsewhere": "?"}
    translations.fill(small_file, {"Words": new})
    assert translated(small_file) == [["fertig"], ["neu"], ["%Ln Tag", "%Ln Tage"]]
    assert not [text for _, text, message in translations.messages(small_file) if translations.is_unfinished(message)]


def test_a_wrong_number_of_plural_forms_is_an_error(translations: ModuleType, small_file: Path) -> None:
    with pytest.raises(ValueError, match="has 2 forms, not 1"):
        translations.fill(small_file, {"Words": {"%Ln day(s)": "%Ln Tage"}})


def test_a_file_that_was_filled_is_written_as_qt_linguist_does(
    translations: ModuleType, top: str, tmp_path: Path
) -> None:
    file = tmp_path / "dupfinder_zh_CN.ts"
    shutil.copy(Path(top, "resources", "i18n", file.name), file)
    written = file.read_bytes()
    translations.fill(file, {})
    assert file.read_bytes() != written
    translations.update(file, ())
    assert file.read_bytes() == written
