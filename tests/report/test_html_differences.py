"""The differences of near duplicates in the HTML report."""

import html
import io
import re
from typing import Any

import pytest

from dupfinder.diff import align
from dupfinder.domain.comparisons import PairDifference, near_members
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.pairs import Relation
from dupfinder.report.html_report import MOST_ROWS, MOST_WORDS, write_html

KEPT = "The first paragraph.\nPayment is due within thirty days.\nThe last paragraph.\n"
OTHER = "The first paragraph.\nPayment is due within fourteen days.\nThe last paragraph.\nAnd one more.\n"


def written(samples: Any, *differences: PairDifference, words_around: int | None = None) -> str:
    """Return the report of a group of as many near duplicates, and of an identical one."""
    keeper, same = samples.document("/keep.txt"), samples.document("/same.txt")
    others = [(samples.document(one.path), Relation.NEAR, 0.9) for one in differences]
    result = samples.result(groups=(samples.group(1, keeper, (same, Relation.IDENTICAL, 1.0), *others),))
    out = io.StringIO()
    write_html(result, out, differences=differences, words_around=words_around)
    return out.getvalue()


def of(left: str, right: str, *, path: str = "/b.txt") -> PairDifference:
    return PairDifference(path=path, difference=align(left, right))


def shown(source: str) -> str:
    """Return the text of the rows of differences."""
    rows = re.findall(r'<tr class="difference">.*?</table>', source, re.DOTALL)
    return html.unescape(re.sub(r"<[^>]*>", "", "".join(rows)))


def test_changed_paragraphs_stand_below_their_document_and_nothing_else_does(samples: Any) -> None:
    source = written(samples, of(KEPT, OTHER))
    assert "<summary>Differences: words in 1 place, 1 paragraph only in B</summary>" in source
    assert re.search(r'<del class="\w+" title="\w+">thirty</del>', source)
    assert re.search(r'<ins class="\w+" title="\w+">fourteen</ins>', source)
    text = shown(source)
    assert "And one more." in text
    assert "The first paragraph." not in text


def test_without_differences_no_text_of_documents_is_in_the_report(samples: Any) -> None:
    keeper, other = samples.document("/keep.txt"), samples.document("/b.txt")
    out = io.StringIO()
    write_html(samples.result(groups=(samples.group(1, keeper, (other, Relation.NEAR, 0.9)),)), out)
    assert '<tr class="difference">' not in out.getvalue()


def test_what_cannot_be_told_is_said(samples: Any) -> None:
    source = written(
        samples,
        PairDifference(path="/b.txt", difference=None, problem=as_it_is("/b.txt: It is <gone>.")),
        PairDifference(path="/c.txt", difference=align(KEPT, KEPT)),
        PairDifference(path="/d.txt", difference=align(KEPT, KEPT), has_changed=True),
        PairDifference(path="/e.txt", difference=align(KEPT, OTHER), has_changed=True),
    )
    assert "The differences cannot be shown. <bdi>/b.txt: It is &lt;gone&gt;.</bdi>" in source
    assert "<p>No differences.</p>" in source
    assert source.count("One of the files changed after the scan.") == 2


def test_of_very_many_changes_the_first_are_shown(samples: Any) -> None:
    left = "".join(f"Number {number} is red.\nAnd this stays.\n" for number in range(MOST_ROWS + 14))
    source = written(samples, of(left, left.replace("red", "blue")))
    assert source.count("<del") == MOST_ROWS
    assert "<p>&hellip; 14 more changed paragraphs</p>" in source


def test_of_a_long_paragraph_some_words_around_a_change_are_shown(samples: Any) -> None:
    words = [f"w{number}" for number in range(200)]
    changed = [*words[:100], "other", *words[101:]]
    text = shown(written(samples, of(" ".join(words), " ".join(changed)), words_around=2))
    assert "… w98 w99 w100 w101 w102 …" in text
    assert "… w98 w99 other w101 w102 …" in text


def test_a_long_paragraph_that_only_one_has_is_cut(samples: Any) -> None:
    text = shown(written(samples, of("a\n", "a\n" + "word " * 1_000)))
    assert MOST_WORDS <= len(re.findall("word", text)) <= MOST_WORDS + 2


def test_links_lead_within_their_pair_and_nowhere_else(samples: Any) -> None:
    paragraphs = [f"This is paragraph number {number}, with quite some words in it." for number in range(30)]
    moved = [*paragraphs[1:], paragraphs[0]]
    pairs = [of("\n".join(paragraphs), "\n".join(moved), path=f"/{name}.txt") for name in "bc"]
    source = written(samples, *pairs)
    targets, links = re.findall(r'id="(p\dr\d+)"', source), re.findall(r'href="#([^"]+)"', source)
    assert len(set(targets)) == len(targets)
    assert set(links) <= set(targets)
    assert {link[:2] for link in links} == {"p1", "p2"}


def test_O2_document_text_is_only_text(samples: Any) -> None:
    hostile = "<script>alert(1)</script>\u202e </noscript></details> \x00"
    source = written(samples, of(f"same words here\n{hostile}", f"same words here\nother {hostile}"))
    assert source.count("<script>") == 1
    assert "</noscript>" not in source
    assert "\u202e" not in source
    assert "&lt;script&gt;alert(1)" in source


def test_differences_have_to_be_those_of_the_groups(samples: Any) -> None:
    keeper, other = samples.document("/keep.txt"), samples.document("/b.txt")
    result = samples.result(groups=(samples.group(1, keeper, (other, Relation.NEAR, 0.9)),))
    assert [member.document for _, member in near_members(result.groups)] == [other]
    with pytest.raises(ValueError, match="order"):
        write_html(result, io.StringIO(), differences=(of(KEPT, OTHER, path="/c.txt"),))
