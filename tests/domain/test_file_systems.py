"""Which kind of file system a path is on, against what mounts them."""

import subprocess
from pathlib import Path

import pytest

import mounts
from dupfinder.domain import file_systems
from dupfinder.domain.file_systems import kind_of_file_system


@pytest.mark.parametrize("kind", ["tmpfs", "ext4", "btrfs"])
def test_a_path_below_a_mount_is_of_its_kind(tmp_path: Path, kind: str) -> None:
    with mounts.volume(kind, tmp_path / "a volume\twith \\ signs") as top:
        folder = top / "deep" / "er"
        folder.mkdir(parents=True)
        assert kind_of_file_system(str(folder)) == kind
        (tmp_path / "link").symlink_to(folder)
        assert kind_of_file_system(str(tmp_path / "link")) == kind
        assert file_systems.mounts()[str(top)] == kind


def test_the_kind_is_what_the_system_says_itself(tmp_path: Path) -> None:
    said = subprocess.run(["findmnt", "-n", "-o", "FSTYPE", "-T", tmp_path], check=True, capture_output=True, text=True)
    assert kind_of_file_system(str(tmp_path)) == said.stdout.strip()
