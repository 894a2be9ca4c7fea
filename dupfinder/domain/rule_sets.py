"""Keeper rules that a person saved under a name."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """Keeper rules in order of importance, as `--keep` takes them, and what else they are for."""

    name: str
    rules: str
    include_near: bool = False
    include_variants: bool = False
