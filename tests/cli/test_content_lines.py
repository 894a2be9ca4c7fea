"""What differs besides the words, line by line on a terminal."""

from comparisons import comparison_of
from dupfinder.cli.word_diff import Painter, content_lines
from dupfinder.domain.beyond import BeyondWords, ContentKind, item
from dupfinder.domain.messages import Message, Value, put_in, telling
from dupfinder.report.wording import content_label

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
        "{width} by {height} pixels": "{width} mal {height} Pixel", "line": "Linie", "{name}: {text}": "{name}: {text}",
    }  # fmt: skip

    def german(value: "Value | float") -> str:
        if isinstance(value, Message):
            return put_in(called.get(value.template, value.template), value.values, german)
        return f"{value:,}".replace(",", ".") if isinstance(value, int) else str(value)

    with telling(german):
        assert content_label(ContentKind.DRAWINGS, "shape, red, tx1") == "Form, rot, tx1"
        assert content_label(ContentKind.DRAWINGS, "1,234 shapes") == "1.234 Formen"
        assert content_label(ContentKind.PICTURES, "640 by 48 pixels") == "640 mal 48 Pixel"
        assert content_label(ContentKind.PICTURES, "line.png") == "line.png"
        assert content_label(ContentKind.COMMENTS, "highlighted: line") == "hervorgehoben: line"
        assert content_label(ContentKind.REVISIONS, "line, red") == "line, red"
        assert content_label(ContentKind.DRAWINGS, "9" * 5000 + " shapes") == "9" * 5000 + " shapes"
