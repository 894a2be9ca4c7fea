"""What a worker answers of what is seen in documents: looks, bare pages, pictures; the confined one, too."""

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

import dupfinder
from album_format import FORMAT, album, album_source
from dupfinder.domain.beyond import (
    BeyondWords,
    ContentKind,
    PicturesBy,
    condensed,
    differences_between,
    item,
    packed_pictures,
)
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.looks import MOST_LONG_PX, look_count, looks_from, unlooked_count
from dupfinder.domain.options import MIB, ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.extract import SourceFile, extract, no_text
from dupfinder.extract.raster import PixelBudget
from dupfinder.extract.registry import FORMATS
from dupfinder.fingerprint.signs import with_signs
from dupfinder.pipeline import ScanControl, scan
from dupfinder.pipeline.comparing.pages import PageReader
from dupfinder.pipeline.scanning.text_reader import file_entry
from dupfinder.pipeline.workers.answers import content_answer, grey_from, read_answer
from dupfinder.pipeline.workers.owner import Answer
from dupfinder.pipeline.workers.pool import WorkerPool
from dupfinder.worker.beyond import _HASHES, add_signs, content_fields, item_fields
from sample_scans import scanned_pdf

SUPPORT = Path(__file__).parents[1] / "support"
KINDS = ("PNG", "JPEG", "GIF", "BMP", "TIFF", "WEBP", "JPEG2000")
MANY_WORDS = "word " * 30


def photograph(kind: str = "PNG", seed: int = 1) -> bytes:
    blocks = np.random.default_rng(seed).integers(0, 256, (5, 6), np.uint8)
    file = io.BytesIO()
    Image.fromarray(blocks).resize((600, 400), Image.Resampling.BICUBIC).save(file, kind)
    return file.getvalue()


