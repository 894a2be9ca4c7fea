"""Pairs of documents in eight languages: filled in from one template for different people, and edited.

`filled_in` and `edited` give as many as asked for, the same ones for the same seed. What is filled in goes wherever a
value goes: lines of an address, salutations, sentences, labels, rows of which there are more or fewer. Rules may be made
at the templates below; those of `held_out_templates` say whether they hold elsewhere.
"""

# ruff: noqa: RUF001, E501 - letters of many scripts; a paragraph is a line

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """Templates of one language and what is filled in."""

    code: str
    templates: dict[str, str]
    people: Sequence[dict[str, str]]
    items: Sequence[str]
    row: str
    clauses: Sequence[str]
    """Paragraphs that an edit adds or puts in the place of another."""
    changes: Mapping[str, Sequence[tuple[str, str]]] = field(default_factory=dict)
    """For each template the words that an edit changes, before and after."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """Two texts and what was done."""

    code: str
    kind: str
    left: str
    right: str


def filled_in(count: int, *, seed: int, languages: Sequence[Language] | None = None) -> Iterator[Pair]:
    """Yield pairs of texts of one template, filled in for two people."""
    draw = random.Random(seed)  # noqa: S311 - a sample, no secret
    kinds = [(language, kind) for language in languages or LANGUAGES for kind in language.templates]
    for number in range(count):
        language, kind = kinds[number % len(kinds)]
        first, second = draw.sample(range(len(language.people)), 2)
        texts = [_filled(language, kind, language.people[person], draw) for person in (first, second)]
        yield Pair(code=language.code, kind=kind, left=texts[0], right=texts[1])


def edited(count: int, *, seed: int, languages: Sequence[Language] | None = None) -> Iterator[Pair]:
    """Yield pairs of texts of which one was edited: a paragraph more, less or another one, or a changed clause."""
    draw = random.Random(seed)  # noqa: S311 - a sample, no secret
    kinds = [(language, kind) for language in languages or LANGUAGES for kind in language.templates]
    for number in range(count):
        language, kind = kinds[number % len(kinds)]
        edits = _WRITTEN_EDITS if language.changes else _SPLICED_EDITS
        text = _filled(language, kind, draw.choice(language.people), draw)
        edit = edits[number % len(edits)]
        lines = text.split("\n")
        edit(_Edited(lines, _prose(lines, language.code), language, kind), draw)
        yield Pair(code=language.code, kind=f"{kind}, {edit.__name__[1:]}", left=text, right="\n".join(lines))


def _filled(language: Language, kind: str, person: dict[str, str], draw: random.Random) -> str:
    items = draw.sample(language.items, draw.randint(2, 4))
    rows = "\n".join(
        language.row.format(
            item=item, count=draw.randint(2, 40), price=f"{draw.randint(20, 900)},{draw.randint(10, 99)}"
        )
        for item in items
    )
    date = f"{draw.randint(1, 28):02}.{draw.randint(1, 12):02}.20{draw.randint(15, 26)}"
    number = f"{draw.randint(2015, 2026)}-{draw.randint(100, 9999)}"
    amount = f"{draw.randint(100, 5000)},{draw.randint(10, 99)}"
    values = {"rows": rows, "date": date, "number": number, "amount": amount}
    return language.templates[kind].format(**values | person)


def _prose(lines: Sequence[str], code: str) -> list[int]:
    """Return which lines are paragraphs of prose, not values."""
    least = 30 if code in {"zh", "ja"} else 80
    return [number for number, line in enumerate(lines) if len(line) >= least]


@dataclass(frozen=True, slots=True)
class _Edited:
    """The lines of a text, which an edit changes, and which of them are prose."""

    lines: list[str]
    prose: Sequence[int]
    language: Language
    kind: str


def _added(text: _Edited, draw: random.Random) -> None:
    text.lines.insert(draw.choice(text.prose), draw.choice(text.language.clauses))


def _left_out(text: _Edited, draw: random.Random) -> None:
    last = text.prose[-1]
    text.lines[last] = text.lines[last][: len(text.lines[last]) // 3] if draw.random() < 0.5 else ""


def _replaced(text: _Edited, draw: random.Random) -> None:
    shortest = min(text.prose, key=lambda number: len(text.lines[number]))
    text.lines[shortest] = draw.choice(text.language.clauses)


def _reworded(text: _Edited, draw: random.Random) -> None:
    """Put a few words of another paragraph in the place of some."""
    number, code = draw.choice(text.prose), text.language.code
    words, others = _cut(text.lines[number], code), _cut(draw.choice(text.language.clauses), code)
    at, start = draw.randrange(1, len(words) - 4), draw.randrange(len(others) - 3)
    words[at : at + 2] = others[start : start + 3]
    text.lines[number] = _joined(words, code)


def _words_left_out(text: _Edited, draw: random.Random) -> None:
    number = draw.choice(text.prose)
    words = _cut(text.lines[number], text.language.code)
    at = draw.randrange(1, len(words) - 4)
    del words[at : at + 3]
    text.lines[number] = _joined(words, text.language.code)


def _clause_changed(text: _Edited, draw: random.Random) -> None:
    before, after = draw.choice(text.language.changes[text.kind])
    (number,) = (number for number in text.prose if before in text.lines[number])
    text.lines[number] = text.lines[number].replace(before, after)


def _sentence_left_out(text: _Edited, draw: random.Random) -> None:
    least = 10 if text.language.code in {"zh", "ja"} else 30
    sentences = [
        (number, sentence[0])
        for number in text.prose
        for sentence in re.finditer(r"[^.!?。]+[.!?。]\s*", text.lines[number])
        if least <= len(sentence[0]) < len(text.lines[number]) - least
    ]
    number, sentence = draw.choice(sentences)
    text.lines[number] = text.lines[number].replace(sentence, "").rstrip()


def _figure_corrected(text: _Edited, draw: random.Random) -> None:
    """Put another figure for one of the template's own, not for one that was filled in."""
    template = text.language.templates[text.kind]
    figures = [
        (number, figure)
        for number in text.prose
        for figure in re.finditer(r"\d+(?!\.)", text.lines[number])
        if figure.start() and text.lines[number][figure.start() - 1 : figure.end() + 6] in template
    ]
    number, figure = draw.choice(figures)
    other = str(int(figure[0]) + draw.randint(1, 9))
    text.lines[number] = text.lines[number][: figure.start()] + other + text.lines[number][figure.end() :]


_SPLICED_EDITS = (_added, _left_out, _replaced, _reworded, _words_left_out)
_WRITTEN_EDITS = (_clause_changed, _added, _sentence_left_out, _figure_corrected, _left_out)


def _cut(text: str, code: str) -> list[str]:
    return list(text) if code in {"zh", "ja"} else text.split(" ")


def _joined(words: Sequence[str], code: str) -> str:
    return ("" if code in {"zh", "ja"} else " ").join(words)


