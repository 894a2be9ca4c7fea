"""Tar archives, as they are or packed as a whole.

The files of a packed one are asked for in their order, so the stream stays open between two of them: each worker
unpacks the archive once, not once a file.
"""

import tarfile
from collections.abc import Iterator
from typing import IO, cast

from dupfinder.domain.enclosed import Enclosed
from dupfinder.extract.archives.budget import check_count, file_name_of, joined
from dupfinder.extract.archives.packed_file import Unpacked
from dupfinder.extract.enclosing import Box
from dupfinder.extract.source import SourceFile


class TarArchive(Box[tarfile.TarInfo]):
    """The files of a tar archive in its order; links and devices are none."""

    def __init__(self, source: SourceFile) -> None:
        self._stream = Unpacked(source)
        super().__init__((Enclosed(one.name, one.size), one) for one in self._found())

    def _found(self) -> Iterator[tarfile.TarInfo]:
        count = 0
        with tarfile.TarFile(fileobj=cast("IO[bytes]", self._stream)) as archive:
            while (info := archive.next()) is not None:
                count += 1
                check_count(count)
                is_whole = info.type in tarfile.REGULAR_TYPES and not info.issparse()
                if is_whole and info.size:
                    yield info

    def _read(self, source: SourceFile, item: tarfile.TarInfo) -> bytes:
        self._stream.packed.source = source
        self._stream.seek(item.offset_data)
        return joined(self._stream.pieces(item.size), item.size)

    def _file_name(self, item: tarfile.TarInfo) -> str:
        return file_name_of(item.name)
