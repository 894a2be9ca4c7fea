import base64
import io
import json
import os
from typing import Any

from dupfinder.domain.pairs import Relation, Variable
from dupfinder.report.json_report import write_pairs


def test_each_pair_is_a_line_with_the_fields_of_the_contract(samples: Any) -> None:
    a, b = samples.document("/a.txt"), samples.document("/b\udcff\n.txt")
    pairs = (
        samples.pair(a, b, relation=Relation.NEAR, shares=(0.93, 0.97, 0.9), differs_only_in=(Variable.NAMES,)),
        samples.pair(a, a, relation=Relation.SAME_TEXT, shares=(1.0, 1.0, 1.0)),
    )
    out = io.StringIO()
    write_pairs(samples.result(pairs=pairs), out)
    first, second = [json.loads(line) for line in out.getvalue().splitlines()]
    assert list(second) == [
        "a", "b", "relation", "similarity", "a_in_b", "b_in_a", "hamming_bits", "differs_only_in",
        "differs_beyond",
    ]  # fmt: skip
    assert second["differs_only_in"] == []
    assert first == {
        "a": "/a.txt",
        "b": "/b\ufffd\n.txt",
        "b_bytes": base64.b64encode(os.fsencode("/b\udcff\n.txt")).decode(),
        "relation": "near",
        "similarity": 0.93,
        "a_in_b": 0.97,
        "b_in_a": 0.9,
        "hamming_bits": 4,
        "differs_only_in": ["names"],
        "differs_beyond": [],
    }


def test_no_pairs_are_no_lines(samples: Any) -> None:
    out = io.StringIO()
    write_pairs(samples.result(), out)
    assert out.getvalue() == ""
