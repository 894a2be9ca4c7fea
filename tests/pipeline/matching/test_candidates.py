"""Which pairs are proposed."""

import os

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import Document
from dupfinder.domain.errors import StoreError
from dupfinder.domain.events import SearchPlanned
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.fingerprints import Feature, FingerprintMethod, FingerprintSettings, Weighting, WordHash
from dupfinder.domain.masks import FORMS, MASKED_DIGEST_BYTES, MASKED_DIGESTS_BYTES, form_digest, parts_digest
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.index import scratch
from dupfinder.index.shingles import gathered
from dupfinder.pipeline.matching import candidates
from dupfinder.pipeline.matching.candidates import fingerprint_array, least_share
from dupfinder.pipeline.matching.compared_pairs import MAX_BITS
from dupfinder.pipeline.matching.texts import Text, forms_of
from sample_documents import Scan, Scanned, Write, edited, words


def pairs_of(scanned_pairs: object) -> set[tuple[str, str]]:
    return {(pair.a.entry.name, pair.b.entry.name) for pair in scanned_pairs}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "settings",
    [
        FingerprintSettings(),
        FingerprintSettings(bits=128),
        FingerprintSettings(word_hash=WordHash.FNV1),
        FingerprintSettings(word_hash=WordHash.FNV1A, length=3),
        FingerprintSettings(feature=Feature.LETTERS, length=4),
        FingerprintSettings(feature=Feature.ANCHORED),
        FingerprintSettings(weighting=Weighting.CONSTANT),
        FingerprintSettings(weighting=Weighting.FREQUENCY),
        FingerprintSettings(weighting=Weighting.IDF),
        FingerprintSettings(weighting=Weighting.IDF, bits=128, heading_weight=3.0),
        FingerprintSettings(method=FingerprintMethod.SENTENCES, sentences=5),
    ],
    ids=str,
)
def test_whatever_the_fingerprint_the_same_pairs_are_found(
    write: Write, scan_documents: Scan, settings: FingerprintSettings
) -> None:
    text = ". ".join(words(12, seed=seed) for seed in range(40))
    write("a.txt", text)
    write("b.md", "# A heading\n\n" + edited(text, 7, 200))
    write("c.txt", words(480, seed=99))
    write("d.txt", edited(text, *range(0, 480, 30)))
    scanned = scan_documents(fingerprint=settings)
    assert pairs_of(scanned.result.pairs) == {("a.txt", "b.md"), ("a.txt", "d.txt"), ("b.md", "d.txt")}
    fingerprints = [document.fingerprint for document in scanned.result.documents]
    assert all(one is not None and one < 1 << settings.bits for one in fingerprints)
    if settings.bits == 128:
        assert any(one is not None and one >= 1 << 64 for one in fingerprints)


def plan_of(scanned: Scanned) -> list[str]:
    return [str(event.explanation) for event in scanned.events if isinstance(event, SearchPlanned)]


@pytest.mark.parametrize("bits", [64, 128])
def test_where_fingerprints_would_take_too_long_they_may_differ_less_and_the_same_pairs_are_found(
    write: Write, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch, bits: int
) -> None:
    text = " ".join(words(12, seed=seed) for seed in range(40))
    write("a.txt", text)
    write("b.txt", edited(text, *range(0, 480, 12)))
    write("c.txt", words(480, seed=99))
    settings = FingerprintSettings(bits=bits)
    expected = pairs_of(scan_documents(fingerprint=settings).result.pairs)
    assert expected == {("a.txt", "b.txt")}
    assert not any("may differ in" in said for said in plan_of(scan_documents(fingerprint=settings)))
    monkeypatch.setattr(candidates, "MOST_S", 1e-15)
    monkeypatch.setattr(candidates, "SHORT_S", 0.0)
    scanned = scan_documents(fingerprint=settings)
    assert pairs_of(scanned.result.pairs) == expected
    least, usual = candidates.LEAST_BITS * bits // 64, MAX_BITS[bits]
    assert any(f"may differ in {least} bits, not in {usual}" in said for said in plan_of(scanned))
    asked = scan_documents(fingerprint=settings, max_bits=usual)
    assert not any("may differ in" in said for said in plan_of(asked))


