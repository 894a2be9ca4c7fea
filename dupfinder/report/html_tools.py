"""The bar of the HTML report with which its groups are searched, filtered and sorted; the script shows it."""

from collections.abc import Iterator

from dupfinder.domain.pairs import Relation
from dupfinder.report.wording import RELATION_NAMES

_ORDERS = (
    ("gain", "most to free first"),
    ("name", "by name"),
    ("alike", "most alike first"),
    ("different", "least alike first"),
    ("size", "largest first"),
    ("newest", "newest first"),
    ("oldest", "oldest first"),
)


def tools(sought: Relation) -> Iterator[str]:
    """Yield the bar, with a box for each relation that a search for `sought` finds groups of."""
    yield '<form id="tools" class="card" role="search" aria-label="Groups" hidden>\n'
    yield (
        '<label class="search">Search <input type="search" name="search" autocomplete="off" spellcheck="false" '
        'placeholder="words in names, folders, titles"></label>\n'
    )
    yield "<fieldset><legend>With</legend>\n"
    for relation in Relation:
        if relation is not Relation.CONTAINED and sought.covers(relation):
            yield (
                f'<label><input type="checkbox" name="relation" value="{relation.value}" checked>'
                f'<span class="badge {relation.value}">{RELATION_NAMES[relation]}</span></label>\n'
            )
    yield '</fieldset>\n<label>Order <select name="sort">'
    yield "".join(f'<option value="{value}">{name}</option>' for value, name in _ORDERS)
    yield (
        '</select></label>\n<button type="button" name="all" aria-keyshortcuts="e">Close all</button>\n'
        '<p class="keys"><kbd>/</kbd> search <kbd>j</kbd> <kbd>k</kbd> next, previous group '
        "<kbd>e</kbd> open or close all</p>\n"
        '<output name="count"></output>\n</form>\n'
    )
