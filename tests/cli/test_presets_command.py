"""`dupfinder presets` and `dupfinder scan --preset`: settings under a name."""

import json
import os
from dataclasses import fields, replace
from pathlib import Path

import pytest

from dupfinder.cli.arguments import parse
from dupfinder.cli.scan_options import chosen_options, scan_arguments
from dupfinder.domain.errors import UsageError
from dupfinder.domain.files import ByBytes
from dupfinder.domain.fingerprints import Feature, FingerprintMethod, FingerprintSettings, Weighting, WordHash
from dupfinder.domain.options import Linkage, ScanOptions, preset_of
from dupfinder.domain.pairs import Relation, Variants
from dupfinder.store import save_scan_preset
from program import Program
from sample_documents import Write
from session_samples import write_family

EVERYTHING = ScanOptions(
    sources=(os.path.abspath("-docs"), os.path.abspath("b")),
    references=(os.path.abspath("archive"),),
    excluded=(os.path.abspath("out"), os.path.abspath("more")),
    min_similarity=1 / 3,
    relation=Relation.CONTAINED,
    linkage=Linkage.SINGLE,
    variants=Variants.DROP,
    fingerprint=FingerprintSettings(
        method=FingerprintMethod.SENTENCES, bits=128, feature=Feature.LETTERS, length=7, weighting=Weighting.IDF,
        word_hash=WordHash.FNV1, heading_weight=2.5, picture_weight=7.5, sentences=9,
    ),
    max_bits=0,
    include=("-x", "*.txt"),
    exclude=("a b",),
    formats=("pdf", "txt"),
    min_size_bytes=7,
    max_size_bytes=10**12 + 1,
    min_words=3,
    across=True,
    follow_links=True,
    hidden=True,
    workers=3,
    time_limit_s=1.5,
    memory_limit_bytes=10**8 + 1,
    ocr=True,
    cluster="tls://host:8786",
    cluster_certificates="/certificates",
    cluster_folder="/work",
    cache_file="cache file",
    use_cache=False,
    by_bytes=ByBytes.ALL,
    inside=False,
)  # fmt: skip


@pytest.fixture
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def asked_for(*arguments: str) -> ScanOptions:
    return chosen_options(parse(["scan", *arguments]))


def test_the_arguments_of_options_ask_for_these_options() -> None:
    assert asked_for(*scan_arguments(EVERYTHING)) == EVERYTHING
    usual = ScanOptions(sources=(os.path.abspath("x"),))
    assert scan_arguments(usual) == ["--", *usual.sources]
    usual_values = ScanOptions(sources=())
    # No settings: what is remembered, what only the window needs, and what is said when rules are used.
    others = {"distinctions", "find_from", "included"}
    assert {
        field.name
        for field in fields(ScanOptions)
        if getattr(EVERYTHING, field.name) == getattr(usual_values, field.name)
    } == others


@pytest.mark.usefixtures("own_settings")
def test_a_preset_stands_for_its_options_and_what_is_given_wins() -> None:
    save_scan_preset(preset_of("all", EVERYTHING, with_folders=True))
    assert asked_for("--preset", "all") == EVERYTHING
    given = asked_for("--linkage", "complete", "--preset", "all", "--min-similarity", "0.9", "--exclude", "y", "z")
    expected = replace(EVERYTHING, linkage=Linkage.COMPLETE, min_similarity=0.9, exclude=("a b", "y"))
    assert given == replace(expected, sources=(os.path.abspath("z"),))
    usual = asked_for("z", "--min-similarity", "0.8", "--preset", "all")
    assert usual.min_similarity == 0.8  # though it is what would be without a preset


@pytest.mark.usefixtures("own_settings")
def test_a_preset_without_folders_needs_a_path() -> None:
    save_scan_preset(preset_of("how", EVERYTHING, with_folders=False))
    with pytest.raises(UsageError, match="PATH"):
        parse(["scan", "--preset", "how"])
    with pytest.raises(UsageError, match="PATH"):
        parse(["scan"])
    assert asked_for("z", "--preset", "how").min_similarity == EVERYTHING.min_similarity


def test_presets_are_saved_listed_shown_used_and_removed(program: Program, write: Write) -> None:
    write_family(write)
    assert program("presets", "save", "exact", "docs", "--relation", "same-text").returncode == 0
    assert program("presets", "save", "how", "--min-similarity", "90%", "--exclude", "a b").returncode == 0
    listed = program("presets", "list").stdout.splitlines()
    assert [line.split("\t")[0] for line in listed] == ["exact", "how"]
    assert program("presets", "show", "how").stdout == "--min-similarity=0.9 '--exclude=a b'\n"
    assert json.loads(program("presets", "show", "how", "--json").stdout) == {
        "name": "how",
        "arguments": ["--min-similarity=0.9", "--exclude=a b"],
    }
    run = program("scan", "--preset", "exact")
    assert "3 documents" in run.stdout
    assert "edited" not in run.stdout
    assert program("presets", "remove", "how").returncode == 0
    run = program("scan", "docs", "--preset", "how")
    assert (run.returncode, run.stdout, run.stderr) == (2, "", "dupfinder: No saved settings named 'how'.\n")
