"""What the log says of a scan: numbers and codes, and nothing that a person wrote."""

import logging
from pathlib import Path

import pytest

from dupfinder.domain.options import OPTIONS, Option, OptionKind, ScanOptions, with_options
from dupfinder.pipeline.scanning.handle import start

OF_LETTERS = [option for option in OPTIONS if option.kind in (OptionKind.PATH, OptionKind.PATHS, OptionKind.TEXTS)]


@pytest.mark.parametrize("option", OF_LETTERS, ids=[option.name for option in OF_LETTERS])
def test_the_log_of_a_scan_has_no_letter_of_what_a_person_wrote(
    option: Option, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = str(tmp_path / "Mrs Miller" / "4711")
    written = {OptionKind.PATH: path, OptionKind.PATHS: (path,), OptionKind.TEXTS: ("4711",)}
    options = with_options(ScanOptions(sources=(str(tmp_path),)), {option: written[option.kind]})
    with caplog.at_level(logging.INFO):
        start(options).join()
    said = "\n".join(record.getMessage() for record in caplog.records)
    assert f" {option.name}=" in said
    assert "4711" not in said
    assert "Miller" not in said
