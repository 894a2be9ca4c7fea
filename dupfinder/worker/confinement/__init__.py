"""What keeps a document that took over its reader from doing harm: no network, no writing, no other processes."""

from dupfinder.worker.confinement.confining import (
    SOCKETS,
    can_confine_program,
    confine,
    confine_program,
    limit_resources,
    lower_priority,
    missing,
)
