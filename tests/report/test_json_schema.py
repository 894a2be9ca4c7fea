"""The published schemas, held against what is really written."""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from dupfinder.decide import make_plan, parse_rules, plan_group, plan_to_json
from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.decisions import NEAR_INCLUSIONS, Inclusion, Verdict
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.file_names import resource_path
from dupfinder.domain.files import ByBytes
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.options import Linkage, ScanOptions
from dupfinder.domain.pairs import VALUES, Relation, Variable, Variants
from dupfinder.domain.result import LeftOut, ScanResult, ScanStatus
from dupfinder.domain.suggesting import Liking
from dupfinder.report import ReportKind, save_report

# The example of the contract (docs/reference/reports.md), with what it only hints at: digits, and a second document.
EXAMPLE: dict[str, Any] = {
    "format": "dupfinder-report",
    "version": 1,
    "settings": {"sources": ["/a"], "references": [], "min_similarity": 0.8, "relation": "near", "linkage": "centre"},
    "summary": {
        **dict.fromkeys(("files_seen", "documents", "groups", "redundant_documents", "reclaimable_bytes"), 0),
        "problems": 0,
        "from_cache": 0,
        "elapsed_s": 0.0,
    },
    "groups": [
        {
            "id": 1,
            "relation": "near",
            "min_similarity": 0.93,
            "keeper": "a/report.docx",
            "reclaimable_bytes": 20480,
            "documents": [
                {
                    "path": "a/report.docx",
                    "format": "docx",
                    "size_bytes": 20480,
                    "modified": "2026-05-04T09:12:33Z",
                    "words": 1830,
                    "fingerprint": "9f3a000000000001",
                    "reference": False,
                    "relation": "keeper",
                    "similarity": 1.0,
                    "hamming_bits": 0,
                },
                {
                    "path": "b/report.docx",
                    "format": "docx",
                    "size_bytes": 20480,
                    "modified": None,
                    "words": 1830,
                    "fingerprint": None,
                    "reference": False,
                    "relation": "near",
                    "similarity": 0.93,
                    "hamming_bits": None,
                },
            ],
        }
    ],
    "problems": [
        {
            "path": "b/scan.pdf",
            "code": "no-text",
            "message": "The PDF has 12 pages but no text: it is probably a scan.",
        }
    ],
}


def validator(what: str) -> Draft202012Validator:
    schema = json.loads(Path(resource_path(f"schemas/dupfinder-{what}-1.schema.json")).read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def without_text(samples: Any) -> ScanResult:
    a, b = (samples.document(f"/{name}.pdf", fingerprint=None, mtime_ns=1 << 70) for name in "ab")
    result: ScanResult = samples.result(groups=(samples.group(1, a, (b, Relation.IDENTICAL, 1.0)),))
    return result


def wide_variants(samples: Any) -> ScanResult:
    documents = [samples.document(f"/\udcff{number}.txt") for number in range(2)]
    group = samples.group(1, documents[0], (documents[1], Relation.NEAR, 0.95))
    options = ScanOptions(
        sources=("/\udcfe", "/b"), fingerprint=FingerprintSettings(bits=128), max_bits=5, max_size_bytes=9
    )
    result: ScanResult = samples.result(groups=(samples.variants(group, tuple(Variable)),), options=options)
    return result


RESULTS: dict[str, Callable[[Any], ScanResult]] = {
    "realistic": lambda samples: samples.realistic(),
    "hostile": lambda samples: samples.hostile(),
    "empty": lambda samples: samples.result(),
    "cancelled": lambda samples: samples.result(status=ScanStatus.CANCELLED),
    "incomplete": lambda samples: samples.incomplete(),
    "without text": without_text,
    "variants with wide fingerprints and names that are no UTF-8": wide_variants,
}


@pytest.mark.parametrize("name", RESULTS)
def test_every_report_is_as_the_schema_says(name: str, samples: Any, tmp_path: Path) -> None:
    result = RESULTS[name](samples)
    for kind in (ReportKind.JSON, ReportKind.PAIRS):
        save_report(kind, result, path=str(tmp_path / kind))
    validator("report").validate(json.loads((tmp_path / "json").read_text(encoding="utf-8")))
    for line in (tmp_path / "pairs").read_text(encoding="utf-8").split("\n")[:-1]:
        validator("pairs").validate(json.loads(line))


def test_the_example_of_the_contract_is_as_the_schema_says() -> None:
    validator("report").validate(EXAMPLE)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("version",), 2),
        (("groups", 0, "documents", 0, "relation"), "near"),
        (("groups", 0, "documents", 1, "similarity"), 1.5),
        (("groups", 0, "documents", 0, "fingerprint"), "9f3a"),
        (("groups", 0, "documents", 0, "modified"), "yesterday"),
        (("groups", 0, "documents"), []),
        (("problems", 0, "code"), "odd"),
        (("settings",), {}),
    ],
)
def test_the_schema_refuses_what_is_no_report(place: tuple[str | int, ...], value: object) -> None:
    report = copy.deepcopy(EXAMPLE)
    *way, last = place
    inner: Any = report
    for step in way:
        inner = inner[step]
    inner[last] = value
    assert not validator("report").is_valid(report)


