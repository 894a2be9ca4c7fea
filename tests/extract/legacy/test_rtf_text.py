"""Rich text: what of it is text, in which order and in which code page."""

import io
import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import SourceFile, extract
from dupfinder.extract.legacy import rtf_text
from dupfinder.extract.legacy.rtf_text import rtf_content

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]

FONTS = (
    rb"{\fonttbl{\f0\froman\fcharset0 Times New Roman{\*\falt Times};}{\f1\fnil\fcharset128 MS Mincho;}"
    rb"{\f2\fswiss\fcharset204 Arial CYR;}{\f3\froman\fcharset2 Symbol;}{\f4\fnil\fcharset2 Wingdings;}"
    rb"{\f5\fnil\fcharset1 Any;}{\f6\fnil\cpg1253 Greek;}}"
)


def rtf(body: bytes, *, before: bytes = rb"\ansi\ansicpg1250\deff0" + FONTS) -> bytes:
    return rb"{\rtf1" + before + b"\n" + body + b"}"


def text_of(body: bytes, *, before: bytes = rb"\ansi\ansicpg1250\deff0" + FONTS) -> str:
    return rtf_content(rtf(body, before=before)).text


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (rb"One\par Two\line Three\tab tab", "One\nTwo\nThree\ttab\n"),
        (b"On\r\ne wo\nrd\\\nand another", "One word\nand another\n"),
        (rb"{\b bold} and {\i italic}\b0 s", "bold and italics\n"),
        (rb"\{curly\} \\ a\~b\_c so\-ft", "{curly} \\ a\u00a0b\u2011c soft\n"),
        (rb"\lquote x\rquote  \ldblquote y\rdblquote\emdash", "\u2018x\u2019 \u201cy\u201d\u2014\n"),
        (rb"\endash\bullet x", "\u2013\u2022x\n"),
        (rb"before{\pict\pngblip 89504e47{\*\blipuid 00}0d0a}after", "beforeafter\n"),
        (rb"before{\pict\wmetafile8\bin4 }}{{}after", "beforeafter\n"),
        (rb"a{\*\unknown b{c}d}e", "ae\n"),
        (rb"a{\unknownword b}c", "abc\n"),
        (rb"see {\field{\*\fldinst HYPERLINK http://x}{\fldrslt{\ul here}}}.", "see here.\n"),
        (
            rb"\f1{\field{\*\fldinst {EQ \\* hps10 \\o\\ad(\\s\\up 9({\'82\'c9}),{\u26085 ?\'96\'7b})}}{\fldrslt }}end",
            "\u65e5\u672cend\n",
        ),
        (rb"a {\field{\*\fldinst EQ \\o(x)}{\fldrslt y}}{\field{\*\fldinst EQ \\f(1)}{\fldrslt z}} b", "a xz b\n"),
        (rb"seen {\v hidden}{\v0 not}\v also\v0  end", "seen not end\n"),
        (rb"old {\deleted gone\par }new {\revised added}", "old new added\n"),
        (rb"{\listtext\f3\'b7\tab}item\par{\pntext 1.\tab}second", "item\nsecond\n"),
        (rb"a{\*\bkmkstart name}b{\*\bkmkend name}c{\xe index}", "abc\n"),
        (rb"a{\chatn{\*\annotation a comment}}b", "ab\n"),
        (rb"{\object\objemb{\*\objclass Word}{\*\objdata 0105}{\result shown}}", "shown\n"),
        (rb"{\mmath{\*\moMath{\mctrlPr x}{\mr y}}{\mmathPict z}}", "y\n"),
        (rb"\sect first\page second\column third", "first\nsecond\nthird\n"),
    ],
)
def test_what_is_seen_is_text(body: bytes, expected: str) -> None:
    assert text_of(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (rb"\'9c\'b9", "\u0153\u00b9"),
        (rb"\f5\'9c", "\u015b"),
        (rb"\f0\'e9", "é"),
        (rb"\f1\'93\'fa\'96{\b\'7b}", "\u65e5\ufffd{"),
        (rb"\f1 \'83A\'83\'5c", "\u30a2\u30bd"),
        (b"\\f1 \x93\xfa\\'96{}\\'7b", "\u65e5\ufffd{"),
        (b"\\f1 \\'93\n\\'fa", "\u65e5"),
        (b"\\f2 \\'cf\xf0\xe8", "\u041f\u0440\u0438"),
        (rb"{\f2\'cf}\'9c", "\u041f\u0153"),
        (rb"\f6\'e1", "\u03b1"),
        (rb"\f3 ab\'b7", "\u03b1\u03b2"),
        (rb"\f4\'fc done", " done"),
        (rb"\ltrch\f0\rtlch\af2\'cf\ltrch\'cf", "\u041f\u00cf"),
        (rb"\f2\plain\'e9", "é"),
    ],
)
def test_bytes_are_in_the_code_page_of_their_font(body: bytes, expected: str) -> None:
    assert text_of(b"x" + body) == f"x{expected}\n"


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        (rb"\ansi", "é\n"),
        (rb"\mac", "\u00c8\n"),
        (rb"\pc", "\u0398\n"),
        (rb"\pca", "\u00da\n"),
        (rb"\ansi\ansicpg1251", "\u0439\n"),
        (rb"\ansi\ansicpg99999", "é\n"),
        (rb"\ansi\ansicpg10000", "\u00c8\n"),
    ],
)
def test_without_a_font_the_code_page_of_the_document_counts(before: bytes, expected: str) -> None:
    assert text_of(rb"\'e9", before=before) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (rb"\u228 ?\u8364?", "ä€"),
        (rb"\u228\'e4\u-10179 ?\u-8703 ?", "ä\U0001f601"),
        (rb"\uc2\u20320\'c4\'e3{\uc0\u228}\u228 ??!", "\u4f60ää!"),
        (rb"\uc0\u228?", "ä?"),
        (rb"\u228\par x", "ä\nx"),
        (rb"{\u228}?", "ä?"),
        (rb"\u-8703 ?\u-10179 ?x", "\ufffdx"),
        (rb"\f3\u-3999 ?", "\u03b1"),
        (rb"\u-3913 ?x", "x"),
        (rb"{\upr{plain}{\*\ud{unicode}}} end", "unicode end"),
    ],
)
def test_unicode_characters_count_and_what_stands_in_for_them_does_not(body: bytes, expected: str) -> None:
    assert text_of(body) == f"{expected}\n"


