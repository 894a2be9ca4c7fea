"""Fingerprints that weigh what is rare among all documents: they can be made only once all are read."""

from collections.abc import Callable
from dataclasses import replace

from dupfinder.domain.documents import Document
from dupfinder.domain.fingerprints import FingerprintMethod, FingerprintSettings, Weighting
from dupfinder.fingerprint import Terms, idf_fingerprints
from dupfinder.store import ReaderVersions, ScanCache


def weighed_by_rarity(
    documents: tuple[Document, ...],
    settings: FingerprintSettings,
    *,
    cache: ScanCache,
    versions: ReaderVersions,
    check: Callable[[], None],
) -> tuple[Document, ...]:
    """Return the documents with fingerprints by inverse document frequency, if the settings ask for that."""
    if settings.method is not FingerprintMethod.SIMHASH or settings.weighting is not Weighting.IDF:
        return documents
    digests = sorted({one.text_digest for one in documents if one.text_digest is not None})

    def terms_of(number: int) -> Terms:
        check()
        sketch = cache.sketch(digests[number], versions)
        return sketch.terms, sketch.term_weights

    fingerprints = dict(zip(digests, idf_fingerprints(terms_of, len(digests), bits=settings.bits), strict=True))
    return tuple(
        one if one.text_digest is None else replace(one, fingerprint=fingerprints[one.text_digest]) for one in documents
    )
