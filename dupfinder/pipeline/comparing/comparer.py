"""Two documents side by side: their texts, how alike they are, and how they differ.

What somebody looks at is read once while its file stays as it is.
"""

import threading
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from dupfinder.diff import align, content_rows, revisions
from dupfinder.domain.beyond import ContentDifference, ContentKind
from dupfinder.domain.comparisons import CompareOptions, Comparison, ContentRow, Redline, RedlineAbout
from dupfinder.domain.differences import Piece
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.files import FileEntry
from dupfinder.domain.looks import PageLikeness
from dupfinder.domain.masks import is_written_otherwise, say_the_same, variables_between
from dupfinder.domain.options import MEMORY_LIMIT_BYTES, MIN_SIMILARITY, MIN_WORDS, TIME_LIMIT_S
from dupfinder.domain.pairs import CONTAINMENT, Figures, Relation, Variable, named_beyond, or_told_by_figures
from dupfinder.domain.records import dataclass
from dupfinder.domain.sameness import only_one_has_text
from dupfinder.fingerprint import TextFeatures, analyse, shingle_hashes
from dupfinder.pipeline.matching.page_comparing import MOST_SIMILARITY, ComparedPages, PageComparer, Sight
from dupfinder.pipeline.matching.texts import is_told_by_words, spelt
from dupfinder.pipeline.scanning.text_reader import TextReader, contents_between, file_entry
from dupfinder.pipeline.workers.jobs import Closing, Threads
from dupfinder.verify import verify

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
            documents = [self._reader.document(path, min_words=min_words) for path in (a_path, b_path)]
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


_NO_PAGES = ComparedPages((), 0, 0)


def _same_words(left: KnownText, right: KnownText) -> bool:
    return left.features.text_digest == right.features.text_digest


def _same_text(left: KnownText, right: KnownText) -> bool:
    return is_written_otherwise(left.features.masked_digests, right.features.masked_digests)


def _figures_by_words(left: KnownText, right: KnownText) -> Figures:
    both = (left.features, right.features)
    if not all(one.word_count for one in both):
        return 0.0, 0.0, 0.0
    if say_the_same(left.features.masked_digests, right.features.masked_digests):
        return 1.0, 1.0, 1.0
    figures = verify(
        np.array([[0, 1]], np.int64),
        lambda number: shingle_hashes(both[number].word_hashes),
        word_counts=np.array([one.word_count for one in both], np.int64),
        on_pair=lambda: None,
        spelt_of=lambda number: spelt(both[number]),
    )
    return figures.of_pair(0)


def _counted(differences: Sequence[ContentDifference], rows: Sequence[ContentRow]) -> tuple[ContentDifference, ...]:
    """Return the differences with as many of each kind as there are rows that differ: what a person is shown."""
    counts = Counter(row.kind for row in rows if not row.is_same)
    return tuple(replace(one, count=counts.get(one.kind, one.count)) for one in differences)


def _with_pixels(text: ExtractedText, pixels: Mapping[bytes, bytes] | None) -> ExtractedText:
    """Return a document with pictures that are told by their pixels, as far as these are known."""
    if not pixels:
        return text
    found = text.beyond.items.get(ContentKind.PICTURES, ())
    told = tuple(replace(one, digest=pixels.get(one.digest, one.digest)) for one in found)
    return replace(text, beyond=replace(text.beyond, items={**text.beyond.items, ContentKind.PICTURES: told}))


