"""The differences of all near duplicates, read as they are now."""

import os
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from dupfinder.diff import align
from dupfinder.domain.comparisons import PairDifference, near_members
from dupfinder.domain.differences import ChangeKind
from dupfinder.domain.documents import Document
from dupfinder.domain.errors import Cancelled
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import find_differences
from dupfinder.pipeline.comparing import differences as room
from sample_documents import Scan, Write, edited, words
from this_system import not_on_windows


def differences(
    result: ScanResult, *, workers: int = 1, token: CancelToken | None = None
) -> tuple[list[PairDifference], list[tuple[int, int]]]:
    steps: list[tuple[int, int]] = []
    options = replace(result.options, workers=workers)
    with find_differences(
        result.groups, options=options, token=token or CancelToken(), on_step=lambda *step: steps.append(step)
    ) as found:
        return list(found), steps


@pytest.fixture
def families(write: Write, scan_documents: Scan) -> ScanResult:
    """Scan three families, each of a document, a copy of it, and two that were edited."""
    for family in range(3):
        text = words(300, seed=family)
        write(f"{family}/a.txt", text)
        write(f"{family}/copy.txt", text)
        write(f"{family}/b.txt", edited(text, 10 + family))
        write(f"{family}/c.txt", edited(text, 50, 90))
    return scan_documents().result


@pytest.mark.parametrize("workers", [1, 3])
def test_each_near_duplicate_is_compared_with_its_keeper_in_order(families: ScanResult, workers: int) -> None:
    found, steps = differences(families, workers=workers)
    near = list(near_members(families.groups))
    assert [one.path for one in found] == [member.document.entry.path for _, member in near]
    assert len(found) == 6
    assert steps == [(done, 6) for done in range(1, 7)]
    for one, (group, member) in zip(found, near, strict=True):
        left, right = (Path(one.entry.path).read_text(encoding="utf-8") for one in (group.keeper, member.document))
        assert one.difference == align(left, right)
        assert set(one.difference.counts()) == {ChangeKind.WORDS}
        assert not one.has_changed


def test_what_cannot_be_read_now_is_said_and_the_others_are_compared(families: ScanResult) -> None:
    gone, changed, *others = [member for _, member in near_members(families.groups)]
    gone_path, changed_path = gone.document.entry.path, changed.document.entry.path
    os.unlink(gone_path)
    with open(changed_path, "a", encoding="utf-8") as file:
        file.write(" and something new")
    found, _ = differences(families)
    by_path = {one.path: one for one in found}
    assert by_path[gone_path].difference is None
    assert gone_path in str(by_path[gone_path].problem)
    assert by_path[changed_path].has_changed
    assert by_path[changed_path].difference is not None
    assert all(by_path[member.document.entry.path].difference is not None for member in others)


@not_on_windows("needs symbolic links")
def test_what_was_not_scanned_is_not_shown_through_a_link(
    families: ScanResult, tmp_path_factory: pytest.TempPathFactory
) -> None:
    secret, same = (tmp_path_factory.mktemp("elsewhere") / name for name in ("secret.txt", "same.txt"))
    secret.write_text(f"my secret {words(300, seed=0)}", encoding="utf-8")
    replaced, moved = [member.document.entry.path for _, member in near_members(families.groups)][:2]
    os.replace(moved, same)
    os.unlink(replaced)
    os.symlink(secret, replaced)
    os.symlink(same, moved)
    found, _ = differences(families)
    by_path = {one.path: one for one in found}
    assert by_path[replaced].difference is None
    assert by_path[replaced].problem == f"{replaced} was replaced by another file after the scan."
    assert by_path[moved].difference is not None


def test_texts_that_are_too_long_are_left_out(families: ScanResult, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_LETTERS", 100)
    found, _ = differences(families)
    assert {one.problem for one in found} == {"The two documents are too long to compare."}


def test_without_near_duplicates_nothing_is_started(write: Write, scan_documents: Scan) -> None:
    text = words(100, seed=1)
    write("a.txt", text)
    write("b.txt", text)
    result = scan_documents().result
    before = threading.active_count()
    with find_differences(result.groups, options=result.options, token=CancelToken()) as found:
        assert threading.active_count() == before
        assert list(found) == []


def test_giving_up_ends_it_and_leaves_no_thread(families: ScanResult) -> None:
    token = CancelToken()
    before = threading.active_count()
    with (  # noqa: PT012 - what raises is the second step
        pytest.raises(Cancelled),
        find_differences(families.groups, options=families.options, token=token) as found,
    ):
        next(found)
        token.cancel()
        list(found)
    assert threading.active_count() == before


def test_who_stops_asking_waits_for_nothing(families: ScanResult) -> None:
    before = threading.active_count()
    with find_differences(families.groups, options=families.options, token=CancelToken()) as found:
        next(found)
    assert threading.active_count() == before


def test_only_near_duplicates_have_differences(families: ScanResult) -> None:
    group = families.groups[0]
    kept: Document = group.keeper
    same = Member(document=kept, relation=Relation.SAME_TEXT, similarity=1.0, hamming_bits=0)
    assert list(near_members([DuplicateGroup(group_id=1, members=(group.members[0], same))])) == []
