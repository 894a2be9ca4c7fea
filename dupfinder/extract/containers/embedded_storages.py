"""Files inside of a compound file: each storage is one, with all that it holds."""

from collections.abc import Iterable

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.containers.compound_streams import CompoundStreams
from dupfinder.extract.gathering import Gathering

MACROS = frozenset({"macros", "_vba_project_cur"})
"""Storages of macros, of Word and of Excel."""
OBJECTS = "objectpool"
"""Where Word has its embedded objects; Excel has them in the root."""
EXCEL_OBJECT = "mbd"


def add_storages(streams: CompoundStreams, gathering: Gathering) -> None:
    """Add macros and embedded objects; where they are damaged, they are unseen, and the text is read."""
    try:
        pool = streams.storages().get(OBJECTS)
        objects = {} if pool is None else streams.storages_in(pool)
        for name, storage in sorted({**streams.storages(), **objects}.items()):
            if name in MACROS:
                _add("macros", streams.files_in(storage), gathering)
            elif name in objects or name.startswith(EXCEL_OBJECT):
                _add("object", streams.files_in(storage), gathering)
    except DocumentError:
        gathering.cannot_see(ContentKind.ATTACHMENTS)


def _add(label: str, files: Iterable[bytes], gathering: Gathering) -> None:
    parts = tuple(files)
    if parts:
        gathering.add(ContentKind.ATTACHMENTS, item(label, *parts))
