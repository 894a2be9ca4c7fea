"""What the fields of forms show (OpenDocument 1.3 part 3, chapter 13): two filled-in forms are not the same text."""

from lxml import etree

from dupfinder.extract.opendocument.names import qualified

CONTROLS = frozenset(
    qualified(f"form:{kind}")
    for kind in (
        "button", "checkbox", "combobox", "date", "file", "fixed-text", "formatted-text", "frame", "listbox", "number",
        "radio", "text", "textarea", "time",
    )
)  # fmt: skip
"""Those that show words; a password is none."""
LISTS = frozenset({qualified("form:listbox"), qualified("form:combobox")})
OPTION = qualified("form:option")
IDENTIFIER = qualified("form:id")
IS_SELECTED = qualified("form:current-selected")
LABEL = qualified("form:label")
SHOWN = (LABEL, qualified("form:current-value"), qualified("form:value"))


class FormFields:
    """What the fields show, by the names with which they are drawn."""

    def __init__(self) -> None:
        self._shown: dict[str, str] = {}

    def add(self, control: etree._Element) -> None:
        """Keep what a field shows: its label, else what was filled in."""
        self._shown[control.get(IDENTIFIER, "")] = next(filter(None, map(control.get, SHOWN)), "") or ""

    def choose(self, option: etree._Element) -> None:
        """Keep an entry of a list for what the list shows, if it is the one that was chosen."""
        field = option.getparent()
        if field is not None and option.get(IS_SELECTED) == "true":
            self._shown[field.get(IDENTIFIER, "")] = option.get(LABEL, "")

    def shown(self, identifier: str) -> str:
        """Return what the field with that name shows."""
        return self._shown.get(identifier, "")
