"""Groups by size, the largest ones, and those that were edited most."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.surveys import Family, FamilySizes, Space, Version
from dupfinder.survey.columns import ALONE, Columns, text_key
from dupfinder.survey.keys import distinct, sums
from dupfinder.survey.moments import moment_of

Numbers = NDArray[np.int64]

SIZES = (2, 3, 4, 5, 6, 11, 21, 51, 101)
"""The least sizes of the classes; the last one has no end."""
MOST_VERSIONS = 200
"""So many documents of a group at most stand in its timeline: all that a picture has room for."""


def sizes_of(columns: Columns, group_count: int) -> tuple[FamilySizes, ...]:
    """Return how many groups there are of each size."""
    sizes = _sizes(columns, group_count)
    is_in = columns.group != ALONE
    gains = sums(columns.group[is_in], columns.reclaimable_bytes[is_in], group_count)
    classes = np.searchsorted(SIZES, sizes, side="right") - 1
    ends = [least - 1 for least in SIZES[1:]]
    return tuple(
        FamilySizes(
            least=least,
            most=most,
            groups=int(of_class.sum()),
            documents=int(sizes[of_class].sum()),
            reclaimable_bytes=int(gains[of_class].sum()),
        )
        for number, (least, most) in enumerate(zip(SIZES, [*ends, None], strict=True))
        if (of_class := classes == number).any()
    )


def largest_of(groups: Sequence[DuplicateGroup], columns: Columns, *, most: int) -> tuple[Family, ...]:
    """Return the groups with the most documents."""
    places = np.argsort(-_sizes(columns, len(groups)), kind="stable")[:most]
    return tuple(_family(groups[place]) for place in places.tolist())


def edited_of(groups: Sequence[DuplicateGroup], columns: Columns, *, most: int) -> tuple[Family, ...]:
    """Return the groups with the most different texts (at least two), each with its versions."""
    is_in = columns.group != ALONE
    text_count = int(columns.text.max(initial=0)) + 1
    group_of_text = distinct(columns.group[is_in] * text_count + columns.text[is_in]) // text_count
    texts = np.bincount(group_of_text, minlength=len(groups))
    places = np.argsort(-texts, kind="stable")[:most]
    return tuple(_family(groups[place], with_versions=True) for place in places[texts[places] > 1].tolist())


def _sizes(columns: Columns, group_count: int) -> Numbers:
    return np.bincount(columns.group[columns.group != ALONE], minlength=group_count)


def _family(group: DuplicateGroup, *, with_versions: bool = False) -> Family:
    documents = [member.document for member in group.members]
    moments = [moment_of(document) for document in documents]
    redundant = group.redundant
    return Family(
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
        versions=_versions(group, moments) if with_versions else (),
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
