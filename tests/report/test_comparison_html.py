import base64
import hashlib
import html
import io
import os
import re
import unicodedata
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comparisons import comparison_of, difference_with_moves
from dupfinder.domain.beyond import BeyondWords, ContentKind, item
from dupfinder.domain.comparisons import Comparison
from dupfinder.domain.differences import Difference, Row, RowKind
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Metadata
from dupfinder.domain.errors import ReportError
from dupfinder.report import save_comparison, write_comparison
from dupfinder.report.comparison_rows import TABLE_ROWS
from dupfinder.report.html_text import page_part

NAMES = ("/home/anna/old contract.docx", "/home/anna/Müller/contract.pdf")
HARMLESS_TAGS = set(
    re.findall(
        r"\w+",
        """html head meta title style body main header section footer h1 h2 h3 p span bdi cite dl div dt dd details
        summary table thead tbody tr th td i del ins mark a nav output button kbd script""",
    )
)
HARMLESS_ATTRIBUTES = set(
    re.findall(
        r"[\w-]+",
        "lang charset http-equiv content name class id href title dir colspan type hidden aria-label aria-hidden role",
    )
)
PARAGRAPHS = st.text(
    st.one_of(st.characters(), st.sampled_from("<>&\"'/=-\t\x00\x1b\u202e\ud800\udcff\u2028中\u0627")), max_size=40
)


