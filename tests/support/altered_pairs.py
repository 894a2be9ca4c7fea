"""Pairs of documents in eight languages of which one is the other with all its words changed a little, or moved.

Each function gives as many as asked for, the same ones for the same seed. The texts are those of `template_pairs`.
"""

# ruff: noqa: RUF001, E501 - letters of many scripts; a letterhead is a line

import random
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import regex

from dupfinder.domain.pairs import Variable
from dupfinder.fingerprint.traditional import SIMPLIFIED, TRADITIONAL
from held_out_templates import HELD_OUT
from template_pairs import LANGUAGES, Language, Pair, filled_in

LETTERHEADS = {
    "en": (
        (
            "Harbour Insurance Ltd\n4 Quay Street, Bristol BS1 4RT\nTelephone 0117 496 0100, office@harbour.example",
            "Northgate Legal Services LLP\nSecond Floor, 18 Castle Gate, York YO1 9RN\nTel. 01904 496 0222, www.northgate.example",
        ),
        (
            "Registered in England, number 04471100. Bank: Severn and Wye, sort code 20-11-43, account 5501 2210. Directors: J. Hill, M. Osei.",
            "Authorised and regulated by the Law Society. VAT number GB 118 2209 41. Offices in York, Leeds and Whitby, by appointment only.",
        ),
    ),
    "de": (
        (
            "Stadtwerke Seeburg GmbH\nHafenstraße 4, 23552 Seeburg\nTelefon 0451 49601 00, Fax 0451 49601 99\nkontakt@seeburg.example",
            "Kanzlei Brandt & Söhne, Rechtsanwälte und Notare\nAm Markt 18, 37073 Göttingen\nRuf 0551 77 02 22, www.brandt.example",
        ),
        (
            "Sitz der Gesellschaft: Seeburg, Amtsgericht Lübeck HRB 4471. Geschäftsführer: Dr. Jens Hügel. Sparkasse Seeburg, IBAN DE12 5001 0517 0648 4898 90.",
            "Zugelassen bei allen Landgerichten. Umsatzsteuernummer 20 118 2209. Sprechstunden nach Vereinbarung, montags bis freitags von neun bis siebzehn Uhr.",
        ),
    ),
    "fr": (
        (
            "Assurances du Port SA\n4, quai des Marins, 44000 Nantes\nTéléphone 02 40 49 60 10, contact@port.example",
            "Cabinet Morel et Associés, avocats à la cour\n18, rue du Château, 35000 Rennes\nTél. 02 99 49 60 22, www.morel.example",
        ),
        (
            "Société anonyme au capital de 40 000 euros, RCS Nantes 447 110 220. Siège social : 4, quai des Marins, Nantes. Banque de l'Ouest, IBAN FR76 3000.",
            "Membre d'une association agréée, le règlement par chèque est accepté. TVA intracommunautaire FR 11 822 094 100. Sur rendez-vous du lundi au vendredi.",
        ),
    ),
    "es": (
        (
            "Seguros del Puerto S.A.\nMuelle 4, 48001 Bilbao\nTeléfono 944 96 01 00, fax 944 96 01 99, oficina@puerto.example",
            "Despacho Morales y Asociados, abogados\nCalle del Castillo 18, 50003 Zaragoza\nTel. 976 49 60 22, www.morales.example",
        ),
        (
            "Inscrita en el Registro Mercantil de Bilbao, tomo 447, folio 110, hoja 22. CIF A-44711002. Banco del Norte, cuenta ES12 5001 0517 0648 4898.",
            "Colegiados en el Ilustre Colegio de Abogados de Zaragoza. NIF B-11822094. Atendemos con cita previa de lunes a viernes, por la mañana y por la tarde.",
        ),
    ),
    "it": (
        (
            "Assicurazioni del Porto S.p.A.\nVia del Molo 4, 16121 Genova\nTelefono 010 496 01 00, ufficio@porto.example",
            "Studio legale Moretti e Associati\nPiazza del Castello 18, 10121 Torino\nTel. 011 496 02 22, www.moretti.example",
        ),
        (
            "Sede legale in Genova, capitale sociale 40.000 euro interamente versato, partita IVA 04471100220. Banca del Mare, IBAN IT12 5001 0517 0648.",
            "Iscritti all'albo degli avvocati di Torino. Codice fiscale 11822094100. Si riceve per appuntamento dal lunedì al venerdì, mattina e pomeriggio.",
        ),
    ),
    "pl": (
        (
            "Ubezpieczenia Portowe S.A.\nul. Nabrzeżna 4, 80-001 Gdańsk\ntelefon 58 496 01 00, faks 58 496 01 99, biuro@port.example",
            "Kancelaria Adwokacka Morawski i Wspólnicy\nul. Zamkowa 18, 61-001 Poznań\ntel. 61 496 02 22, www.morawski.example",
        ),
        (
            "Spółka wpisana do rejestru przedsiębiorców w Gdańsku pod numerem 0000447110. NIP 447-110-02-20. Bank Morski, rachunek 12 5001 0517 0648 4898.",
            "Adwokaci wpisani na listę izby w Poznaniu. NIP 118-220-94-10. Przyjmujemy po umówieniu od poniedziałku do piątku, rano i po południu.",
        ),
    ),
    "ru": (
        (
            "ОАО «Портовое страхование»\nНабережная улица, дом 4, 190000 Санкт-Петербург\nТелефон 812 496 01 00, office@port.example",
            "Адвокатское бюро Морозов и партнёры\nЗамковая улица, дом 18, 620000 Екатеринбург\nТел. 343 496 02 22, www.morozov.example",
        ),
        (
            "Зарегистрировано в Санкт-Петербурге, ОГРН 1044711002200, ИНН 7804471100. Морской банк, расчётный счёт 4070 2810 5001 0517 0648.",
            "Члены палаты адвокатов Свердловской области. ИНН 6611822094. Приём по записи с понедельника по пятницу, утром и после обеда.",
        ),
    ),
    "zh": (
        (
            "海港保险有限公司\n上海市码头街4号，邮政编码200000\n电话021-49601000，传真021-49601999",
            "北门律师事务所\n西安市城堡路18号二层，邮政编码710000\n电话029-49602222，请提前预约",
        ),
        (
            "本公司在上海市工商行政管理局登记，登记号码04471100。开户银行：海运银行，账号5001 0517 0648。",
            "本所律师均为陕西省律师协会会员，税务登记号码11822094。每周一至周五上午和下午接待来访。",
        ),
    ),
}
"""Of each language two letterheads and two footers."""

