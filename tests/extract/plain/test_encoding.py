"""Bytes to text."""

# ruff: noqa: RUF001 - texts in many scripts

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import ExtractedText
from dupfinder.extract.plain.encoding import decode, encoding_named, looks_like_text

RUSSIAN = "Привет, как дела? Это обычный русский текст про погоду и про людей, которые живут у моря. " * 5
CHINESE = "哈巴谷爱神，但却很少有人像他这样，预备好与神进行对话，质询神的作为是否公义。" * 5
JAPANESE = "これは日本語のテキストです。文字コードの判定を試します。カタカナも漢字も使います。" * 5
KOREAN = "사용자의 개인정보는 각 제품 및 서비스 개발 시 고려하는 중요한 요소입니다. 당사는 투명성을 지킵니다. " * 5
FRENCH = (
    "Il faut que les élèves aillent à l’école, même s’il pleut très fort — « garçon », dit-elle, où étiez-vous ? " * 5
)
GREEK = "Η γρήγορη αλεπού πηδάει πάνω από το τεμπέλικο σκυλί και τρέχει προς το δάσος με τα ψηλά δέντρα. " * 5

TAIWANESE = "人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心，並應以兄弟關係的精神相對待。" * 5
UKRAINIAN = "Всі люди народжуються вільними і рівними у своїй гідності та правах. Їжак, ґанок, щастя. " * 5
GERMAN = "Die Straße führt über die Brücke; größere Häuser stehen am Flussufer. Schöne Grüße an alle Jüngeren. " * 5
POLISH = "Zażółć gęślą jaźń. Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw. " * 5
TURKISH = "Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar. Akıl ve vicdana sahiptirler. " * 5
HEBREW = "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון. " * 5
ARABIC = "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق. وقد وهبوا عقلا وضميرا. " * 5
THAI = "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม " * 5
LITHUANIAN = "Visi žmonės gimsta laisvi ir lygūs savo orumu ir teisėmis. Jiems suteiktas protas ir sąžinė. " * 5


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        *((RUSSIAN, name) for name in ("cp1251", "koi8-r", "iso8859-5", "cp866", "mac-cyrillic")),
        *((UKRAINIAN, name) for name in ("cp1251", "koi8-u")),
        *((GERMAN, name) for name in ("cp1252", "cp850", "mac-roman")),
        *((POLISH, name) for name in ("cp1250", "iso8859-2")),
        *((TURKISH, name) for name in ("cp1254", "iso8859-9")),
        *((HEBREW, name) for name in ("cp1255", "iso8859-8")),
        *((ARABIC, name) for name in ("cp1256", "iso8859-6")),
        (THAI, "tis-620"),
        (LITHUANIAN, "cp1257"),
        (TAIWANESE, "big5"),
        (KOREAN, "euc_kr"),
        (GREEK, "iso8859-7"),
        (CHINESE, "gb18030"),
        (JAPANESE, "cp932"),
        (JAPANESE, "euc_jp"),
        (JAPANESE, "iso2022_jp"),
        (KOREAN, "cp949"),
        (FRENCH, "cp1252"),
        (GREEK, "cp1253"),
        *(
            (text, wide)
            for text in (RUSSIAN, CHINESE + "\n", FRENCH)
            for wide in ("utf-16-le", "utf-16-be", "utf-32-le")
        ),
        *((text, marked) for text in (RUSSIAN, CHINESE, "short") for marked in ("utf-8-sig", "utf-16", "utf-32")),
    ],
)
def test_common_encodings_are_found(text: str, encoding: str) -> None:
    data = text.encode(encoding)
    assert looks_like_text(data[:4096])
    assert decode(data) == text


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Eesti keeles on š ja ž võõrtähed. Tõnu šokolaad maksab 3 eurot. See šokk on suur, öelge.\n" * 3, "cp1252"),
        ("El precio medio de la vivienda es de 2212 €/m2, según datos.\nLas capitales: 1271 €/m².\n", "iso8859-15"),
    ],
)
def test_letters_of_windows_are_no_control_characters_and_the_euro_is_a_sign(text: str, encoding: str) -> None:
    assert decode(text.encode(encoding)) == text


PLAIN = "This line has nothing special, nor has the next one.\n" * 6


