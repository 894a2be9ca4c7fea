"""What styles take over from those above them, against looking upwards from each."""

from collections.abc import Mapping

from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from dupfinder.extract.opendocument.names import NAMESPACES, qualified
from dupfinder.extract.opendocument.styles import styles_in

NAMES = st.sampled_from("abcdefg")


def _from_above(name: str, parents: Mapping[str, str], own: Mapping[str, str]) -> str:
    """Return what a style says, or the first one above it that says anything; nothing in a circle of silent ones."""
    for _ in range(len(parents) + 1):
        if name in own:
            return own[name]
        name = parents.get(name, "")
    return ""


@given(st.dictionaries(NAMES, NAMES), st.dictionaries(NAMES, st.sampled_from(["none", "true"])))
def test_each_style_says_what_the_nearest_one_above_it_says(parents: dict[str, str], own: dict[str, str]) -> None:
    root = etree.Element(qualified("office:document-styles"), nsmap=NAMESPACES)
    styles = etree.SubElement(root, qualified("office:styles"))
    for name, parent in parents.items():
        style = etree.SubElement(styles, qualified("style:style"))
        style.attrib.update({qualified("style:name"): name, qualified("style:family"): "paragraph"})
        style.set(qualified("style:parent-style-name"), parent)
        if name in own:
            properties = etree.SubElement(style, qualified("style:text-properties"))
            properties.set(qualified("text:display"), own[name])
    said = {name: says for name, says in own.items() if name in parents}
    assert {name for _, name in styles_in(root).hidden} == {
        name for name in parents if _from_above(name, parents, said) == "none"
    }
