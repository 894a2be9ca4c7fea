"""The choices of the fingerprint, as arguments."""

import argparse

from dupfinder.cli import values
from dupfinder.domain.fingerprints import Feature, FingerprintMethod, FingerprintSettings, Weighting, WordHash

_DEFAULT = FingerprintSettings()
_LETTERS = 4
"""Letters of a feature unless told otherwise."""


def add_fingerprint_arguments(parser: argparse.ArgumentParser) -> None:
    """Give a command the options that say how fingerprints are made."""
    group = parser.add_argument_group("fingerprints (the defaults measured best)")
    group.add_argument(
        "--method", type=values.one_of(FingerprintMethod), default=_DEFAULT.method, metavar="HOW",
        help="simhash (the default), or sentences: the longest ones, as a set",
    )  # fmt: skip
    group.add_argument("--bits", type=values.count, default=_DEFAULT.bits, metavar="N", help="64 (the default) or 128")
    group.add_argument(
        "--features", type=values.one_of(Feature), default=_DEFAULT.feature, metavar="WHAT",
        help="runs of words (the default) or of letters, or anchored: the words behind stop words",
    )  # fmt: skip
    group.add_argument(
        "--feature-length", type=values.count, metavar="N", help=f"words ({_DEFAULT.length}) or letters ({_LETTERS})"
    )
    group.add_argument(
        "--weights", type=values.one_of(Weighting), default=_DEFAULT.weighting, metavar="HOW",
        help="log (the default): 1 + ln of the frequency; frequency, idf or constant",
    )  # fmt: skip
    group.add_argument(
        "--word-hash", type=values.one_of(WordHash), default=_DEFAULT.word_hash, metavar="HOW",
        help="polynomial (the default), fnv1 or fnv1a",
    )  # fmt: skip
    group.add_argument(
        "--heading-weight", type=values.factor, default=_DEFAULT.heading_weight, metavar="W",
        help="by how much titles and headings count more (1)",
    )  # fmt: skip
    group.add_argument(
        "--picture-weight", type=values.factor, default=_DEFAULT.picture_weight, metavar="W",
        help="let each picture of a document count as W features, not with --weights idf: documents with the same "
        "pictures are compared more readily, those with other pictures less (0)",
    )  # fmt: skip
    group.add_argument(
        "--sentences", type=values.count, default=_DEFAULT.sentences, metavar="N",
        help=f"how many sentences, with --method sentences ({_DEFAULT.sentences})",
    )  # fmt: skip


def usual_length(feature: Feature) -> int:
    """Return how long a feature of this kind is unless told otherwise."""
    return _LETTERS if feature is Feature.LETTERS else _DEFAULT.length


def fingerprint_settings(chosen: argparse.Namespace) -> FingerprintSettings:
    """Return the settings that a command line asks for."""
    return FingerprintSettings(
        method=chosen.method,
        bits=chosen.bits,
        feature=chosen.features,
        length=usual_length(chosen.features) if chosen.feature_length is None else chosen.feature_length,
        weighting=chosen.weights,
        word_hash=chosen.word_hash,
        heading_weight=chosen.heading_weight,
        picture_weight=chosen.picture_weight,
        sentences=chosen.sentences,
    )
