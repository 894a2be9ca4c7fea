"""A part of what a scan found: a few of its groups and containers, and what belongs to them."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from dupfinder.domain.documents import Document
from dupfinder.domain.result import ScanResult


def narrow(result: ScanResult, *, groups: Collection[int], containers: Collection[str]) -> ScanResult:
    """Return a result with only the groups of these numbers, and the documents at these paths as containers.

    Its documents are the members of these groups, the containers and their parts; its pairs are those of which both
    sides are among them. Groups stay whole and keep their numbers. Problems and statistics are still those of the scan:
    a document that could not be read might have belonged here as well.
    """
    numbers, paths = frozenset(groups), frozenset(containers)
    narrowed = replace(
        result,
        groups=tuple(group for group in result.groups if group.group_id in numbers),
        containers=tuple(each for each in result.containers if each.container.entry.path in paths),
    )
    inside = {document.entry.path for document in _documents(narrowed)}
    return replace(
        narrowed,
        documents=tuple(document for document in result.documents if document.entry.path in inside),
        pairs=result.pairs.without({one.entry.path for one in result.documents if one.entry.path not in inside}),
    )


def narrow_to(result: ScanResult, paths: Collection[str]) -> ScanResult:
    """Return a result with only the groups and containers of which a document is at one of these paths."""
    return narrow(
        result,
        groups=[
            group.group_id
            for group in result.groups
            if any(member.document.entry.path in paths for member in group.members)
        ],
        containers=[
            each.container.entry.path
            for each in result.containers
            if any(pair.a.entry.path in paths or pair.b.entry.path in paths for pair in each.pairs)
        ],
    )


def _documents(result: ScanResult) -> Iterator[Document]:
    """Yield the documents of all groups and containers."""
    for group in result.groups:
        yield from (member.document for member in group.members)
    for container in result.containers:
        yield container.container
        yield from (container.part_of(pair)[0] for pair in container.pairs)
