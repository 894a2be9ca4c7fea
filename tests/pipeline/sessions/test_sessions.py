"""Sessions are saved and opened again: nothing is lost, and no file, however made, does harm."""

import gc
import json
import os
import random
import re
import stat
import tracemalloc
import zipfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dupfinder.decide import Marks, Refusal, plan_group
from dupfinder.domain.documents import Document, Metadata, Problem, ProblemCode
from dupfinder.domain.errors import StoreError
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.fingerprints import Feature, FingerprintMethod, FingerprintSettings, Weighting
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.ignore_list import IgnoredPair, IgnoreList, known_document
from dupfinder.domain.messages import Message, as_it_is, say
from dupfinder.domain.options import Grouping, Linkage, ScanOptions
from dupfinder.domain.pairs import Relation, Variants, VerifiedPair
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.result import ScanResult, ScanStatus, Statistics
from dupfinder.domain.sessions import SavedMark, SavedMarks, Session
from dupfinder.pipeline import (
    ScanControl,
    find_like,
    new_session,
    open_session,
    present_result,
    save_session,
    save_session_state,
)
from dupfinder.pipeline.matching.pairs import ListedPairs
from dupfinder.store import is_session_file
from sample_documents import Scan, Write
from session_samples import assert_same_result, write_family
from this_system import is_mode, not_on_windows

HEAD = "dupfinder-session.json"


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "saved.dupfinder")


def reopened(session: Session, path: str) -> Session:
    save_session(session, path)
    found = open_session(path)
    assert_same_result(found.result, session.result)
    assert replace(found, result=session.result) == session
    assert said(found) == said(session)
    return found


def said(session: Session) -> list[object]:
    """Return the templates and values of all problems: as texts, messages are equal whatever they were made of."""
    documents = (document.problem for document in session.result.documents)
    return [one.message.as_json() for one in (*session.result.problems, *documents) if one is not None]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"relation": Relation.CONTAINED, "min_similarity": 0.9, "find_from": 0.5},
        {"relation": Relation.IDENTICAL, "linkage": Linkage.SINGLE},
        {"fingerprint": FingerprintSettings(bits=128, feature=Feature.LETTERS, length=5, weighting=Weighting.IDF)},
        {"fingerprint": FingerprintSettings(method=FingerprintMethod.SENTENCES, sentences=7), "max_bits": 9},
        {"variants": Variants.ONLY, "formats": ("txt",), "include": ("*",), "max_size_bytes": 10**9},
    ],
)
def test_what_a_scan_found_comes_back(write: Write, scan_documents: Scan, path: str, options: dict[str, Any]) -> None:
    write_family(write)
    found = scan_documents(**options).result
    assert found.documents
    reopened(new_session(found), path)


def test_documents_are_the_same_objects_wherever_they_stand(write: Write, scan_documents: Scan, path: str) -> None:
    write_family(write)
    found = reopened(new_session(scan_documents(relation=Relation.CONTAINED).result), path).result
    known = {id(document) for document in found.documents}
    assert {id(member.document) for group in found.groups for member in group.members} <= known
    assert {id(container.container) for container in found.containers} <= known
    assert found.containers


def test_what_was_told_apart_stays_apart(write: Write, scan_documents: Scan, path: str) -> None:
    write_family(write)
    first, second = (scan_documents().result.groups[0].members[place].document for place in (0, -1))
    a, b = map(known_document, (first, second))
    assert a is not None
    assert b is not None
    apart = IgnoreList((IgnoredPair(number=3, a=a, b=b, noted="2026-11-22T10:00:00+00:00"),))
    found = reopened(new_session(scan_documents(distinctions=apart).result), path).result
    assert found.options.distinctions.separate(a, b)


def test_a_search_for_documents_like_one_comes_back(write: Write, tmp_path: Path, path: str) -> None:
    write_family(write)
    control = ScanControl()
    options = ScanOptions(sources=(str(tmp_path / "docs" / "b"),), use_cache=False, relation=Relation.CONTAINED)
    result = find_like(str(tmp_path / "docs" / "a" / "one.txt"), options, control)
    assert len(list(result.pairs)) == 3
    reopened(new_session(result), path)