def test_table_rows_are_lines_with_cells_between_tabs() -> None:
    body = (
        rb"Before\par\trowd\cellx100\cellx200\pard\intbl A1\par more\cell B1\cell\trowd\cellx100\row"
        rb"\trowd\cellx100\cellx200\pard\intbl\cell B2\cell\row\pard After"
    )
    assert text_of(body) == "Before\nA1\nmore\tB1\nB2\nAfter\n"


def test_rows_of_inner_tables_are_lines_too() -> None:
    body = (
        rb"\trowd\pard\intbl Outer\par\pard\intbl\itap2 a\nestcell{\nonesttables\par}b\nestcell"
        rb"{\*\nesttableprops\trowd\cellx1\nestrow}{\nonesttables\par}\pard\intbl\itap1 end\cell "
        rb"Next\cell\row\pard After"
    )
    assert text_of(body) == "Outer\na\tb\nend\tNext\nAfter\n"


def test_headers_come_first_notes_and_footers_last_each_once() -> None:
    body = (
        rb"{\header\pard Head\par}{\footer Foot}Text{\super\chftn}{\footnote\pard{\super\chftn} A note\par} goes"
        rb"{\footnote\ftnalt An endnote} on{\*\footnote Another}\sect{\headerl Head}{\headerf First page}"
        rb"{\footerr Foot}\titlepg\facingp More"
    )
    assert text_of(body) == "Head\nFirst page\nText goes on\nMore\n A note\nAnother\nAn endnote\nFoot\n"


@pytest.mark.parametrize(
    ("switches", "text", "hidden"),
    [
        (b"", "Odd\nText\n", ["Even", "First"]),
        (rb"\facingp", "Even\nOdd\nText\n", ["First"]),
        (rb"\titlepg\facingp", "Even\nFirst\nOdd\nText\n", None),
    ],
)
def test_headers_that_no_page_shows_are_hidden(switches: bytes, text: str, hidden: list[str] | None) -> None:
    found = rtf_content(rtf(switches + rb"{\headerl Even}{\headerf First}{\headerr Odd}{\headerf Odd}Text"))
    assert found.text == text
    items = found.beyond.items.get(ContentKind.HIDDEN)
    assert (items and [one.label for one in items]) == hidden


def test_a_first_letter_several_lines_high_belongs_to_its_word() -> None:
    body = rb"\pard\dropcapli3\dropcapt1 L\par\pard ong ago\par End"
    assert text_of(body) == "Long ago\nEnd\n"
    assert text_of(body.replace(b"dropcapt1", b"dropcapt0")) == "L\nong ago\nEnd\n"


def test_numbers_of_pages_in_boxes_of_headers_are_not_read() -> None:
    box = rb"{\shp{\*\shpinst{\shptxt Page {\field{\*\fldinst PAGE}{\fldrslt 7}}\par}}}"
    assert text_of(rb"{\header Head" + box + rb"\par}Text" + box) == "Head\nPage \nText\nPage 7\n"


