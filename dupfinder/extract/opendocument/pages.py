"""What stands on every page or slide: headers and footers, of texts by way of the master pages that are used."""

from collections.abc import Iterator, Sequence

from lxml import etree

from dupfinder.extract.opendocument.names import qualified
from dupfinder.extract.opendocument.sights import Sights
from dupfinder.extract.opendocument.story import DECLARATIONS, Stories, text_of
from dupfinder.extract.opendocument.styles import NAME, STYLE, Styles, styles_in

MASTER_PAGES = qualified("office:master-styles")
PAGE = qualified("style:master-page")
FOLLOWING = qualified("style:next-style-name")
DISPLAY = qualified("style:display")
HEADERS = tuple(qualified(f"style:header{which}") for which in ("", "-left", "-first"))
FOOTERS = tuple(qualified(f"style:footer{which}") for which in ("", "-left", "-first"))
USUAL_PAGE = "Standard"
"""The page of a text that names none."""

SLIDE_STYLE_NAME = qualified("draw:style-name")
SLIDE_PROPERTIES = qualified("style:drawing-page-properties")


def headers_and_footers(
    styles_part: etree._Element, told: Stories, styles: Styles, sights: Sights
) -> tuple[list[str], list[str]]:
    """Return the different texts of the headers and of the footers on the pages that a text uses.

    `styles_part` has the master pages, `styles` are those of the text, `sights` takes what else is seen.
    """
    pages = [page for page in styles_part.iterfind(f"{MASTER_PAGES}/{PAGE}") if _has_text(page)]
    if not pages:
        return [], []
    used = _used_pages(styles_part, [styles.master_pages.get(style, "") for style in told.used_styles])
    pages = [page for page in pages if page.get(NAME) in used]
    page_styles = styles_in(styles_part)

    def texts(kinds: tuple[str, ...]) -> list[str]:
        shown = (part for page in pages for part in page.iterchildren(*kinds) if part.get(DISPLAY) != "false")
        return list(dict.fromkeys(text_of(part, page_styles, told.repeats, sights) for part in shown))

    return texts(HEADERS), texts(FOOTERS)


def _has_text(page: etree._Element) -> bool:
    """Return whether a page has a header or footer at all."""
    return next(page.iterchildren(*HEADERS, *FOOTERS), None) is not None


def _used_pages(styles_part: etree._Element, named: Sequence[str]) -> set[str]:
    """Return the names of the master pages that are used: the usual one, unless the first paragraph names another.

    `named` are those with which paragraphs and tables start, empty for such as go on with the page before.
    """
    following = {page.get(NAME, ""): page.get(FOLLOWING, "") for page in styles_part.iterfind(f"{MASTER_PAGES}/{PAGE}")}
    first = USUAL_PAGE if USUAL_PAGE in following else next(iter(following))
    used: set[str] = set()
    for name in named if named and named[0] else (first, *named):
        at = name
        while at in following and at not in used:
            used.add(at)
            at = following[at]
    return used


def lines_of_slides(root: etree._Element, told: Stories) -> list[str]:
    """Return the different footers and dates of slides: those that are declared and shown, and those in frames."""
    return list(dict.fromkeys((*_declared(root, told), *(flow.text() for flow in told.running))))


def _declared(root: etree._Element, told: Stories) -> Iterator[str]:
    slide_styles = {style.get(NAME): style.find(SLIDE_PROPERTIES) for style in root.iter(STYLE)}
    for declaration, what in zip(DECLARATIONS, ("footer", "date-time"), strict=True):
        for slide in told.slides:
            properties = slide_styles.get(slide.get(SLIDE_STYLE_NAME, ""))
            if properties is not None and properties.get(qualified(f"presentation:display-{what}")) == "true":
                name = slide.get(qualified(f"presentation:use-{what}-name"), "")
                yield f"{told.declared.get((declaration, name), '')}\n"