def test_a_scan_that_was_stopped_comes_back(write: Write, scan_documents: Scan, path: str) -> None:
    write_family(write)
    token = CancelToken()
    token.cancel()
    result = scan_documents(token=token).result
    assert result.status is ScanStatus.CANCELLED
    reopened(new_session(result), path)


def marked(session: Session) -> Session:
    keeper, *others = (member.document.entry.path for member in session.result.groups[0].members)
    marks = [SavedMark(path=path, reason="newest", kept=keeper, relation=Relation.NEAR) for path in others[:-1]]
    marks.append(SavedMark(path=others[-1], reason="person"))
    return replace(
        session,
        grouping=Grouping(min_similarity=0.95, linkage=Linkage.COMPLETE),
        gone=frozenset({others[0]}),
        keepers=(others[1],),
        dates={others[1]: 1_300_000_000_000_000_000},
        marks=SavedMarks(marks=tuple(marks), keepers={keeper: "cleanest-name"}),
        view={"open": [1, 2], "sort": {"column": "size", "descending": True}, "text": "ünï", "width": 1.5, "no": None},
    )


def test_marks_and_view_come_back(write: Write, scan_documents: Scan, path: str) -> None:
    write_family(write)
    reopened(marked(new_session(scan_documents().result)), path)


def test_the_state_alone_is_small_and_stands_for_that_in_the_session(
    write: Write, scan_documents: Scan, path: str, tmp_path: Path
) -> None:
    write_family(write)
    session = new_session(scan_documents().result)
    result_id = save_session(session, path)
    state_path = str(tmp_path / "state")
    save_session_state(marked(session), state_path, result_id=result_id)
    assert not is_session_file(state_path)
    found = open_session(path, state_path=state_path)
    assert replace(found, result=session.result) == marked(session)
    for spoil in (b"PK\x03\x04 nothing", b"", None):
        if spoil is None:
            os.unlink(state_path)
        else:
            Path(state_path).write_bytes(spoil)
        assert open_session(path, state_path=state_path).marks == SavedMarks()


def test_the_state_of_another_result_is_not_taken(
    write: Write, scan_documents: Scan, path: str, tmp_path: Path
) -> None:
    write_family(write)
    session = new_session(scan_documents().result)
    state_path = str(tmp_path / "state")
    save_session_state(marked(session), state_path, result_id=save_session(session, path))
    save_session(session, path)
    assert open_session(path, state_path=state_path).marks == SavedMarks()


def test_a_session_gives_the_result_as_it_stood(write: Write, scan_documents: Scan, path: str) -> None:
    write_family(write)
    result = scan_documents(find_from=0.5).result
    session = reopened(marked(new_session(result)), path)
    assert present_result(new_session(result)) == replace(result, options=replace(result.options, cache_file=None))
    present = present_result(session)
    paths = {member.document.entry.path for group in present.groups for member in group.members}
    assert not paths & session.gone
    # The keeper that marks name is the one that is shown; one that was chosen before them is not (S12).
    assert set(session.marks.keepers) <= {group.keeper.entry.path for group in present.groups}
    none = present_result(session, grouping=Grouping(min_similarity=1.0, linkage=Linkage.CENTRE))
    assert {group.min_similarity for group in none.groups} == {1.0}


@not_on_windows("permissions of other systems are no modes")
def test_O4_only_the_owner_can_read_it(path: str) -> None:
    save_session(new_session(empty_result()), path)
    assert is_mode(os.stat(path).st_mode, 0o600)


def test_O4_it_does_not_say_where_a_cache_is(path: str) -> None:
    result = empty_result()
    save_session(new_session(replace(result, options=replace(result.options, cache_file="/somewhere/cache"))), path)
    with zipfile.ZipFile(path) as parts:
        assert b"somewhere" not in b"".join(parts.read(name) for name in parts.namelist())
    assert open_session(path).result.options == result.options


