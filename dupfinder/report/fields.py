"""The values of documents and pairs in the form that the machine-readable reports share."""

import base64
import json
import os
import re
from collections.abc import Iterable

from dupfinder.domain.beyond import ContentDifference
from dupfinder.domain.display import visible, visible_json
from dupfinder.domain.documents import Metadata
from dupfinder.domain.enclosed import enclosing_path, inner_names, is_enclosed
from dupfinder.domain.files import FileEntry
from dupfinder.domain.pairs import Variable

_SURROGATES = re.compile("[\ud800-\udfff]")
_SHARE_DIGITS = 6

Fields = dict[str, object]


def json_text(value: object) -> str:
    """Return a value as JSON, in one line; a terminal may show it (O3)."""
    return visible_json(json.dumps(value, ensure_ascii=False, allow_nan=False))


def unicode_text(text: str) -> str:
    """Return the text with replacement characters for what is no Unicode (undecodable bytes of a file name)."""
    return _SURROGATES.sub("\ufffd", text)


def path_fields(name: str, path: str) -> Fields:
    """Return a path as a field, and if it is no UTF-8 also whole, in base64, as `<name>_bytes`.

    `os.fsdecode` of the decoded bytes is the path again. Of a document inside another file it is what is shown, so that
    no script takes it for a file; `<name>_inside` says by which names it is found there, `<name>_file` in which file.
    """
    if is_enclosed(path):
        inside = {f"{name}_inside": list(inner_names(path)), **path_fields(f"{name}_file", enclosing_path(path))}
        return {name: visible(path), **inside}
    shown = unicode_text(path)
    if shown == path:
        return {name: path}
    return {name: shown, f"{name}_bytes": _base64(path)}


def path_list_fields(name: str, paths: Iterable[str]) -> Fields:
    """Return paths as a list; if any is no UTF-8, also a list of the same length with those in base64, else null."""
    paths = list(paths)
    shown = [unicode_text(path) for path in paths]
    if shown == paths:
        return {name: paths}
    whole = [_base64(path) if text != path else None for path, text in zip(paths, shown, strict=True)]
    return {name: shown, f"{name}_bytes": whole}


def _base64(path: str) -> str:
    return base64.b64encode(os.fsencode(path)).decode("ascii")


def rounded_share(share: float) -> float:
    """Return a share of 0 to 1 with six digits, never more than it is: what is not all is not 1."""
    rounded = round(share, _SHARE_DIGITS)
    return rounded if rounded <= share else round(rounded - 10**-_SHARE_DIGITS, _SHARE_DIGITS)


def modified_utc(entry: FileEntry) -> str | None:
    """Return the time of a file's last change as `2026-05-04 09:12:33`, or `None` for one that no calendar has."""
    modified = entry.modified
    return None if modified is None else modified.isoformat(sep=" ").removesuffix("+00:00")


def fingerprint_hex(fingerprint: int | None, *, bits: int) -> str | None:
    """Return a fingerprint as hexadecimal digits, as many as its bits fill: 16 for 64 bits."""
    return None if fingerprint is None else f"{fingerprint:0{bits // 4}x}"


def metadata_fields(metadata: Metadata) -> Fields:
    """Return what a document says about itself, as far as it does; times in ISO 8601, as precise as it has them."""
    texts = {
        "title": metadata.title,
        "author": metadata.author,
        "created": metadata.created,
        "modified": metadata.modified,
    }
    fields: Fields = {name: unicode_text(text) for name, text in texts.items() if text is not None}
    if metadata.page_count is not None:
        fields["pages"] = metadata.page_count
    if metadata.attachments:
        fields["attachments"] = list(map(unicode_text, metadata.attachments))
    return fields


def beyond_fields(differences: Iterable[ContentDifference]) -> list[Fields]:
    """Return in which kinds of content two documents differ besides their words; `count` is null where nobody knows."""
    return [{"kind": one.kind.value, "count": one.count} for one in differences]


def variable_codes(differs_only_in: Iterable[Variable]) -> list[str]:
    """Return what programs call that in which alone two documents differ."""
    return [variable.value for variable in differs_only_in]
