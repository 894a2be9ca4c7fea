"""Folders that are copies of each other: the topmost ones, with exact figures, without a blow-up."""

import pytest
from hypothesis import given, settings

from dupfinder.domain.pairs import Relation
from dupfinder.domain.surveys import NEARLY_ALL, FolderCopy, FolderLikeness
from dupfinder.survey import copies, folder_documents, folder_votes, survey_of
from dupfinder.survey.holdings import Holdings, SubgroupsIn
from survey_results import Spec, make_result
from survey_specs import spec_lists
from survey_twin import are_nested, below, folders_of, inside, pairs_apart, total_bytes, with_counterparts
from this_system import native


def tree(folder: str, *, groups: range, suffix: str = "txt", text: int = 0) -> list[Spec]:
    """Return documents of these groups, three in each folder below a folder."""
    return [Spec(path=f"{folder}/{g // 3}/{g % 3}.{suffix}", group=g, text=text) for g in groups]


def only(specs: list[Spec]) -> FolderCopy:
    (copy,) = survey_of(make_result(specs)).folder_copies
    return copy


def test_of_two_trees_the_topmost_folders_are_reported() -> None:
    copy = only([*tree("/d/Archive/2019", groups=range(9)), *tree("/d/Backup/2019", groups=range(9))])
    assert {copy.first.path, copy.second.path} == {native("/d/Archive"), native("/d/Backup")}
    assert copy.likeness is FolderLikeness.IDENTICAL
    assert (copy.first.documents, copy.first.only_here, copy.second.only_here) == (9, 0, 0)
    assert copy.gain_bytes == 9_000


def test_an_export_to_another_format_is_a_copy_but_not_identical() -> None:
    specs = [*tree("/d/original", groups=range(6), suffix="docx")]
    specs += [Spec(path=f"/d/pdf/{g}.pdf", group=g, content=1) for g in range(6)]
    copy = only(specs)
    assert copy.likeness is FolderLikeness.COPY
    assert copy.relations == ((Relation.SAME_CONTENT, 6),)
    assert copy.gain_bytes == 0  # nobody asked to remove more than exact copies


def test_four_in_five_make_a_near_copy_and_what_has_no_group_counts_as_missing() -> None:
    specs = [*tree("/d/a", groups=range(8)), *tree("/d/b", groups=range(8)), Spec(path="/d/a/new.txt")]
    copy = only([*specs, Spec(path="/d/a/newer.txt")])
    assert copy.likeness is FolderLikeness.NEAR_COPY
    assert {copy.first.path: copy.first.only_here, copy.second.path: copy.second.only_here} == {
        native("/d/a"): 2,
        native("/d/b"): 0,
    }
    three_in_four = [*tree("/d/a", groups=range(6)), *tree("/d/b", groups=range(6))]
    others = [Spec(path=f"/d/{side}/new {number}.txt") for side in "ab" for number in range(2)]
    assert not [
        one
        for one in survey_of(make_result([*three_in_four, *others])).folder_copies
        if one.first.path == native("/d/a")
    ]


def test_a_folder_inside_a_larger_one_is_contained_and_could_go() -> None:
    extra = [Spec(path=f"/d/all/more/{number}.txt") for number in range(20)]
    copy = only([*tree("/d/all", groups=range(6)), *tree("/d/2019", groups=range(6)), *extra])
    assert copy.likeness is FolderLikeness.CONTAINED
    assert (copy.first.path, copy.second.path, copy.second.only_here) == (native("/d/2019"), native("/d/all"), 20)


def test_a_reference_is_never_what_could_go() -> None:
    kept = [Spec(path=f"/d/z/{g}.txt", group=g, is_reference=True) for g in range(4)]
    copy = only([*[Spec(path=f"/d/a/{g}.txt", group=g) for g in range(4)], *kept])
    assert (copy.first.path, copy.second.is_reference, copy.gain_bytes) == (native("/d/a"), True, 4_000)


def test_invoices_of_two_years_are_no_copies() -> None:
    specs = [Spec(path=f"/d/2019/{g}.txt", group=g) for g in range(4)]
    specs += [Spec(path=f"/d/2020/{g}.txt", group=g, text=1, is_variant=True) for g in range(4)]
    assert survey_of(make_result(specs)).folder_copies == ()


def test_one_document_is_no_copy_of_a_folder() -> None:
    specs = [Spec(path="/d/a/x.txt", group=1), Spec(path="/d/b/x.txt", group=1)]
    assert survey_of(make_result(specs)).folder_copies == ()


def test_a_document_in_a_thousand_folders_costs_no_million_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[int] = []
    honest = copies._compared

    def counted(folder: int, subgroups: SubgroupsIn, other: int, holdings: Holdings) -> object:
        compared.append(folder)
        return honest(folder, subgroups, other, holdings)

    monkeypatch.setattr(copies, "_compared", counted)
    specs = [
        Spec(path=f"/d/{number:04}/{name}.txt", group=g) for number in range(1_000) for g, name in ((1, "x"), (2, "y"))
    ]
    found = survey_of(make_result(specs)).folder_copies
    assert len(compared) <= 1_000 * folder_votes.CANDIDATES
    assert len(found) == 200
    assert {copy.likeness for copy in found} == {FolderLikeness.IDENTICAL}


@settings(max_examples=120, deadline=None)
@given(spec_lists())
def test_figures_are_those_of_going_through_all_documents(specs: list[Spec]) -> None:
    result = make_result(specs)
    found = survey_of(result).folder_copies
    for copy in found:
        assert not are_nested(copy.first.path, copy.second.path)
        for side, other in ((copy.first, copy.second), (copy.second, copy.first)):
            common = with_counterparts(result, side.path, other.path, within=below)
            assert side.documents == len(below(result, side.path))
            assert (side.common.documents, side.common.size_bytes) == (len(common), total_bytes(common))
        assert copy.first.share >= NEARLY_ALL
        assert (copy.likeness is FolderLikeness.CONTAINED) == (copy.second.share < NEARLY_ALL)
        assert sum(count for _, count in copy.relations) == copy.first.common.documents
        details = folder_documents(result, copy.first.path, copy.second.path)
        assert len(details.common) == copy.first.common.documents
        assert (len(details.only_first), len(details.only_second)) == (copy.first.only_here, copy.second.only_here)
        for relation, count in copy.relations:
            assert sum(found is relation for _, _, found in details.common) == count


@settings(max_examples=120, deadline=None)
@given(spec_lists())
def test_whatever_is_nearly_all_elsewhere_is_reported_or_part_of_what_is(specs: list[Spec]) -> None:
    result = make_result(specs)
    if not specs:
        return
    found = survey_of(result).folder_copies
    reported = {side.path for copy in found for side in (copy.first, copy.second)}
    for first, second in pairs_apart(folders_of(result)):
        common = len(with_counterparts(result, first, second, within=below))
        if common >= 2 and common >= NEARLY_ALL * len(below(result, first)):
            assert any(inside(first).startswith(inside(path)) for path in reported), (first, second)
    for copy in found:
        for other in found:
            is_inside = copy is not other and all(
                any(inside(one.path).startswith(inside(path)) for one in pair)
                for path, pair in zip(
                    (other.first.path, other.second.path),
                    ((copy.first, copy.second), (copy.first, copy.second)),
                    strict=True,
                )
            )
            assert not is_inside
