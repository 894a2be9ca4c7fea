"""What a person would keep, by where a document lies and what it is called, and the reasons that are given."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.beyond import BeyondWords, ContentKind, condensed, item
from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.pairs import Relation
from dupfinder.domain.suggesting import (
    Liking,
    Preference,
    finish_rank,
    folder_rank,
    has_fields,
    preference,
    preferences,
    why_kept,
)
from this_system import native

FILED = native("/home/anna/Documents/Contracts/Lease/contract.pdf")


def document(path: str, *, digest: str = "", **fields: object) -> Document:
    entry = FileEntry(file_id=FileId(0), path=native(path), size_bytes=1, mtime_ns=0, device=1, inode=0)
    return replace(
        Document(entry=entry, format=path.rsplit(".", 1)[1], content_digest=(digest or path).encode()),
        **fields,  # type: ignore[arg-type]  # the tests name its fields
    )


def best(*documents: Document) -> str:
    keys = preferences(documents)
    return documents[keys.index(min(keys))].entry.path


_PARTS = st.sampled_from(
    [
        *("contract", "copy", "Kopie", "COPY2", "copyright", "old3", "old", "~", "%20", "(1)", "[2]", "(x)"),
        *("\x02", "\u202e", "signed", "Final", "final2", "not", "draft", "Entwurf", "signé", "signe\u0301"),
        *("\u017figned", "最终版", "副本", "コピー", "_", "-", " ", ".", "7", "é", "\udcff", "\u212a", "İ", "a"),
    ]
)
_NAMES = st.lists(_PARTS, min_size=1, max_size=6).map("".join)


def slow_preferences(documents: list[Document]) -> list[Preference]:
    """Return what is preferred as it is said: each document by itself, one as finished as any of the same bytes."""
    ranks = [finish_rank(one.entry.name, has_fields=has_fields(one)) for one in documents]
    return [
        preference(
            one.entry.path,
            one.format,
            is_reference=one.entry.is_reference,
            has_text=one.has_text,
            finish=min(
                rank for rank, two in zip(ranks, documents, strict=True) if two.content_digest == one.content_digest
            ),
        )
        for one in documents
    ]


@given(
    st.lists(
        st.tuples(st.sampled_from(["/a", "/a/Downloads", "/old/draft.zip\0final"]), _NAMES, st.integers(0, 3)),
        max_size=6,
    )
)
def test_many_documents_are_preferred_as_each_by_itself(named: list[tuple[str, str, int]]) -> None:
    documents = [document(f"{folder}/{name}.pdf", digest=str(same)) for folder, name, same in named]
    assert preferences(documents) == slow_preferences(documents)


@pytest.mark.parametrize(
    "folder",
    [
        *("/home/anna/Downloads", "/home/anna/Herunterladungen", "/home/anna/Téléchargements", "/home/anna/下载"),
        *("/home/anna/Te\u0301le\u0301chargements", "/home/anna/DOWNLOADS/x", "/home/anna/Загрузки"),
        *("/home/anna/Desktop", "/home/anna/Schreibtisch", "/home/anna/桌面", "/home/anna/Рабочий стол"),
        *("/home/anna/Downloads/Telegram Desktop", "/sdcard/WhatsApp Documents", "/home/anna/WeChat Files/x"),
        *("/tmp/x", "/home/anna/temp", "/home/anna/Mail Attachments", "/home/anna/Anhänge"),  # noqa: S108 - a name
        *("/home/anna/New folder", "/home/anna/Neuer Ordner (2)", "/home/anna/新建文件夹"),
        *("/home/anna/backup", "/home/anna/old", "/home/anna/alt 2", "/home/anna/Papierkorb", "/mnt/Sicherung_3"),
    ],
)
def test_what_is_filed_is_kept_rather_than_what_lies_about(folder: str) -> None:
    assert folder_rank(native(f"{folder}/x.pdf")) > 0
    assert best(document(FILED), document(f"{folder}/contract.pdf")) == FILED


@pytest.mark.parametrize("folder", ["Documents", "Desktop publishing", "2024", "Golden Oldies", "Archive", "Tempo"])
def test_other_folders_are_as_good_as_any(folder: str) -> None:
    assert folder_rank(native(f"/home/anna/{folder}/x.pdf")) == 0


@pytest.mark.parametrize(
    "name",
    [
        *("contract signed.pdf", "contract_signed.pdf", "Vertrag-unterschrieben.pdf", "report FINAL.pdf"),
        *(
            "contrat signé.pdf",
            "contract no 5 signed.pdf",
            "contrato firmado.pdf",
            "合同最终版.pdf",
            "договор подписан.pdf",
        ),
    ],
)
def test_what_is_signed_or_final_is_not_beaten_by_a_draft(name: str) -> None:
    for draft in ("/home/anna/Documents/contract.docx", "/home/anna/Documents/contract draft.docx"):
        assert best(document(f"/home/anna/Downloads/{name}"), document(draft)).endswith(name)


@pytest.mark.parametrize(
    "name",
    ["finalist.pdf", "unsigned.pdf", "nicht unterschrieben.pdf", "final draft.docx", "designed.pdf", "Entwurf 2.docx"],
)
def test_other_words_do_not_make_a_document_final(name: str) -> None:
    assert finish_rank(name, has_fields=False) > 0


def test_a_pdf_that_was_signed_is_kept_whatever_it_is_called() -> None:
    signed = condensed(BeyondWords(items={ContentKind.FIELDS: (item("signed"),)}))
    pdf = document("/home/anna/Downloads/scan.pdf", beyond=signed)
    assert best(document("/home/anna/Documents/contract.docx"), pdf) == pdf.entry.path
    assert best(document("/d/a.docx", beyond=signed), document("/d/a.odt")) == native(
        "/d/a.docx"
    )  # as without a signature


def test_a_name_says_nothing_among_the_same_bytes() -> None:
    final = document("/home/anna/Downloads/contract final.pdf", digest="a")
    assert best(final, document(FILED, digest="a")) == FILED


def test_then_a_clean_name_a_format_to_work_with_and_a_short_path() -> None:
    assert best(document("/d/a.pdf"), document("/d/a (1).docx")) == native("/d/a.pdf")
    assert best(document("/d/a.pdf"), document("/d/longer.docx")) == native("/d/longer.docx")
    assert best(document("/d/a.pdf"), document("/d/bb.pdf")) == native("/d/a.pdf")


@pytest.mark.parametrize("name", ["a\nb.pdf", "a\N{RIGHT-TO-LEFT OVERRIDE}fdp.pdf", "a\x1b[2Kb.pdf"])
def test_a_name_that_hides_what_it_is_does_not_beat_a_plain_one(name: str) -> None:
    assert best(document(f"/d/{name}"), document("/d/a plain and much longer name.pdf")).endswith("longer name.pdf")
    assert best(document("/d/a.zip\0b.pdf"), document("/d/a longer name.zip\0b.pdf")) == native("/d/a.zip\0b.pdf")


def group(keeper: Document, *others: tuple[Document, Relation]) -> DuplicateGroup:
    members = [Member(document=keeper, relation=None, similarity=1.0, hamming_bits=0)]
    members += [Member(document=one, relation=to, similarity=0.9, hamming_bits=0) for one, to in others]
    return DuplicateGroup(group_id=1, members=tuple(members))


def test_the_reasons_are_those_that_told_the_keeper_from_another_the_strongest_first() -> None:
    same = Relation.IDENTICAL
    copies = [document("/home/anna/Downloads/contract.pdf"), document("/d/contract (1).pdf")]
    assert why_kept(group(document(FILED), (copies[0], same), (copies[1], same))) == (
        Liking.FILED,
        Liking.CLEANEST_NAME,
    )
    assert why_kept(group(document("/d/a.pdf"), (document("/d/other.pdf"), Relation.NEAR))) == (Liking.CENTRE,)
    chosen = group(document("/d/a (1).pdf"), (document("/d/a.pdf"), same))
    assert why_kept(replace(chosen, is_chosen=True)) == (Liking.CHOSEN,)
    assert why_kept(chosen) == ()  # nothing speaks for it
