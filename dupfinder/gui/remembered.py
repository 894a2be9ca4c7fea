"""What the window remembers from one start to the next."""

import enum
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.fingerprints import Feature, FingerprintMethod, FingerprintSettings, Weighting, WordHash
from dupfinder.domain.options import MIB, Linkage, ScanOptions
from dupfinder.domain.pairs import Relation, Variants
from dupfinder.domain.rule_sets import RuleSet
from dupfinder.gui.comparison.families.family_order import FamilyOrder, StepMode
from dupfinder.gui.comparison.habits import ComparisonHabits
from dupfinder.gui.fingerprint_limits import (
    BITS,
    MOST_HEADING_WEIGHT,
    MOST_LENGTH,
    MOST_PICTURE_WEIGHT,
    MOST_SENTENCES,
)
from dupfinder.gui.reports.export_dialog import ExportChoices
from dupfinder.gui.theme import ThemeChoice
from dupfinder.report import ReportKind

_AUTOMATIC = -1
"""Stands for `None`, which settings cannot hold."""
_FIRST_RULES = "suggested"
_LEAST_MIB = 64
"""With less no document can be read."""
_T = TypeVar("_T")
_N = TypeVar("_N", int, float)
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
        """Return the options of the last scan, without its sources."""
        defaults = ScanOptions(sources=())
        most_size = self._number("most-size", 0)
        return replace(
            defaults,
            relation=self._choice("scan/relation", Relation, defaults.relation),
            min_similarity=min(max(self._number("min-similarity", round(defaults.min_similarity * 100)), 50), 100)
            / 100,
            linkage=self._choice("scan/linkage", Linkage, defaults.linkage),
            variants=self._choice("scan/variants", Variants, defaults.variants),
            fingerprint=self._fingerprint(defaults.fingerprint),
            max_bits=self._max_bits(),
            formats=tuple(filter(None, str(self._settings.value("scan/formats", "")).split(","))),
            min_words=self._number("min-words", defaults.min_words),
            min_size_bytes=max(self._number("least-size", defaults.min_size_bytes), 1),
            max_size_bytes=most_size if most_size > 0 else None,
            hidden=bool(self._number("hidden", int(defaults.hidden))),
            follow_links=bool(self._number("follow-links", int(defaults.follow_links))),
            ocr=bool(self._number("ocr", int(defaults.ocr))),
            time_limit_s=float(max(self._number("seconds", round(defaults.time_limit_s)), 1)),
            memory_limit_bytes=max(self._number("memory-mib", defaults.memory_limit_bytes // MIB), _LEAST_MIB) * MIB,
        )

    def set_options(self, options: ScanOptions) -> None:
        """Save the options of a scan, but for its sources."""
        for name, value in (
            ("relation", options.relation.value),
            ("min-similarity", round(options.min_similarity * 100)),
            ("linkage", options.linkage.value),
            ("variants", options.variants.value),
            ("max-bits", _AUTOMATIC if options.max_bits is None else options.max_bits),
            ("formats", ",".join(options.formats)),
            ("min-words", options.min_words),
            ("least-size", options.min_size_bytes),
            ("most-size", options.max_size_bytes or 0),
            ("hidden", int(options.hidden)),
            ("follow-links", int(options.follow_links)),
            ("ocr", int(options.ocr)),
            ("seconds", round(options.time_limit_s)),
            ("memory-mib", options.memory_limit_bytes // MIB),
            *((f"fingerprint-{name}", str(value)) for name, value in asdict(options.fingerprint).items()),
        ):
            self._settings.setValue(f"scan/{name}", value)

    def _fingerprint(self, defaults: FingerprintSettings) -> FingerprintSettings:
        """Return the choices of the fingerprint; what is out of range counts as never set."""
        path = "scan/fingerprint-"
        bits = self._number("fingerprint-bits", defaults.bits)
        return FingerprintSettings(
            method=self._choice(path + "method", FingerprintMethod, defaults.method),
            bits=bits if bits in BITS else defaults.bits,
            feature=self._choice(path + "feature", Feature, defaults.feature),
            length=self._within(path + "length", int, 1, MOST_LENGTH, default=defaults.length),
            weighting=self._choice(path + "weighting", Weighting, defaults.weighting),
            word_hash=self._choice(path + "word_hash", WordHash, defaults.word_hash),
            heading_weight=self._within(
                path + "heading_weight", float, 1, MOST_HEADING_WEIGHT, default=defaults.heading_weight
            ),
            picture_weight=self._within(
                path + "picture_weight", float, 0, MOST_PICTURE_WEIGHT, default=defaults.picture_weight
            ),
            sentences=self._within(path + "sentences", int, 1, MOST_SENTENCES, default=defaults.sentences),
        )

    def _within(self, name: str, kind: type[_N], least: int, most: _N, *, default: _N) -> _N:
        value = self._read(name, kind, default)
        return value if least <= value <= most else default

    def _max_bits(self) -> int | None:
        bits = self._number("max-bits", _AUTOMATIC)
        return bits if 0 <= bits <= max(BITS) else None

    def _number(self, name: str, default: int) -> int:
        return self._read(f"scan/{name}", int, default)

    def _choice(self, name: str, kind: type[_E], default: _E) -> _E:
        return self._read(name, kind, default)

    def _read(self, name: str, kind: Callable[[Any], _T], default: _T) -> _T:
        value = self._settings.value(name)
        try:
            return default if value is None else kind(value)
        except (TypeError, ValueError):
            return default
