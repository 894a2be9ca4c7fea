"""Prints what a scan makes of pairs that a person sees otherwise than passages do: found, how alike, called what.

    python tests/sweeps/sweep_kinds.py [--count 200] [--min-similarity 0.8] [KIND…]

It needs `tests/support` on PYTHONPATH. `tests/cli/test_pair_kinds.py` holds a few pairs of each kind to it.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from pair_kinds import KINDS, measured


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program."""
    return subprocess.run([sys.executable, "-m", "dupfinder", *arguments], capture_output=True, text=True, check=False)


def main() -> None:
    """Print a row for each kind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200, help="pairs of a kind, where there are as many")
    parser.add_argument("--min-similarity", default="0.8", help="of the scans")
    parser.add_argument("kind", nargs="*", help="how the name of a kind begins")
    asked = parser.parse_args()
    print("| kind | pairs | found | similarity | called | false alarms | removed with near |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        for number, kind in enumerate(KINDS):
            if asked.kind and not kind.startswith(tuple(asked.kind)):
                continue
            one = measured(
                kind,
                Path(folder, str(number)),
                run,
                count=asked.count,
                options=("--min-similarity", asked.min_similarity),
            )
            called = ", ".join(f"{label} {count}" for label, count in one.labels.items())
            cells = (kind, one.pairs, one.found, f"{one.similarity:.3f}", called, one.false_alarms, one.offered)
            print("|", " | ".join(map(str, cells)), "|", flush=True)


if __name__ == "__main__":
    main()
