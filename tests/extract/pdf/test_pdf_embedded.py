"""What is in a PDF beside the letters on its pages: attached files, forms, layers."""

from collections.abc import Callable

import pytest

from dupfinder.domain.documents import ExtractedText
from dupfinder.extract.pdf.metadata import MOST_FILES

Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]
MakePdf = Callable[..., bytes]
MakeStream = Callable[[str], str]

RECT = "/Rect[100 100 300 120]"
PAGE = [(72, 700, "The page")]


def file_named(name: str) -> str:
    return f"<</Type/Filespec/F({name})/UF({name})/EF<</F 5 0 R>>>>"


def attached(*names: str) -> str:
    listed = "".join(f"({name}){file_named(name)}" for name in names)
    return f"/Names<</EmbeddedFiles<</Names[{listed}]>>>>"


def test_attached_files_are_listed_and_not_read(
    make_pdf: MakePdf, make_stream: MakeStream, extracted: Extracted
) -> None:
    data = make_pdf(
        PAGE, others=[make_stream("The words of the file")], catalogue=attached("b.txt", "a.xml", "b.txt", "")
    )
    found = extracted("a.pdf", data)
    assert found.text == "The page\n"
    assert found.metadata.attachments == ("b.txt", "a.xml")


def test_the_files_of_a_portfolio_are_attached_files(
    make_pdf: MakePdf, make_stream: MakeStream, extracted: Extracted
) -> None:
    portfolio = attached("report.docx") + "/Collection<</Type/Collection/View/T>>"
    data = make_pdf(PAGE, others=[make_stream("x")], catalogue=portfolio)
    assert extracted("a.pdf", data).metadata.attachments == ("report.docx",)


def test_files_pinned_to_a_page_come_after_those_of_the_document(
    make_pdf: MakePdf, make_stream: MakeStream, extracted: Extracted
) -> None:
    pinned = f"<</Type/Annot/Subtype/FileAttachment{RECT}/FS{file_named('pinned.csv')}/Contents(A comment)>>"
    data = make_pdf(PAGE, others=[make_stream("x")], annotations=[pinned], catalogue=attached("first.txt"))
    found = extracted("a.pdf", data)
    assert found.text == "The page\n"
    assert found.metadata.attachments == ("first.txt", "pinned.csv")


def test_of_very_many_attached_files_some_are_listed(
    make_pdf: MakePdf, make_stream: MakeStream, extracted: Extracted
) -> None:
    data = make_pdf(
        PAGE, others=[make_stream("x")], catalogue=attached(*(f"{number:05}" for number in range(MOST_FILES + 5)))
    )
    assert len(extracted("a.pdf", data).metadata.attachments) == MOST_FILES


def test_a_document_without_attached_files_lists_none(make_pdf: MakePdf, extracted: Extracted) -> None:
    assert extracted("a.pdf", make_pdf(PAGE)).metadata.attachments == ()


def test_attached_files_are_listed_where_pypdf_reads_the_text(
    make_pdf: MakePdf, make_stream: MakeStream, extracted: Extracted
) -> None:
    data = make_pdf(PAGE, others=[make_stream("x")], catalogue=attached("a.txt"))
    found = extracted("a.pdf", data.replace(b"/Root 1 0 R", b"/Root 77 0 R"))
    assert (found.text, found.metadata.attachments) == ("The page\n", ("a.txt",))


@pytest.mark.parametrize(
    ("field", "seen"),
    [
        ("/FT/Ch/Ff 131072/V(de)/Opt[[(en)(England)][(de)(Germany)]]", "Germany"),
        ("/FT/Ch/Ff 393216/V(Elsewhere)/Opt[(England)]", "Elsewhere"),
        ("/FT/Ch/V(b)/Opt[(a)(b)(c)]", "b"),
        ("/FT/Ch/Ff 2097152/V[(a)(c)]/Opt[(a)(b)(c)]", "a\nc"),
        ("/FT/Tx/V(On one line\\rand the next)/Ff 4096", "On one line\nand the next"),
        ("/FT/Tx/Ff 8192/V(secret)", ""),
        ("/FT/Btn/Ff 65536/MK<</CA(Print)>>", ""),
        ("/FT/Btn/V/Yes/AS/Yes", ""),
    ],
)
def test_fields_give_what_is_seen_in_them(make_pdf: MakePdf, extracted: Extracted, field: str, seen: str) -> None:
    data = make_pdf(PAGE, fields=[f"<</Type/Annot/Subtype/Widget{RECT}/T(name){field}>>"])
    assert extracted("a.pdf", data).text == f"The page\n{seen}\n".replace("\n\n", "\n")


TEMPLATE = (
    '<template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform>'
    "<draw><value><text>Application for\n a licence</text></value></draw>"
    '<field name="a"><caption><value><exData contentType="text/html"><body xmlns="http://www.w3.org/1999/xhtml">'
    "<p>Your <b>name</b></p></body></exData></value></caption><items><text>a choice</text></items>"
    '<assist><toolTip>a hint</toolTip></assist><event><script>a.text = "a program"</script></event></field>'
    "</subform></template>"
)
DATA = (
    '<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><form><a>Ada</a><b/><c>London</c>'
    "</form></xfa:data></xfa:datasets>"
)
WHOLE = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">{}</xdp:xdp>'
START, END = WHOLE.split("{}")


