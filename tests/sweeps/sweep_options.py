"""Scans with options drawn at random, one after the other over one scan cache: each finds what it does without one.

    python tests/sweeps/sweep_options.py [--scans 100] [--seed 1]

It needs `tests/support` on PYTHONPATH. The folder has three pairs of each kind that a person sees otherwise than
passages do, boxes, and copies; some scans take two parts of it as sources. Prints what differs.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from hostile_files.good_documents import good_boxes, good_documents
from pair_kinds import KINDS

CHOICES = {
    "--relation": ("identical", "same-content", "same-text", "looks-alike", "near", "contained"),
    "--linkage": ("centre", "complete", "single"),
    "--variants": ("keep", "drop", "only"),
    "--min-similarity": ("0.5", "0.7", "0.8", "0.95", "1"),
    "--min-words": ("1", "5", "20", "50"),
    "--max-bits": ("0", "3", "12"),
    "--by-bytes": ("all", "documents", "none"),
    "--method": ("simhash", "sentences"),
}
FLAGS = ("--across", "--no-inside", "--unique", "--hidden")
SOURCES = (["documents"], ["documents/left", "documents/right"], ["documents/left"], ["documents/right"])
PASSING = ("elapsed_s", "from_cache")
"""What a summary says of the run and not of the documents."""
SHARE_OF_CHOICES, SHARE_OF_FLAGS = 0.28, 0.12


def write(folder: Path) -> None:
    """Write the documents."""
    sides = [folder / "left", folder / "right"]
    for side in sides:
        side.mkdir(parents=True)
    text = " ".join(f"word{number}" for number in range(60))
    for number, kind in enumerate(KINDS):
        for place, one in enumerate(KINDS[kind](3)):
            (sides[place % 2] / f"{number}-{one.name}").write_bytes(one.data)
    for suffix, data in {**good_documents(text), **good_boxes(f"{text} and more")}.items():
        for side in sides:
            (side / f"all{suffix}").write_bytes(data)


def options(draw: random.Random) -> Iterator[str]:
    """Yield options for a scan."""
    for name, values in CHOICES.items():
        if draw.random() < SHARE_OF_CHOICES:
            yield from (name, draw.choice(values))
    yield from (flag for flag in FLAGS if draw.random() < SHARE_OF_FLAGS)


def scanned(folder: Path, *arguments: str) -> tuple[int, str, object, str]:
    """Return how a scan ended, its pairs, its report but for what passes, and what it said."""
    command = [sys.executable, "-m", "dupfinder", "scan", *arguments, "--pairs", "-", "--json", "report.json"]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    report = json.loads((folder / "report.json").read_bytes()) if run.returncode == 0 else {"summary": {}}
    for name in PASSING:
        report["summary"].pop(name, None)
    return run.returncode, run.stdout, report, run.stderr


def main() -> int:
    """Print what differs; return 1 if anything did."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scans", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    draw, faults = random.Random(asked.seed), 0  # noqa: S311 - samples, not secrets
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write(folder / "documents")
        for number in range(asked.scans):
            chosen = [*draw.choice(SOURCES), *options(draw)]
            *found, said = scanned(folder, *chosen, "--cache", "cache")
            *expected, _ = scanned(folder, *chosen, "--no-cache")
            if found != expected or "Traceback" in said:
                faults += 1
                print(f"{number}: {' '.join(chosen)}: {said[-500:]}", flush=True)
    print(f"{asked.scans} scans, {faults} that differ.")
    return min(1, faults)


if __name__ == "__main__":
    sys.exit(main())
