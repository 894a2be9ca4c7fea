"""Files that the program reads itself and that were made to fill the memory (O5)."""

import json
import os
from pathlib import Path

import pytest

from program import Program

TOO_MUCH = "dupfinder: This file is too large for a DupFinder file, or has too many values.\n"
MANY = "{}," * (3 << 20) + "{}"


@pytest.mark.parametrize("command", ["apply", "plan"])
@pytest.mark.parametrize("head", ['{"format": "dupfinder-plan", "version": 1, "decisions": [', '{"groups": ['])
def test_O5_a_plan_or_report_of_empty_objects_is_refused_in_one_sentence(
    program: Program, tmp_path: Path, command: str, head: str
) -> None:
    (tmp_path / "file.json").write_text(f"{head}{MANY}]}}")
    done = program(command, "file.json", *(["--dry-run"] if command == "apply" else ["--keep", "oldest"]))
    assert (done.returncode, done.stderr) == (2, TOO_MUCH)


def test_O5_a_journal_with_an_endless_line_costs_that_line(program: Program, tmp_path: Path) -> None:
    header = json.dumps({"format": "dupfinder-journal", "version": 1})
    (tmp_path / "journal").write_text(f"{header}\n[{MANY}]\n")
    done = program("undo", "journal")
    assert done.returncode == 0, done.stderr


def test_O5_saved_rules_of_empty_objects_are_damaged(program: Program, environment: dict[str, str]) -> None:
    saved = Path(environment["HOME"]) / ("local" if os.name == "nt" else ".config") / "dupfinder" / "keeper-rules.json"
    saved.parent.mkdir(parents=True)
    saved.write_text(f'{{"format": "dupfinder-keeper-rules", "version": 2, "rule_sets": [{MANY}]}}')
    done = program("rules", "list")
    assert done.returncode == 2
    assert "is damaged" in done.stderr
