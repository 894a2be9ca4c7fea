"""A survey as JSON: all figures of `dupfinder overview`."""

import datetime

from dupfinder.domain.surveys import (
    Family,
    FolderCopy,
    FolderPair,
    FolderSide,
    FolderTree,
    SharedDocuments,
    Space,
    Survey,
)
from dupfinder.report.fields import Fields, path_fields, path_list_fields, unicode_text

FORMAT = "dupfinder-overview"
VERSION = 1
_NS_PER_S = 1_000_000_000


def survey_fields(survey: Survey, *, top: int) -> Fields:
    """Return a survey as JSON values; lists of what is largest have at most so many entries."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "total": _space(survey.total),
        "folders": _folders(survey.folders, top=top),
        "folder_copies": [_copy(copy) for copy in survey.folder_copies[:top]],
        "folder_pairs": [_pair(pair) for pair in survey.folder_pairs[:top]],
        "matrix": path_list_fields("folders", survey.matrix.folders)
        | {
            "documents": list(survey.matrix.documents),
            "shared_documents": [[cell.documents for cell in row] for row in survey.matrix.shared],
            "shared_bytes": [[cell.size_bytes for cell in row] for row in survey.matrix.shared],
        },
        "formats": [{"name": unicode_text(one.format)} | _space(one.space) for one in survey.formats],
        "format_pairs": [
            {
                "formats": [unicode_text(pair.first), unicode_text(pair.second)],
                "groups": pair.alike,
                "same_text": pair.same_text,
            }
            for pair in survey.format_pairs[:top]
        ],
        "group_sizes": [
            {
                "least": sizes.least,
                "most": sizes.most,
                "groups": sizes.groups,
                "documents": sizes.documents,
                "reclaimable_bytes": sizes.reclaimable_bytes,
            }
            for sizes in survey.family_sizes
        ],
        "largest_groups": [_family(family) for family in survey.largest_families[:top]],
        "edited_groups": [_family(family) for family in survey.edited_families[:top]],
        "months": [
            {
                "month": f"{month.year:04}-{month.month_of_year:02}",
                "documents": month.documents,
                "redundant_documents": month.redundant_documents,
            }
            for month in survey.months
        ],
    }


def _space(space: Space) -> Fields:
    return {
        "documents": space.documents,
        "size_bytes": space.size_bytes,
        "redundant_documents": space.redundant_documents,
        "reclaimable_bytes": space.reclaimable_bytes,
    }


def _folders(tree: FolderTree, *, top: int) -> list[Fields]:
    """Return the folder of all documents, and the folders with the most to gain, each with all that is below it."""
    gains = tree.all.reclaimable_bytes
    others = sorted(range(1, len(tree)), key=lambda number: (-gains[number], number))[:top]
    folders = [tree.folder(number) for number in [0, *others]]
    return [path_fields("path", folder.path) | _space(folder.all) | {"own": _space(folder.own)} for folder in folders]


def _shared(shared: SharedDocuments) -> Fields:
    return {"documents": shared.documents, "size_bytes": shared.size_bytes}


def _side(side: FolderSide) -> Fields:
    return path_fields("path", side.path) | {
        "documents": side.documents,
        "size_bytes": side.size_bytes,
        "common": _shared(side.common),
        "only_here": side.only_here,
        "reference": side.is_reference,
    }


def _copy(copy: FolderCopy) -> Fields:
    return {
        "likeness": copy.likeness.value,
        "gain_bytes": copy.gain_bytes,
        "first": _side(copy.first),
        "second": _side(copy.second),
        "relations": {relation.value: count for relation, count in copy.relations},
    }


def _pair(pair: FolderPair) -> Fields:
    return (
        path_fields("first", pair.first)
        | path_fields("second", pair.second)
        | {
            "first_documents": pair.first_documents,
            "second_documents": pair.second_documents,
            "shared_of_first": _shared(pair.shared_of_first),
            "shared_of_second": _shared(pair.shared_of_second),
        }
    )


def _family(family: Family) -> Fields:
    return {
        "id": family.group_id,
        **path_fields("keeper", family.keeper),
        **_space(family.space),
        "texts": family.texts,
        "first": _moment(family.first_ns),
        "last": _moment(family.last_ns),
    }


def _moment(moment_ns: int) -> str:
    moment = datetime.datetime.fromtimestamp(moment_ns // _NS_PER_S, tz=datetime.UTC)
    return moment.isoformat().replace("+00:00", "Z")
