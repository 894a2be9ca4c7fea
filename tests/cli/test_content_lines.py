"""What differs besides the words, line by line on a terminal."""

from dataclasses import replace

from comparisons import comparison_of
from dupfinder.cli.word_diff import Painter, content_lines
from dupfinder.domain.beyond import BeyondWords, ContentKind, item
from dupfinder.domain.messages import Message, Value, put_in, telling
from dupfinder.domain.pages import Leaf
from dupfinder.extract.pdf.marks import DRAWN_MARKS, TEXT_MARKS
from dupfinder.extract.table_rows import HIGHLIGHTS, INKS, LIGHTS
from dupfinder.report.wording import content_label, content_line

PLAIN = Painter(is_coloured=False)


def lines(left: BeyondWords, right: BeyondWords, *, paint: Painter = PLAIN) -> list[str]:
    rows = comparison_of("The same text", "The same text", beyond=(left, right)).content_rows
    return list(content_lines(rows, paint=paint))


def test_each_thing_that_one_document_has_alone_is_a_line() -> None:
    both = item("Stays as it is.")
    left = BeyondWords(
        items={
            ContentKind.COMMENTS: (both, item("Please check.")),
            ContentKind.PICTURES: (item("", b"one"),),
            ContentKind.LINKS: (item("https://example.org/a"),),
        }
    )
    right = BeyondWords(
        items={
            ContentKind.COMMENTS: (both,),
            ContentKind.PICTURES: (item("", b"two", page=2),),
            ContentKind.LINKS: (item("https://example.org/a"),),
            ContentKind.HIDDEN: (item("Sheet 2"),),
        }
    )
    assert lines(left, right) == [
        "@@ other differences @@",
        "- picture: number 1",
        "+ picture: page 3",
        "- comment: Please check.",
        "+ hidden: Sheet 2",
    ]


def test_nothing_is_said_where_nothing_differs_or_nothing_is_known() -> None:
    saw = BeyondWords(items={ContentKind.COMMENTS: (item("one"),)})
    blind = BeyondWords(unseen=frozenset({ContentKind.COMMENTS}))
    assert lines(saw, saw) == lines(saw, blind) == []


def test_O3_a_label_does_not_act_on_the_terminal() -> None:
    saw = BeyondWords(items={ContentKind.COMMENTS: (item("price \x1b[2J\x07 \u202e"),)})
    shown = "".join(lines(saw, BeyondWords()))
    assert not set("\x1b\x07\u202e") & set(shown)
    assert "\x1b[31m" in "".join(lines(saw, BeyondWords(), paint=Painter(is_coloured=True)))


def test_what_readers_call_things_is_in_the_words_of_the_language_and_names_are_not() -> None:
    called = {
        "shape": "Form", "red": "rot", "{count} shapes": "{count} Formen", "highlighted": "hervorgehoben",
        "{width} by {height} pixels": "{width} mal {height} Pixel", "line": "Linie",
        "{name}: {text}": "{name} = {text}", "slide {number}": "Folie {number}",
        "{first}, {second}": "{first} / {second}",
    }  # fmt: skip

    def german(value: "Value | float") -> str:
        if isinstance(value, Message):
            return put_in(called.get(value.template, value.template), value.values, german)
        return f"{value:,}".replace(",", ".") if isinstance(value, int) else str(value)

    with telling(german):
        assert content_label(ContentKind.DRAWINGS, "shape, red, tx1") == "Form / rot / tx1"
        assert content_label(ContentKind.DRAWINGS, "1,234 shapes") == "1.234 Formen"
        assert content_label(ContentKind.PICTURES, "640 by 48 pixels") == "640 mal 48 Pixel"
        assert content_label(ContentKind.PICTURES, "line.png") == "line.png"
        assert content_label(ContentKind.COMMENTS, "highlighted: line") == "hervorgehoben = line"
        assert content_label(ContentKind.COMMENTS, "Re: yours, of red") == "Re: yours, of red"
        assert content_label(ContentKind.DRAWINGS, "white, red") == "white, red"
        assert content_label(ContentKind.DRAWINGS, "{} shapes") == "{} shapes"
        assert content_label(ContentKind.HIDDEN, "slide 3") == "Folie 3"
        assert content_label(ContentKind.REVISIONS, "line, red") == "line, red"
        assert content_label(ContentKind.DRAWINGS, "9" * 5000 + " shapes") == "9" * 5000 + " shapes"


def test_what_readers_call_by_colour_way_or_mark_is_known_to_every_language() -> None:
    called = {
        ContentKind.DRAWINGS: [*INKS, *(f"{hue} box" for hue in LIGHTS), *LIGHTS],
        ContentKind.COMMENTS: [*HIGHLIGHTS, *DRAWN_MARKS.values(), *(set(TEXT_MARKS.values()) - {"struck"})],
        ContentKind.REVISIONS: ["struck"],
        ContentKind.HIDDEN: [*DRAWN_MARKS.values()],
    }
    with telling(lambda value: "known" if isinstance(value, Message) else str(value)):
        assert {content_label(kind, label) for kind, labels in called.items() for label in labels} == {"known"}


def test_a_hidden_slide_is_not_said_to_be_on_itself() -> None:
    hidden = BeyondWords(items={ContentKind.HIDDEN: (item("slide 3", page=2),)})
    rows = comparison_of("The same text", "The same text", beyond=(hidden, BeyondWords())).content_rows
    (row,) = (replace(row, leaves=(Leaf.SLIDE, Leaf.SLIDE)) for row in rows)
    assert content_line(row, is_left=True) == "hidden: slide 3"
