"""What differs besides the texts stands among their rows, in the list of changes, and in sentences."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject

from comparisons import comparison_of
from dupfinder.domain.beyond import ALL_KINDS, BeyondWords, ContentDifference, ContentItem, ContentKind, item
from dupfinder.domain.comparisons import CompareOptions, Comparison
from dupfinder.domain.differences import ChangeKind
from dupfinder.domain.pairs import Relation
from dupfinder.gui.comparison.changes.change_tally import tally
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.changes.listed_changes import listed_changes
from dupfinder.gui.comparison.texts.display_rows import DisplayKind, DisplayRows, PictureKey, display_rows
from dupfinder.gui.comparison.texts.selection import Side, selected_text, whole_side
from dupfinder.gui.comparison.texts.text_surface import RowTexts
from dupfinder.gui.comparison.texts.texts_view import ChangeWalk
from dupfinder.gui.toolkit.wording import Wording

K = ContentKind
TEXT = "First paragraph of it\nSecond paragraph\nThird and last one"
KINDS = st.sampled_from([kind for kind in ContentKind if kind is not K.SIGNS])
SAW = st.dictionaries(KINDS, st.lists(st.builds(item, st.sampled_from("abc"), line=st.none() | st.integers(0, 3))))


@pytest.fixture
def words(wording: Wording) -> ChangeWording:
    return ChangeWording(wording, QObject(wording))


def saw(**items: list[ContentItem]) -> BeyondWords:
    return BeyondWords(items={K(kind): tuple(found) for kind, found in items.items()})


def compared(left: BeyondWords, right: BeyondWords, texts: tuple[str, str] = (TEXT, TEXT)) -> Comparison:
    return comparison_of(*texts, beyond=(left, right), relation=Relation.SAME_TEXT)


def rows_of(comparison: Comparison) -> DisplayRows:
    return display_rows(comparison.difference, comparison.content_rows)


@given(left=SAW, right=SAW)
def test_the_texts_stay_as_they_are_and_each_thing_that_differs_is_a_row(
    left: dict[K, list[ContentItem]], right: dict[K, list[ContentItem]]
) -> None:
    sides = [BeyondWords(items={kind: tuple(found) for kind, found in each.items() if found}) for each in (left, right)]
    comparison = compared(sides[0], sides[1])
    rows = rows_of(comparison)
    plain = display_rows(comparison.difference)
    assert [row for row in rows if not row.is_beside] == list(plain)
    for number in range(len(plain)):
        assert rows[rows.row_of(number)] == plain[number]
        assert rows.difference_row(rows.row_of(number)) == number
    differing = [row for row in comparison.content_rows if not row.is_same]
    assert [row.content for row in rows if row.content] == [row.kind for row in differing]
    assert sum(rows.counts(K).values()) == len(differing)
    assert [row.mirrored.mirrored for row in rows] == list(rows)
    assert len(listed_changes(comparison.difference, comparison.content_rows)) == len(differing)
    last = next((row for row in reversed(rows) if not row.is_beside), None)
    assert last is not None
    assert rows.paragraph(len(rows) - 1, is_left=True) == 3


def test_a_picture_stands_before_the_paragraph_that_it_stood_before() -> None:
    comparison = compared(saw(pictures=[item("old.png", line=1)]), saw(pictures=[item("new.png", line=1)]))
    rows = rows_of(comparison)
    assert [row.content for row in rows] == [None, K.PICTURES, None, None]
    assert rows[1].kind is DisplayKind.CHANGED
    assert (rows[1].left and rows[1].left.text, rows[1].right and rows[1].right.text) == (
        "Picture: old.png",
        "Picture: new.png",
    )
    assert rows[1].pictures == (PictureKey(0, 0), PictureKey(1, 0))
    assert rows.mirrored()[1].pictures == (PictureKey(1, 0), PictureKey(0, 0))


def test_what_has_no_place_comes_below_a_heading_at_the_end() -> None:
    comparison = compared(saw(), saw(attachments=[item("offer.pdf")], hidden=[item("Sheet 2", page=1)]))
    rows = rows_of(comparison)
    assert rows[3].kind is DisplayKind.HEADING
    assert rows[3].left is not None
    assert rows[3].left.text == "Other differences"
    assert [row.right.text for row in rows[4:] if row.right] == [
        "Attached file: offer.pdf",
        "Hidden: Sheet 2 (page 2)",
    ]
    assert rows.row_of(len(comparison.difference.rows)) == 3, "the heading is what the list of changes leads to"


def test_next_change_goes_to_things_besides_the_texts_and_keeps_to_a_kind() -> None:
    left, right = saw(comments=[item("Why?", line=1)]), saw(links=[item("https://example.org", line=2)])
    rows = rows_of(compared(left, right))
    assert ChangeWalk(rows).count == 2
    walk = ChangeWalk(rows, kinds={K.LINKS})
    assert walk.count == 1
    found = walk.go_to(0)
    assert found is not None
    assert rows[found.start].content is K.LINKS


FORM = ("A form to be filled in\n☐ I agree to all of it", "A form to be filled in\n☒ I agree to all of it")


def test_a_sign_that_differs_is_shown_in_the_text_and_is_no_punctuation(words: ChangeWording) -> None:
    comparison = compared(saw(signs=[item("☐")]), saw(signs=[item("☒")]), FORM)
    rows = rows_of(comparison)
    assert [row.content for row in rows] == [None, None]
    assert rows.counts((*ChangeKind, *K)) == {K.SIGNS: 1}
    assert [one.kind for one in listed_changes(comparison.difference, comparison.content_rows)] == [K.SIGNS]
    sentence = words.sentence(tally(comparison), options=comparison.options)
    assert sentence == "The texts match word for word. Differences: signs."


def test_what_is_raised_is_told_where_words_differ_as_well() -> None:
    texts = ("An area of 102 square metres\nOld words", "An area of 102 square metres\nNew words")
    comparison = compared(saw(signs=[item("raised: 2", line=0), item("$")]), saw(signs=[item("€")]), texts)
    shown = [row.left.text for row in rows_of(comparison) if row.content is K.SIGNS and row.left]
    assert shown == ["Sign: raised: 2"]
    listed = listed_changes(comparison.difference, comparison.content_rows)
    assert [one.kind for one in listed if one.kind is K.SIGNS] == [K.SIGNS]
    assert K.SIGNS in {one.kind for one in tally(comparison).beyond}


def test_signs_that_no_text_shows_are_told_below_it() -> None:
    comparison = compared(saw(signs=[item("$")]), saw(signs=[item("€")]))
    rows = rows_of(comparison)
    assert rows[-1].content is K.SIGNS
    assert rows.counts(K) == {K.SIGNS: 1}


def test_a_copy_of_several_paragraphs_is_what_stands_in_the_document() -> None:
    rows = rows_of(compared(saw(comments=[item("Why?", line=1)]), saw()))
    everything = whole_side(rows, Side.LEFT)
    assert everything is not None
    assert selected_text(rows, everything) == TEXT


def test_a_screen_reader_says_what_it_is_and_on_which_side(wording: Wording) -> None:
    rows = rows_of(compared(saw(comments=[item("Why?", line=1)]), saw()))
    texts = RowTexts(wording)
    assert texts.spoken(rows, 1) == "removed. Comment: Why?"
    assert "Paragraph 2" in texts.spoken(rows, 2), "what stands beside the text is no paragraph"


def test_the_sentence_never_claims_more_than_is_known(words: ChangeWording) -> None:
    def sentence(left: BeyondWords, right: BeyondWords, texts: tuple[str, str] = (TEXT, TEXT)) -> str:
        found = tally(compared(left, right, texts))
        return words.sentence(found, options=CompareOptions()).replace("(s)", "s")

    nothing = BeyondWords()
    blind = BeyondWords(unseen=frozenset({K.DRAWINGS}))
    assert sentence(nothing, nothing) == "Same content: only the layout differs."
    assert sentence(nothing, blind) == "The texts match word for word. Not compared: Drawings."
    only_words = "Only the words were compared."
    assert sentence(BeyondWords(unseen=ALL_KINDS), nothing) == f"The texts match word for word. {only_words}"
    two = saw(pictures=[item("a"), item("b")], comments=[item("c"), item("d")])
    assert sentence(two, nothing) == "The texts match word for word. Differences: 2 pictures, 2 comments."
    written = BeyondWords(items={K.CASE_AND_PUNCTUATION: (item("a"),)})
    in_no_text = "The texts match word for word. Differences: capitals or punctuation."
    assert sentence(written, nothing) == in_no_text, "where they are ignored"
    assert "capitals or" not in sentence(written, nothing, (TEXT, TEXT.upper())), "the texts show them"
    besides = "Other differences: 2 pictures, 2 comments."
    assert sentence(two, nothing, (TEXT, TEXT.replace("last", "final"))) == besides
    assert sentence(nothing, nothing, ("", "")) == "Neither document has any text."
    beside_a_scan = replace(
        compared(two, nothing, (TEXT, "")), differs_beyond=(ContentDifference(kind=K.TEXT, count=1),)
    )
    told = words.sentence(tally(beside_a_scan), options=CompareOptions())
    assert told == "Only one of the two has text."