def test_text_boxes_follow_the_paragraph_of_their_anchor() -> None:
    box = (
        rb"{\shp{\*\shpinst\shpleft0{\sp{\sn shapeType}{\sv 202}}{\shptxt\pard In {\b the}\par box\par}}"
        rb"{\shprslt{\*\do{\dptxbxtext again}}}}"
    )
    old = rb"{\*\do\dobxpage\dptxbx{\dptxbxtext An old box\par}}"
    assert text_of(b"An anchor" + box + old + rb" here\par Next") == "An anchor here\nIn the\nbox\nAn old box\nNext\n"


def test_H1_boxes_within_boxes_are_parts_of_the_outermost() -> None:
    deep = 50_000
    assert text_of(rb"a{\shptxt b" * deep + b"x" * 1_000_000 + b"}" * deep + b"c") == (
        "ac\nb" + "a\nb" * (deep - 1) + "x" * 1_000_000 + "\n"
    )


def test_outline_levels_make_headings() -> None:
    body = rb"\pard\outlinelevel0 {\b First} heading\par\pard Text\par{\outlinelevel1 Second\par}Text\outlinelevel9 x"
    assert rtf_content(rtf(body)).headings == ("First heading", "Second")


def test_metadata_is_what_the_document_says_about_itself(extracted: Extracted) -> None:
    info = (
        rb"{\info{\title A \'9cmall \u228? title}{\upr{\author ?}{\*\ud{\author Ad\u228 ?}}}{\subject S}"
        rb"{\author Second}{\creatim\yr2007\mo4\dy29\hr6\min18}{\revtim\yr2008\mo1\dy2\hr3\min4\sec5}{\nofpages3}"
        rb"{\*\company C}}"
    )
    found = extracted("a.rtf", rtf(info + b"Text"))
    assert found.text == "Text\n"
    assert found.metadata.title == "A \u015bmall ä title"
    assert found.metadata.author == "Adä"
    assert found.metadata.created == "2007-04-29T06:18"
    assert found.metadata.modified == "2008-01-02T03:04:05"
    assert found.metadata.page_count == 3


def test_times_that_are_none_are_left_out() -> None:
    found = rtf_content(rtf(rb"{\info{\creatim\yr0\mo0\dy0}{\revtim\hr5}{\nofpages0}{\title  }}Text")).metadata
    assert (found.created, found.modified, found.page_count, found.title) == (None, None, None, None)


@pytest.mark.parametrize("after", [b"\0" * 600, b"}}", b"garbage {\\b", b"\r\n"])
def test_what_comes_after_the_last_brace_is_no_text(after: bytes, extracted: Extracted) -> None:
    assert extracted("a.rtf", rtf(b"Text") + after).text == "Text\n"


@pytest.mark.parametrize("before", [b"\xef\xbb\xbf", b" \r\n"])
def test_what_comes_before_the_first_brace_does_no_harm(before: bytes, extracted: Extracted) -> None:
    assert extracted("a.rtf", before + rtf(b"Text")).text == "Text\n"


def test_S9_every_truncated_document_is_damaged(problem: Problem) -> None:
    whole = rtf(rb"Some {\b bold} text {\pict 00ff} {\pict\bin6 123456}{\*\x y}\u228?")
    for length in range(len(whole) - 1, 6, -1):
        assert problem("a.rtf", whole[:length]) == "damaged: The rich text document is damaged: its end is missing."


def test_garbage_under_the_name_of_one_is_damaged(problem: Problem) -> None:
    assert problem("a.rtf", bytes(range(256))) == "damaged: The rich text document is damaged: its start is missing."


def test_a_count_of_binary_data_is_not_believed(problem: Problem) -> None:
    assert problem("a.rtf", rtf(rb"{\pict\bin9999999999 x}")).startswith("damaged: ")
    assert problem("a.rtf", rtf(rb"\bin9999999999 x")).startswith("damaged: ")
    assert text_of(rb"a\bin-5 b") == "ab\n"


def test_H1_groups_within_groups_take_no_recursion(problem: Problem, extracted: Extracted) -> None:
    deep = 1_000_000
    assert problem("a.rtf", rtf(b"{" * deep + b"}" * deep)).startswith("too-large: ")
    assert extracted("a.rtf", rtf(b"a{\\pict" + b"{" * deep + b"}" * deep + b"}b")).text == "ab\n"
    assert extracted("a.rtf", rtf(b"{" * 50_000 + b"x" + b"}" * 50_000)).text == "x\n"


def test_H1_a_huge_picture_is_passed_over(extracted: Extracted) -> None:
    assert extracted("a.rtf", rtf(b"a{\\pict " + b"0a" * 10_000_000 + b"}b")).text == "ab\n"


