"""Every promise is held by tests that have its number, and every number in the name of a test is that of a promise."""

from collections.abc import Callable
from types import ModuleType

import pytest


def test_the_page_is_fresh_and_promises_and_the_numbers_of_tests_are_the_same(
    script: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    module = script("promise_tests")
    found = list(module.tests())
    monkeypatch.setattr(module, "tests", lambda: found)  # to read all tests takes a second
    assert module.PAGE.read_text("utf-8") == module.page(), "run packaging/promise_tests.py"
    promises = module.promises()
    assert len(promises) == len(set(promises)) > 30
    assert set(promises) == {number for _, _, numbers in found for number in numbers}
