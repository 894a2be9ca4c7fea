"""The HTML report in a real browser: it is searched, sorted, filtered and printed there, and nothing gets out."""

import base64
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from chromium import PROGRAM, Page, chromium_page
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Metadata
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.domain.result import ScanResult
from dupfinder.report import ReportKind, save_report

pytestmark = pytest.mark.skipif(not PROGRAM, reason="Chromium is not installed")

COUNT = "document.querySelector('output').value"
NAMES = "Array.from(document.querySelectorAll('#list > details h3'), (one) => one.textContent)"
GROUPS = 250


@pytest.fixture(scope="module")
def browser() -> Iterator[Page]:
    with chromium_page("--window-size=1200,900") as page:
        yield page


@pytest.fixture
def page(browser: Page) -> Iterator[Page]:
    """Give a page that has not complained about anything, and see that it does not."""
    browser.forget()
    yield browser
    assert browser.complaints == []
    assert [url for url in browser.requests if not url.startswith(("file:///", "about:"))] == []


def many(samples: Any) -> ScanResult:
    """Return more groups than stand in the page from the start, in an order that is none of those to choose."""
    groups = []
    for number in sorted(range(GROUPS), key=lambda number: number * 97 % GROUPS):
        relation = (Relation.IDENTICAL, Relation.SAME_TEXT, Relation.NEAR)[number % 3]
        title = "Übersicht & <Plan>" if number == 200 else None
        keeper = samples.document(
            f"/home/anna/Letter {number}.docx", size_bytes=1_000 + number, metadata=Metadata(title=title)
        )
        other = samples.document(
            f"/srv/box{number}/copy {number}.docx", size_bytes=2_000, mtime_ns=(1_500_000_000 + number) * 10**9
        )
        similarity = 0.8 + number / 10_000 if relation is Relation.NEAR else 1.0
        groups.append(samples.group(number + 1, keeper, (other, relation, similarity)))
    groups[0] = samples.variants(groups[0], (Variable.NUMBERS,))
    result: ScanResult = samples.result(groups=tuple(groups))
    return result


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory, samples: Any) -> str:
    path = tmp_path_factory.mktemp("report") / "report.html"
    save_report(ReportKind.HTML, many(samples), path=str(path))
    return path.as_uri()


def fill(page: Page, **values: str) -> None:
    """Choose in the bar as a person does, and wait until that is shown."""
    for name, value in values.items():
        page.run(
            f"""{{ const field = document.forms.tools.elements["{name}"]; field.value = {value!r};
            field.dispatchEvent(new Event("change", {{ bubbles: true }})); }}"""
        )


def test_all_groups_are_counted_and_the_first_ones_shown(page: Page, report: str) -> None:
    page.open(report)
    assert page.run(COUNT) == f"{GROUPS} groups"
    shown = page.run(NAMES)
    assert 100 <= len(shown) < GROUPS
    assert page.run("document.querySelectorAll('#list > details[open]').length") == len(shown)


def test_more_groups_are_shown_to_who_scrolls_down(page: Page, report: str) -> None:
    page.open(report)
    page.until(f"(scrollTo(0, document.documentElement.scrollHeight), {NAMES}.length === {GROUPS})")
    assert page.run("document.getElementById('more').hidden") is True


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("LETTER 117.docx", ["Letter 117.docx"]),
        ("box42", ["Letter 42.docx"]),
        ("ubersicht <plan>", ["Letter 200.docx"]),
        ("anna 199 copy", ["Letter 199.docx"]),
        ("keep", []),
        ("identical", []),
    ],
)
def test_words_are_searched_in_names_folders_and_titles(
    words: str, expected: list[str], page: Page, report: str
) -> None:
    page.open(report)
    fill(page, search=words)
    assert page.run(NAMES) == expected
    assert page.run(COUNT) == f"{len(expected)} of {GROUPS} groups"


