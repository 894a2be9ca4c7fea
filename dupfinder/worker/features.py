"""What a worker sends of a text: fields of the answer's head, and arrays one behind the other as its body."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.fingerprint import SKETCHED_WORDS, TextFeatures, analyse, sketches

Sent = tuple[dict[str, Any], bytes]

_NUMBERS = ("<u8", "<u8", "<u8", "<f4", "<u2")
_NOTHING = np.zeros(0, np.uint64)
_NO_TERMS = (_NOTHING, np.zeros(0, np.float32))
"""As of nearly every text."""


def sent_features(texts: Sequence[ExtractedText], settings: FingerprintSettings) -> list[Sent]:
    """Return for each text the fields and the body that describe it.

    The body is the word hashes, the winnowed shingles of a long text, the terms (all uint64), the weights of the terms
    (float32) and the spellings of the words (uint16), little-endian; `arrays` says how many there are of each.
    """
    headings = ["\n".join((text.metadata.title or "", *text.headings)) for text in texts]
    pictures = [{one.digest for one in text.beyond.items.get(ContentKind.PICTURES, ())} for text in texts]
    values = [text.values for text in texts]
    analysed = analyse([text.text for text in texts], settings, headings=headings, pictures=pictures, values=values)
    return [_sent(features) for features in analysed]


def _sent(features: TextFeatures) -> Sent:
    words = features.word_hashes
    sketch = _NOTHING if len(words) < SKETCHED_WORDS else sketches(words, np.array([0, len(words)]))[0]
    terms, weights = features.terms or _NO_TERMS
    if features.signature is not None:
        terms = features.signature
    arrays: tuple[NDArray[Any], ...] = (words, sketch, terms, weights, features.spellings)
    fields = {
        "words": features.word_count,
        "fingerprint": f"{features.fingerprint:032x}",
        "text_digest": features.text_digest.hex(),
        "masked_digests": features.masked_digests.hex(),
        "arrays": list(map(len, arrays)),
    }
    kept = [one.astype(kind, copy=False).tobytes() for one, kind in zip(arrays, _NUMBERS, strict=True) if len(one)]
    return fields, b"".join(kept)
