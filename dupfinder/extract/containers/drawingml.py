"""What is drawn in Office Open XML documents: shapes, charts, diagrams (ECMA-376 part 1, 20 and 21; part 4, 14)."""

import math
import re
from collections.abc import Iterator, MutableMapping, Sequence

from lxml import etree

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.extract.containers.ooxml import Relationship, all_relationships
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.stored_parts import FAILURES, StoredParts, xml_of
from dupfinder.extract.containers.xml_parts import local_name
from dupfinder.extract.gathering import Gathering, shown_as
from dupfinder.extract.table_rows import hue_of

OFFICE_IDS = (
    "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}",
    "{http://purl.oclc.org/ooxml/officeDocument/relationships}",
)
FILES = frozenset({"oleObject", "package", "vbaProject", "media", "video", "audio"})
"""Relationships to files that are embedded: other documents, workbooks behind charts, macros, films."""
MACROS = "vbaProject"
BOXES = frozenset({"rect", "roundRect", "round2SameRect", "flowChartProcess"})
"""Shapes that frame a text; with one in them they are layout."""
LINES = frozenset({"line", "straightConnector1"})
"""They only separate, unless an end of theirs is an arrow."""
POSITION = ("{*}xfrm",)
EMU_IN_POINT = 12_700
AMID = 0.3
"""Of a point: neither whole points nor halves and quarters, which people choose, lie where another one begins."""
FILLS = frozenset({"noFill", "solidFill", "gradFill", "blipFill", "pattFill", "grpFill"})
SCHEME = {"bg2": "lt2", "tx2": "dk2"}
"""The names of papers and inks in a document, and in its theme; what all but dark documents say."""
OF_SCHEME = re.compile(r"accent\d|[dl][kt]2")
LENGTH = re.compile(r"-?[0-9]{4,12}")
USUAL = frozenset({"", "accent1", "blue", "grey", "ffffff", "white", "bg1", "lt1", "window"})
"""How shapes are filled unless a person says otherwise, which only some programs write out; and as paper is."""
VML_SHAPES = frozenset({"shape", "rect", "oval", "roundrect", "polyline", "curve", "arc"})
"""What VML draws; `v:line` only separates."""
VML_LAYOUT = frozenset({"#_x0000_t202", "#_x0000_t75", "#_x0000_t201", "#_x0000_t32", "#_x0000_t20"})
"""Text boxes, frames of pictures and of controls, straight lines."""
STATES = ("objectType", "checked", "sel", "val")
"""What tells the state of a control on a sheet (`x14:formControlPr`)."""
CONTROL_STATE = "activeXControlBinary"
"""Where most ActiveX controls have what was typed or chosen."""
FLIPS = ("flipH", "flipV")
GROUPS = ("{*}grpSp", "{*}wgp")
RECOLOURING = tuple("{*}" + name for name in ("grayscl", "duotone", "lum", "biLevel", "alphaModFix"))
CELL_SIGNS = str.maketrans("", "", "'$")
"""What references to cells may be written with or without."""
CHART_SPACE = "chartSpace"
HYPERLINKS = ("hlinkClick", "hlinkMouseOver", "hlinkHover")


class Related:
    """What a part is related to, by the ids that its elements use.

    With `gathering`, of a part whose relationships matter to nothing but what is gathered: damaged ones do no more harm
    than that something cannot be seen.
    """

    def __init__(self, package: Package, part: str, gathering: Gathering | None = None) -> None:
        self.all: Sequence[Relationship] = ()
        try:
            self.all = all_relationships(package, part)
        except (*FAILURES, etree.XMLSyntaxError):
            if gathering is None:
                raise
            gathering.cannot_see(ContentKind.PICTURES, ContentKind.ATTACHMENTS, ContentKind.LINKS)
        self._by_id = {related.identifier: related for related in reversed(self.all)}

    def get(self, identifier: str | None) -> Relationship | None:
        """Return what an id stands for."""
        return self._by_id.get(identifier) if identifier else None

    def of(self, element: etree._Element, name: str) -> Relationship | None:
        """Return what an element refers to by that attribute of the namespace of relationships."""
        return next((self.get(element.get(space + name)) for space in OFFICE_IDS if element.get(space + name)), None)

    def inside(self, *kinds: str) -> list[str]:
        """Return the names of the related parts of these kinds, each once."""
        return list(
            dict.fromkeys(related.target for related in self.all if related.kind in kinds and not related.is_outside)
        )


