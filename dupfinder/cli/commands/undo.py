"""`dupfinder undo [JOURNAL]`: puts back what the last `apply` (or the named one) removed."""

import argparse
import os

from dupfinder.cli.command_output import ExitStatus
from dupfinder.cli.outcomes import print_outcomes
from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.progress import CancelToken
from dupfinder.store import following
from dupfinder.trash import latest_journal_path, undo


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Put files back; return 0, or 3 if some could not be."""
    journal = chosen.journal or latest_journal_path()
    if journal is None or not os.path.isfile(journal):
        raise UsageError(
            as_it_is("Nothing to undo: there is no journal." if journal is None else f"There is no {visible(journal)}.")
        )
    token = CancelToken()
    outcomes = undo(journal, numbers=chosen.only, copies=chosen.copies, token=token)
    return print_outcomes(following(outcomes), done={}, otherwise="restored", token=token)
