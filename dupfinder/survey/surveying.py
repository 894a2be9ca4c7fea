"""Makes the survey of a result."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from dupfinder.domain.documents import Document
from dupfinder.domain.enclosed import BOX_FORMATS, SEPARATOR, lies_in
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.pairs import Relation, of_one_template
from dupfinder.domain.result import ScanResult
from dupfinder.domain.surveys import (
    FolderCopy,
    FolderDocuments,
    FolderTree,
    FormatPair,
    FormatSpace,
    GroupSizes,
    GroupSummary,
    Space,
    SpaceColumns,
    Survey,
    Version,
)
from dupfinder.survey.columns import (
    ALONE,
    Columns,
    Incidence,
    Numbers,
    columns_of,
    content_key,
    distinct,
    incidence_of,
    moment_of,
    pairs_within,
    same_key,
    sums,
    text_key,
)
from dupfinder.survey.copies import copies_of
from dupfinder.survey.folders import Folders
from dupfinder.survey.repeats import matrix_of, pairs_of

_RELATIONS = (Relation.IDENTICAL, Relation.SAME_CONTENT, Relation.SAME_TEXT, Relation.NEAR)


def folder_documents(result: ScanResult, first: str, second: str) -> FolderDocuments:
    """Return what two folders (neither inside the other) or archives, with all below them, have in common.

    Of several counterparts the closest one is named, then the one that comes first by path.
    """
    documents = result.documents
    subgroups = _subgroups(result.groups)
    in_second: dict[Hashable, dict[Hashable, str]] = {}
    for document in documents:
        path = document.entry.path
        if path in subgroups and lies_in(path, second):
            closest = in_second.setdefault(subgroups[path], {})
            for key in _keys(document, subgroups[path]):
                closest.setdefault(key, path)
    of_first = {subgroups[path] for path in subgroups if lies_in(path, first)}
    common: list[tuple[str, str, Relation]] = []
    only_first: list[str] = []
    only_second: list[str] = []
    for document in documents:
        path = document.entry.path
        if lies_in(path, first):
            found = _counterpart(document, in_second.get(subgroups.get(path)), subgroups)
            if found is None:
                only_first.append(path)
            else:
                common.append((path, *found))
        elif lies_in(path, second) and subgroups.get(path) not in of_first:
            only_second.append(path)
    return FolderDocuments(common=tuple(common), only_first=tuple(only_first), only_second=tuple(only_second))


def _subgroups(groups: tuple[DuplicateGroup, ...]) -> Mapping[str, Hashable]:
    """Return by path what is equal for counterparts."""
    return {
        member.document.entry.path: (
            group.group_id,
            text_key(member.document) if of_one_template(member.differs_only_in) else None,
        )
        for group in groups
        for member in group.members
    }


def _keys(document: Document, subgroup: Hashable) -> tuple[Hashable, ...]:
    """Return what a document has in common with others, the closest likeness first."""
    own = (content_key(document), same_key(document), text_key(document), subgroup)
    return tuple(zip(_RELATIONS, own, strict=True))


def _counterpart(
    document: Document, closest: Mapping[Hashable, str] | None, subgroups: Mapping[str, Hashable]
) -> tuple[str, Relation] | None:
    if closest is None:
        return None
    keys = _keys(document, subgroups[document.entry.path])
    return next((closest[key], relation) for key, relation in zip(keys, _RELATIONS, strict=True) if key in closest)


SIZES = (2, 3, 4, 5, 6, 11, 21, 51, 101)
"""The least sizes of the classes; the last one has no end."""
MOST_VERSIONS = 200
"""So many documents of a group at most stand in its timeline: all that a picture has room for."""


def sizes_of(columns: Columns, group_count: int) -> tuple[GroupSizes, ...]:
    """Return how many groups there are of each size."""
    is_in = columns.group != ALONE
    sizes = np.bincount(columns.group[is_in], minlength=group_count)
    gains = sums(columns.group[is_in], columns.reclaimable_bytes[is_in], group_count)
    classes = np.searchsorted(SIZES, sizes, side="right") - 1
    ends = [least - 1 for least in SIZES[1:]]
    return tuple(
        GroupSizes(
            least=least,
            most=most,
            groups=int(of_class.sum()),
            documents=int(sizes[of_class].sum()),
            reclaimable_bytes=int(gains[of_class].sum()),
        )
        for number, (least, most) in enumerate(zip(SIZES, [*ends, None], strict=True))
        if (of_class := classes == number).any()
    )


def edited_of(groups: Sequence[DuplicateGroup], columns: Columns, *, most: int) -> tuple[GroupSummary, ...]:
    """Return the groups with the most different texts (at least two), each with its versions."""
    is_in = columns.group != ALONE
    text_count = int(columns.text.max(initial=0)) + 1
    group_of_text = distinct(columns.group[is_in] * text_count + columns.text[is_in]) // text_count
    texts = np.bincount(group_of_text, minlength=len(groups))
    places = np.argsort(-texts, kind="stable")[:most]
    return tuple(_summary(groups[place]) for place in places[texts[places] > 1].tolist())


def _summary(group: DuplicateGroup) -> GroupSummary:
    documents = [member.document for member in group.members]
    moments = [moment_of(document) for document in documents]
    redundant = group.redundant
    return GroupSummary(
        group_id=group.group_id,
        keeper=group.keeper.entry.path,
        space=Space(
            documents=len(documents),
            size_bytes=sum(document.entry.size_bytes for document in documents),
            redundant_documents=len(redundant),
            reclaimable_bytes=group.reclaimable_bytes,
        ),
        texts=len({text_key(document) for document in documents}),
        first_ns=min(moments),
        last_ns=max(moments),
        versions=_versions(group, moments),
    )


def _versions(group: DuplicateGroup, moments: Sequence[int]) -> tuple[Version, ...]:
    """Return the documents of a group in the order of time; of very many the keeper and those most like it."""
    versions = [
        Version(
            path=member.document.entry.path,
            moment_ns=moment,
            size_bytes=member.document.entry.size_bytes,
            is_keeper=member.relation is None,
            relation=member.relation,
            similarity=member.similarity,
        )
        for member, moment in zip(group.members[:MOST_VERSIONS], moments, strict=False)
    ]
    return tuple(sorted(versions, key=lambda version: (version.moment_ns, version.path)))


def spaces_by(owner: Numbers, count: int, columns: Columns) -> SpaceColumns:
    """Return the figures of `count` owners, given the owner of each document."""
    return SpaceColumns(
        np.bincount(owner, minlength=count).tolist(),
        sums(owner, columns.size_bytes, count).tolist(),
        np.bincount(owner[columns.is_redundant], minlength=count).tolist(),
        sums(owner, columns.reclaimable_bytes, count).tolist(),
    )


def with_all_below(own: SpaceColumns, folders: Folders) -> SpaceColumns:
    """Return for each folder the figures of it and of everything below it."""

    def below(values: Sequence[int]) -> list[int]:
        before = np.concatenate([[0], np.cumsum(np.array(values, np.int64))]).astype(np.int64)
        inside: list[int] = (before[folders.ends] - before[: len(folders)]).tolist()
        return inside

    return SpaceColumns(
        below(own.documents), below(own.size_bytes), below(own.redundant_documents), below(own.reclaimable_bytes)
    )


def total_of(columns: Columns) -> Space:
    """Return the figures of all documents."""
    return Space(
        documents=len(columns.size_bytes),
        size_bytes=int(columns.size_bytes.sum()),
        redundant_documents=int(columns.is_redundant.sum()),
        reclaimable_bytes=int(columns.reclaimable_bytes.sum()),
    )


MOST_PAIRS = 200
MOST_COPIES = 200
MOST_TIMELINES = 12


def _files(result: ScanResult) -> tuple[Document, ...]:
    """Return the documents that take space: not those inside other files, whose bytes are counted with these."""
    return tuple(one for one in result.documents if one.entry.enclosing is None)


def _copies_of(result: ScanResult, columns: Columns, incidence: Incidence) -> tuple[FolderCopy, ...]:
    """Return the folders, archives and mailboxes that are copies of each other, given the columns of all files."""
    boxes = {one.entry.path for one in result.documents if one.inside and one.format in BOX_FORMATS}
    if boxes:
        placed = (
            one
            for one in result.documents
            if one.entry.enclosing is None or one.entry.path.rpartition(SEPARATOR)[0] in boxes
        )
        columns = columns_of(replace(result, documents=tuple(placed)))
        incidence = incidence_of(columns)
    return copies_of(columns, incidence, most=MOST_COPIES)


def survey_of(result: ScanResult) -> Survey:
    """Return what a result says as a whole: 500,000 documents in about three seconds, in any thread."""
    columns = columns_of(replace(result, documents=_files(result)))
    incidence = incidence_of(columns)
    return Survey(
        total=total_of(columns),
        folders=_tree_of(columns),
        matrix=matrix_of(columns, incidence),
        folder_pairs=pairs_of(columns, incidence, most=MOST_PAIRS),
        folder_copies=_copies_of(result, columns, incidence),
        formats=formats_of(columns),
        format_pairs=format_pairs_of(columns),
        group_sizes=sizes_of(columns, len(result.groups)),
        edited_groups=edited_of(result.groups, columns, most=MOST_TIMELINES),
        unread=result.unread,
        left_out=result.statistics.left_out,
    )


def _tree_of(columns: Columns) -> FolderTree:
    folders = columns.folders
    own = spaces_by(columns.folder, len(folders), columns)
    return FolderTree(folders.paths, folders.parents.tolist(), folders.ends.tolist(), own, with_all_below(own, folders))


def formats_of(columns: Columns) -> tuple[FormatSpace, ...]:
    """Return the space of each format, the largest first."""
    spaces = spaces_by(columns.format, len(columns.formats), columns)
    found = [FormatSpace(format=name, space=spaces.row(number)) for number, name in enumerate(columns.formats)]
    return tuple(sorted(found, key=lambda one: (-one.space.size_bytes, one.format)))


def format_pairs_of(columns: Columns) -> tuple[FormatPair, ...]:
    """Return the pairs of formats in which the same documents exist, those with most in common first."""
    same_text, alike = _shared(columns.text, columns), _shared(columns.subgroup, columns)
    found = [
        FormatPair(
            first=columns.formats[i], second=columns.formats[j], same_text=int(same_text[i, j]), alike=int(alike[i, j])
        )
        for i, j in np.argwhere(np.triu(alike + alike.T, 1)).tolist()
    ]
    return tuple(sorted(found, key=lambda pair: (-pair.alike, -pair.same_text, pair.first, pair.second)))


def _shared(things: Numbers, columns: Columns) -> Numbers:
    """Return for each two formats in how many of these things (texts, subgroups) there are documents of both."""
    count = len(columns.formats)
    is_there = (columns.subgroup != ALONE) & (things != ALONE)
    keys = distinct(things[is_there] * max(count, 1) + columns.format[is_there])
    table = np.zeros((count, count), np.int64)
    for left, right in pairs_within(keys % max(count, 1), keys // max(count, 1)):
        np.add.at(table, (left, right), 1)
    return table
