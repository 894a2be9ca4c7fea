"""What text would be lost with the near duplicates that a plan removes."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from dupfinder.diff import KeptPassages
from dupfinder.domain.decisions import Decision, FileState, Loss, Plan, Verdict
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import CancelToken
from dupfinder.pipeline.text_reader import TextReader


@dataclass(frozen=True, slots=True)
class _Group:
    """The documents of one group that have to be read, by digest: of copies, one is enough."""

    kept: dict[str, FileState] = field(default_factory=dict)
    near: dict[str, list[Decision]] = field(default_factory=dict)


def find_losses(
    plan: Plan,
    *,
    token: CancelToken,
    on_step: Callable[[int, int], None],
    ocr: bool = False,
) -> Plan:
    """Return the plan with the losses of the near duplicates that it removes, read from the documents as they are now.

    A loss stays `None` where the removed document or the one kept for it cannot be read, or is not the one that was
    scanned. Another kept document that cannot be read counts as one without text, so no loss is too small. Each text is
    read once and held no longer than its comparison; of the kept ones the passages are held while their group is
    looked at. `on_step` is told how many of how many documents were read. Raises `Cancelled`.
    """
    groups = _groups(plan)
    total = sum(len(group.kept) + len(group.near) for group in groups)
    if not total:
        return plan
    losses: dict[str, Loss] = {}
    with TextReader(ocr=ocr) as reader:
        steps = iter(range(1, total + 1))

        def read(file: FileState) -> str | None:
            token.check()
            text = _text(reader, file, check=token.check)
            on_step(next(steps), total)
            return text

        for group in groups:
            losses |= _losses_of(group, read)
    return Plan(decisions=tuple(_with_loss(decision, losses) for decision in plan.decisions))


def _groups(plan: Plan) -> list[_Group]:
    """Return the groups from which near duplicates go."""
    groups: dict[object, _Group] = {}
    for decision in plan.decisions:
        if decision.kept is not None and decision.relation == Relation.NEAR:
            # Older plans do not say which group a document belongs to: then the one kept for it has to do.
            number = decision.kept.path if decision.group_number is None else decision.group_number
            group = groups.setdefault(number, _Group())
            group.near.setdefault(decision.file.content_digest, []).append(decision)
            group.kept.setdefault(decision.kept.content_digest, decision.kept)
    for decision in plan.decisions:
        if decision.verdict is Verdict.KEEP and decision.group_number in groups:
            groups[decision.group_number].kept.setdefault(decision.file.content_digest, decision.file)
    return list(groups.values())


def _losses_of(group: _Group, read: Callable[[FileState], str | None]) -> Iterator[tuple[str, Loss]]:
    """Yield the path and the loss of each near duplicate for which it can be told."""
    kept, unread = KeptPassages(), set()
    for digest, file in group.kept.items():
        text = read(file)
        if text is None:
            unread.add(digest)
        else:
            kept.add(text)
    for decisions in group.near.values():
        text = read(decisions[0].file)
        if text is None:
            continue
        loss = kept.lost_from(text)
        for decision in decisions:
            if decision.kept is not None and decision.kept.content_digest not in unread:
                yield decision.file.path, loss


def _text(reader: TextReader, file: FileState, *, check: Callable[[], None]) -> str | None:
    """Return the text of a file, `None` if it cannot be read or is not what it was."""
    try:
        found = reader.read(file.path, check=check)
    except DocumentError:
        return None
    return found.extracted.text if found.content_digest == file.content_digest else None


def _with_loss(decision: Decision, losses: Mapping[str, Loss]) -> Decision:
    loss = losses.get(decision.file.path)
    return decision if loss is None else replace(decision, loss=loss)
