"""Options that other programs give are checked against the one table of options, and read as on the command line."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.errors import UsageError
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.options import OPTIONS, Linkage, OptionKind, ScanOptions, checked
from dupfinder.domain.pairs import Relation

USUAL = ScanOptions(sources=("folder",))
NUMBERS = frozenset(OptionKind) - {
    OptionKind.TEXTS,
    OptionKind.PATHS,
    OptionKind.CHOICE,
    OptionKind.SWITCH,
    OptionKind.PATH,
}


def with_value(field: str, value: Any) -> ScanOptions:
    if field.startswith("fingerprint."):
        name = field.removeprefix("fingerprint.")
        return replace(USUAL, fingerprint=replace(FingerprintSettings(), **{name: value}))
    return replace(USUAL, **{field: value})


def test_what_can_be_used_stays_as_it_is() -> None:
    chosen = replace(
        USUAL, max_bits=None, workers=3, relation=Relation.CONTAINED, linkage=Linkage.SINGLE, formats=("pdf",)
    )
    assert checked(USUAL) == USUAL
    assert checked(chosen) == chosen


def test_choices_may_be_words_and_paths_any_path_and_one_alone_is_no_list_of_letters() -> None:
    loose: Any = {"sources": Path("a"), "references": "folder", "relation": "same-text", "exclude": ["*.bak", "x"]}
    found = checked(ScanOptions(**loose))
    assert (found.sources, found.references, found.exclude) == (("a",), ("folder",), ("*.bak", "x"))
    assert found.relation is Relation.SAME_TEXT


@pytest.mark.parametrize("option", [each for each in OPTIONS if each.kind in NUMBERS], ids=lambda each: each.name)
def test_a_number_that_cannot_be_used_is_one_sentence(option: Any) -> None:
    for wrong in (option.least - 1, option.most * 2, float("nan"), "3", True):
        with pytest.raises(UsageError, match=rf"^{option.name} cannot be {wrong}: it is a number [^.]*\d[^ ]*\.$"):
            checked(with_value(option.field, wrong))


@pytest.mark.parametrize("option", [each for each in OPTIONS if each.choices], ids=lambda each: each.name)
def test_a_choice_that_there_is_not_is_told_with_those_that_there_are(option: Any) -> None:
    with pytest.raises(UsageError, match=rf"^{option.name} cannot be odd\. Choices: .*{option.usual}"):
        checked(with_value(option.field, "odd"))
