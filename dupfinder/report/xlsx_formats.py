"""The formats of the cells of the workbook."""

import enum
from collections.abc import Mapping
from typing import Any

from xlsxwriter import Workbook
from xlsxwriter.format import Format

from dupfinder.domain.pairs import Relation

Band = tuple[Relation | None, bool]
"""What a row is to the first one of its group (`None`: it is the first), and whether the group is shaded."""
_SHADE = "#F3F6FA"
_LINE = "#D7DDE4"
_RELATION_COLOURS = {
    None: "#11683B",
    Relation.IDENTICAL: "#234FA3",
    Relation.SAME_CONTENT: "#5B3BA6",
    Relation.SAME_TEXT: "#5B3BA6",
    Relation.LOOKS_ALIKE: "#85500A",
    Relation.NEAR: "#85500A",
    Relation.CONTAINED: "#85500A",
}
"""As in the HTML report."""
BANDS: tuple[Band, ...] = tuple((relation, shaded) for relation in _RELATION_COLOURS for shaded in (False, True))


class Look(enum.Enum):
    """What the cells of a column hold, and so how they are shown."""

    TEXT = "text"
    RELATION = "relation"
    COUNT = "count"
    SHARE = "share"
    DATE = "date"


_LOOKS: Mapping[Look, Mapping[str, Any]] = {
    # The prefix keeps a text a text also when somebody edits the cell (O1).
    Look.TEXT: {"quote_prefix": True},
    Look.RELATION: {},
    Look.COUNT: {"num_format": "#,##0"},
    Look.SHARE: {"num_format": "0%"},
    Look.DATE: {"num_format": "yyyy-mm-dd hh:mm", "align": "left"},
}


class Formats:
    """Makes each format of a workbook once."""

    def __init__(self, workbook: Workbook) -> None:
        self._workbook = workbook
        self._cells: dict[tuple[Look, Band], Format] = {}
        self.title = self._made(bold=True, font_size=16)
        self.name = self._made(font_color="#5D6878", valign="top")
        self.text = self._made(text_wrap=True, valign="top", quote_prefix=True)
        self.figure = self._made(bold=True, num_format="#,##0", align="left")
        self.header = self._made(bold=True, bottom=1, bottom_color="#8A95A5", bg_color="#E3E7ED", valign="vcenter")

    def cell(self, look: Look, band: Band) -> Format:
        """Return the format of a cell; every other group is shaded, and its first row has a line above it."""
        if (look, band) not in self._cells:
            relation, is_shaded = band
            properties = dict(_LOOKS[look])
            if look is Look.RELATION:
                properties |= {"font_color": _RELATION_COLOURS[relation], "bold": relation is None}
            if is_shaded:
                properties["bg_color"] = _SHADE
            if relation is None:
                properties |= {"top": 1, "top_color": _LINE}
            self._cells[look, band] = self._made(**properties)
        return self._cells[look, band]

    def _made(self, **properties: Any) -> Format:  # noqa: ANN401 - the library's own properties
        return self._workbook.add_format(properties)
