"""Reports for people are in the words of whoever has them written; those for programs stay as they are."""

import html
import io
import re
import string
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from pypdf import PdfReader
from python_calamine import CalamineWorkbook

from comparisons import comparison_of, difference_with_moves
from dupfinder.domain.beyond import BeyondWords, ContentDifference, ContentKind, item
from dupfinder.domain.comparisons import CompareOptions, PairDifference
from dupfinder.domain.differences import Difference, Row, RowKind
from dupfinder.domain.documents import Metadata, Problem, ProblemCode
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.messages import Message, Value, english, put_in, say, telling
from dupfinder.domain.options import Linkage, ScanOptions
from dupfinder.domain.pairs import VALUES, Relation, Variable, Variants
from dupfinder.domain.result import LeftOut, LeftOutFiles, ScanResult, ScanStatus, UnreadFiles
from dupfinder.report import ReportKind, write_comparison, write_report
from dupfinder.report.html_report import write_html

CYRILLIC = "".join(map(chr, range(0x410, 0x410 + len(string.ascii_letters))))
FOREIGN = str.maketrans(string.ascii_letters, CYRILLIC)
"""A language whose words are written in no letter of English."""
KEPT = re.compile(r"\{\w+\}|<[^>]*>")
NO_WORDS = {"DupFinder", "UTC", "kB", "MB", "GB", "JPG", "txt"}
FOR_PEOPLE = (ReportKind.HTML, ReportKind.PDF, ReportKind.DOCX, ReportKind.XLSX)


def foreign(value: "Value | float") -> str:
    """Tell a value in that language."""
    if isinstance(value, Message):
        parts = (text.translate(FOREIGN) for text in KEPT.split(value.template))
        kept = KEPT.findall(value.template)
        template = "".join(f"{text}{place}" for text, place in zip(parts, [*kept, ""], strict=True))
        return put_in(template, value.values, foreign)
    return value if isinstance(value, str) else f"{value:_}"


@pytest.fixture
def abroad() -> Iterator[None]:
    with telling(foreign):
        yield


def everything(samples: Any, *, options: ScanOptions) -> ScanResult:
    """Return a result that has each thing which a report has words for; the names in it are numbers."""
    about = Metadata(
        title="1", author="2", page_count=3, created="2026-02-20", modified="2026-05-04", attachments=("4",)
    )
    made = iter(range(1, 1_000))

    def document(**more: Any) -> Any:
        number = next(made)
        return samples.document(f"/0/{number}.7", metadata=about, size_bytes=number * 700, **more)

    def group(relation: Relation, *only: Variable, beyond: dict[ContentKind, int | None]) -> DuplicateGroup:
        differs = tuple(ContentDifference(kind=kind, count=count) for kind, count in beyond.items())
        other = document(is_reference=True, other_paths=("/5/6",))
        found: DuplicateGroup = samples.group(next(made), document(), (other, relation, 0.93))
        keeper, member = found.members
        return replace(found, members=(keeper, replace(member, differs_only_in=only, differs_beyond=differs)))

    groups = [
        *(group(relation, beyond={}) for relation in Relation if relation is not Relation.CONTAINED),
        *(group(Relation.NEAR, variable, beyond={}) for variable in Variable),
        group(Relation.NEAR, *VALUES, Variable.ENTRIES, beyond={}),
        *(group(Relation.SAME_TEXT, beyond={kind: count}) for kind in ContentKind for count in (1, 2, None)),
        group(Relation.SAME_TEXT, beyond=dict.fromkeys(ContentKind)),
        samples.group(
            next(made), document(), *((document(), Relation.NEAR, 0.9) for _ in range(40))
        ),  # goes over pages
    ]
    realistic = samples.realistic()
    holder, part = document(), document()
    pair = samples.pair(part, holder, relation=Relation.CONTAINED, shares=(0.31, 0.98, 0.19))
    problems = tuple(
        Problem(path=f"/8/{number}", code=code, message=say("The file is empty."))
        for number, code in enumerate(ProblemCode)
    )
    result: ScanResult = samples.result(
        groups=tuple(groups),
        containers=(replace(realistic.containers[0], container=holder, pairs=(pair,)),),
        problems=problems,
        options=options,
        status=ScanStatus.CANCELLED,
    )
    left_out = tuple(LeftOutFiles(reason=reason, count=2) for reason in LeftOut)
    unread = (UnreadFiles("7", 3, 900, 3), UnreadFiles("8", 3, 900, 1))
    return replace(result, statistics=replace(result.statistics, left_out=left_out, passed_over=unread))


