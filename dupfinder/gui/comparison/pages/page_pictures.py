"""Pictures of pages that were drawn, as many as fit."""

from collections import OrderedDict
from collections.abc import Container
from typing import NamedTuple

from PySide6.QtGui import QImage

MOST_BYTES = 64 << 20


class PageWish(NamedTuple):
    """A page that should be drawn, numbered from 0, and how wide."""

    page: int
    width_px: int


class PagePictures:
    """One picture of each page, the newest; those that were not looked at for longest go first."""

    def __init__(self, *, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._pictures: OrderedDict[int, tuple[int, QImage]] = OrderedDict()
        self.size_bytes = 0
        """Of all pictures together."""

    def __len__(self) -> int:
        return len(self._pictures)

    def clear(self) -> None:
        """Forget all."""
        self._pictures.clear()
        self.size_bytes = 0

    def look(self, page: int) -> QImage | None:
        """Return the picture of a page, which was looked at now."""
        if page not in self._pictures:
            return None
        self._pictures.move_to_end(page)
        return self._pictures[page][1]

    def width_px(self, page: int) -> int | None:
        """Return how wide the picture of a page was asked for; `None` where there is none."""
        found = self._pictures.get(page)
        return found[0] if found else None

    def add(self, wish: PageWish, picture: QImage, *, kept: Container[int]) -> None:
        """Keep the picture that was wished for; of the pages `kept` none goes, even if they alone are too many."""
        old = self._pictures.pop(wish.page, None)
        self._pictures[wish.page] = wish.width_px, picture
        self.size_bytes += picture.sizeInBytes() - (old[1].sizeInBytes() if old else 0)
        for page in list(self._pictures):
            if self.size_bytes <= self._most_bytes:
                return
            if page not in kept and page != wish.page:
                self.size_bytes -= self._pictures.pop(page)[1].sizeInBytes()
