"""`dupfinder cluster certificates DIR`: what the machines of a cluster know each other by."""

import argparse

from dupfinder.cli.command_output import ExitStatus
from dupfinder.cli.output import print_path
from dupfinder.pipeline import make_certificates


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Write the certificates, and print which files those are; return 0."""
    for path in make_certificates(chosen.folder):
        print_path("", path)
    return ExitStatus.DONE
