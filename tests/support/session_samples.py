"""Results of real scans, to be saved as sessions and compared with what is opened again."""

import numpy as np

from dupfinder.domain.result import ScanResult
from dupfinder.pipeline.matching.pairs import DocumentPairs
from sample_documents import Write, edited, words


def write_family(write: Write) -> None:
    """Write copies, an edited one, a part of a longer document, one that is alone, one that is damaged."""
    text = words(300, seed=1)
    write("a/one.txt", text)
    write("a/copy.txt", text)
    write("b/one.html", f"<p>{text}</p>")
    write("b/edited.txt", edited(text, 20, 90))
    write("b/again.txt", edited(text, 20, 90, 200))
    write("long.txt", f"{text} {words(900, seed=2)}")
    write("alone.txt", words(200, seed=3))
    write("bad.pdf", b"%PDF-1.7\nthis is no PDF at all")


def assert_same_result(found: ScanResult, expected: ScanResult) -> None:
    """Compare all parts, the pairs with their texts and matches as well."""
    for name in ("options", "status", "documents", "groups", "containers", "problems", "statistics"):
        assert getattr(found, name) == getattr(expected, name), name
    assert list(found.pairs) == list(expected.pairs)
    if isinstance(expected.pairs, DocumentPairs):
        assert isinstance(found.pairs, DocumentPairs)
        assert list(found.pairs.texts) == list(expected.pairs.texts)
        assert np.array_equal(found.pairs.matches.pairs, expected.pairs.matches.pairs)
        for name in ("similarity", "a_in_b", "b_in_a"):
            figures = (getattr(each.matches.figures, name) for each in (found.pairs, expected.pairs))
            assert np.array_equal(*figures)
        others = [(each.min_similarity, each.max_relation, each.variants) for each in (found.pairs, expected.pairs)]
        assert others[0] == others[1]
    else:
        assert found.pairs == expected.pairs
