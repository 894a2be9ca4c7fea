"""The list of what the core says, for translators, is complete and fresh."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from dupfinder.gui.toolkit.core_sentences import CORE_SENTENCES


@pytest.fixture
def script_module(script: Callable[[str], ModuleType]) -> ModuleType:
    return script("core_sentences")


def test_the_list_is_fresh(script_module: ModuleType) -> None:
    assert list(CORE_SENTENCES) == script_module.sentences(), "run packaging/core_sentences.py"


@pytest.mark.parametrize(
    ("text", "is_said"),
    [
        ("The PDF is damaged: {1}.", True),
        ("{1} lies inside {2} and is scanned once.", True),
        ("its main part is missing", True),
        ("SELECT path FROM files", False),
        ("head > title", False),
        ("utf-8", False),
        ("[hidden], [style*=none i]", False),
    ],
)
def test_sentences_and_their_parts_are_told_from_other_texts(
    script_module: ModuleType, text: str, *, is_said: bool
) -> None:
    assert script_module.is_said(text) is is_said


def test_documentation_mistakes_and_what_is_logged_are_left_out(script_module: ModuleType, tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        '"""Says things."""\n'
        '_LOG.info("watch ended for %s", name)\n'
        'raise ValueError("This cannot be.")\n'
        'raise UsageError("This cannot be done.")\n'
    )
    assert list(script_module.texts_of(str(module))) == ["This cannot be done."]


def test_what_is_put_into_a_sentence_is_numbered(script_module: ModuleType) -> None:
    tree = script_module.ast.parse('f"The {a} has {b:,} pages."', mode="eval")
    assert script_module.template(tree.body) == "The {1} has {2} pages."
