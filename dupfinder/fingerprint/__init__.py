"""Text to word hashes, shingles, and what fingerprints can be made of: simhashes, signatures of sentences."""

from typing import TYPE_CHECKING

from dupfinder.domain.doors import lazy_door

if TYPE_CHECKING:
    from dupfinder.fingerprint.analysis import TextFeatures, analyse
    from dupfinder.fingerprint.settings import check_settings, settings_token
    from dupfinder.fingerprint.shingles import (
        SHINGLE_WORDS,
        SKETCHED_WORDS,
        distinct_shingles,
        sampled_triples,
        shingle_hashes,
        sketches,
        winnowed,
    )
    from dupfinder.fingerprint.simhash import Terms, idf_fingerprints
else:
    __getattr__ = lazy_door()
