"""The text of dynamic XFA forms (Adobe XFA 3.3), whose PDF page is only a note that asks for another program."""

import re
from collections.abc import Iterable, Iterator

from lxml import etree

from dupfinder.extract.containers.xml_parts import parse_xml

UNSEEN = tuple("{*}" + name for name in ("items", "assist", "event", "calculate", "validate", "variables", "bind"))
"""Parts of a template that hold no text of the page: choices, tooltips, programs."""
WHOLE_OR_PART = frozenset({"", "template", "datasets"})
"""Names of packets: the form is one, or is cut into several, of which the first and last are no XML by themselves."""
BARE_SIGN = re.compile(rb"&(?!#?\w+;)")
"""What stands unescaped in what was filled in; the program that writes these forms reads it all the same."""
PARAGRAPHS = ("{*}text", "{http://www.w3.org/1999/xhtml}p")


def form_text(packets: Iterable[tuple[str, bytes]]) -> str:
    """Return the text of a form, a paragraph a line: what is printed on it, then what was filled in.

    Raises as `parse_xml`.
    """
    lines: list[str] = []
    for name, content in packets:
        if name in WHOLE_OR_PART:
            try:
                root = parse_xml(content)
            except etree.XMLSyntaxError:
                root = parse_xml(BARE_SIGN.sub(b"&amp;", content))
            for part in root.iter("{*}template", "{*}datasets"):
                lines += _printed(part) if part.tag.endswith("}template") else _filled_in(part)
    return "".join(f"{line}\n" for line in (" ".join(line.split()) for line in lines) if line)


def _printed(template: etree._Element) -> Iterator[str]:
    for unseen in list(template.iter(*UNSEEN)):
        unseen.clear()
    for element in template.iter(*PARAGRAPHS):
        yield "".join(map(str, element.itertext()))


def _filled_in(datasets: etree._Element) -> Iterator[str]:
    """Yield the values of the fields, one for each element of the data without others in it."""
    for data in datasets.iterfind("{*}data"):
        for element in data.iter():
            if len(element) == 0:
                yield element.text or ""