def test_rarity_changes_fingerprints(write: Write, scan_documents: Scan) -> None:
    common = words(200, seed=1)
    for number in range(5):
        write(f"{number}.txt", common + " " + words(60, seed=number + 2))
    plain = [document.fingerprint for document in scan_documents().result.documents]
    rare = [
        document.fingerprint
        for document in scan_documents(fingerprint=FingerprintSettings(weighting=Weighting.IDF)).result.documents
    ]
    assert len(set(rare)) == 5
    spread = [sum((a ^ b).bit_count() for a in of for b in of if a and b) for of in (plain, rare)]
    assert spread[1] > spread[0]  # what all of them share no longer makes them alike


@pytest.mark.parametrize("length", [100, 400, 3000])
def test_texts_of_which_every_seventh_word_changed_are_still_proposed(
    write: Write, scan_documents: Scan, length: int
) -> None:
    for seed in range(10):
        text = words(length, seed=1000 * length + seed)
        write(f"a{seed}.txt", text)
        write(f"b{seed}.txt", edited(text, *range(0, length, 7)))
    assert len(list(scan_documents().result.pairs)) == 10


def test_the_share_that_proposes_follows_the_threshold() -> None:
    near = ScanOptions(sources=(), min_similarity=0.95)
    assert least_share(near, 1.0) == pytest.approx(0.19)
    contained = ScanOptions(sources=(), min_similarity=0.95, relation=Relation.CONTAINED)
    assert least_share(contained, 1.0) == pytest.approx(0.16)
    assert least_share(ScanOptions(sources=(), min_similarity=0.0), 1.0) == 0.0


def test_wide_fingerprints_are_two_halves() -> None:
    assert fingerprint_array([5, 2**64 - 1], 64).tolist() == [5, 2**64 - 1]
    assert fingerprint_array([2**64 + 5, 2**128 - 1], 128).tolist() == [[1, 5], [2**64 - 1, 2**64 - 1]]
    assert fingerprint_array([], 128).shape == (0, 2)
    assert fingerprint_array([], 64).dtype == np.uint64


some_digests = st.sampled_from((0, 5, 72, MASKED_DIGESTS_BYTES - 8, MASKED_DIGESTS_BYTES, MASKED_DIGESTS_BYTES + 3))


@given(
    st.lists(some_digests.flatmap(lambda size: st.lists(st.sampled_from((0, 0, 1, 255)), min_size=size, max_size=size)))
)
def test_forms_of_many_texts_are_those_of_each(digests: list[list[int]]) -> None:
    entry = FileEntry(file_id=FileId(0), path="/a", size_bytes=1, mtime_ns=0, device=0, inode=0)
    documents = [
        Document(entry=entry, format="txt", content_digest=None, masked_digests=bytes(each)) for each in digests
    ]
    found = forms_of([Text(documents=(one,)) for one in documents])
    assert found.shape == (len(documents), 1 + len(FORMS))
    for forms, one in zip(found.tolist(), documents, strict=True):
        each = [form_digest(one.masked_digests, form)[:MASKED_DIGEST_BYTES] for form in FORMS]
        each.insert(0, parts_digest(one.masked_digests))
        assert forms == [int.from_bytes(digest, "little") for digest in each]


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("most", [0, 1 << 20])
def test_R4_a_full_disk_ends_a_large_scan_alone_with_one_sentence(
    write: Write, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    text = words(40, seed=1)
    write("a.txt", text)
    write("b.txt", f"{text} and so on")
    expected = scan_documents().groups
    monkeypatch.setattr(gathered, "_BLOCK", 8)
    monkeypatch.setattr(scratch, "_MOST_WITHOUT_ROOM_BYTES", most)
    monkeypatch.setattr(scratch, "scratch_file", lambda _: open("/dev/full", "r+b", buffering=0))  # noqa: SIM115 - the search closes it
    if most:
        assert scan_documents().groups == expected
        assert len(expected) == 1
    else:
        with pytest.raises(StoreError, match=r"^No room for the data of the scan: .*No space left"):
            scan_documents()
