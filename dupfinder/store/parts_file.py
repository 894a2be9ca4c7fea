"""A file of named parts: JSON values, long lists of them, arrays of numbers. A zip, so that anybody can look into it.

A piece of a list is JSON, with what its columns have packed (`record_codec.Packed`) in parts beside it: all texts in
one, which is compressed, all arrays in the other, which is not, as digests cannot be. In the JSON stands where each of
them was `{"#": …}`, in the same order.

Long lists and arrays are written and read a piece at a time, so that neither memory nor the interpreter is held long
(one call of `json` or zlib on a hundred megabytes would stop the window for seconds). Nothing in it is code (O4). Each
piece has a checksum; a file that is damaged, or made to do harm, ends in `DamagedParts`.
"""

import contextlib
import errno
import io
import itertools
import json
import os
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import BinaryIO, TypeVar

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.json_budget import parsed_json
from dupfinder.domain.messages import say
from dupfinder.store.own_json import new_own_file
from dupfinder.store.record_codec import MOST_TOGETHER, Codec, Json, Packed

_AT_ONCE = 2_000
"""Values of a list in one piece: encoding them takes about 5 ms."""

_PIECE_BYTES = 2 << 20
_MOST_PIECE_BYTES = 64 << 20
_MOST_UNPACKED = 100
"""What unpacks to so many times its size, and more than is usual, was made to fill the memory."""
_USUAL_UNPACKED_BYTES = 64 << 20

_NO_WAITING = getattr(os, "O_NONBLOCK", 0)
_COUNTS = "counts"
_PACKED = "#"
"""In an object, alone, for something packed; no field is called so."""
_TEXT, _ARRAY = _BESIDE = (".text", ".array")
_UTF_8 = ("utf-8", "surrogatepass")
_WIDTHS = (1, 2, 4, 8)
_BYTES_A_NUMBER = 40
"""What a whole number takes as one of Python's, in a list."""
_MOST_NESTED = 20
"""Objects in one another; records are in each other a few times."""
_FIRST_NAME_OFFSET = 30
"""Where the name of a zip's first member stands (APPNOTE.TXT, section 4.3.7)."""
_LOCAL_HEADER = b"PK\x03\x04"
_OLDEST_DATE = (1980, 1, 1, 0, 0, 0)
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ZIP_ERRORS = (
    *(zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, struct.error, EOFError, KeyError, ValueError),
    *(NotImplementedError, RuntimeError, IndexError, OverflowError),
)  # fmt: skip
"""What `zipfile` raises for a file that is no sound zip."""


_Number = TypeVar("_Number", bound=np.generic)
_Value = TypeVar("_Value")


class DamagedParts(Exception):  # noqa: N818 - says what was found
    """The file is none of ours, or no longer whole."""


class PartsWriter:
    """Writes parts one after another."""

    def __init__(self, out: zipfile.ZipFile) -> None:
        self._out = out
        self._counts: dict[str, int | list[int]] = {}
        """How many values each piece of a list has, and how many numbers an array."""

    def value(self, name: str, value: Json) -> None:
        """Write a JSON value."""
        self._put(f"{name}.json", json.dumps(value, separators=(",", ":")).encode("ascii"))

    def values(
        self, name: str, values: Iterable[_Value], codec: Codec, *, weigh: Callable[[_Value], int] | None = None
    ) -> None:
        """Write a list of values in columns, a piece at a time; `weigh` says how many usual values one is."""
        counts: list[int] = []
        for some in _pieces(values, weigh):
            piece, beside = f"{name}/{len(counts):06d}", _Beside()
            self.value(piece, beside.put_all(codec.encode_all(some)))
            for kind, parts in beside.parts.items():
                if parts:
                    method = zipfile.ZIP_STORED if kind == _ARRAY else zipfile.ZIP_DEFLATED
                    self._put(piece + kind, b"".join(parts), method)
            counts.append(len(some))
        self._counts[name] = counts

    def array(self, name: str, numbers: NDArray[np.generic]) -> None:
        """Write an array, little-endian; its shape is for the reader to know."""
        flat = np.ascontiguousarray(numbers).reshape(-1)
        flat = flat.astype(flat.dtype.newbyteorder("<"), copy=False)
        self._counts[name] = len(flat)
        step = _PIECE_BYTES // flat.itemsize
        for number, start in enumerate(range(0, len(flat), step)):
            self._put(f"{name}/{number:06d}.array", flat[start : start + step].tobytes())

    def close(self) -> None:
        """Write last how much there is of each list and array, so that what is missing is noticed."""
        self.value(_COUNTS, self._counts)

    def _put(self, name: str, content: bytes, method: int = zipfile.ZIP_DEFLATED) -> None:
        entry = zipfile.ZipInfo(name, date_time=_OLDEST_DATE)
        entry.compress_type = method
        entry.external_attr = 0o600 << 16
        self._out.writestr(entry, content, compresslevel=1)


