import base64
import io
import json
import math
import os
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.beyond import digest_of
from dupfinder.domain.documents import Metadata, Problem, ProblemCode
from dupfinder.domain.fingerprints import FingerprintMethod, FingerprintSettings
from dupfinder.domain.groups import Container
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation, Variable, Variants
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.report.fields import rounded_share
from dupfinder.report.json_report import write_json

NO_UTF8 = "/srv/caf\udce9 \udcff.txt"


def written(result: ScanResult) -> str:
    out = io.StringIO()
    write_json(result, out)
    return out.getvalue()


def report(result: ScanResult) -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(written(result))
    return parsed


def test_the_report_has_the_fields_of_the_contract_in_their_order(samples: Any) -> None:
    keeper = samples.document("/a/report.docx")
    other = samples.document("/a/report old.docx", size_bytes=100)
    problem = Problem(path="/b/scan.pdf", code=ProblemCode.NO_TEXT, message=as_it_is("The PDF has no text."))
    result = samples.result(groups=(samples.group(1, keeper, (other, Relation.NEAR, 0.93)),), problems=(problem,))
    parsed = report(result)
    assert list(parsed) == ["format", "version", "status", "settings", "summary", "groups", "problems"]
    assert (parsed["format"], parsed["version"], parsed["status"]) == ("dupfinder-report", 1, "finished")
    assert list(parsed["settings"])[:5] == ["sources", "references", "min_similarity", "relation", "linkage"]
    assert parsed["summary"] == {
        "files_seen": 4,
        "documents": 2,
        "groups": 1,
        "redundant_documents": 1,
        "reclaimable_bytes": 100,
        "sharing_documents": 0,
        "problems": 1,
        "unread": [{"format": "jpg", "files": 2, "size_bytes": 300, "compared": 0}],
        "left_out": {"hidden": 3},
        "from_cache": 1,
        "elapsed_s": 75.432,
    }
    assert list(parsed["summary"])[:4] == ["files_seen", "documents", "groups", "redundant_documents"]
    (group,) = parsed["groups"]
    documents = group.pop("documents")
    assert group == {
        "id": 1,
        "relation": "near",
        "min_similarity": 0.93,
        "keeper": "/a/report.docx",
        "kept_because": ["centre"],
        "reclaimable_bytes": 100,
    }
    assert documents[0] == {
        "path": "/a/report.docx",
        "format": "docx",
        "size_bytes": 20480,
        "modified": "2026-05-04T09:12:33Z",
        "words": 1830,
        "fingerprint": "9f3a000000000001",
        "reference": False,
        "relation": "keeper",
        "similarity": 1.0,
        "hamming_bits": 0,
        "differs_only_in": [],
        "differs_beyond": [],
        "mtime_ns": 1_777_885_953_123_456_789,
        "device": 66_306,
        "inode": keeper.entry.inode,
        "content_digest": bytes(range(32)).hex(),
        "text_digest": bytes(32).hex(),
        "same_content": digest_of(bytes(32), b"", b"").hex(),
        "metadata": {},
    }
    assert list(documents[1])[:10] == list(documents[0])[:10]
    assert documents[1]["relation"] == "near"
    assert parsed["problems"] == [{"path": "/b/scan.pdf", "code": "no-text", "message": "The PDF has no text."}]


def test_what_is_known_besides_is_there_and_what_is_not_is_left_out(samples: Any) -> None:
    problem = Problem(path="/a.pdf", code=ProblemCode.NO_TEXT, message=as_it_is("No text."))
    known = samples.document(
        "/a.pdf",
        other_paths=("/link.pdf",),
        metadata=Metadata(
            title="T", author="A", created="2026-05", modified=None, page_count=3, attachments=("a.txt", "\udcff.txt")
        ),
        fingerprint=None,
        problem=problem,
        is_reference=True,
    )
    unknown = replace(samples.document("/b.pdf", fingerprint=None), content_digest=None)
    result = samples.result(groups=(samples.group(1, known, (unknown, Relation.IDENTICAL, 1.0)),))
    first, second = report(result)["groups"][0]["documents"]
    assert first["other_paths"] == ["/link.pdf"]
    assert (first["title"], first["author"], first["pages"], first["problem"]) == ("T", "A", 3, "no-text")
    assert (first["fingerprint"], first["words"], first["reference"]) == (None, 0, True)
    assert not {"other_paths", "title", "author", "pages", "problem"} & set(second)
    assert first["metadata"] == {
        "title": "T",
        "author": "A",
        "created": "2026-05",
        "pages": 3,
        "attachments": ["a.txt", "\ufffd.txt"],
    }
    assert second["metadata"] == {}
    assert (second["hamming_bits"], second["content_digest"]) == (None, None)
    assert not {"text_digest", "masked_digest", "template_digest"} & set(second)