def test_R4_it_is_written_whole_or_not_at_all(tmp_path: Path, path: str) -> None:
    save_session(new_session(empty_result()), path)
    before = Path(path).read_bytes()
    view = {"no JSON": object()}
    with pytest.raises(TypeError):
        save_session(replace(new_session(empty_result()), view=view), path)
    with pytest.raises(StoreError, match=r"^[^\n]+\.$"):
        save_session(new_session(empty_result()), str(tmp_path / "saved.dupfinder" / "below a file"))
    assert Path(path).read_bytes() == before
    assert os.listdir(tmp_path) == ["saved.dupfinder"]


@not_on_windows("a device of Unix")
def test_a_device_is_not_replaced_by_a_file() -> None:
    with pytest.raises(StoreError, match="device"):
        save_session(new_session(empty_result()), "/dev/null")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_the_collector_of_cycles_works_again_after_opening(path: str) -> None:
    save_session(new_session(empty_result()), path)
    open_session(path)
    assert gc.isenabled()


# Anything that could be in a result.


def empty_result(documents: tuple[Document, ...] = (), problems: tuple[Problem, ...] = ()) -> ScanResult:
    return ScanResult(
        options=ScanOptions(sources=(os.path.abspath("docs"),)),
        status=ScanStatus.FINISHED,
        documents=documents,
        groups=(),
        containers=(),
        pairs=ListedPairs(),
        problems=problems,
        statistics=Statistics(),
    )


names = st.binary(min_size=1, max_size=12).filter(lambda name: not {0, 47} & set(name)).map(os.fsdecode)
names = names.filter(lambda name: name != os.pardir)
paths = names.map(lambda name: os.path.abspath(os.sep) + name)
texts = st.text(max_size=12) | st.binary(max_size=12).map(os.fsdecode)
reasons = texts.filter(bool)
digests = st.binary(min_size=32, max_size=32)
entries = st.builds(
    FileEntry,
    file_id=st.integers(0, 10**9).map(FileId),
    path=paths,
    size_bytes=st.integers(0, 2**62),
    mtime_ns=st.integers(-(2**63), 2**94),
    device=st.integers(-(2**63), 2**64),
    inode=st.integers(0, 2**128),
    changed_ns=st.integers(-(2**63), 2**94),
    links=st.integers(1, 2**32),
    shared_extents_bytes=st.integers(0, 2**62),
    is_reference=st.booleans(),
    other_paths=st.lists(paths, max_size=2).map(tuple),
)
metadata = st.builds(
    Metadata,
    title=st.none() | texts,
    author=st.none() | texts,
    page_count=st.none() | st.integers(-(10**400), 10**400),
    attachments=st.lists(texts, max_size=2).map(tuple),
)
messages = texts.map(as_it_is) | st.builds(
    partial(say, "{what} cannot be read: {why}."), what=texts, why=texts.map(as_it_is)
)
problems = st.builds(Problem, path=paths, code=st.sampled_from(ProblemCode), message=messages)
documents = st.builds(
    Document,
    entry=entries,
    format=st.sampled_from(["txt", "pdf"]),
    content_digest=st.none() | digests,
    word_count=st.integers(0, 10**9),
    fingerprint=st.none() | st.integers(0, 2**64 - 1),
    text_digest=st.none() | digests,
    masked_digests=st.binary(max_size=72),
    metadata=metadata,
    problem=st.none() | problems,
)


@settings(max_examples=25)
@given(
    found=st.lists(documents, max_size=4, unique_by=lambda document: document.entry.path).map(tuple),
    unread=st.lists(problems, max_size=3).map(tuple),
    marks=st.lists(st.builds(SavedMark, path=paths, reason=reasons, kept=st.none() | paths), max_size=3).map(tuple),
    gone=st.frozensets(paths, max_size=3),
    roles=st.dictionaries(paths, reasons, max_size=2),
)
def test_whatever_names_and_texts_are_in_it_comes_back(
    tmp_path_factory: pytest.TempPathFactory,
    found: tuple[Document, ...],
    unread: tuple[Problem, ...],
    marks: tuple[SavedMark, ...],
    gone: frozenset[str],
    roles: dict[str, str],
) -> None:
    session = replace(new_session(empty_result(found, unread)), marks=SavedMarks(marks=marks, keepers=roles), gone=gone)
    reopened(session, str(tmp_path_factory.getbasetemp() / "any.dupfinder"))