@pytest.mark.parametrize("form", ["5 0 R", "[(xdp:xdp)6 0 R(template)7 0 R(datasets)8 0 R(</xdp:xdp>)9 0 R]"])
def test_a_dynamic_form_is_read_from_its_xml(
    make_pdf: MakePdf, make_stream: MakeStream, extracted: Extracted, form: str
) -> None:
    parts = [make_stream(part) for part in (WHOLE.format(TEMPLATE + DATA), START, TEMPLATE, DATA, END)]
    catalogue = f"/NeedsRendering true/AcroForm<</Fields[]/XFA {form}>>"
    data = make_pdf([(72, 700, "Please wait")], others=parts, catalogue=catalogue)
    assert extracted("a.pdf", data).text == "Application for a licence\nYour name\nAda\nLondon\n"


def test_what_was_filled_into_a_dynamic_form_need_not_be_escaped(
    make_pdf: MakePdf, make_stream: MakeStream, extracted: Extracted
) -> None:
    filled_in = DATA.replace("Ada", "Ada & Co &#169;")
    catalogue = "/NeedsRendering true/AcroForm<</Fields[]/XFA 5 0 R>>"
    data = make_pdf(PAGE, others=[make_stream(WHOLE.format(filled_in))], catalogue=catalogue)
    assert extracted("a.pdf", data).text == "Ada & Co ©\nLondon\n"


def test_the_page_of_a_static_form_is_its_text(
    make_pdf: MakePdf, make_stream: MakeStream, extracted: Extracted
) -> None:
    catalogue = "/AcroForm<</Fields[]/XFA 5 0 R>>"
    data = make_pdf(PAGE, others=[make_stream(WHOLE.format(TEMPLATE + DATA))], catalogue=catalogue)
    assert extracted("a.pdf", data).text == "The page\n"


def test_a_dynamic_form_that_is_damaged_is_not_read_in_part(
    make_pdf: MakePdf, make_stream: MakeStream, problem: Problem
) -> None:
    catalogue = "/NeedsRendering true/AcroForm<</Fields[]/XFA 5 0 R>>"
    data = make_pdf(PAGE, others=[make_stream(WHOLE.format(TEMPLATE)[:-20])], catalogue=catalogue)
    assert problem("a.pdf", data).startswith("damaged: ")


def test_text_that_is_drawn_invisibly_is_read_as_over_a_scan(make_pdf: MakePdf, extracted: Extracted) -> None:
    assert extracted("a.pdf", make_pdf(PAGE, content='BT 3 Tr /F1 10 Tf 120 700 Td (") Tj ET')).text == "The page T\n"


@pytest.mark.parametrize("again", [0, 6, 12])
def test_what_is_drawn_twice_to_look_bold_is_read_once(make_pdf: MakePdf, extracted: Extracted, again: int) -> None:
    text = "Drawn twice to look bold"
    # In other pieces than the first time, else pdfium itself sees it.
    pieces = [(72 + 5 * start, 700, text[start : start + 6]) for start in range(0, len(text), 6)]
    page = [*pieces, (72.4 + 5 * again, 700, text[again:])]
    assert extracted("a.pdf", make_pdf(page)).text == f"{text}\n"


def test_what_is_written_twice_is_read_twice(make_pdf: MakePdf, extracted: Extracted) -> None:
    assert extracted("a.pdf", make_pdf([(72, 700, "Again again again")])).text == "Again again again\n"
    assert extracted("a.pdf", make_pdf([(72, 700, "So so")])).text == "So so\n"


LAYERS = ["<</Type/OCG/Name(Draft)>>", "<</Type/OCG/Name(Final)>>", "<</Type/OCG/Name(Final)>>"]
"""Numbered from 5."""
LAYERED = "/Properties<</L1 5 0 R/L2 6 0 R/L3 7 0 R>>"


def on_layer(name: str, y: int) -> str:
    return f'/OC /{name} BDC BT /F1 10 Tf 72 {y} Td (") Tj ET EMC '


@pytest.mark.parametrize(
    ("off", "seen"),
    [
        ("", 3),
        ("5 0 R", 2),
        ("7 0 R", 3),  # a seen one has the same name
        ("5 0 R 6 0 R 7 0 R", 0),
        ("77 0 R", 3),
    ],
)
def test_layers_that_are_switched_off_are_not_read(
    make_pdf: MakePdf, extracted: Extracted, off: str, seen: int
) -> None:
    catalogue = f"/OCProperties<</OCGs[5 0 R 6 0 R 7 0 R]/D<</OFF[{off}]>>>>"
    content = on_layer("L1", 600) + on_layer("L2", 500) + on_layer("L3", 400)
    data = make_pdf(PAGE, others=LAYERS, catalogue=catalogue, content=content, resources=LAYERED)
    assert extracted("a.pdf", data).text.split() == ["The", "page", *["T"] * seen]


def test_a_list_of_layers_that_is_damaged_hides_nothing(make_pdf: MakePdf, extracted: Extracted) -> None:
    catalogue = "/OCProperties<</OCGs 99 0 R/D<</OFF[5 0 R]>>>>"
    data = make_pdf(PAGE, others=LAYERS, catalogue=catalogue, content=on_layer("L1", 600), resources=LAYERED)
    assert extracted("a.pdf", data).text.split() == ["The", "page", "T"]
