"""What need not be compared where many texts share a part: never a pair that is alike."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.events import SearchPlanned
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import CONTAINMENT, Relation
from dupfinder.fingerprint import shingle_hashes
from dupfinder.pipeline.matching.candidates import coverage
from dupfinder.verify import verify
from sample_documents import Scan, Write, edited, words

TEXTS = st.lists(st.lists(st.integers(0, 3), min_size=1, max_size=30), min_size=2, max_size=8)


@given(TEXTS, st.sampled_from([0.5, 0.65, 0.8, 0.95]), st.sampled_from([Relation.NEAR, Relation.CONTAINED]))
def test_no_pair_that_is_alike_is_left_out(texts: list[list[int]], min_similarity: float, relation: Relation) -> None:
    shingles = [shingle_hashes(np.array(text, np.uint64) * np.uint64(0x9E3779B97F4A7C15)) for text in texts]
    counts = np.array([len(text) for text in texts], np.int64)
    options = ScanOptions(sources=(), min_similarity=min_similarity, relation=relation)
    bound = coverage(shingles.__getitem__, counts, options=options, check=lambda: None)
    pairs = np.array([(a, b) for b in range(len(texts)) for a in range(b)], np.int64)
    figures = verify(pairs, shingles.__getitem__, word_counts=counts, on_pair=lambda: None)
    wanted = figures.similarity >= min_similarity - 1e-12
    if relation is Relation.CONTAINED:
        wanted |= np.maximum(figures.a_in_b, figures.b_in_a) >= CONTAINMENT - 1e-12
    able = bound.able()
    assert np.all(~wanted | bound.possible(pairs))
    assert np.all(~wanted | able[pairs[:, 0]] | able[pairs[:, 1]])


@pytest.mark.parametrize("relation", [Relation.NEAR, Relation.CONTAINED])
def test_letters_with_one_footer_are_told_apart_and_their_copies_found(
    write: Write, scan_documents: Scan, relation: Relation
) -> None:
    footer = words(60, seed=0)
    letters = [words(60, seed=seed) for seed in range(1, 81)]
    for number, letter in enumerate(letters):
        write(f"{number:02}.txt", f"{letter} {footer}")
    write("edited.txt", edited(f"{letters[7]} {footer}", 20))
    write("longer.txt", f"{words(300, seed=99)} {letters[3]} {footer}")
    scanned = scan_documents(relation=relation)
    found = {tuple(sorted((pair.a.entry.name, pair.b.entry.name))) for pair in scanned.result.pairs}
    expected = {("07.txt", "edited.txt")} | ({("03.txt", "longer.txt")} if relation is Relation.CONTAINED else set())
    assert found == expected
    explanations = [event.explanation for event in scanned.events if isinstance(event, SearchPlanned)]
    assert any("any other text contains" in explanation for explanation in explanations)
