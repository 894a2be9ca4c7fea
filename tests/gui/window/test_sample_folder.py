"""The documents to try the program on."""

import os
from pathlib import Path

import pytest

from dupfinder.domain.errors import SourceError
from dupfinder.domain.options import ScanOptions
from dupfinder.gui.window.start_page import lay_out_samples
from dupfinder.pipeline import ScanControl, scan


def test_they_show_every_way_to_be_alike(tmp_path: Path) -> None:
    folders = lay_out_samples(str(tmp_path))
    control = ScanControl()
    result = scan(ScanOptions(sources=folders, use_cache=False), control)
    found = {member.relation for group in result.groups for member in group.members if member.relation is not None}
    assert {str(relation) for relation in found} == {"identical", "same-content", "near"}
    assert any(member.differs_only_in for group in result.groups for member in group.members)
    assert result.problems == ()


def test_what_was_removed_comes_back_and_what_was_edited_stays(tmp_path: Path) -> None:
    lay_out_samples(str(tmp_path))
    lease, cake = (next(tmp_path.rglob(name)) for name in ("Lease draft.docx", "Plum cake.txt"))
    changed_ns = lease.stat().st_mtime_ns
    lease.unlink()
    cake.write_text("Bake it longer.")
    lay_out_samples(str(tmp_path))
    assert lease.stat().st_mtime_ns == changed_ns
    assert cake.read_text() == "Bake it longer."


def test_a_folder_that_cannot_be_written_is_said_in_one_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(SourceError, match="Cannot write") as caught:
        lay_out_samples(os.path.join(blocked, "samples"))
    assert "\n" not in str(caught.value)