def add_files(related: Related, stored: StoredParts, gathering: Gathering) -> None:
    """Add the files that are embedded in a part, and where linked ones are."""
    for other in related.all:
        if other.kind in FILES:
            if other.is_outside:
                gathering.link(other.target)
            else:
                stored.attachment(other.target, "macros" if other.kind == MACROS else "")


def add_picture(
    element: etree._Element,
    related: Related,
    stored: StoredParts,
    gathering: Gathering,
    *,
    line: int | None = None,
) -> None:
    """Add the picture that an `a:blip` or `v:imagedata` shows; of one outside, where it is."""
    embedded = related.of(element, "embed") or related.of(element, "id") or related.get(_office_id(element))
    if embedded is not None and not embedded.is_outside:
        stored.picture(embedded.target, line=line, shown=_shown(element))
    linked = embedded if embedded is not None and embedded.is_outside else related.of(element, "link")
    if linked is not None and linked.is_outside:
        gathering.link(linked.target, line=line)


def _shown(picture: etree._Element) -> str:
    """Return how an `a:blip` or `v:imagedata` is shown, if not as it is stored."""
    if local_name(picture) == "imagedata":
        return shown_as([_share(picture.get(f"crop{side}", "")) for side in ("left", "top", "right", "bottom")])
    fill = picture.getparent()
    if fill is None:
        return ""
    cut = next(fill.iterchildren("{*}srcRect"), None)
    crop = [] if cut is None else [_number(cut.get(side, "").rstrip("%")) / 1000 for side in "ltrb"]
    around = fill.getparent()
    frame = None if around is None or local_name(around) != "pic" else around.find("{*}spPr/{*}xfrm")
    colours = [said for one in picture.iterchildren(*RECOLOURING) for said in _colours(one)]
    if frame is None:
        return shown_as(crop, colours=colours)
    frames = [
        frame,
        *(one for group in picture.iterancestors(*GROUPS) for one in group.iterfind("./{*}grpSpPr/{*}xfrm")),
    ]
    flipped = [name for name in FLIPS if sum(one.get(name) in {"1", "true"} for one in frames) % 2]
    turn = sum(_number(one.get("rot", "")) for one in frames) / 60_000
    return shown_as(crop, turn, flipped=flipped, colours=colours)


def _colours(change: etree._Element) -> Iterator[str]:
    """Yield how the colours of a picture are changed."""
    name = local_name(change)
    if name == "alphaModFix":
        alpha = round(_number(change.get("amt", "100000").rstrip("%")) / 1000)
        yield from (f"alpha={alpha}",) if alpha != 100 else ()
    elif name == "lum":
        light = {str(key): round(_number(str(value)) / 1000) for key, value in change.items()}
        yield from (f"{key}={value}" for key, value in light.items() if value)
    elif name == "duotone":
        yield " ".join([name, *(str(value) for each in change.iter() for value in each.values())])
    else:
        yield name


def _number(written: str) -> float:
    try:
        number = float(written or 0)
    except ValueError:
        return 0
    return number if math.isfinite(number) else 0


def _share(written: str) -> float:
    """Return a share as VML has it, `32768f` or `.5`, in per cent."""
    return _number(written.removesuffix("f")) * 100 / (65_536 if written.endswith("f") else 1)


def _office_id(element: etree._Element) -> str | None:
    """Return the id that VML writes as `o:relid`."""
    return element.get("{urn:schemas-microsoft-com:office:office}relid")


def address_of(element: etree._Element, related: Related) -> str:
    """Return where a hyperlink leads; an empty string for one to a place in the same document."""
    found = related.of(element, "id")
    return found.target if found is not None and found.is_outside else ""


