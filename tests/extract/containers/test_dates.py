"""Dates as documents write them."""

import pytest

from dupfinder.extract.containers.dates import iso_date


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("2011-01-05T00:37:00Z", "2011-01-05T00:37:00Z"),
        (" 2011-01-05T00:37:00+02:00\n", "2011-01-05T00:37:00+02:00"),
        ("2011-01-05T00:37:00.123456789", "2011-01-05T00:37:00"),
        ("2011-01-05T00:37:00,5Z", "2011-01-05T00:37:00Z"),
        ("2011-01-05T00:37", "2011-01-05T00:37"),
        ("2011-01-05", "2011-01-05"),
        ("2011-01", "2011-01"),
        ("2011", "2011"),
        ("2011T00:37", "2011"),
        ("0000-00-00T00:00:00", None),
        ("2011-13-01", None),
        ("2011-01-32", None),
        ("5 January 2011", None),
        ("\u0662\u0660\u0661\u0661", None),
        ("", None),
        (None, None),
    ],
)
def test_a_date_is_given_as_precisely_as_it_is_written(written: str | None, expected: str | None) -> None:
    assert iso_date(written) == expected
