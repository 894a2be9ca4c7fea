"""PowerPoint presentations up to 2003, made record by record as [MS-PPT] has them."""

import struct
from collections.abc import Callable, Mapping, Sequence

import pytest

from dupfinder.domain.documents import ExtractedText
from hostile_files.compound_writing import compound_file

PLAIN, ENCRYPTED = 0xE391C05F, 0xF3D1C4DF
TITLE, BODY, OTHER = 0, 1, 4
Extracted = Callable[[str, bytes], ExtractedText]
Problem = Callable[[str, bytes], str]


def record(kind: int, data: bytes, *, instance: int = 0) -> bytes:
    return struct.pack("<HHI", instance << 4, kind, len(data)) + data


def container(kind: int, *parts: bytes, instance: int = 0) -> bytes:
    data = b"".join(parts)
    return struct.pack("<HHI", (instance << 4) | 0xF, kind, len(data)) + data


def text(kind: int, characters: str, *fields: int) -> bytes:
    """Return the records of a text; at the places of fields stands a star."""
    atoms = record(3999, struct.pack("<I", kind))
    if characters.isascii():
        atoms += record(4008, characters.encode("latin-1"))
    else:
        atoms += record(4000, characters.encode("utf-16-le"))
    return atoms + b"".join(record(4056, struct.pack("<I", place)) for place in fields)


def shape(box: bytes, *, placeholder: int | None = None) -> bytes:
    data = b"" if placeholder is None else record(3011, struct.pack("<iBBH", 0, placeholder, 0, 0))
    return container(0xF004, record(0xF00A, bytes(8)), container(0xF011, data), record(0xF00D, box))


def outline(number: int) -> bytes:
    return record(3998, struct.pack("<I", number))


def slide(*shapes: bytes) -> bytes:
    drawing = container(1036, container(0xF002, container(0xF003, *shapes)))
    return container(1006, record(1007, bytes(24)), drawing)


def notes(of_slide: int, *shapes: bytes) -> bytes:
    drawing = container(1036, container(0xF002, container(0xF003, *shapes)))
    return container(1008, record(1009, struct.pack("<II", of_slide, 0)), drawing)


def listed(persist: int, number: int, *texts: bytes) -> bytes:
    return record(1011, struct.pack("<IIiII", persist, 0, len(texts), number, 0)) + b"".join(texts)


def presentation(
    objects: Mapping[int, bytes],
    slides: Sequence[bytes],
    notes_list: Sequence[bytes] = (),
    *,
    older: Mapping[int, bytes] | None = None,
    token: int = PLAIN,
) -> bytes:
    """Return a presentation; `objects` are slides and notes by number, 1 is the document. `older` were saved before."""
    document = container(1000, container(4080, *slides, instance=0), container(4080, *notes_list, instance=2))
    stream, before = b"", 0
    for saved in ([older] if older else []) + [{1: document, **objects}]:
        places = {}
        for number, data in saved.items():
            places[number] = len(stream)
            stream += data
        directory = len(stream)
        stream += record(6002, b"".join(struct.pack("<II", n | 1 << 20, place) for n, place in places.items()))
        edit = len(stream)
        stream += record(4085, struct.pack("<IHBBIIIIHH", 0, 0, 0, 3, before, directory, 1, 9, 0, 0))
        before = edit
    user = record(4086, struct.pack("<III", 20, token, before))
    return compound_file({"PowerPoint Document": stream, "Current User": user})


def test_slides_come_in_their_order_with_their_notes(extracted: Extracted) -> None:
    data = presentation(
        {
            2: slide(shape(outline(0)), shape(outline(1)), shape(text(OTHER, "beside it"))),
            3: slide(shape(text(OTHER, "the second \u2013 slide"))),
            4: notes(256, shape(text(OTHER, "what is said"))),
        },
        [
            listed(3, 257),
            listed(2, 256, text(TITLE, "A title"), text(BODY, "one\rtwo\x0bgoes on")),
        ],
        [listed(4, 300)],
    )
    found = extracted("a.ppt", data)
    assert found.text == "the second \u2013 slide\nA title\none\ntwo\ngoes on\nbeside it\nwhat is said\n"
    assert (found.format, found.headings, found.metadata.page_count) == ("ppt", ("A title",), 2)


def test_what_was_saved_last_counts(extracted: Extracted) -> None:
    older = {2: slide(shape(text(OTHER, "as it was"))), 3: slide(shape(text(OTHER, "as it is, too")))}
    data = presentation({2: slide(shape(text(OTHER, "as it is")))}, [listed(2, 256), listed(3, 257)], older=older)
    assert extracted("a.ppt", data).text == "as it is\nas it is, too\n"


def test_footers_and_numbers_of_slides_are_no_text(extracted: Extracted) -> None:
    data = presentation(
        {2: slide(shape(text(OTHER, "page * of many", 5)), shape(text(OTHER, "each page"), placeholder=9))},
        [listed(2, 256, text(BODY, "in the outline only"))],
    )
    assert extracted("a.ppt", data).text == "page  of many\nin the outline only\n"


def test_an_encrypted_presentation_is_said_to_be_encrypted(problem: Problem) -> None:
    assert problem("a.ppt", presentation({}, [], token=ENCRYPTED)).startswith("encrypted: ")


@pytest.mark.parametrize(
    "data",
    [
        compound_file({"PowerPoint Document": bytes(5000)}),
        compound_file({"PowerPoint Document": b"", "Current User": bytes(20)}),
        presentation({}, [listed(7, 256)]),
        presentation({2: struct.pack("<HHI", 0xF, 1006, 1 << 20)}, [listed(2, 256)]),
    ],
    ids=["no user", "empty", "a slide that is not there", "cut off"],
)
def test_H1_a_damaged_presentation_is_damaged(problem: Problem, data: bytes) -> None:
    assert problem("a.ppt", data).startswith("damaged: ")


def test_notes_that_are_listed_and_gone_do_no_harm(extracted: Extracted) -> None:
    data = presentation({2: slide(shape(text(OTHER, "words")))}, [listed(2, 256)], [listed(9, 300)])
    assert extracted("a.ppt", data).text == "words\n"


def test_H1_edits_that_run_in_a_circle_end(extracted: Extracted) -> None:
    data = presentation({2: slide(shape(text(OTHER, "words")))}, [listed(2, 256)], older={9: slide()})
    edit = struct.pack("<HHI", 0, 4085, 28)
    last = data.rindex(edit)
    circle = data[: last + 16] + struct.pack("<I", 1 << 20) + data[last + 20 :]
    assert extracted("a.ppt", circle).text == "words\n"


def test_H1_shapes_nested_without_end_are_damaged(problem: Problem) -> None:
    nested = shape(text(OTHER, "words"))
    for _ in range(3000):
        nested = container(0xF003, nested)
    assert problem("a.ppt", presentation({2: slide(nested)}, [listed(2, 256)])).startswith("damaged: ")
