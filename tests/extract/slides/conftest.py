"""PowerPoint presentations, made in memory from the markup that a test is about."""

from collections.abc import Callable, Mapping, Sequence

import pytest

OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main"
TYPE = "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"


@pytest.fixture
def make_pptx(make_zip: Callable[[Mapping[str, str | bytes]], bytes]) -> Callable[..., bytes]:
    """Return a presentation of slides, given by what is in their shape trees.

    `related` are parts that belong to the first slide, as `{kind: content}`; `order` are the ids of the slides
    (`r0`, `r1`, …) as the presentation lists them.
    """

    def made(
        *slides: str,
        related: Mapping[str, str] | None = None,
        order: Sequence[str] | None = None,
        core: str = "",
        drawing: str = DRAWING,
        office: str = OFFICE,
        main_type: str = TYPE,
        without: Sequence[str] = (),
        relationships: str = "",
    ) -> bytes:
        spaces = (
            f'xmlns:p="urn:p" xmlns:a="{drawing}" xmlns:r="{office}" xmlns:c="urn:c" xmlns:dgm="urn:dgm" '
            'xmlns:mc="urn:mc" xmlns:m="urn:m"'
        )
        ids = "".join(
            f'<p:sldId id="{256 + number}" r:id="{slide}"/>'
            for number, slide in enumerate(order or [f"r{number}" for number in range(len(slides))])
        )

        def relations(targets: Mapping[str, str]) -> str:
            inside = "".join(
                f'<Relationship Id="r{number}" Type="{office}/{kind.rstrip("0123456789")}" Target="{target}"/>'
                for number, (kind, target) in enumerate(targets.items())
            )
            return f'<Relationships xmlns="{PACKAGE}/relationships">{inside}{relationships}</Relationships>'

        parts = {
            "[Content_Types].xml": f'<Types xmlns="{PACKAGE}/content-types">'
            f'<Override PartName="/ppt/presentation.xml" ContentType="{main_type}"/></Types>',
            "_rels/.rels": relations({"officeDocument": "ppt/presentation.xml", "core-properties": "core.xml"}),
            "ppt/_rels/presentation.xml.rels": relations(
                {f"slide{number}": f"slides/slide{number}.xml" for number in range(len(slides))}
            ),
            "ppt/presentation.xml": f"<p:presentation {spaces}><p:sldIdLst>{ids}</p:sldIdLst></p:presentation>",
            "ppt/slides/_rels/slide0.xml.rels": relations({kind: f"../{kind}.xml" for kind in related or {}}),
            "core.xml": '<cp:coreProperties xmlns:cp="urn:cp" xmlns:dc="http://purl.org/dc/elements/1.1/">'
            f"{core}</cp:coreProperties>",
            **{
                f"ppt/slides/slide{number}.xml": f"<p:sld {spaces}><p:cSld>"
                f"<p:spTree>{slide}</p:spTree></p:cSld></p:sld>"
                for number, slide in enumerate(slides)
            },
            **{f"ppt/{kind}.xml": f"<p:part {spaces}>{content}</p:part>" for kind, content in (related or {}).items()},
        }
        return make_zip({name: content for name, content in parts.items() if name not in without})

    return made
