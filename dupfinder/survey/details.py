"""Two folders document by document."""

import os
from collections.abc import Hashable, Mapping

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.domain.surveys import FolderDocuments
from dupfinder.survey.columns import content_key, same_key, text_key

_RELATIONS = (Relation.IDENTICAL, Relation.SAME_CONTENT, Relation.SAME_TEXT, Relation.NEAR)


def folder_documents(result: ScanResult, first: str, second: str) -> FolderDocuments:
    """Return what two folders (neither inside the other), with all below them, have in common.

    Of several counterparts the closest one is named, then the one that comes first by path.
    """
    kins = _kins(result.groups)
    in_second: dict[Hashable, dict[Hashable, str]] = {}
    for document in result.documents:
        path = document.entry.path
        if path in kins and is_below(path, second):
            closest = in_second.setdefault(kins[path], {})
            for key in _keys(document, kins[path]):
                closest.setdefault(key, path)
    of_first = {kins[path] for path in kins if is_below(path, first)}
    common: list[tuple[str, str, Relation]] = []
    only_first: list[str] = []
    only_second: list[str] = []
    for document in result.documents:
        path = document.entry.path
        if is_below(path, first):
            found = _counterpart(document, in_second.get(kins.get(path)), kins)
            if found is None:
                only_first.append(path)
            else:
                common.append((path, *found))
        elif is_below(path, second) and kins.get(path) not in of_first:
            only_second.append(path)
    return FolderDocuments(common=tuple(common), only_first=tuple(only_first), only_second=tuple(only_second))


def is_below(path: str, folder: str) -> bool:
    """Return whether a document lies in a folder or below it."""
    return path.startswith(folder if folder.endswith(os.sep) else folder + os.sep)


def _kins(groups: tuple[DuplicateGroup, ...]) -> Mapping[str, Hashable]:
    """Return by path what is equal for counterparts."""
    return {
        member.document.entry.path: (group.group_id, text_key(member.document) if member.differs_only_in else None)
        for group in groups
        for member in group.members
    }


def _keys(document: Document, kin: Hashable) -> tuple[Hashable, ...]:
    """Return what a document has in common with others, the closest likeness first."""
    own = (content_key(document), same_key(document), text_key(document), kin)
    return tuple(zip(_RELATIONS, own, strict=True))


def _counterpart(
    document: Document, closest: Mapping[Hashable, str] | None, kins: Mapping[str, Hashable]
) -> tuple[str, Relation] | None:
    if closest is None:
        return None
    keys = _keys(document, kins[document.entry.path])
    return next((closest[key], relation) for key, relation in zip(keys, _RELATIONS, strict=True) if key in closest)
