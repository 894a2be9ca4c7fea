"""What a page holds besides its words: each kind differs where it differs, and only there."""

import base64

import pytest

from content_differences import kinds_that_differ, labels, picture_files, read, unseen
from dupfinder.domain.beyond import ContentKind
from dupfinder.extract.web.html_text import page_content

DOT, BOX = (base64.b64encode(data).decode() for data in (b"\x89PNG one", b"\x89PNG two"))


def page(body: str) -> tuple[str, bytes]:
    return "a.html", f"<html><body><p>Words</p>{body}</body></html>".encode()


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        ('<a href="http://a.org/">x</a>', '<a href="http://b.org/">x</a>', "links"),
        ('<a href="http://a.org/">x</a>', "<a>x</a>", "links"),
        ('<a href="http://a.org/a">x</a>', '<a href="http://a.org/A">x</a>', "links"),
        ('<a href="http://a.org/a%2Fb">x</a>', '<a href="http://a.org/a/b">x</a>', "links"),
        ('<iframe src="a.html"></iframe>', '<iframe src="b.html"></iframe>', "links"),
        ('<video><source src="a.mp4"></video>', "<video></video>", "links"),
        (f'<img src="data:image/png;base64,{DOT}">', f'<img src="data:image/png;base64,{BOX}">', "pictures"),
        (f'<img src="data:image/png;base64,{DOT}">', "", "pictures"),
        ('<svg><path d="M1"/></svg>', '<svg><path d="M2"/></svg>', "drawings"),
        ("<svg><text>a</text></svg>", "<svg><text>b</text></svg>", "drawings"),
        ("<s>gone</s>", "gone", "revisions"),
        ("<del>gone</del>", "<ins>gone</ins>", "revisions"),
        ("<b style='text-decoration: line-through'>gone</b>", "<b>gone</b>", "revisions"),
        ("<p hidden>secret</p>", "<p hidden>other</p>", "hidden"),
        ('<div style="display: none">a <b>secret</b></div>', "", "hidden"),
        ("<input type=checkbox checked>", "<input type=checkbox>", "fields"),
        ("<input type=radio checked><input type=radio>", "<input type=radio><input type=radio checked>", "fields"),
        ("<input value=yes>", "<input value=no>", "fields"),
        ("<select><option selected>1<option>2</select>", "<select><option>1<option selected>2</select>", "fields"),
        ("<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>", "<math><mi>a</mi><mi>b</mi></math>", "formulas"),
        ('<a href="data:text/plain,one">x</a>', '<a href="data:text/plain,two">x</a>', "attachments"),
    ],
)
def test_a_difference_is_of_its_kind(one: str, other: str, kind: str) -> None:
    assert set(kinds_that_differ(page(one), page(other))) == {kind}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ('<a id=x href="http://a.org/">x</a>', "<A HREF=' http://a.org/ ' ID=y>x</A>"),
        ('<a href="http://a.org/">x</a>', '<a href="http://a.org/">x</a><a href="http://a.org/"></a>'),
        ('<a href="http://A.org">x</a>', '<a href="HTTP://a.org/">x</a>'),
        ('<a href="http://a.org/b%20\u00e4">x</a>', '<a href="http://a.org/b %C3%A4">x</a>'),
        ('<a href="#top">x</a>', "x"),
        ('<a href="javascript:void(0)">x</a>', "x"),
        (
            f'<img width=90 src="data:image/png;base64,{DOT}">',
            f'<img src="data:image/PNG;base64,{DOT[:5]}%0A{DOT[5:]}" alt=x><img src="data:;base64,{DOT}">',
        ),
        ('<img width="1" height="1" src="http://track.example/1">', ""),
        ('<svg width="3" height="4"><path d="M1" fill="red"/></svg>', '<svg>\n<path fill="red" d="M1"></path></svg>'),
        ("<s>go<b>ne</b></s>", "<s>go</s><strike>ne</strike>"),
        ("<p hidden>a  secret</p>", "<p style='color:red;display:none'>a\n<b>secret</b></p>"),
        ("<input type=hidden value=token>", "<input type=submit value=Send>"),
        ("<!-- a comment --><canvas></canvas>", "<script>x</script>"),
    ],
)
def test_the_same_written_in_another_way_is_the_same(one: str, other: str) -> None:
    assert kinds_that_differ(page(one), page(other)) == {}


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ('River<a id=r href="#n">1</a><p id=n><a href="#r">1</a> Sea', "River\nSea\n"),
        ('River<a id=r href="#n">1</a><p><a id=n></a>Sea <a href="#r">back</a>', "River\nSea\n"),
        ('<p><a id=b href="#b">5</a> Law<p>As <a href="#b">5</a> says', "5 Law\nAs 5 says\n"),
        ('<p id=b><a href="#b">5</a> Law<p>As <a href="#b">5</a> says', "5 Law\nAs 5 says\n"),
        ('<p id=b><a href="#c">2</a> one<p id=c><a href="#b">1</a> two', "2 one\n1 two\n"),
        ('As <a id=r href="#n">5</a> says<p id=o>Law <a href="#r">↑</a>', "As 5 says\nLaw ↑\n"),
    ],
)
def test_a_mark_is_left_out_where_a_note_leads_back(body: str, text: str) -> None:
    assert read(*page(body)).text.removeprefix("Words\n") == text


