"""The documents that resemble one, from real folders through real worker processes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.errors import DocumentError, DupFinderError
from dupfinder.domain.events import SearchPlanned
from dupfinder.domain.fingerprints import FingerprintSettings, Weighting
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.domain.result import ScanStatus
from dupfinder.pipeline import ScanControl, find_like
from sample_documents import Scanned, Write, edited, words

Like = Callable[..., Scanned]


@pytest.fixture
def like(tmp_path: Path) -> Like:
    """Return a function that looks for documents like one among those written so far."""

    def run(path: Path, *, token: CancelToken | None = None, **options: Any) -> Scanned:
        scanned = Scanned(result=None, events=[], folder=tmp_path / "docs")  # type: ignore[arg-type]  # follows
        control = ScanControl(sink=scanned.events.append, token=token or CancelToken(), counters=ProgressCounters())
        settings = {"workers": 1, "use_cache": False, "min_similarity": 0.5, "relation": Relation.CONTAINED, **options}
        scanned.result = find_like(str(path), ScanOptions(sources=(str(scanned.folder),), **settings), control)
        return scanned

    return run


def found(scanned: Scanned) -> list[tuple[str, str]]:
    return [(pair.b.entry.name, pair.relation.value) for pair in scanned.result.pairs]


def test_the_best_come_first_and_strangers_do_not_come(write: Write, like: Like) -> None:
    text = words(400, seed=1)
    asked = write("asked.txt", text)
    write("same text.md", text.replace(" ", "\n"))
    write("copy/asked.txt", text)
    write("edited a little.txt", edited(text, 100))
    write("edited more.txt", edited(text, *range(0, 400, 40)))
    write("book.txt", words(3000, seed=2) + " " + text + " " + words(3000, seed=3))
    write("chapter.txt", " ".join(text.split(" ")[:100]))
    write("stranger.txt", words(400, seed=4))
    scanned = like(asked)
    assert found(scanned) == [
        ("asked.txt", "identical"),
        ("same text.md", "same-content"),
        ("edited a little.txt", "near"),
        ("edited more.txt", "near"),
        ("chapter.txt", "contained"),
        ("book.txt", "contained"),
    ]
    figures = {pair.b.entry.name: (pair.a_in_b, pair.b_in_a) for pair in scanned.result.pairs}
    assert figures["book.txt"] == pytest.approx((1.0, 400 / 6400))
    assert figures["chapter.txt"] == pytest.approx((0.25, 1.0))
    assert {pair.a.entry.path for pair in scanned.result.pairs} == {str(asked)}
    assert any(isinstance(event, SearchPlanned) for event in scanned.events)


def test_the_threshold_and_the_relation_hold(write: Write, like: Like) -> None:
    text = words(400, seed=1)
    asked = write("asked.txt", text)
    write("copy.txt", text)
    write("near.txt", edited(text, *range(0, 400, 25)))
    write("book.txt", words(3000, seed=2) + " " + text)
    assert found(like(asked, relation=Relation.NEAR)) == [("copy.txt", "identical"), ("near.txt", "near")]
    assert found(like(asked, relation=Relation.NEAR, min_similarity=0.97)) == [("copy.txt", "identical")]
    assert found(like(asked, relation=Relation.IDENTICAL)) == [("copy.txt", "identical")]


def test_a_document_from_elsewhere_is_read_whatever_the_others_are_limited_to(
    write: Write, like: Like, tmp_path: Path
) -> None:
    text = words(200, seed=5)
    write("page.html", f"<p>{text}</p>")
    write("other.md", text)
    asked = tmp_path / ".hidden" / "asked.md"
    asked.parent.mkdir()
    asked.write_text(text)
    assert found(like(asked, formats=("html",))) == [("page.html", "same-content")]


def test_a_short_document_is_compared_by_its_content_only(write: Write, like: Like) -> None:
    asked = write("asked.txt", "just a few words of text")
    write("same.md", "just a few\nwords of text")
    write("near.txt", "just a few words of text more")
    assert found(like(asked)) == [("same.md", "same-content")]


def test_a_document_that_is_not_there_is_one_sentence(write: Write, like: Like, tmp_path: Path) -> None:
    write("other.txt", words(100, seed=6))
    with pytest.raises(DupFinderError, match="asked") as caught:
        like(tmp_path / "docs" / "asked.txt")
    assert "\n" not in str(caught.value)


def test_what_is_no_document_is_one_sentence(write: Write, like: Like) -> None:
    asked = write("asked.png", b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    with pytest.raises(DocumentError, match="does not support this kind of document"):
        like(asked)


def test_a_damaged_document_is_still_compared_by_its_bytes(write: Write, like: Like) -> None:
    asked = write("asked.pdf", b"%PDF-1.4 broken")
    write("copy.pdf", b"%PDF-1.4 broken")
    write("other.txt", words(100, seed=6))
    scanned = like(asked)
    assert found(scanned) == [("copy.pdf", "identical")]
    assert scanned.problems == {"asked.pdf": "damaged", "copy.pdf": "damaged"}


def test_rarity_is_that_among_all_documents(write: Write, like: Like) -> None:
    common = words(200, seed=1)
    asked = write("asked.txt", common + " " + words(60, seed=2))
    write("copy.txt", common + " " + words(60, seed=2))
    for number in range(5):
        write(f"{number}.txt", common + " " + words(60, seed=number + 3))
    scanned = like(asked, fingerprint=FingerprintSettings(weighting=Weighting.IDF))
    assert {pair.b.entry.name: pair.hamming_bits for pair in scanned.result.pairs}["copy.txt"] == 0


def test_a_folder_is_no_document(write: Write, like: Like) -> None:
    folder = write("other.txt", words(100, seed=6)).parent
    with pytest.raises(DocumentError, match="folder"):
        like(folder)


def test_a_cancelled_search_says_so(write: Write, like: Like) -> None:
    asked = write("asked.txt", words(100, seed=7))
    token = CancelToken()
    token.cancel()
    assert like(asked, token=token).result.status is ScanStatus.CANCELLED


def test_a_file_that_nobody_reads_is_like_those_of_the_same_bytes(write: Write, like: Like, tmp_path: Path) -> None:
    asked = tmp_path / "asked.mdb"
    asked.write_bytes(b"\0\1" * 5000)
    write("same.mdb", asked.read_bytes())
    write("other.mdb", b"\1\0" * 5000)
    assert found(like(asked)) == [("same.mdb", "identical")]
