"""The text of a PowerPoint presentation, slide by slide.

Each slide is followed by its diagrams and charts and by its speaker's notes: these are no part of what is shown, but a
presentation without them is not the same document. Slides that are skipped in a show are read, too. What layouts and
masters say is not, and comments are not: they are told as what it holds besides its words. python-pptx refuses strict
documents and dangling parts, so the parts are walked as XML, within the budget of `Package`.
"""

import dataclasses
import re
from collections.abc import Iterator, Sequence
from functools import partial

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.containers.drawing_sights import Sights
from dupfinder.extract.containers.drawingml import Related, add_files
from dupfinder.extract.containers.ooxml import metadata, relationships
from dupfinder.extract.containers.opening import needed_part, opened_package
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.xml_parts import parse_xml
from dupfinder.extract.flow import TextFlow
from dupfinder.extract.format import Content
from dupfinder.extract.slides.drawing import add_slide, chart_text, drop_alternatives, text_of
from dupfinder.extract.source import SourceFile
from dupfinder.extract.table_rows import TableRows

TITLE = "PowerPoint presentation"
SEEN = re.compile(rb"[<:]blip|hlink|strike=|baseline=.-?[1-9]|[<:](?:custGeom|graphicFrame|cxnSp)|\0")
"""What makes notes worth looking at: nearly all have a picture of the slide and their text, and nothing else."""
USUAL_MAIN_PART = "ppt/presentation.xml"


def read(source: SourceFile) -> Content:
    """Return the text of a PowerPoint presentation; footers and dates that stand on slides come last, each once."""
    package = opened_package(source, TITLE)
    of_package = {related.kind: related.target for related in reversed(relationships(package))}
    main = of_package.get("officeDocument", USUAL_MAIN_PART)
    slides = _slides(package, main)
    flow = TextFlow()
    sights = Sights(package)
    rows = TableRows()
    running: dict[str, None] = {}
    for number, slide in enumerate(slides):
        running.update(dict.fromkeys(_add_slide(package, slide, (flow, rows), sights, number)))
    rows.tell(sights.gathering)
    add_files(Related(package, main), sights.stored, sights.gathering)
    properties = package.read(of_package.get("core-properties", ""))
    sights.stored.gather()
    return Content(
        text=flow.text() + "".join(running),
        metadata=dataclasses.replace(metadata(properties), page_count=len(slides) or None),
        headings=flow.headings(),
        beyond=sights.gathering.beyond(),
        pictures=sights.gathering.pictures,
    )


def _slides(package: Package, main: str) -> Sequence[str]:
    """Return the names of the slides' parts in the order in which they are shown, each once."""
    root = parse_xml(needed_part(package, main, TITLE))
    targets = {related.identifier: related.target for related in relationships(package, main)}
    # The id of a relationship is the only attribute of a slide that has a namespace (19.2.1.33).
    ids = [
        str(value)
        for slide in root.iterfind("{*}sldIdLst/{*}sldId")
        for name, value in slide.items()
        if str(name).startswith("{")
    ]
    if not targets.keys() >= set(ids):
        raise DocumentError(ProblemCode.DAMAGED, f"The {TITLE} is damaged: a slide is missing.")
    return list(dict.fromkeys(targets[slide] for slide in ids))


def _add_slide(
    package: Package, slide: str, shown: tuple[TextFlow, TableRows], sights: Sights, number: int
) -> list[str]:
    """Add the text of a slide and of what belongs to it; returns what stands on other slides, too."""
    flow, rows = shown
    related = Related(package, slide)
    root = parse_xml(needed_part(package, slide, TITLE))
    drop_alternatives(root)
    line = flow.lines
    sights.slide(root, related, page=number, line=line)
    on_hidden = partial(sights.hidden_shape, page=number, line=line)
    running = add_slide(root, flow, on_hidden, rows)
    for text in _drawings(package, related):
        flow.add(text.removesuffix("\n"))
        flow.line()
    for name, part in _parts(package, related, "notesSlide"):
        notes = parse_xml(part)
        drop_alternatives(notes)
        if SEEN.search(part):
            sights.drawing(notes, Related(package, name, sights.gathering), page=number, line=flow.lines)
        running += add_slide(notes, flow, on_hidden, rows)
    return running


def _drawings(package: Package, related: Related) -> Iterator[str]:
    """Yield the texts of a slide's diagrams and charts."""
    for _, part in _parts(package, related, "diagramData"):
        yield text_of(parse_xml(part))
    for _, part in _parts(package, related, "chart"):
        yield chart_text(parse_xml(part))


def _parts(package: Package, related: Related, kind: str) -> Iterator[tuple[str, bytes]]:
    """Yield the related parts of a kind with their names; one that is named but not there is left out."""
    for name in related.inside(kind):
        part = package.read(name)
        if part is not None:
            yield name, part
