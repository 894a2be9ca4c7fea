"""Adding sources folds what is held twice."""

from pathlib import Path

import pytest

from dupfinder.gui.sources.source_list import Source, SourceRole, add_sources, with_role


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "outer" / "inner").mkdir(parents=True)
    (tmp_path / "outer" / "inner" / "a.txt").write_text("a")
    (tmp_path / "other").mkdir()
    return tmp_path


def paths_of(sources: tuple[Source, ...]) -> list[str]:
    return [source.path for source in sources]


def test_a_folder_inside_another_is_folded_whichever_came_first(tree: Path) -> None:
    outer, inner = str(tree / "outer"), str(tree / "outer" / "inner")
    for order in ([outer, inner], [inner, outer]):
        added = add_sources((), order)
        assert paths_of(added.sources) == [outer]
        assert [(folded.path, folded.inside) for folded in added.folded] == [(inner, outer)]


def test_a_document_inside_a_folder_is_folded(tree: Path) -> None:
    added = add_sources((), [str(tree / "outer"), str(tree / "outer" / "inner" / "a.txt")])
    assert paths_of(added.sources) == [str(tree / "outer")]


def test_the_same_folder_through_a_link_is_folded(tree: Path) -> None:
    (tree / "link").symlink_to(tree / "outer")
    added = add_sources((), [str(tree / "outer"), str(tree / "link")])
    assert paths_of(added.sources) == [str(tree / "outer")]
    assert [folded.path for folded in added.folded] == [str(tree / "link")]


def test_the_same_source_twice_is_one_and_not_worth_a_word(tree: Path) -> None:
    added = add_sources((), [str(tree / "outer"), str(tree / "outer") + "/"])
    assert paths_of(added.sources) == [str(tree / "outer")]
    assert added.folded == ()


def test_names_that_only_begin_alike_are_two(tree: Path) -> None:
    (tree / "outer2").mkdir()
    added = add_sources((), [str(tree / "outer"), str(tree / "outer2")])
    assert len(added.sources) == 2


def test_a_reference_inside_a_scanned_folder_keeps_its_place(tree: Path) -> None:
    first = add_sources((), [str(tree / "outer" / "inner")]).sources
    references = with_role(first, str(tree / "outer" / "inner"), SourceRole.REFERENCE)
    added = add_sources(references, [str(tree / "outer")])
    assert [(source.path, source.role) for source in added.sources] == [
        (str(tree / "outer" / "inner"), SourceRole.REFERENCE),
        (str(tree / "outer"), SourceRole.SCAN),
    ]


def test_what_is_missing_is_said(tree: Path) -> None:
    added = add_sources((), [str(tree / "nowhere"), str(tree / "other")])
    assert added.missing == (str(tree / "nowhere"),)
    assert [source.is_folder for source in added.sources] == [True]


@pytest.mark.parametrize("role", [SourceRole.REFERENCE, SourceRole.EXCLUDED])
def test_a_folder_inside_a_scanned_one_can_be_added_with_a_role_of_its_own(tree: Path, role: SourceRole) -> None:
    first = add_sources((), [str(tree / "outer")]).sources
    added = add_sources(first, [str(tree / "outer" / "inner")], role=role)
    assert [(source.path, source.role) for source in added.sources] == [
        (str(tree / "outer"), SourceRole.SCAN),
        (str(tree / "outer" / "inner"), role),
    ]
    assert added.folded == ()


@pytest.mark.parametrize("role", list(SourceRole))
def test_within_every_role_nested_folders_are_folded(tree: Path, role: SourceRole) -> None:
    inner = add_sources((), [str(tree / "outer" / "inner")], role=role).sources
    added = add_sources(inner, [str(tree / "outer")], role=role)
    assert [(source.path, source.role) for source in added.sources] == [(str(tree / "outer"), role)]
    assert [(folded.path, folded.inside) for folded in added.folded] == [
        (str(tree / "outer" / "inner"), str(tree / "outer"))
    ]


def test_a_listed_source_takes_a_role_that_is_asked_for_and_keeps_it(tree: Path) -> None:
    path = str(tree / "outer")
    scanned = add_sources((), [path]).sources
    excluded = add_sources(scanned, [path], role=SourceRole.EXCLUDED).sources
    assert [source.role for source in excluded] == [SourceRole.EXCLUDED]
    assert add_sources(excluded, [path]).sources == excluded
