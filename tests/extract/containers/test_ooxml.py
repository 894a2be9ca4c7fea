"""Which part of an Office Open XML package is related to which."""

import io
from collections.abc import Callable, Mapping

import pytest

from dupfinder.extract.containers.ooxml import USUAL_BYTES, Relationship, all_relationships
from dupfinder.extract.containers.package import Package

RELATED = '<Relationships><Relationship Id="r" Type="http://a/image" Target="{}"/>{}</Relationships>'


@pytest.mark.parametrize("letters", [0, USUAL_BYTES])
def test_the_same_description_leads_elsewhere_from_another_folder(
    make_zip: Callable[[Mapping[str, str]], bytes], letters: int
) -> None:
    described = RELATED.format("media/1.png", " " * letters)
    names = ("word/_rels/document.xml.rels", "ppt/slides/_rels/1.xml.rels")
    package = Package(io.BytesIO(make_zip(dict.fromkeys(names, described))))
    assert list(all_relationships(package, "word/document.xml")) == [Relationship("image", "word/media/1.png", "r")]
    assert list(all_relationships(package, "ppt/slides/1.xml")) == [
        Relationship("image", "ppt/slides/media/1.png", "r")
    ]


def test_documents_that_differ_in_one_target_lead_to_their_own(
    make_zip: Callable[[Mapping[str, str]], bytes],
) -> None:
    targets = []
    for name in ("1.png", "2.png", "1.png"):
        package = Package(io.BytesIO(make_zip({"_rels/.rels": RELATED.format(name, "")})))
        targets += [related.target for related in all_relationships(package)]
    assert targets == ["1.png", "2.png", "1.png"]
