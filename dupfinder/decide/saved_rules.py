"""Rules that call saved ones by their name."""

from collections.abc import Sequence

from dupfinder.decide.rules import Rule, parse_rules, split_rules
from dupfinder.domain.errors import UsageError
from dupfinder.domain.rule_sets import RuleSet

_MARK = "@"


def with_saved_rules(text: str, saved: Sequence[RuleSet]) -> tuple[tuple[Rule, ...], tuple[RuleSet, ...]]:
    """Return the rules of a `--keep` option in which `@NAME` stands for saved ones, and the sets that it calls.

    Raises `UsageError` for what is no rule, and for a name under which nothing was saved.
    """
    by_name = {rule_set.name: rule_set for rule_set in saved}
    rules: list[Rule] = []
    called = []
    for part in split_rules(text):
        name = part.strip().removeprefix(_MARK)
        if name == part.strip():
            rules += parse_rules(part.replace(",", ",,"))
        elif name in by_name:
            rules += parse_rules(by_name[name].rules)
            called.append(by_name[name])
        else:
            known = f"the saved ones are {', '.join(map(repr, by_name))}" if by_name else "none were saved yet"
            raise UsageError(f"No keeper rules were saved as {name!r}; {known}.")
    return tuple(rules), tuple(called)