def test_a_plan_is_as_the_schema_says(samples: Any) -> None:
    plan = make_plan(list(map(plan_group, samples.realistic().groups)), parse_rules("newest"), included=NEAR_INCLUSIONS)
    written = json.loads(plan_to_json(plan))
    validator("plan").validate(written)
    assert {one["verdict"] for one in written["decisions"]} == {"keep", "remove"}
    removed = next(one for one in written["decisions"] if one["verdict"] == "remove")
    removed["kept"] = None
    assert not validator("plan").is_valid(written)


KEEPER = {"keeper"}
IN_GROUPS: set[str] = {each for each in Relation if each is not Relation.CONTAINED}
ENUMERATIONS: list[set[str]] = [
    *({*kinds} for kinds in (ByBytes, ContentKind, Inclusion, LeftOut, Liking, Linkage, ProblemCode, Relation)),
    *({*kinds} for kinds in (ScanStatus, Variable)),
    *({*kinds} for kinds in (Variants, Verdict)),
    IN_GROUPS,
    {*VALUES},
    KEEPER | set(Relation),
    KEEPER | IN_GROUPS,
    {each for each in Liking if each not in {Liking.CENTRE, Liking.CHOSEN}},
]
"""What the types have, whole or without what cannot stand in that place."""


def enumerations(schema: Any) -> Iterator[set[str]]:
    if isinstance(schema, dict):
        if "enum" in schema:
            yield set(schema["enum"])
        schema = list(schema.values())
    if isinstance(schema, list):
        for inner in schema:
            yield from enumerations(inner)


@pytest.mark.parametrize("what", ["report", "pairs", "plan"])
def test_what_a_schema_enumerates_is_what_the_types_have(what: str) -> None:
    found = list(enumerations(validator(what).schema))
    assert found
    assert [values for values in found if values not in ENUMERATIONS] == []


def described(schema: Any, root: Any, value: Any, at: str = "") -> Iterator[str]:
    """Yield where a value has fields of which the schema says nothing."""
    if "$ref" in schema:
        schema = root["$defs"][schema["$ref"].rpartition("/")[2]]
    if isinstance(value, dict) and "properties" in schema:
        for name, inner in value.items():
            if name not in schema["properties"]:
                yield f"{at}/{name}"
            else:
                yield from described(schema["properties"][name], root, inner, f"{at}/{name}")
    elif isinstance(value, list) and "items" in schema:
        for inner in value:
            yield from described(schema["items"], root, inner, at)


@pytest.mark.parametrize("name", RESULTS)
def test_every_field_that_is_written_is_in_the_schema(name: str, samples: Any, tmp_path: Path) -> None:
    save_report(ReportKind.JSON, RESULTS[name](samples), path=str(tmp_path / "json"))
    save_report(ReportKind.PAIRS, RESULTS[name](samples), path=str(tmp_path / "pairs"))
    schemas = {what: validator(what).schema for what in ("report", "pairs")}
    report = json.loads((tmp_path / "json").read_text(encoding="utf-8"))
    assert list(described(schemas["report"], schemas["report"], report)) == []
    for line in (tmp_path / "pairs").read_text(encoding="utf-8").split("\n")[:-1]:
        assert list(described(schemas["pairs"], schemas["pairs"], json.loads(line))) == []