class _Beside:
    """What is packed in the columns of one piece, in the order in which it stands there."""

    def __init__(self) -> None:
        self.parts: dict[str, list[bytes]] = {kind: [] for kind in _BESIDE}

    def put_all(self, columns: Packed) -> Json:
        """Return the columns as JSON."""
        if isinstance(columns, dict):
            return {name: self.put_all(each) for name, each in columns.items()}
        if isinstance(columns, str):
            return {_PACKED: ["text", self._put(_TEXT, columns.encode(*_UTF_8))]}
        if not isinstance(columns, np.ndarray):
            return columns
        if columns.dtype in (np.int64, np.uint64):
            return {_PACKED: self._put_numbers(columns)}
        self._put(_ARRAY, columns.astype(columns.dtype.newbyteorder("<"), copy=False).tobytes())
        return {_PACKED: [columns.dtype.name, len(columns)]}

    def _put_numbers(self, numbers: NDArray[np.generic]) -> Json:
        """Put how far whole numbers are above the least one, in as many bytes as that takes."""
        least = int(numbers.min()) if len(numbers) else 0
        above = numbers.astype(np.uint64) - np.uint64(least % (1 << 64))
        bits = int(above.max()).bit_length() if len(numbers) else 0
        width = next(width for width in _WIDTHS if bits <= 8 * width) if bits else 0
        if width:
            self._put(_ARRAY, above.astype(f"<u{width}").tobytes())
        return [numbers.dtype.name, len(numbers), width, least]

    def _put(self, kind: str, content: bytes) -> int:
        self.parts[kind].append(content)
        return len(content)


@contextlib.contextmanager
def new_parts_file(path: str) -> Iterator[PartsWriter]:
    """Give a writer of a file that is readable only by its owner, and there whole or not at all; else `StoreError`."""
    with new_own_file(path) as stream, zipfile.ZipFile(stream, "w") as out:
        writer = PartsWriter(out)
        yield writer
        writer.close()


def first_part(path: str) -> str | None:
    """Return the name of the first part of a file; `None` for what is no file of parts, or cannot be read."""
    try:
        with _opened(path) as stream:
            head = stream.read(256)
    except OSError:
        return None
    if not head.startswith(_LOCAL_HEADER) or len(head) < _FIRST_NAME_OFFSET:
        return None
    length = int.from_bytes(head[26:28], "little")
    name = head[_FIRST_NAME_OFFSET : _FIRST_NAME_OFFSET + length]
    return name.decode("ascii", "replace").removesuffix(".json")


