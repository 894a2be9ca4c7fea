"""Documents are compared page by page, and what was not looked at is not called alike."""

from pathlib import Path

from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.looks import MOST_LOOKS, Look, packed_looks
from dupfinder.pipeline.page_comparing import MOST_SIMILARITY, AlikePages, ComparedPages, Sight
from dupfinder.pipeline.text_reader import file_entry
from dupfinder.verify.looks import Likeness


def sight(path: Path, *, looks: int, pages: int) -> Sight:
    path.touch()
    packed = packed_looks(Look(number, (number, number, number)) for number in range(looks))
    entry = file_entry(str(path))
    document = Document(
        entry=entry, format="pdf", content_digest=bytes(32), looks=packed, metadata=Metadata(page_count=pages)
    )
    return Sight.of(document, is_told_by_words=False)


def test_pages_beyond_those_that_are_looked_at_count(tmp_path: Path) -> None:
    assert sight(tmp_path / "long.pdf", looks=MOST_LOOKS, pages=MOST_LOOKS + 500).page_count == MOST_LOOKS + 500


def test_blank_pages_do_not_count(tmp_path: Path) -> None:
    assert sight(tmp_path / "short.pdf", looks=3, pages=5).page_count == 3


def test_pages_that_look_the_same_are_not_called_wholly_alike() -> None:
    pages = (AlikePages(0, 0, Likeness(is_alike=True, share=1.0)),)
    assert ComparedPages(pages, left_count=1, right_count=1).figures == (MOST_SIMILARITY, 1.0, 1.0)
    assert MOST_SIMILARITY == 0.99