def test_pictures_in_other_files_are_unseen_unless_somebody_has_the_files() -> None:
    shown = '<p>x</p><img src="a.png"><img src=" b.png ">'
    assert unseen(*page(shown)) == {"pictures"}
    assert unseen(*page("x")) == set()
    sources: dict[str, int] = {}
    assert not page_content(shown.encode(), sources=sources).beyond.unseen
    assert sources == {"a.png": 1, "b.png": 1}
    page_content(b'<img src="CID:a%25b@c"><img srcset="c.png 1x, d.png 2x">', sources=sources)
    assert sources.keys() == {"a.png", "b.png", "cid:a%b@c", "c.png"}


def test_items_tell_where_they_stand() -> None:
    body = '<p>Two<pre>three\nfour</pre>five <a href="http://a.org">x</a><table><tr><td>y<td hidden>z</table>'
    assert labels(*page(body), ContentKind.LINKS) == [("http://a.org", 4)]
    assert labels(*page(body), ContentKind.HIDDEN) == [("z", 5)]


def test_pictures_can_be_looked_at() -> None:
    body = f'<img src="data:image/png;base64,{DOT}"><img src="data:image/svg+xml,%3Csvg/%3E">'
    assert picture_files(*page(body * 2)) == [b"\x89PNG one", b"<svg/>"]


def test_H1_marked_elements_inside_each_other_without_end_are_read_at_once() -> None:
    text = "word " * 20_000
    assert len(labels(*page("<s>" * 5_000 + text), ContentKind.REVISIONS)) == 1
    assert len(labels(*page("<s>x</s><ins>y</ins>" * 6_000), ContentKind.REVISIONS)) == 10_001


COUNT = "DOCSTAT subtype=PAGE"
SHADED = '<span style="background: #c0c0c0"><sdfield type={}>{}</sdfield></span>'


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (f'<div title="footer"><p>Page {SHADED.format("PAGE subtype=RANDOM", 7)}</p></div>', "Words\nPage\n"),
        (f'<div title="header">{SHADED.format("PAGE", 1)} of {SHADED.format(COUNT, 9)}</div>', "Words\nof\n"),
        (f'<div title="footer">{SHADED.format("DOCSTAT subtype=WORD", 90)}</div>', "Words\n90\n"),
        (f"<p>See page {SHADED.format('PAGE', 7)}</p>", "Words\nSee page 7\n"),
    ],
)  # fmt: skip
def test_fields_of_libreoffice_are_not_highlighted_and_page_numbers_no_text(body: str, text: str) -> None:
    assert read(*page(body)).text == text
    assert labels(*page(body), ContentKind.COMMENTS) == []


def test_words_with_the_ground_of_fields_are_highlighted() -> None:
    assert len(labels(*page('<span style="background: #c0c0c0">by hand</span>'), ContentKind.COMMENTS)) == 1
    assert len(labels(*page(SHADED.format("DATE", "today").replace("c0c0c0", "ffff00")), ContentKind.COMMENTS)) == 1
