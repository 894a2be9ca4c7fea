"""Visio drawings: the words in their shapes."""

from collections.abc import Callable

import pytest

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText
from hostile_files.office_writing import drawing
from hostile_files.zip_writing import zip_of

Extracted = Callable[[str, bytes], ExtractedText]


@pytest.mark.parametrize("name", ["a.vsdx", "a.vsdm", "a.bin"])
def test_pages_are_read_one_after_the_other_with_shapes_in_groups(extracted: Extracted, name: str) -> None:
    first = (
        "<Shape><Text><cp IX='0'/>Boiler <fld IX='0'>7</fld>\r\n  on the left\r\n</Text></Shape>"
        "<Shape><Shapes><Shape><Text>Inner</Text></Shape><Shape/></Shapes></Shape>"
    )
    found = extracted(name, zip_of(drawing(first, "<Shape><Text>Second page</Text></Shape>")))
    assert found.text == "Boiler 7\non the left\nInner\nSecond page\n"
    assert found.format == "vsdx"
    assert ContentKind.DRAWINGS in found.beyond.unseen


def test_a_shape_without_words_of_its_own_shows_those_of_its_master(extracted: Extracted) -> None:
    shapes = '<Shape Master="1"/><Shape Master="1"><Text>Own</Text></Shape><Shape Master="7"/>'
    data = zip_of(drawing(shapes, masters=["<Shape><Text>Given</Text></Shape>"]))
    assert extracted("a.vsdx", data).text == "Given\nOwn\n"
