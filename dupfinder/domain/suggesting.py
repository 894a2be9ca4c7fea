"""What a person would keep of documents that are alike, and why: filed before it lies about, finished before a draft.

The names that tell are data: well-known folders in the languages that desktops are most used in, by how little a
document is at home there, and words in the names of what is finished and of what is not yet.
"""

import enum
import functools
import os
import re
import unicodedata
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence

from dupfinder.domain.beyond import ContentKind, item_count
from dupfinder.domain.documents import Document
from dupfinder.domain.enclosed import SEPARATOR
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.pairs import SAME_WORDS


class Liking(enum.StrEnum):
    """Why a document is preferred to others, or is the keeper of its group."""

    REFERENCE = "reference"
    """It lies in a reference folder."""
    FINISHED = "finished"
    """It is signed, filled in or called final, and the others are not; or they are drafts."""
    FILED = "filed-folder"
    """It was filed, and the others lie among downloads, on a desktop, in a backup …"""
    CLEANEST_NAME = "cleanest-name"
    """The others have more marks of copies in their names."""
    BEST_FORMAT = "best-format"
    """One can go on working with it."""
    SHORTEST_PATH = "shortest-path"
    CENTRE = "centre"
    """Its text is the one that most documents of the group resemble."""
    CHOSEN = "chosen"
    """A person or a rule named it."""


Preference = tuple[bool, int, int, int, int, int, bytes]
"""Sorts first what a person would keep; `CRITERIA` names its places."""

CRITERIA = (
    *(Liking.REFERENCE, Liking.FINISHED, Liking.FILED, Liking.CLEANEST_NAME, Liking.BEST_FORMAT),
    *(Liking.SHORTEST_PATH, Liking.SHORTEST_PATH),
)

# From what a person can go on working with to what is only left to read.
FORMATS_BEST_FIRST = (
    *("docx", "docm", "odt", "pptx", "pptm", "odp", "xlsx", "xlsm", "ods"),
    *("doc", "ppt", "xls", "rtf", "pages", "numbers", "key", "epub", "html", "md", "pdf", "eml", "msg", "csv", "txt"),
)
_RANK_OF_FORMAT = {name: rank for rank, name in enumerate(FORMATS_BEST_FIRST)}

# What file managers, browsers, editors and synchronisers add to a name: "(1)", "Copy of", "conflicted copy", "~" …, and
# signs that turn or break what a name seems to be.
_COPY_WORDS = (
    "copy|copies|kopie|kopien|kopia|kopi|copie|copia|copias|cópia|cópias|duplicate|duplikat|backup|bak|sicherung|"
    "sauvegarde|old|alt|vieux|viejo|velho|vecchio|tmp|копия|старый"
)
_COPY_MARK = re.compile(
    rf"[(\[]\d+[)\]]|(?<![^\W_])(?:{_COPY_WORDS})(?![^\W\d_])|副本|复件|複本|备份|備份|コピー|복사본|~|%[0-9a-f]{{2}}|"
    r"[\x01-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]",  # no person writes these; NUL stands between enclosed names
    re.IGNORECASE,
)

