"""How the program ends."""

import enum


class ExitStatus(enum.IntEnum):
    """Exit statuses, as docs/reference/command-line.md gives them."""

    DONE = 0
    WRONG = 2
    """The command line or an input is wrong, said in one line."""
    DONE_WITH_PROBLEMS = 3
    """Done, but some documents could not be read (or some files were skipped); they are listed."""
    INTERRUPTED = 130
