"""The text of an action without its key."""

import pytest

from dupfinder.gui.toolkit.wording import button_text, without_mnemonic


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("&File", "File"),
        ("Se&ttings …", "Settings …"),
        ("文件(&F)", "文件"),
        ("打开(&O)…", "打开…"),
        ("a && b", "a & b"),
    ],
)
def test_the_sign_for_the_key_goes_and_the_text_stays(text: str, expected: str) -> None:
    assert without_mnemonic(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"), [("Add &folder …", "Add folder"), ("添加文件夹(&F)…", "添加文件夹"), ("&Scan", "Scan")]
)
def test_a_button_has_neither_the_sign_nor_the_dots(text: str, expected: str) -> None:
    assert button_text(text) == expected
