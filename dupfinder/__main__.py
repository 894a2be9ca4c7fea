"""Sends argv to the command line or the window. Cheap to import."""

import sys


def main() -> int:
    """Run the command line, or the window where no command is given."""
    from dupfinder.cli.main import run  # noqa: PLC0415 - keeps the import of this module cheap

    return run(sys.argv[1:])


def window() -> int:
    """Open the window (the entry point without a console)."""
    from dupfinder.cli.main import run  # noqa: PLC0415 - as above

    return run(["gui", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
