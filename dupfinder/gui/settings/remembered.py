"""What the window remembers from one start to the next."""

import enum
from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from typing import Any, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.decisions import Inclusion, RuleSet
from dupfinder.domain.errors import UsageError
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.option_table import OPTIONS, Option, OptionKind, with_options
from dupfinder.domain.options import ScanOptions
from dupfinder.fingerprint import check_settings
from dupfinder.gui.comparison.families.family_order import FamilyOrder, StepMode
from dupfinder.gui.comparison.habits import ComparisonHabits
from dupfinder.gui.reports.export_dialog import ExportChoices
from dupfinder.gui.toolkit.theme import ThemeChoice
from dupfinder.report import ReportKind

_FIRST_RULES = "suggested"
_READ_AS: Mapping[OptionKind, Callable[[Any], object]] = {
    OptionKind.SHARE: float,
    OptionKind.SECONDS: float,
    OptionKind.FACTOR: float,
    OptionKind.SWITCH: lambda text: bool(int(text)),
    OptionKind.TEXTS: lambda text: tuple(filter(None, str(text).split(","))),
}
_T = TypeVar("_T")
_E = TypeVar("_E", bound=enum.Enum)


class Remembered:
    """Typed access to the settings of one person; what is unreadable counts as never set."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    @property
    def theme(self) -> ThemeChoice:
        """Return the theme that was chosen."""
        return self._choice("theme", ThemeChoice, ThemeChoice.SYSTEM)

    @theme.setter
    def theme(self, choice: ThemeChoice) -> None:
        self._settings.setValue("theme", choice.value)

    @property
    def language(self) -> str:
        """Return the name of the locale that was chosen; empty for that of the system."""
        return str(self._settings.value("language", ""))

    @language.setter
    def language(self, name: str) -> None:
        self._settings.setValue("language", name)

    def comparison_habits(self) -> ComparisonHabits:
        """Return how two documents were looked at last."""
        usual = ComparisonHabits()
        return ComparisonHabits(
            options=CompareOptions(
                ignore_space=bool(self._read("compare/ignore_space", int, int(usual.options.ignore_space))),
                ignore_case=bool(self._read("compare/ignore_case", int, 0)),
                ignore_punctuation=bool(self._read("compare/ignore_punctuation", int, 0)),
                ignore_digits=bool(self._read("compare/ignore_digits", int, 0)),
                ignored_lines=str(self._settings.value("compare/ignored_lines", "")),
            ),
            order=self._choice("compare/order", FamilyOrder, usual.order),
            step_mode=self._choice("compare/steps", StepMode, usual.step_mode),
            font_family=str(self._settings.value("compare/font", "")),
            text_size_pt=max(self._read("compare/text-size", float, 0.0), 0.0),
            shows_details=bool(self._read("window/details", int, 1)),
            hides_equal=bool(self._read("compare/hides-equal", int, 0)),
        )

    def set_comparison_habits(self, habits: ComparisonHabits) -> None:
        """Save how two documents were looked at last."""
        for name, value in (
            *((f"compare/{name}", value) for name, value in asdict(habits.options).items()),
            ("compare/order", habits.order.value),
            ("compare/steps", habits.step_mode.value),
            ("compare/font", habits.font_family),
            ("compare/text-size", habits.text_size_pt),
            ("window/details", habits.shows_details),
            ("compare/hides-equal", habits.hides_equal),
        ):
            self._settings.setValue(name, int(value) if isinstance(value, bool) else value)

    def export_choices(self) -> ExportChoices:
        """Return what a report was made of last."""
        usual = ExportChoices()
        return ExportChoices(
            kind=self._choice("export/kind", ReportKind, usual.kind),
            only_shown=bool(self._read("export/only-shown", int, 0)),
            with_differences=bool(self._read("export/differences", int, 0)),
            folder=str(self._settings.value("export/folder", "")),
        )

    def set_export_choices(self, choices: ExportChoices) -> None:
        """Save what a report was made of last."""
        self._settings.setValue("export/kind", choices.kind.value)
        self._settings.setValue("export/only-shown", int(choices.only_shown))
        self._settings.setValue("export/differences", int(choices.with_differences))
        self._settings.setValue("export/folder", choices.folder)

    def rule_set(self) -> RuleSet:
        """Return the keeper rules that were used last; those that a first use begins with, where there are none."""
        included = str(self._settings.value("rules/included", "")).split()
        return RuleSet(
            name=str(self._settings.value("rules/name", "")),
            rules=str(self._settings.value("rules/rules", _FIRST_RULES)),
            included=tuple(each for each in Inclusion if each in included),
        )

    def set_rule_set(self, rule_set: RuleSet) -> None:
        """Save the keeper rules that were used last."""
        self._settings.setValue("rules/name", rule_set.name)
        self._settings.setValue("rules/rules", rule_set.rules)
        self._settings.setValue("rules/included", " ".join(rule_set.included))

    def state(self, name: str) -> bytes | None:
        """Return a state of a widget that was saved under this name."""
        value = self._settings.value(f"window/{name}")
        return bytes(value.data()) if isinstance(value, QByteArray) else None

    def set_state(self, name: str, state: bytes) -> None:
        """Save a state of a widget."""
        self._settings.setValue(f"window/{name}", QByteArray(state))

    def options(self) -> ScanOptions:
        """Return the options of the last scan, without its sources; what makes no sense counts as never set."""
        found = {option: self._option(option) for option in OPTIONS if option.remembered}
        options = with_options(ScanOptions(sources=()), found)
        try:
            check_settings(options.fingerprint)
        except UsageError:
            return replace(options, fingerprint=FingerprintSettings())
        return options

    def set_options(self, options: ScanOptions) -> None:
        """Save the options of a scan, but for its sources."""
        for option in OPTIONS:
            value = option.of(options)
            if option.remembered and value is None:
                self._settings.remove(f"scan/{option.field}")
            elif option.remembered:
                self._settings.setValue(f"scan/{option.field}", _written(value))

    def _option(self, option: Option) -> Any:  # noqa: ANN401 - as many types as there are kinds
        kind = option.choices or _READ_AS.get(option.kind, int)
        value = self._read(f"scan/{option.field}", kind, option.usual)
        return value if option.holds(value) else option.usual

    def _choice(self, name: str, kind: type[_E], default: _E) -> _E:
        return self._read(name, kind, default)

    def _read(self, name: str, kind: Callable[[Any], _T], default: _T) -> _T:
        value = self._settings.value(name)
        try:
            return default if value is None else kind(value)
        except (TypeError, ValueError):
            return default


def _written(value: Any) -> object:  # noqa: ANN401 - as many types as there are kinds
    if isinstance(value, tuple):
        return ",".join(value)
    return int(value) if isinstance(value, bool) else str(value)
