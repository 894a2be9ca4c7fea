"""Two documents side by side as HTML: one file that any browser shows and prints, and that loads nothing."""

import datetime
from collections.abc import Iterator
from typing import TextIO

import dupfinder
from dupfinder.domain.comparisons import Comparison
from dupfinder.domain.display import format_similarity
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.enclosed import folder_of, name_of
from dupfinder.domain.messages import put_in, say, told
from dupfinder.domain.pairs import Variable
from dupfinder.report.comparison_rows import content_tables, difference_tables
from dupfinder.report.comparison_words import kinds_sentence, relation_sentence
from dupfinder.report.html_text import about_line, escaped, html_head, page_part
from dupfinder.report.saving import save_written
from dupfinder.report.wording import NO_DIFFERENCES, WRITTEN_BY, beyond_words, counted


def _script() -> str:
    """Return the script, which speaks as the page does."""
    values = {
        "place": told(say("Passage {number} of {count}", number="${current + 1}", count="${changes.length}")),
        "one": counted(1, "passage"),
        "several": told(say("{count} passages", count="${changes.length}")),
    }
    return put_in(page_part("comparison.js"), values, str)


def _legend() -> str:
    removed, added = told(say("removed")), told(say("added"))
    moved = told(say("<mark>moved</mark>, with a link to the other place"))
    return (
        f'<p class="legend" aria-hidden="true"><span><del>{removed}</del></span><span><ins>{added}</ins></span>'
        f"<span>{moved}</span></p>\n"
    )


def _change_bar() -> str:
    name, before, after = told(say("Changes")), told(say("Previous")), told(say("Next"))
    return (
        f'<nav hidden aria-label="{name}"><output></output>'
        f'<button type="button" class="previous">{before} <kbd>p</kbd></button>'
        f'<button type="button" class="next">{after} <kbd>n</kbd></button></nav>\n'
    )


def save_comparison(comparison: Comparison, path: str, *, names: tuple[str, str], context: int | None = 3) -> None:
    """Write a comparison as HTML to a file, which afterwards is there whole or, if that failed, as it was before.

    `names` are the paths of the two documents. All of both texts is in the file; what is further than `context`
    paragraphs from any change is folded, with `None` nothing is. Raises `ReportError` if it cannot be written.
    """
    save_written(lambda out: write_comparison(comparison, out, names=names, context=context), path=path)


def write_comparison(comparison: Comparison, out: TextIO, *, names: tuple[str, str], context: int | None = 3) -> None:
    """Write what `save_comparison` does to a stream in UTF-8 that leaves line ends as they are, row by row."""
    out.writelines(_parts(comparison, names, context))


def _parts(comparison: Comparison, names: tuple[str, str], context: int | None) -> Iterator[str]:
    shown = (escaped(name_of(names[0]) or names[0]), escaped(name_of(names[1]) or names[1]))
    script = _script()
    style = page_part("difference_colours.css", "comparison.css")
    yield html_head(f"{shown[0]} &ndash; {shown[1]}", style=style, script=script)
    yield from _introduction(comparison)
    yield f'<section class="sides" aria-label="{told(say("The two documents"))}">\n'
    sides = (
        ("A", "left", comparison.left, comparison.left_words),
        ("B", "right", comparison.right, comparison.right_words),
    )
    for (letter, side, text, words), path in zip(sides, names, strict=True):
        yield f'<div class="side {side}">\n'
        yield from _side(letter, text, words=words, path=path)
        yield "</div>\n"
    yield "</section>\n"
    yield from _beyond_words(comparison)
    yield from _texts(comparison, shown, context)
    yield _end(script)


def _introduction(comparison: Comparison) -> Iterator[str]:
    written = datetime.datetime.now(tz=datetime.UTC)
    yield f"<header>\n<h1>{told(say('Two documents side by side'))}</h1>\n"
    related = relation_sentence(comparison).removesuffix(told(say(".")))
    yield f'<p class="lead">{related} · {written:%Y-%m-%d %H:%M} UTC</p>\n'
    changes = len(comparison.difference.changes)
    shares = [
        (format_similarity(comparison.a_in_b), told(say("of A is in B"))),
        (format_similarity(comparison.b_in_a), told(say("of B is in A"))),
    ]
    # Each may have several changes.
    passages = say("passage with changes") if changes == 1 else say("passages with changes")
    figures = [
        (format_similarity(comparison.similarity), told(say("the same"))),
        *(() if Variable.WORDS in comparison.differs_only_in else shares),
        (told(changes), told(passages)),
    ]
    yield '<dl class="figures">\n'
    for figure, meaning in figures:
        yield f"<div><dt>{meaning}</dt><dd>{figure}</dd></div>\n"
    yield "</dl>\n"
    if kinds := kinds_sentence(comparison):
        yield f'<p class="kinds">{escaped(kinds)}</p>\n'
    yield "</header>\n"


def _side(letter: str, text: ExtractedText, *, words: int, path: str) -> Iterator[str]:
    yield f'<h2><span class="badge">{letter}</span><bdi>{escaped(name_of(path) or path)}</bdi></h2>\n'
    if folder := folder_of(path):
        yield f"<p><bdi>{escaped(folder)}</bdi></p>\n"
    yield f"<p>{escaped(text.format)} · {counted(words, 'word')}</p>\n"
    if about := about_line(text.metadata):
        yield f'<p class="about">{about}</p>\n'


def _beyond_words(comparison: Comparison) -> Iterator[str]:
    if not comparison.differs_beyond:
        return
    beyond = escaped(beyond_words(comparison.differs_beyond))
    yield f"<section>\n<h2>{told(say('Other differences'))}</h2>\n<p>{beyond}</p>\n"
    yield '<div class="rows">\n'
    yield from content_tables(comparison.content_rows)
    yield "</div>\n</section>\n"


def _texts(comparison: Comparison, shown: tuple[str, str], context: int | None) -> Iterator[str]:
    yield f"<section>\n<h2>{told(say('Texts'))}</h2>\n"
    if not comparison.difference.rows:
        yield f'<p class="empty">{told(say("Neither document has any text."))}</p>\n</section>\n'
        return
    if comparison.difference.changes:
        yield _legend()
    else:
        yield f'<p class="empty">{told(NO_DIFFERENCES)}</p>\n'
    yield '<div class="names" aria-hidden="true">'
    for letter, side, name in zip("AB", ("left", "right"), shown, strict=True):
        yield f'<div class="{side}"><span class="badge">{letter}</span><bdi>{name}</bdi></div>'
    yield '</div>\n<div class="rows">\n'
    yield from difference_tables(comparison.difference, context=context)
    yield "</div>\n</section>\n"


def _end(script: str) -> str:
    about = say(
        "Similarity is the share of the words of two documents that stand in a passage of at least five consecutive "
        "words that both have. Line breaks are ignored."
    )
    written_by = told(WRITTEN_BY.with_values(version=escaped(dupfinder.__version__)))
    return (
        f"<footer>\n<p>{told(about)}</p>\n<p>{written_by}</p>\n</footer>\n"
        f"</main>\n{_change_bar()}<script>{script}</script>\n</body>\n</html>\n"
    )
