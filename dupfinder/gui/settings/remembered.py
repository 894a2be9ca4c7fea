"""What the window remembers from one start to the next."""

import enum
import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from dupfinder.decide import RuleKind
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.decisions import Action, Inclusion, RuleSet
from dupfinder.domain.errors import UsageError
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.options import MIB, OPTIONS, Option, OptionKind, ScanOptions, with_options
from dupfinder.fingerprint import check_settings
from dupfinder.gui.comparison.comparison_actions import ComparisonHabits
from dupfinder.gui.comparison.group.group_walk import GroupOrder, StepMode
from dupfinder.gui.reports.exporting import ExportChoices
from dupfinder.gui.settings.window_page import FIRST_ACTIONS, TEXT_PERCENTS, Density, WindowChoices
from dupfinder.gui.toolkit.theme import ThemeChoice
from dupfinder.report import ReportKind

_MOST_RECENT = 5
_READ_AS: Mapping[OptionKind, Callable[[Any], object]] = {
    OptionKind.SHARE: float,
    OptionKind.SECONDS: float,
    OptionKind.FACTOR: float,
    OptionKind.PATH: str,
    OptionKind.SWITCH: lambda text: bool(int(text)),
    OptionKind.TEXTS: lambda text: tuple(filter(None, str(text).split(","))),
}
_LEAST: Mapping[str, float] = {
    "min_similarity": 0.5,
    "min_size_bytes": 1,
    "max_size_bytes": 1,
    "time_limit_s": 1,
    "memory_limit_bytes": 64 * MIB,
}
"""What the window does not go below, though the command line does: with less memory no document can be read."""
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

    def window_choices(self) -> WindowChoices:
        """Return what was chosen for the window."""
        usual = WindowChoices()
        percent = self._read("window/text-percent", int, usual.text_percent)
        action = self._choice("window/action", Action, usual.action)
        return WindowChoices(
            theme=self.theme,
            language=self.language,
            text_percent=percent if percent in TEXT_PERCENTS else usual.text_percent,
            density=self._choice("window/density", Density, usual.density),
            action=action if action in FIRST_ACTIONS else usual.action,
            opens_last=bool(self._read("window/opens-last", int, 0)),
        )

    def set_window_choices(self, choices: WindowChoices) -> None:
        """Save what was chosen for the window, but for the language, which is saved once it is spoken."""
        self.theme = choices.theme
        self._settings.setValue("window/text-percent", choices.text_percent)
        self._settings.setValue("window/density", choices.density.value)
        self._settings.setValue("window/action", choices.action.value)
        self._settings.setValue("window/opens-last", int(choices.opens_last))

    @property
    def folds_sources(self) -> bool:
        """Return whether the sources are a rail beside results."""
        return bool(self._read("window/folds-sources", int, 1))

    @folds_sources.setter
    def folds_sources(self, folded: bool) -> None:
        self._settings.setValue("window/folds-sources", int(folded))

    @property
    def sidebar_width(self) -> int:
        """Return how wide the sources are where they are no rail; nought for as wide as they are at first."""
        return max(self._read("window/sidebar-width", int, 0), 0)

    @sidebar_width.setter
    def sidebar_width(self, width: int) -> None:
        self._settings.setValue("window/sidebar-width", width)

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
            order=self._choice("compare/order", GroupOrder, usual.order),
            step_mode=self._choice("compare/steps", StepMode, usual.step_mode),
            font_family=str(self._settings.value("compare/font", "")),
            text_size_pt=max(self._read("compare/text-size", float, 0.0), 0.0),
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
            rules=str(self._settings.value("rules/rules", RuleKind.SUGGESTED.value)),
            included=tuple(each for each in Inclusion if each in included),
        )

    def set_rule_set(self, rule_set: RuleSet) -> None:
        """Save the keeper rules that were used last."""
        self._settings.setValue("rules/name", rule_set.name)
        self._settings.setValue("rules/rules", rule_set.rules)
        self._settings.setValue("rules/included", " ".join(rule_set.included))

    def recent_folders(self) -> list[str]:
        """Return the folders that were scanned last and are still there, the latest first."""
        value = self._settings.value("scan/recent-folders", "")
        return [path for path in str(value).split("\n") if path and os.path.isdir(path)]

    def add_recent_folders(self, paths: Iterable[str]) -> None:
        """Remember folders as those that were scanned last."""
        shown = [path for path in paths if os.path.isdir(path) and "\n" not in path and path.isprintable()]
        recent = dict.fromkeys([*shown, *self.recent_folders()])
        self._settings.setValue("scan/recent-folders", "\n".join(list(recent)[:_MOST_RECENT]))

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
        is_enough = not isinstance(value, int | float) or value >= _LEAST.get(option.field, value)
        return value if is_enough and option.holds(value) else option.usual

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