def test_a_path_that_is_no_utf8_is_there_whole_wherever_a_path_is(samples: Any) -> None:
    document = samples.document(NO_UTF8, other_paths=("/plain.txt", NO_UTF8))
    other = samples.document("/plain.txt")
    inside = samples.pair(other, document, relation=Relation.CONTAINED, shares=(0.3, 0.9, 0.2))
    result = samples.result(
        groups=(samples.group(1, document, (other, Relation.IDENTICAL, 1.0)),),
        containers=(Container(container=document, pairs=(inside,)),),
        problems=(Problem(path=NO_UTF8, code=ProblemCode.VANISHED, message=as_it_is(f"{NO_UTF8} is gone.")),),
        options=ScanOptions(sources=(NO_UTF8, "/plain"), references=("/r",), relation=Relation.CONTAINED),
    )
    parsed = report(result)
    group = parsed["groups"][0]
    whole = base64.b64encode(os.fsencode(NO_UTF8)).decode()
    assert os.fsdecode(base64.b64decode(whole)) == NO_UTF8
    assert group["documents"][0]["path"] == "/srv/caf\ufffd \ufffd.txt"
    assert list(group["documents"][0])[:2] == ["path", "path_bytes"]
    assert group["documents"][0]["path_bytes"] == group["keeper_bytes"] == whole
    assert group["documents"][0]["other_paths_bytes"] == [None, whole]
    assert "path_bytes" not in group["documents"][1]
    assert parsed["settings"]["sources_bytes"] == [whole, None]
    assert "references_bytes" not in parsed["settings"]
    assert parsed["containers"][0]["container_bytes"] == whole
    assert parsed["problems"][0]["path_bytes"] == whole
    written(result).encode()


def test_containers_say_how_much_of_each_part_is_inside(samples: Any) -> None:
    chapter, book, annex = (samples.document(path) for path in ("/a.txt", "/b.txt", "/c.txt"))
    pairs = (
        samples.pair(chapter, book, relation=Relation.CONTAINED, shares=(0.31, 0.9876543, 0.2)),
        samples.pair(
            book, annex, relation=Relation.CONTAINED, shares=(0.3, 0.1, 0.85), differs_only_in=(Variable.DATES,)
        ),
    )
    result = samples.result(
        containers=(Container(container=book, pairs=pairs),),
        options=ScanOptions(sources=("/",), relation=Relation.CONTAINED),
    )
    assert report(result)["containers"] == [
        {
            "container": "/b.txt",
            "parts": [
                {"path": "/a.txt", "contained": 0.987654, "similarity": 0.31, "differs_only_in": []},
                {"path": "/c.txt", "contained": 0.85, "similarity": 0.3, "differs_only_in": ["dates"]},
            ],
        }
    ]


def test_a_document_says_in_what_alone_it_differs_from_its_keeper(samples: Any) -> None:
    keeper, other = (replace(samples.document(path), masked_digests=bytes(range(72))) for path in ("/a.txt", "/b.txt"))
    group = samples.variants(samples.group(1, keeper, (other, Relation.NEAR, 0.95)), (Variable.NUMBERS, Variable.DATES))
    documents = report(samples.result(groups=(group,)))["groups"][0]["documents"]
    assert [document["differs_only_in"] for document in documents] == [[], ["numbers", "dates"]]
    assert {document["masked_digest"] for document in documents} == {"3031323334353637"}
    assert {document["template_digest"] for document in documents} == {"38393a3b3c3d3e3f4041424344454647"}


