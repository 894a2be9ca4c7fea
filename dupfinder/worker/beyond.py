"""What a worker sends of a document's content beyond its words: condensed for a scan, item by item for who looks."""

from typing import Any

from dupfinder.domain.beyond import BeyondWords, ContentItem, condensed
from dupfinder.domain.documents import ExtractedText
from dupfinder.extract import SourceFile
from dupfinder.extract.seeing import known_pictures


def content_fields(source: SourceFile, extracted: ExtractedText) -> dict[str, Any]:
    """Return the fields of an answer to `read`, hexadecimal, without those that are empty."""
    fields = {"beyond": condensed(extracted.beyond), "pictures": known_pictures(source, extracted), "looks": b""}
    return {name: data.hex() for name, data in fields.items() if data}


def item_fields(beyond: BeyondWords) -> dict[str, Any]:
    """Return the field `beyond` of an answer to `text`: for each kind its items, `null` where it is unseen."""
    fields: dict[str, Any] = {kind.value: [_item(one) for one in items] for kind, items in beyond.items.items()}
    return fields | {kind.value: None for kind in sorted(beyond.unseen)}


def _item(item: ContentItem) -> list[Any]:
    return [item.digest.hex(), item.label, item.line, item.page]
