"""`dupfinder fingerprint PATH…`: one line a document, 16 hexadecimal digits (32 with --bits 128), a tab, the path."""

import argparse

from dupfinder.cli.command_output import ExitStatus
from dupfinder.cli.output import exit_status, print_path
from dupfinder.cli.running import follow
from dupfinder.cli.scan_options import chosen_options
from dupfinder.domain.errors import UsageError
from dupfinder.domain.fingerprints import FingerprintMethod
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.result import ScanStatus
from dupfinder.pipeline import start


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Return 0, or 3 if some documents could not be read, or 130 if a person interrupted."""
    options = chosen_options(chosen)
    if options.fingerprint.method is not FingerprintMethod.SIMHASH:
        raise UsageError(as_it_is("Only simhashes can be printed: leave out --method."))
    result = follow(start(options, match=False), chosen.progress)
    digits = options.fingerprint.bits // 4
    for document in result.documents:
        if document.fingerprint is not None:
            print_path(f"{document.fingerprint:0{digits}x}\t", document.entry.path)
    if result.status is ScanStatus.CANCELLED:
        return ExitStatus.INTERRUPTED
    return exit_status(result)