@pytest.mark.parametrize(
    "line",
    [
        "Price: £300 or €200 per month.",
        "See § 4 of the contract © 2003 Smith & Co.",
        "Temperature was 20 °C ± 2, i.e. ½ of it, in 5 µm and 10 × 20 m².",
        "“Quoted” text – with dashes… it’s the company’s.",
        "• First item",
        "His résumé was naïve but honest.",
        "The señor's jalapeño piñata in the Château.",
        "Mr. Müller ate à la carte. Où êtes-vous allés? Ça dépend des élèves, très gênés.",
        "Perché non è così? Però la città è più cara di quanto si pensava.",
        "¿Cuándo vendrá mañana? El año pasado llovió más.",
    ],
)
def test_few_letters_and_signs_of_the_west_are_not_taken_for_those_of_the_east(line: str) -> None:
    text = f"{PLAIN}{line}\n{PLAIN}"
    assert decode(text.encode("cp1252")) == text


@pytest.mark.parametrize(
    ("line", "encoding"),
    [
        ("Ni mogoče najti datoteke.", "cp1250"),
        ("Ključna riječ znači različite stvari.", "cp1250"),
        ("Decimālo vērtības parādīts.", "cp1257"),
        ("Tarpinės nėra, išskyrus paveikslėlis.", "cp1257"),
        ("Impossible d'écrire l'état à la fin, échec.", "cp850"),
        ("El diálogo no es válido, están en el índice.", "cp850"),
        ("La modalità e la proprietà.", "cp850"),
        ("A fájl neve már foglalt a táblában.", "cp852"),
        ("Impossível abrir a saída vazia.", "mac_roman"),
        ("Du ønsker at afslutte.", "mac_roman"),
    ],
)
def test_few_letters_of_other_encodings_are_left_to_chardet(line: str, encoding: str) -> None:
    assert decode(line.encode(encoding)) == line


@pytest.mark.parametrize(
    "line", ["Kjo është një fjali që nuk ka asnjë gabim, përveç të parit.", "Un caràcter vàlid és això."]
)
def test_western_languages_with_letters_of_others_are_known_by_their_words(line: str) -> None:
    text = f"{PLAIN}{line}\n{PLAIN}"
    assert decode(text.encode("cp1252")) == text


@pytest.mark.parametrize(
    "line",
    [
        "Příští schůze bude v úterý.",
        "Następne zebranie odbędzie się we wtorek.",
        "Kérjük, jöjjön időben, mert tűz van.",
    ],
)
@pytest.mark.parametrize("encoding", ["cp1250", "iso8859-2"])
def test_few_letters_of_the_east_are_not_taken_for_those_of_the_west(line: str, encoding: str) -> None:
    text = f"{PLAIN}{line}\n{PLAIN}"
    assert decode(text.encode(encoding)) == text


def test_what_shifts_between_sets_of_letters_is_no_binary_data(
    extracted: Callable[[str, bytes], ExtractedText],
) -> None:
    lines = "".join(f"{sentence}.\n" for sentence in KOREAN.split("."))
    assert extracted("a.txt", lines.encode("iso2022_kr")).text.split() == lines.split()


@given(st.text())
def test_utf8_comes_out_as_it_was(text: str) -> None:
    data = ("." + text).encode(errors="replace")
    if b"\0" not in data and b"\x1b" not in data:
        assert decode(data).encode() == data


def test_what_a_document_says_of_itself_counts_where_it_is_possible() -> None:
    assert decode("Ж".encode("cp1251"), declared="cp1251") == "Ж"
    assert decode("Ж".encode(), declared="ascii") == "Ж"
    assert decode("Ж".encode(), declared="no-such-encoding") == "Ж"


def test_one_broken_letter_does_not_make_another_encoding_of_utf8() -> None:
    assert decode(RUSSIAN.encode() + b"\xff" + RUSSIAN.encode()) == f"{RUSSIAN}\ufffd{RUSSIAN}"


def test_the_first_foreign_letter_may_come_late() -> None:
    late = "plain ascii\n" * 10_000 + FRENCH
    assert decode(late.encode("cp1252")) == late


def test_a_long_line_with_one_foreign_letter_is_sampled_around_it() -> None:
    late = "plain ascii " * 10_000 + FRENCH.replace("\n", " ") + "plain ascii " * 10_000
    assert decode(late.encode("cp1252")) == late


def test_H1_many_short_lines_cost_no_more_than_long_ones() -> None:
    assert len(decode(b"\xe9\n" * 2_000_000)) == 4_000_000


