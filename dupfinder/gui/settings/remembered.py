"""What the window remembers from one start to the next."""

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from dupfinder.decide import RuleKind
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.decisions import Inclusion, RuleSet
from dupfinder.domain.errors import UsageError
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.options import MIB, OPTIONS, Option, OptionKind, ScanOptions, with_options
from dupfinder.fingerprint import check_settings
from dupfinder.gui.comparison.comparison_actions import ComparisonHabits
from dupfinder.gui.reports.exporting import ExportChoices
from dupfinder.gui.settings.window_page import FIRST_ACTIONS, TEXT_PERCENTS, WindowChoices

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
_WINDOW = {
    "theme": "theme",
    "text_percent": "window/text-percent",
    "density": "window/density",
    "action": "window/action",
    "opens_last": "window/opens-last",
}
_HABITS = {
    "order": "compare/order",
    "step_mode": "compare/steps",
    "font_family": "compare/font",
    "text_size_pt": "compare/text-size",
    "hides_equal": "compare/hides-equal",
}
_COMPARED = {field.name: f"compare/{field.name}" for field in fields(CompareOptions)}
_EXPORT = {
    "kind": "export/kind",
    "only_shown": "export/only-shown",
    "with_differences": "export/differences",
    "folder": "export/folder",
}
"""Under which names the fields of records are saved."""
_T = TypeVar("_T")
_R = TypeVar("_R", WindowChoices, ComparisonHabits, CompareOptions, ExportChoices)


class Remembered:
    """Typed access to the settings of one person; what is unreadable counts as never set."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    @property
    def language(self) -> str:
        """Return the name of the locale that was chosen; empty for that of the system."""
        return str(self._settings.value("language", ""))

    @language.setter
    def language(self, name: str) -> None:
        self._settings.setValue("language", name)

    def window_choices(self) -> WindowChoices:
        """Return what was chosen for the window."""
        usual = WindowChoices(language=self.language)
        found = self._record(usual, _WINDOW)
        percent = found.text_percent if found.text_percent in TEXT_PERCENTS else usual.text_percent
        return replace(
            found, text_percent=percent, action=found.action if found.action in FIRST_ACTIONS else usual.action
        )

    def set_window_choices(self, choices: WindowChoices) -> None:
        """Save what was chosen for the window, but for the language, which is saved once it is spoken."""
        self._set_record(choices, _WINDOW)

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
        found = self._record(ComparisonHabits(), _HABITS)
        options = self._record(CompareOptions(), _COMPARED)
        return replace(found, options=options, text_size_pt=max(found.text_size_pt, 0.0))

    def set_comparison_habits(self, habits: ComparisonHabits) -> None:
        """Save how two documents were looked at last."""
        self._set_record(habits, _HABITS)
        self._set_record(habits.options, _COMPARED)

    def export_choices(self) -> ExportChoices:
        """Return what a report was made of last."""
        return self._record(ExportChoices(), _EXPORT)

    def set_export_choices(self, choices: ExportChoices) -> None:
        """Save what a report was made of last."""
        self._set_record(choices, _EXPORT)

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

    def _record(self, usual: _R, names: Mapping[str, str]) -> _R:
        """Return a record as it was saved, by the names of its fields; what makes no sense is as usual."""
        found = {field: self._read(name, _reader(getattr(usual, field)), None) for field, name in names.items()}
        return replace(usual, **{field: value for field, value in found.items() if value is not None})

    def _set_record(self, record: object, names: Mapping[str, str]) -> None:
        for field, name in names.items():
            self._settings.setValue(name, _written(getattr(record, field)))

    def _read(self, name: str, kind: Callable[[Any], _T], default: _T) -> _T:
        value = self._settings.value(name)
        try:
            return default if value is None else kind(value)
        except (TypeError, ValueError):
            return default


def _reader(usual: Any) -> Callable[[Any], Any]:  # noqa: ANN401 - as many types as there are fields
    """Return what makes of what was saved a value like the usual one."""
    return _READ_AS[OptionKind.SWITCH] if isinstance(usual, bool) else type(usual)


def _written(value: Any) -> object:  # noqa: ANN401 - as many types as there are kinds
    if isinstance(value, tuple):
        return ",".join(value)
    return int(value) if isinstance(value, bool) else str(value)
