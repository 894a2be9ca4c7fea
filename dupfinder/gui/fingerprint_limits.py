"""What the choices of a fingerprint can be in the window: as far as `FingerprintSettings` goes."""

BITS = (64, 128)
MOST_LENGTH = 16
MOST_SENTENCES = 64
MOST_HEADING_WEIGHT = 1_000.0
MOST_PICTURE_WEIGHT = 1_000_000.0
