"""The pictures that stand among the rows of a comparison, asked for when they come into view."""

from collections import OrderedDict
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from dupfinder.gui.comparison.pages.page_feeds import Feed, Work, image_from
from dupfinder.gui.comparison.pages.page_loader import PageLoader
from dupfinder.gui.comparison.texts.display_rows import PictureKey
from dupfinder.pipeline import PageReader

Seen = QImage | str
"""A picture, or why it cannot be shown."""
_KEPT = 64
_MOST_WISHES = 32


class _Wish(NamedTuple):
    path: str
    key: PictureKey
    width_px: int


class PictureFeed(Feed):
    """One stored picture after the other; decoded elsewhere, only its pixels come here."""

    drawn = Signal(object, object)
    """The wish, and a `QImage` or why there is none."""

    def __init__(self) -> None:
        super().__init__()
        self._wishes: OrderedDict[_Wish, None] = OrderedDict()
        self._underway: set[_Wish] = set()

    def wish(self, wish: _Wish) -> None:
        """Wish for a picture, before all that was wished for earlier."""
        if wish in self._underway:
            return
        self._wishes[wish] = None
        self._wishes.move_to_end(wish)
        while len(self._wishes) > _MOST_WISHES:
            self._wishes.popitem(last=False)
        self.wished.emit()

    def forget(self) -> None:
        """Wish for nothing."""
        self._wishes.clear()

    def take(self) -> Work | None:
        """Return how the next picture is read."""
        if not self._wishes:
            return None
        wish, _ = self._wishes.popitem()
        self._underway.add(wish)
        return Work(partial(_draw, wish), partial(self._tell, wish), partial(self._fail, wish))

    def _tell(self, wish: _Wish, found: Seen) -> None:
        self._underway.discard(wish)
        self.drawn.emit(wish, found)

    def _fail(self, wish: _Wish, error: Exception) -> None:
        self.sentence(error, wish.path)  # so that a bug is told
        self._tell(wish, self.tr("This picture cannot be shown."))


def _draw(wish: _Wish, reader: PageReader) -> QImage:
    number = wish.key.number
    if wish.key.is_page:
        return image_from(reader.picture(wish.path, number, width_px=wish.width_px))
    return image_from(reader.stored_picture(wish.path, number, width_px=wish.width_px))


class RowPictures(QObject):
    """Holds the last pictures that were looked at."""

    changed = Signal()
    """A picture came."""

    def __init__(self, loader: PageLoader, parent: QObject) -> None:
        super().__init__(parent)
        self._feed = loader.open(PictureFeed())
        self._feed.drawn.connect(self._take)
        self.destroyed.connect(self._feed.close)
        self._paths: tuple[str, str] = ("", "")
        self._known: OrderedDict[_Wish, Seen] = OrderedDict()
        self._latest: dict[PictureKey, _Wish] = {}

    @property
    def known(self) -> Mapping[PictureKey, Seen]:
        """Return what is at hand of the two documents."""
        return {key: self._known[wish] for key, wish in self._latest.items() if wish in self._known}

    def set_documents(self, left: str, right: str) -> None:
        """Show the pictures of two other documents, or of the same as their files are now."""
        self._paths = (left, right)
        self._feed.forget()
        self._known.clear()
        self._latest.clear()

    def look(self, key: PictureKey, width_px: int) -> Seen | None:
        """Return a picture, at most so wide, or why there is none; `None` if it is not there yet, but asked for."""
        wish = _Wish(self._paths[key.document], key, width_px)
        if wish in self._known:
            self._known.move_to_end(wish)
            return self._known[wish]
        self._feed.wish(wish)
        return self._known.get(self._latest[key]) if key in self._latest else None  # one of another size will do

    def _take(self, wish: _Wish, found: Seen) -> None:
        if wish.path != self._paths[wish.key.document]:
            return
        self._known[wish] = found
        self._latest[wish.key] = wish
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        self.changed.emit()
