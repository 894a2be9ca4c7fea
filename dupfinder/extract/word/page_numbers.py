"""Page numbers in headers and footers: fields, whose results are those of whatever page was drawn last."""

import re
from dataclasses import dataclass

from lxml import etree

from dupfinder.extract.containers.xml_parts import local_name

PAGE_NUMBER = re.compile(r"\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b", re.IGNORECASE)
"""Fields of ECMA-376 part 1, 17.16.5."""
LONGEST_INSTRUCTION = 1_000
"""Characters of a field's instruction; its first word counts."""


@dataclass(slots=True)
class _Field:
    """A complex field that is open; its instruction comes in pieces, then its result (17.16.18)."""

    instruction: str = ""
    has_result: bool = False

    @property
    def hides_result(self) -> bool:
        return self.has_result and PAGE_NUMBER.match(self.instruction) is not None


def drop_page_numbers(root: etree._Element) -> None:
    """Empty the results of all fields that are page numbers or counts of pages."""
    for simple in root.iter("{*}fldSimple"):
        if any(PAGE_NUMBER.match(str(value)) for value in simple.values()):
            for text in simple.iter("{*}t"):
                text.text = None
    fields: list[_Field] = []
    for element in root.iter("{*}fldChar", "{*}instrText", "{*}t"):
        name = local_name(element)
        if name == "fldChar":
            _step(fields, frozenset(element.values()))
        elif name == "instrText":
            if fields and len(fields[-1].instruction) < LONGEST_INSTRUCTION:
                fields[-1].instruction += element.text or ""
        elif fields and fields[-1].hides_result:
            element.text = None


def _step(fields: list[_Field], values: frozenset[str | bytes]) -> None:
    """Open a field, go on to its result, or close it, as the attributes of a `w:fldChar` say."""
    if "begin" in values:
        fields.append(_Field())
    elif fields and "separate" in values:
        fields[-1].has_result = True
    elif fields and "end" in values:
        fields.pop()
