"""Every promise is held by tests that have its number, and every number in the name of a test is that of a promise."""

from collections.abc import Callable
from types import ModuleType

import pytest


@pytest.fixture
def script_module(script: Callable[[str], ModuleType]) -> ModuleType:
    return script("promise_tests")


def test_the_page_is_fresh(script_module: ModuleType) -> None:
    assert script_module.PAGE.read_text("utf-8") == script_module.page(), "run packaging/promise_tests.py"


def test_promises_and_the_numbers_of_tests_are_the_same(script_module: ModuleType) -> None:
    promises = script_module.promises()
    assert len(promises) == len(set(promises)) > 30
    assert set(promises) == {number for _, _, numbers in script_module.tests() for number in numbers}
