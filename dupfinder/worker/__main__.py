"""`python -m dupfinder.worker MEMORY_LIMIT_BYTES`, or `office …`: started by the pipeline, never by a person."""

import sys

from dupfinder.worker.office import OFFICE, become_office

if sys.argv[1:2] == [OFFICE]:
    become_office(*sys.argv[2:])

from dupfinder.worker.serving import main  # what it loads, LibreOffice need not wait for

main()
