"""`dupfinder schema [WHAT]`: the JSON schema of what the program writes."""

import argparse
import sys

from dupfinder.cli.command_output import ExitStatus
from dupfinder.domain.file_names import resource_path


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Print the schema; return 0."""
    with open(resource_path(f"schemas/dupfinder-{chosen.what}-1.schema.json"), encoding="utf-8") as file:
        sys.stdout.write(file.read())
    return ExitStatus.DONE
