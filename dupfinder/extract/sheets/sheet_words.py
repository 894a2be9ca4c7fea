"""What workbooks of all kinds say besides their cells, written in one way: names, lists to choose from, values."""

import hashlib
import re
from collections.abc import Iterable

from dupfinder.domain.beyond import DIGEST_BYTES, ContentKind, item
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.sheets.number_formats import TOLD_DIGITS

DEFAULT_NAME = re.compile(
    r"(?:sheet|tabelle|feuil(?:le)?|hoja|foglio|blad|planilha|folha|ark(?:usz)?|list|munka(?:lap)?|taul(?:ukko)?|sayfa"
    r"|foaie|лист|аркуш|φύλλο|work ?sheet|工作表|表|シート|시트)[ _]?\d*",
    re.IGNORECASE,
)
"""What programs call a sheet, and their exports, until a person does."""
BUILT_IN_NAME = re.compile(r"_xlnm[._]|_FilterDatabase|__Anonymous", re.IGNORECASE)
"""Areas to print, rows to repeat, filters: layout."""
QUOTED = re.compile(r'"((?:[^"]|"")*)"')
LITERALS = re.compile(r'"[^"]*(?:""[^"]*)*"(?:[;,]"[^"]*(?:""[^"]*)*")*')
OF_REFERENCES = re.compile(r"[$'\[\]]|^(?:of|oooc|msoxl):")


class ValuesBehind:
    """The values of one sheet that its cells hold and do not show, each with the number of its cell that has text."""

    def __init__(self) -> None:
        self._first = ""
        self._digest = hashlib.blake2b(digest_size=DIGEST_BYTES)

    def add(self, cell: int, text: str, value: float) -> None:
        """Add a value, and the text that is shown for it."""
        written = f"{value:.{TOLD_DIGITS}g}"
        self._first = self._first or f"{text} = {written}"
        self._digest.update(f"{cell}\t{written}\n".encode())

    def tell(self, gathering: Gathering, page: int) -> None:
        """Add them to what was gathered, as one item, if there are any."""
        if self._first:
            gathering.add(ContentKind.FORMULAS, item(self._first, str(page), self._digest.digest(), page=page))


def tell_name(gathering: Gathering, name: str, page: int) -> None:
    """Add the name of a sheet, unless it is one that programs give."""
    if _is_given(name):
        gathering.add(ContentKind.SIGNS, item(f"sheet: {name}", "sheet", str(page), name, page=page))


def tell_hidden(gathering: Gathering, name: str, text: str, *, page: int) -> None:
    """Add a hidden sheet: its name and its words."""
    words = " ".join(f"{name if _is_given(name) else ''} {text}".split())
    if words:
        gathering.add(ContentKind.HIDDEN, item(words, page=page))


def tell_formulas(gathering: Gathering, notation: str, first: str, *told: bytes | str, page: int | None = None) -> None:
    """Add the formulas of a sheet, in one of `NOTATIONS`: the first one, and what tells all of them from others."""
    gathering.add(ContentKind.FORMULAS, item(first, *told, page=page, notation=notation))


def tell_defined(gathering: Gathering, name: str, stands_for: str | bytes) -> None:
    """Add a name that formulas may use, and what it stands for."""
    if name and not BUILT_IN_NAME.match(name):
        meaning = _reference(stands_for) if isinstance(stands_for, str) else stands_for
        label = f"{name} = {stands_for}" if isinstance(stands_for, str) else name
        gathering.add(ContentKind.FORMULAS, item(label, "name", name.casefold(), meaning))


def tell_sparkline(gathering: Gathering, way: str, values: str, place: str) -> None:
    """Add a chart inside of a cell: how it is drawn, the cells that have its values, and the one that it is in."""
    first, colon, last = _reference(values).rpartition(":")
    told = first + colon + last.removeprefix(f"{first.rpartition('.')[0]}.")
    cell = place.replace("$", "").rpartition(".")[2]
    gathering.add(ContentKind.DRAWINGS, item(f"chart in cell: {told}", "sparkline", way, told, cell))


def tell_lists(gathering: Gathering, lists: Iterable[str]) -> None:
    """Add the lists from which values of cells are to be chosen, each once; in quotation marks, or where they stand."""
    told = {_entries(choices): choices for choices in lists}
    for entries, choices in told.items():
        gathering.add(ContentKind.FORMULAS, item(choices, "list", *entries))


def _entries(choices: str) -> tuple[str, ...]:
    if not LITERALS.fullmatch(choices):
        return (_reference(choices),)
    entries = QUOTED.findall(choices)
    return tuple(entry.strip() for entry in (entries[0].split(",") if len(entries) == 1 else entries))


def _is_given(name: str) -> bool:
    return bool(name.strip()) and not DEFAULT_NAME.fullmatch(name.strip())


def _reference(formula: str) -> str:
    """Return a formula as all kinds of workbooks have it that only names a range: `Sheet1.A1:B2`."""
    return OF_REFERENCES.sub("", formula.strip()).replace("!", ".").replace(":.", ":").lstrip(".=")
