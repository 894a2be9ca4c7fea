"""Space, repeats, formats and groups: the same as going through all documents says."""

import os
from collections import Counter
from datetime import UTC, datetime
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given

from dupfinder.domain.surveys import Space
from dupfinder.survey import repeats, survey_of
from dupfinder.survey.columns import columns_of, incidence_of, moment_of
from dupfinder.survey.repeats import side_by_side
from survey_results import Spec, make_result
from survey_specs import spec_lists
from survey_twin import below, directly_in, folders_of, subgroups_of, total_bytes, with_counterparts
from this_system import native


@given(spec_lists())
def test_space_by_folder(specs: list[Spec]) -> None:
    result = make_result(specs)
    tree = survey_of(result).folders
    if not specs:
        assert tree.folder(0).all == Space()
        return
    assert set(tree.paths) == folders_of(result)
    redundant = {member.document.entry.path for group in result.groups for member in group.redundant}
    for number, path in enumerate(tree.paths):
        folder = tree.folder(number)
        for documents, space in ((below(result, path), folder.all), (directly_in(result, path), folder.own)):
            goes = [document for document in documents if document.entry.path in redundant]
            assert space == Space(
                documents=len(documents),
                size_bytes=total_bytes(documents),
                redundant_documents=len(goes),
                reclaimable_bytes=total_bytes(goes),
            )
        assert {tree.paths[child] for child in tree.children(number)} == {
            other for other in tree.paths if other != path and os.path.dirname(other) == path
        }
        assert tree.find(path) == number
    assert tree.find("/nowhere") is None


@pytest.mark.parametrize("wide", [16, 1])
@given(specs=spec_lists())
def test_folders_that_repeat_each_other(specs: list[Spec], wide: int) -> None:
    result = make_result(specs)
    columns = columns_of(result)
    with pytest.MonkeyPatch.context() as patch:  # also what is in more folders than propose pairs is counted exactly
        patch.setattr(repeats, "WIDE", wide)
        found = repeats.pairs_of(columns, incidence_of(columns), most=200)
    expected = {}
    folders = sorted({document.entry.folder for document in result.documents})
    for first, second in [*combinations(folders, 2), *((folder, folder) for folder in folders)]:
        there = with_counterparts(result, first, second, within=directly_in)
        back = with_counterparts(result, second, first, within=directly_in)
        if there:
            expected[frozenset((first, second))] = {(first, total_bytes(there)), (second, total_bytes(back))}
    assert {
        frozenset((pair.first, pair.second)): {
            (pair.first, pair.shared_of_first.size_bytes),
            (pair.second, pair.shared_of_second.size_bytes),
        }
        for pair in found
    } == expected
    assert all(pair.shared_of_first.size_bytes >= pair.shared_of_second.size_bytes for pair in found)


@given(spec_lists())
def test_the_matrix(specs: list[Spec]) -> None:
    result = make_result(specs)
    matrix = survey_of(result).matrix
    for i, first in enumerate(matrix.folders):
        assert matrix.documents[i] == len(directly_in(result, first))
        for j, second in enumerate(matrix.folders):
            common = with_counterparts(result, first, second, within=directly_in)
            shared = matrix.shared[i][j]
            assert (shared.documents, shared.size_bytes) == (len(common), total_bytes(common))


def test_what_repeats_each_other_stands_side_by_side() -> None:
    shared = np.zeros((6, 6), np.int64)
    for one, other in ((0, 3), (3, 5), (1, 4)):
        shared[one, other] = shared[other, one] = 10
    order = side_by_side(shared)
    assert sorted(order) == list(range(6))
    places = {number: place for place, number in enumerate(order)}
    assert all(abs(places[one] - places[other]) == 1 for one, other in ((0, 3), (3, 5), (1, 4)))


@given(spec_lists())
def test_formats_groups_and_months(specs: list[Spec]) -> None:
    result = make_result(specs)
    survey = survey_of(result)
    assert {one.format: one.space.documents for one in survey.formats} == Counter(d.format for d in result.documents)
    assert survey.total.reclaimable_bytes == result.reclaimable_bytes
    assert sum(one.space.reclaimable_bytes for one in survey.formats) == result.reclaimable_bytes
    subgroups = subgroups_of(result)
    formats: dict[object, set[str]] = {}
    for document in result.documents:
        if document.entry.path in subgroups:
            formats.setdefault(subgroups[document.entry.path], set()).add(document.format)
    assert sum(pair.alike for pair in survey.format_pairs) == sum(len(found) == 2 for found in formats.values())
    assert sum(sizes.groups for sizes in survey.group_sizes) == len(result.groups)
    assert sum(sizes.reclaimable_bytes for sizes in survey.group_sizes) == result.reclaimable_bytes
    for sizes in survey.group_sizes:
        groups = [g for g in result.groups if sizes.least <= len(g.members) <= (sizes.most or len(g.members))]
        assert (sizes.groups, sizes.documents) == (len(groups), sum(len(group.members) for group in groups))
    assert all(group.texts > 1 and len(group.versions) == group.space.documents for group in survey.edited_groups)


def test_a_document_is_as_old_as_it_says_unless_that_cannot_be() -> None:
    specs = [
        Spec(path="/d/own.txt", mtime_s=1_700_000_000, modified="2019-05-04T09:00:00Z"),
        Spec(path="/d/month.txt", mtime_s=1_700_000_000, modified="2018-02"),
        Spec(path="/d/future.txt", mtime_s=1_700_000_000, modified="2099-01-01"),
        Spec(path="/d/nonsense.txt", mtime_s=1_700_000_000, modified="yesterday"),
        Spec(path="/d/file.txt", mtime_s=1_700_000_000),
    ]
    assert {
        one.entry.name: datetime.fromtimestamp(moment_of(one) / 1e9, UTC).year for one in make_result(specs).documents
    } == {"own.txt": 2019, "month.txt": 2018, "future.txt": 2023, "nonsense.txt": 2023, "file.txt": 2023}


def test_several_drives_have_a_folder_above_them() -> None:
    tree = survey_of(make_result([Spec(path=os.path.join("relative", "a.txt")), Spec(path="/absolute/b.txt")])).folders
    assert tree.paths[0] == ""
    assert {tree.paths[child] for child in tree.children(0)} >= {native("/")}


def test_a_name_that_is_no_unicode_and_nothing_at_all() -> None:
    assert survey_of(make_result([])).total == Space()
    survey = survey_of(make_result([Spec(path="/d/\udcff/a.txt", group=1), Spec(path="/d/b/a.txt", group=1)]))
    assert {survey.folder_pairs[0].first, survey.folder_pairs[0].second} == {native("/d/\udcff"), native("/d/b")}
