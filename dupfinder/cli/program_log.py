"""The log that `--log FILE` asks for."""

import argparse
import contextlib
import logging
import os
from collections.abc import Iterator

from dupfinder.cli.command_output import LOG, check_target
from dupfinder.domain.errors import DupFinderError, StoreError
from dupfinder.domain.messages import as_it_is

_LOG = logging.getLogger(__name__)


def add_log_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--log`, which stands before the command."""
    parser.add_argument(
        "--log", metavar="FILE", help="append a log for bug reports to FILE, without file names or text"
    )


@contextlib.contextmanager
def log_to(path: str | None, command: str | None) -> Iterator[None]:
    """Log what happens within this block to a file, if one is named; `StoreError` if that cannot be written."""
    if path is None:
        yield
        return
    # Few commands are logged, and none shall start later for that.
    from dupfinder.store.program_log import ProgramLog, log_start  # noqa: PLC0415

    if not os.path.isdir(os.path.dirname(os.path.abspath(path))):
        raise StoreError(as_it_is(f"There is no folder for the log {path}."))
    check_target(path, LOG)
    log = ProgramLog(path)
    try:
        log_start()
        _LOG.info("command %s", command or "gui")
        yield
        _LOG.info("the command ended")
    except DupFinderError:
        _LOG.warning("the command cannot be carried out", exc_info=True)
        raise
    except Exception:
        _LOG.exception("the command met a bug")
        raise
    finally:
        log.close()
