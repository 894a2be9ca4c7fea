"""What lies where nothing may go: by its names, through links, and as the folders are now."""

import os
from pathlib import Path

import pytest

from dupfinder.domain.protection import Protection, Roles, Standing
from removal_samples import entry_of


@pytest.fixture
def document(tmp_path: Path) -> Path:
    path = tmp_path / "archive" / "2024" / "a.txt"
    path.parent.mkdir(parents=True)
    path.write_text("words")
    return path


@pytest.mark.parametrize("named", ["archive", "archive/2024", "archive/2024/a.txt", "link", "link/2024", "file-link"])
def test_S2_what_is_in_a_reference_or_is_one_is_protected(tmp_path: Path, document: Path, named: str) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "archive")
    (tmp_path / "file-link").symlink_to(document)
    protection = Protection(Roles(references=(str(tmp_path / named),)))
    assert protection.of(str(document)) is Standing.REFERENCE
    assert protection.of(str(tmp_path / "archive-2" / "a.txt")) is None
    assert protection.known(entry_of(document)).is_reference


@pytest.mark.parametrize("way", ["way", "way/2024", "way.txt"])
def test_S2_what_is_reached_through_a_link_into_a_reference_is_protected(
    tmp_path: Path, document: Path, way: str
) -> None:
    leads_to = {"way": "archive", "way/2024": "archive/2024", "way.txt": "archive/2024/a.txt"}[way]
    (tmp_path / way).parent.mkdir(exist_ok=True)
    (tmp_path / way).symlink_to(tmp_path / leads_to)
    reached = {"way": "way/2024/a.txt", "way/2024": "way/2024/a.txt", "way.txt": "way.txt"}[way]
    protection = Protection(Roles(references=(str(document.parent),)))
    assert protection.of(str(tmp_path / reached)) is Standing.REFERENCE


def test_S2_another_name_in_a_reference_protects_a_file(tmp_path: Path, document: Path) -> None:
    other = tmp_path / "elsewhere.txt"
    os.link(document, other)
    protection = Protection(Roles(references=(str(tmp_path / "archive"),)))
    assert not protection.known(entry_of(other)).is_reference  # as far as its one name tells
    assert protection.known(entry_of(other, document)).is_reference
    assert not protection.known(entry_of(other, document)).may_go


def test_what_is_left_out_is_no_reference_and_takes_no_part(tmp_path: Path, document: Path) -> None:
    roles = Roles(references=(str(tmp_path / "archive"),), excluded=(str(document.parent),))
    known = Protection(roles).known(entry_of(document))
    assert (known.is_excluded, known.is_reference, known.may_go) == (True, False, False)


def test_a_folder_that_is_not_there_protects_by_its_name(tmp_path: Path) -> None:
    protection = Protection(Roles(references=(str(tmp_path / "drive"),)))
    assert protection.of(str(tmp_path / "drive" / "a.txt")) is Standing.REFERENCE


def test_without_roles_everything_may_go(document: Path) -> None:
    one = entry_of(document)
    assert Protection(Roles()).known(one) is one


def test_roles_add_up_and_what_is_known_can_be_left_out() -> None:
    some, more = Roles(references=("/a",), excluded=("/x",)), Roles(references=("/a", "/b"))
    assert some | more == Roles(references=("/a", "/b"), excluded=("/x",))
    assert more - some == Roles(references=("/b",))
    assert not more - more


def test_S2_a_reference_in_a_folder_that_is_left_out_is_left_out(tmp_path: Path) -> None:
    inside = tmp_path / "left out" / "document.txt"
    inside.parent.mkdir()
    inside.write_text("text")
    roles = Roles(references=(str(inside),), excluded=(str(inside.parent),))
    assert Protection(roles).of(str(inside)) is Standing.EXCLUDED
    inside.unlink()
    assert Protection(roles).of(str(inside)) is Standing.EXCLUDED
