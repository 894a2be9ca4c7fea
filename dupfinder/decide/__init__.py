"""Groups to decisions: keeper rules and plans."""

from typing import TYPE_CHECKING

from dupfinder.domain.doors import lazy_door

if TYPE_CHECKING:
    from dupfinder.decide.mark_table import DoneStep, MarkHistory, MarkStep, StepKind
    from dupfinder.decide.marking import Marks, Tally
    from dupfinder.decide.plan_file import parse_json, plan_from_json, plan_to_json
    from dupfinder.decide.plan_groups import PERSON, PlanDocument, PlanGroup, Reason, Refusal, plan_group
    from dupfinder.decide.planner import make_plan
    from dupfinder.decide.report_reader import groups_from_report, options_from_report, roles_from_report
    from dupfinder.decide.rules import Rule, RuleKind, parse_rules, rules_text, with_saved_rules
else:
    __getattr__ = lazy_door()
