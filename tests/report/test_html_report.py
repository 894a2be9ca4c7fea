import base64
import hashlib
import html
import io
import re
import unicodedata
from html.parser import HTMLParser
from typing import Any

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Metadata
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.groups import Container
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation, Variable, Variants
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.report.html_report import OPEN_GROUPS, write_html
from dupfinder.report.html_text import NAMED_ATTACHMENTS

HARMLESS_TAGS = set(
    re.findall(
        r"\w+",
        """html head meta title style body main header section footer h1 h2 h3 p b strong span bdi dl div dt dd
        details summary table thead tbody tr th td label input cite script form fieldset legend select option button
        output kbd noscript""",
    )
)
HARMLESS_ATTRIBUTES = set(
    re.findall(
        r"[\w-]+",
        """lang charset http-equiv content name class open scope id type value checked hidden role placeholder
        aria-label aria-keyshortcuts autocomplete spellcheck data-gain data-least data-size data-newest data-has""",
    )
)
VOID_TAGS = {"meta", "input"}


class Page(HTMLParser):
    """What a browser would make of a report."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.policy = ""
        self.style = ""
        self.script = ""
        self.texts: list[str] = []
        self._open: list[str] = []
        self.feed(source)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.tags.append(tag)
        self.attributes |= set(values)
        if values.get("http-equiv") == "Content-Security-Policy":
            self.policy = values["content"] or ""
        if tag not in VOID_TAGS:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= set(dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] == "style":
            self.style += data
        elif self._open and self._open[-1] == "script":
            self.script += data
        elif data.strip():
            self.texts.append(data)


def written(result: ScanResult) -> str:
    out = io.StringIO()
    write_html(result, out)
    return out.getvalue()


def text_of(result: ScanResult) -> str:
    return " ".join(Page(written(result)).texts)


def test_O2_a_hostile_result_adds_no_element_and_no_attribute(samples: Any) -> None:
    page = Page(written(samples.hostile()))
    assert set(page.tags) <= HARMLESS_TAGS
    assert page.attributes <= HARMLESS_ATTRIBUTES
    assert page.tags.count("style") == page.tags.count("script") == 1


def test_O2_nothing_may_act_on_the_page_but_its_own_style_and_script(samples: Any) -> None:
    page = Page(written(samples.hostile()))
    style, script = (
        f"'sha256-{base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"
        for code in (page.style, page.script)
    )
    assert page.policy == (
        f"default-src 'none'; style-src {style}; script-src {script}; base-uri 'none'; form-action 'none'"
    )
    assert not re.search(r"url\(|@import|http", page.style)
    assert not re.search(r"fetch|XMLHttpRequest|import\(|http", page.script)


def test_O2_every_name_is_shown_as_it_is(samples: Any) -> None:
    result = samples.hostile()
    texts = Page(written(result)).texts
    for member in result.groups[0].members:
        assert visible(member.document.entry.name) in texts
        assert texts.count(visible(member.document.metadata.attachments[0])) >= 2
        assert visible(member.document.entry.other_paths[0]) in texts
    for problem in result.problems:
        assert visible(problem.message) in texts
    for source in result.options.sources:
        assert visible(source) in texts


def test_O3_no_control_character_or_direction_override_is_in_the_page(samples: Any) -> None:
    source = html.unescape(written(samples.hostile())).replace("\n", "")
    assert {unicodedata.category(letter) for letter in source}.isdisjoint({"Cc", "Cf", "Cs", "Zl", "Zp"})


def test_a_person_reads_what_was_found(samples: Any) -> None:
    text = text_of(samples.realistic())
    for expected in (
        "documents compared",
        "1.6 MB",
        "1.3 MB can be freed",
        "81\u2013100 % the same",
        "keep",
        "exact copy",
        "same text",
        "reference",
        "93 %",
        "2026-05-04 09:12",
        "480 kB",
        "/home/anna/Desktop/Contract Müller.docx",
        "Contained in longer documents",
        "98 %",
        "3 documents not read",
        "No text",
        "Protected by a password",
        "The PDF asks for a password.",
        "9 files seen, 7 documents compared in 1 min 15 s",
        "*.tmp",
        "Contract of sale",
        "Anna Beispiel",
        "12 pages  ·  created 2026-02-20  ·  last saved 2026-05-04  · 2 attachments: ",
        "prices.xlsx ,  map.pdf",
    ):
        assert expected in text


def test_a_document_that_says_nothing_about_itself_has_no_line_for_that(samples: Any) -> None:
    a, b = samples.document("/a.txt"), samples.document("/b.txt")
    source = written(samples.result(groups=(samples.group(1, a, (b, Relation.NEAR, 0.95)),)))
    assert 'class="about"' not in source


def test_of_many_attachments_the_first_are_named(samples: Any) -> None:
    names = tuple(f"{number}.pdf" for number in range(40))
    a, b = samples.document("/a.txt", metadata=Metadata(attachments=names)), samples.document("/b.txt")
    source = written(samples.result(groups=(samples.group(1, a, (b, Relation.NEAR, 0.95)),)))
    assert "40 attachments: " in source
    assert f"<bdi>{NAMED_ATTACHMENTS - 1}.pdf</bdi>, &hellip;" in source
    assert f"<bdi>{NAMED_ATTACHMENTS}.pdf</bdi>" not in source


def test_problems_are_listed_by_reason_the_most_frequent_first(samples: Any) -> None:
    text = text_of(samples.realistic())
    assert text.index("No text") < text.index("Letter 1998.pdf") < text.index("Letter 1999.pdf")
    assert text.index("Letter 1999.pdf") < text.index("Protected by a password")


def test_an_empty_result_says_so_and_shows_no_empty_section(samples: Any) -> None:
    text = text_of(samples.result())
    assert "No duplicates were found." in text
    assert "Contained in longer" not in text
    assert text.count("not read") == 1


def test_a_cancelled_scan_is_said_to_be_incomplete(samples: Any) -> None:
    assert "The scan was stopped" in text_of(samples.result(status=ScanStatus.CANCELLED))
    assert "The scan was stopped" not in text_of(samples.result())


def test_what_is_nearly_all_is_not_shown_as_all(samples: Any) -> None:
    a, b = samples.document("/a.txt"), samples.document("/b.txt")
    text = text_of(samples.result(groups=(samples.group(1, a, (b, Relation.NEAR, 0.9999)),)))
    assert "99 % the same" in text
    assert "100 %" not in text


def test_documents_that_differ_only_in_some_things_say_so_and_can_be_hidden(samples: Any) -> None:
    a, b = samples.document("/a.txt"), samples.document("/b.txt")
    group = samples.group(1, a, (b, Relation.NEAR, 0.95))
    plain = written(samples.result(groups=(group,)))
    assert 'name="variants"' not in plain
    marked = samples.variants(group, (Variable.NUMBERS, Variable.DATES, Variable.NAMES))
    source = written(samples.result(groups=(marked,)))
    assert source.count("2 documents from one template (names, dates and numbers vary)") == 1
    assert source.count("only numbers, dates and names differ") == 1
    assert source.count('<input type="checkbox" name="variants">') == 1
    assert source.count("<tr class='variant'>") == 1
    assert 'data-has="near variants"' in source
    assert "kB can be freed" not in source
    assert "bytes can be freed" not in source


def test_a_part_that_differs_from_its_container_only_in_numbers_says_so(samples: Any) -> None:
    a, b = samples.document("/a.txt"), samples.document("/b.txt")
    shares = (0.7, 0.9, 0.6)
    pair = samples.pair(a, b, relation=Relation.CONTAINED, shares=shares, differs_only_in=(Variable.NUMBERS,))
    source = written(samples.result(containers=(Container(container=b, pairs=(pair,)),)))
    assert "only numbers differ" in source
    assert "<input" not in source  # neither to hide, nor to search: there are no groups


def test_the_choices_of_matching_stand_in_the_settings_where_they_are_not_the_default(samples: Any) -> None:
    names = ("Same template, other details", "Fingerprints", "Fingerprints differ in")
    usual = Page(written(samples.result())).texts
    assert not set(names) & set(usual)
    chosen = ScanOptions(
        sources=("/",), variants=Variants.ONLY, fingerprint=FingerprintSettings(heading_weight=2.5), max_bits=1
    )
    texts = Page(written(samples.result(options=chosen))).texts
    assert set(names) <= set(texts)
    assert "at most 1 bit" in texts
    assert any("heading weight 2.5" in text for text in texts)


def test_a_long_report_opens_only_its_first_groups(samples: Any) -> None:
    a, b = samples.document("/a.txt"), samples.document("/b.txt")
    groups = tuple(samples.group(n, a, (b, Relation.IDENTICAL, 1.0)) for n in range(1, OPEN_GROUPS + 51))
    source = written(samples.result(groups=groups))
    body = source.partition("</noscript>")[0].partition("<noscript>")
    assert body[0].count("<details") == body[0].count(" open>\n<summary") == OPEN_GROUPS
    assert body[2].count("<details") == 50
    assert " open>" not in body[2]


def test_the_choices_to_filter_by_are_those_that_were_looked_for(samples: Any) -> None:
    a, b = samples.document("/a.txt"), samples.document("/b.txt")
    group = samples.group(1, a, (b, Relation.SAME_TEXT, 1.0))
    for sought, expected in ((Relation.SAME_TEXT, 3), (Relation.CONTAINED, 5)):
        options = ScanOptions(sources=("/",), relation=sought)
        source = written(samples.result(groups=(group,), options=options))
        assert source.count('name="relation"') == expected


def test_a_group_says_by_what_it_is_sorted(samples: Any) -> None:
    old = samples.document("/a.txt", size_bytes=10, mtime_ns=-5_000_000_000)
    new = samples.document("/b.txt", size_bytes=30, mtime_ns=7_900_000_000)
    source = written(samples.result(groups=(samples.group(1, old, (new, Relation.NEAR, 0.8765)),)))
    assert ' data-gain="30" data-least="0.8765" data-size="40" data-newest="7" data-has="near" open>' in source


def test_R7_a_disk_that_went_is_named_before_anything_else(samples: Any) -> None:
    text = text_of(samples.incomplete())
    assert "Incomplete: /media/usb <1> became unavailable during the scan" in text
    assert text.index("Incomplete") < text.index("No duplicates were found.")
