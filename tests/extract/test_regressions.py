"""What hostile files and the fuzzer found, each with the smallest sample that showed it.

Where a reader took a time that grew with the square of its input, the sample is so large that it would never end.
"""

import io
import re
import unicodedata
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.enclosed import BOX_FORMATS
from dupfinder.extract import SourceFile, enclosed_source, extract, formats, open_box, recognise
from dupfinder.extract.archives import libarchive
from dupfinder.extract.normalisation.characters import plain_characters
from dupfinder.extract.plain.encoding import MIXED
from hostile_files.good_documents import good_boxes
from hostile_files.office_writing import opendocument, shape, slides, word

Extracted = Callable[[str, bytes], ExtractedText]
MakeZip = Callable[[Mapping[str, str | bytes]], bytes]

MANY = 100_000
FUZZER = Path(__file__).parents[1] / "fuzzing" / "fuzz_reader.py"
LETTERS_IN_OTHER_WORDS = re.compile(r"(?<=[A-Za-z])[\u0370-\u10ff]+|[\u0370-\u10ff]+(?=[A-Za-z])")
"""The pattern as it was: it looked at the rest of a run from each of its letters."""


@given(st.text("aZ \u0436\u03b1\n"))
def test_letters_of_two_scripts_in_one_word_are_found_as_before(text: str) -> None:
    assert MIXED.findall(text) == LETTERS_IN_OTHER_WORDS.findall(text)


@pytest.mark.timeout(60)
def test_H4_a_hundred_thousand_accents_on_one_letter_end(extracted: Extracted) -> None:
    text = extracted("a.txt", ("words a" + "\u0316\u0301" * MANY).encode()).text
    assert text.startswith("words")
    assert unicodedata.is_normalized("NFC", text)


@given(st.text("a\u0301\u0316\u0327\u2500", max_size=30))
def test_as_many_marks_as_any_script_has_are_normalised_as_ever(text: str) -> None:
    assert plain_characters(text) == unicodedata.normalize("NFC", text)


def test_a_line_of_signs_that_are_no_marks_stays_as_it_is() -> None:
    assert plain_characters("a\u0301 " + "\u2500" * 100) == "\u00e1 " + "\u2500" * 100


@pytest.mark.timeout(60)
def test_H4_a_paragraph_of_a_hundred_thousand_elements_ends(extracted: Extracted, make_zip: MakeZip) -> None:
    parts = opendocument("text", f"<text:p>a{'<text:tab/>' * MANY}b</text:p>")
    assert extracted("a.odt", make_zip(parts)).text.split() == ["a", "b"]


@pytest.mark.timeout(60)
def test_H4_a_deletion_of_a_hundred_thousand_runs_ends(extracted: Extracted, make_zip: MakeZip) -> None:
    gone = f"<w:p><w:moveFrom>{'<w:r><w:t>x</w:t></w:r>' * MANY}</w:moveFrom></w:p>"
    kept = "<w:p><w:r><w:t>words</w:t></w:r></w:p>"
    assert extracted("a.docx", make_zip(word(gone + kept))).text == "words\n"


@pytest.mark.timeout(60)
def test_H4_a_hidden_shape_of_a_hundred_thousand_runs_ends(extracted: Extracted, make_zip: MakeZip) -> None:
    runs = f"<p:txBody><a:p>{'<a:r><a:t>x</a:t></a:r>' * MANY}</a:p></p:txBody>"
    hidden = f'<p:sp><p:nvSpPr><p:cNvPr id="1" name="a" hidden="1"/></p:nvSpPr>{runs}</p:sp>'
    assert extracted("a.pptx", make_zip(slides(hidden + shape("words")))).text == "words\n"


def test_H4_every_reader_can_be_fuzzed() -> None:
    fuzzed = re.search(r"^SUFFIXES = .*?^\} \|.*?$", FUZZER.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert fuzzed is not None
    assert {one.name for one in formats() if not one.is_unread and one.reader != "LibreOffice"} <= set(
        re.findall(r'"(\w+)"', fuzzed[0])
    )


def test_what_encloses_documents_is_known_to_the_domain_and_can_be_fuzzed() -> None:
    assert all(one.is_box or one.is_unread for one in formats() if one.name in BOX_FORMATS)
    assert libarchive() == "" or not any(one.is_unread for one in formats() if one.name in BOX_FORMATS)
    for suffix, data in good_boxes("some words of a letter").items():
        source = SourceFile(f"box{suffix}", io.BytesIO(data), len(data))
        if (found := recognise(source)) is not None and found.is_unread:  # without libarchive
            continue
        box = open_box(source)
        read = [extract(enclosed_source(box, source, one.name)).text for one in box.enclosed]
        assert read
        assert all("some words of a letter" in " ".join(text.split()) for text in read)
