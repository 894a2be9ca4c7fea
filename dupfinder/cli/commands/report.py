"""`dupfinder report FILE.dupfinder`: prints the groups of a saved session, writes reports of it, scans nothing."""

import argparse
import os
from collections.abc import Iterator

from dupfinder.cli.arguments import REPORT_OPTIONS
from dupfinder.cli.command_output import ExitStatus
from dupfinder.cli.output import print_result
from dupfinder.cli.reports import report_targets
from dupfinder.cli.session_arguments import chosen_ignore_list
from dupfinder.domain.documents import Document
from dupfinder.domain.errors import UsageError
from dupfinder.domain.groups import Container
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.options import Grouping
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sessions import Session
from dupfinder.pipeline import known_formats, narrow, only_unique, open_session, present_result, unique_documents


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Return 0: what could not be read at the scan is in the reports."""
    targets = report_targets(chosen, REPORT_OPTIONS, session=chosen.saved)
    session = open_session(chosen.saved)
    result = present_result(
        session,
        grouping=_grouping(session, chosen),
        distinctions=chosen_ignore_list(chosen),
        cache_file=chosen.cache,
    )
    if chosen.unique:
        result = _only_unique(result, session, chosen)
    elif _is_narrowed(chosen):
        result = _narrowed(result, session, chosen)
    targets.write(result)
    print_result(result, with_groups=not targets.use_standard_output)
    return ExitStatus.DONE


def _grouping(session: Session, chosen: argparse.Namespace) -> Grouping:
    saved = session.grouping
    return Grouping(
        min_similarity=saved.min_similarity if chosen.min_similarity is None else chosen.min_similarity,
        linkage=saved.linkage if chosen.linkage is None else chosen.linkage,
    )


def _is_narrowed(chosen: argparse.Namespace) -> bool:
    named = (chosen.folder, chosen.name)
    return bool(chosen.relation or chosen.format or chosen.marked or any(each is not None for each in named))


def _narrowed(result: ScanResult, session: Session, chosen: argparse.Namespace) -> ScanResult:
    """Return only the groups and containers that are related so, and of which a document is all that was asked for."""
    shown = _Shown(session, chosen)
    groups = (group for group in result.groups if shown.has_relation(group.relation))
    containers = result.containers if shown.has_relation(Relation.CONTAINED) else ()
    return narrow(
        result,
        groups=[group.group_id for group in groups if any(shown.has(member.document) for member in group.members)],
        containers=[each.container.entry.path for each in containers if any(map(shown.has, _documents(each)))],
    )


def _only_unique(result: ScanResult, session: Session, chosen: argparse.Namespace) -> ScanResult:
    """Return only the documents that are like no other, and all that was asked for; of references if one was named."""
    if chosen.relation:
        raise UsageError(as_it_is("--relation leaves groups, of which --unique lists none."))
    shown = _Shown(session, chosen)
    try:
        found = unique_documents(result)
    except ValueError as error:
        message = "This session knows only what is like one document, not what is like no other."
        raise UsageError(as_it_is(message)) from error
    documents = (one for one in found if chosen.folder is not None or not one.entry.is_reference)
    return only_unique(result, [one for one in documents if shown.has(one)])


def _documents(container: Container) -> Iterator[Document]:
    yield container.container
    for pair in container.pairs:
        yield container.part_of(pair)[0]


class _Shown:
    """Says what the filters of a command leave."""

    def __init__(self, session: Session, chosen: argparse.Namespace) -> None:
        self._relations = frozenset(chosen.relation or Relation)
        self._formats = frozenset(name.lower() for name in chosen.format)
        strange = self._formats - {one.format for one in session.result.documents}
        strange -= {each.name for each in known_formats()} if strange else set()
        if strange:
            raise UsageError(as_it_is(f"There is no format {min(strange)!r}, and no document of this session has it."))
        self._folder = None if chosen.folder is None else os.path.join(os.path.abspath(chosen.folder), "")
        self._name = (chosen.name or "").casefold()
        self._marked = frozenset(mark.path for mark in session.marks.marks) if chosen.marked else None

    def has_relation(self, relation: Relation) -> bool:
        """Return whether groups of which this is the loosest relation are left."""
        return relation in self._relations

    def has(self, document: Document) -> bool:
        """Return whether a document is all that was asked for."""
        path = document.entry.path
        return (
            (not self._formats or document.format in self._formats)
            and (self._folder is None or path.startswith(self._folder))
            and self._name in document.entry.name.casefold()
            and (self._marked is None or path in self._marked)
        )
