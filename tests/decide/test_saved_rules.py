"""Rules that call saved ones by their name."""

import pytest

from dupfinder.decide import Rule, RuleKind, parse_rules, rules_text, with_saved_rules
from dupfinder.domain.decisions import NEAR_INCLUSIONS, RuleSet
from dupfinder.domain.errors import UsageError
from this_system import native

A = native("/a")
MINE = RuleSet(name="mine", rules=f"newest,in:{A},,b", included=NEAR_INCLUSIONS)
PDF = RuleSet(name="PDF first", rules="best-format:pdf")


def test_a_name_stands_for_its_rules_and_options() -> None:
    rules, called = with_saved_rules(f"oldest, @PDF first,@mine,in:{A},,y", (MINE, PDF))
    assert rules_text(rules) == f"oldest,best-format:pdf,newest,in:{A},,b,in:{A},,y"
    assert called == (PDF, MINE)


def test_without_names_the_rules_are_what_they_are() -> None:
    assert with_saved_rules("newest,name:@*", (MINE,)) == (parse_rules("newest,name:@*"), ())


@pytest.mark.parametrize("saved", [(), (MINE, PDF)])
@pytest.mark.parametrize("text", ["@yours", "@", "newest,@", "@mine@mine", "@newest,newst"])
def test_a_name_under_which_nothing_was_saved_is_said_in_one_sentence(text: str, saved: tuple[RuleSet, ...]) -> None:
    with pytest.raises(UsageError, match=r"^[^\n]+\.$"):
        with_saved_rules(text, saved)


@pytest.mark.parametrize("text", ["newest", f"in:{A},,b,name:*,,,,*,oldest", "best-format:pdf:docx,cleanest-path"])
def test_rules_are_written_as_they_are_read(text: str) -> None:
    assert rules_text(parse_rules(text)) == text
    assert parse_rules(text)[-1].kind is not RuleKind.IN
    assert rules_text([Rule(RuleKind.IN, f"{A},b")]) == f"in:{A},,b"
