"""`python -m dupfinder.worker MEMORY_LIMIT_BYTES`, or `office …`: started by the pipeline, never by a person."""

import sys

if sys.argv[1:2] == ["office"]:  # what the other needs, neither waits for
    from dupfinder.worker.office import become_office

    become_office(*sys.argv[2:])

from dupfinder.worker.serving import main

main()