def test_many_control_words_take_linear_work(extracted: Extracted) -> None:
    fields = rb"{\field{\*\fldinst HYPERLINK }" * 20_000 + b"}" * 20_000
    scripts = rb"\rtlch\af1 " * 100_000 + rb"\ltrch"
    body = fields + scripts + rb"{\f1 x}\par" * 20_000 + rb"\u-10179" * 20_000
    assert extracted("a.rtf", rtf(body)).text == "x\n" * 20_000


CONTROL_WORDS = st.sampled_from(
    rb"\par |\b |{|}|{|}|\cell |\row |\trowd |\intbl |\itap2 |\nestcell |\nestrow |\u228 ?|\uc3 |\'e4|\f1 |\f9 |\v |"
    rb"\v0 |{\*\x |{\pict |{\footnote |{\header |{\shptxt |{\info |{\title |{\upr |{\*\ud |{\fonttbl |\bin3 |\deleted |"
    rb"\plain |\outlinelevel1 |text|\*|\\|\{|\'zz|\u99999999999 |\fcharset128 |\ansicpg932 |\line |\-".split(b"|")
)


@given(st.lists(CONTROL_WORDS, max_size=60))
def test_any_control_words_give_text_or_a_clear_sentence(words: list[bytes]) -> None:
    data = rtf(b"".join(words))
    try:
        extract(SourceFile("a.rtf", io.BytesIO(data), len(data)))
    except DocumentError as error:
        assert re.fullmatch("The rich text document (is damaged: its end is missing|contains no text)[.]", str(error))  # noqa: PT017


@given(st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Co"], exclude_characters="\u00ad"), max_size=40))
def test_every_text_survives_being_written_as_unicode(text: str) -> None:
    units = text.encode("utf-16-le")
    codes = [int.from_bytes(units[at : at + 2], "little", signed=True) for at in range(0, len(units), 2)]
    assert text_of(b"x" + b"".join(b"\\u%d ?" % code for code in codes)) == f"x{text}\n"


@pytest.mark.parametrize(
    "field",
    [
        rb"{\field{\*\fldinst PAGE }{\fldrslt 7}}",
        rb"{\field{\*\fldinst {\rtlch\fcs1 \af0  NUMPAGES }}{\fldrslt{\b 7}}}",
    ],
)
def test_page_numbers_in_headers_and_footers_are_no_text(field: bytes) -> None:
    assert text_of(rb"{\footer Page " + field + rb" of all}Text " + field) == "Text 7\nPage  of all\n"


def test_a_row_may_start_with_an_empty_cell_without_saying_that_it_starts() -> None:
    assert text_of(rb"Before\par\cell a\cell\row\cell b\cell\row") == "Before\na\nb\n"


TOKENS = (
    rb"\rsid12 ", rb"\widctlpar", rb"\ulnone", rb"\up6 ", rb"\*", rb"\mPr", rb"\mctrlPr ", rb"\b", rb"\strike ",
    rb"\strike0", rb"\cf1 ", rb"\u8364?", rb"\u-10179\'3f", rb"\u-9216?", rb"\u0 ", rb"\u61560\'b7", rb"\u945 ??", b"?",
    rb"\uc0", rb"\uc2 ", rb"\uc1 ", b"{", b"}", b"a b", b"\r\n", b"\0", rb"\par ", rb"\f3 ", rb"\f0", rb"\'e4", b"\\",
    rb"\rtlch", rb"\af3 ", rb"\ltrch ", rb"\v1234567890123 ", b"\\" + b"m" * 31 + b"Prx ", b"\\" + b"x" * 40,
    rb"\bin2 {}", b"-7 ",
)  # fmt: skip


@given(st.lists(st.sampled_from(TOKENS), max_size=25).map(b"".join), st.booleans())
def test_words_that_nothing_reads_and_runs_of_unicode_are_as_if_read_one_by_one(body: bytes, has_looks: bool) -> None:  # noqa: FBT001 - drawn
    colours = rb"{\colortbl;\red255\green255\blue255;}" if has_looks else b""
    data = rtf(body + b"}" * body.count(b"{"), before=rb"\ansi\deff0" + FONTS + colours)

    def outcome() -> object:
        try:
            found = rtf_content(data)
        except DocumentError as error:
            return error.code
        return found.text, found.beyond

    quick = outcome()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rtf_text, "_token_behind_others", lambda _words: rtf_text.TOKEN)
        patch.setattr(rtf_text, "_complex_letters", lambda: re.compile(b""))
        patch.setattr(rtf_text, "UNICODE_RUN", re.compile(rb"(?!)"))
        assert quick == outcome()
