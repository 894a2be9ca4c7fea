"""`dupfinder apply PLAN.json`: carries a plan out, after checking each file again."""

import argparse
import os
import sys

from dupfinder.cli.outcomes import print_outcomes
from dupfinder.cli.status import ExitStatus
from dupfinder.cli.text_files import read_text
from dupfinder.decide import plan_from_json
from dupfinder.domain.display import visible
from dupfinder.domain.progress import CancelToken
from dupfinder.trash import apply, default_journal_path


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Move what the plan removes to the trash; return 0, or 3 if some files were skipped."""
    plan = plan_from_json(read_text(chosen.plan))
    token = CancelToken()
    journal = default_journal_path()
    outcomes = apply(plan, journal_path=journal, dry_run=chosen.dry_run, token=token)
    status = print_outcomes(outcomes, done="would go" if chosen.dry_run else "trashed", token=token)
    if os.path.exists(journal):  # there is none if nothing was removed
        print(f"journal: {visible(journal)}", file=sys.stderr)
    return status