LANGUAGES: tuple[Language, ...] = (
    Language(
        code="en",
        templates={
            "letter": "Harbour Insurance Ltd\n4 Quay Street\nBristol BS1 4RT\n\n{name}\n{street}\n{city}\n{email}\n\nBristol, {date}\nReference: {number}\n\n{salutation},\n\nwe are writing to let you know that the terms of your household policy will change at the start of the next period. From then on damage by water that comes in through the roof is covered as well, and you no longer have to pay for the first claim of each year.\nYou do not need to do anything if you agree with this. Your new contribution is {amount} and will be taken from the account that you gave us when the policy began. If you would rather end the policy, please write to us within six weeks of receiving this letter.\nWe know that {family} is a name that has been with us for long, and thank you for your trust. Our advisers are glad to answer your questions by telephone on every working day.\n\nYours sincerely,\nMargaret Hill\nHead of Customer Care",
            "contract": "LEASE\n\nbetween {name}, living at {street}, {city}, hereinafter called the tenant,\nand Northern Estates plc, hereinafter called the landlord.\n\nThe landlord lets to the tenant the furnished rooms on the ground floor of the house together with the use of the garden and the cellar. The rooms may be used for living only, and must not be sublet unless the landlord has agreed to that in writing.\nThe lease begins on {date} and runs until one of the parties ends it. The rent is {amount} each month and has to be paid by the third working day, without deductions, into an account that the landlord names.\nThe tenant keeps the rooms in good order and tells the landlord at once about any damage. Repairs that cost little are for the tenant, all others for the landlord, who may enter the rooms for that purpose after giving notice.\n{name} has received two keys and gives them back at the end of the lease.\n\n{city}, {date}\n\n{name}\nNorthern Estates plc",
            "bill": "Green Garden Supplies\nInvoice {number}\nDate: {date}\n\n{name}\n{street}\n{city}\n\nThank you for your order. We have delivered the goods named below to the address that you gave us, and ask you to check them at once, because complaints about visible damage can only be accepted within a week of delivery.\n\n{rows}\nTotal: {amount}\n\nPlease pay the total within two weeks and without deductions to the account printed at the foot of this page, and give the number of the invoice so that we can tell what you have paid for. The goods remain our property until they have been paid in full.\nIf you return goods that you do not want, please use the box in which they came and enclose a copy of this invoice. We refund the price as soon as we have looked at them.",
            "form": "Application for membership\n\nName: {name}\nOccupation: {job}\nAddress: {street}, {city}\nMail: {email}\nDate of birth: {date}\nMarital status: {status}\nAccount: {number}\n\nI apply to become a member of the society from the beginning of the next month. I know the rules of the society and accept them, and I agree that my details are kept for as long as I am a member and are passed on to nobody else.\nThe contribution is taken from my account at the beginning of each year until I end this in writing. If I move or my account changes I shall tell the office without delay, and bear the costs that arise if I forget to do so.\n\nPlace and date: {city}, {date}\nSignature: {name}",
        },
        people=(
            {
                "name": "Anna Whitfield",
                "family": "Whitfield",
                "street": "12 Mill Lane",
                "city": "York YO1 7HB",
                "email": "anna.whitfield@post.example",
                "salutation": "Dear Ms Whitfield",
                "job": "teacher",
                "status": "single",
            },
            {
                "name": "Peter J. O'Brien",
                "family": "O'Brien",
                "street": "Flat 3, 88 Station Road",
                "city": "Leeds LS2 8PD",
                "email": "pob77@mail.example.org",
                "salutation": "Dear Mr O'Brien",
                "job": "self-employed electrician",
                "status": "married",
            },
            {
                "name": "Dr. Amrita Rao",
                "family": "Rao",
                "street": "The Old Rectory, Church Street",
                "city": "Little Wenlock TF6 5BB",
                "email": "a-rao@clinic.example",
                "salutation": "Dear Dr. Rao",
                "job": "surgeon",
                "status": "widowed",
            },
            {
                "name": "Thomas van der Meer",
                "family": "van der Meer",
                "street": "7 The Crescent",
                "city": "Bath BA1 1AA",
                "email": "tvdm@example.net",
                "salutation": "Dear Thomas",
                "job": "retired",
                "status": "divorced",
            },
            {
                "name": "Brook & Sons Ltd",
                "family": "Brook",
                "street": "Unit 14, Dock Road",
                "city": "Hull HU1 2AB",
                "email": "office@brook.example",
                "salutation": "Dear Sir or Madam",
                "job": "builders' merchants",
                "status": "not applicable",
            },
        ),
        items=(
            "Rose bushes, red",
            "Watering can",
            "Garden hose with nozzle",
            "Bag of potting compost",
            "Oak bench",
            "Seed potatoes",
        ),
        row="{item}\t{count}\t{price}",
        clauses=(
            "Either party may end this agreement with a notice of three months to the end of a quarter, which has to be given in writing.",
            "Claims that arise from gross negligence remain untouched by what has been said above about liability.",
            "Should one of these rules turn out to be void, the others remain in force and the parties agree on another that comes close to it.",
            "For services that are not named here we charge what they cost us, and tell you about it before we begin.",
        ),
    ),
    Language(
        code="de",
        templates={
            "letter": "Stadtwerke Seeburg GmbH\nHafenstraße 4\n23552 Seeburg\n\n{name}\n{street}\n{city}\n{email}\n\nSeeburg, den {date}\nKundennummer: {number}\n\n{salutation},\n\nwir möchten Sie darüber informieren, dass sich die Bedingungen Ihres Vertrags über die Lieferung von Strom zum Beginn des nächsten Zeitraums ändern. Der Preis für die Arbeit sinkt, während der Grundpreis für den Zähler gleich bleibt, und die Ablesung erfolgt künftig aus der Ferne.\nWenn Sie damit einverstanden sind, brauchen Sie nichts zu unternehmen. Ihr neuer Abschlag beträgt {amount} Euro und wird wie bisher von Ihrem Konto eingezogen. Möchten Sie den Vertrag lieber beenden, so schreiben Sie uns bitte innerhalb von sechs Wochen nach Erhalt dieses Schreibens.\nWir freuen uns, dass die Familie {family} uns schon so lange ihr Vertrauen schenkt. Für Rückfragen stehen Ihnen unsere Mitarbeiter an jedem Werktag gern zur Verfügung.\n\nMit freundlichen Grüßen\nMargarete Hügel\nLeiterin der Kundenbetreuung",
            "contract": "MIETVERTRAG\n\nZwischen {title} {name}, wohnhaft {street}, {city}, nachfolgend Mieter genannt,\nund der Nordbau Wohnungsgesellschaft mbH, nachfolgend Vermieter genannt.\n\nDer Vermieter überlässt dem Mieter die möblierten Räume im Erdgeschoss des Hauses zusammen mit der Nutzung des Gartens und des Kellers. Die Räume dürfen nur zum Wohnen genutzt und nicht ohne schriftliche Zustimmung des Vermieters untervermietet werden.\nDas Mietverhältnis beginnt am {date} und läuft, bis eine der Parteien es beendet. Die Miete beträgt {amount} Euro im Monat und ist spätestens am dritten Werktag ohne Abzug auf ein Konto zu zahlen, das der Vermieter benennt.\nDer Mieter hält die Räume in gutem Zustand und meldet dem Vermieter jeden Schaden sofort. Kleine Reparaturen trägt der Mieter, alle übrigen der Vermieter, der die Räume dazu nach Ankündigung betreten darf.\n{title} {family} hat zwei Schlüssel erhalten und gibt sie am Ende der Mietzeit zurück.\n\n{city}, den {date}\n\n{name}\nNordbau Wohnungsgesellschaft mbH",
            "bill": "Gartenbedarf Grünwald\nRechnung {number}\nDatum: {date}\n\n{name}\n{street}\n{city}\n\nVielen Dank für Ihre Bestellung. Wir haben die unten genannten Waren an die von Ihnen angegebene Anschrift geliefert und bitten Sie, diese sofort zu prüfen, weil sichtbare Schäden nur innerhalb einer Woche nach der Lieferung anerkannt werden können.\n\n{rows}\nSumme: {amount} Euro\n\nBitte zahlen Sie die Summe innerhalb von zwei Wochen ohne Abzug auf das unten auf dieser Seite genannte Konto und geben Sie die Nummer der Rechnung an, damit wir Ihre Zahlung zuordnen können. Die Waren bleiben bis zur vollständigen Bezahlung unser Eigentum.\nWenn Sie Waren zurückgeben, die Sie nicht möchten, verwenden Sie bitte den Karton, in dem sie kamen, und legen Sie eine Kopie dieser Rechnung bei. Wir erstatten den Preis, sobald wir sie geprüft haben.",
            "form": "Antrag auf Mitgliedschaft\n\nName: {name}\nBeruf: {job}\nAnschrift: {street}, {city}\nMail: {email}\nGeburtsdatum: {date}\nFamilienstand: {status}\nKonto: {number}\n\nHiermit beantrage ich, vom Beginn des nächsten Monats an Mitglied des Vereins zu werden. Die Satzung des Vereins ist mir bekannt und ich erkenne sie an. Ich bin damit einverstanden, dass meine Angaben gespeichert werden, solange ich Mitglied bin, und an niemanden sonst weitergegeben werden.\nDer Beitrag wird zu Beginn jedes Jahres von meinem Konto eingezogen, bis ich dies schriftlich widerrufe. Wenn ich umziehe oder sich mein Konto ändert, teile ich das dem Büro unverzüglich mit und trage die Kosten, die entstehen, wenn ich es vergesse.\n\nOrt und Datum: {city}, {date}\nUnterschrift: {name}",
        },
        people=(
            {
                "name": "Anna Weidner",
                "title": "Frau",
                "family": "Weidner",
                "street": "Mühlgasse 12",
                "city": "99084 Erfurt",
                "email": "anna.weidner@post.example",
                "salutation": "Sehr geehrte Frau Weidner",
                "job": "Lehrerin",
                "status": "ledig",
            },
            {
                "name": "Karl-Heinz Berg",
                "title": "Herrn",
                "family": "Berg",
                "street": "Am Alten Markt 8a",
                "city": "04109 Leipzig",
                "email": "kh.berg@mail.example.org",
                "salutation": "Sehr geehrter Herr Berg",
                "job": "selbstständiger Elektriker",
                "status": "verheiratet",
            },
            {
                "name": "Dr. Ayşe Yılmaz",
                "title": "Frau Dr.",
                "family": "Yılmaz",
                "street": "Straße des Friedens 101",
                "city": "12623 Berlin",
                "email": "yilmaz@praxis.example",
                "salutation": "Sehr geehrte Frau Dr. Yılmaz",
                "job": "Chirurgin",
                "status": "verwitwet",
            },
            {
                "name": "Thomas von der Heide",
                "title": "Herrn",
                "family": "von der Heide",
                "street": "Lindenallee 7",
                "city": "79098 Freiburg im Breisgau",
                "email": "tvdh@example.net",
                "salutation": "Lieber Thomas",
                "job": "Rentner",
                "status": "geschieden",
            },
            {
                "name": "Bach & Söhne KG",
                "title": "der Firma",
                "family": "Bach",
                "street": "Gewerbepark 14",
                "city": "48155 Münster",
                "email": "info@bach.example",
                "salutation": "Sehr geehrte Damen und Herren",
                "job": "Baustoffhandel",
                "status": "entfällt",
            },
        ),
        items=(
            "Rosenstöcke, rot",
            "Gießkanne",
            "Schlauch mit Düse",
            "Blumenerde im Sack",
            "Bank aus Eiche",
            "Saatkartoffeln",
        ),
        row="{item}\t{count}\t{price}",
        clauses=(
            "Jede Partei kann diesen Vertrag mit einer Frist von drei Monaten zum Ende eines Quartals schriftlich kündigen.",
            "Ansprüche aus grober Fahrlässigkeit bleiben von dem, was oben über die Haftung gesagt ist, unberührt.",
            "Sollte eine dieser Bestimmungen unwirksam sein, so bleiben die übrigen in Kraft und die Parteien vereinbaren eine andere, die ihr nahekommt.",
            "Für Leistungen, die hier nicht genannt sind, berechnen wir unsere Kosten und teilen sie vor Beginn der Arbeiten mit.",
        ),
    ),
    Language(
        code="fr",
        templates={
            "letter": "Assurances du Port SA\n4 quai des Brumes\n44000 Nantes\n\n{name}\n{street}\n{city}\n{email}\n\nNantes, le {date}\nRéférence : {number}\n\n{salutation},\n\nnous vous informons que les conditions de votre contrat d'assurance du logement vont changer au début de la prochaine période. Désormais les dégâts causés par l'eau qui entre par le toit sont également couverts, et vous n'avez plus à payer le premier sinistre de chaque année.\nVous n'avez rien à faire si vous êtes d'accord. Votre nouvelle cotisation est de {amount} euros et sera prélevée sur le compte que vous nous avez indiqué. Si vous préférez mettre fin au contrat, veuillez nous écrire dans les six semaines qui suivent la réception de cette lettre.\nNous savons que la famille {family} nous est fidèle depuis longtemps et nous vous remercions de votre confiance. Nos conseillers répondent volontiers à vos questions par téléphone chaque jour ouvrable.\n\nVeuillez agréer nos salutations distinguées.\nMarguerite Colline\nResponsable du service des clients",
            "contract": "BAIL\n\nEntre {title} {name}, {domicile} {street}, {city}, ci-après le locataire,\net la société Immobilière du Nord, ci-après le bailleur.\n\nLe bailleur loue au locataire les pièces meublées situées au rez-de-chaussée de la maison avec l'usage du jardin et de la cave. Les pièces ne peuvent servir qu'à l'habitation et ne doivent pas être sous-louées sans l'accord écrit du bailleur.\nLe bail commence le {date} et court jusqu'à ce que l'une des parties y mette fin. Le loyer est de {amount} euros par mois et doit être payé au plus tard le troisième jour ouvrable, sans déduction, sur un compte que le bailleur indique.\nLe locataire maintient les pièces en bon état et signale aussitôt tout dommage au bailleur. Les petites réparations sont à la charge du locataire, toutes les autres à celle du bailleur, qui peut entrer dans les pièces à cette fin après avoir prévenu.\n{title} {family} a reçu deux clés et les rend à la fin du bail.\n\n{city}, le {date}\n\n{name}\nImmobilière du Nord",
            "bill": "Jardins Verts\nFacture {number}\nDate : {date}\n\n{name}\n{street}\n{city}\n\nMerci de votre commande. Nous avons livré les articles indiqués ci-dessous à l'adresse que vous nous avez donnée et vous prions de les vérifier aussitôt, car les dommages visibles ne peuvent être reconnus que dans la semaine qui suit la livraison.\n\n{rows}\nTotal : {amount} euros\n\nVeuillez payer le total dans un délai de deux semaines et sans déduction sur le compte indiqué au bas de cette page, en mentionnant le numéro de la facture pour que nous puissions attribuer votre paiement. Les articles restent notre propriété jusqu'au paiement complet.\nSi vous renvoyez des articles que vous ne voulez pas, utilisez le carton dans lequel ils sont arrivés et joignez une copie de cette facture. Nous remboursons le prix dès que nous les avons examinés.",
            "form": "Demande d'adhésion\n\nNom : {name}\nProfession : {job}\nAdresse : {street}, {city}\nCourriel : {email}\nDate de naissance : {date}\nSituation de famille : {status}\nCompte : {number}\n\nJe demande à devenir membre de l'association à partir du début du mois prochain. Je connais les statuts de l'association et je les accepte, et je consens à ce que mes données soient conservées aussi longtemps que je suis membre et ne soient transmises à personne d'autre.\nLa cotisation est prélevée sur mon compte au début de chaque année jusqu'à ce que j'y mette fin par écrit. Si je déménage ou si mon compte change, je le signale sans délai au bureau et je supporte les frais qui naissent si je l'oublie.\n\nLieu et date : {city}, {date}\nSignature : {name}",
        },
        people=(
            {
                "name": "Anne Delorme",
                "title": "Madame",
                "domicile": "domiciliée",
                "family": "Delorme",
                "street": "12 rue des Lilas",
                "city": "69003 Lyon",
                "email": "anne.delorme@poste.example",
                "salutation": "Madame",
                "job": "enseignante",
                "status": "célibataire",
            },
            {
                "name": "Jean-Pierre Lebrun",
                "title": "Monsieur",
                "domicile": "domicilié",
                "family": "Lebrun",
                "street": "88 bis, avenue de la Gare",
                "city": "67000 Strasbourg",
                "email": "jplebrun@mail.example.org",
                "salutation": "Cher Monsieur Lebrun",
                "job": "électricien à son compte",
                "status": "marié",
            },
            {
                "name": "Dr Fatou N'Diaye",
                "title": "Madame",
                "domicile": "domiciliée",
                "family": "N'Diaye",
                "street": "3 place de l'Église",
                "city": "13100 Aix-en-Provence",
                "email": "ndiaye@clinique.example",
                "salutation": "Chère Madame N'Diaye",
                "job": "chirurgienne",
                "status": "veuve",
            },
            {
                "name": "Thomas de la Tour",
                "title": "Monsieur",
                "domicile": "domicilié",
                "family": "de la Tour",
                "street": "Le Vieux Moulin",
                "city": "46100 Figeac",
                "email": "tdlt@example.net",
                "salutation": "Cher Thomas",
                "job": "retraité",
                "status": "divorcé",
            },
            {
                "name": "Ruisseau et Fils SARL",
                "title": "la société",
                "domicile": "domiciliée",
                "family": "Ruisseau",
                "street": "Zone industrielle, lot 14",
                "city": "59000 Lille",
                "email": "bureau@ruisseau.example",
                "salutation": "Madame, Monsieur",
                "job": "négoce de matériaux",
                "status": "sans objet",
            },
        ),
        items=(
            "Rosiers rouges",
            "Arrosoir",
            "Tuyau d'arrosage avec lance",
            "Sac de terreau",
            "Banc en chêne",
            "Pommes de terre de semence",
        ),
        row="{item}\t{count}\t{price}",
        clauses=(
            "Chaque partie peut mettre fin à ce contrat par écrit avec un préavis de trois mois pour la fin d'un trimestre.",
            "Les droits qui naissent d'une faute lourde ne sont pas touchés par ce qui est dit plus haut de la responsabilité.",
            "Si l'une de ces règles devait être nulle, les autres restent en vigueur et les parties conviennent d'une autre qui en est proche.",
            "Pour les services qui ne sont pas nommés ici, nous facturons ce qu'ils nous coûtent et vous en informons avant de commencer.",
        ),
    ),
    Language(
        code="es",
        templates={
            "letter": "Seguros del Puerto SA\nCalle del Muelle 4\n48001 Bilbao\n\n{name}\n{street}\n{city}\n{email}\n\nBilbao, {date}\nReferencia: {number}\n\n{salutation}:\n\nLe comunicamos que las condiciones de su póliza del hogar van a cambiar al comienzo del próximo periodo. Desde entonces también quedan cubiertos los daños causados por el agua que entra por el tejado, y ya no tendrá que pagar el primer siniestro de cada año.\nSi está de acuerdo no tiene que hacer nada. Su nueva cuota es de {amount} euros y se cobrará en la cuenta que nos indicó. Si prefiere poner fin a la póliza, escríbanos en las seis semanas siguientes a la recepción de esta carta.\nSabemos que la familia {family} lleva mucho tiempo con nosotros y le damos las gracias por su confianza. Nuestros asesores responden con gusto a sus preguntas por teléfono todos los días laborables.\n\nAtentamente,\nMargarita Colina\nJefa de atención al cliente",
            "contract": "CONTRATO DE ARRENDAMIENTO\n\nEntre {title} {name}, con domicilio en {street}, {city}, en adelante el arrendatario,\ny la sociedad Inmobiliaria del Norte, en adelante el arrendador.\n\nEl arrendador cede al arrendatario las habitaciones amuebladas de la planta baja de la casa junto con el uso del jardín y del sótano. Las habitaciones solo pueden usarse como vivienda y no deben subarrendarse sin el acuerdo escrito del arrendador.\nEl arrendamiento comienza el {date} y dura hasta que una de las partes le ponga fin. La renta es de {amount} euros al mes y debe pagarse a más tardar el tercer día laborable, sin deducciones, en una cuenta que indica el arrendador.\nEl arrendatario mantiene las habitaciones en buen estado y comunica enseguida cualquier daño al arrendador. Las pequeñas reparaciones son a cargo del arrendatario, todas las demás a cargo del arrendador, que puede entrar en las habitaciones para ello después de avisar.\n{title} {family} ha recibido dos llaves y las devuelve al final del arrendamiento.\n\n{city}, {date}\n\n{name}\nInmobiliaria del Norte",
            "bill": "Jardines Verdes\nFactura {number}\nFecha: {date}\n\n{name}\n{street}\n{city}\n\nGracias por su pedido. Hemos entregado los artículos que se indican abajo en la dirección que nos dio y le rogamos que los revise enseguida, porque los daños visibles solo pueden reconocerse en la semana siguiente a la entrega.\n\n{rows}\nTotal: {amount} euros\n\nLe rogamos que pague el total en un plazo de dos semanas y sin deducciones en la cuenta indicada al pie de esta página, y que mencione el número de la factura para que podamos asignar su pago. Los artículos siguen siendo nuestros hasta que se hayan pagado por completo.\nSi devuelve artículos que no quiere, use la caja en la que llegaron y adjunte una copia de esta factura. Devolvemos el precio en cuanto los hayamos examinado.",
            "form": "Solicitud de ingreso\n\nNombre: {name}\nProfesión: {job}\nDirección: {street}, {city}\nCorreo: {email}\nFecha de nacimiento: {date}\nEstado civil: {status}\nCuenta: {number}\n\nSolicito ser miembro de la asociación desde el comienzo del próximo mes. Conozco los estatutos de la asociación y los acepto, y estoy de acuerdo con que mis datos se guarden mientras sea miembro y no se entreguen a nadie más.\nLa cuota se cobra en mi cuenta al comienzo de cada año hasta que yo le ponga fin por escrito. Si me mudo o si cambia mi cuenta lo comunico sin demora a la oficina y pago los gastos que surjan si lo olvido.\n\nLugar y fecha: {city}, {date}\nFirma: {name}",
        },
        people=(
            {
                "name": "Ana Robledo Díaz",
                "title": "doña",
                "family": "Robledo",
                "street": "Calle Mayor 12, 3.º B",
                "city": "28013 Madrid",
                "email": "ana.robledo@correo.example",
                "salutation": "Estimada señora Robledo",
                "job": "maestra",
                "status": "soltera",
            },
            {
                "name": "Juan José Moreno",
                "title": "don",
                "family": "Moreno",
                "street": "Avenida de la Estación, 88",
                "city": "41003 Sevilla",
                "email": "jjmoreno@mail.example.org",
                "salutation": "Estimado señor Moreno",
                "job": "electricista autónomo",
                "status": "casado",
            },
            {
                "name": "Dra. Lucía Ibáñez",
                "title": "la doctora",
                "family": "Ibáñez",
                "street": "Plaza de la Iglesia 3",
                "city": "37002 Salamanca",
                "email": "ibanez@clinica.example",
                "salutation": "Estimada doctora Ibáñez",
                "job": "cirujana",
                "status": "viuda",
            },
            {
                "name": "Tomás de la Torre",
                "title": "don",
                "family": "de la Torre",
                "street": "El Molino Viejo",
                "city": "22001 Huesca",
                "email": "tdlt@example.net",
                "salutation": "Querido Tomás",
                "job": "jubilado",
                "status": "divorciado",
            },
            {
                "name": "Arroyo e Hijos SL",
                "title": "la empresa",
                "family": "Arroyo",
                "street": "Polígono Industrial Sur, nave 14",
                "city": "50001 Zaragoza",
                "email": "oficina@arroyo.example",
                "salutation": "Muy señores nuestros",
                "job": "materiales de construcción",
                "status": "no procede",
            },
        ),
        items=(
            "Rosales rojos",
            "Regadera",
            "Manguera con boquilla",
            "Saco de tierra",
            "Banco de roble",
            "Patatas de siembra",
        ),
        row="{item}\t{count}\t{price}",
        clauses=(
            "Cada parte puede poner fin a este contrato por escrito con un preaviso de tres meses para el final de un trimestre.",
            "Los derechos que nacen de una negligencia grave no se ven afectados por lo que arriba se dice de la responsabilidad.",
            "Si una de estas reglas fuera nula, las demás siguen en vigor y las partes acuerdan otra que se le acerque.",
            "Por los servicios que aquí no se nombran cobramos lo que nos cuestan y se lo decimos antes de empezar.",
        ),
    ),
    Language(
        code="it",
        templates={
            "letter": "Assicurazioni del Porto SpA\nVia del Molo 4\n16121 Genova\n\n{name}\n{street}\n{city}\n{email}\n\nGenova, {date}\nRiferimento: {number}\n\n{salutation},\n\nLe comunichiamo che le condizioni della Sua polizza della casa cambieranno all'inizio del prossimo periodo. Da allora sono coperti anche i danni causati dall'acqua che entra dal tetto, e Lei non dovrà più pagare il primo sinistro di ogni anno.\nSe è d'accordo non deve fare nulla. Il Suo nuovo premio è di {amount} euro e sarà addebitato sul conto che ci ha indicato. Se preferisce mettere fine alla polizza, ci scriva entro sei settimane dal ricevimento di questa lettera.\nSappiamo che la famiglia {family} è con noi da molto tempo e La ringraziamo per la Sua fiducia. I nostri consulenti rispondono volentieri alle Sue domande per telefono in tutti i giorni lavorativi.\n\nCordiali saluti\nMargherita Colle\nResponsabile del servizio clienti",
            "contract": "CONTRATTO DI LOCAZIONE\n\nTra {title} {name}, residente in {street}, {city}, di seguito il conduttore,\ne la società Immobiliare del Nord, di seguito il locatore.\n\nIl locatore cede al conduttore le stanze ammobiliate al piano terra della casa insieme con l'uso del giardino e della cantina. Le stanze possono essere usate solo per abitarvi e non devono essere subaffittate senza il consenso scritto del locatore.\nLa locazione comincia il {date} e dura finché una delle parti non vi mette fine. Il canone è di {amount} euro al mese e deve essere pagato al più tardi il terzo giorno lavorativo, senza detrazioni, su un conto che il locatore indica.\nIl conduttore tiene le stanze in buono stato e comunica subito ogni danno al locatore. Le piccole riparazioni sono a carico del conduttore, tutte le altre a carico del locatore, che a questo scopo può entrare nelle stanze dopo avere avvisato.\n{title} {family} ha ricevuto due chiavi e le restituisce alla fine della locazione.\n\n{city}, {date}\n\n{name}\nImmobiliare del Nord",
            "bill": "Giardini Verdi\nFattura {number}\nData: {date}\n\n{name}\n{street}\n{city}\n\nGrazie per il Suo ordine. Abbiamo consegnato gli articoli indicati sotto all'indirizzo che ci ha dato e La preghiamo di controllarli subito, perché i danni visibili possono essere riconosciuti solo entro una settimana dalla consegna.\n\n{rows}\nTotale: {amount} euro\n\nLa preghiamo di pagare il totale entro due settimane e senza detrazioni sul conto indicato in fondo a questa pagina, e di citare il numero della fattura perché possiamo attribuire il Suo pagamento. Gli articoli restano nostri fino al pagamento completo.\nSe restituisce articoli che non vuole, usi la scatola in cui sono arrivati e alleghi una copia di questa fattura. Rimborsiamo il prezzo appena li abbiamo esaminati.",
            "form": "Domanda di iscrizione\n\nNome: {name}\nProfessione: {job}\nIndirizzo: {street}, {city}\nPosta: {email}\nData di nascita: {date}\nStato civile: {status}\nConto: {number}\n\nChiedo di diventare socio dell'associazione dall'inizio del prossimo mese. Conosco lo statuto dell'associazione e lo accetto, e acconsento a che i miei dati siano conservati finché sono socio e non siano comunicati a nessun altro.\nLa quota viene addebitata sul mio conto all'inizio di ogni anno finché non vi metto fine per iscritto. Se cambio casa o se cambia il mio conto lo comunico senza indugio all'ufficio e sostengo le spese che nascono se lo dimentico.\n\nLuogo e data: {city}, {date}\nFirma: {name}",
        },
        people=(
            {
                "name": "Anna Castelli",
                "title": "la signora",
                "family": "Castelli",
                "street": "Via dei Mille 12",
                "city": "20121 Milano",
                "email": "anna.castelli@posta.example",
                "salutation": "Gentile signora Castelli",
                "job": "insegnante",
                "status": "nubile",
            },
            {
                "name": "Gian Pietro Rossi",
                "title": "il signor",
                "family": "Rossi",
                "street": "Viale della Stazione, 88/A",
                "city": "40121 Bologna",
                "email": "gprossi@mail.example.org",
                "salutation": "Egregio signor Rossi",
                "job": "elettricista in proprio",
                "status": "coniugato",
            },
            {
                "name": "Dott.ssa Giulia Sanna",
                "title": "la dottoressa",
                "family": "Sanna",
                "street": "Piazza della Chiesa 3",
                "city": "09124 Cagliari",
                "email": "sanna@clinica.example",
                "salutation": "Gentile dottoressa Sanna",
                "job": "chirurga",
                "status": "vedova",
            },
            {
                "name": "Tommaso della Torre",
                "title": "il signor",
                "family": "della Torre",
                "street": "Località Mulino Vecchio",
                "city": "53100 Siena",
                "email": "tdt@example.net",
                "salutation": "Caro Tommaso",
                "job": "pensionato",
                "status": "divorziato",
            },
            {
                "name": "Ruscello e Figli srl",
                "title": "la ditta",
                "family": "Ruscello",
                "street": "Zona Industriale, lotto 14",
                "city": "80100 Napoli",
                "email": "ufficio@ruscello.example",
                "salutation": "Gentili Signori",
                "job": "materiali edili",
                "status": "non pertinente",
            },
        ),
        items=(
            "Rose rosse",
            "Annaffiatoio",
            "Tubo da giardino con lancia",
            "Sacco di terriccio",
            "Panca di quercia",
            "Patate da semina",
        ),
        row="{item}\t{count}\t{price}",
        clauses=(
            "Ciascuna parte può mettere fine a questo contratto per iscritto con un preavviso di tre mesi per la fine di un trimestre.",
            "I diritti che nascono da colpa grave non sono toccati da quanto è detto sopra della responsabilità.",
            "Se una di queste regole fosse nulla, le altre restano in vigore e le parti ne concordano un'altra che le si avvicini.",
            "Per i servizi che qui non sono nominati chiediamo quello che ci costano e lo comunichiamo prima di cominciare.",
        ),
    ),
    Language(
        code="pl",
        templates={
            "letter": "Ubezpieczenia Portowe SA\nul. Nabrzeżna 4\n80-001 Gdańsk\n\n{name}\n{street}\n{city}\n{email}\n\nGdańsk, {date}\nNumer sprawy: {number}\n\n{salutation},\n\ninformujemy, że warunki polisy mieszkaniowej zmienią się z początkiem następnego okresu. Od tej chwili ubezpieczenie obejmuje także szkody wyrządzone przez wodę, która dostaje się przez dach, i nie trzeba już płacić za pierwszą szkodę w każdym roku.\nJeśli te zmiany są do przyjęcia, nie trzeba nic robić. Nowa składka wynosi {amount} zł i zostanie pobrana z rachunku, który nam wskazano. Kto woli zakończyć umowę, powinien napisać do nas w ciągu sześciu tygodni od otrzymania tego listu.\nDziękujemy za wieloletnie zaufanie. Nasi doradcy chętnie odpowiadają na pytania przez telefon w każdy dzień roboczy, a odpowiedzi na najczęstsze z nich są także na naszej stronie.\n\nZ poważaniem\nMałgorzata Górska\nKierowniczka działu obsługi klienta",
            "contract": "UMOWA NAJMU\n\nzawarta między {title} {name}, adres {street}, {city}, dalej najemca,\na spółką Nieruchomości Północne, dalej wynajmujący.\n\nWynajmujący oddaje najemcy umeblowane pokoje na parterze domu wraz z prawem do korzystania z ogrodu i piwnicy. Pokoje mogą służyć tylko do mieszkania i nie wolno ich podnajmować bez pisemnej zgody wynajmującego.\nNajem zaczyna się {date} i trwa, dopóki jedna ze stron go nie zakończy. Czynsz wynosi {amount} zł miesięcznie i należy go zapłacić najpóźniej trzeciego dnia roboczego, bez potrąceń, na rachunek wskazany przez wynajmującego.\nNajemca utrzymuje pokoje w dobrym stanie i od razu zgłasza wynajmującemu każdą szkodę. Drobne naprawy obciążają najemcę, wszystkie inne wynajmującego, który może w tym celu wejść do pokojów po uprzedzeniu.\nNajemca otrzymał dwa klucze i oddaje je na koniec najmu.\n\n{city}, {date}\n\n{name}\nNieruchomości Północne",
            "bill": "Zielone Ogrody\nFaktura {number}\nData: {date}\n\n{name}\n{street}\n{city}\n\nDziękujemy za zamówienie. Wymienione niżej towary dostarczyliśmy pod podany adres i prosimy o ich natychmiastowe sprawdzenie, ponieważ widoczne uszkodzenia możemy uznać tylko w ciągu tygodnia od dostawy.\n\n{rows}\nRazem: {amount} zł\n\nProsimy zapłacić całość w ciągu dwóch tygodni i bez potrąceń na rachunek podany u dołu tej strony, z numerem faktury, abyśmy mogli przypisać wpłatę. Towary pozostają naszą własnością do czasu pełnej zapłaty.\nPrzy zwrocie niechcianych towarów prosimy użyć pudełka, w którym przyszły, i dołączyć kopię tej faktury. Zwracamy cenę, gdy tylko je obejrzymy.",
            "form": "Wniosek o członkostwo\n\nImię i nazwisko: {name}\nZawód: {job}\nAdres: {street}, {city}\nPoczta: {email}\nData urodzenia: {date}\nStan cywilny: {status}\nRachunek: {number}\n\nProszę o przyjęcie do stowarzyszenia od początku następnego miesiąca. Znam statut stowarzyszenia i go przyjmuję oraz zgadzam się, aby moje dane były przechowywane tak długo, jak długo trwa członkostwo, i nie były przekazywane nikomu innemu.\nSkładka jest pobierana z mojego rachunku na początku każdego roku, dopóki nie odwołam tego na piśmie. O zmianie adresu lub rachunku bez zwłoki powiadamiam biuro i ponoszę koszty, które powstaną, jeśli o tym zapomnę.\n\nMiejsce i data: {city}, {date}\nPodpis: {name}",
        },
        people=(
            {
                "name": "Anna Zielińska",
                "title": "panią",
                "street": "ul. Młyńska 12",
                "city": "31-001 Kraków",
                "email": "anna.zielinska@poczta.example",
                "salutation": "Szanowna Pani",
                "job": "nauczycielka",
                "status": "panna",
            },
            {
                "name": "Jan Piotr Wrona",
                "title": "panem",
                "street": "al. Kolejowa 88 m. 3",
                "city": "50-001 Wrocław",
                "email": "jpwrona@mail.example.org",
                "salutation": "Szanowny Panie Wrona",
                "job": "elektryk, własna działalność",
                "status": "żonaty",
            },
            {
                "name": "dr Ewa Kowal",
                "title": "panią",
                "street": "pl. Kościelny 3",
                "city": "20-001 Lublin",
                "email": "kowal@klinika.example",
                "salutation": "Szanowna Pani Doktor",
                "job": "chirurg",
                "status": "wdowa",
            },
            {
                "name": "Tomasz Młynarz",
                "title": "panem",
                "street": "Stary Młyn 7",
                "city": "34-500 Zakopane",
                "email": "tm@example.net",
                "salutation": "Drogi Tomaszu",
                "job": "emeryt",
                "status": "rozwiedziony",
            },
            {
                "name": "Strumień i Synowie sp. z o.o.",
                "title": "firmą",
                "street": "ul. Przemysłowa 14",
                "city": "61-001 Poznań",
                "email": "biuro@strumien.example",
                "salutation": "Szanowni Państwo",
                "job": "materiały budowlane",
                "status": "nie dotyczy",
            },
        ),
        items=(
            "Róże czerwone",
            "Konewka",
            "Wąż ogrodowy z dyszą",
            "Worek ziemi",
            "Ławka dębowa",
            "Ziemniaki sadzeniaki",
        ),
        row="{item}\t{count}\t{price}",
        clauses=(
            "Każda ze stron może zakończyć tę umowę na piśmie z zachowaniem trzech miesięcy na koniec kwartału.",
            "Prawa, które wynikają z rażącego niedbalstwa, pozostają nienaruszone przez to, co powiedziano wyżej o odpowiedzialności.",
            "Jeśli jedno z tych postanowień okaże się nieważne, pozostałe obowiązują nadal, a strony uzgadniają inne, które jest mu bliskie.",
            "Za usługi, których tu nie wymieniono, pobieramy tyle, ile nas kosztują, i mówimy o tym przed rozpoczęciem.",
        ),
    ),
    Language(
        code="ru",
        templates={
            "letter": "Страховая компания «Причал»\nул. Портовая, 4\n190000 Санкт-Петербург\n\n{name}\n{street}\n{city}\n{email}\n\nСанкт-Петербург, {date}\nНомер договора: {number}\n\n{salutation}!\n\nСообщаем, что условия страхования жилья изменятся с начала следующего периода. С этого времени страховка покрывает и ущерб от воды, которая попадает через крышу, и больше не нужно платить за первый случай в каждом году.\nЕсли вы согласны, ничего делать не нужно. Новый взнос составляет {amount} руб. и будет списан со счёта, который вы нам указали. Если вы хотите прекратить договор, напишите нам в течение шести недель после получения этого письма.\nБлагодарим вас за многолетнее доверие. Наши сотрудники охотно отвечают на вопросы по телефону каждый рабочий день, а ответы на самые частые из них есть и на нашем сайте.\n\nС уважением,\nМаргарита Холмова\nНачальник отдела по работе с клиентами",
            "contract": "ДОГОВОР АРЕНДЫ\n\n{name}, адрес: {street}, {city}, далее арендатор, с одной стороны,\nи общество «Северная недвижимость», далее арендодатель, с другой стороны.\n\nАрендодатель передаёт арендатору меблированные комнаты на первом этаже дома вместе с правом пользоваться садом и подвалом. Комнаты могут служить только для проживания и не могут сдаваться другим без письменного согласия арендодателя.\nАренда начинается {date} и продолжается, пока одна из сторон её не прекратит. Плата составляет {amount} руб. в месяц и вносится не позднее третьего рабочего дня, без вычетов, на счёт, который указывает арендодатель.\nАрендатор содержит комнаты в порядке и сразу сообщает арендодателю о любом ущербе. Мелкий ремонт делает арендатор, весь остальной делает арендодатель, который может для этого войти в комнаты, предупредив заранее.\nАрендатор получил два ключа и возвращает их в конце аренды.\n\n{city}, {date}\n\n{name}\nСеверная недвижимость",
            "bill": "Зелёные сады\nСчёт {number}\nДата: {date}\n\n{name}\n{street}\n{city}\n\nБлагодарим за заказ. Мы доставили указанные ниже товары по адресу, который вы нам дали, и просим сразу их проверить, потому что видимые повреждения могут быть признаны только в течение недели после доставки.\n\n{rows}\nИтого: {amount} руб.\n\nПросим оплатить всю сумму в течение двух недель и без вычетов на счёт, указанный внизу этой страницы, и назвать номер счёта, чтобы мы могли учесть ваш платёж. Товары остаются нашей собственностью до полной оплаты.\nЕсли вы возвращаете товары, которые вам не нужны, используйте коробку, в которой они пришли, и приложите копию этого счёта. Мы вернём деньги, как только их осмотрим.",
            "form": "Заявление о вступлении\n\nИмя: {name}\nПрофессия: {job}\nАдрес: {street}, {city}\nПочта: {email}\nДата рождения: {date}\nСемейное положение: {status}\nСчёт: {number}\n\nПрошу принять меня в члены общества с начала следующего месяца. Я знаю устав общества и принимаю его, и я не возражаю против того, чтобы мои данные хранились, пока я остаюсь членом, и никому другому не передавались.\nВзнос списывается с моего счёта в начале каждого года, пока я не прекращу это в письменном виде. О перемене адреса или счёта я без промедления сообщаю в контору и несу расходы, которые возникнут, если я об этом забуду.\n\nМесто и дата: {city}, {date}\nПодпись: {name}",
        },
        people=(
            {
                "name": "Анна Сергеевна Мельникова",
                "street": "ул. Мельничная, д. 12",
                "city": "101000 Москва",
                "email": "anna.melnikova@pochta.example",
                "salutation": "Уважаемая Анна Сергеевна",
                "job": "учительница",
                "status": "не замужем",
            },
            {
                "name": "Иванов Пётр Ильич",
                "street": "Вокзальный проспект, 88, кв. 3",
                "city": "620000 Екатеринбург",
                "email": "ivanov77@mail.example.org",
                "salutation": "Уважаемый Пётр Ильич",
                "job": "электрик, сам на себя",
                "status": "женат",
            },
            {
                "name": "д-р Елена Кузнец",
                "street": "Церковная площадь, 3",
                "city": "420000 Казань",
                "email": "kuznets@klinika.example",
                "salutation": "Уважаемая госпожа Кузнец",
                "job": "хирург",
                "status": "вдова",
            },
            {
                "name": "Фома Старицкий",
                "street": "деревня Старая Мельница, 7",
                "city": "170000 Тверь",
                "email": "fs@example.net",
                "salutation": "Дорогой Фома",
                "job": "на пенсии",
                "status": "разведён",
            },
            {
                "name": "ООО «Ручей и сыновья»",
                "street": "Промышленная зона, участок 14",
                "city": "630000 Новосибирск",
                "email": "office@ruchey.example",
                "salutation": "Уважаемые господа",
                "job": "торговля стройматериалами",
                "status": "нет",
            },
        ),
        items=(
            "Кусты роз, красные",
            "Лейка",
            "Шланг садовый с насадкой",
            "Мешок земли",
            "Скамья дубовая",
            "Картофель семенной",
        ),
        row="{item}\t{count}\t{price}",
        clauses=(
            "Каждая из сторон может прекратить этот договор письменно за три месяца до конца квартала.",
            "Права, которые возникают из грубой небрежности, не затронуты тем, что выше сказано об ответственности.",
            "Если одно из этих правил окажется недействительным, остальные сохраняют силу, и стороны договариваются о другом, близком к нему.",
            "За услуги, которые здесь не названы, мы берём столько, сколько они нам стоят, и говорим об этом до начала.",
        ),
    ),
    Language(
        code="zh",
        templates={
            "letter": "海港保险有限公司\n码头街4号\n200000上海市\n\n{name}\n{street}\n{city}\n{email}\n\n上海，{date}\n编号：{number}\n\n{salutation}：\n\n现通知您，您的家庭保险的条件将从下一个期间开始时改变。从那时起，由屋顶进入的水所造成的损失也在保险之内，并且您不再需要支付每年的第一次损失。这些改变适用于所有住宅，不论是自己的还是租来的。\n如果您同意，就不需要做任何事情。您新的保费是{amount}元，将从您告诉我们的账户中扣除。如果您想结束保险，请在收到这封信之后的六个星期之内写信给我们，我们会退还已经付过的部分。\n感谢您长久以来的信任。我们的顾问很高兴在每个工作日通过电话回答您的问题，最常见的问题的答案也在我们的网站上。\n\n此致敬礼\n何玉兰\n客户服务部主任",
            "contract": "租赁合同\n\n承租人：{name}，地址：{street}，{city}\n出租人：北方房地产公司\n\n出租人将房屋一层带家具的房间，连同花园和地下室的使用权，交给承租人。这些房间只能用于居住，没有出租人的书面同意不得转租给其他人，也不得改变其用途或者拆除其中的任何部分。\n租赁从{date}开始，直到其中一方结束为止。租金为每月{amount}元，最迟应在第三个工作日之前，不作扣除，付到出租人所指定的账户上。迟付的，出租人可以要求支付利息。\n承租人保持房间的良好状态，并立即把任何损坏告诉出租人。小的修理由承租人负责，其他的都由出租人负责，出租人为此可以在通知之后进入房间，但是不得在夜里或者休息日进入。\n承租人已经收到两把钥匙，并在租赁结束的时候交还。\n\n{city}，{date}\n\n{name}\n北方房地产公司",
            "bill": "绿色花园\n发票{number}\n日期：{date}\n\n{name}\n{street}\n{city}\n\n感谢您的订购。我们已经把下面所列的商品送到您给我们的地址，请您立即检查，因为看得见的损坏只能在送货之后的一个星期之内得到承认。如果您不在家，商品会放在邻居那里，我们会留下一张纸条。\n\n{rows}\n合计：{amount}元\n\n请在两个星期之内不作扣除地把全部款项付到本页下面所印的账户上，并且写明发票的号码，以便我们知道您所付的是什么。在全部付清之前，商品仍然是我们的财产，不得转卖或者抵押给其他人。\n如果您退回不想要的商品，请使用它们来时的盒子，并附上这张发票的复印件。我们看过之后马上退还价款，但是运费由您自己负担。",
            "form": "入会申请\n\n姓名：{name}\n职业：{job}\n地址：{street}，{city}\n邮箱：{email}\n出生日期：{date}\n婚姻状况：{status}\n账户：{number}\n\n我申请从下个月初开始成为本协会的会员。我了解并接受协会的章程，也同意在我是会员的期间保存我的资料，并且不把它们交给其他任何人。我知道可以随时查看这些资料，并且要求改正其中的错误。\n会费在每年年初从我的账户中扣除，直到我以书面形式结束为止。如果我搬家或者我的账户有变化，我会马上告诉办公室，并且承担因为我忘记而产生的费用，包括银行所收取的手续费。\n\n地点和日期：{city}，{date}\n签名：{name}",
        },
        people=(
            {
                "name": "王小明",
                "street": "海淀区磨坊路12号",
                "city": "100080北京市",
                "email": "wangxm@youxiang.example",
                "salutation": "尊敬的王先生",
                "job": "教师",
                "status": "未婚",
            },
            {
                "name": "李红",
                "street": "车站大街88号3单元",
                "city": "510000广州市",
                "email": "li.hong@mail.example.org",
                "salutation": "尊敬的李红女士",
                "job": "自由职业电工",
                "status": "已婚",
            },
            {
                "name": "欧阳慧医生",
                "street": "教堂广场3号",
                "city": "310000杭州市",
                "email": "ouyang@zhensuo.example",
                "salutation": "尊敬的欧阳医生",
                "job": "外科医生",
                "status": "丧偶",
            },
            {
                "name": "陈大文",
                "street": "老磨坊村7号",
                "city": "650000昆明市",
                "email": "cdw@example.net",
                "salutation": "亲爱的大文",
                "job": "退休",
                "status": "离异",
            },
            {
                "name": "溪水建材有限公司",
                "street": "工业园区14号",
                "city": "430000武汉市",
                "email": "bangong@xishui.example",
                "salutation": "尊敬的各位",
                "job": "建材销售",
                "status": "不适用",
            },
        ),
        items=("红玫瑰", "喷壶", "带喷头的水管", "一袋花土", "橡木长凳", "种用土豆"),
        row="{item}\t{count}\t{price}",
        clauses=(
            "任何一方都可以提前三个月在季度末以书面形式结束本合同，但是应当说明理由并且付清所有欠款。",
            "由于重大过失而产生的权利，不受上面关于责任所说内容的影响，这一点对双方都同样有效。",
            "如果其中一条规则无效，其他规则仍然有效，双方商定另一条与它相近的规则来代替它。",
            "对于这里没有提到的服务，我们按照成本收费，并且在开始之前告诉您需要付多少钱。",
        ),
    ),
)
