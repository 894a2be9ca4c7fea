"""One module a command; each has `run(chosen) -> exit status`."""