def drawn(shape: etree._Element, *, has_text: bool) -> tuple[str, ...]:
    """Return what tells the geometry of a shape (`sp`, `cxnSp`, `wsp`); nothing for one that is only layout."""
    properties = next(shape.iterchildren("{*}spPr"), None)
    if properties is None:
        return ()
    position = [
        f"{local_name(each)} {sorted((side, _in_points(str(length))) for side, length in each.items())}"
        for frame in properties.iterchildren(*POSITION)
        for each in frame.iter()
    ]
    custom = next(properties.iterchildren("{*}custGeom"), None)
    if custom is not None:
        paths = [
            f"{local_name(each)} {sorted(each.items())}" for path in custom.iter("{*}pathLst") for each in path.iter()
        ]
        return ("shape", *position, *paths)
    preset = next(properties.iterchildren("{*}prstGeom"), None)
    name = "" if preset is None else preset.get("prst", "")
    ends = properties.iter("{*}headEnd", "{*}tailEnd")
    arrows = [local_name(end) for end in ends if end.get("type", "none") != "none"]
    is_layout = (name in LINES and not arrows) or (name in BOXES and has_text) or not name
    return () if is_layout else ("shape", name, *position, *arrows)


def _in_points(length: str) -> str:
    """Return where a shape is, or how large, in whole points, as LibreOffice rounds it; what is no length as it is."""
    return str(math.floor(int(length) / EMU_IN_POINT + AMID)) if LENGTH.fullmatch(length) else length


def fill_of(shape: etree._Element) -> tuple[str, ...]:
    """Return the hue that fills a shape, or its name in the theme; nothing for one of the `USUAL` ones."""
    said = next((str(colour.get("val", "")).lower() for colour in shape.iterfind("{*}spPr/{*}solidFill/*")), "")
    hue = hue_of(said) or said
    return () if hue in USUAL else (hue,)


def light_of(shape: etree._Element, stored: StoredParts) -> str:
    """Return the hue that fills a shape around words, by itself or, as the theme has it, by its style."""
    fill = next((one for one in shape.iterfind("{*}spPr/*") if local_name(one) in FILLS), None)
    if fill is None:
        fill = shape.find("{*}style/{*}fillRef")
    if fill is None or local_name(fill) not in {"solidFill", "fillRef"} or fill.get("idx") == "0":
        return ""
    colour = next(iter(fill), None)
    said = "" if colour is None else str(colour.get("lastClr") or colour.get("val") or "").lower()
    said = SCHEME.get(said, said)
    return hue_of(stored.scheme.get(said.encode(), b"").decode() if OF_SCHEME.fullmatch(said) else said)


def drawn_in_vml(shape: etree._Element) -> tuple[str, ...]:
    """Return what tells a shape of VML; nothing for one that is only layout, or the frame of a picture."""
    kind = shape.get("type", "")
    children = {local_name(child) for child in shape}
    is_rule = any(str(name).endswith("}hr") for name in shape.attrib)
    if is_rule or kind in VML_LAYOUT or "imagedata" in children or "OLEObject" in children:
        return ()
    has_text = "textbox" in children
    if has_text and local_name(shape) in {"rect", "roundrect"}:
        return ()
    words = [path.get("string", "") for path in shape.iterchildren("{*}textpath")]
    fills = [hue] if not has_text and (hue := fill_of_vml(shape)) else []
    return ("vml", local_name(shape), kind, shape.get("path", ""), shape.get("points", ""), *words, *fills)


def fill_of_vml(shape: etree._Element) -> str:
    """Return the hue that fills a shape of VML, or its name; nothing where it has none of its own."""
    fill = "" if shape.get("filled", "t")[:1] == "f" else shape.get("fillcolor", "").partition(" ")[0]
    return hue_of(fill) or fill


def chart_titles(root: etree._Element) -> Iterator[str]:
    """Yield the paragraphs of the titles of a chart and of its axes; of one that a cell has, as it was when saved."""
    for title in root.iter("{*}title"):
        for paragraph in title.iter("{*}p", "{*}strCache"):
            yield "".join(text.text or "" for text in paragraph.iter("{*}t", "{*}v"))


SCALES = tuple("{*}" + name for name in ("logBase", "min", "max", "trendlineType"))
"""Of the axes of a chart, where somebody has set them; and lines through its values."""