# By rank, each name between bars, in lower case and without a number at its end. The desktops and downloads are those
# of xdg-user-dirs, Windows and macOS in English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Czech,
# Swedish, Danish, Norwegian, Finnish, Hungarian, Turkish, Russian, Ukrainian, Greek, Chinese, Japanese and Korean.
_FOLDERS: Mapping[int, str] = {
    1: (
        "desktop|schreibtisch|bureau|escritorio|área de trabalho|ambiente de trabalho|scrivania|bureaublad|pulpit|"
        "plocha|skrivbord|skrivebord|työpöytä|asztal|masaüstü|рабочий стол|робочий стіл|стільниця|"
        "επιφάνεια εργασίας|桌面|デスクトップ|바탕화면|바탕 화면|new folder|untitled folder|neuer ordner|"
        "nouveau dossier|dossier sans titre|nueva carpeta|carpeta sin título|nova pasta|pasta sem título|"
        "nuova cartella|cartella senza nome|nieuwe map|naamloze map|nowy folder|nový adresář|nová složka|ny mapp|"
        "ny mappe|uusi kansio|új mappa|yeni klasör|новая папка|нова папка|νέος φάκελος|新建文件夹|新增資料夾|"
        "新資料夾|新しいフォルダー|名称未設定フォルダ|새 폴더|새폴더"
    ),
    2: (
        "downloads|download|herunterladungen|téléchargements|descargas|transferências|scaricati|pobrane|stažené|"
        "stažené soubory|stahování|hämtningar|hämtade filer|overførsler|nedlastinger|lataukset|letöltések|"
        "indirilenler|i̇ndirilenler|karş\u0131dan yüklenenler|загрузки|завантаження|λήψεις|下载|下載|ダウンロード|"
        "다운로드|telegram|telegram desktop|telegram documents|telegram files|whatsapp|whatsapp documents|"
        "whatsapp images|whatsapp business documents|signal|viberdownloads|wechat files|xwechat_files|wechat|微信|"
        "tencent files|filerecv|skype received files|my skype received files|kakaotalk downloads|bluetooth|airdrop|"
        "attachments|mail attachments|email attachments|anhänge|e-mail-anhänge|pièces jointes|adjuntos|anexos|"
        "allegati|bijlagen|załączniki|přílohy|bilagor|вложения|вкладення|附件|添付ファイル|첨부파일|mail downloads|"
        "content.outlook|olk"
    ),
    3: (
        "backup|backups|back-up|bak|sicherung|sicherungen|datensicherung|sauvegarde|sauvegardes|copia de seguridad|"
        "copias de seguridad|cópia de segurança|kopia zapasowa|reservekopie|säkerhetskopia|резервная копия|备份|"
        "備份|バックアップ|백업|copies|kopien|old|old files|alt|alte dateien|vieux|ancien|anciens|viejo|antiguo|"
        "velho|antigo|vecchio|vecchi|oud|stare|staré|gammalt|gammel|vanha|régi|eski|старое|старые|старі|旧|旧文件|"
        "舊|古い|以前|trash|papierkorb|zu löschen|löschen|to delete|delete|corbeille|papelera|lixeira|cestino|"
        "prullenbak|kosz|koš|корзина|кошик|回收站|垃圾桶|ゴミ箱|휴지통|recycle|deleted|gelöscht"
    ),
    4: (
        "tmp|temp|temporary|temporär|temporaire|temporal|temporaneo|.cache|cache|"
        "inetcache|временные файлы|临时|暫存|一時"
    ),
}
_RANK_OF_FOLDER = {name: rank for rank, names in _FOLDERS.items() for name in names.split("|")}
_NUMBER = re.compile(r"[\s_-]*[(\[]?\d+[)\]]?$")

_FINISHED, _NEITHER, _DRAFT = range(3)
_FINISHED_NAMES = (
    "signed|countersigned|executed|final|unterschrieben|unterzeichnet|gegengezeichnet|signiert|"
    "endfassung|endversion|reinschrift|signé|signée|finale|définitif|définitive|firmado|firmada|definitivo|"
    "definitiva|firmato|firmata|assinado|assinada|ondertekend|getekend|definitief|podpisany|podpisana|podpisane|"
    "ostateczna|podepsaný|podepsáno|undertecknad|underskrevet|signert|allekirjoitettu|aláírt|imzal\u0131|подписан|"
    "подписано|подписанный|підписано|υπογεγραμμένο"
)
_DRAFT_NAMES = (
    "draft|entwurf|vorentwurf|brouillon|ébauche|borrador|bozza|rascunho|kladde|szkic|návrh|utkast|"
    "luonnos|tervezet|taslak|черновик|чернетка|unsigned|wip"
)
_NEGATIONS = "not|nicht|non|sin|não|niet|ikke|inte|nie|не"
_FINISHED_WORDS, _DRAFT_WORDS, _NEGATING = (
    frozenset(words.split("|")) for words in (_FINISHED_NAMES, _DRAFT_NAMES, _NEGATIONS)
)
_FINISHED_LETTERS = re.compile("已签|签署版|已簽|最终版|最終版|定稿|終稿|终稿|署名済|서명본|최종")
_DRAFT_LETTERS = re.compile("草稿|草案|下書き|초안|未签|未簽")
"""Scripts without spaces have no words to be looked up."""
_WORD = re.compile(r"[^\W\d_]+")
_TELLING_WORDS = _FINISHED_WORDS.union(_DRAFT_WORDS, _COPY_WORDS.split("|"))
_SIGN = re.compile(r"[(\[~%\x01-\x1f\x7f]")
"""With one of these begins whatever else is a mark of a copy in ASCII."""


def copy_marks(name: str) -> int:
    """Return how many marks of a copy a file name (or a path) has, such as `(1)`, `copy of`, `~`.

    What a program spoilt counts as well: line breaks, controls, signs that turn the direction of writing.
    """
    return len(_COPY_MARK.findall(name))


def format_rank(name: str, *, has_text: bool = True) -> int:
    """Return a number that is lower the better one can go on working with a format: with what has no text, worst."""
    return _RANK_OF_FORMAT.get(name, len(FORMATS_BEST_FIRST)) + (0 if has_text else len(FORMATS_BEST_FIRST) + 1)


def folder_rank(path: str) -> int:
    """Return a number that is lower the more a document is filed; nought where no folder of its path says otherwise."""
    return _rank_of(os.path.dirname(path))


@functools.lru_cache(maxsize=10_000)
def _rank_of(folder: str) -> int:
    parts = unicodedata.normalize("NFC", folder).casefold().split(os.sep)
    return sum(_RANK_OF_FOLDER.get(part, 0) or _RANK_OF_FOLDER.get(_NUMBER.sub("", part), 0) for part in parts)


