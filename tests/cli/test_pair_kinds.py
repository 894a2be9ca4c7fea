"""A few pairs of each kind that `tests/sweeps/sweep_kinds.py` measures, in one folder each."""

from pathlib import Path

import pytest

from pair_kinds import measured
from program import Program

FOUND = {
    "every 20th word changed": {"near"},
    "5 % wrong letters": {"letters", "near"},
    "accents": {"accents"},
    "ä and ae": {"umlauts"},
    "simplified and traditional": {"script"},
    "full and half width": {"same-content"},
    "symbol fonts in rich text": {"same-content"},
    "numbered lists": {"list-numbers"},
    "tables clipped in PDFs": {"near", "spaces"},
}
"""What pairs of a kind are called; all of few are found. Other kinds are measured in tests of their own."""


@pytest.mark.parametrize("kind", FOUND)
def test_kinds_are_found_and_called_what_they_are(program: Program, tmp_path: Path, kind: str) -> None:
    found = measured(kind, tmp_path / "pairs", program, count=5)
    assert found.found == found.pairs == 5
    assert set(found.labels) <= FOUND[kind]
    assert not found.false_alarms


@pytest.mark.parametrize("kind", ["one template, two people", "one template, held out", "every 5th word changed"])
def test_S13_no_document_of_one_template_is_offered(program: Program, tmp_path: Path, kind: str) -> None:
    found = measured(kind, tmp_path / "pairs", program, count=16, options=("--min-similarity", "0.5"))
    assert found.found
    assert not found.offered
