"""A Word document with tracked changes, made in a worker: one side of it may be a Word document of unknown origin."""

import base64
import json
import zlib
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from dupfinder.domain.comparisons import RedlineAbout
from dupfinder.domain.differences import Piece, PieceKind
from dupfinder.extract import SourceFile, recognise
from dupfinder.extract.normalisation.characters import plain_characters
from dupfinder.extract.word.page_numbers import drop_page_numbers
from dupfinder.extract.word.wordml import character
from dupfinder.report.redline import redline
from dupfinder.report.redline_places import Reading

_READING = Reading(
    plain=lambda text: plain_characters(text).replace("\u00ad", ""),
    character=character,
    drop_page_numbers=drop_page_numbers,
)


def redlined(source: SourceFile, parameters: Mapping[str, Any]) -> tuple[dict[str, Any], bytes]:
    """Return what is told of the redline of a document, and the redline."""
    told = json.loads(zlib.decompress(base64.b64decode(parameters["pieces"])))
    found = recognise(source)
    archive = None if found is None or found.name != "docx" or source.package is None else source.package.stream
    wants_layout = archive is not None
    about = RedlineAbout(names=tuple(parameters["names"]), beyond=parameters["beyond"], wants_layout=wants_layout)
    pieces = [Piece(PieceKind(kind), text, move) for kind, text, move in told]
    fields = asdict(redline(pieces, archive, _READING, about=about))
    data = fields.pop("data")
    return fields, data
