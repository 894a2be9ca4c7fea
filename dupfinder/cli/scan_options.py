"""The options of scans as arguments of the command line: added from the one table of them, read, and written again."""

import argparse
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from dupfinder.cli import values
from dupfinder.domain.fingerprints import Feature, FingerprintSettings
from dupfinder.domain.options import BY_FIELD, OPTIONS, Option, OptionGroup, OptionKind, ScanOptions, with_options

_LETTERS = 4
"""Letters of a feature unless told otherwise."""
_LENGTH = BY_FIELD["fingerprint.length"]
_TYPES: Mapping[OptionKind, Callable[[str], object]] = {
    OptionKind.SHARE: values.similarity,
    OptionKind.COUNT: values.count,
    OptionKind.BITS: values.bits,
    OptionKind.BYTES: values.size_bytes,
    OptionKind.SECONDS: values.seconds,
    OptionKind.FACTOR: values.factor,
    OptionKind.TEXTS: str,
    OptionKind.PATHS: str,
    OptionKind.PATH: str,
}


def add_options(
    parser: argparse.ArgumentParser, group: OptionGroup, *, without: Iterable[str] = (), **other_defaults: object
) -> argparse._ArgumentGroup:
    """Add the options of a group to a command, which may leave some out or begin with another value."""
    arguments = parser.add_argument_group(group.value)
    for option in OPTIONS:
        if option.group is group and option.field not in without:
            add_option(arguments, option.field, default=other_defaults.get(option.field, option.usual))
    return arguments


def add_option(parser: argparse._ActionsContainer, field: str, *, default: Any = None) -> None:  # noqa: ANN401
    """Add the argument of one option, by its field: a switch, a list or a value, as its kind is."""
    option = BY_FIELD[field]
    help_text = option.help.replace("%", "%%")
    if option.kind is OptionKind.SWITCH:
        parser.add_argument(option.flag, action="store_true", help=help_text)
    elif option.kind in {OptionKind.TEXTS, OptionKind.PATHS}:
        parser.add_argument(option.flag, action="append", default=[], metavar=option.metavar, help=help_text)
    else:
        if option.kind in {OptionKind.SHARE, OptionKind.CHOICE} and "default" not in help_text:
            help_text = f"{help_text} ({default} is the default)"
        parse = values.one_of(option.choices) if option.choices else _TYPES[option.kind]
        default = None if option is _LENGTH else default  # it depends on what the features are
        parser.add_argument(option.flag, type=parse, default=default, metavar=option.metavar, help=help_text)


def chosen_options(chosen: argparse.Namespace) -> ScanOptions:
    """Return the options that a command line asks for; those that its command does not have are as usual."""
    named = vars(chosen)
    found = {option: _value(option, named[_dest(option)]) for option in OPTIONS if _dest(option) in named}
    if _LENGTH in found and found[_LENGTH] is None:
        found[_LENGTH] = _usual_length(chosen.features)
    return with_options(ScanOptions(sources=values.absolute(chosen.paths)), found)


def scan_arguments(options: ScanOptions) -> list[str]:
    """Return the arguments for all that is not as usual, but for what was told apart; paths come last."""
    arguments = [word for option in OPTIONS for word in _words(option, option.of(options), options)]
    return [*arguments, "--", *options.sources] if options.sources else arguments


def _value(option: Option, given: Any) -> Any:  # noqa: ANN401 - as many types as there are kinds
    if option.kind is OptionKind.PATHS:
        return values.absolute(given)
    if option.kind is OptionKind.TEXTS:
        return tuple(given)
    return not given if option.turned else given


def _words(option: Option, value: Any, options: ScanOptions) -> list[str]:  # noqa: ANN401 - as above
    if option.kind in {OptionKind.TEXTS, OptionKind.PATHS}:
        return [f"{option.flag}={each}" for each in value]
    usual = _usual_length(options.fingerprint.feature) if option is _LENGTH else option.usual
    if value == usual:
        return []
    return [option.flag] if option.kind is OptionKind.SWITCH else [f"{option.flag}={value}"]


def _dest(option: Option) -> str:
    return option.flag.removeprefix("--").replace("-", "_")


def _usual_length(feature: Feature) -> int:
    return _LETTERS if feature is Feature.LETTERS else FingerprintSettings().length
