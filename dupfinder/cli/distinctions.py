"""What a person told apart, for the commands that mind it."""

import argparse

from dupfinder.domain.distinctions import Distinctions
from dupfinder.store import read_distinctions


def chosen_distinctions(chosen: argparse.Namespace) -> Distinctions:
    """Return what a person told apart, as far as the command shall mind it."""
    return Distinctions() if chosen.no_distinctions else read_distinctions(chosen.distinctions)