def test_groups_are_sorted(page: Page, report: str, samples: Any) -> None:
    result = many(samples)
    page.open(report)
    for order, key in (
        ("name", lambda group: group.group_id),
        ("different", lambda group: group.min_similarity),
        ("alike", lambda group: -group.min_similarity),
        ("size", lambda group: -sum(member.document.entry.size_bytes for member in group.members)),
        ("newest", lambda group: -max(member.document.entry.mtime_ns for member in group.members)),
        ("oldest", lambda group: max(member.document.entry.mtime_ns // 10**9 for member in group.members)),
        ("gain", lambda _group: 0),
    ):
        fill(page, sort=order)
        expected = [group.keeper.entry.name for group in sorted(result.groups, key=key)]
        assert page.run(NAMES)[:100] == expected[:100], order


def test_groups_are_filtered_by_relation(page: Page, report: str) -> None:
    page.open(report)
    page.run("document.querySelector('[value=identical]').click()")
    page.run("document.querySelector('[value=same-text]').click()")
    assert page.run(COUNT) == f"83 of {GROUPS} groups"
    assert page.run("document.querySelectorAll('#list .badge:is(.identical, .same-text)').length") == 0
    assert page.run("location.hash") == "#relation=same-content%2Clooks-alike%2Cnear"


def test_documents_that_differ_only_in_numbers_can_be_hidden(page: Page, report: str) -> None:
    page.open(report)
    page.run("document.querySelector('.toggle input').click()")
    assert page.run(COUNT) == f"{GROUPS - 1} of {GROUPS} groups"


def test_a_view_can_be_a_bookmark(page: Page, report: str) -> None:
    page.open(f"{report}#search=letter+11&sort=name&relation=near,odd")
    expected = [number for number in range(GROUPS) if "11" in str(number) and number % 3 == 2]
    assert page.run(NAMES) == [f"Letter {number}.docx" for number in expected]
    assert page.run(COUNT) == f"{len(expected)} of {GROUPS} groups"


def test_keys_search_open_and_go_on(page: Page, report: str) -> None:
    page.open(report)
    for key in ("/", "q"):
        page.press(key)
    page.until(f"{COUNT} === '0 of {GROUPS} groups'")
    page.press("Escape")
    page.until(f"{COUNT} === '{GROUPS} groups'")
    page.press("e")
    assert page.run("document.querySelectorAll('#list > details[open]').length") == 0
    page.press("j")
    page.press("j")
    focused = "document.activeElement.closest('details')"
    assert page.run(f"{focused} === document.querySelectorAll('#list > details')[1]") is True
    page.press("k")
    assert page.run(f"{focused} === document.querySelector('#list > details')") is True


def test_without_scripts_all_groups_are_there(page: Page, report: str) -> None:
    page.call("Emulation.setScriptExecutionDisabled", value=True)
    try:
        page.open(report)
        assert page.run("document.querySelectorAll('#list details.group').length") == GROUPS
        assert page.run("getComputedStyle(document.getElementById('tools')).display") == "none"
    finally:
        page.call("Emulation.setScriptExecutionDisabled", value=False)


def test_what_is_shown_is_printed_without_the_bar(page: Page, report: str) -> None:
    page.open(f"{report}#search=box1")
    page.press("e")  # what is closed on the screen is open on paper
    printed = page.call("Page.printToPDF", preferCSSPageSize=True, generateTaggedPDF=False)["data"]
    sheets = [sheet.extract_text() for sheet in PdfReader(io.BytesIO(base64.b64decode(printed))).pages]
    text = " ".join(sheets)
    assert all(f"copy {number}.docx" in text for number in (1, *range(10, 20), *range(100, 200)))
    assert "copy 20.docx" not in text
    assert "Order" not in text
    assert f"{len(sheets)} / {len(sheets)}" in sheets[-1]


def test_O2_hostile_names_are_shown_and_do_nothing(page: Page, samples: Any, tmp_path: Path) -> None:
    result = samples.hostile()
    path = tmp_path / "report.html"
    save_report(ReportKind.HTML, result, path=str(path))
    page.open(f"{path.as_uri()}#search=<img+src%3Dx+onerror%3Dalert(1)>")
    assert page.run(COUNT) == "1 group"
    cells = page.run(
        "Array.from(document.querySelectorAll('#list td:first-child > bdi:first-child'), (one) => one.textContent)"
    )
    assert cells == [visible(member.document.entry.name) for member in result.groups[0].members]
    assert page.run("document.images.length + document.scripts.length") == 1


def test_an_empty_report_has_nothing_to_search(page: Page, samples: Any, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    save_report(ReportKind.HTML, samples.result(), path=str(path))
    page.open(path.as_uri())
    assert page.run("document.getElementById('tools')") is None
