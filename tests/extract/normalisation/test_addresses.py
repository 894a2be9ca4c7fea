import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.extract.normalisation.addresses import one_address


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("https://example.org", "https://example.org/"),
        ("HTTPS://Example.ORG:443/a", "https://example.org/a"),
        ("https://example.org?q=1", "https://example.org/?q=1"),
        ("https://example.org/a b", "https://example.org/a%20b"),
        ("https://example.org/%7ea", "https://example.org/~a"),
        ("https://example.org/%c3%a9", "https://example.org/é"),
        ("./next.md", "next.md"),
        ("next.md", "../original/next.md"),
        ("file:///home/ada/next.md", "next.md"),
        ("uri:A report of one year", "uri:A%20report%20of%20one%20year"),
        (" https://example.org/a ", "https://example.org/a%20"),
        ("uri:A report\n     ", "uri:A%20report%0A%20%20%20%20"),
        ("mailto:ada@example.org", "MAILTO:ada@example.org"),
    ],
)
def test_programs_write_one_address_in_several_ways(a: str, b: str) -> None:
    assert one_address(a) == one_address(b) != ""


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("https://example.org/a", "https://example.org/A"),
        ("https://example.org/a", "http://example.org/a"),
        ("https://example.org/a%2Fb", "https://example.org/a/b"),
        ("https://example.org/#one", "https://example.org/#two"),
        ("https://ada@example.org/", "https://bob@example.org/"),
        ("http://example.org:443/", "http://example.org/"),
        ("next.md", "last.md"),
        ("next.md#one", "next.md#two"),
        ("mailto:ada@example.org", "mailto:bob@example.org"),
        ("//example.org/a", "//example.net/a"),
    ],
)
def test_other_addresses_stay_other_addresses(a: str, b: str) -> None:
    assert one_address(a) != one_address(b)


@pytest.mark.parametrize("target", ["#top", "", "  ", "#_Toc164121526", "./"])
def test_a_place_in_the_same_document_is_no_address(target: str) -> None:
    assert one_address(target) == ""


@pytest.mark.parametrize("target", ["\ud800", "http://[::1", "%", "%zz", "a\nb", "http://" + "x" * 100_000])
def test_what_is_no_address_is_taken_as_it_is(target: str) -> None:
    assert one_address(one_address(target)) == one_address(target) != ""


@given(
    st.sampled_from(("http://", "https://", "HTTP://", "ftp://", "")),
    st.text("aZ0é.-_~%20:/?#[]@!$&'()*+,;= ", max_size=30),
)
def test_an_address_that_is_taken_as_it_is_is_written_in_the_one_way(scheme: str, rest: str) -> None:
    assert one_address(scheme + rest) == one_address(f" {scheme}{rest}")
