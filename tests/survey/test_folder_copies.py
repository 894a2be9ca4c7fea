"""Folders that are copies of each other: the topmost ones, with exact figures, without a blow-up."""

import os
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.domain.surveys import NEARLY_ALL, FolderCopy, FolderLikeness
from dupfinder.survey import copies, folder_documents, folder_votes, survey_of
from dupfinder.survey.columns import columns_of
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


def archive(path: str, names: dict[str, int], *, inside: int | None = None) -> list[Spec]:
    """Return an archive with these documents, of these groups."""
    held = [Spec(path=f"{path}\0{name}", group=group) for name, group in names.items()]
    return [Spec(path=path, inside=len(names) if inside is None else inside), *held]


def test_a_folder_and_its_archive_hold_the_same_though_one_lies_beside_the_other() -> None:
    folder = [Spec(path=f"/d/x/{name}", group=number) for number, name in enumerate(("a.txt", "in/b.txt", "in/c.txt"))]
    copy = only([*folder, *archive("/d/x.zip", {"x/a.txt": 0, "x/in/b.txt": 1, "x/in/c.txt": 2})])
    assert (copy.first.path, copy.second.path) == (native("/d/x.zip"), native("/d/x"))
    assert (copy.likeness, copy.is_whole, copy.gain_bytes) == (FolderLikeness.IDENTICAL, True, 0)
    assert (copy.first.is_enclosed, copy.second.is_enclosed) == (True, False)


def test_an_archive_in_the_folder_that_it_was_made_of_is_contained_in_it() -> None:
    folder = [Spec(path=f"/d/x/{number}.txt", group=number) for number in range(3)]
    copy = only([*folder, *archive("/d/x/x.zip", {"0.txt": 0, "1.txt": 1, "2.txt": 2})])
    assert (copy.first.path, copy.second.path) == (native("/d/x/x.zip"), native("/d/x"))
    assert (copy.likeness, copy.is_whole) == (FolderLikeness.CONTAINED, True)


def test_an_archive_is_whole_only_if_each_of_its_files_was_compared_and_has_the_same_bytes() -> None:
    folder = [Spec(path=f"/d/x/{number}.txt", group=number) for number in range(3)]
    names = {"0.txt": 0, "1.txt": 1, "2.txt": 2}
    copy = only([*folder, *archive("/d/x.zip", names, inside=5)])
    assert (copy.likeness, copy.is_whole, copy.first.uncompared) == (FolderLikeness.IDENTICAL, False, 2)
    head, *held = archive("/d/x.zip", names)
    edited = [replace(held[0], content=1), *held[1:]]
    copy = only([*folder, head, *edited])
    assert (copy.likeness, copy.is_whole, copy.first.uncompared) == (FolderLikeness.COPY, False, 0)


def test_all_of_an_archive_is_sought_before_nearly_all_of_it() -> None:
    folder = [Spec(path=f"/d/some/{number}.txt", group=number) for number in range(8)]
    rest = [Spec(path=f"/d/more/{number}.txt", group=number) for number in (8, 9)]
    others = [Spec(path=f"/d/else/{number}.txt") for number in range(9)]
    others += [Spec(path=f"/d/some/other {number}.txt") for number in range(3)]
    copies = survey_of(
        make_result([*folder, *rest, *others, *archive("/e/x.zip", {f"{number}.txt": number for number in range(10)})])
    ).folder_copies
    of_archive = next(copy for copy in copies if copy.first.path == native("/e/x.zip"))
    assert (of_archive.second.path, of_archive.is_whole) == (native("/d"), True)


def test_what_is_in_an_archive_in_an_archive_counts_in_the_inner_one_only() -> None:
    inner = archive("/d/x.zip\0in.zip", {"a.txt": 1, "b.txt": 2})
    outer = [Spec(path="/d/x.zip", inside=2), Spec(path="/d/x.zip\0c.txt", group=3), replace(inner[0], group=4)]
    folder = [Spec(path=f"/d/y/{name}", group=group) for name, group in {"c.txt": 3, "in.zip": 4}.items()]
    copy = only([*outer, *inner[1:], *folder])
    assert (copy.first.path, copy.first.documents, copy.is_whole) == (native("/d/x.zip"), 2, True)


def test_folders_that_lie_in_archives_as_deep_as_names_go_cost_no_folder_each() -> None:
    names = {f"{'a/' * 480}{number}.txt": number for number in range(3)}
    folder = [Spec(path=f"/d/x/{number}.txt", group=number) for number in range(3)]
    result = make_result([*folder, *archive("/d/x.zip", names)])
    assert len(columns_of(result).folders) < 24
    assert only([*folder, *archive("/d/x.zip", names)]).is_whole


_PLACES = (
    "/d/a/",
    "/d/b/",
    "/d/b/x/",
    "/d/z.zip\0",
    "/d/z.zip\0in/",
    "/d/z.zip\0in/er/",
    "/d/a/y.zip\0",
    "/d/a/y.zip\0q/",
)


@given(st.lists(st.tuples(st.sampled_from(_PLACES), st.integers(0, 7), st.integers(0, 1)), min_size=1, max_size=40))
def test_figures_of_archives_are_those_of_going_through_all_documents(chosen: list[tuple[str, int, int]]) -> None:
    specs = [
        Spec(path=f"{place}{number:02}.txt", group=group, content=content)
        for number, (place, group, content) in enumerate(chosen)
    ]
    boxes = [Spec(path=path, inside=len(specs)) for path in ("/d/z.zip", "/d/a/y.zip")]
    result = make_result([*specs, *boxes])
    groups = {native(spec.path): spec.group for spec in specs}
    for copy in survey_of(result).folder_copies:
        for side, other in ((copy.first, copy.second), (copy.second, copy.first)):
            own, others = (_held(result, one.path) for one in (side, other))
            shared = {groups[path] for path in others if path in groups}
            assert side.documents == len(own)
            assert side.common.documents == sum(groups.get(path) in shared for path in own)
        details = folder_documents(result, copy.first.path, copy.second.path)
        assert len(details.common) == copy.first.common.documents
        assert (len(details.only_first), len(details.only_second)) == (copy.first.only_here, copy.second.only_here)
        assert not copy.is_whole


def _held(result: ScanResult, folder: str) -> list[str]:
    """Return what is in a folder, or in an archive, as it is called there."""
    paths = [one.entry.path for one in result.documents]
    if "\0" in folder or folder.endswith(".zip"):
        box, _, inner = folder.partition("\0")
        return [path for path in paths if path.startswith(f"{box}\0{inner}")]
    return [path for path in paths if "\0" not in path and path.startswith(f"{folder}{os.sep}")]