def chart_parts(root: etree._Element) -> Iterator[str]:
    """Yield what tells a chart: how it is drawn, and the values of its series as they were when it was saved.

    Libraries save none, only the cells that have them.
    """
    yield "chart"
    for element in root.iter("{*}plotArea", "{*}ser", "{*}v", "{*}pt", "{*}series", "{*}numRef", *SCALES):
        tag = element.tag
        if tag.endswith("}v"):  # nearly all are values or their points
            yield (element.text or "").strip()
        elif tag.endswith("}pt"):
            yield element.get("idx", "")
        elif "{*}" + local_name(element) in SCALES:
            yield f"{local_name(element)} {element.get('val', '').removesuffix('.0')}"
        elif tag.endswith("}numRef"):
            if element.find("{*}numCache") is None:  # whoever opens it reads the cells
                yield element.findtext("{*}f", "").translate(CELL_SIGNS)
        elif tag.endswith("}plotArea"):
            for chart in (child for child in element if local_name(child).endswith("Chart")):
                yield local_name(chart)
                yield from (way.get("val", "") for way in chart.iterchildren("{*}barDir", "{*}grouping"))
        else:
            yield local_name(element) + element.get("layoutId", "")


def add_charts_and_diagrams(
    package: Package,
    related: Related,
    stored: StoredParts,
    gathering: Gathering,
    *,
    page: int | None = None,
    parsed: MutableMapping[str, etree._Element] | None = None,
) -> list[str]:
    """Add the charts, diagrams and ink to which a part is related, and the workbooks behind charts.

    Returns the titles that stand in the charts. `parsed` takes the parts.
    """
    titles: list[str] = []
    for name in related.inside("chart", "chartEx", "diagramData", "customXml"):
        if "/customXml/" in f"/{name}":
            continue  # data of programs; only ink stands elsewhere
        root = xml_of(package, name, gathering, ContentKind.DRAWINGS)
        if root is not None:
            if parsed is not None:
                parsed[name] = root
            here = list(chart_titles(root)) if local_name(root) == CHART_SPACE else []
            label, *parts = _told(root, " ".join(here).strip())
            gathering.add(ContentKind.DRAWINGS, item(label, *parts, page=page))
            add_files(Related(package, name, gathering), stored, gathering)
            titles += here
    return titles


def add_controls(package: Package, related: Related, gathering: Gathering) -> None:
    """Add the states of the fields of forms: of ActiveX controls, of which only the whole is known, and of sheets."""
    for number, name in enumerate(related.inside("control", "ctrlProp")):
        root = xml_of(package, name, gathering, ContentKind.FIELDS)
        if root is not None:
            states: list[str | bytes] = [
                str(value) for each in root.iter("{*}ocxPr") for _, value in sorted(each.items())
            ]
            states += [f"{key}={root.get(key)}" for key in STATES if root.get(key)]
            try:
                states += filter(None, map(package.read, Related(package, name, gathering).inside(CONTROL_STATE)))
            except FAILURES:
                gathering.cannot_see(ContentKind.FIELDS)
            label = root.get("checked") or root.get("objectType") or "control"
            gathering.add(ContentKind.FIELDS, item(label, "control", str(number), *states))


def _told(root: etree._Element, title: str) -> Iterator[str]:
    """Yield the label of a chart with a title, of a diagram or a piece of ink, then what tells it."""
    name = local_name(root)
    if name == CHART_SPACE:
        yield title or "chart"
        yield from chart_parts(root)
    elif name == "dataModel":
        yield from ("diagram", "diagram")
        points = {
            point.get("modelId"): "".join(text.text or "" for text in point.iter("{*}t"))
            for point in root.iter("{*}pt")
        }
        yield from points.values()
        for one in root.iter("{*}cxn"):  # of what a point is a part; other kinds say how it is drawn
            if one.get("type", "parOf") == "parOf":
                yield " > ".join(points.get(one.get(end), "") for end in ("srcId", "destId"))
    else:
        yield from ("ink", "ink")
        yield from (" ".join((trace.text or "").split()) for trace in root.iter("{*}trace"))