class Page(HTMLParser):
    """What a browser would make of a comparison."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.policy = ""
        self.raw = {"style": "", "script": ""}
        self.title = ""
        self.columns: dict[str, list[str]] = {"a": [], "b": []}
        self.marks: list[tuple[str, str, str]] = []
        self.text = ""
        self._open: list[tuple[str, dict[str, str | None]]] = []
        self.feed(source)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.tags.append(tag)
        self.attributes |= set(values)
        self.ids += [values.get("id") or ""] * ("id" in values)
        self.links += [values.get("href") or ""] * ("href" in values)
        if values.get("http-equiv") == "Content-Security-Policy":
            self.policy = values["content"] or ""
        classes = (values.get("class") or "").split()
        if tag == "td" and "text" in classes:
            self.columns[classes[-1]].append("")
        if tag != "meta":
            self._open.append((tag, values))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        tag, values = self._open[-1] if self._open else ("", {})
        if tag in self.raw:
            self.raw[tag] += data
            return
        if tag == "title":
            self.title += data
            return
        self.text += data
        for name, attributes in self._open:
            if name == "td" and "text" in (attributes.get("class") or ""):
                self.columns[(attributes.get("class") or "").split()[-1]][-1] += data
        if tag in {"del", "ins", "a"} and values.get("class"):
            self.marks.append((tag, values["class"] or "", data))


def written(comparison: Comparison, *, names: tuple[str, str] = NAMES, context: int | None = 3) -> str:
    out = io.StringIO()
    write_comparison(comparison, out, names=names, context=context)
    return out.getvalue()


def shown(text: str) -> str:
    """Return a text as the page has it: tabs stay."""
    return "\t".join(map(visible, text.split("\t")))


@given(st.lists(PARAGRAPHS), st.lists(PARAGRAPHS), st.sampled_from([None, 0, 2]))
def test_O2_the_columns_are_the_texts_whatever_they_hold(
    left: list[str], right: list[str], context: int | None
) -> None:
    comparison = comparison_of("\n".join(left), "\n".join(right))
    page = Page(written(comparison, context=context))
    rows = comparison.difference.rows
    assert page.columns["a"] == [shown(row.left) for row in rows if row.left is not None]
    assert page.columns["b"] == [shown(row.right) for row in rows if row.right is not None]
    assert set(page.tags) <= HARMLESS_TAGS
    assert page.attributes <= HARMLESS_ATTRIBUTES


@given(left=st.lists(PARAGRAPHS, max_size=3), right=st.lists(PARAGRAPHS, max_size=3))
def test_O2_what_differs_besides_the_words_is_named_and_nothing_of_it_is_embedded(
    left: list[str], right: list[str]
) -> None:
    saw = [
        BeyondWords(items={ContentKind.PICTURES: tuple(map(item, labels))} if labels else {})
        for labels in (left, right)
    ]
    comparison = comparison_of("The same", "The same", beyond=(saw[0], saw[1]))
    page = Page(written(comparison))
    rows = [row for row in comparison.content_rows if not row.is_same]
    for column, labels in (("a", [row.left.label for row in rows if row.left]), ("b", [])):
        found = page.columns[column][: len(labels)]
        assert all(shown(label) in cell for label, cell in zip(labels, found, strict=True))
    assert ("Other differences" in page.text) is bool(rows)
    assert set(page.tags) <= HARMLESS_TAGS
    assert page.attributes <= HARMLESS_ATTRIBUTES


@given(st.lists(st.one_of(st.just("same"), st.integers(0, 9).map(str)), min_size=1), st.sampled_from([None, 0, 1, 3]))
def test_every_row_is_there_once_and_what_is_far_from_changes_is_folded(lines: list[str], context: int | None) -> None:
    rows = tuple(
        Row(
            kind=RowKind.EQUAL if line == "same" else RowKind.REMOVED,
            left=line,
            right="same" if line == "same" else None,
        )
        for line in lines
    )
    source = written(comparison_of("a", "b", difference=Difference(rows=rows)), context=context)
    assert Page(source).columns["a"] == lines
    open_parts = re.sub("<details>.*?</details>", "", source, flags=re.DOTALL)
    assert open_parts.count('class="removed') == sum(row.is_change for row in rows)
    if context is None:
        assert "<details>" not in source


def hostile(samples: Any) -> Comparison:
    text = "\n".join(name.replace("\n", " ") for name in samples.hostile_names)
    name = "".join(samples.hostile_names)
    metadata = Metadata(title=name, author=name, created=name, modified=name, page_count=2, attachments=(name,))
    return comparison_of(text, text.replace("alert", "other"), metadata=metadata)


def test_O2_hostile_names_add_no_element_and_no_attribute(samples: Any) -> None:
    comparison = hostile(samples)
    for name in samples.hostile_names:
        page = Page(written(comparison, names=(f"/<b>/{name}", name)))
        assert set(page.tags) <= HARMLESS_TAGS
        assert page.attributes <= HARMLESS_ATTRIBUTES
        assert (page.tags.count("style"), page.tags.count("script")) == (1, 1)
        assert visible(os.path.basename(f"/<b>/{name}")) in page.text
        assert visible(os.path.basename(name)) in page.title


def test_O2_nothing_may_act_on_the_page_but_its_own_style_and_script(samples: Any) -> None:
    page = Page(written(hostile(samples)))
    style, script = (
        base64.b64encode(hashlib.sha256(page.raw[name].encode()).digest()).decode() for name in ("style", "script")
    )
    assert page.policy == (
        f"default-src 'none'; style-src 'sha256-{style}'; script-src 'sha256-{script}'; "
        "base-uri 'none'; form-action 'none'"
    )
    assert not re.search(r"url\(|@import|http", page.raw["style"])
    assert not re.search(r"http|innerHTML|fetch|import", page.raw["script"])


def test_O3_no_control_character_or_direction_override_is_in_the_page(samples: Any) -> None:
    source = html.unescape(written(hostile(samples))).replace("\n", "").replace("\t", "")
    assert {unicodedata.category(letter) for letter in source}.isdisjoint({"Cc", "Cf", "Cs", "Zl", "Zp"})


def test_changed_words_are_marked_with_their_kind() -> None:
    rest = "is what the buyer pays to the seller for the goods"
    page = Page(written(comparison_of(f"17 pieces {rest}", f"18 pieces {rest} again")))
    assert page.marks == [("del", "numbers", "17"), ("ins", "numbers", "18"), ("ins", "words", "again")]


def test_what_moved_links_to_where_it_is_on_the_other_side() -> None:
    page = Page(written(comparison_of("a", "b", difference=difference_with_moves())))
    assert page.links == ["#r3", "#r4", "#r0", "#r1"]
    assert {f"#{name}" for name in page.ids} == set(page.links)
    assert ("a", "moves", "a whole clause") in page.marks
    assert ("del", "words", "old") in page.marks
    assert ("ins", "words", "newer") in page.marks
    assert "moved down to paragraph 3 of B" in page.text
    assert "moved down from paragraph 1 of A" in page.text


def test_a_person_reads_what_is_known_of_both() -> None:
    metadata = Metadata(title="Contract of sale", author="Anna Beispiel", modified="2026-05-04", page_count=12)
    text = Page(written(comparison_of("one two", "one 2", metadata=metadata))).text
    for expected in (
        "near duplicates",
        "93 %",
        "97 %",
        "90 %",
        "passage with changes1",
        "old contract.docx",
        "/home/anna/Müller",
        "txt · 2 words",
        "Contract of sale",
        "by Anna Beispiel",
        "12 pages",
        "last saved 2026-05-04",
    ):
        assert expected in text


def test_equal_texts_say_so_and_are_there_to_be_opened() -> None:
    source = written(comparison_of("one\ntwo", "one\ntwo"))
    assert "No differences." in source
    assert "<summary>2 equal paragraphs</summary>" in source
    assert "legend" not in source.partition("</style>")[2]


def test_one_row_alone_is_not_folded() -> None:
    lines = ["one", "two", "three", "four"]
    source = written(comparison_of("\n".join(lines), "1\ntwo\n3\nfour"), context=0)
    assert "<details>" not in source
    assert Page(source).columns["a"] == lines


def test_documents_without_words_say_so() -> None:
    assert "Neither document has any text." in written(comparison_of("", "\n\n"))


def test_a_long_text_is_in_several_tables() -> None:
    text = "\n".join(f"Paragraph {number}" for number in range(TABLE_ROWS + 1))
    assert written(comparison_of(text, text)).count("<table>") == 2


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    target = tmp_path / "both.html"
    comparison = comparison_of("one <b>", "one \ud800\x01")
    save_comparison(comparison, str(target), names=NAMES)
    before = target.read_text(encoding="utf-8")
    assert Page(before).columns == {"a": ["one <b>"], "b": ["one \\ud800\\x01"]}
    broken = comparison_of("a", "b", difference=Difference(rows=(Row(kind=RowKind.EQUAL, left=1, right="b"),)))  # type: ignore[arg-type]  # whatever goes wrong
    with pytest.raises(AttributeError):
        save_comparison(broken, str(target), names=NAMES)
    assert target.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [target]
    with pytest.raises(ReportError, match="its folder does not exist"):
        save_comparison(comparison, str(tmp_path / "missing" / "both.html"), names=NAMES)


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2.2."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_all_text_has_a_contrast_of_at_least_four_and_a_half(theme: int) -> None:
    style = page_part("difference_colours.css", "comparison.css")
    blocks = re.findall(r":root \{(.*?)\}", style, re.DOTALL)  # of the differences: light, dark, printed; then all else
    colours = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", blocks[theme] + blocks[theme + 3]))
    backgrounds = [name for name in colours if name.endswith(("-row", "-word")) or name in {"paper", "card", "none"}]
    assert len(backgrounds) == 9
    assert all(contrast(colours["ink"], colours[name]) >= 4.5 for name in backgrounds)
    assert all(contrast(colours["muted"], colours[name]) >= 4.5 for name in ("paper", "card", "none"))
    assert contrast(colours["move-link"], colours["none"]) >= 4.5
