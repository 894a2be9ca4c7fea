"""Zipped office documents with more in them than words: parts by name, relationships by id, packed in any way."""

import io
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
SLIDES = "http://schemas.openxmlformats.org/presentationml/2006/main"
SHEETS = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
SPACES = (
    f'xmlns:r="{OFFICE}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" '
    'xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:wps="urn:wps" xmlns:xdr="urn:xdr" xmlns:c="urn:c" '
    'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:dgm="urn:dgm" xmlns:x="urn:x"'
)
MAIN_PARTS = {"docx": "word/document.xml", "pptx": "ppt/presentation.xml", "xlsx": "xl/workbook.xml"}
MAIN_TYPES = {
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
    "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
}
ODF_SPACES = " ".join(
    f'xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
    for prefix, name in {
        "office": "office", "text": "text", "table": "table", "style": "style", "draw": "drawing", "form": "form",
        "presentation": "presentation", "chart": "chart", "svg": "svg-compatible", "fo": "xsl-fo-compatible",
    }.items()
) + ' xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"'  # fmt: skip
ODF_KINDS = {"odt": "text", "ods": "spreadsheet", "odp": "presentation"}


@dataclass(frozen=True, slots=True)
class Related:
    """A relationship from a part: what kind it is of, to where, and its id."""

    kind: str
    target: str
    identifier: str = "rel"
    source: str = ""
    """The part that it comes from; by default the one that the document's words are in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Office:
    """An Office Open XML document, made from the markup around its words."""

    kind: str
    body: str
    related: Sequence[Related] = ()
    parts: Mapping[str, str | bytes] = field(default_factory=dict)
    is_packed: bool = True
    attributes: str = ""
    """Of a slide, or of the entry of a sheet."""

    def data(self) -> bytes:
        """Return the file."""
        main = MAIN_PARTS[self.kind]
        first = {"docx": main, "pptx": "ppt/slides/s.xml", "xlsx": "xl/worksheets/s.xml"}[self.kind]
        links: dict[str, list[Related]] = {"": [Related("officeDocument", main)]}
        if first != main:
            links[main] = [Related({"pptx": "slide", "xlsx": "worksheet"}[self.kind], first)]
        for one in self.related:
            links.setdefault(one.source or first, []).append(one)
        types = f'<Override PartName="/{main}" ContentType="{MAIN_TYPES[self.kind]}"/>'
        parts: dict[str, str | bytes] = {
            "[Content_Types].xml": f'<Types xmlns="{PACKAGE}/content-types">{types}</Types>',
            **{_relations_name(source): _relations(found) for source, found in links.items()},
            **self._own(main, first),
            **self.parts,
        }
        return packed(parts, is_packed=self.is_packed)

    def _own(self, main: str, first: str) -> dict[str, str]:
        if self.kind == "docx":
            return {main: f'<w:document xmlns:w="{WORD}" {SPACES}><w:body>{self.body}</w:body></w:document>'}
        if self.kind == "pptx":
            slide = f'<p:sld xmlns:p="{SLIDES}" {SPACES} {self.attributes}><p:cSld><p:spTree>{self.body}'
            ids = '<p:sldIdLst><p:sldId id="256" r:id="rel"/></p:sldIdLst>'
            return {
                main: f'<p:presentation xmlns:p="{SLIDES}" {SPACES}>{ids}</p:presentation>',
                first: f"{slide}</p:spTree></p:cSld></p:sld>",
            }
        sheet = f'<sheets><sheet name="Sheet" sheetId="1" r:id="rel" {self.attributes}/></sheets>'
        return {
            main: f'<workbook xmlns="{SHEETS}" {SPACES}>{sheet}</workbook>',
            first: f'<worksheet xmlns="{SHEETS}" {SPACES}>{self.body}</worksheet>',
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDocument:
    """An OpenDocument file, made from the markup around its words."""

    kind: str
    body: str
    automatic: str = ""
    parts: Mapping[str, str | bytes] = field(default_factory=dict)
    is_packed: bool = True

    def data(self) -> bytes:
        """Return the file."""
        kind = ODF_KINDS[self.kind]
        content = (
            f"<office:document-content {ODF_SPACES}><office:automatic-styles>{self.automatic}</office:automatic-styles>"
            f"<office:body><office:{kind}>{self.body}</office:{kind}></office:body></office:document-content>"
        )
        mimetype = f"application/vnd.oasis.opendocument.{kind}"
        return packed({"mimetype": mimetype, "content.xml": content, **self.parts}, is_packed=self.is_packed)

    def flat(self) -> bytes:
        """Return the document as one piece of XML."""
        kind = ODF_KINDS[self.kind]
        return (
            f'<office:document {ODF_SPACES} office:mimetype="application/vnd.oasis.opendocument.{kind}">'
            f"<office:automatic-styles>{self.automatic}</office:automatic-styles>"
            f"<office:body><office:{kind}>{self.body}</office:{kind}></office:body></office:document>"
        ).encode()


def packed(parts: Mapping[str, str | bytes], *, is_packed: bool) -> bytes:
    """Return an archive of these parts, deflated or as they are."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED if is_packed else zipfile.ZIP_STORED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def _relations_name(part: str) -> str:
    folder, _, name = part.rpartition("/")
    return f"{folder}/_rels/{name}.rels".lstrip("/")


def _relations(related: Sequence[Related]) -> str:
    inside = "".join(
        f'<Relationship Id="{one.identifier}" Type="{OFFICE}/{one.kind}" Target="{_target(one)}"{_mode(one)}/>'
        for one in related
    )
    return f'<Relationships xmlns="{PACKAGE}/relationships">{inside}</Relationships>'


def _is_outside(related: Related) -> bool:
    return ":" in related.target


def _target(related: Related) -> str:
    return related.target if _is_outside(related) else f"/{related.target}"


def _mode(related: Related) -> str:
    return ' TargetMode="External"' if _is_outside(related) else ""