class Comparer(Closing):
    """Compares documents with one worker that is kept alive; `close` ends it. Readings wait for each other."""

    def __init__(
        self,
        *,
        time_limit_s: float = TIME_LIMIT_S,
        memory_limit_bytes: int = MEMORY_LIMIT_BYTES,
        ocr: bool = False,
        min_similarity: float = MIN_SIMILARITY,
        min_words: int = MIN_WORDS,
    ) -> None:
        self._min_words = min_words
        self._min_similarity = min_similarity
        self._reader = TextReader(time_limit_s=time_limit_s, memory_limit_bytes=memory_limit_bytes, ocr=ocr)
        self._texts = KnownTexts(self._reader)

    def close(self) -> None:
        """End the worker; a comparison underway ends with an error."""
        self._reader.close()

    def text(self, path: str, *, check: Callable[[], None] = lambda: None) -> KnownText:
        """Return one document's text as its file is now; `DocumentError` says in one sentence why it cannot be read.

        `check` is called now and then: it raises to give up.
        """
        return self._texts.get(path, check=check)

    def compare(self, a_path: str, b_path: str, *, options: CompareOptions | None = None) -> Comparison:
        """Return how two documents compare; `DocumentError` says in one sentence which cannot be read and why.

        `UsageError` says what is wrong with the options.
        """
        chosen = options or CompareOptions()
        align("", "", options=chosen)  # a pattern that is none is said before two long documents are read
        left, right = self.text(a_path), self.text(b_path)
        pixels: dict[str, Mapping[bytes, bytes]] = {}
        differs_beyond = self._differs_beyond((a_path, left), (b_path, right), pixels)
        relation = self._relation_of_same(left, right, differs_beyond)
        looks: tuple[PageLikeness, ...] = ()
        pages: ComparedPages | None = None
        if relation is None:
            looks, pages = self._looks(a_path, left, b_path, right)
            similarity, a_in_b, b_in_a = pages.figures if pages else _figures_by_words(left, right)
            if similarity >= self._min_similarity:
                relation = Relation.LOOKS_ALIKE if pages else Relation.NEAR
            elif max(a_in_b, b_in_a) >= CONTAINMENT:
                relation = Relation.CONTAINED
        else:
            similarity = a_in_b = b_in_a = 1.0
        variables: tuple[Variable, ...] = ()
        if relation in {Relation.NEAR, Relation.SAME_TEXT} and not _same_words(left, right):
            found = variables_between(left.features.masked_digests, right.features.masked_digests)
            variables = or_told_by_figures(found, (similarity, a_in_b, b_in_a))
        if relation is Relation.SAME_TEXT:
            differs_beyond = named_beyond(relation, differs_beyond, only=variables)
        difference = align(left.extracted.text, right.extracted.text, options=chosen)
        told = [
            one.kind
            for one in differs_beyond
            # How words are written is seen in the texts, and whether there are any.
            if one.count is not None and one.kind not in {ContentKind.CASE_AND_PUNCTUATION, ContentKind.TEXT}
        ]
        texts = [_with_pixels(one.extracted, pixels.get(path)) for path, one in ((a_path, left), (b_path, right))]
        rows = content_rows(texts[0], texts[1], difference, kinds=told, same_words=_same_words(left, right))
        return Comparison(
            left=left.extracted,
            right=right.extracted,
            left_digest=left.content_digest,
            right_digest=right.content_digest,
            left_words=left.features.word_count,
            right_words=right.features.word_count,
            relation=relation,
            similarity=similarity,
            a_in_b=a_in_b,
            b_in_a=b_in_a,
            hamming_bits=(left.features.fingerprint ^ right.features.fingerprint).bit_count(),
            differs_only_in=variables,
            differs_beyond=_counted(differs_beyond, rows),
            looks=looks,
            compared_pages=(pages or _NO_PAGES).compared,
            uncompared_pages=(pages or _NO_PAGES).uncompared,
            difference=difference,
            options=chosen,
            content_rows=rows,
        )

    def redline(self, a_path: str, comparison: Comparison, about: RedlineAbout) -> Redline:
        """Return what was compared as a Word document in which the differences are tracked changes of A.

        `DocumentError` says in one sentence why A, which is read again for it, cannot be; `ReportError` that there is
        too much of it.
        """
        left, right = comparison.left.text, comparison.right.text
        return self._texts.redline(a_path, revisions(left, right, comparison.difference.rows), about)

    def _looks(
        self, a_path: str, left: KnownText, b_path: str, right: KnownText
    ) -> tuple[tuple[PageLikeness, ...], ComparedPages | None]:
        """Return which pages of two documents look alike, and what came of comparing them.

        `None` where both are told by their words, or nothing is seen that words do not tell.
        """
        if min(left.features.word_count, right.features.word_count) >= self._min_words:
            return (), None
        (seen_left, seen_right), compared = self._texts.pages(a_path, b_path, min_words=self._min_words)
        if not seen_left.looks.numbers or not seen_right.looks.numbers:
            return (), None
        looks = tuple(
            PageLikeness(
                left=seen_left.looks.numbers[page.left],
                right=seen_right.looks.numbers[page.right],
                similarity=min(MOST_SIMILARITY, page.likeness.share),
                is_turned=page.likeness.is_turned,
                differing=page.likeness.differing,
            )
            for page in compared.pages
        )
        return looks, compared

    def _differs_beyond(
        self, a: tuple[str, KnownText], b: tuple[str, KnownText], pixels: dict[str, Mapping[bytes, bytes]]
    ) -> tuple[ContentDifference, ...]:
        """Return in which kinds of content two documents differ besides their words.

        Where pictures had to be decoded for that, `pixels` gets their digests by how they are stored, for each path.
        """
        if a[1].content_digest == b[1].content_digest:
            return ()
        saw = [(path, known.extracted.beyond) for path, known in (a, b)]

        def pictures(path: str) -> bytes:
            packed, pixels[path] = self._texts.told_pictures(path)
            return packed

        found = contents_between(saw[0], saw[1], pictures, same_words=_same_words(a[1], b[1]))
        return found if bool(a[1].features.word_count) == bool(b[1].features.word_count) else only_one_has_text(found)

    def _relation_of_same(
        self, left: KnownText, right: KnownText, differs_beyond: tuple[ContentDifference, ...]
    ) -> Relation | None:
        """Return how two documents are related that have the same bytes, content or words; `None` if none of these.

        A few words, or none, do not make two documents one.
        """
        if left.content_digest == right.content_digest:
            return Relation.IDENTICAL
        if _same_words(left, right) and not differs_beyond:
            return Relation.SAME_CONTENT
        if not (_same_words(left, right) or _same_text(left, right)):
            return None
        fewest = min(left.features.word_count, right.features.word_count)
        return Relation.SAME_TEXT if fewest >= self._min_words else None