_TAKEN_FOR = {
    "l": "1Iit",
    "i": "lj1",
    "o": "0ce",
    "e": "co",
    "c": "eo",
    "a": "oe",
    "s": "58",
    "t": "fl",
    "f": "t",
    "g": "q9",
    "n": ("ri", "u"),
    "m": ("rn", "nn"),
    "d": ("cl", "a"),
    "w": ("vv", "w"),
    "h": "bn",
    "b": "h6",
    "u": "nv",
    "B": "8R",
    "S": "5",
    "O": "0Q",
    "Z": "2",
    "D": "O0",
    "1": "lI7",
    "0": "O",
    "5": "S",
    "8": "B",
}
"""What text recognition reads in place of letters."""

_SENTENCE_BORDER = regex.compile(r"(?<=[.!?])\s+(?=\p{Lu})|(?<=。)\s*|\n+")
"""Not so what parts a date, or an address of the web."""
_SENTENCE_END = re.compile(r"(?<=[.!?。])\s*|\n+")


def misread(count: int, *, seed: int, rate: float, languages: Sequence[Language] | None = None) -> Iterator[Pair]:
    """Yield pairs of a text and itself with so many of its letters wrong, as after text recognition."""
    draw = random.Random(seed)  # noqa: S311 - a sample, no secret
    for pair in filled_in(count, seed=seed, languages=languages):
        yield Pair(code=pair.code, kind="misread", left=pair.left, right=_misread(pair.left, rate, draw))


def misread_template(count: int, *, seed: int, rate: float, languages: Sequence[Language]) -> Iterator[Pair]:
    """Yield pairs of texts of one template, filled in for two people, of which one is misread."""
    draw = random.Random(seed)  # noqa: S311 - a sample, no secret
    for pair in filled_in(count, seed=seed, languages=languages):
        yield Pair(code=pair.code, kind=f"misread {pair.kind}", left=pair.left, right=_misread(pair.right, rate, draw))


def _misread(text: str, rate: float, draw: random.Random) -> str:
    """Return a text with wrong letters: taken for one like them, or any other, dropped, doubled, parted by a space."""
    letters = [letter for letter in text if letter.isalpha()]

    def wrong(letter: str) -> str:
        chance = draw.random()
        if chance < 0.5 and letter in _TAKEN_FOR:
            return draw.choice(_TAKEN_FOR[letter])
        if chance < 0.8:
            return draw.choice(letters)
        return draw.choice(("", letter + draw.choice(letters), letter + " "))

    return "".join(wrong(one) if one.isalnum() and draw.random() < rate else one for one in text)


def respelt(languages: Sequence[Language]) -> Iterator[Pair]:
    """Yield for each language a pair of a text and itself as it might have been spelt long ago, all through it."""
    for language in languages:
        text = "\n".join(pair.left for pair in filled_in(12, seed=1, languages=[language]))
        older = text.translate(str.maketrans("vuiи", "wvyi"))
        yield Pair(code=language.code, kind="spelling", left=text, right=older)


