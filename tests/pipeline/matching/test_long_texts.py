"""Long documents that quote each other: most pairs are told apart by samples, and what is found is the same."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dupfinder.domain.events import SearchPlanned
from dupfinder.domain.pairs import Relation
from dupfinder.pipeline.matching import candidates, matcher
from dupfinder.verify import sampling
from sample_documents import Scan, Scanned, Write, edited, words


@pytest.fixture
def documents(write: Write) -> None:
    """Write twelve documents of which a third is quoted from each other, an edited one, and two parts of one."""
    rng = np.random.default_rng(1)
    quoted = [words(100, seed=seed) for seed in range(1000, 1020)]
    for number in range(12):
        own = [words(100, seed=50 * number + part) for part in range(20)]
        parts = own + [quoted[place] for place in rng.permutation(20)[:10]]
        text = " ".join(parts[place] for place in rng.permutation(30))
        write(f"{number:02}.txt", text)
    write("edited.txt", edited(text, 50, 1000, 2000))
    write("part.txt", " ".join(text.split()[1000:2500]))
    write("letter.txt", " ".join(text.split()[700:900]))


def found(scanned: Scanned) -> list[str]:
    return [str(pair) for pair in scanned.result.pairs]


def explanations(scanned: Scanned) -> list[str]:
    return [str(event.explanation) for event in scanned.events if isinstance(event, SearchPlanned)]


@pytest.mark.usefixtures("documents")
@pytest.mark.parametrize("relation", [Relation.NEAR, Relation.CONTAINED])
def test_samples_leave_out_what_is_not_alike_and_nothing_else(
    scan_documents: Scan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, relation: Relation
) -> None:
    all_compared = scan_documents(relation=relation, use_cache=False)
    monkeypatch.setattr(sampling, "LONG_WORDS", 1000)
    monkeypatch.setattr(candidates, "LONG_WORDS", 1000)
    cache: dict[str, Any] = {"use_cache": True, "cache_file": str(tmp_path / "cache.sqlite3")}
    judged = scan_documents(relation=relation, **cache)
    with monkeypatch.context() as rescan:
        rescan.setattr(sampling, "_LEAST_GAIN", 0)  # as with many pairs that passed
        rescan.setattr(matcher, "shingle_hashes", None)  # nothing is read to be judged or compared once more
        again = scan_documents(relation=relation, **cache)
    assert found(judged) == found(again) == found(all_compared)
    assert len(found(judged)) == (1 if relation is Relation.NEAR else 5)
    said = [line for line in explanations(judged) if "a sample of their words" in line]
    assert len(said) == 1
    assert said[0] in explanations(again)
    assert not any("a sample of their words" in line for line in explanations(all_compared))
