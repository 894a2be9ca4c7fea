"""What the bar over the results may take with one click: exact copies, and nothing that somebody cares for."""

import dataclasses
import random
from collections.abc import Collection, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.decide import PERSON, Marks, PlanGroup, Rule, make_plan, parse_rules
from dupfinder.domain.decisions import Decision
from dupfinder.domain.pairs import Relation
from dupfinder.gui.deciding.mark_work import exact_copies
from plan_worlds import FILES, RULES, broken_promises, small_world


def of_all_groups(
    marks: Marks, groups: Sequence[PlanGroup], rules: Sequence[Rule], kept: Collection[str] = ()
) -> Sequence[Decision]:
    """Return what goes by a plan of all groups, and not only of those with copies."""
    wanted = make_plan(groups, rules)
    marks.clear()
    marks.mark_by(
        dataclasses.replace(wanted, decisions=tuple(each for each in wanted.decisions if each.file.path not in kept))
    )
    return marks.plan().removals


@given(draw=st.data())
def test_S13_one_click_takes_exact_copies_only_whatever_was_marked_before(draw: st.DataObject) -> None:
    groups = small_world(lambda choices: draw.draw(st.sampled_from(list(choices))))
    rules = parse_rules(",".join(draw.draw(st.lists(st.sampled_from(RULES), max_size=3, unique=True)) or ["newest"]))
    marks = Marks(groups)
    marks.mark(draw.draw(st.lists(st.sampled_from(FILES), max_size=3)))
    for path in draw.draw(st.lists(st.sampled_from(FILES), max_size=2)):
        marks.keep(path)
    shown = draw.draw(st.none() | st.sets(st.sampled_from(FILES)))
    marks.show_only(shown)
    kept = {path for path in FILES if (role := marks.role_of(path)) is not None and role[1] == PERSON}
    of_all = of_all_groups(marks.copy(), groups, rules, kept)
    plan = exact_copies(marks, groups, rules)
    assert plan.removals == of_all
    assert broken_promises(groups, plan, included=()) == set()
    assert {each.relation for each in plan.removals} <= {Relation.IDENTICAL}
    assert kept.isdisjoint(each.file.path for each in plan.removals)
    assert shown is None or {each.file.path for each in plan.removals} <= shown


@pytest.mark.parametrize("seed", range(5))
def test_among_many_worlds_there_are_copies_to_take(seed: int) -> None:
    pick = random.Random(seed).choice  # noqa: S311 - worlds, no secrets
    worlds = [small_world(lambda choices: pick(list(choices))) for _ in range(200)]
    rules = parse_rules("newest")
    found = [exact_copies(Marks(groups), groups, rules).removals for groups in worlds]
    assert sum(map(len, found)) > 50
    # In some of them a copy is also in a group without copies, under its name or another, and stays for that.
    assert found == [of_all_groups(Marks(groups), groups, rules) for groups in worlds]
