"""How near two fingerprints must be to propose a pair."""

from dupfinder.domain.options import ScanOptions

MAX_BITS = {64: 12, 128: 24}
"""What measured best. k = 3 is far too tight for documents that people edit (`tests/benchmarks/fingerprint`)."""


def max_bits_of(options: ScanOptions) -> int:
    """Return in how many bits fingerprints may differ to propose a pair."""
    return MAX_BITS[options.fingerprint.bits] if options.max_bits is None else options.max_bits
