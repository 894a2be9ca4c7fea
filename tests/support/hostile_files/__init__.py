"""Files that break readers, made on the fly: a few megabytes each at most, but for one long line."""

from collections.abc import Iterator

from hostile_files.hostile_file import READ, HostileFile
from hostile_files.messages import hostile_messages
from hostile_files.opendocuments import hostile_opendocuments
from hostile_files.packages import hostile_packages
from hostile_files.pages import hostile_pages
from hostile_files.pdfs import hostile_pdfs
from hostile_files.plain_texts import hostile_plain_texts
from hostile_files.sheets import hostile_sheets
from hostile_files.words import hostile_words

__all__ = ["READ", "HostileFile", "hostile_files"]


def hostile_files() -> Iterator[HostileFile]:
    """Yield all of them; their names differ."""
    yield from hostile_packages()
    yield from hostile_pdfs()
    yield from hostile_words()
    yield from hostile_opendocuments()
    yield from hostile_sheets()
    yield from hostile_messages()
    yield from hostile_pages()
    yield from hostile_plain_texts()
