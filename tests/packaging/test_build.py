import argparse
import glob
import hashlib
import os
import plistlib
import re
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import dupfinder

TOP = os.path.dirname(os.path.dirname(dupfinder.__file__))


@pytest.fixture(scope="module")
def build(script: Callable[[str], ModuleType]) -> ModuleType:
    script("bootstrap")
    return script("build")


def test_a_bill_names_every_library_in_its_locked_version(build: ModuleType) -> None:
    bill: dict[str, Any] = build.bill("dupfinder.deb")
    named = {part["purl"] for part in bill["components"] if "purl" in part}
    locked = build.PINNED.findall(build.read(build.BROUGHT_LOCK))
    assert len(named) > 15
    assert named <= {f"pkg:pypi/{name}@{version}" for name, version in locked}
    assert bill["metadata"]["component"]["version"] == dupfinder.__version__
    assert all(part["licenses"][0]["license"] for part in bill["components"])


def test_only_what_brings_python_names_it_and_what_is_optional(build: ModuleType) -> None:
    refs = [{part["bom-ref"] for part in build.bill(name)["components"]} for name in ("a.whl", "a.tar.gz", "a.deb")]
    for brought in ("cpython", f"pkg:pypi/djvu-rs@{version('djvu-rs')}"):
        assert [brought in each for each in refs] == [False, False, True]


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


def test_catalogues_get_the_sums_of_what_is_built_and_nothing_of_what_is_not(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "dupfinder_1_amd64.deb").write_bytes(b"package")
    monkeypatch.setattr(build, "DIST", str(tmp_path))
    made = build.listings(argparse.Namespace(address="https://example.org"))
    written = {name: build.read(os.path.join(made, name)) for name in os.listdir(made)}
    assert "PKGBUILD" in written
    assert f"sha256sums=('{hashlib.sha256(b'package').hexdigest()}')" in written["PKGBUILD"]
    assert not {"dupfinder.rb", "DupFinder.DupFinder.installer.yaml"} & written.keys()
    assert all("@" not in text for text in written.values())


@pytest.fixture
def checkout(build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a checkout with what the address is written into; two of its other files changed."""
    if shutil.which("git") is None:
        pytest.skip("there is no git")
    known = [*build.ADDRESSED, "kept.txt", "removed.txt"]
    for name in known:
        build.copy(os.path.join(build.TOP, name if name in build.ADDRESSED else "LICENSE"), str(tmp_path / name))
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    subprocess.run(["git", "add", *known], cwd=tmp_path, check=True)
    (tmp_path / "kept.txt").write_text("as it is now")
    (tmp_path / "removed.txt").unlink()
    (tmp_path / "diary.txt").write_text("nobody else's")
    monkeypatch.setattr(build, "TOP", str(tmp_path))
    monkeypatch.setattr(build, "WORK", str(tmp_path / "build"))
    monkeypatch.setattr(build, "sources", build.sources.__wrapped__)
    return tmp_path


def test_packages_are_made_from_what_git_knows(build: ModuleType, checkout: Path) -> None:
    made = build.sources(None)
    assert build.files_below(made) == sorted([*map(os.path.normpath, build.ADDRESSED), "kept.txt"])
    assert build.read(os.path.join(made, "kept.txt")) == "as it is now"
    assert all(build.read(os.path.join(made, name)) == build.read(checkout / name) for name in build.ADDRESSED)


@pytest.mark.usefixtures("checkout")
def test_an_address_is_written_into_all_that_names_the_project(build: ModuleType) -> None:
    address = "https://example.org/dupfinder"
    settings, readme, metadata = (build.read(os.path.join(build.sources(address), name)) for name in build.ADDRESSED)
    assert tomllib.loads(settings)["project"]["urls"] == {"Homepage": address}
    links = re.findall(r"\]\(([^)#]+)", readme)
    assert len(links) > 10
    assert all(os.path.exists(os.path.join(TOP, link.removeprefix(f"{address}/"))) for link in links)
    assert all(link.startswith(f"{address}/") for link in links)
    pictures = re.findall(r"<image>(.+?)</image>", metadata)
    assert len(pictures) == 3
    assert all(os.path.isfile(os.path.join(TOP, picture.removeprefix(f"{address}/"))) for picture in pictures)


def test_macos_is_asked_for_no_more_than_libraries_of_others_and_callbacks(build: ModuleType) -> None:
    with open(os.path.join(build.PACKAGING, "macos", "entitlements.plist"), "rb") as file:
        asked = plistlib.load(file)
    rights = ("disable-library-validation", "allow-unsigned-executable-memory")
    assert asked == {f"com.apple.security.cs.{right}": True for right in rights}
