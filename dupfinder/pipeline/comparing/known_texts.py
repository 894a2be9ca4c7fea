"""The texts of the documents that somebody looks at, read once while their files stay as they are."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence

from dupfinder.domain.comparisons import Redline, RedlineAbout
from dupfinder.domain.differences import Piece
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.files import FileEntry
from dupfinder.domain.records import dataclass
from dupfinder.fingerprint import TextFeatures, analyse
from dupfinder.pipeline.matching.page_comparing import ComparedPages, PageComparer, Sight
from dupfinder.pipeline.matching.texts import is_told_by_words
from dupfinder.pipeline.scanning.text_reader import TextReader, file_entry
from dupfinder.pipeline.workers.jobs import Threads

MOST_LETTERS = 64_000_000
"""Of all texts that are held together; the one looked at longest ago goes first, but the last stays however long."""

_Look = tuple[str, int, int, int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownText:
    """A document as it was read, and what comparing needs of it."""

    extracted: ExtractedText
    features: TextFeatures
    content_digest: bytes


class KnownTexts:
    """Reads documents through one worker, and holds the last ones. For several threads; their readings take turns."""

    def __init__(self, reader: TextReader) -> None:
        self._reader = reader
        self._lock = threading.Lock()
        self._texts: OrderedDict[_Look, KnownText] = OrderedDict()

    def get(self, path: str, *, check: Callable[[], None] = lambda: None) -> KnownText:
        """Return a document's text as its file is now; `DocumentError` says in one sentence why it cannot be read.

        `check` is called now and then: it raises to give up.
        """
        with self._lock:
            check()
            look = _look(file_entry(path))
            known = self._texts.get(look)
            if known is None:
                known = self._read(path, check)
                self._texts[look] = known
                self._forget_oldest()
            self._texts.move_to_end(look)
            return known

    def told_pictures(self, path: str) -> tuple[bytes, Mapping[bytes, bytes]]:
        """Return the pictures of a document by their pixels, as `TextReader.told_pictures`."""
        with self._lock:
            return self._reader.told_pictures(path)

    def redline(self, path: str, pieces: Sequence[Piece], about: RedlineAbout) -> Redline:
        """Return a document with tracked changes, as `TextReader.redline`."""
        with self._lock:
            return self._reader.redline(path, pieces, about)

    def pages(self, a_path: str, b_path: str, *, min_words: int) -> tuple[tuple[Sight, Sight], ComparedPages]:
        """Return two documents as they are seen, and what comes of comparing their pages."""
        with self._lock:
            documents = [self._reader.document(path) for path in (a_path, b_path)]
            a, b = (Sight.of(one, is_told_by_words=is_told_by_words(one, min_words)) for one in documents)
            comparer = PageComparer(self._reader.page, threads=Threads(1), check=lambda: None)
            (compared,) = comparer.compare([(a, b)])
            return (a, b), compared

    def _read(self, path: str, check: Callable[[], None]) -> KnownText:
        read = self._reader.read(path, check=check)
        return KnownText(
            extracted=read.extracted,
            features=analyse([read.extracted.text], values=[read.extracted.values])[0],
            content_digest=bytes.fromhex(read.content_digest),
        )

    def _forget_oldest(self) -> None:
        letters = sum(len(known.extracted.text) for known in self._texts.values())
        while letters > MOST_LETTERS and len(self._texts) > 1:
            _, oldest = self._texts.popitem(last=False)
            letters -= len(oldest.extracted.text)


def _look(entry: FileEntry) -> _Look:
    return entry.path, entry.size_bytes, entry.mtime_ns, entry.changed_ns, entry.device, entry.inode
