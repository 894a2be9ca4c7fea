"""Keeper rules that a person saved under a name."""

from dataclasses import dataclass

from dupfinder.domain.decisions import Inclusion


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """Keeper rules in order of importance, as `--keep` takes them, and what else they are for."""

    name: str
    rules: str
    included: tuple[Inclusion, ...] = ()
    """What they may take besides identical documents, in the order of `Inclusion`."""
