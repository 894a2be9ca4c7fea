"""What each keeper rule prefers, and which texts are rules."""

import os
from collections.abc import Callable

import pytest

from dupfinder.decide import PlanDocument, Rule, RuleKind, parse_rules
from dupfinder.domain.errors import UsageError
from this_system import native

MakeDocument = Callable[..., PlanDocument]
X = native("/x")


@pytest.mark.parametrize(
    ("rule", "better", "worse"),
    [
        ("newest", {"mtime_ns": 2}, {"mtime_ns": 1}),
        ("oldest", {"mtime_ns": -1}, {"mtime_ns": 1}),
        ("longest-text", {"word_count": 2}, {"word_count": 1}),
        ("largest", {"size_bytes": 2}, {"size_bytes": 1}),
        ("smallest", {"size_bytes": 1}, {"size_bytes": 2}),
        ("best-format", {"format": "docx"}, {"format": "pdf"}),
        ("best-format", {"format": "pdf"}, {"format": "txt"}),
        ("best-format", {"format": "txt"}, {"format": "never-heard-of"}),
        ("shortest-path", {"path": "/b/a.txt"}, {"path": "/aa/a.txt"}),
        ("cleanest-name", {"path": "/x/report.txt"}, {"path": "/x/report (1).txt"}),
        ("cleanest-name", {"path": "/x/copyright.txt"}, {"path": "/x/Copy of right.txt"}),
        ("cleanest-name", {"path": "/x/report.txt"}, {"path": "/x/report - Kopie.txt"}),
        ("cleanest-name", {"path": "/x/Vertrag.txt"}, {"path": "/x/Vertrag alt.txt"}),
        ("cleanest-name", {"path": "/x/report.txt"}, {"path": "/x/report_copy2.txt"}),
        ("cleanest-name", {"path": "/x/report (1).txt"}, {"path": "/x/Copy of report (1).txt"}),
        ("cleanest-name", {"path": "/x/报告.txt"}, {"path": "/x/报告副本.txt"}),
        ("cleanest-name", {"path": "/copy/a (2)/report.txt"}, {"path": "/x/report~"}),
        ("cleanest-path", {"path": "/x/report.txt"}, {"path": "/x (2)/report.txt"}),
        ("cleanest-path", {"path": "/x/copy of b/report.txt"}, {"path": "/backup/copy of b/report.txt"}),
        ("cleanest-path", {"path": "/a/b/c/d/report.txt"}, {"path": "/x/report~"}),
        ("most-metadata", {"metadata_count": 2}, {"metadata_count": 1}),
        ("best-format:pdf:odt", {"format": "pdf"}, {"format": "odt"}),
        ("best-format:pdf:odt", {"format": "odt"}, {"format": "docx"}),
        ("best-format:pdf:odt", {"format": "docx"}, {"format": "txt"}),
        ("best-format:PDF", {"format": "pdf"}, {"format": "docx"}),
        ("best-format:pdf", {"format": "txt"}, {"format": "never-heard-of"}),
        (f"in:{X}", {"path": native("/x/y/a.txt")}, {"path": native("/xy/a.txt")}),
        (f"in:{X}{os.sep}", {"path": native("/x/a.txt")}, {"path": native("/y/a.txt")}),
        ("name:*.tx?", {"path": "/y/a.txt"}, {"path": "/y.txt/a.pdf"}),
    ],
)
def test_what_a_rule_prefers(
    document: MakeDocument, rule: str, better: dict[str, object], worse: dict[str, object]
) -> None:
    (parsed,) = parse_rules(rule)
    first, second = (document(**({"path": "/x/a.txt", "relation": None} | fields)) for fields in (better, worse))
    assert parsed.rank(first) < parsed.rank(second)


def test_every_kind_of_rule_can_be_parsed_and_ranks(document: MakeDocument) -> None:
    for kind in RuleKind:
        (rule,) = parse_rules(f"{kind}:x" if kind.takes_argument else kind)
        assert rule.kind is kind
        assert isinstance(rule.rank(document("/a.txt", None)), int)


def test_rules_come_in_the_order_they_are_written() -> None:
    assert parse_rules(f"newest, in:{X} ,name:*.docx") == (
        Rule(RuleKind.NEWEST),
        Rule(RuleKind.IN, X),
        Rule(RuleKind.NAME, "*.docx"),
    )


def test_a_doubled_comma_is_part_of_a_name() -> None:
    assert parse_rules(f"in:{X},,b,oldest") == (Rule(RuleKind.IN, f"{X},b"), Rule(RuleKind.OLDEST))


def test_a_relative_folder_is_below_the_current_one() -> None:
    assert parse_rules("in:drafts") == (Rule(RuleKind.IN, os.path.abspath("drafts")),)


def test_a_rule_is_shown_as_it_is_written() -> None:
    assert [str(rule) for rule in parse_rules(f"newest,in:{X},name:a:b")] == ["newest", f"in:{X}", "name:a:b"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "newst",
        "newest,",
        "newest:1",
        "in",
        "in:",
        "name:",
        "Newest",
        "newest;oldest",
        "best-format:",
        "best-format:pdf:",
        "best-format:*.pdf",
        "@mine",
        "most-metadata:title",
    ],
)
def test_what_is_no_rule_is_said_in_one_sentence(text: str) -> None:
    with pytest.raises(UsageError, match=r"^[^\n]+\.$"):
        parse_rules(text)
