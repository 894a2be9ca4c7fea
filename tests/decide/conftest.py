"""Documents for plans."""

import os
import zlib
from collections.abc import Callable

import pytest

from dupfinder.decide import PlanDocument
from dupfinder.domain.pairs import Relation

MakeDocument = Callable[..., PlanDocument]


@pytest.fixture(scope="session")
def document() -> MakeDocument:
    """Give a maker of documents that differ only in what a test names; each path is a file of its own."""

    def make(path: str, relation: Relation | None, **fields: object) -> PlanDocument:
        defaults: dict[str, object] = {
            "path": path,
            "format": "txt",
            "size_bytes": 10,
            "mtime_ns": 1_000,
            "device": 1,
            "inode": 1 + zlib.crc32(os.fsencode(path)),
            "word_count": 100,
            "is_reference": False,
            "content_digest": f"{zlib.crc32(os.fsencode(path)):064x}",
            "relation": relation,
        }
        return PlanDocument(**(defaults | fields))  # type: ignore[arg-type]  # the tests name its fields

    return make
