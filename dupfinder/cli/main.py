"""Placeholder until the command line lands in the next commit."""


def run(arguments: list[str]) -> int:
    """Return the exit status of the command line."""
    return 2 if arguments else 0
