"""From groups and rules to a plan. Nothing is looked up on disk here.

A group is split into *shares* (`Shares`): documents of which one is enough. Each share keeps its best document, and
only the others of that share are removed for it. Identical documents are always one share; what else is, a person says
in so many words (`Inclusion`, S13). *Variants* stay apart from what they resemble unless they are asked for by name:
documents of the same template as another of the group, with other details. Two invoices are not two copies.
Rules that keep one in each folder, or of each name, split the shares once more.
"""

import os
from collections.abc import Collection, Iterator, Sequence
from collections.abc import Set as AbstractSet

from dupfinder.decide.plan_groups import KEEPER, SAME_TEXTS, PlanDocument, PlanGroup, Reason, Shares
from dupfinder.decide.rules import Rule, RuleKind
from dupfinder.domain.acyclic import Acyclic
from dupfinder.domain.decisions import Decision, Inclusion, Plan, Verdict
from dupfinder.domain.pairs import Relation, of_one_template
from dupfinder.domain.protection import FileKey
from dupfinder.domain.records import dataclass
from dupfinder.domain.sameness import KEEPER_SHARE
from dupfinder.domain.suggesting import CRITERIA, Preference, deciding, finish_rank, preference

_Key = tuple[int | bytes, ...]


@dataclass(frozen=True, slots=True)
class _Candidate(Acyclic):
    """A document that can be checked before a removal, and its share of the group."""

    document: PlanDocument
    share: bytes
    text: bytes
    """Its share if documents with the same text are one."""
    key: _Key
    liked: Preference
    """What a person would prefer it by, whatever the rules."""


@dataclass(frozen=True, slots=True)
class _Retention(Acyclic):
    """A document that stays, and those that can go for it."""

    keeper: _Candidate
    others: tuple[_Candidate, ...]
    is_whole: bool
    """Whether the keeper is that of the whole group."""
    stays_beside: _Candidate | None
    """The best of its share, where this one stays because a rule keeps one of each."""
    is_variant: bool
    """Whether the keeper stays, whatever the rules, because it is another document of the same kind."""
    shares: Shares
    """Those of its group."""
    group_number: int


def make_plan(groups: Sequence[PlanGroup], rules: Sequence[Rule], *, included: Collection[Inclusion] = ()) -> Plan:
    """Return what stays and what goes, and why: identical documents, and what is included.

    References come first and never go. A document whose bytes were not read takes no part: it stays, nothing goes for
    it, and the plan does not name it. A file that stays for another in any group, under whatever name, goes in none.
    """
    ranking = _Ranking(rules)
    retentions = [
        retention
        for number, group in enumerate(groups, start=1)
        for retention in _retentions(group, ranking, included, group_number=number)
    ]
    protected = {retention.keeper.document.file for retention in retentions}
    protected.update(each.file for group in groups for each in group.documents if each.is_reference or each.is_excluded)
    decisions: dict[str, Decision] = {}
    retentions.reverse()
    while retentions:  # let go one by one: to free a million records at once would hold up all threads
        for decision in _decisions(retentions.pop(), ranking, protected=protected):
            decisions.setdefault(decision.file.path, decision)
    return Plan(decisions=tuple(decisions.values()))


_SUGGESTED = CRITERIA[1:5]
"""What the rule `suggested` asks for: not references, which come first anyway, nor paths."""


def _is_suggested(rule: Rule) -> bool:
    return rule.kind is RuleKind.SUGGESTED


