import configparser
import os
import shutil
import subprocess
import tomllib
from xml.etree import ElementTree as ET

import pytest

import dupfinder

DESKTOP = "dupfinder.desktop"
METAINFO = "org.dupfinder.dupfinder.metainfo.xml"


def linux_file(top: str, name: str) -> str:
    return os.path.join(top, "packaging", "linux", name)


@pytest.mark.parametrize(
    ("tool", "arguments", "name"),
    [("desktop-file-validate", [], DESKTOP), ("appstreamcli", ["validate", "--no-net"], METAINFO)],
)
def test_the_entry_in_the_applications_menu_is_valid(top: str, tool: str, arguments: list[str], name: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    run = subprocess.run([tool, *arguments, linux_file(top, name)], capture_output=True, text=True, check=False)
    found = [
        line for line in (run.stdout + run.stderr).splitlines() if line.startswith(("E:", "W:")) or "error" in line
    ]
    # The project has no page of its own yet, which newer versions of appstreamcli remark.
    assert not [line for line in found if "url-homepage-missing" not in line], run.stdout + run.stderr
    assert run.returncode == 0 or found


def test_the_menu_entry_starts_a_program_that_gets_installed(top: str) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(linux_file(top, DESKTOP), encoding="utf-8")
    with open(os.path.join(top, "pyproject.toml"), "rb") as file:
        installed = tomllib.load(file)["project"]["gui-scripts"]
    assert entry["Desktop Entry"]["Exec"].split()[0] in installed


def test_the_metadata_name_this_version_first(top: str) -> None:
    release = ET.parse(linux_file(top, METAINFO)).find("releases/release")  # noqa: S314 - our own file
    assert release is not None
    assert release.get("version") == dupfinder.__version__
