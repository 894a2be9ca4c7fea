"""What holds for all tests."""

import contextlib
import gc
import itertools
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import forked_workers
from dupfinder.domain.long_paths import allow_long_paths
from dupfinder.extract import formats
from dupfinder.pipeline.workers import child
from dupfinder.trash.quarantine import Quarantine
from dupfinder.trash.system import user_id
from own_folders import own_folders
from this_system import is_wine, lacking

# How long an example takes depends on what else the machine does: no test has a say in that. Each run draws other ones.
settings.register_profile("repository", deadline=None, max_examples=20)
settings.register_profile("thorough", deadline=None, max_examples=1_000)
settings.load_profile("repository")
allow_long_paths()  # as in the program
formats()  # as they are for workers, before a test does as if LibreOffice were not there

_NUMBERS = itertools.count()


@pytest.fixture(autouse=True)
def profile(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep every test, and every program that it starts, out of the folders of the person who runs it."""
    for name, value in own_folders(tmp_path_factory.getbasetemp() / f"profile-{next(_NUMBERS)}").items():
        monkeypatch.setenv(name, value)


@pytest.fixture(scope="session", autouse=forked_workers.CAN_FORK)
def _workers() -> Iterator[None]:
    """Start workers as forks, but where tests are about how workers start and end."""
    end = forked_workers.install()
    yield
    end()


@pytest.fixture
def started_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start workers as they are started for a person."""
    monkeypatch.setattr(child, "subprocess", subprocess)


@pytest.fixture(autouse=is_wine())
def _links(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pass over what needs symbolic links under wine, whose call for them succeeds and makes none."""

    def symlink(*_: object, **__: object) -> None:
        if sys._getframe(2).f_globals["__name__"] == "_pytest.pathlib":  # it can do without
            raise OSError
        pytest.skip("wine makes no symbolic links")

    monkeypatch.setattr(os, "symlink", symlink)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Pass over a test that asks Windows for what only other systems have, and say what that is."""
    report = yield
    why = lacking(call.excinfo.value) if call.excinfo is not None and report.failed else None
    if why is not None:
        report.outcome = "skipped"
        report.longrepr = (str(item.path), item.location[1] or 0, why)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for a module of tests that cannot even be imported."""
    report = yield
    excinfo = getattr(getattr(report, "call", None), "excinfo", None)
    error = None if excinfo is None else excinfo.value
    why = None if error is None else lacking(error.__cause__ or error)
    if why is not None and report.failed:
        report.outcome = "skipped"
        report.longrepr = (str(collector.path), 0, why)
    return report


def pytest_collection_finish() -> None:
    """Keep what modules and tests hold, which stays to the end, out of every search for garbage that follows.

    The tests of the window search after each test, and would spend more time on that than on anything else.
    """
    gc.collect()
    gc.freeze()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Take away the quarantine folder that tests leave at the top of the drive, unless a person's documents are there.

    Whoever may write there, as root may on a small machine, finds it long after the tests.
    """
    temporary = getattr(session.config, "_tmp_path_factory", None)
    if temporary is None or hasattr(session.config, "workerinput"):
        return
    base: Path = temporary.getbasetemp()
    manifest = Quarantine(user_id=user_id()).choose(str(base / "any")).manifest_path
    if manifest is not None and os.path.exists(manifest):
        with contextlib.suppress(ValueError):  # who was killed while writing a line left it cut, and the folder stays
            paths = [json.loads(line).get("path", "") for line in Path(manifest).read_bytes().splitlines()]
            if all(not path or Path(path).is_relative_to(base) for path in paths):
                shutil.rmtree(os.path.dirname(manifest), ignore_errors=True)
