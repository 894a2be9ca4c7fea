"""What a book holds besides its words."""

from collections.abc import Callable

from content_differences import kinds_that_differ, labels, picture_files, unseen
from dupfinder.domain.beyond import ContentKind

MakeEpub = Callable[..., bytes]
PAGE = '<p>Words</p><img src="../img/a%20b.png"/>'


def test_pictures_are_those_that_its_pages_show(make_epub: MakeEpub) -> None:
    book = make_epub(PAGE, parts={"EPUB/img/a b.png": b"one", "EPUB/img/other.png": b"unused"})
    again = make_epub(PAGE.replace("img/", "x/") * 2, parts={"EPUB/x/a b.png": b"one"})
    other = make_epub(PAGE, parts={"EPUB/img/a b.png": b"two"})
    assert picture_files("a.epub", book) == [b"one"]
    assert kinds_that_differ(("a.epub", book), ("a.epub", other)) == {"pictures": 1}
    assert labels("a.epub", again, ContentKind.PICTURES) == [("a b.png", 1)]
    assert unseen("a.epub", book) == set()


def test_a_cover_in_a_drawing_is_a_picture(make_epub: MakeEpub) -> None:
    cover = '<svg xmlns="http://www.w3.org/2000/svg"><image xlink:href="../c.jpg" width="9"/></svg><p>Words</p>'
    book = make_epub(cover, parts={"EPUB/c.jpg": b"cover"})
    assert picture_files("a.epub", book) == [b"cover"]
    assert labels("a.epub", book, ContentKind.DRAWINGS) == []


def test_pictures_that_are_elsewhere_are_unseen(make_epub: MakeEpub) -> None:
    assert unseen("a.epub", make_epub(PAGE)) == {"pictures"}
    assert unseen("a.epub", make_epub('<p>x</p><img src="http://example.org/a.png"/>')) == {"pictures"}


def test_what_chapters_hold_is_together_what_the_book_holds(make_epub: MakeEpub) -> None:
    book = make_epub("<p>One</p>", '<p>Two <s>gone</s> <a href="http://a.org">x</a></p>')
    other = make_epub("<p>One</p>", "<p>Two gone x</p>")
    assert kinds_that_differ(("a.epub", book), ("a.epub", other)) == {"revisions": 1, "links": 1}
    assert labels("a.epub", book, ContentKind.LINKS) == [("http://a.org", 1)]
