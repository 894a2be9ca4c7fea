"""The words of deciding: rules, reasons and refusals as sentences in the person's language."""

from collections.abc import Iterable

from PySide6.QtCore import QObject

from dupfinder.decide import PERSON, Reason, Refusal, Rule, RuleKind, parse_rules
from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.domain.suggesting import Liking
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.wording import named
from dupfinder.report.wording import LIKINGS


class DecidingWording(QObject):
    """Turns the codes of the decide room into words; one object for each widget that needs it."""

    def kind(self, kind: RuleKind) -> str:
        """Return what a kind of rule is called in a list of kinds: `The newest`."""
        return {
            RuleKind.SUGGESTED: self.tr("Suggested (finished, filed, clean name)"),
            RuleKind.NEWEST: self.tr("Newest"),
            RuleKind.OLDEST: self.tr("Oldest"),
            RuleKind.LONGEST_TEXT: self.tr("Longest text"),
            RuleKind.LARGEST: self.tr("Largest file"),
            RuleKind.SMALLEST: self.tr("Smallest file"),
            RuleKind.BEST_FORMAT: self.tr("Best format"),
            RuleKind.SHORTEST_PATH: self.tr("Shortest path"),
            RuleKind.CLEANEST_NAME: self.tr("Cleanest name (no “copy”, “(1)”, “old”)"),
            RuleKind.CLEANEST_PATH: self.tr("Cleanest path (no “backup” or “old” in its folders)"),
            RuleKind.MOST_METADATA: self.tr("Most details (title, author …)"),
            RuleKind.IN: self.tr("Preferred folder"),
            RuleKind.NAME: self.tr("Name matches"),
            RuleKind.ONE_PER_FOLDER: self.tr("One in each folder"),
            RuleKind.ONE_PER_NAME: self.tr("One of each file name"),
        }[kind]

    def rule(self, rule: Rule) -> str:
        """Return a rule with what it was given: `In the folder /archive`."""
        if rule.argument is None:
            return self.kind(rule.kind)
        shown = visible(rule.argument)
        if rule.kind is RuleKind.IN:
            return self.tr("In folder {folder}").format(folder=shown)
        if rule.kind is RuleKind.NAME:
            return self.tr("Name like {pattern}").format(pattern=shown)
        return named(self.kind(rule.kind), shown)

    def because(self, reason: str) -> str:
        """Return what decided, after `stays: ` or `goes: `; the reason is that of a decision or a mark."""
        fixed: dict[str, str] = {
            PERSON: self.tr("marked by hand"),
            Liking.FINISHED: self.tr("the signed, filled-in or final one is kept"),
            Liking.FILED: self.tr("the filed one is kept"),
            Reason.REFERENCE: self.tr("a protected folder comes first"),
            Reason.SEARCH: self.tr("no rule applied: kept the suggested copy"),
            Reason.VARIANT: self.tr("same template, other details"),
            Reason.NO_COPY: self.tr("no copy of it is kept"),
            Reason.NOT_MARKED: self.tr("not marked"),
            Reason.KEPT_ELSEWHERE: self.tr("kept for another document"),
        }
        if reason in fixed:
            return fixed[reason]
        try:
            (rule,) = parse_rules(reason.replace(",", ",,"))
        except UsageError:
            return visible(reason)
        return self._rule_decided(rule)

    def likings(self, reasons: Iterable[Liking]) -> str:
        """Return why a keeper was suggested, in a few words: `in a filed folder; clean name`."""
        return self.tr("; ", "between reasons").join(core_message(LIKINGS[each]) for each in reasons)

    def refusal(self, refusal: Refusal) -> str:
        """Return in a sentence why a document cannot be marked."""
        return {
            Refusal.REFERENCE: self.tr("In a protected folder: nothing there is removed."),
            Refusal.EXCLUDED: self.tr("In an excluded folder: not included."),
            Refusal.ENCLOSED: self.tr("Inside another file: never removed."),
            Refusal.LAST: self.tr("No readable document of its group would be left."),
            Refusal.UNREAD: self.tr("Could not be read, so it was not compared."),
            Refusal.KEEPER: self.tr("This is the kept document of its group. Choose another keeper first."),
            Refusal.HIDDEN: self.tr("Hidden by the filter."),
            Refusal.UNKNOWN: self.tr("Not in a group of duplicates."),
        }[refusal]

    def refused(self, refusal: Refusal, number: int) -> str:
        """Return how many of several documents could not be marked, and why in a few words."""
        return {
            Refusal.REFERENCE: self.tr("%Ln in a protected folder", "", number),
            Refusal.EXCLUDED: self.tr("%Ln in an excluded folder", "", number),
            Refusal.ENCLOSED: self.tr("%Ln inside another file", "", number),
            Refusal.LAST: self.tr("%Ln the last of its group", "", number),
            Refusal.UNREAD: self.tr("%Ln could not be read", "", number),
            Refusal.KEEPER: self.tr("%Ln keeper(s)", "", number),
            Refusal.HIDDEN: self.tr("%Ln hidden by the filter", "", number),
            Refusal.UNKNOWN: self.tr("%Ln not in a group", "", number),
        }[refusal]

    def _rule_decided(self, rule: Rule) -> str:
        shown = visible(rule.argument or "")
        return {
            RuleKind.SUGGESTED: self.tr("the suggested copy is kept"),
            RuleKind.NEWEST: self.tr("the newest is kept"),
            RuleKind.OLDEST: self.tr("the oldest is kept"),
            RuleKind.LONGEST_TEXT: self.tr("the longest text is kept"),
            RuleKind.LARGEST: self.tr("the largest file is kept"),
            RuleKind.SMALLEST: self.tr("the smallest file is kept"),
            RuleKind.BEST_FORMAT: self.tr("the best format is kept"),
            RuleKind.SHORTEST_PATH: self.tr("the shortest path is kept"),
            RuleKind.CLEANEST_NAME: self.tr("the cleanest name is kept"),
            RuleKind.CLEANEST_PATH: self.tr("the cleanest path is kept"),
            RuleKind.MOST_METADATA: self.tr("the one with most details is kept"),
            RuleKind.IN: self.tr("the copy in {folder} is kept").format(folder=shown),
            RuleKind.NAME: self.tr("a name like {pattern} is kept").format(pattern=shown),
            RuleKind.ONE_PER_FOLDER: self.tr("one in each folder is kept"),
            RuleKind.ONE_PER_NAME: self.tr("one of each file name is kept"),
        }[rule.kind]