@pytest.fixture
def album_in_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the format in the workers that are started."""
    installed = tmp_path / "site" / "album-1.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: album\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[dupfinder.formats]\nalbum = album_format:FORMAT\n")
    program = Path(dupfinder.__file__).parents[1]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (installed.parent, SUPPORT, program))))


@pytest.fixture
def album_is_a_format(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("registry", "extraction"):
        monkeypatch.setattr(f"dupfinder.extract.{module}.formats", lambda: (FORMAT, *FORMATS))


@pytest.fixture
def reader() -> Iterator[PageReader]:
    with PageReader() as one:
        yield one


def written(tmp_path: Path, name: str, data: bytes) -> str:
    path = tmp_path / name
    path.write_bytes(data)
    return str(path)


def asked(do: str, path: str) -> Answer:
    """Return what a real worker, confined as always, answers."""
    with WorkerPool(workers=1, time_limit_s=60.0, memory_limit_bytes=500 * MIB) as pool:
        (answer,) = pool.run(do, [file_entry(path)])
    return answer


@pytest.mark.usefixtures("album_in_workers")
def test_the_confined_worker_decodes_and_hashes_pictures_of_every_kind(tmp_path: Path) -> None:
    pictures = [photograph(kind, seed) for seed, kind in enumerate(KINDS)]
    answer = asked("read", written(tmp_path, "a.album", album(pictures)))
    read = read_answer(answer, bits=FingerprintSettings().bits)
    assert read is not None
    assert [look.number for look in looks_from(read.document.looks)] == list(range(len(KINDS)))
    assert read.document.pictures[0] == PicturesBy.DATA
    assert len(read.document.pictures) == 1 + 16 * len(KINDS)
    assert read.document.beyond == b""


@pytest.mark.usefixtures("album_in_workers")
def test_the_confined_worker_tells_pictures_by_their_pixels(tmp_path: Path) -> None:
    one, other = (written(tmp_path, f"{kind}.album", album([photograph(kind)], MANY_WORDS)) for kind in ("PNG", "BMP"))
    by_data = [read_answer(asked("read", path), bits=64) for path in (one, other)]
    assert len({read.document.pictures for read in by_data if read}) == 2
    found = [content_answer(asked("pictures", path), "pictures") for path in (one, other)]
    assert found[0] == found[1]
    assert found[0] is not None
    assert found[0][0] == PicturesBy.PIXELS


@pytest.mark.usefixtures("album_in_workers")
@pytest.mark.parametrize("words", ["", "only a few words"])
def test_a_scan_tells_pictures_by_pixels_where_that_may_make_documents_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    monkeypatch.syspath_prepend(tmp_path / "site")
    (tmp_path / "docs").mkdir()
    for name, kind, seed in (("a", "PNG", 1), ("b", "BMP", 1), ("c", "PNG", 2)):
        written(tmp_path / "docs", f"{name}.album", album([photograph(kind, seed)], words))
    options = ScanOptions(sources=(str(tmp_path / "docs"),), workers=1, use_cache=False, relation=Relation.SAME_CONTENT)
    control = ScanControl()
    (group,) = scan(options, control).groups
    assert [one.document.entry.name for one in group.members] == ["a.album", "b.album"]
    assert [one.relation for one in group.members] == [None, Relation.SAME_CONTENT]


@pytest.mark.usefixtures("album_in_workers")
def test_who_looks_gets_pictures_and_pages_from_the_confined_worker(tmp_path: Path, reader: PageReader) -> None:
    path = written(tmp_path, "a.album", album([b"no picture", photograph()]))
    small = reader.stored_picture(path, 1, width_px=60)
    assert (small.width_px, small.height_px, len(small.pixels)) == (60, 40, 7200)
    seen = reader.grey(path, 1, long_px=300)
    assert (seen.number, seen.width_px, seen.height_px, len(seen.pixels)) == (1, 300, 200, 60_000)
    with pytest.raises(DocumentError, match="The album has no page or picture 1 to show"):
        reader.grey(path, 0)
    scan = written(tmp_path, "a.pdf", scanned_pdf(["One page.", "Another page."]))
    page = reader.grey(scan, 1)
    assert (page.number, page.width_px, page.height_px) == (1, MOST_LONG_PX, 1024)
    assert min(page.pixels) < 60


@pytest.mark.parametrize(("width_px", "height_px"), [(0, 0), (1, 2), (True, 3), (None, 3), (MOST_LONG_PX + 1, 1)])
def test_R1_a_grey_picture_is_as_large_as_it_says_and_may_be(
    tmp_path: Path, width_px: int | None, height_px: int
) -> None:
    body = bytes(width_px * height_px if width_px and width_px > 2 else 3 * (width_px is not None and width_px > 0))
    entry = file_entry(written(tmp_path, "a.pdf", b""))
    with pytest.raises(ValueError, match="answer"):
        grey_from(Answer(entry=entry, head={"width_px": width_px, "height_px": height_px}, body=body), number=0)


def scan_of(*sentences: str, bare: tuple[int, ...] = ()) -> tuple[SourceFile, ExtractedText]:
    data = scanned_pdf(sentences)
    source = SourceFile("a.pdf", io.BytesIO(data), len(data))
    extracted = replace(extract(source), text=MANY_WORDS, bare_pages=bare)
    return source, replace(extracted, beyond=replace(extracted.beyond, items={}, unseen=frozenset()))


def beyond_of(*sentences: str, bare: tuple[int, ...]) -> bytes:
    return condensed(content_fields(*scan_of(*sentences, bare=bare))["beyond"])


def test_pdfs_differ_in_their_bare_pages_by_what_is_drawn_on_them() -> None:
    one, same = (beyond_of("The harbour.", "The boats.", bare=(0, 1)) for _ in range(2))
    assert one == same != b""
    (difference,) = differences_between((one, beyond_of("The harbour.", "The goats.", bare=(0, 1))), (b"", b""))
    assert (difference.kind, difference.count) == (ContentKind.PAGES, 1)
    assert beyond_of("The harbour.", bare=()) == b""


def test_pages_that_cannot_be_drawn_are_unseen() -> None:
    (difference,) = differences_between((beyond_of("One.", bare=(0, 7)), beyond_of("One.", bare=(0, 7))), (b"", b""))
    assert (difference.kind, difference.count) == (ContentKind.PAGES, None)


def test_each_bare_page_has_a_look() -> None:
    fields = content_fields(*scan_of("The harbour.", "The boats.", bare=(0, 1)))
    assert [look.number for look in looks_from(bytes.fromhex(fields["looks"]))] == [0, 1]
    assert unlooked_count(bytes.fromhex(fields["looks"])) == 0


def test_pages_for_which_there_is_no_time_are_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dupfinder.worker.beyond.MOST_LOOKING_S", -1.0)
    fields = content_fields(*scan_of("The harbour.", "The boats.", bare=(0, 1)))
    assert [look.number for look in looks_from(bytes.fromhex(fields["looks"]))] == [0]
    assert unlooked_count(bytes.fromhex(fields["looks"])) == 1
    beyond = condensed(fields["beyond"])
    assert [one.count for one in differences_between((beyond, beyond), (b"", b""))] == [None]


@pytest.mark.usefixtures("album_is_a_format")
@pytest.mark.parametrize("limit", ["seconds", "pictures"])
def test_it_is_known_how_many_pictures_were_not_looked_at(monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    pictures = [photograph("PNG", seed) for seed in range(5)]
    if limit == "seconds":
        monkeypatch.setattr("dupfinder.worker.beyond.MOST_LOOKING_S", -1.0)
    else:
        monkeypatch.setattr("dupfinder.worker.beyond.MOST_LOOKS", 1)
        monkeypatch.setattr("dupfinder.extract.seeing.MOST_LOOKS", 1)
    source = album_source(pictures)
    looks = bytes.fromhex(content_fields(source, extract(source))["looks"])
    assert (len(looks_from(looks)), look_count(looks), unlooked_count(looks)) == (1, 1, 4)
    said = str(no_text(extract(source), unlooked=unlooked_count(looks)))
    assert said.endswith("except for 4 pages or pictures (too many or too large).")


@pytest.mark.usefixtures("album_is_a_format")
def test_an_album_of_large_photographs_is_looked_at_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Image.open(io.BytesIO(photograph("PNG")))
    monkeypatch.setattr(PixelBudget.__init__, "__defaults__", (one.width * one.height,))
    source = album_source([photograph("PNG", seed) for seed in range(5)])
    looks = bytes.fromhex(content_fields(source, extract(source))["looks"])
    assert (look_count(looks), unlooked_count(looks)) == (5, 0)


@pytest.mark.usefixtures("album_is_a_format")
def test_what_many_documents_show_is_hashed_once_and_each_is_told_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = [album_source([photograph(seed=seed) for seed in seeds]) for seeds in ((1, 2), (2, 3, 1), (1, 1), (4, 3))]
    found = [content_fields(source, extract(source)) for source in sources]
    monkeypatch.setattr("dupfinder.worker.beyond.MOST_HASHES", 1)
    for fields, source in zip(found, sources, strict=True):
        _HASHES.clear()
        assert content_fields(source, extract(source)) == fields
        assert content_fields(source, extract(source)) == fields
        assert len(_HASHES) == 1


def test_who_looks_gets_bare_pages_as_a_scan_counts_them() -> None:
    pages = item_fields(*scan_of("The harbour.", "The boats.", bare=(0, 1)))["beyond"]["pages"]
    assert [page[3] for page in pages] == [0, 1]
    assert len({page[0] for page in pages}) == 2


@pytest.mark.usefixtures("album_is_a_format")
def test_pictures_of_a_document_with_many_words_are_not_looked_at() -> None:
    for words, has_looks in (("", True), (MANY_WORDS, False)):
        source = album_source([photograph()], words)
        fields = content_fields(source, extract(source))
        assert ("looks" in fields) == has_looks
        assert bytes.fromhex(fields["pictures"])[0] == PicturesBy.DATA
    assert packed_pictures(PicturesBy.PIXELS, ()) == b""


def test_signs_are_added_where_they_would_have_been() -> None:
    texts = ["one two", "one + two\nthree", "-5 €\nfour"]
    marks = {ContentKind.LINKS: (item("x"),), ContentKind.COMMENTS: (item("why?", line=1),)}
    raised = {ContentKind.SIGNS: (item("raised: 2"),)}
    before = BeyondWords(items=marks | raised, unseen=frozenset({ContentKind.DRAWINGS}))
    heads: list[dict[str, Any]] = [{"beyond": before} for _ in texts]
    add_signs(heads, texts)
    assert [bytes.fromhex(one["beyond"]) for one in heads] == [condensed(with_signs(before, text)) for text in texts]
    bare: list[dict[str, Any]] = [{"beyond": BeyondWords()} for _ in range(2)]
    add_signs(bare, ["- -", texts[1]])
    assert bare == [{}, {"beyond": condensed(with_signs(BeyondWords(), texts[1])).hex()}]


@pytest.mark.parametrize("fields", ["content_fields", "item_fields"])
def test_documents_of_words_alone_are_seen_without_pillow_and_numpy(tmp_path: Path, fields: str) -> None:
    code = (
        "import io, sys; from dupfinder.extract import SourceFile, extract; "
        "import dupfinder.worker.beyond as beyond; import dupfinder.worker.serving; "
        "source = SourceFile('a.txt', io.BytesIO(b'only words'), 10); "
        f"beyond.{fields}(source, extract(source)); "
        "print(sorted({'numpy', 'PIL'} & sys.modules.keys()))"
    )
    program = str(Path(dupfinder.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env={**os.environ, "PYTHONPATH": program},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == "[]\n"
