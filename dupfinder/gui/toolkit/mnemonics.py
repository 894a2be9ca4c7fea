"""The text of an action where its key is not shown: on a button, in a tool tip, on the page of keys."""

import re

_BEHIND = re.compile(r"\(&\w\)")
"""`文件(&F)`: where no letter of a text can be the key, it stands behind the text."""
_WITHIN = re.compile(r"&(.)")


def button_text(text: str) -> str:
    """Return the text of a menu's entry as a button has it: without its key, and without dots at its end."""
    return without_mnemonic(text).removesuffix("…").rstrip()


def without_mnemonic(text: str) -> str:
    """Return a text without the sign for its key; an ampersand that is meant to be seen (`&&`) stays."""
    return _WITHIN.sub(r"\1", _BEHIND.sub("", text))
