"""What the core says, in the language of the window.

The core speaks English (its sentences stand on the command line and in reports, too). Here a sentence is recognised by
the template that it was made from, that is translated, and what was put in is put in again: paths as they are, numbers
as the locale writes them, parts of sentences translated in turn.
"""

import errno
import functools
import os
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from dupfinder.gui.toolkit.core_sentences import CORE_SENTENCES
from dupfinder.gui.toolkit.punctuation import sentences
from dupfinder.gui.toolkit.to_translate import QT_TRANSLATE_NOOP

_CONTEXT = "CoreMessages"
_PUT_IN = re.compile(r"\{(\d?)\}")
_NUMBER = re.compile(r"\d{1,3}(?:,\d{3})+")
_BETWEEN_SENTENCES = re.compile(r"(?<=[.:]) (?=[A-Z])")
_MOST_LETTERS = 4_000
"""What is longer is shown as it is: no message is."""
_MOST_DEPTH = 3
_SYSTEM_ERRORS: Mapping[int, str] = {
    errno.EACCES: QT_TRANSLATE_NOOP("CoreMessages", "Permission denied"),
    errno.EBUSY: QT_TRANSLATE_NOOP("CoreMessages", "Device or resource busy"),
    errno.EEXIST: QT_TRANSLATE_NOOP("CoreMessages", "File exists"),
    errno.EIO: QT_TRANSLATE_NOOP("CoreMessages", "Input/output error"),
    errno.EISDIR: QT_TRANSLATE_NOOP("CoreMessages", "Is a directory"),
    errno.ELOOP: QT_TRANSLATE_NOOP("CoreMessages", "Too many levels of symbolic links"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("CoreMessages", "File name too long"),
    errno.ENOENT: QT_TRANSLATE_NOOP("CoreMessages", "No such file or directory"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("CoreMessages", "No space left on device"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("CoreMessages", "Not a directory"),
    errno.EPERM: QT_TRANSLATE_NOOP("CoreMessages", "Operation not permitted"),
    errno.EROFS: QT_TRANSLATE_NOOP("CoreMessages", "Read-only file system"),
}
"""What the system says of the errors that files meet most, in the words of Linux."""


@dataclass(frozen=True, slots=True)
class _Template:
    source: str
    pattern: re.Pattern[str]
    literal_letters: int

    @property
    def has_words(self) -> bool:
        """Tell a sentence from a mere pattern of punctuation, such as `{1}.`, which fits everything."""
        return any(map(str.isalpha, _PUT_IN.sub("", self.source)))


def core_message(message: str) -> str:
    """Return what the core said in the language of the window; as it is where no translation is known."""
    if len(message) > _MOST_LETTERS or QLocale().language() is QLocale.Language.English:
        return message
    return "\n".join(_line(line) for line in message.split("\n"))


def _line(line: str) -> str:
    texts = _BETWEEN_SENTENCES.split(line)
    found = [_sentence(text) for text in texts]
    if None in found and (whole := _translated(line, depth=0)) is not None:
        return whole  # what was put in, such as a path, has the end of a sentence in it
    said = found[0] or texts[0]
    for before, text, sentence in zip(found[:-1], texts[1:], found[1:], strict=True):
        is_known = before is not None and sentence is not None
        said = sentences(said, sentence or "") if is_known else f"{said} {sentence or text}"
    return said


def _sentence(text: str) -> str | None:
    """Return one of several sentences: one may have been added with a space before it, or say why after a colon."""
    for known, end in ((text, ""), (f" {text}", ""), (text.removesuffix(":"), ":")):
        found = _translated(known, depth=0)
        if found is not None:
            return f"{found.strip()}{end}"
    return None


def _translated(text: str, *, depth: int) -> str | None:
    """Return a sentence, or a part of one, in the language of the window; `None` for what is no text of the core."""
    for template in _candidates(text):
        match = template.pattern.fullmatch(text)
        if match is not None:
            translation = QCoreApplication.translate(_CONTEXT, template.source)
            values = [_value(value, depth=depth) for value in match.groups()]
            if template.has_words or values != list(match.groups()):
                return _filled(translation, values)
    return None


def _value(value: str, *, depth: int) -> str:
    part = _translated(value, depth=depth + 1) if depth < _MOST_DEPTH else None
    if part is not None:
        return part
    if _NUMBER.fullmatch(value):
        return QLocale().toString(int(value.replace(",", "")))
    return value


def _filled(translation: str, values: Sequence[str]) -> str:
    def put_in(found: re.Match[str]) -> str:
        place = int(found[1] or 1) - 1
        return values[place] if place < len(values) else found[0]

    return _PUT_IN.sub(put_in, translation)


def _candidates(text: str) -> Iterable[_Template]:
    """Return the templates that may fit, the most literal one first."""
    templates = _templates()
    return templates.get(text[:1], []) + templates.get("", []) if text else []


@functools.cache
def _templates() -> Mapping[str, list[_Template]]:
    """Return the templates by their first letter; those that begin with what is put in under no letter."""
    found: defaultdict[str, list[_Template]] = defaultdict(list)
    for source in (*CORE_SENTENCES, *_SYSTEM_ERRORS.values()):
        literals = _PUT_IN.split(source)[::2]
        pattern = re.compile("(.+?)".join(map(re.escape, literals)), re.DOTALL)
        first = source[:1] if literals[0] else ""
        found[first].append(_Template(source, pattern, sum(map(len, literals))))
    for templates in found.values():
        templates.sort(key=lambda template: -template.literal_letters)
    return found


def known_system_errors() -> Mapping[str, str]:
    """Return, for the system errors that are translated, what this system says and what the templates have."""
    return {os.strerror(number): text for number, text in _SYSTEM_ERRORS.items()}