ALL_OPTIONS = [
    *(ScanOptions(sources=("/0",), relation=relation) for relation in Relation),
    *(ScanOptions(sources=("/0",), linkage=linkage) for linkage in Linkage),
    *(ScanOptions(sources=("/0",), variants=variants) for variants in Variants),
]
FULL = ScanOptions(
    sources=("/0",),
    references=("/1",),
    across=True,
    include=("2*",),
    exclude=("3*",),
    max_size_bytes=9_000,
    min_size_bytes=2,
    max_bits=2,
    formats=("4",),
)
"""All that a report says of settings; names are numbers."""


def parsed(part: bytes) -> ET.Element:
    return ET.fromstring(part)  # noqa: S314 - our own


def read(kind: ReportKind, result: ScanResult) -> str:
    """Return what a person reads in a report, and what the programs that show it say of it."""
    out = io.BytesIO()
    write_report(kind, result, out)
    if kind is ReportKind.HTML:
        return read_page(out.getvalue().decode())
    if kind is ReportKind.PDF:
        reader = PdfReader(out)
        about = reader.metadata
        assert about is not None
        return " ".join([*(page.extract_text() for page in reader.pages), str(about.title), str(about.subject)])
    with zipfile.ZipFile(out) as package:
        core = "".join(parsed(package.read("docProps/core.xml")).itertext())
        if kind is ReportKind.XLSX:
            workbook = CalamineWorkbook.from_filelike(io.BytesIO(out.getvalue()))
            cells = [str(workbook.get_sheet_by_name(name).to_python()) for name in workbook.sheet_names]
            return " ".join([core, *workbook.sheet_names, *cells]).replace("datetime.datetime", "")
        names = [name for name in package.namelist() if re.fullmatch(r"word/(document|footer\d)\.xml", name)]
        return " ".join([core, *(text for name in names for text in parsed(package.read(name)).itertext())])


def read_page(source: str) -> str:
    said = " ".join(re.findall(r' (?:title|aria-label|placeholder|lang)="([^"]*)"', source))
    shown = re.sub(r"<(style|script)>.*?</\1>|<kbd>.*?</kbd>|<[^>]*>", " ", source, flags=re.DOTALL)
    return html.unescape(f"{said} {shown}")


def english_words(text: str) -> set[str]:
    return set(re.findall(r"[A-Za-z]{2,}", text)) - NO_WORDS


@pytest.mark.usefixtures("abroad")
@pytest.mark.parametrize("kind", FOR_PEOPLE)
def test_no_word_of_a_report_is_in_another_language_than_the_others(kind: ReportKind, samples: Any) -> None:
    shown = read(kind, everything(samples, options=FULL))
    assert english_words(shown) == set()
    assert "Duplicate documents".translate(FOREIGN) in shown


@pytest.mark.usefixtures("abroad")
@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_no_setting_is_in_another_language(options: ScanOptions, samples: Any) -> None:
    for result in (samples.result(options=options), replace(samples.result(options=options), unique=())):
        assert english_words(read(ReportKind.HTML, result)) == set()


@pytest.mark.parametrize("kind", sorted(set(ReportKind) - set(FOR_PEOPLE)))
def test_what_programs_read_is_the_same_in_every_language(kind: ReportKind, samples: Any) -> None:
    result = everything(samples, options=FULL)
    written = []
    for tell in (english, foreign):
        out = io.BytesIO()
        with telling(tell):
            write_report(kind, result, out)
        written.append(re.sub(rb"[\d-]+T[\d:.]+Z?", b"", out.getvalue()))  # when it was written
    assert written[0] == written[1]


