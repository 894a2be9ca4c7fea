"""XML of vocabularies that nobody names: what stands between tags is text, the tags themselves are another matter."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content_differences import kinds_that_differ, read
from dupfinder.domain.documents import ExtractedText

Extracted = Callable[[str, bytes], ExtractedText]
LONG = "The committee met on Tuesday and agreed that the old fence should be replaced before the winter."
DOCBOOK = """<?xml version="1.0"?><article xmlns="http://docbook.org/ns/docbook"><title>Minutes</title>
<para>The <emphasis>old</emphasis> fence<footnote><para>By the river.</para></footnote> is
gone.</para><informaltable><tgroup><row><entry>Pole</entry><entry>4</entry></row></tgroup></informaltable>
<programlisting>a = 1
  b = 2</programlisting></article>"""
WORD_2003 = """<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="w"
xmlns:o="o"><o:DocumentProperties><o:Author>Ada</o:Author></o:DocumentProperties><w:styles><w:style>
<w:name>no text</w:name></w:style></w:styles>
<w:body><w:p><w:pPr><w:b>on</w:b></w:pPr><w:r><w:t>Half a wo</w:t></w:r><w:r><w:t>rd</w:t><w:tab/>
<w:t>more</w:t></w:r><w:r><w:delText>gone</w:delText></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>1</w:t></w:r></w:p></w:tc><w:tc>
<w:p><w:r><w:t>2</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:wordDocument>"""
EXCEL_2003 = """<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="s">
<Styles><Style><Name>none</Name></Style></Styles><Worksheet ss:Name="A"><Table><Row><Cell><Data ss:Type="String">Due
</Data><Comment><Data>aside</Data></Comment></Cell><Cell><Data ss:Type="DateTime">2024-05-01T00:00:00.000</Data></Cell>
</Row><Row><Cell><Data>Sum</Data></Cell><Cell><Data ss:Type="Number">312.4</Data></Cell></Row></Table>
</Worksheet></Workbook>"""


@pytest.mark.parametrize(
    ("name", "written", "text"),
    [
        ("a.xml", DOCBOOK, "Minutes\nThe old fence is gone.\nPole\t4\na = 1\n  b = 2\nBy the river.\n"),
        ("a.xml", WORD_2003, "Half a word more\n1\t2\n"),
        ("a.xls", EXCEL_2003, "Due\t2024-05-01\nSum\t312.4\n"),
        ("a.xml", f"<a><p>{LONG}<list><item>1</item><item>2</item></list>on</p></a>", f"{LONG}\n1\n2\non\n"),
        ("a.xml", f"<a><p>{LONG}<tr><td>1</td><td>2</td></tr><p>on</p></p></a>", f"{LONG}\n1\t2\non\n"),
        (
            "a.xml",
            WORD_2003.replace("<w:tab/>", "<w:endnote><w:p><w:t>End</w:t></w:p></w:endnote><w:tab/>"),
            "Half a word more\n1\t2\nEnd\n",
        ),
        ("a.xml", EXCEL_2003.replace("Sum", "<B>Su</B><I>m</I>"), "Due\t2024-05-01\nSum\t312.4\n"),
        ("a.abw", "<abiword><metadata><m>X</m></metadata><p><c>Ha</c><c>lf</c></p></abiword>", "Half\n"),
        ("a.xml", f"<a><b>{LONG}</b> and <b>m</b>ore</a>", f"{LONG} and more\n"),
        ("a.xml", f"<feed><item><name>{LONG}</name><price>12</price></item></feed>", f"{LONG}\n12\n"),
    ],
)
def test_text_is_what_stands_between_tags(extracted: Extracted, name: str, written: str, text: str) -> None:
    found = extracted(name, written.encode())
    assert (found.text, found.format) == (text, "xml")


def test_titles_are_headings(extracted: Extracted) -> None:
    assert extracted("a.dbk", DOCBOOK.encode()).headings == ("Minutes",)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "windows-1251"])
def test_the_encoding_is_the_declared_one(extracted: Extracted, encoding: str) -> None:
    written = f'<?xml version="1.0" encoding="{encoding}"?><a><p>Привет, мир</p></a>'
    assert extracted("a", written.encode(encoding)).text == "Привет, мир\n"


def test_other_tags_and_attributes_are_another_document() -> None:
    paid = ("a.xml", f'<a status="paid"><b>{LONG}</b></a>'.encode())
    assert kinds_that_differ(paid, ("b.xml", f'<a status="open"><b>{LONG}</b></a>'.encode())) == {"signs": 1}
    assert kinds_that_differ(paid, ("b.xml", f'<a status="paid"><c>{LONG}</c></a>'.encode())) == {"signs": 1}
    assert kinds_that_differ(paid, ("b.xml", f"<a\n status='paid'>\n  <b>{LONG}</b>\n</a>\n".encode())) == {}


def test_a_file_inside_is_told_by_its_bytes(extracted: Extracted) -> None:
    packed = "QUJD" * 40
    invoice = f"<invoice><note>{LONG}</note><pdf>{{}}</pdf></invoice>"
    one = ("a.xml", invoice.format(packed).encode())
    assert extracted(*one).text == f"{LONG}\n"
    assert kinds_that_differ(one, ("b.xml", invoice.format(packed[:-4] + "QUJE").encode())) == {"signs": 1}


@pytest.mark.parametrize(
    "written",
    [
        '<project><reference include="one" version="2"/><reference include="two" version="3"/>a</project>',
        "<plist><dict><key>Show all of the rulers</key><true/></dict></plist>",
        "<a>cut off",
        f"<?xml version='1.0'?>{'<a>' * 300}deep{'</a>' * 300}",
    ],
)
def test_H2_every_character_counts_of_what_is_no_text_between_tags(extracted: Extracted, written: str) -> None:
    """Settings and projects, which say more in attributes; XML that is cut off, or goes too deep."""
    assert extracted("a.xml", written.encode()).text.rstrip("\n") == written


@pytest.mark.parametrize(
    ("doctype", "body", "text"),
    [
        ("<!DOCTYPE book>", "R&eacute;sum&eacute;&nbsp;&mdash; &NotEqualTilde;", "Résumé — ≂̸"),
        ("", "The &product; guide &#38; more", "The product guide & more"),
        ("<!DOCTYPE book PUBLIC 'x' 'y.dtd' [<!ENTITY who 'Ada &last;'> <!ENTITY last \"<b>Lovelace</b>\">\n%more;]>",
         "By &who;, &last; &amp; &who.else;", "By Ada Lovelace, Lovelace & who.else"),
        ("<!DOCTYPE book>", "<![CDATA[if (a && b &lt;]]> &lt;", "if (a && b &lt; <"),
        ('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>', "&x;", "x"),
        ("<!DOCTYPE a [<!ENTITY a '&b;&b;'><!ENTITY b '&a;&a;'>]>", "&a;", "bb" * 4),
    ],
)  # fmt: skip
def test_H2_references_are_what_the_document_itself_says_of_them_or_their_names(
    extracted: Extracted, doctype: str, body: str, text: str
) -> None:
    written = f"<?xml version='1.0'?>{doctype}<book><para>{body}</para></book>"
    assert extracted("a.xml", written.encode()).text == f"{text}\n"


@pytest.mark.parametrize(
    ("declared", "signs"),
    [("b SYSTEM 'b.xml'", 1), ("% b PUBLIC '-//B' \"b.xml\"", 1), ('b\n SYSTEM "a.xml"', 0)],
)
def test_documents_that_take_in_other_files_say_something_else(declared: str, signs: int) -> None:
    written = "<?xml version='1.0'?><!DOCTYPE book [<!ENTITY {}>]><book><para>By &b;</para></book>"
    one, other = (("a.xml", written.format(each).encode()) for each in ("b SYSTEM 'a.xml'", declared))
    assert kinds_that_differ(one, other) == ({"signs": signs} if signs else {})


@pytest.mark.parametrize(
    "written",
    [
        "<!DOCTYPE a [<!ENTITY b 'BBBB'>]><a>&b;" + "<![CDATA[" * 200_000,
        "<!DOCTYPE a [" * 200_000 + "<a>&b;",
        "<!DOCTYPE a [<!ENTITY b '" + "c" * 999 + "'>]><a>" + "&b;" * 500_000 + "</a>",
        "<!DOCTYPE a [<!ENTITY a '" + "&b;" * 300 + "'><!ENTITY b '" + "&c;" * 300 + "'>]><a>" + "&a;" * 300 + "</a>",
    ],
)
def test_H1_references_without_end_are_read_as_they_stand(extracted: Extracted, written: str) -> None:
    assert extracted("a.xml", f"<?xml version='1.0'?>{written}".encode()).text.startswith("<?xml")


MIND_MAP = """<map version='1.0.1'><!--To view this file ...--><node ID='ID_1' TEXT='Plans &amp; more'>
<node MODIFIED='1124560950701' TEXT='Fence&#xa;of oak'/><node><richcontent TYPE='NODE'><html><body>
<p>Fields</p><p>Barn</p></body></html></richcontent></node></node></map>"""
OUTLINE = """<?xml version='1.0'?><opml version='2.0'><head><title>Work</title><dateCreated>Mon</dateCreated></head>
<body><outline text='First' _note='by May'><outline text='Second'/></outline></body></opml>"""
LEVEL = "<map version='1.5'><layer id='1' name='Ground' width='30' height='20'/></map>"


@pytest.mark.parametrize(
    ("name", "written", "text"),
    [
        ("a.mm", MIND_MAP, "Plans & more\nFence of oak\nFields\nBarn\n"),
        ("a.opml", OUTLINE, "Work\nFirst\nby May\nSecond\n"),
        ("a.xml", LEVEL, LEVEL),
    ],
)
def test_of_mind_maps_and_outlines_attributes_are_the_text(
    extracted: Extracted, name: str, written: str, text: str
) -> None:
    assert extracted(name, written.encode()).text == text


def test_source_code_with_the_suffix_of_mind_maps_is_source_code(extracted: Extracted) -> None:
    code = "#import <Foundation/Foundation.h>\nint main() { return a < b; }\n"
    assert extracted("main.mm", code.encode()).format == "txt"


def test_H1_a_long_run_of_letters_takes_no_time(extracted: Extracted) -> None:
    assert extracted("a.xml", f"<a>{'a' * 400_000}.</a>".encode()).text.startswith("aaa")


ELEMENTS = st.recursive(
    st.lists(st.integers(0, 10**6), max_size=2).map(lambda numbers: " ".join(f"w{number}q" for number in numbers)),
    lambda inner: st.builds(
        lambda name, parts: f"<{name}>{'|'.join(parts)}</{name}>",
        st.sampled_from(["p", "a", "row", "td", "item", "fn", "note", "title", "pre", "tab", "li"]),
        st.lists(inner, max_size=4),
    ),
    max_leaves=12,
)


@given(ELEMENTS.filter(lambda inner: "w" in inner.replace("row", "")))
def test_no_word_is_lost_or_doubled_wherever_it_stands(inner: str) -> None:
    found = read("a.xml", f"<root>{inner.replace('|', '')}</root>".encode()).text
    assert sorted(re.findall(r"w\d+q", found)) == sorted(re.findall(r"w\d+q", inner))