def finish_rank(name: str, *, has_fields: bool) -> int:
    """Return a number that is lower the more a document is finished: by its name, or as it was filled in or signed."""
    if has_fields:
        return _FINISHED
    name = unicodedata.normalize("NFC", name)
    words = set(_WORD.findall(name.casefold()))
    is_draft = not words.isdisjoint(_DRAFT_WORDS)
    is_finished = not words.isdisjoint(_FINISHED_WORDS)
    if not name.isascii():
        is_draft |= _DRAFT_LETTERS.search(name) is not None
        is_finished |= _FINISHED_LETTERS.search(name) is not None
    if is_draft or (is_finished and not words.isdisjoint(_NEGATING)):
        return _DRAFT
    return _FINISHED if is_finished else _NEITHER


def has_fields(document: Document) -> bool:
    """Return whether a PDF has been filled in or signed; readers of other formats tell no signatures."""
    return document.format == "pdf" and item_count(document.beyond, ContentKind.FIELDS) > 0


def preference(path: str, format_name: str, *, is_reference: bool, finish: int, has_text: bool) -> Preference:
    """Return the key of a document."""
    raw = os.fsencode(path)
    marks, rank = copy_marks(os.path.basename(path)), format_rank(format_name, has_text=has_text)
    return (not is_reference, finish, folder_rank(path), marks, rank, len(raw), raw)


def preferences(documents: Sequence[Document]) -> list[Preference]:
    """Return the key of each document, as `preference` does. What has the same bytes is as finished, whatever its name.

    Most names tell nothing, and folders have many files: to ask about each by itself takes several times as long.
    """
    return [(*key, os.fsencode(one.entry.path)) for key, one in zip(criteria(documents), documents, strict=True)]


def criteria(documents: Sequence[Document]) -> Iterator[tuple[bool, int, int, int, int, int]]:
    """Yield what `preferences` has for each document, but for the last place: whole numbers."""
    marks, ranks = array("q"), array("b")
    for one in documents:
        path = one.entry.path
        is_plain = SEPARATOR not in path and _is_plain(path[path.rfind(os.sep) + 1 :])
        marks.append(0 if is_plain else copy_marks(os.path.basename(path)))
        may_have_fields = bool(one.beyond) and has_fields(one)
        is_told = may_have_fields or not is_plain
        ranks.append(finish_rank(one.entry.name, has_fields=may_have_fields) if is_told else _NEITHER)
    finish: dict[bytes, int] = {}
    for is_neither in (False, True):  # most are: only those that share their bytes with one that is not matter
        for one, rank in zip(documents, ranks, strict=True) if finish or not is_neither else ():
            if (rank == _NEITHER) is is_neither and (not is_neither or _bytes_key(one) in finish):
                key = _bytes_key(one)
                finish[key] = min(rank, finish.get(key, rank))
    folders: dict[str, int] = {}
    for one, mark in zip(documents, marks, strict=True):
        path = one.entry.path
        folder = path if SEPARATOR in path else path[: path.rfind(os.sep) + 1]
        folder_at = folders.get(folder)
        if folder_at is None:
            folder_at = folders[folder] = folder_rank(path)
        finished = finish.get(_bytes_key(one), _NEITHER) if finish else _NEITHER
        raw_length = len(path) if path.isascii() else len(os.fsencode(path))
        rank = format_rank(one.format, has_text=one.has_text)
        yield (not one.entry.is_reference, finished, folder_at, mark, rank, raw_length)


def _bytes_key(document: Document) -> bytes:
    return document.content_digest or os.fsencode(document.entry.path)


def _is_plain(name: str) -> bool:
    """Return whether a file's name surely has no mark of a copy and no word that says how finished it is."""
    return name.isascii() and not _SIGN.search(name) and _TELLING_WORDS.isdisjoint(_WORD.findall(name.lower()))


def deciding(best: Preference, others: Iterable[Preference]) -> tuple[Liking, ...]:
    """Return by what a document is preferred to others, as far as it is: each reason once, the strongest first."""
    found = set()
    for other in others:
        place = next((place for place, pair in enumerate(zip(best, other, strict=True)) if pair[0] != pair[1]), None)
        if place is not None and best < other:
            found.add(CRITERIA[place])
    return tuple(reason for reason in dict.fromkeys(CRITERIA) if reason in found)


def why_kept(group: DuplicateGroup) -> tuple[Liking, ...]:
    """Return why the search, a person or a rule has a group keep its keeper: the strongest reason first."""
    if group.is_chosen:
        return (Liking.CHOSEN,)
    parts = [one for one in group.members if one.relation is None or not one.document.entry.is_excluded]
    same = [one.document for one in parts if one.relation is None or one.relation in SAME_WORDS]
    best, *others = preferences(same)
    is_centre = len(same) < len(parts)
    return (*((Liking.CENTRE,) if is_centre else ()), *deciding(best, others))
