"""Every verified pair, and what a watch noticed, as JSON lines."""

from collections.abc import Iterator
from typing import TextIO

from dupfinder.domain.pairs import VerifiedPair
from dupfinder.domain.result import ScanResult
from dupfinder.domain.watching import Finding
from dupfinder.report.fields import Fields, beyond_fields, json_text, path_fields, rounded_share, variable_names


def write_pairs(result: ScanResult, out: TextIO) -> None:
    """Write every verified pair, one JSON object a line, as docs/reference/reports.md lays it down."""
    out.writelines(f"{json_text(pair_fields(pair))}\n" for pair in result.pairs)


def pair_fields(pair: VerifiedPair) -> Fields:
    """Return the fields of a pair's line."""
    return {
        **path_fields("a", pair.a.entry.path),
        **path_fields("b", pair.b.entry.path),
        "relation": pair.relation.value,
        "similarity": rounded_share(pair.similarity),
        "a_in_b": rounded_share(pair.a_in_b),
        "b_in_a": rounded_share(pair.b_in_a),
        "hamming_bits": pair.hamming_bits,
        "differs_only_in": variable_names(pair.differs_only_in),
        "differs_beyond": beyond_fields(pair.differs_beyond),
    }


def finding_lines(finding: Finding) -> Iterator[str]:
    """Yield a line for each pair of a document that came, which is `a`: `event`, then what `write_pairs` has."""
    for pair in finding.pairs:
        yield json_text({"event": finding.arrival.value, **pair_fields(pair)})
