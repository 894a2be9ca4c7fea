"""Pages, Numbers and Keynote documents byte by byte: objects as Protocol Buffers in pieces of Snappy."""

from hostile_files.zip_writing import zip_of

STORAGE = 2001
_LITERAL_BYTES = 60


def number(value: int) -> bytes:
    """Return a number of variable length."""
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def message(*fields: tuple[int, int | str | bytes]) -> bytes:
    """Return a message of numbered fields."""
    out = b""
    for field, value in fields:
        if isinstance(value, int):
            out += number(field << 3) + number(value)
        else:
            data = value.encode() if isinstance(value, str) else value
            out += number(field << 3 | 2) + number(len(data)) + data
    return out


def named(identifier: int) -> bytes:
    """Return how an object names another one."""
    return message((1, identifier))


def storage(text: str, *attached: int) -> bytes:
    """Return a text; `attached` are the objects that stand where it has U+FFFC."""
    entries = [(1, message((1, place), (2, named(one)))) for place, one in enumerate(attached)]
    return message((1, 0), (3, text), (9, message(*entries)))


def piece_of(data: bytes) -> bytes:
    """Return a piece of Snappy, which packs nothing, behind its length."""
    packed = number(len(data))
    for start in range(0, len(data), _LITERAL_BYTES):
        literal = data[start : start + _LITERAL_BYTES]
        packed += bytes([len(literal) - 1 << 2]) + literal
    return b"\0" + len(packed).to_bytes(3, "little") + packed


def objects_of(*objects: tuple[int, int, bytes]) -> bytes:
    """Return a file of objects: the number of each, its kind and what it says."""
    out = b""
    for identifier, kind, data in objects:
        head = message((1, identifier), (2, message((1, kind), (3, len(data)))))
        out += number(len(head)) + head + data
    return piece_of(out)


def pages_document(text: str) -> bytes:
    """Return a document of Pages with a text."""
    root = (1, 10000, message((4, named(2))))
    return zip_of({"Index/Document.iwa": objects_of(root, (2, STORAGE, storage(text)))})
