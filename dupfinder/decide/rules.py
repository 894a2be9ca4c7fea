"""Keeper rules: by what a person prefers one document of a group to the others."""

import enum
import fnmatch
import os
from collections.abc import Callable, Iterable, Mapping, Sequence

from dupfinder.decide.plan_groups import PlanDocument
from dupfinder.domain.decisions import RuleSet
from dupfinder.domain.errors import UsageError
from dupfinder.domain.messages import say
from dupfinder.domain.records import dataclass
from dupfinder.domain.suggesting import copy_marks, folder_rank, format_rank

_MARK = "@"


class RuleKind(enum.StrEnum):
    """The kinds of rules; the values are those of `--keep`."""

    SUGGESTED = "suggested"
    """What the search suggests: what is finished, filed, cleanly named, in a format to work with; in that order."""
    NEWEST = "newest"
    OLDEST = "oldest"
    LONGEST_TEXT = "longest-text"
    LARGEST = "largest"
    SMALLEST = "smallest"
    BEST_FORMAT = "best-format"
    SHORTEST_PATH = "shortest-path"
    CLEANEST_NAME = "cleanest-name"
    CLEANEST_PATH = "cleanest-path"
    MOST_METADATA = "most-metadata"
    IN = "in"
    NAME = "name"
    ONE_PER_FOLDER = "one-per-folder"
    """Prefers nothing: of each group one document stays in each folder."""
    ONE_PER_NAME = "one-per-name"
    """Prefers nothing: of each group one document of each file name stays."""

    @property
    def takes_argument(self) -> bool:
        """Return whether a colon and an argument may follow."""
        return self.needs_argument or self is RuleKind.BEST_FORMAT

    @property
    def needs_argument(self) -> bool:
        """Return whether a colon and an argument must follow."""
        return self in {RuleKind.IN, RuleKind.NAME}


@dataclass(frozen=True, slots=True)
class Rule:
    """One keeper rule.

    `argument` is the folder (absolute) of `in`, the pattern of `name`, the first formats of `best-format` with colons
    between them, else `None`.
    """

    kind: RuleKind
    argument: str | None = None

    def __str__(self) -> str:
        return self.kind if self.argument is None else f"{self.kind}:{self.argument}"

    def rank(self, document: PlanDocument) -> int:
        """Return a number that is lower the more the rule prefers the document."""
        return _RANKS[self.kind](document, self.argument or "")

    def part(self, document: PlanDocument) -> str | None:
        """Return of what one document stays besides the one that all rules prefer: its folder, or its name."""
        folder, name = os.path.split(document.path)
        return {RuleKind.ONE_PER_FOLDER: folder, RuleKind.ONE_PER_NAME: name}.get(self.kind)


def parse_rules(text: str) -> tuple[Rule, ...]:
    """Return the rules of a `--keep` option, the most important first; raise `UsageError` for what is none.

    A comma ends a rule; a doubled comma stands for one comma in a folder or pattern.
    """
    return tuple(map(_parse_rule, split_rules(text)))


def rules_text(rules: Iterable[Rule]) -> str:
    """Return the rules as `parse_rules` takes them."""
    return ",".join(str(rule).replace(",", ",,") for rule in rules)


def split_rules(text: str) -> list[str]:
    """Return what stands between the commas; a doubled one does not count, and is one in what is returned."""
    return [part.replace("\0", ",") for part in text.replace(",,", "\0").split(",")]


def _parse_rule(text: str) -> Rule:
    name, colon, argument = text.strip().partition(":")
    try:
        kind = RuleKind(name)
    except ValueError:
        known = ", ".join(f"{kind}:…" if kind.needs_argument else kind for kind in RuleKind)
        raise UsageError(
            say("{rule} is not a keeper rule. Rules: {known}.", rule=repr(text.strip()), known=known)
        ) from None
    if kind.needs_argument and not argument:
        wanted = say("a folder") if kind is RuleKind.IN else say("a pattern such as *.docx")
        raise UsageError(say("The keeper rule {rule} needs {wanted} after the colon.", rule=repr(name), wanted=wanted))
    if colon and not kind.takes_argument:
        raise UsageError(say("The keeper rule {rule} takes nothing after a colon.", rule=repr(name)))
    if kind is RuleKind.IN:
        return Rule(kind, os.path.abspath(argument))
    if kind is RuleKind.BEST_FORMAT and colon:
        return Rule(kind, _format_order(argument))
    return Rule(kind, argument or None)


def _format_order(argument: str) -> str:
    names = argument.lower().split(":")
    if not all(name.isalnum() for name in names):
        raise UsageError(say("The keeper rule 'best-format' takes format names separated by colons, such as pdf:docx."))
    return ":".join(names)


def _rank_in_order(name: str, order: str) -> int:
    """Return the place of a format: those of the order first, then all others as usual."""
    first = order.split(":") if order else []
    return first.index(name) if name in first else len(first) + format_rank(name)


def _lies_in(path: str, folder: str) -> bool:
    below = os.path.join(os.path.normcase(folder), "")
    return os.path.normcase(path).startswith(below)


_RANKS: Mapping[RuleKind, Callable[[PlanDocument, str], int]] = {
    RuleKind.SUGGESTED: lambda document, _: folder_rank(document.path),  # a plan knows more of it (`_Ranking`)
    RuleKind.NEWEST: lambda document, _: -document.mtime_ns,
    RuleKind.OLDEST: lambda document, _: document.mtime_ns,
    RuleKind.LONGEST_TEXT: lambda document, _: -document.word_count,
    RuleKind.LARGEST: lambda document, _: -document.size_bytes,
    RuleKind.SMALLEST: lambda document, _: document.size_bytes,
    RuleKind.BEST_FORMAT: lambda document, order: _rank_in_order(document.format, order),
    RuleKind.SHORTEST_PATH: lambda document, _: len(os.fsencode(document.path)),
    RuleKind.CLEANEST_NAME: lambda document, _: copy_marks(os.path.basename(document.path)),
    RuleKind.CLEANEST_PATH: lambda document, _: copy_marks(document.path),
    RuleKind.MOST_METADATA: lambda document, _: -document.metadata_count,
    RuleKind.ONE_PER_FOLDER: lambda _document, _: 0,
    RuleKind.ONE_PER_NAME: lambda _document, _: 0,
    RuleKind.IN: lambda document, folder: 0 if _lies_in(document.path, folder) else 1,
    RuleKind.NAME: lambda document, glob: 0 if fnmatch.fnmatch(os.path.basename(document.path), glob) else 1,
}


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
            known = say("saved: {names}", names=", ".join(map(repr, by_name))) if by_name else say("none saved yet")
            raise UsageError(say("No saved keeper rules named {name}; {known}.", name=repr(name), known=known))
    return tuple(rules), tuple(called)
