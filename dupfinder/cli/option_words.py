"""Scan options as the arguments of `dupfinder scan` that ask for them."""

from collections.abc import Iterator

from dupfinder.cli.fingerprint_arguments import usual_length
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.options import ScanOptions


def scan_arguments(options: ScanOptions) -> list[str]:
    """Return the arguments for all that is not as usual, but for what was told apart; paths come last."""
    singles = [*_matching(options), *_fingerprint(options.fingerprint), *_files(options), *_limits(options)]
    usual = [*_matching(_USUAL), *_fingerprint(_USUAL.fingerprint), *_files(_USUAL), *_limits(_USUAL)]
    arguments = [f"{name}={value}" for (name, value), (_, other) in zip(singles, usual, strict=True) if value != other]
    flags = {
        "--follow-links": options.follow_links,
        "--hidden": options.hidden,
        "--ocr": options.ocr,
        "--no-cache": not options.use_cache,
    }
    arguments += [name for name, is_on in flags.items() if is_on]
    repeated = {
        "--reference": options.references,
        "--exclude-folder": options.excluded,
        "--include": options.include,
        "--exclude": options.exclude,
        "--format": options.formats,
    }
    arguments += [f"{name}={value}" for name, values in repeated.items() for value in values]
    return [*arguments, "--", *options.sources] if options.sources else arguments


_USUAL = ScanOptions(sources=())
_Arguments = Iterator[tuple[str, object]]


def _matching(options: ScanOptions) -> _Arguments:
    yield "--min-similarity", options.min_similarity
    yield "--relation", options.relation
    yield "--linkage", options.linkage
    yield "--min-words", options.min_words
    yield "--variants", options.variants
    yield "--max-bits", options.max_bits


def _fingerprint(settings: FingerprintSettings) -> _Arguments:
    yield "--method", settings.method
    yield "--bits", settings.bits
    yield "--features", settings.feature
    yield "--feature-length", None if settings.length == usual_length(settings.feature) else settings.length
    yield "--weights", settings.weighting
    yield "--word-hash", settings.word_hash
    yield "--heading-weight", settings.heading_weight
    yield "--picture-weight", settings.picture_weight
    yield "--sentences", settings.sentences


def _files(options: ScanOptions) -> _Arguments:
    yield "--min-size", options.min_size_bytes
    yield "--max-size", options.max_size_bytes
    yield "--cache", options.cache_file


def _limits(options: ScanOptions) -> _Arguments:
    yield "--workers", options.workers
    yield "--time-limit", options.time_limit_s
    yield "--memory-limit", options.memory_limit_bytes
