"""The text of OpenDocument presentations: slides and notes, what is on every slide once."""

from collections.abc import Callable

from dupfinder.domain.documents import ExtractedText

MakeOdf = Callable[..., bytes]
Extracted = Callable[[str, bytes], ExtractedText]


def frame(text: str, attributes: str = "") -> str:
    return f"<draw:frame {attributes}><draw:text-box><text:p>{text}</text:p></draw:text-box></draw:frame>"


def title(text: str) -> str:
    return frame(text, 'presentation:class="title"')


def slide(*shapes: str, notes: str = "", attributes: str = "") -> str:
    spoken = f"<presentation:notes><draw:page-thumbnail/>{notes}</presentation:notes>"
    return f"<draw:page {attributes}>{''.join(shapes)}{spoken}</draw:page>"


def test_slides_are_read_in_order_with_their_notes(make_odf: MakeOdf, extracted: Extracted) -> None:
    shape = "<draw:custom-shape><text:p>In a shape</text:p></draw:custom-shape>"
    row = "<table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>b</text:p>"
    table = f"<draw:frame><table:table>{row}</table:table-cell></table:table-row></table:table></draw:frame>"
    body = slide(title("First"), f"<draw:g>{shape}</draw:g>", table, notes=frame("Say hello"))
    found = extracted("a.odp", make_odf("odp", body + slide(title("Second"), frame("line"))))
    assert found.text == "First\nIn a shape\na\tb\nSay hello\nSecond\nline\n"
    assert found.headings == ("First", "Second")
    assert found.metadata.page_count == 2


def test_the_picture_of_a_table_for_programs_that_cannot_show_it_is_none(
    make_odf: MakeOdf, extracted: Extracted
) -> None:
    name = "Pictures/TablePreview1.svm"
    cells = "<table:table-row><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row>"
    inside = f'<table:table>{cells}</table:table><draw:image xlink:href="{name}"/>'
    body = slide(f"<draw:frame>{inside}</draw:frame>")
    found = extracted("a.odp", make_odf("odp", body, parts={name: b"seen"}))
    assert (found.text, found.beyond.items) == ("a\n", {})


def test_prompts_and_numbers_of_slides_are_no_text(make_odf: MakeOdf, extracted: Extracted) -> None:
    body = slide(
        title("Seen"),
        frame("Click to add text", 'presentation:class="outline" presentation:placeholder="true"'),
        frame("7", 'presentation:class="page-number"'),
        notes=frame("7", 'presentation:class="page-number"') + frame("For print", 'presentation:class="header"'),
    )
    assert extracted("a.odp", make_odf("odp", body)).text == "Seen\n"


def test_what_stands_on_every_slide_comes_last_and_once(make_odf: MakeOdf, extracted: Extracted) -> None:
    def shown(name: str, *, is_shown: bool) -> str:
        display = f'presentation:display-footer="{str(is_shown).lower()}"'
        return (
            f'<style:style style:name="{name}" style:family="drawing-page">'
            f"<style:drawing-page-properties {display}/></style:style>"
        )

    body = (
        '<presentation:footer-decl presentation:name="f1">Declared</presentation:footer-decl>'
        '<presentation:footer-decl presentation:name="f2">Not shown</presentation:footer-decl>'
        + slide(title("One"), frame("A footer", 'presentation:class="footer"'))
        + slide(title("Two"), frame("A footer", 'presentation:class="footer"'), frame("text"))
        + slide(title("Three"), attributes='draw:style-name="dp1" presentation:use-footer-name="f1"')
        + slide(title("Four"), attributes='draw:style-name="dp2" presentation:use-footer-name="f2"')
    )
    data = make_odf("odp", body, automatic=shown("dp1", is_shown=True) + shown("dp2", is_shown=False))
    assert extracted("a.odp", data).text == "One\nTwo\ntext\nThree\nFour\nDeclared\nA footer\n"


def test_a_presentation_without_a_word_has_no_text(make_odf: MakeOdf, extracted: Extracted) -> None:
    assert extracted("a.odp", make_odf("odp", slide() + slide())).text == ""
