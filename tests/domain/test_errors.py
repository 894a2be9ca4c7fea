"""What is said about errors of the system."""

import errno
import os

import pytest

from dupfinder.domain.errors import ShortageError, shortage
from dupfinder.domain.messages import because


def windows_error(number: int, words: str) -> OSError:
    error = OSError(errno.EACCES if number == 5 else errno.ENOMSG, words)
    error.winerror = number  # type: ignore[attr-defined]  # as Windows has it
    return error


def test_what_windows_says_in_its_own_language_has_its_number() -> None:
    assert str(because(windows_error(1117, "E/A-Gerätefehler"))) == "E/A-Gerätefehler (Windows error 1117)"


def test_what_is_known_is_said_in_our_own_words() -> None:
    said = f"{os.strerror(errno.EACCES)} (Windows error 5)"
    assert str(because(windows_error(5, "Zugriff verweigert"))) == said


@pytest.mark.parametrize("number", [8, 14, 1450, 1455])
def test_a_shortage_is_known_by_its_number_in_any_language(number: int) -> None:
    assert isinstance(shortage(windows_error(number, "Nicht genügend Arbeitsspeicher.")), ShortageError)
    assert shortage(windows_error(5, "Zugriff verweigert.")) is None
