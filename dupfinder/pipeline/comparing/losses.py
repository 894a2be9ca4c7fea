"""What would be lost with the documents that a plan removes: text, and what they hold besides their words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from dupfinder.diff import KeptPassages
from dupfinder.domain.beyond import ContentKind, picture_digests
from dupfinder.domain.decisions import Decision, FileState, Loss, LostContent, Plan, Verdict
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.pairs import LOSSLESS
from dupfinder.domain.progress import CancelToken
from dupfinder.pipeline.scanning.text_reader import ReadText, TextReader


@dataclass(frozen=True, slots=True)
class _Group:
    """The documents of one group that have to be read, by digest: of copies, one is enough."""

    kept: dict[str, FileState] = field(default_factory=dict)
    going: dict[str, list[Decision]] = field(default_factory=dict)


_MOST_LABELS = 20
_MOST_NUMBERS = 100


@dataclass(frozen=True, slots=True)
class _Known:
    """A document as it is now."""

    path: str
    read: ReadText


def find_losses(
    plan: Plan,
    *,
    token: CancelToken,
    on_step: Callable[[int, int], None],
    ocr: bool = False,
) -> Plan:
    """Return the plan with what is lost with the documents that it removes, read from them as they are now.

    That is all that have not the same bytes, or the same content.

    A loss stays `None` where the removed document or the one kept for it cannot be read, or is not the one that was
    scanned. Another kept document that cannot be read counts as one without text, so no loss is too small. Each text is
    read once and held no longer than its comparison; of the kept ones the passages are held while their group is
    looked at. `on_step` is told how many of how many documents were read. Raises `Cancelled`.
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

        for group in groups:
            losses |= _losses_of(group, read, reader)
    return replace(plan, decisions=tuple(_with_loss(decision, losses) for decision in plan.decisions))


def _groups(plan: Plan) -> list[_Group]:
    """Return the groups from which near duplicates go."""
    groups: dict[object, _Group] = {}
    for decision in plan.decisions:
        if decision.kept is not None and decision.relation not in LOSSLESS:
            # Older plans do not say which group a document belongs to: then the one kept for it has to do.
            number = decision.kept.path if decision.group_number is None else decision.group_number
            group = groups.setdefault(number, _Group())
            group.going.setdefault(decision.file.content_digest, []).append(decision)
            group.kept.setdefault(decision.kept.content_digest, decision.kept)
    for decision in plan.decisions:
        if decision.verdict is Verdict.KEEP and decision.group_number in groups:
            groups[decision.group_number].kept.setdefault(decision.file.content_digest, decision.file)
    return list(groups.values())


def _losses_of(
    group: _Group, read: Callable[[FileState], _Known | None], reader: TextReader
) -> Iterator[tuple[str, Loss]]:
    """Yield the path and the loss of each document for which it can be told."""
    passages, kept, unread = KeptPassages(), [], set()
    for digest, file in group.kept.items():
        found = read(file)
        if found is None:
            unread.add(digest)
        else:
            passages.add(found.read.extracted.text)
            kept.append(found)
    for decisions in group.going.values():
        found = read(decisions[0].file)
        if found is None:
            continue
        loss = replace(passages.lost_from(found.read.extracted.text), content=tuple(_lost(found, kept, reader)))
        for decision in decisions:
            if decision.kept is not None and decision.kept.content_digest not in unread:
                yield decision.file.path, loss


def _lost(found: _Known, kept: Sequence[_Known], reader: TextReader) -> Iterator[LostContent]:
    """Yield what a document has besides words that no kept one has, by kind."""
    beyond = found.read.extracted.beyond
    for kind in ContentKind:
        if kind in beyond.unseen:
            yield LostContent(kind=kind, count=None)
            continue
        items = beyond.items.get(kind, ())
        there = {one.digest for other in kept for one in other.read.extracted.beyond.items.get(kind, ())}
        lost = [number for number, one in enumerate(items) if one.digest not in there]
        if not lost:
            continue
        is_unseen = any(kind in other.read.extracted.beyond.unseen for other in kept)
        count: int | None = len({items[number].digest for number in lost})
        if kind is ContentKind.PICTURES and not is_unseen:
            count = _lost_pictures(found, kept, reader)
        if count != 0:
            labels = dict.fromkeys(items[number].label for number in lost)
            yield LostContent(
                kind=kind,
                count=None if is_unseen else count,
                labels=tuple(labels)[:_MOST_LABELS],
                numbers=tuple(lost[:_MOST_NUMBERS]),
            )


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