# Damage and malice.


@pytest.fixture
def saved(write: Write, scan_documents: Scan, path: str) -> Session:
    write_family(write)
    session = marked(new_session(scan_documents(relation=Relation.CONTAINED).result))
    save_session(session, path)
    return session


def opened_or_refused(path: str) -> Session | None:
    """Return the session, or `None` for one that is refused in one sentence."""
    try:
        return open_session(path)
    except StoreError as error:
        return None if re.fullmatch(r"[^\n]+\.", str(error)) else pytest.fail(str(error))


def damaged(content: bytes, chance: random.Random) -> bytes:
    """Return the content with some bits turned over, or cut off, or with a piece doubled, or overwritten."""
    place, length = chance.randrange(len(content)), chance.randrange(1, 40)
    match chance.randrange(4):
        case 0:
            changed = bytearray(content)
            for _ in range(chance.randrange(1, 4)):
                changed[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
            return bytes(changed)
        case 1:
            return content[:place]
        case 2:
            return content[: place + length] + content[place:]
        case _:
            return content[:place] + chance.randbytes(length) + content[place + length :]


def test_O4_damage_is_said_in_one_sentence_or_makes_no_difference(saved: Session, path: str) -> None:
    content = Path(path).read_bytes()
    chance = random.Random(7)  # noqa: S311 - test data
    refused = 0
    for _ in range(300):
        Path(path).write_bytes(damaged(content, chance))
        found = opened_or_refused(path)
        if found is None:
            refused += 1
        else:  # dates and the like of the parts
            assert_same_result(found.result, saved.result)
            assert found.marks == saved.marks
    assert refused > 200


def rewritten(path: str, change: Callable[[str, bytes], bytes | None]) -> None:
    """Write the file anew, with sound checksums and each part as `change` wants it, `None` for not at all."""
    with zipfile.ZipFile(path) as source:
        parts = {name: change(name, source.read(name)) for name in source.namelist()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
        for name, content in parts.items():
            if content is not None:
                out.writestr(name, content)


def mangled(value: object, chance: random.Random) -> object:
    """Return a JSON value of which something inside is another."""
    if isinstance(value, list) and value and chance.random() < 0.9:
        place = chance.randrange(len(value))
        return [*value[:place], mangled(value[place], chance), *value[place + 1 :]]
    if isinstance(value, dict) and value and chance.random() < 0.9:
        name = chance.choice(sorted(value))
        if chance.random() < 0.2:
            return {key if key != name else chance.choice(["", "new", "path"]): each for key, each in value.items()}
        return value | {name: mangled(value[name], chance)}
    odd: list[object] = [
        *(None, True, -1, 0, 2, 10**30, -(10**30), 1.5, float("nan"), float("inf"), "", "x", "\0", "\ud800", "../x"),
        *([], {}, [[]], {"x": 1}, [0] * 3, "near", "/etc/passwd"),
    ]
    return chance.choice(odd)


@pytest.mark.usefixtures("saved")
def test_O4_whatever_a_stranger_writes_is_refused_in_one_sentence_or_is_a_session(path: str) -> None:
    content = Path(path).read_bytes()
    chance = random.Random(8)  # noqa: S311 - test data
    with zipfile.ZipFile(path) as source:
        names = source.namelist()
    refused = 0
    for _ in range(300):
        Path(path).write_bytes(content)
        target = chance.choice(names)

        def change(name: str, part: bytes, target: str = target) -> bytes:
            if name != target:
                return part
            if name.endswith(".array"):
                place = chance.randrange(len(part)) & ~7
                odd = chance.choice([-1, 0, 1, 2**62, -(2**63), 0x7FF8 << 48]).to_bytes(8, "little", signed=True)
                return (part[:place] + odd + part[place + 8 :])[: len(part) - chance.choice([0, 0, 0, 1])]
            if name.endswith(".text"):
                place = chance.randrange(len(part))
                return part[:place] + chance.choice([b"\0", b"/", b"\xff", b"", b".."]) + part[place + 1 :]
            return json.dumps(mangled(json.loads(part), chance)).encode()

        rewritten(path, change)
        found = opened_or_refused(path)
        if found is None:
            refused += 1
        else:
            assert all(pair.similarity <= 1 for pair in found.result.pairs)
            assert found.result.reclaimable_bytes >= 0
            save_session(found, path)  # what was taken can be used
    assert refused > 150


@pytest.mark.usefixtures("saved")
def test_a_part_that_is_missing_is_noticed(path: str) -> None:
    content = Path(path).read_bytes()
    with zipfile.ZipFile(path) as source:
        names = source.namelist()
    for missing in names:
        Path(path).write_bytes(content)
        rewritten(path, lambda name, part, missing=missing: None if name == missing else part)  # type: ignore[misc] # bound now
        with pytest.raises(StoreError, match=r"^[^\n]+\.$"):
            open_session(path)


@pytest.mark.usefixtures("saved")
@pytest.mark.parametrize(
    ("part", "content"),
    [
        (HEAD, {"version": 5, "result": "x"}),
        ("options.json", {"sources": [], "something_new": 1}),
        ("options.json", {"sources": [], "relation": "looser"}),
    ],
)
def test_a_newer_version_is_said_to_be_one(path: str, part: str, content: object) -> None:
    rewritten(path, lambda name, before: json.dumps(content).encode() if name == part else before)
    with pytest.raises(StoreError, match=r"newer version of DupFinder\.$"):
        open_session(path)


def test_an_older_version_that_knew_fewer_fields_is_opened(saved: Session, path: str) -> None:
    rewritten(path, lambda name, part: b'{"sources":[]}' if name == "options.json" else part)
    assert open_session(path).result.options == ScanOptions(sources=())
    assert open_session(path).marks == saved.marks


def test_what_sessions_of_version_2_say_is_shown_as_it_is(saved: Session, path: str) -> None:
    def in_version_2(name: str, part: bytes) -> bytes:
        content: Any = json.loads(part) if name.endswith(".json") else None
        if name == HEAD:
            content["version"] = 2
        elif name == "problems/000000.json":
            content["message"] = [str(Message.from_json(message)) for message in content["message"]]
        return part if content is None else json.dumps(content).encode()

    rewritten(path, in_version_2)
    found = open_session(path).result.problems
    assert found == saved.result.problems
    assert [problem.message.template for problem in found] == [as_it_is("").template]
    assert saved.result.problems[0].message.template != found[0].message.template


def of_every_kind() -> Session:
    """Return a session with columns of each kind, as `version_3.dupfinder`, written by that version, has it."""
    bad = Problem(path="/home/ada/bad.pdf", code=ProblemCode.DAMAGED, message=say("{what} ends early.", what="bad"))
    entries = [
        FileEntry(
            file_id=FileId(number),
            path=f"/home/ada/{number}\udcff.txt",
            size_bytes=10**number,
            mtime_ns=10**18 + number,
            device=2**63 + 7,
            inode=2**100 if number == 3 else number,
            is_reference=number == 2,
            other_paths=(f"/home/ada/other {number}.txt",) * (number % 2),
        )
        for number in range(6)
    ]
    documents = tuple(
        Document(
            entry=entry,
            format="txt",
            content_digest=bytes([number % 2]) * 32 if number else None,
            word_count=number,
            fingerprint=(1 << 64) - 1 - number if number else None,
            text_digest=bytes(range(32)) if number else None,
            masked_digests=bytes(number),
            metadata=Metadata(title="a title" if number > 2 else None, page_count=number or None),
            problem=bad if number == 5 else None,
        )
        for number, entry in enumerate(entries)
    )
    keeper = Member(document=documents[1], relation=None, similarity=1.0, hamming_bits=None)
    others = (
        Member(document=documents[3], relation=Relation.IDENTICAL, similarity=1.0, hamming_bits=0),
        Member(document=documents[2], relation=Relation.NEAR, similarity=0.75, hamming_bits=3),
    )
    pair = VerifiedPair(
        a=documents[2],
        b=documents[4],
        relation=Relation.CONTAINED,
        similarity=0.5,
        a_in_b=1.0,
        b_in_a=0.5,
        hamming_bits=9,
    )
    result = ScanResult(
        options=ScanOptions(sources=("/home/ada",), relation=Relation.CONTAINED),
        status=ScanStatus.FINISHED,
        documents=documents,
        groups=(DuplicateGroup(group_id=4, members=(keeper, *others)),),
        containers=(Container(container=documents[4], pairs=(pair,)),),
        pairs=ListedPairs((pair,)),
        problems=(bad,),
        statistics=Statistics(files_seen=7, elapsed_s=1.5),
    )
    marks = (SavedMark(path="/home/ada/3\udcff.txt", reason="newest", kept="/home/ada/1\udcff.txt"),)
    return replace(
        new_session(result),
        gone=frozenset(("/home/ada/gone.txt",)),
        marks=SavedMarks(marks=marks, keepers={"/home/ada/1\udcff.txt": "person"}),
        view={"open": [4]},
    )


@not_on_windows("paths of Linux")
def test_a_session_of_version_3_is_opened(path: str) -> None:
    found = open_session(str(Path(__file__).with_name("version_3.dupfinder")))
    assert_same_result(found.result, of_every_kind().result)
    assert replace(found, result=of_every_kind().result) == of_every_kind()
    reopened(of_every_kind(), path)


@pytest.mark.parametrize("content", [b"", b"PK", b"PK\x03\x04", b"SQLite format 3\x00", b"{}", b"\x00" * 10_000])
def test_another_file_is_said_to_be_no_session(path: str, content: bytes) -> None:
    Path(path).write_bytes(content)
    assert not is_session_file(path)
    with pytest.raises(StoreError, match=r"is not a DupFinder session\.$"):
        open_session(path)


def test_a_file_that_is_not_there_is_said_to_be_unreadable(path: str, tmp_path: Path) -> None:
    assert not is_session_file(path)
    for missing in (path, str(tmp_path)):
        with pytest.raises(StoreError, match=r"cannot be read: [^\n]+\.$"):
            open_session(missing)


@not_on_windows("needs named pipes")
def test_R2_a_pipe_or_a_device_is_not_waited_for(path: str) -> None:
    os.mkfifo(path)
    for odd in (path, "/dev/zero"):
        assert not is_session_file(odd)
        with pytest.raises(StoreError, match=r"cannot be read: it is a pipe or a device\.$"):
            open_session(odd)


@pytest.mark.usefixtures("saved")
def test_H1_a_part_that_unpacks_to_far_more_than_its_size_is_refused_before_it_does(path: str) -> None:
    rewritten(path, lambda name, part: b" " * (65 << 20) + part if name == "documents/000000.json" else part)
    with pytest.raises(StoreError, match="damaged"):
        open_session(path)


@pytest.mark.usefixtures("saved")
def test_H1_lists_in_lists_do_not_fill_the_memory(path: str) -> None:
    lists = b'{"open":[' + b"[]," * (1 << 20) + b"[]]}"
    rewritten(path, lambda name, part: lists if name == "view.json" else part)
    with pytest.raises(StoreError, match="damaged"):
        open_session(path)


@pytest.mark.usefixtures("saved")
@pytest.mark.parametrize(
    "packed",
    [
        b'{"a":' * 900 + b"0" + b"}" * 900,
        b"{%s}" % b",".join(b'"%d":{"#":["int64",4000000,0,1]}' % number for number in range(100)),
        b'{"#":["int64",-1,8,1]}',
        b'{"#":["int64",1000000000000000,0,1]}',
        b'{"#":["text",-1]}',
        b'{"#":["float64",10]}',
        b'{"#":["object",1]}',
        b'{"#":{}}',
    ],
)
def test_H1_columns_that_nobody_packed_are_refused_before_they_fill_the_memory(path: str, packed: bytes) -> None:
    rewritten(path, lambda name, part: packed if name == "documents/000000.json" else part)
    tracemalloc.start()
    with pytest.raises(StoreError, match="damaged"):
        open_session(path)
    _, most_bytes = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most_bytes < 200 << 20


def test_a_text_full_of_brackets_is_no_bomb(path: str) -> None:
    reopened(replace(new_session(empty_result()), view={"text": '[{"\\' * (1 << 20)}), path)


@pytest.mark.parametrize(
    "reasons",
    [
        [""],
        pytest.param(["\ud800"], marks=not_on_windows("a folder may have that name there")),
        [f"rule {number}" for number in range(1_001)],
    ],
)
def test_marks_for_reasons_that_nobody_gave_are_refused(path: str, reasons: list[str]) -> None:
    for marks in (
        SavedMarks(marks=tuple(SavedMark(path=f"/{number}", reason=each) for number, each in enumerate(reasons))),
        SavedMarks(keepers={f"/{number}": each for number, each in enumerate(reasons)}),
    ):
        save_session(replace(new_session(empty_result()), marks=marks), path)
        with pytest.raises(StoreError, match="damaged"):
            open_session(path)


@not_on_windows("paths of Linux")
@pytest.mark.parametrize("odd", ["/a/../b.txt", "/..", "/a\0b", "a.txt"])
def test_S2_a_path_that_no_scan_finds_is_refused(path: str, odd: str) -> None:
    save_session(replace(new_session(empty_result()), gone=frozenset({"/a..b/..c/d..", odd})), path)
    with pytest.raises(StoreError, match="damaged"):
        open_session(path)


@not_on_windows("needs symbolic links")
def test_S2_what_lies_in_a_reference_is_a_reference_whatever_a_session_says(
    write: Write, scan_documents: Scan, tmp_path: Path, path: str
) -> None:
    write_family(write)
    result = scan_documents().result
    folder = Path(result.groups[0].keeper.entry.folder)
    (tmp_path / "link").symlink_to(folder)
    for reference in (folder, tmp_path / "link"):
        lying = replace(result, options=replace(result.options, references=(str(reference),)))
        save_session(new_session(lying), path)
        found = open_session(path).result
        inside = {one.entry.path for one in found.documents if one.entry.is_reference}
        assert inside == {one.entry.path for one in found.documents if Path(one.entry.path).parent == folder}
        assert inside
        marks = Marks([plan_group(group) for group in found.groups])
        refusals = marks.mark([member.document.entry.path for group in found.groups for member in group.members])
        assert {each for each, why in refusals.items() if why is Refusal.REFERENCE} >= inside & set(refusals)
        assert not inside & set(marks.marked_paths())


@pytest.mark.usefixtures("saved")
def test_H1_many_parts_that_unpack_to_far_more_than_their_size_are_refused(path: str) -> None:
    def change(name: str, part: bytes) -> bytes:
        if name == "counts.json":
            return json.dumps(json.loads(part) | {"others": [1] * 100}).encode()
        return part

    rewritten(path, change)
    with zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED) as out:
        for number in range(3):
            out.writestr(f"others/{number:06d}.json", b" " * (30 << 20) + b"[]")
    with pytest.raises(StoreError, match="damaged"):
        open_session(path)


def test_it_is_told_by_its_content_not_by_its_name(tmp_path: Path) -> None:
    other = str(tmp_path / "renamed.txt")
    save_session(new_session(empty_result()), other)
    assert is_session_file(other)