A = "ერთი ორი სამი ოთხი ხუთი ექვსი.\nშვიდი რვა ცხრა ათი თერთმეტი.\nფასი 30 € და 2026-05-04.\nტექსტის ბოლო."
TEXTS = (
    (A, A),
    (A, A.upper()),
    (A, A.replace(".", "!")),
    (A, A.replace("30", "40")),
    (A, A.replace("30", "40").replace("ბოლო", "თავი")),
    (A, A.replace("05-04", "05-05")),
    (A, "\n".join([*A.splitlines()[1:], A.splitlines()[0], "სულ სხვა რამ."])),
    (A, f"{A}\nრაღაც ახალი."),
    (A, A.replace("\n", "  \n")),
    ("", ""),
    ("არაფერი.", "ყველაფერი სხვა აქ."),
)
"""Texts that differ in each kind of thing, in words that are in neither language."""
SAW = tuple(
    BeyondWords(items={kind: (item(number, page=2), item("3", number, line=0)) for kind in ContentKind})
    for number in ("1", "2")
)


def compared(**more: Any) -> str:
    left, right = more.pop("texts", TEXTS[4])
    out = io.StringIO()
    write_comparison(comparison_of(left, right, **more), out, names=("/0/1", "/0/2"))
    return read_page(out.getvalue())


@pytest.mark.usefixtures("abroad")
@pytest.mark.parametrize("texts", TEXTS)
@pytest.mark.parametrize("ignores", [False, True])
def test_no_word_of_a_comparison_is_in_another_language(texts: tuple[str, str], *, ignores: bool) -> None:
    options = CompareOptions(ignore_case=ignores, ignore_punctuation=ignores, ignore_digits=ignores)
    assert english_words(compared(texts=texts, options=options)) == set()


@pytest.mark.usefixtures("abroad")
def test_no_relation_of_a_comparison_is_in_another_language() -> None:
    for relation in (None, *Relation):
        assert english_words(compared(relation=relation)) == set()
    for variable in Variable:
        assert english_words(compared(differs_only_in=(variable,))) == set()
        assert english_words(compared(differs_only_in=(variable,), texts=TEXTS[7])) == set()
    rows = difference_with_moves().rows
    sides = [[text and text.translate(FOREIGN) for text in (row.left, row.right)] for row in rows]
    moved = tuple(replace(row, left=left, right=right) for row, (left, right) in zip(rows, sides, strict=True))
    assert english_words(compared(difference=Difference(rows=moved))) == set()
    assert english_words(compared(beyond=(SAW[0], SAW[1]))) == set()


def test_the_scripts_speak_the_language_of_their_page(samples: Any) -> None:
    pages = []
    for tell in (english, foreign):
        with telling(tell):
            out = io.StringIO()
            write_html(samples.result(), out)
            write_comparison(comparison_of("One.", "Two."), out, names=("/0/1", "/0/2"))
            pages.append("".join(re.findall(r"<script>(.*?)</script>", out.getvalue(), re.DOTALL)))
    here, there = pages
    for text in ("Close all", "Open all", '"groups"', "printed. Search for fewer", "1 passage"):
        assert text in here
        assert text not in there
        assert text.translate(FOREIGN) in there


@pytest.mark.usefixtures("abroad")
def test_no_word_about_differences_is_in_another_language(samples: Any) -> None:
    rows = tuple(Row(kind=RowKind.CHANGED, left=f"{number}", right=f"{number + 1}") for number in range(102))
    keeper = samples.document("/0/1.7")
    others = [samples.document(f"/0/{number}.7") for number in range(2, 6)]
    group = samples.group(1, keeper, *((other, Relation.NEAR, 0.9) for other in others))
    found = [
        PairDifference(path=others[0].entry.path, difference=Difference(rows=rows), has_changed=True),
        PairDifference(path=others[1].entry.path, difference=Difference(rows=())),
        PairDifference(path=others[2].entry.path, difference=Difference(rows=()), has_changed=True),
        PairDifference(path=others[3].entry.path, difference=None, problem=say("The file is empty.")),
    ]
    out = io.StringIO()
    write_html(samples.result(groups=(group,), options=ScanOptions(sources=("/0",))), out, differences=found)
    assert english_words(read_page(out.getvalue())) == set()
    assert "The file is empty.".translate(FOREIGN) in out.getvalue()
