"""Settings of fingerprints: which can be, and when two come to the same. Cheap to import."""

from dupfinder.domain.errors import UsageError
from dupfinder.domain.fingerprints import (
    FINGERPRINT_BITS,
    MOST_HEADING_WEIGHT,
    MOST_LENGTH,
    MOST_PICTURE_WEIGHT,
    MOST_SENTENCES,
    Feature,
    FingerprintMethod,
    FingerprintSettings,
    Weighting,
)
from dupfinder.domain.messages import say


def check_settings(settings: FingerprintSettings) -> None:
    """Return if such fingerprints can be made; raise `UsageError` with one clear sentence if not."""
    if settings.bits not in FINGERPRINT_BITS:
        raise UsageError(say("A fingerprint has 64 or 128 bits, not {bits}.", bits=settings.bits))
    if not 1 <= settings.length <= MOST_LENGTH:
        raise UsageError(
            say(
                "A feature has 1 to {most} words or letters, not {length}.",
                most=MOST_LENGTH,
                length=settings.length,
            )
        )
    # Written so that a weight that is no number fails, too.
    if not 1 <= settings.heading_weight <= MOST_HEADING_WEIGHT:
        raise UsageError(
            say(
                "Headings can weigh 1 to {most} times as much as other text, not {weight} times.",
                most=f"{MOST_HEADING_WEIGHT:g}",
                weight=f"{settings.heading_weight:g}",
            )
        )
    if not 0 <= settings.picture_weight <= MOST_PICTURE_WEIGHT:
        raise UsageError(
            say(
                "A picture counts as 0 to {most} features, not {weight}.",
                most=round(MOST_PICTURE_WEIGHT),
                weight=f"{settings.picture_weight:g}",
            )
        )
    if not 1 <= settings.sentences <= MOST_SENTENCES:
        raise UsageError(
            say(
                "A signature has 1 to {most} sentences, not {count}.",
                most=MOST_SENTENCES,
                count=settings.sentences,
            )
        )


def pictures_vote(settings: FingerprintSettings) -> bool:
    """Return whether pictures vote: not where features are weighed by how rare they are, which is kept of each text.

    Documents that have one text may have other pictures.
    """
    return settings.picture_weight > 0 and settings.weighting is not Weighting.IDF


def settings_token(settings: FingerprintSettings) -> str:
    """Return a short text that is equal for two settings exactly when they give every text the same features.

    It belongs into the key of a cache, beside `FINGERPRINT_VERSION`. Settings that the method does not look at are
    left out, so that changing them costs nothing.
    """
    if settings.method is FingerprintMethod.SENTENCES:
        return f"sentences-{settings.sentences}-{settings.bits}"
    parts = ["simhash", settings.bits, settings.feature, settings.length, settings.weighting]
    if settings.feature is not Feature.LETTERS:
        parts.append(settings.word_hash)
    if settings.heading_weight > 1:
        parts.append(f"headings-{float(settings.heading_weight)!r}")
    if pictures_vote(settings):
        parts.append(f"pictures-{float(settings.picture_weight)!r}")
    return "-".join(str(part) for part in parts)