@pytest.mark.parametrize(
    ("label", "encoding"),
    [
        ("UTF-8", "utf-8"),
        (" ISO-8859-1 ", "cp1252"),
        ("gb2312", "gb18030"),
        ("ks_c_5601-1987", "cp949"),
        ("unicode-1-1-utf-7", "utf-7"),
        ("punycode", None),
        ("unicode_escape", None),
        ("no-such-encoding", None),
        ("a\0b", None),
        ("", None),
        (None, None),
    ],
)
def test_labels_name_encodings_as_pages_and_messages_mean_them(label: str | None, encoding: str | None) -> None:
    assert encoding_named(label) == encoding


def test_what_is_no_encoding_of_texts_is_not_believed() -> None:
    assert decode(b"some text", declared=encoding_named("zlib")) == "some text"
    assert decode(b"some text", declared="rot13") == "some text"


def test_a_superset_decodes_what_the_sample_did_not_show() -> None:
    text = "Une fenêtre, là-bas, était ouverte sur le jardin où jouaient les élèves. " * 500 + "\u201cquoted\u201d"
    assert decode(text.encode("cp1252")) == text


def test_letters_inside_latin_words_are_not_taken_for_cyrillic() -> None:
    text = "café au lait à la française. " * 20
    assert decode(text.encode("cp1252")) == text


@pytest.mark.parametrize("cut", range(4080, 4097))
def test_a_letter_cut_in_two_at_the_end_of_the_head_does_not_make_it_binary(cut: int) -> None:
    for text, encoding in ((CHINESE, "utf-8"), (CHINESE, "gb18030"), (JAPANESE, "cp932"), (KOREAN, "cp949")):
        assert looks_like_text((text * 20).encode(encoding)[:cut])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        bytes(100),
        bytes(range(256)) * 4,
        b"RIFF\x24\x08\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x02\x00\x44\xac\x00\x00",
        b"\x1f\x8b\x08\x00\xde\x91\xad\x65\x02\xff\x95\x91\x41\x4f\xc3\x30\x0c\x85\xef",
    ],
)
def test_binary_data_is_no_text(data: bytes) -> None:
    assert not looks_like_text(data)


def test_colours_of_a_terminal_are_text() -> None:
    assert looks_like_text(b"\x1b[31mred\x1b[0m plain\x08n\r\n" * 50)


def test_binary_data_behind_a_head_of_text_is_seen() -> None:
    assert looks_like_text(b"#!/bin/sh\n" * 100, b"more of it\n")
    assert not looks_like_text(b"#!/bin/sh\n" * 100, b"\x7fELF\0\0\0")


def test_binary_data_called_text_is_damaged(problem: Callable[[str, bytes], str]) -> None:
    assert problem("a.txt", b"Some words\n" + bytes(range(1, 32)) * 100) == (
        "damaged: The file contains binary data, not text."
    )


def test_a_zero_in_a_short_text_does_not_make_it_utf16() -> None:
    assert decode(b"Start 0\0") == "Start 0\0"


def test_the_zeros_of_a_crash_are_dropped_from_a_log(extracted: Callable[[str, bytes], ExtractedText]) -> None:
    log = b"It started.\n" * 500 + b"\0\0\0" + b"It went on.\n" * 500
    assert extracted("a.txt", log).text == "It started.\n" * 500 + "It went on.\n" * 500


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("all \x1b[01;32mgreen\x1b[0m\x1b[K now", "all green now"),
        ("N\bNA\bAM\bME\bE of the _\bf_\bi_\bl_\be", "NAME of the file"),
        ("\x1b]0;a title\x07see \x1b]8;;http://a.org\x1b\\this\x1b]8;;\x1b\\", "see this"),
        ("\bback\n\band \x1bno code, \x1b]cut off\nnext", "\bback\n\band \x1bno code, \x1b]cut off\nnext"),
    ],
)
def test_what_is_for_terminals_is_no_text(
    extracted: Callable[[str, bytes], ExtractedText], written: str, shown: str
) -> None:
    more = " and more of it" * 20
    for name in ("a.log", "a.txt", "README"):
        assert extracted(name, (written + more).encode()).text == shown + more
    assert extracted("prompt.sh", (written + more).encode()).text == written + more  # another colour, another program


@pytest.mark.parametrize("repeated", ["\x1b[", "\x1b]", "\x1b[0", "\b", "a\b", "\x1b"])
def test_H1_no_repetition_of_codes_takes_long(extracted: Callable[[str, bytes], ExtractedText], repeated: str) -> None:
    assert extracted("a.txt", b"a text " + repeated.encode() * 300_000).text.startswith("a text")
