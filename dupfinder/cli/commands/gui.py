"""`dupfinder gui [PATH…]`, and `dupfinder` alone: opens the window."""

import argparse

from dupfinder.cli.arguments import absolute
from dupfinder.gui.app import run_window


def run(chosen: argparse.Namespace) -> int:
    """Return the window's exit status."""
    return run_window(absolute(getattr(chosen, "paths", ())), start_scan=getattr(chosen, "scan", False))
