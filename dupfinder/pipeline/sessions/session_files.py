"""Sessions to files and back: results, marks and view."""

from dataclasses import replace

from dupfinder.domain.display import visible
from dupfinder.domain.errors import StoreError, UsageError
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.messages import say
from dupfinder.domain.options import Grouping
from dupfinder.domain.records import records_of
from dupfinder.domain.result import Pairs, ScanResult
from dupfinder.domain.sessions import Session
from dupfinder.domain.sources import Sources
from dupfinder.fingerprint import check_settings
from dupfinder.pipeline.matching.matcher import Matches
from dupfinder.pipeline.matching.pairs import DocumentPairs, ListedPairs
from dupfinder.pipeline.matching.texts import Text
from dupfinder.pipeline.results.regrouping import regroup
from dupfinder.pipeline.results.renaming import protected, redated
from dupfinder.pipeline.results.revising import revise
from dupfinder.store import Reported, StoredMatches, StoredPairs, read_session, write_session, write_session_state
from dupfinder.verify import Similarities


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
    distinctions: IgnoreList | None = None,
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
    result, better = protected(redated(result, session.dates), session.roles)
    chosen = {group.group_id: path for group in result.groups for path in _chosen_keeper(group, session)}
    chosen = {**better, **chosen}
    if session.gone or chosen:
        result = revise(result, gone=session.gone, distinctions=IgnoreList(), keepers=chosen)
    return result


def _chosen_keeper(group: DuplicateGroup, session: Session) -> list[str]:
    """Return the keeper that a person or a rule chose, if one did: what the marks say of a group comes first."""
    paths = [member.document.entry.path for member in group.members]
    named = [path for path in paths if path in session.marks.keepers]
    return (named or [path for path in paths if path in session.keepers])[-1:]


def save_session(session: Session, path: str) -> str:
    """Write a session to a file, whole or not at all; `StoreError` where that fails.

    Returns what `save_session_state` needs to refer to it. May run in the background: it never holds the interpreter
    for long.
    """
    return write_session(session, _stored(session.result.pairs), path)


def save_session_state(session: Session, path: str, *, result_id: str) -> None:
    """Write all but the result, for which `save_session` returned the `result_id`, to a small file of its own."""
    write_session_state(session, path, result_id=result_id)


def open_session(path: str, *, state_path: str | None = None) -> Session:
    """Return the session in a file, or `StoreError` with one sentence that says why it cannot be had.

    Its marks and view are those of the file at `state_path`, if that was saved for the same result and is sound. The
    options of the result never say where the scan cache is.
    """
    session = read_session(path, _made, state_path=state_path)
    session.result.counted()
    try:
        check_settings(session.result.options.fingerprint)
    except UsageError as error:
        raise StoreError(say("The session {path} is damaged.", path=visible(path))) from error
    return session


def _stored(pairs: Pairs) -> StoredPairs:
    if not isinstance(pairs, DocumentPairs):
        return tuple(pairs)
    matches = pairs.matches
    return StoredMatches(
        texts=[text.documents for text in pairs.texts],
        pairs=matches.pairs,
        similarity=matches.figures.similarity,
        a_in_b=matches.figures.a_in_b,
        b_in_a=matches.figures.b_in_a,
        reported=Reported(
            min_similarity=pairs.min_similarity,
            max_relation=pairs.max_relation,
            variants=pairs.variants,
            min_words=pairs.min_words,
            across=pairs.sources.folders,
        ),
    )


def _made(stored: StoredPairs) -> Pairs:
    if not isinstance(stored, StoredMatches):
        return ListedPairs(stored)
    figures = Similarities(similarity=stored.similarity, a_in_b=stored.a_in_b, b_in_a=stored.b_in_a)
    return DocumentPairs(
        texts=records_of(Text, {"documents": map(tuple, stored.texts)}, len(stored.texts)),
        matches=Matches(pairs=stored.pairs, figures=figures),
        min_similarity=stored.reported.min_similarity,
        max_relation=stored.reported.max_relation,
        variants=stored.reported.variants,
        min_words=stored.reported.min_words,
        sources=Sources(stored.reported.across, are_apart=bool(stored.reported.across)),
    )
