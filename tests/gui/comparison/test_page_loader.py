"""Pages and pictures in the background, with the real reader: only what is still wanted is drawn."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from dupfinder.domain.differences import Difference, RowKind
from dupfinder.domain.pages import Picture
from dupfinder.gui.comparison.loader import LoadedComparison
from dupfinder.gui.comparison.pages.page_feeds import (
    MarkedPages,
    PageFeed,
    PagesRequest,
    PageWish,
    ThumbnailFeed,
    ThumbnailWish,
)
from dupfinder.gui.comparison.pages.page_loader import PageLoader
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.pipeline.comparing.pages import PageReader
from page_samples import compared, paged_pdf

LIMIT_MS = 60_000
LEFT = [["The supplier delivers the goods within ten days."]] + [
    [f"Both parties keep matter {number} of annex {number * 7} secret."] for number in range(1, 30)
]
RIGHT = [["The supplier delivers the goods within six days."], *LEFT[1:]]


class Heard:
    """What a feed said."""

    def __init__(self, feed: PageFeed) -> None:
        self.outlines: list[MarkedPages] = []
        self.pages: list[MarkedPages] = []
        self.pictures: dict[PageWish, QImage] = {}
        self.sentences: list[str] = []
        feed.outlined.connect(self.outlines.append)
        feed.loaded.connect(self.pages.append)
        feed.failed.connect(self.sentences.append)
        feed.drawn.connect(self.pictures.__setitem__)
        feed.not_drawn.connect(lambda _wish, sentence: self.sentences.append(sentence))

    @property
    def everything(self) -> tuple[int, ...]:
        return len(self.outlines), len(self.pages), len(self.pictures), len(self.sentences)


@pytest.fixture
def jobs(qapp: QObject, qtbot: QtBot) -> Iterator[BackgroundJobs]:
    made = BackgroundJobs(qapp)
    yield made
    qtbot.waitUntil(lambda: not made.is_busy, timeout=LIMIT_MS)
    made.deleteLater()


@pytest.fixture
def loader(jobs: BackgroundJobs) -> Iterator[PageLoader]:
    made = PageLoader(jobs)
    yield made
    made.close()


@pytest.fixture(scope="module")
def pair(qapp: QObject, tmp_path_factory: pytest.TempPathFactory) -> LoadedComparison:  # noqa: ARG001 - it has to exist first
    folder = tmp_path_factory.mktemp("pair")
    for name, pages in (("left.pdf", LEFT), ("right.pdf", RIGHT)):
        (folder / name).write_bytes(paged_pdf(pages))
    return compared(str(folder / "left.pdf"), str(folder / "right.pdf"))


def request(pair: LoadedComparison, *, path: str | None = None, is_left: bool = True) -> PagesRequest:
    comparison, document = pair.comparison, pair.request.left if is_left else pair.request.right
    return PagesRequest(
        path=path or document.entry.path,
        difference=comparison.difference,
        digest=comparison.left_digest if is_left else comparison.right_digest,
        is_left=is_left,
        page_count=len(LEFT),
    )


@pytest.fixture
def own_pair(pair: LoadedComparison, tmp_path: Path) -> PagesRequest:
    """The left document in a file that the test may change."""
    path = tmp_path / "own.pdf"
    path.write_bytes(paged_pdf(LEFT))
    return request(pair, path=str(path))


@pytest.fixture
def opened(loader: PageLoader, qtbot: QtBot) -> Callable[[PagesRequest], tuple[PageFeed, Heard]]:
    """Open pages and wait until they are there, or the sentence why not."""

    def open_them(asked: PagesRequest) -> tuple[PageFeed, Heard]:
        feed = PageFeed(asked)
        heard = Heard(feed)
        loader.open(feed)
        qtbot.waitUntil(lambda: bool(heard.pages or heard.sentences), timeout=LIMIT_MS)
        return feed, heard

    return open_them


Open = Callable[[PagesRequest], tuple[PageFeed, Heard]]


@pytest.mark.parametrize("is_left", [True, False])
def test_pages_come_with_their_marks(opened: Open, pair: LoadedComparison, is_left: bool) -> None:  # noqa: FBT001
    _, heard = opened(request(pair, is_left=is_left))
    (pages,) = heard.pages
    assert len(pages) == len(LEFT)
    (edit,) = (mark for mark in pages.marks[0] if mark.kind is RowKind.CHANGED)
    others = [mark for on_page in pages.marks for mark in on_page if mark is not edit]
    assert {mark.kind for mark in others} == {RowKind.EQUAL}
    assert 200 < edit.box.left < edit.box.right < 300
    assert pages.change_counts == (1, *[0] * (len(LEFT) - 1))


def test_the_shape_of_the_pages_is_known_first(opened: Open, pair: LoadedComparison) -> None:
    _, heard = opened(request(pair))
    (outline,) = heard.outlines
    (pages,) = heard.pages
    assert len(outline) == len(pages)
    shapes = [found.heights_pt[0] / found.widths_pt[0] for found in (outline, pages)]
    assert shapes[0] == pytest.approx(shapes[1], rel=0.01)


def test_pictures_are_as_wide_as_was_wished(opened: Open, pair: LoadedComparison, qtbot: QtBot) -> None:
    feed, heard = opened(request(pair))
    feed.wish([PageWish(0, 300), PageWish(1, 200)])
    qtbot.waitUntil(lambda: len(heard.pictures) == 2, timeout=LIMIT_MS)
    for wish, picture in heard.pictures.items():
        assert picture.width() == wish.width_px
        places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
        shades = {picture.pixelColor(x, y).lightness() for x, y in places}
        assert max(shades) == 255, "paper"
        assert min(shades) < 160, "letters"


def test_what_was_scrolled_away_is_never_drawn(opened: Open, pair: LoadedComparison, qtbot: QtBot) -> None:
    feed, heard = opened(request(pair))
    for first in range(len(LEFT) - 1):
        feed.wish([PageWish(page, 400) for page in range(first, len(LEFT))])
    feed.wish([PageWish(29, 400)])
    qtbot.waitUntil(lambda: PageWish(29, 400) in heard.pictures, timeout=LIMIT_MS)
    assert heard.pictures.keys() == {PageWish(0, 400), PageWish(29, 400)}, "the one underway, and the newest wish"


def test_what_is_underway_is_not_drawn_twice(
    opened: Open, pair: LoadedComparison, loader: PageLoader, qtbot: QtBot
) -> None:
    feed, heard = opened(request(pair))
    drawn: list[PageWish] = []
    feed.drawn.connect(lambda wish, _picture: drawn.append(wish))
    feed.wish([PageWish(0, 200)])
    feed.wish([PageWish(0, 200), PageWish(1, 200)])
    qtbot.waitUntil(lambda: len(heard.pictures) == 2 and not loader.is_busy, timeout=LIMIT_MS)
    assert drawn == [PageWish(0, 200), PageWish(1, 200)]


def test_a_document_that_is_gone_is_one_sentence(opened: Open, own_pair: PagesRequest) -> None:
    os.remove(own_pair.path)
    _, heard = opened(own_pair)
    (sentence,) = heard.sentences
    assert sentence.endswith(".")
    assert own_pair.path not in sentence
    assert heard.everything == (0, 0, 0, 1)


def test_a_document_that_is_another_one_now_is_one_sentence(opened: Open, own_pair: PagesRequest) -> None:
    Path(own_pair.path).write_bytes(paged_pdf(RIGHT))
    _, heard = opened(own_pair)
    assert heard.sentences == ["This document changed after the comparison."]


def test_a_damaged_document_is_one_sentence(opened: Open, own_pair: PagesRequest) -> None:
    Path(own_pair.path).write_bytes(b"%PDF-1.7\nthis is no PDF at all")
    _, heard = opened(own_pair)
    (sentence,) = heard.sentences
    assert sentence.endswith(".")


def test_a_document_that_changes_between_two_pages_is_one_sentence(
    opened: Open, own_pair: PagesRequest, qtbot: QtBot
) -> None:
    feed, heard = opened(own_pair)
    Path(own_pair.path).write_bytes(paged_pdf(RIGHT))
    os.utime(own_pair.path, (1, 1))
    feed.wish([PageWish(3, 200)])
    qtbot.waitUntil(lambda: bool(heard.sentences), timeout=LIMIT_MS)
    assert heard.sentences == ["This document changed after the comparison."]
    assert heard.pictures == {}


def test_a_closed_feed_says_nothing_and_others_go_on(loader: PageLoader, pair: LoadedComparison, qtbot: QtBot) -> None:
    first, second = PageFeed(request(pair)), PageFeed(request(pair, is_left=False))
    heard = [Heard(first), Heard(second)]
    for feed in (first, second):
        loader.open(feed)
    first.close()
    qtbot.waitUntil(lambda: bool(heard[1].pages) and not loader.is_busy, timeout=LIMIT_MS)
    assert heard[0].everything == (0, 0, 0, 0)


def test_a_loader_that_is_closed_while_pages_are_read_neither_hangs_nor_speaks(
    loader: PageLoader, jobs: BackgroundJobs, pair: LoadedComparison, qtbot: QtBot
) -> None:
    feed = PageFeed(request(pair))
    heard = Heard(feed)
    loader.open(feed)
    qtbot.waitUntil(lambda: bool(heard.outlines), timeout=LIMIT_MS)
    feed.wish([PageWish(page, 2_000) for page in range(30)])
    before = heard.everything
    loader.close()
    qtbot.waitUntil(lambda: not jobs.is_busy, timeout=LIMIT_MS)
    assert heard.everything == before


def test_what_no_reader_should_do_is_told_as_a_bug(jobs: BackgroundJobs, pair: LoadedComparison, qtbot: QtBot) -> None:
    class Broken(PageReader):
        def picture(self, path: str, page: int, **_: object) -> Picture:  # noqa: ARG002
            raise RuntimeError("broken")

    loader = PageLoader(jobs, make_reader=Broken)
    feed = PageFeed(request(pair))
    heard = Heard(feed)
    with qtbot.capture_exceptions() as bugs:
        loader.open(feed)
        qtbot.waitUntil(lambda: bool(heard.sentences), timeout=LIMIT_MS)
    assert heard.sentences == ["This document cannot be shown."]
    assert [str(bug) for _, bug, _ in bugs] == ["broken"]
    loader.close()


def test_only_the_newest_thumbnail_is_drawn(loader: PageLoader, pair: LoadedComparison, qtbot: QtBot) -> None:
    feed = ThumbnailFeed()
    drawn: list[ThumbnailWish] = []
    feed.drawn.connect(lambda wish, _picture: drawn.append(wish))
    loader.open(feed)
    wishes = [
        ThumbnailWish(path=pair.request.left.entry.path, mtime_ns=0, width_px=width_px) for width_px in range(40, 60)
    ]
    for wish in wishes:
        feed.wish(wish)
    qtbot.waitUntil(lambda: wishes[-1] in drawn and not loader.is_busy, timeout=LIMIT_MS)
    assert set(drawn) <= {*wishes[:2], wishes[-1]}, "those underway, and the newest wish"


def test_a_difference_without_rows_has_pages_too(opened: Open, own_pair: PagesRequest, pair: LoadedComparison) -> None:
    asked = request(pair, path=own_pair.path)
    _, heard = opened(
        PagesRequest(
            path=asked.path, difference=Difference(rows=()), digest=asked.digest, is_left=True, page_count=None
        )
    )
    (pages,) = heard.pages
    assert len(pages) == len(LEFT)
    assert pages.rows.tolist() == []
