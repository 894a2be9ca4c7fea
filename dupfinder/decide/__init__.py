"""Groups to decisions: keeper rules and plans."""

from dupfinder.decide.json_fields import parse_json
from dupfinder.decide.plan_file import plan_from_json, plan_to_json
from dupfinder.decide.plan_groups import PlanDocument, PlanGroup, plan_group
from dupfinder.decide.planner import Reason, make_plan
from dupfinder.decide.report_reader import groups_from_report
from dupfinder.decide.rules import Rule, RuleKind, copy_marks, format_rank, parse_rules

__all__ = [
    "PlanDocument",
    "PlanGroup",
    "Reason",
    "Rule",
    "RuleKind",
    "copy_marks",
    "format_rank",
    "groups_from_report",
    "make_plan",
    "parse_json",
    "parse_rules",
    "plan_from_json",
    "plan_group",
    "plan_to_json",
]
