import glob
import os
import plistlib
import re
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import dupfinder


@pytest.fixture(scope="module")
def build(script: Callable[[str], ModuleType]) -> ModuleType:
    script("bootstrap")
    return script("build")


def test_a_bill_names_every_library_in_its_locked_version(build: ModuleType) -> None:
    bill: dict[str, Any] = build.bill("dupfinder.deb")
    named = {part["purl"] for part in bill["components"] if "purl" in part}
    locked = build.PINNED.findall(build.read(build.RUNTIME_LOCK))
    assert len(named) > 15
    assert named <= {f"pkg:pypi/{name}@{version}" for name, version in locked}
    assert bill["metadata"]["component"]["version"] == dupfinder.__version__
    assert all(part["licenses"][0]["license"] for part in bill["components"])


def test_only_what_brings_python_names_it(build: ModuleType) -> None:
    refs = [{part["bom-ref"] for part in build.bill(name)["components"]} for name in ("a.whl", "a.tar.gz", "a.deb")]
    assert ["cpython" in each for each in refs] == [False, False, True]


def test_the_same_thing_has_the_same_bill(build: ModuleType) -> None:
    assert build.bill("a.deb") == build.bill("a.deb") != build.bill("b.deb")


def test_what_is_built_has_the_date_of_the_release(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert build.epoch_s() % 86_400 == 12 * 3600
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "17")
    assert build.epoch_s() == 17


def test_every_file_that_a_desktop_gets_is_there(build: ModuleType) -> None:
    assert [
        source for source in build.DESKTOP_FILES.values() if not os.path.isfile(f"{build.PACKAGING}/{source}")
    ] == []


def test_listings_ask_for_what_is_built(build: ModuleType) -> None:
    texts = [build.read(path) for path in glob.glob(os.path.join(build.PACKAGING, "listings", "*"))]
    asked = {name for text in texts for name in re.findall(r"@SHA256 (.+?)@", text)}
    assert asked == {"DupFinder-*.dmg", "dupfinder-*-setup.exe", "dupfinder_*_amd64.deb"}
    assert all("@" not in re.sub(r"@(VERSION|ADDRESS|SHA256 .+?)@", "", text) for text in texts)


def test_macos_is_asked_for_no_more_than_libraries_of_others_and_callbacks(build: ModuleType) -> None:
    with open(os.path.join(build.PACKAGING, "macos", "entitlements.plist"), "rb") as file:
        asked = plistlib.load(file)
    rights = ("disable-library-validation", "allow-unsigned-executable-memory")
    assert asked == {f"com.apple.security.cs.{right}": True for right in rights}
