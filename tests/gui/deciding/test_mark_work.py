"""What the bar over the results may take with one click: exact copies, and nothing that somebody cares for."""

import dataclasses
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.decide import PERSON, Marks, make_plan, parse_rules
from dupfinder.domain.pairs import Relation
from dupfinder.gui.deciding.mark_work import exact_copies
from plan_worlds import FILES, RULES, broken_promises, small_world


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
    twin = marks.copy()
    wanted = make_plan(groups, rules)
    twin.clear()
    twin.mark_by(
        dataclasses.replace(wanted, decisions=tuple(each for each in wanted.decisions if each.file.path not in kept))
    )
    plan = exact_copies(marks, groups, rules)
    assert plan.removals == twin.plan().removals
    assert broken_promises(groups, plan, included=()) == set()
    assert {each.relation for each in plan.removals} <= {Relation.IDENTICAL}
    assert kept.isdisjoint(each.file.path for each in plan.removals)
    assert shown is None or {each.file.path for each in plan.removals} <= shown


@pytest.mark.parametrize("seed", range(5))
def test_among_many_worlds_there_are_copies_to_take(seed: int) -> None:
    pick = random.Random(seed).choice  # noqa: S311 - worlds, no secrets
    worlds = [small_world(lambda choices: pick(list(choices))) for _ in range(200)]
    found = [len(exact_copies(Marks(groups), groups, parse_rules("newest")).removals) for groups in worlds]
    assert sum(found) > 50