def test_the_settings_name_the_choices_of_matching_where_they_are_not_the_default(samples: Any) -> None:
    usual = report(samples.result())["settings"]
    assert usual["variants"] == "keep"
    assert not {"fingerprint", "max_bits"} & set(usual)
    chosen = ScanOptions(
        sources=("/",),
        variants=Variants.DROP,
        fingerprint=FingerprintSettings(method=FingerprintMethod.SENTENCES),
        max_bits=9,
    )
    settings = report(samples.result(options=chosen))["settings"]
    assert (settings["variants"], settings["max_bits"]) == ("drop", 9)
    assert settings["fingerprint"] == {
        "method": "sentences",
        "bits": 64,
        "feature": "words",
        "length": 2,
        "weighting": "log",
        "word_hash": "polynomial",
        "heading_weight": 1.0,
        "picture_weight": 0.0,
        "sentences": 3,
    }


def test_the_same_result_gives_the_same_bytes_but_for_time_and_cache(samples: Any) -> None:
    first, second = (samples.realistic() for _ in range(2))
    assert written(first) == written(second)
    later = replace(second, statistics=replace(second.statistics, elapsed_s=3.0, from_cache=0))
    assert [
        line for old, line in zip(written(first).splitlines(), written(later).splitlines(), strict=True) if old != line
    ] == [line for line in written(later).splitlines() if '"summary"' in line]


def test_a_cancelled_scan_and_an_empty_one_say_so(samples: Any) -> None:
    parsed = report(samples.result(status=ScanStatus.CANCELLED))
    assert parsed["status"] == "cancelled"
    assert (parsed["groups"], parsed["problems"]) == ([], [])


def test_a_time_that_no_calendar_has_is_null(samples: Any) -> None:
    documents = [samples.document("/a.txt", mtime_ns=10**21), samples.document("/b.txt", mtime_ns=-61 * 10**18)]
    result = samples.result(groups=(samples.group(1, documents[0], (documents[1], Relation.NEAR, 0.9)),))
    first, second = report(result)["groups"][0]["documents"]
    assert (first["modified"], first["mtime_ns"]) == (None, 10**21)
    assert second["modified"] == "0036-12-26T11:33:20Z"


def test_names_come_back_as_they_were(samples: Any) -> None:
    result = samples.hostile()
    found = [
        os.fsdecode(base64.b64decode(document["path_bytes"])) if "path_bytes" in document else document["path"]
        for document in report(result)["groups"][0]["documents"]
    ]
    assert found == [member.document.entry.path for member in result.groups[0].members]


def test_a_large_report_is_written_in_small_parts(samples: Any) -> None:
    class Measured(io.StringIO):
        longest = 0

        def write(self, text: str) -> int:
            Measured.longest = max(Measured.longest, len(text))
            return super().write(text)

    document = samples.document("/a.txt")
    result = samples.result(groups=(samples.group(1, document, *[(document, Relation.IDENTICAL, 1.0)] * 1000),) * 3)
    out = Measured()
    write_json(result, out)
    assert len(out.getvalue()) > 1_000_000
    assert Measured.longest < 2_000


@pytest.mark.parametrize(
    ("share", "rounded"),
    [(1.0, 1.0), (0.9999999, 0.999999), (0.57, 0.57), (0.29, 0.29), (2 / 3, 0.666666), (0.79999999, 0.799999), (0, 0)],
)
def test_shares_are_rounded_down(share: float, rounded: float) -> None:
    assert rounded_share(share) == rounded


@given(st.integers(0, 10_000), st.integers(1, 10_000))
def test_a_rounded_share_is_never_more_and_hardly_less(matched: int, words: int) -> None:
    share = min(matched, words) / words
    assert share - 1.01e-6 <= rounded_share(share) <= share
    assert (rounded_share(share) == 1) is (share == 1)
    assert math.isclose(rounded_share(share) * 10**6, round(rounded_share(share) * 10**6))


def test_O3_a_terminal_can_show_it(samples: Any) -> None:
    document = samples.document("/a\x9b2J\x7f\u202e", metadata=Metadata(title="\u2066\u2028"))
    result = samples.result(groups=(samples.group(1, document, (samples.document("/b"), Relation.NEAR, 0.9)),))
    text = written(result).replace("\n", "")
    assert text.isprintable()
    assert report(result)["groups"][0]["documents"][0]["path"] == document.entry.path
