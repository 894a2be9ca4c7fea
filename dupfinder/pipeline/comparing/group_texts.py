"""The documents of one group, read as they are now, and which of them has which paragraph."""

from collections.abc import Callable, Sequence

from dupfinder.diff import group_table
from dupfinder.domain.comparisons import CompareOptions, GroupTexts
from dupfinder.domain.documents import Document
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import Message, say
from dupfinder.pipeline.comparing.comparer import Comparer
from dupfinder.pipeline.scanning.text_reader import file_entry

MOST_DOCUMENTS = 200
"""Columns that a person can still look through."""
MOST_LETTERS = 64_000_000
"""Of all texts together, copies once: the table of 100 versions of 2,000 paragraphs takes some seconds and 200 MB."""


def read_group(
    comparer: Comparer,
    documents: Sequence[Document],
    *,
    options: CompareOptions | None = None,
    check: Callable[[], None] = lambda: None,
    on_step: Callable[[int, int], None] = lambda _done, _total: None,
) -> GroupTexts:
    """Return the texts of a group as they are now, and the table of their paragraphs. The first document is the keeper.

    Documents that cannot be read, and what is beyond `MOST_DOCUMENTS` or `MOST_LETTERS`, are problems. Of copies
    (documents of the same `content_digest` whose files look as they did when they were scanned) one is read for all.
    `on_step` is told how many documents are done of how many. `check` is called now and then: it raises to give up.
    """
    texts = _Texts(comparer, check)
    for done, document in enumerate(documents):
        on_step(done, len(documents))
        check()
        texts.add(document)
    on_step(len(documents), len(documents))
    return GroupTexts(
        paths=tuple(texts.read),
        table=group_table(list(texts.read.values()), options=options, check=check),
        problems=texts.problems,
        changed=frozenset(texts.changed),
    )


class _Texts:
    """The texts that were read, by path, and what is wrong with the others."""

    def __init__(self, comparer: Comparer, check: Callable[[], None]) -> None:
        self._comparer = comparer
        self._check = check
        self._by_digest: dict[bytes, str] = {}
        self._letters_left = MOST_LETTERS
        self.read: dict[str, str] = {}
        self.problems: dict[str, Message] = {}
        self.changed: set[str] = set()

    def add(self, document: Document) -> None:
        path = document.entry.path
        if len(self.read) == MOST_DOCUMENTS:
            self.problems[path] = say(
                "{path}: Left out: at most {most} documents are compared at once.", path=path, most=MOST_DOCUMENTS
            )
            return
        try:
            text, digest = self._text_of(document)
        except DocumentError as error:
            self.problems[path] = error.message
            return
        if document.content_digest not in {None, digest}:
            self.changed.add(path)
        if digest not in self._by_digest and len(text) > self._letters_left:
            self.problems[path] = say("{path}: Left out: the documents are too long to compare at once.", path=path)
            return
        if digest not in self._by_digest:
            self._letters_left -= len(text)
        self.read[path] = self._by_digest.setdefault(digest, text)

    def _text_of(self, document: Document) -> tuple[str, bytes]:
        """Return a document's text, and the digest of its content."""
        known = document.content_digest
        if known is not None and known in self._by_digest and _looks_as_scanned(document):
            return self._by_digest[known], known
        read = self._comparer.text(document.entry.path, check=self._check)
        return read.extracted.text, read.content_digest


def _looks_as_scanned(document: Document) -> bool:
    """Return whether a file is as it was, for sure; `DocumentError` if it is gone."""
    entry, now = document.entry, file_entry(document.entry.path)
    looks = [(one.size_bytes, one.mtime_ns, one.changed_ns) for one in (now, entry)]
    return looks[0] == looks[1]
