"""Searching the texts of documents for words, against going through the texts themselves."""

import re
import sqlite3
import unicodedata
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dupfinder.domain.errors import Cancelled
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import TextSearch, has_words
from sample_documents import Scan, Write

TEXTS = {
    "lease.txt": "The LEASE is for two years.\nThe notice\nperiod is one month; a longer notice is welcome.",
    "leases.html": "<p>Leases: the <b>no</b>tice&nbsp;period&mdash;one month</p><p>E-Mail: a.b@example.org</p>",
    "straße.md": "# Straße\n\nDie Straße ist gesperrt. STRASSE und ﬁnde, Ver\u00adtrag, \uff46\uff55\uff4c\uff4c.",
    "合同.txt": "租赁合同的通知期为一个月。Python 是一种语言。",
    "wide.txt": "é cafe\u0301 naïve one month one month of one one month",
    "short.txt": "one",
}


@pytest.fixture
def result(scan_documents: Scan, write: Write, tmp_path: Path) -> ScanResult:
    """Scan the texts with a cache, and besides a copy and a document without text."""
    for name, text in TEXTS.items():
        write(name, text)
    write("lease copy.md", TEXTS["lease.txt"])
    write("blank.txt", " ")
    return scan_documents(use_cache=True, cache_file=str(tmp_path / "cache"), min_words=1).result


def search(result: ScanResult, query: str) -> set[str]:
    found = TextSearch(result.options).find(query, result.documents).found
    return {Path(path).name for path in found}


EXPECTED: dict[str, set[str]] = {
    "lease": {"lease.txt", "lease copy.md"},
    "Notice period": {"lease.txt", "lease copy.md", "leases.html"},
    '"period notice"': set(),
    'lease "notice period" "ONE MONTH"': {"lease.txt", "lease copy.md"},
    '"notice period" lease': {"lease.txt", "lease copy.md"},
    '"month a longer': {"lease.txt", "lease copy.md"},
    "„notice period“ leases": {"leases.html"},
    "e-mail": {"leases.html"},
    "mail-e": set(),
    "straße": {"straße.md"},
    "strasse": {"straße.md"},
    "finde full": {"straße.md"},
    "Vertrag": {"straße.md"},
    "Ver\u00adtrag": {"straße.md"},
    "合同": {"合同.txt"},
    "同合": set(),
    "python 「通知期」": {"合同.txt"},
    "café": {"wide.txt"},
    '"one one month"': {"wide.txt"},
    '"one month of one one month"': {"wide.txt"},
    "one": {"lease.txt", "lease copy.md", "leases.html", "wide.txt", "short.txt"},
    "": set(),
    ' "" , . !': set(),
}


def test_what_is_found(result: ScanResult) -> None:
    assert {query: search(result, query) for query in EXPECTED} == EXPECTED


def plain_words(text: str) -> list[str]:
    """Return the words of a text as docs/reference/similarity.md has them."""
    folded = unicodedata.normalize("NFKC", text.replace("\u00ad", "")).casefold()
    return re.findall(r"[\u4e00-\u9fff]|[^\W\u4e00-\u9fff]+", folded)


def has(words: list[str], run: list[str]) -> bool:
    return any(words[start : start + len(run)] == run for start in range(len(words) - len(run) + 1))


PLAIN = {name: text for name, text in TEXTS.items() if not name.endswith("html")}
VOCABULARY = sorted({word for text in PLAIN.values() for word in plain_words(text)} | {"missing", "通 知"})


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(terms=st.lists(st.lists(st.sampled_from(VOCABULARY), min_size=1, max_size=3), min_size=1, max_size=3))
def test_what_is_found_is_what_stands_in_the_texts(result: ScanResult, terms: list[list[str]]) -> None:
    query = " ".join(f'"{" ".join(term)}"' for term in terms)
    runs = [plain_words(" ".join(term)) for term in terms]
    expected = {name for name, text in PLAIN.items() if all(has(plain_words(text), run) for run in runs)}
    assert {name for name in search(result, query) if name in PLAIN} == expected


def test_what_could_not_be_searched_is_named(result: ScanResult, tmp_path: Path) -> None:
    searched = TextSearch(result.options).find("month", result.documents)
    assert {Path(path).name for path in searched.unsearched} == {"blank.txt"}
    lost = next(one for one in result.documents if one.entry.name == "wide.txt")
    with sqlite3.connect(tmp_path / "cache") as connection:
        connection.execute("DELETE FROM texts WHERE text_digest = ?", (lost.text_digest,))
    connection.close()
    searched = TextSearch(result.options).find("month", result.documents)
    assert {Path(path).name for path in searched.unsearched} == {"blank.txt", "wide.txt"}
    assert "wide.txt" not in search(result, "month")


def test_without_a_cache_nothing_could_be_searched(scan_documents: Scan, write: Write) -> None:
    path = write("a.txt", "one month")
    result = scan_documents().result
    searched = TextSearch(result.options).find("month", result.documents)
    assert not searched.found
    assert searched.unsearched == {str(path)}


def test_a_search_can_be_given_up(result: ScanResult) -> None:
    looked_at = []

    def check() -> None:
        looked_at.append(1)
        if len(looked_at) == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        TextSearch(result.options).find("month", result.documents, check)
    assert len(looked_at) == 3


def test_blanks_and_punctuation_are_no_words() -> None:
    assert has_words("a-")
    assert has_words("同")
    assert not has_words(' "„ - “ !')
