"""Which kind of file system a path is on, against what mounts them."""

import subprocess
from pathlib import Path

import pytest

import mounts
from dupfinder.domain import file_systems
from dupfinder.domain.file_systems import count_without_links, kind_of_file_system


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
    # In a folder that was made the root (chroot), the system says nothing either.
    said = subprocess.run(
        ["findmnt", "-n", "-o", "FSTYPE", "-T", tmp_path], check=False, stdout=subprocess.PIPE, text=True
    )
    assert kind_of_file_system(str(tmp_path)) == said.stdout.strip()


@pytest.mark.parametrize(("kind", "count"), [("exfat-fuse", 3), ("ntfs-3g", 0), ("tmpfs", 0)])
def test_what_lies_where_no_links_can_be_made_is_counted(tmp_path: Path, kind: str, count: int) -> None:
    with mounts.volume(kind, tmp_path / "volume", megabytes=16) as top:
        (top / "deep").mkdir()
        names = [top / "a.txt", top / "b.txt", top / "deep" / "c.txt", tmp_path / "d.txt"]
        assert count_without_links(map(str, names)) == count
        if count:
            with pytest.raises(OSError, match=r"not implemented|not supported|not permitted"):
                (top / "link").symlink_to("a.txt")
        else:
            (top / "link").symlink_to("a.txt")


def test_of_a_device_that_nobody_knows_nothing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_systems, "_DEVICES", str(tmp_path))
    with mounts.volume("exfat-fuse", tmp_path / "volume", megabytes=16) as top:
        assert count_without_links([str(top / "a.txt")]) == 0
