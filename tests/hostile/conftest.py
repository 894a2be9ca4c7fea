"""Workers are started here as they are started for a person."""

import subprocess

import pytest

from dupfinder.pipeline.workers import child


@pytest.fixture(autouse=True)
def started_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "subprocess", subprocess)