def written_otherwise(count: int, *, seed: int) -> Iterator[tuple[Pair, Variable]]:
    """Yield pairs of a text and itself with its letters written in another way, and which way that is."""
    plain = {"ł": "l"}
    ways: tuple[tuple[Variable, Callable[[str], str]], ...] = (
        (
            Variable.ACCENTS,
            lambda text: "".join(plain.get(one, unicodedata.normalize("NFD", one)[0]) for one in text),
        ),
        (Variable.UMLAUTS, lambda text: text.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")),
        (Variable.SCRIPT, lambda text: text.translate(str.maketrans(SIMPLIFIED, TRADITIONAL))),
    )
    languages = {
        Variable.ACCENTS: [language for language in LANGUAGES if language.code in {"fr", "es", "it", "pl"}],
        Variable.UMLAUTS: [language for language in LANGUAGES if language.code == "de"],
        Variable.SCRIPT: [language for language in LANGUAGES if language.code == "zh"],
    }
    for way, write in ways:
        for pair in filled_in(count, seed=seed, languages=languages[way]):
            left = pair.left.translate(str.maketrans(TRADITIONAL, SIMPLIFIED)) if way is Variable.SCRIPT else pair.left
            right = write(left)
            if right != left:
                yield Pair(code=pair.code, kind=way.value, left=left, right=right), way


def words_changed(count: int, *, seed: int, every: int) -> Iterator[Pair]:
    """Yield pairs of a text and itself with every so manyeth word (of Chinese, letter) put in the place of another."""
    draw = random.Random(seed)  # noqa: S311 - a sample, no secret
    for pair in filled_in(count, seed=seed):
        pieces = re.findall(r"[\u3400-\u9fff]|[^\s\u3400-\u9fff]+|\s+", pair.left)
        words = [place for place, piece in enumerate(pieces) if piece.strip()]
        others = [pieces[place] for place in words]
        for place in words[every - 1 :: every]:
            pieces[place] = draw.choice([word for word in others if word != pieces[place]])
        yield Pair(code=pair.code, kind="words", left=pair.left, right="".join(pieces))


def wide(count: int, *, seed: int) -> Iterator[Pair]:
    """Yield pairs of a Chinese text and itself with its figures and Latin letters in full width."""
    forms = {code: code + 0xFEE0 for code in range(0x21, 0x7F)}
    chinese = [language for language in LANGUAGES if language.code == "zh"]
    for pair in filled_in(count, seed=seed, languages=chinese):
        yield Pair(code=pair.code, kind="width", left=pair.left, right=pair.left.translate(forms))


def reordered(count: int, *, seed: int) -> Iterator[Pair]:
    """Yield pairs of the same sentences and lines in random order."""
    draw = random.Random(seed)  # noqa: S311 - a sample, no secret
    for pair in filled_in(count, seed=seed):
        pieces = [piece for piece in _SENTENCE_BORDER.split(pair.left) if piece.strip()]
        draw.shuffle(pieces)
        yield Pair(code=pair.code, kind="order", left=pair.left, right="\n".join(pieces))


def numbered(count: int, *, seed: int) -> Iterator[Pair]:
    """Yield pairs of short clauses without numbers, as Word draws them, and with numbers, as its PDF has them."""
    draw = random.Random(seed)  # noqa: S311 - a sample, no secret
    for pair in filled_in(count, seed=seed):
        words = re.findall(r"[^\W\d_]{4,}", pair.left)
        clauses = [" ".join(draw.choices(words, k=6)).capitalize() + "." for _ in range(24)]
        lines, way = [], draw.randrange(3)
        for place, clause in enumerate(clauses):
            part, item = divmod(place, 4)
            inner = (f"{part + 1}.{item}", f"({'xabc'[item]})", f"{item}.")[way]
            lines.append(f"{inner if item else f'{part + 1}.'} {clause}")
        yield Pair(code=pair.code, kind="numbers", left="\n".join(clauses), right="\n".join(lines))


def sentences(code: str) -> list[str]:
    """Return the sentences of the templates of one language in which nothing is filled in, each once."""
    languages = [language for language in (*LANGUAGES, *HELD_OUT) if language.code == code]
    least = 20 if code in {"zh", "ja"} else 60
    found = [
        sentence.strip()
        for language in languages
        for text in (*language.templates.values(), *language.clauses)
        for line in text.split("\n")
        for sentence in _SENTENCE_END.split(line)
        if len(sentence) >= least and "{" not in sentence
    ]
    return list(dict.fromkeys(found))


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """A short letter of one language."""

    code: str
    letterhead: int
    """Which of two it is under."""
    body: int
    text: str


def under_letterheads(*, is_long: bool) -> Iterator[Letter]:
    """Yield letters of two sentences each, no sentence in two of them, under two letterheads with their footers.

    Where these are `is_long`, it is one letterhead, and it and its footer have several times the words of a letter.
    """
    for code, (heads, feet) in LETTERHEADS.items():
        pool = sentences(code)
        notice, pool = (" ".join(pool[:6]), pool[6:]) if is_long else ("", pool)
        bodies = ["\n".join(pool[place : place + 2]) for place in range(0, len(pool) - 1, 2)]
        for number, body in enumerate(bodies):
            for which, (head, foot) in enumerate(list(zip(heads, feet, strict=True))[: 1 if is_long else 2]):
                text = f"{head}\n\n{body}\n\n{foot}\n{notice}\n"
                yield Letter(code=code, letterhead=which, body=number, text=text)
