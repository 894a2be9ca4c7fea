import copy
import errno
import gc
import json
import os
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import SYSTEM_ERRORS, Message, as_it_is, because, joined, lines, places, put_in, say

names = st.sampled_from(["path", "why", "count", "first"])
texts = st.text(st.sampled_from("ab {}_path,1\n"), max_size=12)
values = st.one_of(texts, st.integers(-(1 << 62), 1 << 62))


@st.composite
def messages(draw: st.DrawFn, depth: int = 3) -> Message:
    """Draw a message with each of its places once, and messages in some of them."""
    inner = st.one_of(values, messages(depth - 1)) if depth else values
    held = draw(st.dictionaries(names, inner, max_size=3))
    between = draw(st.lists(st.text("ab .", max_size=3), min_size=len(held) + 1, max_size=len(held) + 1))
    return Message("".join(f"{text}{{{name}}}" for text, name in zip(between, held, strict=False)) + between[-1], held)


def slow_english(message: Message) -> str:
    """Put the values in letter by letter."""
    said, at = "", 0
    while at < len(message.template):
        name = next((name for name in message.values if message.template.startswith(f"{{{name}}}", at)), None)
        if name is None:
            said, at = said + message.template[at], at + 1
        else:
            value = message.values[name]
            said += slow_english(value) if isinstance(value, Message) else f"{value:,}" if type(value) is int else value  # type: ignore[operator]
            at += len(name) + 2
    return said


@given(messages())
def test_a_message_is_its_sentence_in_english(message: Message) -> None:
    assert message == slow_english(message)


@given(messages())
def test_a_message_survives_a_journey_as_json_and_a_copy(message: Message) -> None:
    for twin in (Message.from_json(json.loads(json.dumps(message.as_json()))), copy.deepcopy(message)):
        assert twin == message
        assert twin.as_json() == message.as_json()


def test_what_older_files_hold_stays_as_it_is() -> None:
    message = Message.from_json("The file is empty.")
    assert message == "The file is empty."
    assert message.template == as_it_is("").template


@pytest.mark.parametrize(
    "found",
    [
        None,
        7,
        [],
        ["The file is empty."],
        ["{path}", {}],
        ["{path}{path}", {"path": "twice would make it grow"}],
        ["", {"path": "nowhere"}],
        ["{path}", {"path": None}],
        ["{path}", {"path": True}],
        ["{path}", {"path": 1.5}],
        ["{path}", {"path": 1 << 63}],
        ["{path}", {"path": {"template": "?"}}],
        [7, {}],
        ["{path}", ["path"]],
    ],
)
def test_what_is_no_message_is_refused(found: Any) -> None:
    with pytest.raises(ValueError, match="message"):
        Message.from_json(found)


def test_a_template_that_is_no_text_is_refused() -> None:
    with pytest.raises(ValueError):
        Message.from_json(["The file is \ud800.", {}])
    assert Message.from_json(["{path}", {"path": "\ud800"}]) == "\ud800"


def test_messages_too_deep_inside_each_other_are_refused() -> None:
    found: Any = "x"
    for _ in range(2_000):
        found = ["{why}", {"why": found}]
    with pytest.raises(ValueError, match="message"):
        Message.from_json(found)


def test_a_value_that_reads_like_a_place_is_none() -> None:
    assert say("{path} lies inside {outer}.", path="{outer}", outer="/b") == "{outer} lies inside /b."
    assert put_in("{unknown} {a}", {"a": "{unknown}"}, str) == "{unknown} {unknown}"
    assert places("{b} {a} { c }") == ["b", "a"]


def test_sentences_follow_each_other_and_lines_stand_below_each_other() -> None:
    one, two = say("One."), say("Two has {count}.", count=1_204)
    assert joined(one, two, one) == "One. Two has 1,204. One."
    assert joined(one) is one
    assert not joined()
    assert lines(one, two) == "One.\nTwo has 1,204."
    assert lines(one, two).values["line1"] is two


@pytest.mark.parametrize("number", SYSTEM_ERRORS)
def test_an_error_of_the_system_is_told_by_its_number(number: int) -> None:
    assert because(OSError(number, "what this system says")) is SYSTEM_ERRORS[number]
    if os.name == "posix" and os.uname().sysname == "Linux":
        assert SYSTEM_ERRORS[number] == os.strerror(number)


def test_an_error_that_is_not_known_says_what_it_says() -> None:
    assert because(OSError(errno.EDOM, "Out of domain")) == "Out of domain"
    assert because(OSError("no number")) == "no number"
    assert because(OSError()) == "OSError"
    own = say("it is a device")
    assert because(OSError(errno.EIO, own)) is own


@pytest.mark.parametrize("number", [32, 33])
def test_a_file_that_another_program_uses_is_no_matter_of_permissions(number: int) -> None:
    class WindowsError(OSError):
        winerror = number

    assert (
        because(WindowsError(errno.EACCES, "the words of the system"))
        == f"Another program uses it (Windows error {number})"
    )


def test_an_error_about_a_document_tells_which_one_and_why() -> None:
    why = say("The file is empty.")
    error = DocumentError(ProblemCode.EMPTY, why, path="/a.txt")
    assert (str(error), error.why) == ("/a.txt: The file is empty.", why)
    assert error.message.values == {"what": "/a.txt", "why": why}
    assert DocumentError(ProblemCode.EMPTY, why).message is why


def test_a_reader_of_another_package_may_say_a_mere_text() -> None:
    error = DocumentError(ProblemCode.DAMAGED, "The page is torn.")  # type: ignore[arg-type]
    assert (error.why.template, str(error)) == (as_it_is("").template, "The page is torn.")


def test_the_search_for_cycles_passes_messages_over() -> None:
    assert not gc.is_tracked(say("{path} is available again.", path="/x"))
