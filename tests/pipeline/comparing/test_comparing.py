"""Comparing two documents through a real worker."""

import base64
import io
import random
from collections.abc import Iterator
from pathlib import Path

import docx
import pytest
from PIL import Image

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import RowKind
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError, UsageError
from dupfinder.domain.pairs import Relation
from dupfinder.pipeline import Comparer
from sample_documents import Scan, Write, words


@pytest.fixture(scope="module")
def comparer() -> Iterator[Comparer]:
    with Comparer() as one:
        yield one


def test_an_edited_document_is_near_and_its_changed_word_is_marked(write: Write, comparer: Comparer) -> None:
    text = words(100, seed=1)
    a, b = write("a.txt", text), write("b.html", f"<p>{text.replace(text.split()[50], 'Different', 1)}</p>")
    comparison = comparer.compare(str(a), str(b))
    assert comparison.relation is Relation.NEAR
    assert comparison.similarity == pytest.approx(0.99)
    assert (comparison.left.format, comparison.right.format) == ("txt", "html")
    (row,) = (row for row in comparison.difference.rows if row.kind is not RowKind.EQUAL)
    assert row.right is not None
    assert [row.right[span.start : span.end] for span in row.spans(is_left=False)] == ["Different"]


def test_a_bad_pattern_is_said_before_any_document_is_read(comparer: Comparer, tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.txt")
    with pytest.raises(UsageError, match="regular expression"):
        comparer.compare(missing, missing, options=CompareOptions(ignored_lines="("))


def test_relations(write: Write, comparer: Comparer) -> None:
    text = words(60, seed=2)
    paths = {
        "same": write("a.txt", text),
        "copy": write("b.txt", text),
        "lines": write("l.txt", text.replace(" ", "\n")),
        "case": write("c.txt", text.upper()),
        "book": write("d.txt", text + " " + words(300, seed=3)),
        "other": write("e.txt", words(60, seed=4)),
    }
    relations = [comparer.compare(str(paths["same"]), str(paths[name])).relation for name in paths if name != "same"]
    assert relations == [Relation.IDENTICAL, Relation.SAME_CONTENT, Relation.SAME_TEXT, Relation.CONTAINED, None]


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("x.docx", b"PK\x03\x04 broken", ProblemCode.DAMAGED),
        ("x.png", b"\x89PNG\r\n\x1a\n" + bytes(50), ProblemCode.UNSUPPORTED),
        (None, b"", ProblemCode.VANISHED),
        ("", b"", ProblemCode.UNREADABLE),
    ],
)  # fmt: skip
def test_what_cannot_be_compared_is_said_in_one_sentence(
    write: Write, comparer: Comparer, tmp_path: Path, name: str | None, content: bytes, code: ProblemCode
) -> None:
    good = write("good.txt", "some words that can be read")
    bad = tmp_path / "missing.txt" if name is None else tmp_path / "docs" if not name else write(name, content)
    with pytest.raises(DocumentError) as caught:
        comparer.compare(str(good), str(bad))
    assert caught.value.code is code
    assert str(bad) in str(caught.value)


def test_documents_without_words_are_compared_all_the_same(write: Write, comparer: Comparer) -> None:
    good, empty = write("good.txt", "some words that can be read"), write("empty.txt", b" ")
    comparison = comparer.compare(str(good), str(empty))
    assert (comparison.relation, comparison.similarity, comparison.right_words) == (None, 0.0, 0)
    assert comparer.compare(str(empty), str(write("other.txt", b"\n"))).has_words is False


def test_a_kind_that_differs_is_counted_as_it_is_shown(write: Write, comparer: Comparer) -> None:
    page = "<p>Some words of it.</p><p>More words with <a href='{}'>a link</a>.</p>"
    a, b = write("a.html", page.format("https://example.org/a")), write("b.html", page.format("https://example.org/b"))
    comparison = comparer.compare(str(a), str(b))
    counts = {one.kind: one.count for one in comparison.differs_beyond if one.count is not None}
    assert counts == {
        kind: sum(row.kind is kind and not row.is_same for row in comparison.content_rows) for kind in counts
    }


def test_a_picture_that_is_only_stored_in_another_way_is_no_difference(write: Write, comparer: Comparer) -> None:
    def page(*pictures: bytes) -> str:
        tags = (f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures)
        return f"<p>Some words of it.</p>{''.join(tags)}<p>More words.</p>"

    def png(seed: int, *, level: int) -> bytes:
        noise = Image.frombytes("RGB", (48, 48), random.Random(seed).randbytes(48 * 48 * 3))  # noqa: S311 - noise
        saved = io.BytesIO()
        noise.save(saved, "PNG", compress_level=level)
        return saved.getvalue()

    a = write("a.html", page(png(1, level=0), png(2, level=0)))
    b = write("b.html", page(png(1, level=9), png(3, level=0)))
    comparison = comparer.compare(str(a), str(b))
    assert [(row.kind, row.is_same) for row in comparison.content_rows] == [
        (ContentKind.PICTURES, True),
        (ContentKind.PICTURES, False),
    ]
    assert [(one.kind, one.count) for one in comparison.differs_beyond] == [(ContentKind.PICTURES, 1)]


def test_signs_behind_a_line_more_are_the_same_signs(write: Write, comparer: Comparer, scan_documents: Scan) -> None:
    # "Signs such as currency, minus or check boxes differ" was said of nearly every pair of near duplicates.
    text = f"{words(60, seed=1)} costs 1,200 € in Maßen.\n{words(60, seed=2)}\n"
    longer, dollars = f"{words(3, seed=3)}\n{text}", f"{words(4, seed=4)}\n{text.replace('€', '$')}"
    paths = [write(name, one) for name, one in (("a.txt", text), ("b.txt", longer), ("c.txt", dollars))]
    signs = (ContentKind.SIGNS, 1)
    expected = {("a.txt", "b.txt"): [], ("a.txt", "c.txt"): [signs], ("b.txt", "c.txt"): [signs]}
    assert {
        (pair.a.entry.name, pair.b.entry.name): [(one.kind, one.count) for one in pair.differs_beyond]
        for pair in scan_documents().result.pairs
    } == expected
    for (a, b), differing in expected.items():
        one, other = (next(str(path) for path in paths if path.name == name) for name in (a, b))
        assert [(found.kind, found.count) for found in comparer.compare(one, other).differs_beyond] == differing


def test_a_comment_behind_a_line_more_is_the_same_comment_and_another_one_is_shown(
    write: Write, comparer: Comparer
) -> None:
    def commented(*comments: str, before: str = "") -> bytes:
        document = docx.Document()
        for line in filter(None, [before, words(60, seed=1)]):
            document.add_paragraph(line)
        run = document.add_paragraph(words(60, seed=2)).runs[0]
        for comment in comments:
            document.add_comment(run, text=comment, author="Ada")
        stream = io.BytesIO()
        document.save(stream)
        return stream.getvalue()

    first = write("first.docx", commented("Check this."))
    longer = write("longer.docx", commented("Check this.", before=words(4, seed=3)))
    assert comparer.compare(str(first), str(longer)).differs_beyond == ()
    more = write("more.docx", commented("Check this.", "And this.", before=words(4, seed=3)))
    compared = comparer.compare(str(first), str(more))
    assert [(one.kind, one.count) for one in compared.differs_beyond] == [(ContentKind.COMMENTS, 1)]
    rows = {(row.right.label if row.right else "", row.is_same) for row in compared.content_rows}
    assert {is_same for label, is_same in rows if "And" not in label} == {True}
    assert {is_same for label, is_same in rows if "And" in label} == {False}