class PartsReader:
    """Reads parts by their names; each method raises `DamagedParts` where the part is not there or not sound."""

    def __init__(self, source: zipfile.ZipFile, *, budget_bytes: int) -> None:
        self._source = source
        self._left_bytes = budget_bytes
        self._names = set(source.namelist())
        self._counts: Json = None

    def has(self, name: str) -> bool:
        """Return whether there is a JSON value of this name."""
        return f"{name}.json" in self._names

    def value(self, name: str) -> Json:
        """Return a JSON value."""
        return _from_json(self._content(f"{name}.json"))

    def values(self, name: str, codec: Codec) -> Iterator[list[Json]]:
        """Yield the values of a list, a piece at a time."""
        counts = self._count(name)
        if type(counts) is not list or not all(type(count) is int and 0 < count <= MOST_TOGETHER for count in counts):
            raise DamagedParts(name)
        for number, count in enumerate(counts):
            piece = f"{name}/{number:06d}"
            beside = {kind: io.BytesIO(self._content(piece + kind)) for kind in _BESIDE if piece + kind in self._names}
            yield codec.decode_all(self._taken_in(self.value(piece), beside), count)

    def array(self, name: str, kind: type[_Number]) -> NDArray[_Number]:
        """Return an array of numbers, flat."""
        dtype = np.dtype(kind)
        pieces: list[NDArray[_Number]] = []
        left = self._count(name)
        if type(left) is not int or left < 0:
            raise DamagedParts(name)
        for number in itertools.count():
            if left <= 0:
                break
            content = self._content(f"{name}/{number:06d}.array")
            if not content or len(content) % dtype.itemsize:
                raise DamagedParts(name)
            pieces.append(np.frombuffer(content, dtype.newbyteorder("<")).astype(dtype, copy=False))
            left -= len(pieces[-1])
        if left:
            raise DamagedParts(name)
        return np.concatenate([np.zeros(0, dtype), *pieces])

    def _taken_in(self, columns: Json, beside: Mapping[str, BinaryIO], depth: int = 0) -> Packed:
        """Return columns with what is packed beside them in its place."""
        if type(columns) is not dict:
            return columns
        if depth > _MOST_NESTED:
            raise DamagedParts("nested")
        if _PACKED not in columns:
            return {name: self._taken_in(each, beside, depth + 1) for name, each in columns.items()}
        match columns[_PACKED]:
            case ["text", int(size)]:
                return _taken(beside, _TEXT, size).decode(*_UTF_8)
            case ["uint8" | "float64" as kind, int(count)]:
                dtype = np.dtype(kind).newbyteorder("<")
                return np.frombuffer(_taken(beside, _ARRAY, count * dtype.itemsize), dtype)
            case ["int64" | "uint64" as kind, int(count), (0 | 1 | 2 | 4 | 8) as width, int(least)]:
                self._spend(count * _BYTES_A_NUMBER)
                packed = _taken(beside, _ARRAY, count * width) if width else bytes(count)
                above = np.frombuffer(packed, f"<u{int(width) or 1}").astype(np.uint64)
                return (above + np.uint64(least % (1 << 64))).view(kind)
            case _:
                raise DamagedParts("packed")

    def _spend(self, size_bytes: int) -> None:
        """Count what the file makes of itself in memory; more than it may is refused before it is there."""
        self._left_bytes -= size_bytes
        if size_bytes < 0 or self._left_bytes < 0:
            raise DamagedParts("too much")

    def _count(self, name: str) -> Json:
        if self._counts is None:
            self._counts = self.value(_COUNTS)
        if type(self._counts) is not dict or name not in self._counts:
            raise DamagedParts(name)
        return self._counts[name]

    def _content(self, name: str) -> bytes:
        try:
            entry = self._source.getinfo(name)
            size = entry.file_size
            self._spend(size)
            if entry.compress_type not in _METHODS or size > _MOST_PIECE_BYTES:
                raise DamagedParts(name)
            with self._source.open(name) as stream:
                content = stream.read(size)  # the checksum is looked at when the end is reached
                if len(content) != size or stream.read(1):
                    raise DamagedParts(name)
        except _ZIP_ERRORS as error:
            raise DamagedParts(name) from error
        return content


@contextlib.contextmanager
def parts_file(path: str) -> Iterator[PartsReader]:
    """Give a reader of a file; `OSError` where there is none that can be read, `DamagedParts` for none of ours."""
    with _opened(path) as stream, _unzipped(stream) as source:
        budget_bytes = _USUAL_UNPACKED_BYTES + _MOST_UNPACKED * os.fstat(stream.fileno()).st_size
        yield PartsReader(source, budget_bytes=budget_bytes)


def _opened(path: str) -> BinaryIO:
    """Return a file to read from; `OSError` for a pipe, which might keep one waiting for ever, and for a device."""
    # Looked at before it is opened: that alone may do something to a device, or take from a pipe what others wait for.
    _check_kind(os.stat(path))
    stream = open(path, "rb", opener=lambda name, flags: os.open(name, flags | _NO_WAITING))  # noqa: SIM115 - returned
    try:
        _check_kind(os.fstat(stream.fileno()))
    except OSError:
        stream.close()
        raise
    return stream


def _check_kind(info: os.stat_result) -> None:
    if stat.S_ISDIR(info.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(info.st_mode):
        raise OSError(errno.EINVAL, say("it is a pipe or a device"))


@contextlib.contextmanager
def _unzipped(stream: BinaryIO) -> Iterator[zipfile.ZipFile]:
    try:
        source = zipfile.ZipFile(stream)
    except _ZIP_ERRORS as error:
        raise DamagedParts("zip") from error
    with source:
        yield source


def _pieces(values: Iterable[_Value], weigh: Callable[[_Value], int] | None) -> Iterator[list[_Value]]:
    """Yield the values together that are neither many nor heavy."""
    if weigh is None:
        rest = iter(values)
        while some := list(itertools.islice(rest, _AT_ONCE)):
            yield some
        return
    piece: list[_Value] = []
    weight = 0
    for value in values:
        piece.append(value)
        weight += weigh(value)
        if weight >= _AT_ONCE:
            yield piece
            piece, weight = [], 0
    if piece:
        yield piece


def _taken(beside: Mapping[str, BinaryIO], kind: str, size: int) -> bytes:
    """Return so many bytes more of a part beside a piece."""
    content = beside[kind].read(size) if kind in beside and size >= 0 else None
    if content is None or len(content) != size:
        raise DamagedParts(kind)
    return content


def _from_json(content: bytes) -> Json:
    try:
        return parsed_json(content)
    except ValueError as error:
        raise DamagedParts("json") from error
