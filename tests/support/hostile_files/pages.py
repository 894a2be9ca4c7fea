"""HTML pages that nest, misnest and repeat, or that are in no encoding that they say."""

from collections.abc import Callable, Iterator

from hostile_files.hostile_file import NO_TEXT, READ, SURVIVED, HostileFile, quick

Attack = tuple[str, Callable[[], bytes], frozenset[str]]


def hostile_pages() -> Iterator[HostileFile]:
    """Yield all of them."""
    for name, make, outcomes in (*_trees(), *_letters()):
        yield HostileFile(name=f"{name}.html", make=make, outcomes=outcomes)


def _page(inside: str, head: str = "") -> Callable[[], bytes]:
    return f"<!doctype html><html><head>{head}</head><body><p>some words</p>{inside}".encode


def _trees() -> Iterator[Attack]:
    for tag in (
        "div",
        "b",
        "a",
        "p",
        "table",
        "select",
        "svg",
        "math",
        "template",
        "button",
        "form",
        "ul><li",
        "nobr",
        "ruby><rt",
        "frameset",
        "font color=a",
        "span",
    ):
        yield f"deep in {tag.partition('>')[0]}", _page(f"<{tag}>" * 80_000 + "words"), SURVIVED
    yield "formats and paragraphs", _page("<b><p>" * 50_000 + "words"), SURVIVED
    yield "formats that differ", _page("".join(f"<font color=c{n}><p>" for n in range(50_000)) + "words"), SURVIVED
    yield "formats that end late", _page("<b>" * 20_000 + "<p>" + "</b>" * 20_000 + "words"), SURVIVED
    yield "formats that end too often", _page("<b>words" + "</i></b></a></p>" * 80_000), SURVIVED
    yield "links in links", _page("<a href=x><div>" * 30_000 + "words"), SURVIVED
    yield "tables with text between", _page("<table>words<tr>words<td>" * 50_000), SURVIVED
    yield "text before a table", _page("<table>" + "<i>words" * 30_000), SURVIVED
    yield "attributes", _page("<p " + " ".join(f"a{n}=v" for n in range(80_000)) + ">words"), SURVIVED
    yield "one attribute often", _page("<p " + "a=v " * 250_000 + ">words"), SURVIVED
    yield "attributes of html", _page("<html a=b c=d><body e=f>" * 50_000), SURVIVED
    yield "a long attribute", _page("<p a='" + "v" * 1_250_000 + "'>words"), SURVIVED
    yield "a long name", _page("<" + "v" * 1_250_000 + ">words"), SURVIVED
    yield "hidden elements", _page("<p hidden style='display:none'>x" * 50_000 + "<p>words"), SURVIVED
    yield "comments that never end", _page("<!--" * 250_000), SURVIVED
    yield "comments that end oddly", _page("<!--->--!>words" * 80_000), SURVIVED
    yield "sections", _page("<svg>" + "<![CDATA[" * 120_000), SURVIVED
    yield "tags that never end", _page("<p " * 250_000), SURVIVED
    yield "less than", _page("<" * 750_000 + "words"), SURVIVED
    yield "ends without beginnings", _page("</p></div></table></body></html>" * 40_000 + "words"), SURVIVED
    yield "scripts that never end", _page("<script><!--<script>" * 50_000), SURVIVED
    yield "titles", _page("words", head="<title/>" * 50_000 + "<title>" * 50_000), SURVIVED
    yield "headings in headings", _page("<h1><h2>words" * 30_000), SURVIVED
    yield "plain text for ever", _page("<plaintext>" + "</plaintext><b>" * 50_000), SURVIVED
    yield "empty blocks", _page("<div></div>" * 120_000), SURVIVED
    yield "cells", _page("<table>" + "<tr><td><td>" * 50_000 + "words"), SURVIVED
    yield (
        "spans two billion columns",
        _page("<table><tr><td colspan=2147483647 rowspan=2147483647>words" * 1000),
        SURVIVED,
    )
    yield "document types", lambda: b"<!doctype html [" * 50_000 + b"<html><p>words", SURVIVED
    yield "instructions", lambda: b"<?xml ?>" * 100_000 + b"<html><p>words", SURVIVED
    yield (
        "a page elsewhere",
        _page(
            "<iframe src=file:///etc/passwd></iframe><object data=/etc/passwd></object><embed src=http://127.0.0.1:9/>",
            head="<meta http-equiv=refresh content='0;url=http://127.0.0.1:9/'><base href=file:///etc/>"
            "<link rel=stylesheet href=passwd>",
        ),
        quick(READ),
    )


def _letters() -> Iterator[Attack]:
    yield "references", _page("&amp;&nbsp;&#x41;&notanentity;" * 50_000), SURVIVED
    yield "references of nothing", _page("&#0;&#xD800;&#x110000;&#99999999999999999999;" * 30_000), SURVIVED
    yield "ampersands", _page("&" * 750_000 + "words"), SURVIVED
    yield "zeros", _page("\0" * 30 + "words"), SURVIVED
    yield "spaces", _page(" " * 2_000_000 + "words"), SURVIVED
    yield "line ends in a pre", _page("<pre>" + "\n" * 750_000 + "words"), SURVIVED
    yield "a long word", _page("w" * 2_000_000), SURVIVED
    yield "soft hyphens", _page("\u00ad" * 250_000 + "words"), SURVIVED
    yield "accents on one letter", _page("a" + "\u0316\u0301" * 120_000), SURVIVED
    yield "said to be UTF-16", _page("words é", head="<meta charset=utf-16>"), SURVIVED
    yield "said to be UTF-7", _page("+ADw-script+AD4-words", head="<meta charset=utf-7>"), SURVIVED
    yield "said to be nonsense", _page("words é", head="<meta charset=nonsense><meta charset=utf-8>"), SURVIVED
    yield "said to be a codec", _page("words é", head="<meta charset=rot13>"), SURVIVED
    yield "said to be packed", _page("words é", head="<meta charset=zlib_codec>"), SURVIVED
    yield "said to be an escape", _page(r"words \N{DIGIT ONE}\x41", head="<meta charset=unicode_escape>"), SURVIVED
    yield "said to be a name of the net", _page("words é", head="<meta charset=idna>"), SURVIVED
    yield "in UTF-16", lambda: "<html><p>words".encode("utf-16"), SURVIVED
    yield "in UTF-32", lambda: "<html><p>words".encode("utf-32"), SURVIVED
    yield "half a letter", lambda: b"\xff\xfe<\0p\0>\0w\0\x00\xd8\x00", SURVIVED
    yield "nothing seen", _page("<script>words</script>"), SURVIVED
    yield "no words", lambda: b"<html><body><p></p></body></html>", quick(NO_TEXT)
