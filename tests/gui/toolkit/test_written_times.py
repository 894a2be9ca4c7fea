"""Times as documents have them: with and without a zone, half known, or nonsense."""

import datetime
import time
from collections.abc import Iterator

import pytest

from dupfinder.gui.toolkit.wording import Wording, instant, local_time


@pytest.fixture
def _in_new_york(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if not hasattr(time, "tzset"):
        pytest.skip("this system cannot be told where it is")
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("_in_new_york")
def test_a_time_with_a_zone_is_shown_as_it_was_here_and_one_without_as_it_is(wording: Wording) -> None:
    assert wording.written_moment("2026-05-04T01:30:00Z") == "03/05/2026 21:30"
    assert wording.written_day("2026-05-04T01:30:00Z") == "03/05/2026"
    assert wording.written_moment("2026-05-04T01:30:00") == "04/05/2026 01:30"
    assert wording.written_moment("2026-05-04") == "04/05/2026"


@pytest.mark.parametrize("text", ["2026", "2026-05", "yesterday", "2026-13-01T00:00", "", "9999-99-99"])
def test_what_is_no_whole_day_is_shown_as_it_stands(wording: Wording, text: str) -> None:
    assert wording.written_moment(text) == wording.written_day(text) == text


def test_hidden_characters_of_what_is_no_time_are_made_visible(wording: Wording) -> None:
    assert wording.written_moment("\u202e2026") == r"\u202e2026"


@pytest.mark.parametrize("text", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_times_beyond_the_calendar_stand_as_they_are_and_can_be_compared(wording: Wording, text: str) -> None:
    assert wording.written_moment(text).startswith(text[:4]) or text[:4] in wording.written_moment(text)
    moments = [instant(text), instant("2026")]
    assert None not in moments
    assert sorted(moment for moment in moments if moment) != []


def test_what_is_missing_of_a_time_counts_as_the_earliest() -> None:
    first = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    assert [instant(text) for text in ("2026", "2026-01", "2026-01-01", "2026-01-01T00:00Z")] == [first] * 4
    assert (instant("soon"), local_time("soon"), local_time("2026-01-01")) == (None, None, None)
