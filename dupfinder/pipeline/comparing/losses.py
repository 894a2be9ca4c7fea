"""What would be lost with the documents that a plan removes: text, and what they hold besides their words."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property

from dupfinder.diff import KeptPassages, TextLeft
from dupfinder.domain.beyond import (
    DIGEST_BYTES,
    PLACED,
    WHAT_BYTES,
    ContentItem,
    ContentKind,
    cannot_compare,
    picture_digests,
)
from dupfinder.domain.decisions import Decision, Elsewhere, FileState, Loss, LostContent, Plan, Verdict
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.pairs import LOSSLESS
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.fingerprint.signs import missing_signs, sign_digests, signs
from dupfinder.fingerprint.words import find_words
from dupfinder.pipeline.comparing.elsewhere import GoingText, StayingDocuments
from dupfinder.pipeline.scanning.text_reader import ReadText, TextReader


@dataclass(frozen=True, slots=True)
class _Group:
    """The documents of one group that have to be read, by digest: of copies, one is enough."""

    kept: dict[str, FileState] = field(default_factory=dict)
    going: dict[tuple[str, str], list[Decision]] = field(default_factory=dict)
    """And by that of the one kept for them."""


_MOST_LETTERS = 16_000_000
"""Of texts of which something is looked for in all others at once."""
_MOST_LABELS = 20
_MOST_NUMBERS = 100
_NAME_OF_SHEET, _DRAWN_OVER = "sheet: ", " drawn over"
"""How labels of signs begin that are but names, and those of drawings end that hide words or strike them."""


@dataclass(frozen=True)  # no slots: its words are found where somebody asks for them
class _Known:
    """A document as it is now."""

    path: str
    read: ReadText

    @cached_property
    def words(self) -> bytes:
        """Return what tells its words, in their order."""
        (found,) = find_words([self.read.extracted.text])
        return found.digest

    @cached_property
    def signs_of_lines(self) -> dict[bytes, set[bytes | None]]:
        """Return the digests of the signs of all lines with words, by what tells these."""
        lines = [line for line in self.read.extracted.text.splitlines() if line.strip()]
        found: dict[bytes, set[bytes | None]] = {}
        for words, digest in zip(find_words(lines), sign_digests(lines), strict=True):
            if len(words.hashes):
                found.setdefault(words.digest, set()).add(digest)
        return found


def find_losses(
    plan: Plan,
    result: ScanResult | None,
    *,
    token: CancelToken,
    on_step: Callable[[int, int], None],
    ocr: bool = False,
) -> Plan:
    """Return the plan with what is lost with the documents that it removes, read from them as they are now.

    That is all that have not the same bytes, or the same content. Words are lost that stand in no document that stays:
    none of the plan, and none of all documents of the scan. Those of the scan are searched in its cache, and the few in
    which something is found are read, so that what stands elsewhere stands there now. Who goes in the plan, is excluded
    or cannot be read has nothing; nor has what is inside of a file that goes.

    A loss stays `None` where the removed document or the one kept for it cannot be read, or is not the one that was
    scanned. Another kept document that cannot be read counts as one without text, so no loss is too small. Each text is
    read once and held no longer than its comparison, but for `_MOST_LETTERS` of texts of which something is still
    looked for; of the kept ones the passages are held while their group is looked at. `on_step` is told how many of how
    many documents of the plan were read. Raises `Cancelled`, and `StoreError` if there is a cache that cannot be read.
    """
    groups = _groups(plan)
    total = sum(len(group.kept) + len(group.going) for group in groups)
    if not total:
        return plan
    losses: dict[str, Loss] = {}
    with TextReader(ocr=ocr) as reader:
        steps = iter(range(1, total + 1))

        def read(file: FileState) -> _Known | None:
            token.check()
            found = _read(reader, file, check=token.check)
            on_step(next(steps), total)
            return found

        staying = None if result is None else StayingDocuments(plan, result, reader, token)
        for some in _in_portions(going for group in groups for going in _going_of(group, read, reader)):
            wanting = [going for going in some if going.left.word_count]
            if staying is not None and wanting:
                staying.take_from(wanting)
            for going in some:
                losses |= going.losses()
    decisions = tuple(_with_loss(decision, losses) for decision in plan.decisions)
    return replace(plan, decisions=decisions, unsearched=0 if staying is None else staying.unsearched)


def _in_portions(each: Iterable[GoingText]) -> Iterator[list[GoingText]]:
    """Yield the texts some at a time, as many as may be held together."""
    some: list[GoingText] = []
    letters = 0
    for going in each:
        some.append(going)
        letters += going.left.letters
        if letters > _MOST_LETTERS:
            yield some
            some, letters = [], 0
    yield some


def _groups(plan: Plan) -> list[_Group]:
    """Return the groups from which near duplicates go."""
    groups: dict[object, _Group] = {}
    for decision in plan.decisions:
        if decision.kept is not None and decision.relation not in LOSSLESS:
            # Older plans do not say which group a document belongs to: then the one kept for it has to do.
            number = decision.kept.path if decision.group_number is None else decision.group_number
            group = groups.setdefault(number, _Group())
            group.going.setdefault((decision.file.content_digest, decision.kept.content_digest), []).append(decision)
            group.kept.setdefault(decision.kept.content_digest, decision.kept)
    for decision in plan.decisions:
        if decision.verdict is Verdict.KEEP and decision.group_number in groups:
            groups[decision.group_number].kept.setdefault(decision.file.content_digest, decision.file)
    return list(groups.values())


def _going_of(group: _Group, read: Callable[[FileState], _Known | None], reader: TextReader) -> Iterator[GoingText]:
    """Yield each document for which it can be told what is lost, without what the kept ones of its group have."""
    passages: dict[str, KeptPassages] = {}
    kept = []
    for digest, file in group.kept.items():
        found = read(file)
        if found is not None:
            passages[digest] = KeptPassages(found.read.extracted.text)
            kept.append(found)
    together = KeptPassages.of_all(passages.values())
    for (_, kept_digest), decisions in group.going.items():
        found = read(decisions[0].file)
        if found is None or kept_digest not in passages:
            continue
        going = GoingText(decisions, TextLeft(found.read.extracted.text), tuple(_lost(found, kept, reader)))
        going.left.take(passages[kept_digest])
        if going.left.is_in(together):
            for digest, each in passages.items():
                going.take(_holder(group.kept[digest]), each)
        yield going


def _holder(file: FileState) -> Elsewhere:
    return Elsewhere(
        path=file.path,
        size_bytes=file.size_bytes,
        mtime_ns=file.mtime_ns,
        content_digest=file.content_digest,
    )


def _lost(found: _Known, kept: Sequence[_Known], reader: TextReader) -> Iterator[LostContent]:
    """Yield what a document has besides words that no kept one has, by kind."""
    beyond = found.read.extracted.beyond
    for kind in ContentKind:
        if kind in beyond.unseen:
            yield LostContent(kind=kind, count=None)
            continue
        items = beyond.items.get(kind, ())
        lost = list(range(len(items)))
        for other in kept:
            # Where other words stand around it, everything has another place.
            size = WHAT_BYTES if kind in PLACED and lost and other.words != found.words else DIGEST_BYTES
            there = {one.digest[:size] for one in other.read.extracted.beyond.items.get(kind, ())}
            lost = [number for number in lost if items[number].digest[:size] not in there]
        signs_lost = _lost_signs(items, lost, found, kept) if kind is ContentKind.SIGNS else None
        if signs_lost == "":
            lost.pop(0)
        if not lost:
            if others := _only_kept(kind, found, kept):
                yield LostContent(kind=kind, count=0, labels=others)
            continue
        is_unseen = any(
            kind in one.unseen or cannot_compare(kind, _digests(items), _digests(one.items.get(kind, ())))
            for one in (other.read.extracted.beyond for other in kept)
        )
        count: int | None = len({items[number].digest for number in lost})
        if kind is ContentKind.PICTURES and not is_unseen:
            count = _lost_pictures(found, kept, reader)
        if count != 0:
            labels = dict.fromkeys((number == 0 and signs_lost) or items[number].label for number in lost)
            labels.pop("", None)  # capitals and commas have no name
            yield LostContent(
                kind=kind,
                count=None if is_unseen else count,
                labels=tuple(labels)[:_MOST_LABELS],
                numbers=tuple(lost[:_MOST_NUMBERS]),
            )


def _digests(items: Sequence[ContentItem]) -> list[bytes]:
    return [one.digest for one in items]


def _lost_signs(items: Sequence[ContentItem], lost: Sequence[int], found: _Known, kept: Sequence[_Known]) -> str | None:
    """Return which signs of the text no kept document has as often; `None` where places tell, or none are lost.

    All signs of a text are one item, the first: a kept document that has one more has another one.
    """
    own = signs(found.read.extracted.text) if lost and lost[0] == 0 else None
    if own is None or own.digest != items[0].digest:
        return None
    missing = (
        missing_signs(found.read.extracted.text, other.read.extracted.text)
        for other in kept
        if other.words != found.words
    )
    return min(missing, key=len, default=None)


def _only_kept(kind: ContentKind, found: _Known, kept: Sequence[_Known]) -> tuple[str, ...]:
    """Return what of a kind all kept documents have on words that a document without it says plainly.

    Its words are all there, but say something else: the amount has a minus, the clause is struck, or nobody sees it.
    """
    extracted = found.read.extracted
    own = {one.digest for one in extracted.beyond.items.get(kind, ())}
    others = [
        [one.label for one in other.read.extracted.beyond.items.get(kind, ()) if one.digest not in own]
        for other in kept
        if kind is not ContentKind.SIGNS or other.words == found.words or _has_lines_with_other_signs(other, found)
    ]
    if len(others) < len(kept) or not all(others):
        return ()
    text = " ".join(extracted.text.split())
    marked = [[label for label in labels if _changes_words(kind, label, text)] for labels in others]
    return tuple(dict.fromkeys(marked[0]))[:_MOST_LABELS] if all(marked) else ()


def _has_lines_with_other_signs(one: _Known, other: _Known) -> bool:
    """Return whether two documents have a line of the same words with other signs."""
    there = other.signs_of_lines
    return any(digest not in there.get(words, {digest}) for words, own in one.signs_of_lines.items() for digest in own)


def _changes_words(kind: ContentKind, label: str, text: str) -> bool:
    """Return whether something of a kind makes words of a text say something else."""
    if kind is ContentKind.SIGNS:
        return not label.startswith(_NAME_OF_SHEET)
    if kind is ContentKind.DRAWINGS:
        return label.endswith(_DRAWN_OVER)
    if kind in {ContentKind.REVISIONS, ContentKind.HIDDEN}:
        return label.removeprefix("struck: ") in text
    return kind is ContentKind.FIELDS


def _lost_pictures(found: _Known, kept: Sequence[_Known], reader: TextReader) -> int | None:
    """Return how many pictures of a document no kept one has, by their pixels; `None` where nobody can tell."""
    try:
        own = picture_digests(reader.pictures(found.path))
        there = [picture_digests(reader.pictures(other.path)) for other in kept]
    except DocumentError:
        return None
    if own is None or None in there:
        return None
    return len(own.difference(*filter(None, there)))


def _read(reader: TextReader, file: FileState, *, check: Callable[[], None]) -> _Known | None:
    """Return a document as it is now, `None` if it cannot be read or is not what it was."""
    try:
        found = reader.read(file.path, check=check)
    except DocumentError:
        return None
    return _Known(file.path, found) if found.content_digest == file.content_digest else None


def _with_loss(decision: Decision, losses: Mapping[str, Loss]) -> Decision:
    loss = losses.get(decision.file.path)
    return decision if loss is None else replace(decision, loss=loss)
