"""The entries in the menus of file managers: installed by one command, they start a scan of what is selected."""

import configparser
import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from dupfinder.cli.arguments import parse

SCRIPTS = (".local/share/nautilus/scripts/Find duplicates", ".config/caja/scripts/Find duplicates")
ENTRIES = {
    ".local/share/nemo/actions/dupfinder.nemo_action": "Nemo Action",
    ".local/share/kio/servicemenus/dupfinder.desktop": "Desktop Action scan",
    ".local/share/Thunar/sendto/dupfinder.desktop": "Desktop Entry",
}
SELECTED = ["/a b/c.txt", "/-x", "/d'\"é"]


@pytest.fixture
def home(top: str, tmp_path: Path) -> Path:
    """Install the entries as the guide says."""
    home = tmp_path / "home"
    home.mkdir()
    guide = Path(top, "docs/guide/installing.md").read_text(encoding="utf-8")
    command = "cp -r packaging/linux/home/. ~/"
    assert command in guide
    subprocess.run(["sh", "-c", command], cwd=top, env={**os.environ, "HOME": str(home)}, check=True)
    return home


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_hand_over_what_is_selected(home: Path, tmp_path: Path, name: str) -> None:
    program = tmp_path / "bin" / "dupfinder-window"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\nprintf '%s\\n' \"$@\"\n")
    program.chmod(0o755)
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    run = subprocess.run(
        [str(home / name), *SELECTED], env={**os.environ, "PATH": path}, capture_output=True, text=True, check=True
    )
    arguments = run.stdout.splitlines()
    chosen = parse(["gui", *arguments])
    assert (chosen.scan, chosen.paths) == (True, SELECTED)


@pytest.mark.parametrize(("name", "section"), ENTRIES.items())
def test_entries_start_a_scan_of_what_is_selected(home: Path, name: str, section: str) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]  # names count as they are written
    entry.read(home / name, encoding="utf-8")
    program, *arguments = shlex.split(entry[section]["Exec"])
    assert program == "dupfinder-window"
    assert arguments[-1] == "%F"
    chosen = parse(["gui", *arguments[:-1], *SELECTED])
    assert (chosen.scan, chosen.paths) == (True, SELECTED)
    assert {f"Name{language}" for language in ("", "[de]", "[zh_CN]")} <= set(entry[section])


def test_what_is_sent_to_from_thunar_is_a_valid_entry(home: Path) -> None:
    if shutil.which("desktop-file-validate") is None:
        pytest.skip("desktop-file-validate is not installed")
    path = home / ".local/share/Thunar/sendto/dupfinder.desktop"
    subprocess.run(["desktop-file-validate", str(path)], check=True)


def test_dolphin_takes_only_what_can_be_executed(home: Path) -> None:
    assert os.access(home / ".local/share/kio/servicemenus/dupfinder.desktop", os.X_OK)
