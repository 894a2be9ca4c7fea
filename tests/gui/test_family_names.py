"""Long names of versions are known by what they do not share."""

from hypothesis import given
from hypothesis import strategies as st

from dupfinder.gui.comparison.family_names import short_names


def test_words_that_all_names_share_are_left_out() -> None:
    names = [f"Contract with the Supplier, version {number} of 2026.txt" for number in (9, 10, 12)]
    assert short_names(names) == ("…9…", "…10…", "…12…")


def test_half_a_word_is_never_left_out() -> None:
    assert short_names(["report-final-a.txt", "report-first-a.txt"]) == ("…final…", "…first…")


def test_short_names_and_such_without_anything_of_their_own_stay() -> None:
    assert short_names(["a 1.txt", "a 2.txt"]) == ("a 1…", "a 2…")
    assert short_names(["our contract.docx", "our contract (1).docx"]) == ("…contract…", "…contract (1)…")
    assert short_names(["our contract"]) == ("our contract",)
    assert short_names(["our a.b.txt", "our a.b.b.txt"])[0] == "our a.b.txt"
    assert short_names([]) == ()


@given(st.lists(st.text(alphabet="ab _-.1", max_size=12), min_size=2, max_size=6, unique=True))
def test_names_that_differ_still_do(names: list[str]) -> None:
    assert len(set(short_names(names))) == len(names)
