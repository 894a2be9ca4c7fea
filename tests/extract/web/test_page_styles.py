"""Style sheets: what they hide is no part of the text, what they strike is a revision, and nothing else is either."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from selectolax.lexbor import LexborHTMLParser

from content_differences import read
from dupfinder.domain.beyond import ContentKind
from dupfinder.extract.web.html_text import content_of
from dupfinder.extract.web.page_styles import page_styles
from dupfinder.extract.web.style_sheets import PASSED_OVER, StyleSheets
from telling_files import epub

BODY = '<p>Words</p><p class="x">secret</p>'
WORDS = "Words\n"
UNKNOWN = {"hidden", "revisions"}


def _page(css: str, body: str = BODY, head: str = "") -> str:
    return f"<!doctype html><html><head>{head}<style>{css}</style></head><body>{body}</body></html>"


def _hidden(page: str) -> list[str]:
    return [one.label for one in content_of(page).beyond.items.get(ContentKind.HIDDEN, ())]


def _unknown(page: str) -> set[str]:
    return {one.value for one in content_of(page).beyond.unseen}


@pytest.mark.parametrize(
    "css",
    [
        ".x{display:none}",
        ".x { DISPLAY : NONE ! Important }",
        "/* { */ .x/**/{display:/* ; */none",
        ".\\78{d\\69splay:no\\6e e}",
        "<!-- .x{display:none} -->",
        '[class="}"],.x{display:none}',
        ".x{background:url(a;b{c}d);display:none}",
        ".x{content:'}';display:none}",
        ".y{color:red}};.x{display:block}p.x{display:none}",
        "p.x{display:none}.x{display:block}",
        ".x{display:none}.x{display:nothing}",
        ".x{display:none!important}p.x{display:block}",
        "@charset 'a';@media screen{@supports (a:b){@layer c{.x{display:none}}}}",
        "@media print, (min-width: 48em) and (max-width:2000px){.x{display:none}}",
        "@media not print{.x{display:none}}",
        "@media (width>=600px){.x{display:none}}",
        "body{.x{display:none}}",
        "div,p{color:red;&.x,&.y{display:none}}",
        "body > p:not(.y, .z):nth-child(2n){display:none}",
        "html .y,p + .x{display:none}",
        "p ~ .x{display:none}",
        ".x:focus-within,.x{display:none}",
        ".x{visibility:hidden}",
        ".x{visibility:collapse}",
        ".x{font-size:0.0em}",
        ".x{font:bold 0/1.5 serif}",
        "@import 'a.css' print;@import url(//fonts.example/a);.x{display:none}",
    ],
)
def test_what_style_sheets_hide_is_hidden(css: str) -> None:
    content = content_of(_page(css))
    assert (content.text, _hidden(_page(css)), content.beyond.unseen) == (WORDS, ["secret"], frozenset())


@pytest.mark.parametrize(
    "css",
    [
        ".y,#x,x,.X{display:none}",
        ".x{display:none}.x{display:block}",
        ".x{display:block!important}p.x{display:none}",
        ".x{display:none;display:-ms-flexbox;display:flex}",
        ".x{display:none\\9}",
        "@media print{.x{display:none}}",
        "@media (max-width:600px){.x{display:none}}",
        "@media (prefers-color-scheme:dark){.x{display:none}}",
        "@media not screen{.x{display:none}}",
        "@supports not (a:b){.x{display:none}}",
        "@keyframes a{from{display:none}.x{display:none}}",
        "..y,.x{display:none}",
        "p>>.x{display:none}",
        "> .x{display:none}",
        "}.x{display:none}",
        "y;.x{display:none}",
        ".x::before,.x:after,.x:hover,.x:target{display:none}",
        ".x + p,.x > p,.x ~ p,.x p{display:none}",
        ".x{visibility:visible;font-size:10px;opacity:.5;text-decoration:none}",
        ".x{text-decoration:line-through}p.x{text-decoration:underline}",
        "/* .x{display:none} ",
        "p:has(b){color:red}",
        "html{font-size:0}p{font-size:1rem}",
    ],
)
def test_what_they_do_not_hide_is_text(css: str) -> None:
    content = content_of(_page(css))
    assert (content.text, content.beyond.items, content.beyond.unseen) == (f"{WORDS}secret\n", {}, frozenset())


@pytest.mark.parametrize(
    ("css", "body", "text", "hidden"),
    [
        (".x{display:none}", "<p>a</p><p class=x style='display:block'>b</p>", "a\nb\n", []),
        (".x{display:none!important}", "<p>a</p><p class=x style='display:block'>b</p>", "a\n", ["b"]),
        ("", "<p>a</p><P STYLE='Display : none;'>b</P>", "a\n", ["b"]),
        ("", "<p>a</p><p style='color:red;;d\\69splay:none'>b</p>", "a\n", ["b"]),
        ("", "<p>a</p><p style='d&#105;splay:none'>b</p>", "a\n", ["b"]),
        ("p{display:block}", "<p>a</p><p hidden>b</p>", "a\nb\n", []),
        ("i{visibility:visible}", "<p>a<b style=visibility:hidden> b<i> c</i> d</b></p>", "a c\n", ["b d"]),
        ("div{font-size:0}p{font-size:9pt}", "<div>a<p>b</p><b style='font-size:2em'>c</b></div>", "b\n", ["a c"]),
        (".x p{display:none}", "<div class=x>a<p>b <img src=data:,x></p></div>", "a\n", ["b"]),
    ],
)
def test_styles_are_weighed_and_handed_down_as_browsers_do(css: str, body: str, text: str, hidden: list[str]) -> None:
    assert (content_of(_page(css, body)).text, _hidden(_page(css, body))) == (text, hidden)


@pytest.mark.parametrize("value", ["line-through", "underline line-through red", "LINE-THROUGH"])
def test_what_they_strike_is_a_revision(value: str) -> None:
    struck = content_of("<p>Words</p><p><s>secret</s></p>")
    assert content_of(_page(f".x{{text-decoration:{value}}}")).beyond == struck.beyond
    assert content_of(_page(f"p+p{{text-decoration-line:{value}}}")).beyond.items.keys() == {ContentKind.REVISIONS}


@pytest.mark.parametrize(
    ("head", "hidden"),
    [
        ('<link rel="StyleSheet" href="data:text/css,.x{display:none}">', ["secret"]),
        ("<STYLE TYPE='text/css' MEDIA='screen'>.x{display:none}</STYLE>", ["secret"]),
        ("<style media=print>.x{display:none}</style>", []),
        ("<style type=text/less>.x{display:none}</style>", []),
        ("<noscript><style>.x{display:none}</style></noscript>", []),
        ("<!--[if mso]><style>.x{display:none}</style><![endif]-->", []),
        ('<link rel=stylesheet media=print href="a.css"><link rel="alternate stylesheet" href="a.css">', []),
    ],
)
def test_sheets_count_that_browsers_use_for_a_screen(head: str, hidden: list[str]) -> None:
    assert (_hidden(_page("", head=head)), _unknown(_page("", head=head))) == (hidden, set())


@pytest.mark.parametrize(
    ("css", "head"),
    [
        ("", "<link rel=stylesheet href=a.css>"),
        ("@import 'a.css';", ""),
        ("body:has(.x){display:none}", ""),
        (".x:is(body .x){display:none}", ""),
        ("body{display:none}", ""),
        ("*{visibility:hidden}", ""),
    ],
)
def test_where_nobody_knows_what_is_hidden_the_words_stay_and_it_is_unseen(css: str, head: str) -> None:
    page = _page(css, head=head)
    assert (content_of(page).text, _hidden(page), _unknown(page)) == (f"{WORDS}secret\n", [], UNKNOWN)


def test_a_book_has_its_style_sheets_itself() -> None:
    chapter = '<link rel="stylesheet" href="s%20s/a.css"/><p>Words</p><p class="x">secret</p>'
    sheets = {"s s/a.css": b"@import 'b.css';", "s s/b.css": b"@import 'b.css';.x{display:none}"}
    found = read("a.epub", epub(chapter, chapter, parts=sheets))
    assert (found.text, found.beyond.unseen) == (WORDS * 2, frozenset())
    assert [one.label for one in found.beyond.items[ContentKind.HIDDEN]] == ["secret"] * 2
    assert {one.value for one in read("a.epub", epub(chapter)).beyond.unseen} == UNKNOWN


def test_a_book_tells_words_in_the_colour_of_their_ground() -> None:
    chapter = '<link rel="stylesheet" href="a.css"/><p>Words <b>secret</b></p>'
    for more, hidden in (("", ["secret"]), ("p{position:relative}", []), ("b{color:#fff}", [])):
        css = f"p{{background:#222;color:#fff}} b{{color:#222}}{more}".encode()
        found = read("a.epub", epub(chapter, parts={"a.css": css}))
        assert [one.label for one in found.beyond.items.get(ContentKind.HIDDEN, ())] == hidden


COMPOUNDS = st.sampled_from(["*", "b", "i", ".x", ".y", "b.x", "i:not(.y)", ":first-child"])
SELECTORS = st.lists(st.tuples(st.sampled_from([" ", " > ", "+", " ~ "]), COMPOUNDS), min_size=1, max_size=4).map(
    lambda parts: "".join(join + compound for join, compound in parts).lstrip(" >+~")
)
TREES = st.recursive(
    st.just(""),
    lambda inside: st.lists(
        st.tuples(st.sampled_from("bi"), st.sampled_from(["", "x", "y", "x y"]), inside).map(
            lambda one: f"<{one[0]} class='{one[1]}'>{one[2]}</{one[0]}>"
        ),
        max_size=3,
    ).map("t".join),
    max_leaves=12,
)


@given(selector=SELECTORS, body=TREES)
def test_selectors_mean_what_the_engine_says(selector: str, body: str) -> None:
    page = _page(f"{selector}{{display:none}}", body)
    tree = LexborHTMLParser(page)
    styles = page_styles(tree, page, lambda _: None, StyleSheets())
    assert styles.hidden == {node.mem_id for node in tree.css(selector)}


@pytest.mark.parametrize(
    ("css", "body"),
    [
        (".x{display:none}" * 200_000, BODY),
        ("".join(f".x{number}{{display:none}}" for number in range(50_000)), "<p>a</p>" * 2_000),
        ("p," * 500_000 + "p{display:none}", BODY),
        ("p ~ q ~ p ~ p ~ p{display:none}", "<p>a</p>" * 20_000),
        ("q b b b b b{display:none}", "<b>a" * 3_000),
        ("".join(f"p:nth-child({number}n){{display:none}}" for number in range(9_000)), "<p>a</p>" * 9_000),
        ("p{display:none;}" * 20_000, "<p>a</p>" * 9_000),
        ("a,b{" * 300_000, BODY),
        ("[" * 900_000 + "(" * 900_000 + "{display:none}", BODY),
        (":is(" * 300_000 + "{display:none}", BODY),
        ("b{" + "a," * 900_000 + "a{display:none}", BODY),
        ("@media " + "(" * 900_000 + "{", BODY),
        ("p{font-size:" + "0" * 900_000 + "x}", BODY),
        ("".join(f"a{{color:#{n:06x};background:#{n * 7:06x}}}" for n in range(9_000)), "<p>a</p>"),
        ("span{background:#000;color:#000}", "<span>a" * 3_000),
        ("".join(f"p:after{{content:attr(a{n})}}" for n in range(9_000)), "<p a1=1>a</p>" * 3_000),
        ("margin:-" * 30_000 + "background:" * 30_000 + "p{color:#fff}", "<li value=2>a" * 2_000),
    ],
)
def test_H1_style_sheets_made_to_keep_somebody_busy_are_read_at_once(css: str, body: str) -> None:
    content = content_of(_page(css, body))
    assert content.text or content.beyond.items


WHITE = "who signs this pays twice"


@pytest.mark.parametrize(
    "page",
    [
        f'<p>A contract: <span style="color:#FFFFFF">{WHITE}</span></p>',
        f'<p>A contract: <font color="#ffffff">{WHITE}</font></p>',
        f'<p>A contract: <font color="White">{WHITE}</font> to the end</p>',
        f'<p style="color: white; background: transparent">{WHITE}</p>',
        f'<style>.x{{color:rgb(255, 255, 255)}} p{{background:none}}</style><p class="x">{WHITE}</p>',
        f'<p style="color:#fff">{WHITE}<span style="color:black"> is seen</span></p>',
        '<body bgcolor="#ffffff"><p style="color:#fff !important">who signs this <b>pays</b> twice</p>',
        f'<body text="white" bgcolor="#FFF"><p><font color="black">A contract: </font>{WHITE}</p>',
        f"<body text=ffffff><table><tr><td>{WHITE}</table>",
        f'<!DOCTYPE html><div style="color:#fff"><table><tr><td>{WHITE}</table></div>',
    ],
)
def test_words_in_white_on_white_stay_and_are_told(page: str) -> None:
    assert WHITE in content_of(page).text
    assert _hidden(page) == [WHITE]


@pytest.mark.parametrize(
    "page",
    [
        f'<p>A contract: <span style="color:#fffff0">{WHITE}</span></p>',
        f'<p style="border-color:#ffffff;color:#000">{WHITE}</p>',
        f'<p style="color:white;background:#1f3864">{WHITE}</p>',
        f'<p style="color:white;background:white url(dark.png)">{WHITE}</p>',
        f'<body bgcolor="#1f3864"><font color="#ffffff">{WHITE}</font>',
        f'<table background="dark.png"><tr><td><font color="#ffffff">{WHITE}</font></table>',
        f'<style>.x{{color:#fff}} .y{{background-image:url(dark.png)}}</style><p class="x">{WHITE}</p>',
        f'<link rel="stylesheet" href="dark.css"><p style="color:white">{WHITE}</p>',
        f'<p style="color:white"><mark>{WHITE}</mark></p>',
        f'<p style="color:white"><a href="https://example.org">{WHITE}</a></p>',
        f'<p style="color:white"><span style="color:black">{WHITE}</span></p>',
        f"<style>@media print{{p{{color:#fff}}}}</style><p>{WHITE}</p>",
        f'<style>p{{color:#fff}} p.x{{color:#000}}</style><p class="x">{WHITE}</p>',
        f'<body text="white" bgcolor="navy"><p>{WHITE}</p>',
        f'<body text="white"><p><a href="https://example.org">{WHITE}</a></p>',
        f'<body text="white"><p><font color="#333333">{WHITE}</font></p>',
        f'<font color="fff">{WHITE}</font>',
        f'<body bgcolor="fff"><font color="#ffffff">{WHITE}</font>',
        f'<font color="#ffffff"><table><tr><td>{WHITE}</table></font>',
    ],
)
def test_white_words_that_may_be_seen_are_not(page: str) -> None:
    assert WHITE in content_of(page).text
    assert _hidden(page) == []


@pytest.mark.parametrize(
    "page",
    [
        f'<div style="background:#fff"><span style="color:#fff">{WHITE}</span></div>',
        f'<body style="background:navy"><p style="background:#FFFFFFff none;color:#fdfefe">{WHITE}</p>',
        f'<div style="background-color: rgb(31, 56, 100)"><p style="color:#1f3864">{WHITE}</p></div>',
        f'<p style="background:black">{WHITE}</p>',
        f'<table><tr bgcolor="Navy"><td><font color="#000080">{WHITE}</font><td>x</table>',
        f"<style>p{{background:#222}} p b{{color:#222}} i{{color:#eee}}</style><p><i>x</i> <b>{WHITE}</b></p>",
        f'<p style="color:#333">It&#39;s <span style="color:#fff">{WHITE}</span></p>',
        f'<p style="background:#000;color:#fff">x <span style="background:white">{WHITE}</span></p>',
        f'<p style="background:#000"><a href="https://example.org" style="color:rgba(0,0,0,1)">{WHITE}</a></p>',
        f'<style>/* mail */ p{{color:#fff}}</style><div style="background:#000"><br></div><p>{WHITE}</p>',
    ],
)
def test_words_in_the_colour_of_their_ground_stay_and_are_told(page: str) -> None:
    assert WHITE in content_of(page).text
    assert _hidden(page) == [WHITE]
    assert _unknown(page) == set()


@pytest.mark.parametrize(
    "page",
    [
        f'<div style="background:#fff"><span style="color:#eee">{WHITE}</span></div>',
        f'<div style="background:#000"><p style="background:#fff">{WHITE}</p></div>',
        f'<div style="background:#000"><p style="background:var(--x)">{WHITE}</p></div>',
        f'<div style="background:rgba(0,0,0,.1)"><p style="color:#000">{WHITE}</p></div>',
        f'<div style="background:#000 url(paper.png)"><p>{WHITE}</p></div>',
        f'<div style="background:linear-gradient(#000,#000)"><p>{WHITE}</p></div>',
        f'<div style="background:#000"><p style="color:light-dark(#000,#fff)">{WHITE}</p></div>',
        f'<div style="background:#000"><a href="https://example.org">{WHITE}</a></div>',
        f'<div style="background:#000"><select><option>{WHITE}</select></div>',
        f'<div style="background:#000"><p style="position:absolute;top:9em">{WHITE}</p></div>',
        f'<div style="background:#000"><p style="float:left">{WHITE}</p></div>',
        f'<div style="background:#000;height:1px"><p>{WHITE}</p></div>',
        f'<div style="background:#000"><p style="margin:-9em 0">{WHITE}</p></div>',
        f'<div style="background:#000"><p style="text-shadow:0 0 1px #fff">{WHITE}</p></div>',
        f'<span style="background:#000"><p>{WHITE}</p></span>',
        f'<!DOCTYPE html><table bgcolor="black"><caption>{WHITE}</caption><tr><td></table>',
        f'<link rel="stylesheet" href="a.css"><div style="background:#000">{WHITE}</div>',
        f"<style>div:has(p){{background:#fff}} div{{background:#000}}</style><div><p>{WHITE}</p></div>",
    ],
)
def test_words_on_a_ground_that_is_not_sure_are_not(page: str) -> None:
    assert WHITE in content_of(page).text
    assert _hidden(page) == []


def test_a_page_in_white_that_its_script_shows_is_read() -> None:
    page = f"<style>body{{color:#fff}}</style><p>{WHITE}</p>"
    assert content_of(page).text == f"{WHITE}\n"
    assert _unknown(page) == set()


TINY = "who reads this has good eyes"


@pytest.mark.parametrize(
    "page",
    [
        f'<p>A contract: <span style="font-size:1px">{TINY}</span></p>',
        f'<p>A contract: <span style="font-size: 1.0pt !important">{TINY}</span> to the end</p>',
        f'<p style="font: bold .5pt/1 serif">{TINY}</p>',
        f"<style>.x{{font-size:1.33px}}</style><p class=x>{TINY}</p>",
        f'<p style="font-size:1px"><b>{TINY}</b><span style="font-size:12pt"> is seen</span></p>',
        f'<!DOCTYPE html><div style="font-size:1px"><table><tr><td>{TINY}</table></div>',
        f'<p style="font-size:1px;color:#fff">{TINY}</p>',
    ],
)
def test_tiny_words_stay_and_are_told(page: str) -> None:
    assert TINY in content_of(page).text
    assert _hidden(page) == [TINY]


@pytest.mark.parametrize(
    "page",
    [
        f'<p style="font-size:1.4px">{TINY}</p>',
        f'<p style="font-size:11px">{TINY}</p>',
        f'<p style="font-size:1em">{TINY}</p>',
        f'<p style="font-size:1px"><span style="font-size:16em">{TINY}</span></p>',
        f'<p style="font-size:1px"><font size="1">{TINY}</font></p>',
        f'<p style="font-size:1px"><button>{TINY}</button></p>',
        f'<div style="font-size:1px"><table><tr><td>{TINY}</table></div>',
        f"<style>p{{font-size:1px}} p.x{{font:14px serif}}</style><p class=x>{TINY}</p>",
        f"<style>p{{font-size:var(--small)}} b{{line-height:1px}}</style><p>{TINY}</p>",
    ],
)
def test_small_words_that_may_be_seen_are_not(page: str) -> None:
    assert TINY in content_of(page).text
    assert _hidden(page) == []


SHEET_PIECES = [
    *"{};:,.p& \\()@", "p{", "}", "color:#fff;", "display:none", "margin:0;", "a:hover{", "/*", "*/", "&.x{",
    "@media print{", "@import 'x';", "content:';'", "font: 0 x;", "PADDING:1px", "-webkit-x:none;",
]  # fmt: skip


@given(st.lists(st.sampled_from(SHEET_PIECES), max_size=24).map("".join))
def test_what_is_passed_over_in_a_style_sheet_says_nothing(css: str) -> None:
    def said(sheet: str) -> list[tuple[str, str]]:
        sheets = StyleSheets()
        sheets.passed_over = frozenset()
        found = [each for each in sheets._statements(sheet) if ";" not in each[0]]  # which no selector has
        return [each for each in found if each[1].startswith("@import") or sheets._declared(*reversed(each))]

    assert said(PASSED_OVER.sub("", css)) == said(css)
