"""Tests of how workers start, end and are confined."""

import pytest


@pytest.fixture(autouse=True)
def _as_for_a_person(started_workers: None) -> None:
    """Have them started as ever."""