class _Ranking:
    """The order in which the documents of a group deserve to stay."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self._rules = rules
        self._reasons = (
            Reason.REFERENCE,
            *(reason for rule in rules for reason in (_SUGGESTED if _is_suggested(rule) else (str(rule),))),
            Reason.SEARCH,
            *CRITERIA[1:],
        )

    def key(self, document: PlanDocument, liked: Preference) -> _Key:
        """Return a sort key: the best comes first, no two paths are equal; `liked` is what counts after all rules."""
        ranks: list[int] = []
        for rule in self._rules:
            ranks += liked[1:5] if _is_suggested(rule) else (rule.rank(document),)
        return (not document.is_reference, *ranks, document.relation is not None, *liked[1:])

    def part(self, document: PlanDocument) -> tuple[str | None, ...]:
        """Return what is equal for documents of a share of which one is enough."""
        return tuple(rule.part(document) for rule in self._rules)

    def splitting(self, one: PlanDocument, other: PlanDocument) -> str:
        """Return the rule that keeps the one beside the other."""
        return next(str(rule) for rule in self._rules if rule.part(one) != rule.part(other))

    def reason(self, better: _Candidate, worse: _Candidate) -> str:
        """Return what prefers one document to another."""
        keys = zip(self._reasons, better.key, worse.key, strict=True)
        return next((reason for reason, a, b in keys if a != b), Reason.SEARCH)


def _candidates(
    group: PlanGroup, shares: Shares, ranking: _Ranking, included: Collection[Inclusion]
) -> list[_Candidate]:
    """Return the documents that can be checked, the best first, each with its share."""
    known = [document for document in group.documents if document.content_digest is not None]
    finish: dict[str | None, int] = {}  # what has the same bytes is as finished, whatever it is called
    for each in known:
        rank = finish_rank(os.path.basename(each.path), has_fields=each.has_fields)
        finish[each.content_digest] = min(rank, finish.get(each.content_digest, rank))
    preferred = [
        preference(
            each.path,
            each.format,
            is_reference=each.is_reference,
            finish=finish[each.content_digest],
            has_text=each.text_digest is not None,
        )
        for each in known
    ]
    candidates = [
        _Candidate(
            document,
            share=shares.of(document, included),
            text=shares.of(document, SAME_TEXTS),
            key=ranking.key(document, liked),
            liked=liked,
        )
        for document, liked in zip(known, preferred, strict=True)
    ]
    return sorted(candidates, key=lambda candidate: candidate.key)


def _variant_texts(candidates: Sequence[_Candidate]) -> set[bytes]:
    """Return the texts of documents that stay apart: they differ from another of their group only in such variables.

    A report says so of a document and the keeper of the search. What differs from that keeper in S, and another in T,
    differ from each other in no more than S and T together, so they are variants of each other, too. Of documents that
    differ from the keeper in more, their masked digests tell. The keeper's own share is among them only where a
    document that is no variant stays instead; else what is near the keeper, and no variant, can go for it.
    """
    alike: dict[str, dict[str | bytes, set[bytes]]] = {}
    for candidate in candidates:
        document, text = candidate.document, candidate.text
        if document.masked_digest is not None:
            alike.setdefault(document.masked_digest, {}).setdefault(text, set()).add(text)
        if document.template_digest is not None:
            printed, particulars = document.template_digest[:16], document.template_digest[16:]
            alike.setdefault(f"template {printed}", {}).setdefault(particulars, set()).add(text)
    apart = (set().union(*texts.values()) for texts in alike.values() if len(texts) > 1)
    variants = {text for texts in apart if len(texts) > 1 for text in texts}
    variants |= {candidate.text for candidate in candidates if of_one_template(candidate.document.differs_only_in)}
    if any(of_one_template(candidate.document.differs_only_in) for candidate in candidates):
        variants.add(KEEPER_SHARE)
    best = candidates[0].text if candidates else KEEPER_SHARE
    return variants - {KEEPER_SHARE} if best == KEEPER_SHARE or best in variants else variants


def _retentions(
    group: PlanGroup, ranking: _Ranking, included: Collection[Inclusion], *, group_number: int
) -> Iterator[_Retention]:
    shares = Shares(group)
    candidates = _candidates(group, shares, ranking, included)
    variants = _variant_texts(candidates)
    parts: dict[tuple[tuple[bytes, bytes | None], tuple[str | None, ...]], list[_Candidate]] = {}
    best: dict[tuple[bytes, bytes | None], _Candidate] = {}
    for candidate in candidates:
        stays_apart = candidate.text in variants and Inclusion.VARIANTS not in included
        share = (candidate.share, candidate.text if stays_apart else None)
        best.setdefault(share, candidate)
        parts.setdefault((share, ranking.part(candidate.document)), []).append(candidate)
    for (share, _), (keeper, *others) in parts.items():
        yield _Retention(
            keeper,
            tuple(others),
            is_whole=keeper is candidates[0],
            stays_beside=None if best[share] is keeper else best[share],
            is_variant=keeper.text in variants,
            shares=shares,
            group_number=group_number,
        )


def _decisions(retention: _Retention, ranking: _Ranking, *, protected: AbstractSet[FileKey]) -> Iterator[Decision]:
    keeper, others, group_number = retention.keeper, retention.others, retention.group_number
    yield Decision(
        file=keeper.document.known_state,
        verdict=Verdict.KEEP,
        reason=_reason_to_stay(retention, ranking),
        relation=KEEPER if others or retention.is_whole else _relation_to_best(retention),
        kept=None,
        group_number=group_number,
        why=deciding(keeper.liked, [other.liked for other in others]),
    )
    for other in others:
        stays = other.document.file in protected
        if stays:
            reason: str = Reason.REFERENCE if other.document.is_reference else Reason.KEPT_ELSEWHERE
        else:
            reason = ranking.reason(keeper, other)
        yield Decision(
            file=other.document.known_state,
            verdict=Verdict.KEEP if stays else Verdict.REMOVE,
            reason=reason,
            relation=retention.shares.relation(other.document, keeper.document),
            kept=None if stays else keeper.document.known_state,
            group_number=group_number,
        )


def _relation_to_best(retention: _Retention) -> Relation:
    """Return how a document that stays, and nothing for it, is related to the best of its share."""
    best = retention.stays_beside
    return Relation.NEAR if best is None else retention.shares.relation(retention.keeper.document, best.document)


def _reason_to_stay(retention: _Retention, ranking: _Ranking) -> str:
    if retention.stays_beside is not None:
        return ranking.splitting(retention.keeper.document, retention.stays_beside.document)
    if retention.is_variant:
        return Reason.VARIANT
    return ranking.reason(retention.keeper, retention.others[0]) if retention.others else Reason.NO_COPY
