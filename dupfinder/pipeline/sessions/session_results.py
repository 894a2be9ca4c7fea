"""What a scan found as a session, and the result of a session as it stood when it was saved."""

from dataclasses import replace

from dupfinder.domain.distinctions import Distinctions
from dupfinder.domain.grouping import Grouping
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sessions import Session
from dupfinder.pipeline.matching.pairs import DocumentPairs
from dupfinder.pipeline.results.regrouping import regroup
from dupfinder.pipeline.results.renaming import protected
from dupfinder.pipeline.results.revising import revise


def new_session(result: ScanResult) -> Session:
    """Return the session in which nothing was done yet with what a scan found."""
    options = result.options
    return Session(
        result=result,
        grouping=Grouping(min_similarity=options.min_similarity, linkage=options.linkage, included=options.included),
    )


def present_result(
    session: Session,
    *,
    grouping: Grouping | None = None,
    distinctions: Distinctions | None = None,
    cache_file: str | None = None,
) -> ScanResult:
    """Return what the scan found, grouped as the session says, without what is gone, with the keepers that were chosen.

    `grouping` and `distinctions` (all that is told apart) take the place of those of the session and its scan. Figures
    that the scan did not need come from the scan cache, `None` for the user's.
    """
    result = replace(session.result, options=replace(session.result.options, cache_file=cache_file))
    wanted = grouping or session.grouping
    is_regrouped = wanted != new_session(result).grouping or distinctions not in (None, result.options.distinctions)
    if is_regrouped and isinstance(result.pairs, DocumentPairs):  # a search for documents like one has no groups
        result = regroup(result, wanted, distinctions=distinctions)
    result, better = protected(result, session.roles)
    chosen = {group.group_id: path for group in result.groups for path in _chosen_keeper(group, session)}
    chosen = {**better, **chosen}
    if session.gone or chosen:
        result = revise(result, gone=session.gone, distinctions=Distinctions(), keepers=chosen)
    return result


def _chosen_keeper(group: DuplicateGroup, session: Session) -> list[str]:
    """Return the keeper that a person or a rule chose, if one did: what the marks say of a group comes first."""
    paths = [member.document.entry.path for member in group.members]
    named = [path for path in paths if path in session.marks.keepers]
    return (named or [path for path in paths if path in session.keepers])[-1:]
