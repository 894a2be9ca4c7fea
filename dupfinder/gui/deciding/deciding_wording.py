"""The words of deciding: rules, reasons and refusals as sentences in the person's language."""

from collections.abc import Iterable

from PySide6.QtCore import QObject

from dupfinder.decide import PERSON, Reason, Refusal, Rule, RuleKind, parse_rules
from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.domain.suggesting import Liking
from dupfinder.gui.toolkit.punctuation import named


class DecidingWording(QObject):
    """Turns the codes of the decide room into words; one object for each widget that needs it."""

    def kind(self, kind: RuleKind) -> str:
        """Return what a kind of rule is called in a list of kinds: `The newest`."""
        return {
            RuleKind.SUGGESTED: self.tr("What is suggested (finished, filed, cleanly named)"),
            RuleKind.NEWEST: self.tr("The newest"),
            RuleKind.OLDEST: self.tr("The oldest"),
            RuleKind.LONGEST_TEXT: self.tr("The longest text"),
            RuleKind.LARGEST: self.tr("The largest file"),
            RuleKind.SMALLEST: self.tr("The smallest file"),
            RuleKind.BEST_FORMAT: self.tr("The best format"),
            RuleKind.SHORTEST_PATH: self.tr("The shortest path"),
            RuleKind.CLEANEST_NAME: self.tr("The cleanest name (no “copy”, “(1)”, “old”)"),
            RuleKind.CLEANEST_PATH: self.tr("The cleanest path (no “backup”, “old” in its folders, either)"),
            RuleKind.MOST_METADATA: self.tr("The one that says most about itself (title, author …)"),
            RuleKind.IN: self.tr("In a preferred folder"),
            RuleKind.NAME: self.tr("A name that matches"),
        }[kind]

    def rule(self, rule: Rule) -> str:
        """Return a rule with what it was given: `In the folder /archive`."""
        if rule.argument is None:
            return self.kind(rule.kind)
        shown = visible(rule.argument)
        if rule.kind is RuleKind.IN:
            return self.tr("In the folder {folder}").format(folder=shown)
        if rule.kind is RuleKind.NAME:
            return self.tr("A name like {pattern}").format(pattern=shown)
        return named(self.kind(rule.kind), shown)

    def because(self, reason: str) -> str:
        """Return what decided, after `stays: ` or `goes: `; the reason is that of a decision or a mark."""
        fixed: dict[str, str] = {
            PERSON: self.tr("marked by hand"),
            Liking.FINISHED: self.tr("the signed, filled-in or final one stays"),
            Liking.FILED: self.tr("what is filed stays"),
            Reason.REFERENCE: self.tr("a reference folder comes first"),
            Reason.SEARCH: self.tr("chosen by the search, no rule tells them apart"),
            Reason.VARIANT: self.tr("only numbers, dates or names differ"),
            Reason.NO_COPY: self.tr("no other document is a copy of it"),
            Reason.NOT_MARKED: self.tr("nobody marked it"),
            Reason.KEPT_ELSEWHERE: self.tr("it stays for another document"),
        }
        if reason in fixed:
            return fixed[reason]
        try:
            (rule,) = parse_rules(reason.replace(",", ",,"))
        except UsageError:
            return visible(reason)
        return self._rule_decided(rule)

    def likings(self, reasons: Iterable[Liking]) -> str:
        """Return why a keeper was suggested, in a few words: `filed folder; clean name`."""
        words = {
            Liking.REFERENCE: self.tr("reference folder"),
            Liking.FINISHED: self.tr("signed, filled in or final"),
            Liking.FILED: self.tr("filed folder"),
            Liking.CLEANEST_NAME: self.tr("clean name"),
            Liking.BEST_FORMAT: self.tr("best format to work with"),
            Liking.SHORTEST_PATH: self.tr("shortest path"),
            Liking.CENTRE: self.tr("most like the others"),
            Liking.CHOSEN: self.tr("chosen by hand or by rules"),
        }
        return self.tr("; ", "between reasons").join(words[each] for each in reasons)

    def refusal(self, refusal: Refusal) -> str:
        """Return in a sentence why a document cannot be marked."""
        return {
            Refusal.REFERENCE: self.tr("It lies in a reference folder: nothing there is ever removed."),
            Refusal.EXCLUDED: self.tr("It lies in an excluded folder: it takes no part."),
            Refusal.LAST: self.tr("Nothing of its group that can be read would stay."),
            Refusal.UNREAD: self.tr("Its bytes could not be read, so nothing is certain about it."),
            Refusal.KEEPER: self.tr("It is the keeper of its group. Keep another one first."),
            Refusal.HIDDEN: self.tr("The filter hides it."),
            Refusal.UNKNOWN: self.tr("It is in no group of duplicates."),
        }[refusal]

    def refused(self, refusal: Refusal, number: int) -> str:
        """Return how many of several documents could not be marked, and why in a few words."""
        return {
            Refusal.REFERENCE: self.tr("%Ln in a reference folder", "", number),
            Refusal.EXCLUDED: self.tr("%Ln in an excluded folder", "", number),
            Refusal.LAST: self.tr("%Ln the last of its group", "", number),
            Refusal.UNREAD: self.tr("%Ln could not be read", "", number),
            Refusal.KEEPER: self.tr("%Ln keeper(s)", "", number),
            Refusal.HIDDEN: self.tr("%Ln hidden by the filter", "", number),
            Refusal.UNKNOWN: self.tr("%Ln in no group of duplicates", "", number),
        }[refusal]

    def _rule_decided(self, rule: Rule) -> str:
        shown = visible(rule.argument or "")
        return {
            RuleKind.SUGGESTED: self.tr("what is suggested stays"),
            RuleKind.NEWEST: self.tr("the newest stays"),
            RuleKind.OLDEST: self.tr("the oldest stays"),
            RuleKind.LONGEST_TEXT: self.tr("the longest text stays"),
            RuleKind.LARGEST: self.tr("the largest file stays"),
            RuleKind.SMALLEST: self.tr("the smallest file stays"),
            RuleKind.BEST_FORMAT: self.tr("the best format stays"),
            RuleKind.SHORTEST_PATH: self.tr("the shortest path stays"),
            RuleKind.CLEANEST_NAME: self.tr("the cleanest name stays"),
            RuleKind.CLEANEST_PATH: self.tr("the cleanest path stays"),
            RuleKind.MOST_METADATA: self.tr("the one that says most about itself stays"),
            RuleKind.IN: self.tr("what lies in {folder} stays").format(folder=shown),
            RuleKind.NAME: self.tr("a name like {pattern} stays").format(pattern=shown),
        }[rule.kind]
