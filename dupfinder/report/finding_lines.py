"""What a watch noticed, as JSON lines."""

from collections.abc import Iterator

from dupfinder.domain.watching import Finding
from dupfinder.report.fields import json_text
from dupfinder.report.pairs_report import pair_fields


def finding_lines(finding: Finding) -> Iterator[str]:
    """Yield a line for each pair of a document that came, which is `a`: `event`, then what `write_pairs` has."""
    for pair in finding.pairs:
        yield json_text({"event": finding.arrival.value, **pair_fields(pair)})
