"""The language of the window: the one that a person chose, or that of the system; and what the core says in it."""

import os
from collections.abc import Callable
from typing import ParamSpec

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from dupfinder.domain.file_names import resource_path
from dupfinder.domain.messages import Message, Value, put_in, telling

SYSTEM_LANGUAGE = ""
"""Stands for the language that the system has."""
_OWN = "dupfinder"
_SUFFIX = ".qm"


class Language:
    """Keeps an application in a language; windows that are made afterwards speak it.

    Texts, numbers, dates and the direction of the layout follow. Translations are found by their files, so a new one
    needs no line of code (`resources/i18n/dupfinder_<locale>.qm`).
    """

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._system = QLocale()
        self.choice = SYSTEM_LANGUAGE
        """The name of the locale that was chosen (`de`, `zh_CN`), or `SYSTEM_LANGUAGE`."""
        self._installed: list[QTranslator] = []

    @staticmethod
    def available() -> tuple[str, ...]:
        """Return the names of the locales for which there are translations, in order."""
        names = (name for name in os.listdir(resource_path("i18n")) if name.endswith(_SUFFIX))
        return tuple(sorted(name.removeprefix(f"{_OWN}_").removesuffix(_SUFFIX) for name in names))

    @staticmethod
    def own_name(name: str) -> str:
        """Return what speakers of a language call it: `Deutsch`."""
        locale = QLocale(name)
        if locale.language() is QLocale.Language.English:
            return "English"  # Qt knows American English only, or that of another country
        own = locale.nativeLanguageName() or name
        return own[:1].upper() + own[1:]

    def choose(self, name: str) -> None:
        """Change to a language; to that of the system if there is no such translation."""
        self.choice = name if name in self.available() else SYSTEM_LANGUAGE
        self.speak(QLocale(self.choice) if self.choice else self._system)

    def speak(self, locale: QLocale) -> None:
        """Take numbers and dates from a locale, and the texts: Qt's own, English plurals, and the translation."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
        is_unknown = locale.language() is QLocale.Language.C
        QLocale.setDefault(QLocale(QLocale.Language.English) if is_unknown else locale)
        self._application.setLayoutDirection(QLocale().textDirection())
        self._install(QLocale(QLocale.Language.English), _OWN, resource_path("i18n"))
        self._install(locale, "qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._install(locale, _OWN, resource_path("i18n"))

    def _install(self, locale: QLocale, name: str, folder: str) -> None:
        translator = QTranslator(self._application)
        if translator.load(locale, name, "_", folder):
            self._application.installTranslator(translator)
            self._installed.append(translator)
        else:
            translator.deleteLater()


_P = ParamSpec("_P")


def core_message(message: Message) -> str:
    """Return a message in the language of the window, and so what is put into it; paths and the like as they are."""
    return put_in(QCoreApplication.translate("CoreMessages", message.template), message.values, core_text)


def core_text(value: "Value | float") -> str:
    """Return a value as it stands in a sentence of the window; reports are told by this (`telling`)."""
    if isinstance(value, Message):
        return core_message(value)
    if isinstance(value, float):
        return QLocale().toString(value, "f", 1)
    return value if isinstance(value, str) else QLocale().toString(value)


def told_here(words: Callable[_P, str], *args: _P.args, **kwargs: _P.kwargs) -> str:
    """Return what `dupfinder.report.wording` says of something, in the language of the window."""
    with telling(core_text):
        return words(*args, **kwargs)
