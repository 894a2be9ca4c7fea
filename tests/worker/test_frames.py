"""Messages between parent and worker."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.worker.frames import BrokenFrame, Frame, read_frame, write_frame

HEADS = st.dictionaries(st.text(max_size=5), st.one_of(st.integers(), st.text(max_size=5), st.none()), max_size=4)


@given(st.lists(st.tuples(HEADS, st.binary(max_size=50)), max_size=5))
def test_what_is_written_is_read(messages: list[tuple[dict[str, object], bytes]]) -> None:
    pipe = io.BytesIO()
    for head, body in messages:
        write_frame(pipe, Frame(head, body), at_once=len(body) % 2 == 0)
    pipe.seek(0)
    for head, body in messages:
        assert read_frame(pipe) == Frame(head, body)
    assert read_frame(pipe) is None


def test_a_path_that_is_no_utf8_survives() -> None:
    pipe = io.BytesIO()
    write_frame(pipe, Frame({"path": "/a/\udcff\n"}))
    pipe.seek(0)
    assert read_frame(pipe) == Frame({"path": "/a/\udcff\n"})


@given(st.integers(1, 40))
def test_a_message_that_breaks_off_is_noticed(size: int) -> None:
    pipe = io.BytesIO()
    write_frame(pipe, Frame({"file": 1}, b"0123456789012345678"))
    with pytest.raises(BrokenFrame):
        read_frame(io.BytesIO(pipe.getvalue()[:size]))


@pytest.mark.parametrize("data", [b"\xff" * 12, b"\x02\0\0\0" + bytes(8) + b"[]", b"\x02\0\0\0" + bytes(8) + b"{x"])
def test_what_is_no_message_of_ours_is_refused(data: bytes) -> None:
    with pytest.raises(BrokenFrame):
        read_frame(io.BytesIO(data))
