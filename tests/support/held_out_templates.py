"""Templates in eight languages at which no rule was made: they say how well the rules do on what nobody has seen.

Do not tune a rule to one of these texts; a text that was looked at for that belongs into `template_pairs`.
"""

# ruff: noqa: RUF001, E501 - letters of many scripts; a paragraph is a line

from template_pairs import Language


def _people(table: str) -> list[dict[str, str]]:
    """Return what is filled in for each person: a table with a row for each and ` | ` between cells, `; ` for a new line."""
    head, *rows = ([cell.strip().replace("; ", "\n") for cell in line.split("|")] for line in table.strip().split("\n"))
    return [dict(zip(head, row, strict=True)) for row in rows]


HELD_OUT: tuple[Language, ...] = (
    Language(
        code="en",
        templates={
            "letter": """Riverside Water Services
Pump House, Weir Road, Nottingham NG7 3QD

{name}
{address}

{date}
Our ref: {number}
Your adviser: {adviser}

{salutation},

Your water meter has now been in use for more than 10 years and must be exchanged before it is no longer accurate. The exchange is free of charge and takes about 40 minutes. One of our fitters will call on you on {visit} between 8 and 11 in the morning, and would be grateful if the meter could be reached without moving furniture.
If this does not suit you, please let us know at least 3 days before, by telephone or by a message to service@riverside.example, so that we can agree another appointment. You do not have to be there yourself, as long as an adult can let the fitter in and sign for the work. The water will be turned off for a short time.
After the exchange the reading of the old meter is settled with your next bill. Your monthly payment of {amount} stays as it is until then.

Yours sincerely

{adviser}
Customer Services""",
            "invoice": """Hollins & Daughter, Bicycle Workshop
27 Canal Wharf, Leeds LS11 5PS

{name}
{address}
{email}

INVOICE {number}
Date of invoice: {date}
Customer account: {account}

{rows}

Total due: {amount}
In words: {words}

All prices include value added tax at the rate of 20 per cent. The amount is due without deduction within 14 days of the date above, by transfer to the account that is printed on the back of this page. After that we have to charge interest at 4 per cent above the base rate.
We give a guarantee of 24 months on all parts that we have fitted, provided that the bicycle was not used in races. Please bring this invoice with you when something has to be put right. Used parts that are not collected within a month are recycled.""",
            "contract": """CONTRACT OF SALE FOR A USED VEHICLE

This contract is made on {date} between {name}, of {place} (the "Seller"), and Moorland Motors Limited, a company whose registered office is in Sheffield (the "Buyer").

1. The Seller sells to the Buyer the vehicle with the registration number {number}, together with all its keys and papers.
2. The price is {amount} ({words}), to be paid in full when the vehicle is handed over. The Buyer may withhold up to 200 pounds until the papers are complete.
3. The Seller warrants that the vehicle is his or her own property, that no rights of others exist in it, and that it has had no accident that the Seller knows of. Any other warranty is excluded, so far as the law permits.
4. The risk passes to the Buyer when the vehicle is handed over. From then on the Buyer bears all taxes and charges, and has 7 days to register the vehicle in its own name.
5. Changes to this contract are only valid if they are made in writing and signed by both sides.

Signed at {place} on {date}

{name}                                     for Moorland Motors Limited
Seller                                     Buyer""",
            "certificate": """Fellside College of Further Education

CERTIFICATE

This is to certify that

{name}
born on {born} in {place}

has attended the course

{course}

and has passed the examination at the end of it.

Grade: {grade}
Certificate number: {number}

The course comprised 120 hours of lessons and 6 weeks of practical work in a firm. The certificate entitles its holder to enter the second year of training without a further test. It does not replace a licence where one is required by law. The examination was held before a committee of three members, none of whom had taught the candidate.
The college keeps a record of the results for 30 years. A copy of this certificate may be asked for in writing against payment of a fee.

{date}

{adviser}
Head of Examinations""",
        },
        people=_people("""
name | salutation | address | email | date | visit | number | account | amount | words | adviser | place | born | course | grade
Grace Okonkwo | Dear Mrs Okonkwo | Flat 6; 41 Sherwood Rise; Nottingham NG5 1AE | grace.okonkwo@letters.example | 3 February 2025 | Tuesday, 18 February | RW/25/00417 | 40 11 72 | £18.50 | eighteen pounds and fifty pence | Philip Marsh | Derby | 12 May 1988 | Care of the Elderly, Level 3 | Distinction
Mr T. Ellery-Vane | Dear Mr Ellery-Vane | The Old Rectory; Church Lane; Southwell; Nottinghamshire NG25 0HD | tev@rectory.example | 14th March, 2025 | Friday 28th March | RW/25/01133 | 20 95 03 | £7,240.00 | seven thousand two hundred and forty pounds | Sunita Rao | Newark-on-Trent | 30th September 1957 | Book-keeping for Small Firms | Pass
Harriet Dunn and Josh Weller | Dear Harriet, dear Josh | 9 Lock Cottages; Beeston NG9 1LY | dunn.weller@home.example | 25/04/2025 | Monday 12 May | RW/25/02260 | 77 08 14 | £965.75 | nine hundred and sixty-five pounds seventy-five | Philip Marsh | York | 01/08/1995 | Welding and Metalwork | Merit
Dr Ian MacAllister | Dear Dr MacAllister | 118a Mansfield Road; Nottingham; NG1 3HW | i.macallister@surgery.example | June 9, 2025 | Wednesday the 25th of June | RW/25/03871 | 61 42 90 | £1,083.20 | one thousand and eighty-three pounds twenty | Caroline Abbott-Smith | Inverness | 7 January 1969 | First Aid | Pass with credit
Trent Valley Scouts | Dear Sir or Madam | c/o Mr B. Lowe; 3 Bridge End; Gunthorpe NG14 7EU | treasurer@trentscouts.example | 30 July 2025 | Thursday, 7 August | RW/25/04402 | 18 36 55 | £312 | three hundred and twelve pounds only | Sunita Rao | Gunthorpe | 2 Nov. 2001 | Leading Groups of Young People Outdoors | Not graded
"""),
        items=(
            "Brake cable, front, fitted",
            "Chain and cassette",
            "Inner tube 28 inch",
            "Wheel trued",
            "Labour",
            "LED lamp with dynamo",
        ),
        row="{count} x {item}\t£{price}",
        clauses=(
            "Please note that our office will be closed for building works in the first week of next month. In urgent cases the emergency line can be reached day and night, also at weekends.",
            "Should a dispute arise out of this document, both sides will first try to settle it with the help of an independent mediator before they go to court.",
            "Personal data are used only for the purpose named here. They are not passed on to anybody else unless the law demands it, and are deleted as soon as they are no longer needed.",
            "This document was drawn up by a machine and is valid without a stamp.",
        ),
        changes={
            "letter": (
                ("is free of charge and takes", "costs you nothing but your time and takes"),
                ("at least 3 days before, by telephone or", "in good time, if possible"),
                ("stays as it is until then", "will be lowered from then on"),
                ("as long as an adult can let", "but an adult has to let"),
            ),
            "invoice": (
                ("provided that the bicycle was not used in races", "even if the bicycle was used in races"),
                ("that are not collected within a month are recycled", "remain our property"),
                ("without deduction", "in full"),
                ("we have to charge", "we may charge"),
            ),
            "contract": (
                ("is excluded, so far as the law permits", "needs a separate agreement"),
                ("when the vehicle is handed over. From", "as soon as the price has been paid. From"),
                ("may withhold", "must not withhold"),
                ("in writing and signed by both sides", "in the presence of a notary"),
            ),
            "certificate": (
                ("without a further test", "after a further test"),
                ("none of whom had taught the candidate", "one of whom had taught the candidate"),
                ("may be asked for in writing", "is sent on request"),
                ("It does not replace a licence where one is required by law. ", "It replaces a licence. "),
            ),
        },
    ),
    Language(
        code="de",
        templates={
            "letter": """Stadtbibliothek Lindenau
Am Alten Markt 2, 04177 Lindenau

{name}
{address}

Lindenau, {date}
Ausweisnummer: {account}
Unser Zeichen: {number}
Es schreibt Ihnen: {adviser}

{salutation},

leider müssen wir feststellen, dass die von Ihnen entliehenen Medien trotz unserer Erinnerung noch nicht zurückgegeben wurden. Die Leihfrist ist am {visit} abgelaufen. Nach unserer Satzung fällt dafür eine Gebühr von 2 Euro je angefangene Woche an, derzeit also insgesamt {amount}.
Bitte bringen Sie die Medien innerhalb von 10 Tagen zurück und begleichen Sie die Gebühr an der Kasse im Erdgeschoss. Sollten Sie die Medien verloren haben, teilen Sie uns das bitte schriftlich mit, damit wir den Preis für die Ersatzbeschaffung berechnen können. Solange die Sache offen ist, bleibt Ihr Ausweis für weitere Ausleihen gesperrt.
Falls Sie die Medien inzwischen abgegeben haben, betrachten Sie dieses Schreiben als gegenstandslos.

Mit freundlichen Grüßen
im Auftrag

{adviser}""",
            "invoice": """Malerbetrieb Sonnenschein GmbH
Ziegeleistraße 15, 30519 Hannover

{name}
{address}
E-Mail: {email}

Rechnung Nr. {number}
Rechnungsdatum: {date}
Kundennummer: {account}

{rows}

Gesamtbetrag: {amount}
(in Worten: {words})

Die Arbeiten wurden wie besprochen ausgeführt und von Ihnen ohne Beanstandung abgenommen. Der Rechnungsbetrag ist ohne Abzug innerhalb von 14 Tagen auf das unten genannte Konto zu überweisen. Bei Zahlung innerhalb von 5 Tagen gewähren wir 2 Prozent Skonto auf den Betrag ohne Material.
Wir sind gesetzlich verpflichtet, darauf hinzuweisen, dass Sie diese Rechnung 2 Jahre lang aufbewahren müssen, wenn die Leistung an einem Grundstück erbracht wurde. Die Gewährleistung für unsere Anstriche beträgt fünf Jahre, sofern der Untergrund trocken geblieben ist. Farbreste nehmen wir gern zurück.""",
            "contract": """Arbeitsvertrag

Zwischen der Bäckerei Kornblume OHG, Fulda, nachfolgend Arbeitgeberin,
und {title} {name}, wohnhaft in {place}, geboren am {born}, nachfolgend beschäftigte Person,
wird folgender Vertrag geschlossen:

§ 1 Das Arbeitsverhältnis beginnt am {date} und ist unbefristet. Die ersten 6 Monate gelten als Probezeit, in der beide Seiten mit einer Frist von zwei Wochen kündigen können.
§ 2 Die beschäftigte Person wird als {job} eingestellt. Sie ist verpflichtet, auch andere zumutbare Arbeiten zu übernehmen, wenn dies aus betrieblichen Gründen erforderlich wird.
§ 3 Die regelmäßige Arbeitszeit beträgt 38 Stunden in der Woche. Das Gehalt beläuft sich auf {amount} brutto im Monat ({words}) und wird spätestens am letzten Werktag überwiesen.
§ 4 Der Urlaub beträgt 28 Arbeitstage im Jahr und soll möglichst zusammenhängend genommen werden. Während der Schulferien haben Eltern schulpflichtiger Kinder den Vorrang.
§ 5 Über Rezepte und Lieferanten ist auch nach dem Ende des Arbeitsverhältnisses Stillschweigen zu bewahren. Nebentätigkeiten bedürfen der Zustimmung der Arbeitgeberin.

Bankverbindung der beschäftigten Person: {iban}

Fulda, den {date}

____________________          ____________________
{adviser}                     {name}""",
            "certificate": """Volkshochschule Nordkreis

ZEUGNIS

{title} {name}
geboren am {born} in {place}

hat an dem Lehrgang

{course}

regelmäßig teilgenommen und die Prüfung bestanden.

Gesamturteil: {grade}
Urkunde: {number}

Der Lehrgang umfasste 80 Unterrichtsstunden und ein Praktikum von 3 Wochen in einem anerkannten Betrieb. Die Prüfung bestand aus einem schriftlichen und einem mündlichen Teil und wurde von einem Ausschuss abgenommen, dem zwei Lehrkräfte und eine Person aus der Praxis angehörten. Wer sie bestanden hat, kann ohne Aufnahmeprüfung am Aufbaulehrgang teilnehmen.
Dieses Zeugnis ersetzt keinen Berufsabschluss. Eine Zweitschrift wird auf Antrag gegen eine Gebühr ausgestellt.

Nordkreis, {date}

{adviser}
Leitung des Prüfungsausschusses""",
        },
        people=_people("""
name | title | salutation | address | email | date | visit | number | account | amount | words | adviser | place | born | course | grade | iban | job
Sieglinde Baumgärtner | Frau | Sehr geehrte Frau Baumgärtner | Rosenweg 8; 04179 Leipzig | s.baumgaertner@brief.example | 6. Februar 2025 | 20.01.2025 | BA-2025/118 | 7710 4433 | 6,00 € | sechs Euro | Wolfram Henze | Leipzig | 17.11.1961 | Buchhaltung für Einsteiger | sehr gut | DE12 5001 0517 0648 4898 90 | Verkäuferin
Cem Yıldırım | Herrn | Sehr geehrter Herr Yıldırım | Karl-Heine-Straße 112, Hinterhaus; 04229 Leipzig | cem.y@werkstatt.example | 11. März 2025 | 24. Februar | BA-2025/203 | 5502 8871 | 2.450,00 € | zweitausendvierhundertfünfzig Euro | Dr. Ute Pagel | Offenbach am Main | 2. Mai 1990 | Schweißen I | gut | DE44 3706 0193 5500 7731 08 | Konditormeister
Familie von der Heyde | Familie | Liebe Familie von der Heyde | Gut Wiesengrund; 04416 Markkleeberg | heyde@gut-wiesengrund.example | 30.04.2025 | Karfreitag, dem 18. April | BA-2025/377 | 1299 0046 | 18,00 EUR | achtzehn Euro | Wolfram Henze | Markkleeberg | 9.9.1975 | Obstbaumschnitt | teilgenommen | DE89 3704 0044 0532 0130 00 | Aushilfe
Prof. Dr. Adalbert Krummholz | Herrn | Sehr geehrter Herr Professor Krummholz | Villa Abendrot; Parkallee 1; 04155 Leipzig | krummholz@institut.example | Montag, 2. Juni 2025 | 12. Mai 2025 | BA-2025/512 | 3390 2217 | 3.180,50 Euro | dreitausendeinhundertachtzig Euro fünfzig | Jasmin El-Sayed | Bad Lauchstädt | 31. Dezember 1948 | Italienisch für die Reise | mit Erfolg | DE02 1203 0000 0000 2020 51 | Berater in Teilzeit
Mia Süß | Frau | Hallo Mia | WG Süß/Okafor/Brandt; Merseburger Str. 77; 04177 Leipzig | mia_suess@post.example | 15.07.25 | 1. Juli | BA-2025/690 | 8804 6150 | 12,50 € | zwölf Euro und fünfzig Cent | Dr. Ute Pagel | Zwickau | 23.4.2003 | Erste Hilfe am Kind | befriedigend | DE75 5121 0800 1245 1261 99 | Auszubildende
"""),
        items=(
            "Wände streichen, weiß, je m²",
            "Türblatt lackieren",
            "Anfahrt",
            "Abdeckmaterial",
            "Tapete entfernen und entsorgen",
            "Fensterrahmen außen",
        ),
        row="{item}\t{count}\t{price} €",
        clauses=(
            "Bitte beachten Sie, dass unser Haus wegen einer Umstellung der Technik in der kommenden Woche geschlossen bleibt. Dringende Anliegen nehmen wir in dieser Zeit telefonisch entgegen.",
            "Ihre Angaben werden nur für den genannten Zweck verarbeitet und gelöscht, sobald sie nicht mehr gebraucht werden. Eine Weitergabe an andere findet nicht statt.",
            "Sollte eine Bestimmung unwirksam sein oder werden, so berührt dies die übrigen nicht. An ihre Stelle tritt, was dem Gewollten am nächsten kommt.",
            "Mündliche Nebenabreden bestehen nicht.",
        ),
        changes={
            "letter": (
                ("bleibt Ihr Ausweis für weitere Ausleihen gesperrt", "können Sie keine weiteren Medien ausleihen"),
                ("trotz unserer Erinnerung", "auch nach der zweiten Mahnung"),
                ("teilen Sie uns das bitte schriftlich mit, damit", "sprechen Sie bitte mit uns, damit"),
                ("betrachten Sie dieses Schreiben als gegenstandslos", "danken wir Ihnen dafür"),
            ),
            "invoice": (
                ("ohne Beanstandung", "mit kleinen Mängeln"),
                ("auf den Betrag ohne Material", "auf den ganzen Betrag"),
                ("nehmen wir gern zurück", "verbleiben beim Kunden"),
                ("sofern der Untergrund trocken geblieben ist", "außer bei feuchtem Untergrund"),
            ),
            "contract": (
                ("und ist unbefristet", "und endet nach einem Jahr"),
                ("haben Eltern schulpflichtiger Kinder den Vorrang", "wird kein Urlaub gewährt"),
                ("bedürfen der Zustimmung", "sind anzuzeigen und bedürfen der Zustimmung"),
                ("Sie ist verpflichtet", "Sie ist berechtigt, aber nicht verpflichtet"),
            ),
            "certificate": (
                ("einem schriftlichen und einem mündlichen Teil", "einem schriftlichen Teil"),
                ("kann ohne Aufnahmeprüfung", "kann nach einer Aufnahmeprüfung"),
                ("ersetzt keinen Berufsabschluss", "gilt als Nachweis im Sinne der Prüfungsordnung"),
                ("auf Antrag gegen eine Gebühr", "nicht"),
            ),
        },
    ),
    Language(
        code="fr",
        templates={
            "letter": """Syndic des Trois Ponts
14, quai de la Fosse, 44000 Nantes

{name}
{address}

Nantes, {date}
Dossier n° {number}
Affaire suivie par : {adviser}

{salutation},

Nous vous informons que les travaux de réfection de la toiture, votés lors de la dernière assemblée générale, commenceront le {visit} et dureront environ 6 semaines. Un échafaudage sera posé contre la façade et il ne sera pas possible de stationner dans la cour pendant toute cette période.
Votre part des frais s'élève à {amount}, payable en 3 fois selon le calendrier joint à la présente. Si vous souhaitez la régler en une seule fois, nous vous remercions de nous en avertir avant le début des travaux. Aucun supplément ne vous sera demandé si le chantier prend du retard à cause du mauvais temps.
L'entreprise aura besoin d'accéder à votre balcon une demi-journée au plus. Elle prendra contact avec vous quelques jours auparavant pour convenir d'une heure.

Veuillez agréer, {salutation}, l'expression de nos sentiments distingués.

{adviser}
Gestionnaire""",
            "invoice": """Traiteur Le Coin Gourmand
SARL au capital de 8 000 euros

{name}
{address}
Courriel : {email}

FACTURE N° {number}
Date : {date}
Client : {account}

{rows}

Montant à payer : {amount}
Soit en toutes lettres : {words}

La somme est due à réception de la facture et au plus tard dans un délai de 30 jours. Tout retard de paiement entraîne une pénalité de 3 fois le taux légal, ainsi qu'une indemnité pour frais de recouvrement de 40 euros. Aucun escompte n'est accordé pour paiement anticipé.
La vaisselle prêtée doit être rendue propre dans les 4 jours qui suivent la réception. Les pièces manquantes ou cassées sont facturées à leur prix d'achat. Les restes ne sont pas repris, pour des raisons d'hygiène que chacun comprendra.""",
            "contract": """CONTRAT DE LOCATION SAISONNIÈRE

Entre les soussignés :
{name}, demeurant {home}, ci-après le locataire, d'une part,
et la société Les Gîtes du Causse, ci-après le bailleur, d'autre part,
il a été convenu ce qui suit.

Article 1. Le bailleur loue au locataire une maison meublée pour 6 personnes, avec jardin clos et terrasse, du {visit} au {date}. La location ne peut en aucun cas être prolongée sans l'accord écrit du bailleur.
Article 2. Le loyer est fixé à {amount} ({words}), charges comprises. Un acompte du quart est versé à la signature et le solde à l'arrivée.
Article 3. Le locataire s'engage à occuper les lieux paisiblement et à les rendre dans l'état où il les a trouvés. Les animaux sont admis à condition d'être déclarés d'avance et tenus en laisse dans le jardin.
Article 4. En cas d'annulation plus de 30 jours avant l'arrivée, l'acompte est restitué. Passé ce délai, il reste acquis au bailleur, sauf si la maison peut être louée à un autre.

Fait à {place}, le {date}, en deux exemplaires.

Le locataire                    Pour le bailleur
{name}                          {adviser}""",
            "certificate": """Institut des Métiers de la Mer

ATTESTATION DE STAGE

Je soussigné, directeur de l'institut, certifie que

{title} {name}
{nee} le {born} à {place}

a suivi le stage intitulé

{course}

Résultat : {grade}
Numéro d'enregistrement : {number}

Le stage a duré 5 jours, dont 2 en mer, et comprenait des exercices de sauvetage dans des conditions réelles. L'assiduité des participants a été contrôlée chaque matin. La présente attestation est valable pendant 4 ans et peut être prolongée après une journée de remise à niveau.
Elle est délivrée pour servir et valoir ce que de droit. Elle ne dispense pas son titulaire du certificat médical exigé pour embarquer, ni de l'autorisation des parents s'il est mineur.

Fait à Saint-Malo, le {date}

{adviser}""",
        },
        people=_people("""
name | title | nee | salutation | address | home | email | date | visit | number | account | amount | words | adviser | place | born | course | grade
Solène Le Goff | Madame | née | Madame | 3, rue des Carmes; 44000 Nantes | 3, rue des Carmes à Nantes | solene.legoff@courrier.example | 4 février 2025 | 3 mars | TP-0417 | C 20931 | 1 240,00 € | mille deux cent quarante euros | Bertrand Aubry | Quimper | 19 juin 1984 | Sécurité en mer, niveau 1 | admise
Mohamed Benali | Monsieur | né | Monsieur Benali | Résidence Les Tilleuls, bât. C; 112 boulevard Jean-Moulin; 44100 Nantes | 112 boulevard Jean-Moulin à Nantes | m.benali@atelier.example | 21 mars 2025 | lundi 5 mai | TP-0552 | C 18200 | 860,50 € | huit cent soixante euros et cinquante centimes | Bertrand Aubry | Oran | 8 septembre 1979 | Conduite des petits navires | admis avec mention
M. et Mme Dupuis-Lambert | Famille | nés | Chers Monsieur et Madame Dupuis-Lambert | 27 bis, avenue de la Gare; 85000 La Roche-sur-Yon | La Roche-sur-Yon, 27 bis, avenue de la Gare | dupuis.lambert@maison.example | 15/04/2025 | 2 juin 2025 | TP-0608 | C 00417 | 2.015 € | deux mille quinze euros | Véronique Saint-Amand | La Roche-sur-Yon | 1er mars 1966 | Initiation à la voile | présents
Maître Hélène Roussel | Madame | née | Chère Maître | Étude Roussel et associés; 8, place Royale; 44000 Nantes | 8, place Royale, 44000 Nantes | etude@roussel.example | 1er juin 2025 | mardi 1er juillet | TP-0711 | C 33018 | 475,00 € | quatre cent soixante-quinze euros | Youssef Kaddour | Lyon | 23/10/1971 | Radio maritime | reçue
SCI du Moulin Vert | Messieurs | nés | Messieurs | Zone artisanale du Pré-Long; 44240 La Chapelle-sur-Erdre | La Chapelle-sur-Erdre | contact@moulinvert.example | 18 juillet 2025 | 1er septembre | TP-0890 | C 70006 | 3 300 euros | trois mille trois cents euros | Véronique Saint-Amand | Rennes | 30 décembre 1990 | Entretien des moteurs diesel | insuffisant
"""),
        items=(
            "Plateau de fromages",
            "Location de verres, la douzaine",
            "Quiche aux poireaux",
            "Service à table, par heure",
            "Café et thé",
            "Pièce montée",
        ),
        row="{item}\t{count}\t{price} €",
        clauses=(
            "Nos bureaux seront fermés pour inventaire pendant la première semaine du mois prochain. En cas d'urgence, un répondeur vous indiquera le numéro de la personne de garde.",
            "Les données recueillies servent uniquement à la gestion du dossier et sont effacées dès qu'elles ne sont plus utiles. Chacun peut demander à les voir ou à les faire corriger.",
            "Tout différend sera d'abord soumis à un médiateur choisi d'un commun accord, et ne sera porté devant le tribunal que si cette tentative échoue.",
            "Le présent document annule et remplace le précédent.",
        ),
        changes={
            "letter": (
                ("il ne sera pas possible de stationner", "il restera possible de stationner"),
                ("à cause du mauvais temps", "pour quelque raison que ce soit"),
                ("une demi-journée au plus", "pendant toute la durée des travaux"),
                ("nous vous remercions de nous en avertir", "veuillez nous écrire"),
            ),
            "invoice": (
                ("à réception de la facture et au plus tard dans", "dans"),
                ("pour des raisons d'hygiène que chacun comprendra", "sauf accord préalable"),
                ("à leur prix d'achat", "au double de leur prix"),
                ("Aucun escompte n'est accordé", "Un escompte est accordé"),
            ),
            "contract": (
                ("avec jardin clos et terrasse", "sans jardin"),
                ("sauf si la maison peut être louée à un autre", "quel que soit le motif"),
                (
                    "Les animaux sont admis à condition d'être déclarés d'avance et tenus en laisse dans le jardin",
                    "Les animaux ne sont pas admis",
                ),
                ("ne peut en aucun cas être prolongée", "ne peut être cédée"),
            ),
            "certificate": (
                ("dans des conditions réelles", "en piscine"),
                ("a été contrôlée chaque matin", "n'a pas été contrôlée"),
                ("après une journée de remise à niveau", "sur simple demande"),
                ("Elle ne dispense pas", "Elle dispense"),
            ),
        },
    ),
    Language(
        code="pt",
        templates={
            "letter": """Câmara Municipal de Vale Sereno
Divisão de Ambiente

{name}
{address}

Vale Sereno, {date}
Processo: {number}
Técnico responsável: {adviser}

{salutation},

Em resposta ao seu pedido, temos o gosto de informar que o contentor para resíduos do jardim será entregue na sua morada no dia {visit}, entre as 9 e as 12 horas. A entrega é gratuita, mas é preciso que alguém esteja em casa para assinar a guia.
O contentor é recolhido de 2 em 2 semanas, na véspera da recolha do papel. Nele podem ser colocadas folhas, relva e ramos até um metro, mas não terra nem pedras. A taxa anual, que no seu caso é de {amount}, será cobrada na fatura da água a partir do próximo mês.
Se mudar de casa, deve avisar os nossos serviços com 15 dias de antecedência, para que o contentor possa ser levantado.

Com os melhores cumprimentos,

{adviser}
Divisão de Ambiente""",
            "invoice": """Oficina Rodrigues & Filhos, Lda.
Estrada Nacional 10, km 24

{name}
{address}
Correio eletrónico: {email}

Fatura n.º {number}
Data de emissão: {date}
Cliente n.º: {account}

{rows}

Total a pagar: {amount}
Por extenso: {words}

O pagamento deve ser feito no prazo de 8 dias, por transferência ou ao balcão da oficina. Depois desse prazo são devidos juros à taxa legal. Enquanto a fatura não estiver paga, as peças continuam a ser propriedade da oficina.
As reparações têm garantia de 12 meses, exceto as peças usadas que o próprio cliente tenha trazido. Em caso de avaria, o veículo deve ser trazido à nossa oficina antes de ser visto por outra, porque de contrário a garantia se perde.""",
            "contract": """CONTRATO DE PRESTAÇÃO DE SERVIÇOS

Entre {name}, residente em {place}, contribuinte número {account}, adiante designado por cliente,
e a Academia de Música Harmonia, adiante designada por academia,
é celebrado o presente contrato, que se rege pelas cláusulas seguintes.

Primeira. A academia compromete-se a dar ao cliente lições de {job} a partir de {date}, uma vez por semana, durante 45 minutos, exceto nas férias escolares.
Segunda. O cliente paga por mês a quantia de {amount} ({words}), até ao dia 5 do mês a que respeita. As lições a que o cliente faltar sem avisar não são repetidas nem descontadas.
Terceira. O instrumento é do cliente, mas a academia pode emprestar um durante os primeiros 3 meses. O cliente responde pelos danos que lhe causar, salvo os que resultem do uso normal.
Quarta. Qualquer das partes pode pôr fim ao contrato no fim de cada trimestre, por carta enviada com um mês de antecedência.

{place}, {date}

O cliente: {name}
Pela academia: {adviser}""",
            "certificate": """Escola Profissional do Litoral

CERTIFICADO

Certifica-se que {name}, natural de {place}, nascido(a) em {born}, concluiu com aproveitamento o curso de

{course}

Classificação: {grade}
Registo n.º {number}

O curso teve a duração de 150 horas, das quais 60 foram de prática em empresas da região. A avaliação foi feita por um júri de 3 professores e constou de uma prova escrita e de um trabalho apresentado em público. O certificado dá acesso ao segundo nível sem necessidade de exame.
Este documento só é válido com o selo branco da escola. A segunda via tem de ser pedida na secretaria e está sujeita a taxa.

Vale Sereno, {date}

A Diretora,
{adviser}""",
        },
        people=_people("""
name | salutation | address | email | date | visit | number | account | amount | words | adviser | place | born | course | grade | job
Maria da Conceição Lopes | Exma. Senhora D. Maria da Conceição Lopes | Rua do Poço, 12, 2.º Dto.; 2560-101 Vale Sereno | mc.lopes@correio.example | 5 de fevereiro de 2025 | 17 de fevereiro | 118/AMB/2025 | 204 118 530 | 36,00 € | trinta e seis euros | Eng. Paulo Teixeira | Torres Vedras | 14 de agosto de 1959 | Costura e Modelagem | 17 valores | piano
João Pedro Saraiva | Caro Senhor Saraiva | Quinta das Oliveiras; Casal do Meio; 2560-330 Vale Sereno | jpsaraiva@quinta.example | 12-03-2025 | 24 de março de 2025 | 207/AMB/2025 | 198 774 012 | 1.275,40 € | mil duzentos e setenta e cinco euros e quarenta cêntimos | Eng. Paulo Teixeira | Lisboa | 3 de janeiro de 1982 | Eletricidade de Instalações | Bom | guitarra clássica
Restaurante O Cais, Lda. | Exmos. Senhores | Largo da Ribeira, s/n; 2560-004 Vale Sereno | geral@ocais.example | 30 de abril de 2025 | segunda-feira, 19 de maio | 311/AMB/2025 | 506 221 900 | 148,90 € | cento e quarenta e oito euros e noventa cêntimos | Rita Vaz de Almeida | Vale Sereno | 1 de outubro de 1999 | Higiene Alimentar | Aprovado | canto
Dr. Inácio Ferraz Monteiro | Senhor Doutor | Avenida 25 de Abril, 88; 2560-212 Vale Sereno | iferraz@clinica.example | 9/6/2025 | quarta-feira, dia 25 | 402/AMB/2025 | 111 309 876 | 72 euros | setenta e dois euros | Sandra Couto | Coimbra | 27/05/1950 | Inglês para Viajantes | 15 valores | violoncelo
Beatriz Nkrumah | Querida Beatriz | Travessa Nova, 3; 2560-118 Vale Sereno | bia.nk@estudante.example | 22 de julho de 2025 | 4 de agosto | 559/AMB/2025 | 260 045 117 | 95,25 € | noventa e cinco euros e vinte e cinco cêntimos | Rita Vaz de Almeida | Luanda | 8 de dezembro de 2004 | Desenho Assistido por Computador | Muito Bom | flauta de bisel
"""),
        items=(
            "Mudança de óleo e filtro",
            "Pastilhas de travão dianteiras",
            "Mão de obra",
            "Alinhamento da direção",
            "Bateria 60 Ah",
            "Lâmpada de médios",
        ),
        row="{item}\t{count}\t{price} €",
        clauses=(
            "Informamos que os nossos serviços estarão encerrados na próxima semana, por motivo de obras. Em caso de urgência pode ligar para a linha de apoio, que funciona dia e noite.",
            "Os dados pessoais são usados apenas para o fim aqui indicado e apagados logo que deixem de ser precisos. Não são entregues a mais ninguém sem autorização do próprio.",
            "Para resolver qualquer litígio as partes recorrem primeiro a um centro de arbitragem, e só depois ao tribunal da comarca.",
            "O presente documento foi emitido por computador e não precisa de assinatura.",
        ),
        changes={
            "letter": (
                ("A entrega é gratuita, mas é preciso", "A entrega é paga e é preciso"),
                ("folhas, relva e ramos até um metro, mas não terra nem pedras", "folhas e relva"),
                ("na véspera da recolha do papel", "sempre à mesma hora"),
                ("para que o contentor possa ser levantado", "sob pena de multa"),
            ),
            "invoice": (
                ("por transferência ou ao balcão da oficina", "só em dinheiro"),
                ("porque de contrário a garantia se perde", "sempre que isso seja possível"),
                ("exceto as peças usadas que o próprio cliente tenha trazido", "incluindo as peças usadas"),
                ("são devidos juros", "não são devidos juros"),
            ),
            "contract": (
                ("exceto nas férias escolares", "também nas férias escolares"),
                ("não são repetidas nem descontadas", "podem ser repetidas uma vez"),
                ("salvo os que resultem do uso normal", "mesmo os que resultem do uso normal"),
                ("por carta enviada com um mês de antecedência", "sem aviso prévio"),
            ),
            "certificate": (
                ("sem necessidade de exame", "mediante exame"),
                ("e de um trabalho apresentado em público", "e de uma entrevista"),
                ("só é válido com o selo branco da escola", "é válido sem selo"),
                ("está sujeita a taxa", "é gratuita"),
            ),
        },
    ),
    Language(
        code="nl",
        templates={
            "letter": """Woningstichting De Vaart
Havenkade 31, 8011 AB Zwolle

{name}
{address}

Zwolle, {date}
Kenmerk: {number}
Behandeld door: {adviser}

{salutation},

Zoals u weet wordt de huur van onze woningen elk jaar in juli aangepast. Vanaf die maand betaalt u {amount} per maand, met inbegrip van de servicekosten. De verhoging blijft dit jaar beperkt tot 3 procent, omdat de huurders van uw wijk met minder zijn akkoord gegaan dan wij hadden voorgesteld.
Bent u het er niet mee eens, dan kunt u binnen 6 weken schriftelijk bezwaar maken. Zolang er niet over uw bezwaar is beslist, blijft u de oude huur betalen. Op {visit} houden wij een avond voor iedereen die vragen heeft; de koffie staat klaar vanaf half acht en u hoeft zich niet aan te melden.
Betaalt u via een automatische incasso, dan hoeft u niets te doen. Anders vragen wij u de opdracht bij uw bank zelf te wijzigen.

Met vriendelijke groet,

{adviser}
Afdeling Verhuur""",
            "invoice": """Hoveniersbedrijf Groenendijk
Lindelaan 5, 3971 HM Driebergen

{name}
{address}
{email}

Factuur {number}
Factuurdatum: {date}
Klantnummer: {account}

{rows}

Te betalen: {amount}
Zegge: {words}

Wij verzoeken u het bedrag binnen 21 dagen over te maken onder vermelding van het factuurnummer. Bij te late betaling brengen wij 15 euro administratiekosten in rekening. Planten blijven ons eigendom tot ze volledig zijn betaald.
Wij geven 1 jaar garantie op alles wat wij zelf hebben geplant, mits het in droge weken water heeft gekregen. De garantie vervalt als de tuin door anderen is onderhouden. Snoeiafval nemen wij altijd mee, tenzij u het zelf wilt gebruiken.""",
            "contract": """KOOPOVEREENKOMST PUPPY

Ondergetekenden:
{name}, wonende te {place}, geboren op {born}, hierna te noemen de koper,
en Kennel De Heidehof te Ede, hierna te noemen de verkoper,
zijn het volgende overeengekomen:

Artikel 1. De verkoper verkoopt aan de koper een pup van 8 weken, die is ingeënt, ontwormd en van een chip voorzien. Het chipnummer is {account}.
Artikel 2. De koopprijs bedraagt {amount} ({words}) en wordt voldaan wanneer de pup wordt opgehaald. Een aanbetaling van 100 euro wordt daarop in mindering gebracht.
Artikel 3. De koper laat de pup binnen 5 dagen door een dierenarts onderzoeken. Wordt daarbij een aangeboren gebrek gevonden, dan neemt de verkoper de pup terug en betaalt hij de koopprijs terug.
Artikel 4. De koper verzorgt de hond goed en biedt hem eerst aan de verkoper aan als hij hem niet langer kan houden. Er mag niet met de hond worden gefokt.

Aldus opgemaakt te {place} op {date}

Koper:                  Verkoper:
{name}                  {adviser}""",
            "certificate": """Stichting Veilig Werken

DIPLOMA

Hierbij wordt verklaard dat

{name}
geboren op {born} te {place}

met goed gevolg examen heeft afgelegd in

{course}

Beoordeling: {grade}
Diplomanummer: {number}

Het examen bestond uit 40 vragen en een praktijkproef onder toezicht van een onafhankelijke deskundige. De kandidaat heeft laten zien dat hij of zij gevaren op tijd herkent en daarnaar handelt. Het diploma is 10 jaar geldig en wordt bijgehouden in een openbaar register.
Wie het diploma kwijt is, kan een nieuw exemplaar aanvragen op vertoon van een geldig legitimatiebewijs. Aan dit diploma kunnen verder geen rechten worden ontleend.

Utrecht, {date}

{adviser}
Voorzitter van de examencommissie""",
        },
        people=_people("""
name | salutation | address | email | date | visit | number | account | amount | words | adviser | place | born | course | grade
Mevrouw J.M. van den Brink | Geachte mevrouw Van den Brink | Assendorperstraat 14; 8012 DW Zwolle | jm.vdbrink@brieven.example | 3 april 2025 | donderdag 24 april | DV/25/118 | 528140000417733 | € 612,40 | zeshonderdtwaalf euro en veertig cent | Henk Postma | Kampen | 12 oktober 1948 | Basisveiligheid | voldoende
De heer R. Achterberg | Geachte heer Achterberg | Thorbeckegracht 70-II; 8011 VN Zwolle | rachterberg@werk.example | 11-04-2025 | 29 april 2025 | DV/25/236 | 528140000520981 | € 1.150,- | elfhonderdvijftig euro | Henk Postma | Apeldoorn | 30 juni 1977 | Werken op hoogte | ruim voldoende
Fatima El Amrani | Beste Fatima | Wipstrikkerallee 201; 8023 DZ Zwolle | fatima.ea@thuis.example | 17 april 2025 | 6 mei | DV/25/340 | 528140000611207 | € 745,00 | zevenhonderdvijfenveertig euro | mr. Anneke de Wit | Zwolle | 5 mei 1995 | Heftruck | goed
Familie Hoekstra-Jansen | Beste familie Hoekstra | Het Boerenerf; Oude Dijk 3; 8035 PA Zwolle | hoekstra@boerenerf.example | 2 mei 2025 | woensdag 21 mei | DV/25/402 | 528140000733490 | 985 euro | negenhonderdvijfentachtig euro | Sjoerd Tilstra | Hasselt | 21-02-1983 | Bedrijfshulpverlening | geslaagd
Bakkerij Het Zwarte Schaap v.o.f. | Geachte heer, mevrouw | t.a.v. de administratie; Postbus 417; 8000 AK Zwolle | info@zwarteschaap.example | 19 juni 2025 | maandag 7 juli | DV/25/555 | 528140000801156 | € 2.310,75 | drieëntwintighonderdtien euro en vijfenzeventig cent | mr. Anneke de Wit | Deventer | 1 januari 2000 | Omgaan met gevaarlijke stoffen | uitmuntend
"""),
        items=(
            "Haagbeuk, 150 cm",
            "Arbeid, per uur",
            "Graszoden, per rol",
            "Compost",
            "Voorrijkosten",
            "Sproeier met tijdklok",
        ),
        row="{count}\t{item}\t{price}",
        clauses=(
            "Wij maken u erop attent dat ons kantoor in de laatste week van de maand gesloten is wegens een verhuizing. In dringende gevallen zijn wij bereikbaar op het noodnummer.",
            "Uw gegevens worden alleen gebruikt voor het doel dat hier is genoemd en worden gewist zodra ze niet meer nodig zijn. Wij geven ze niet door aan anderen.",
            "Geschillen worden eerst voorgelegd aan een bemiddelaar, die door beide partijen samen wordt gekozen, en pas daarna aan de rechter.",
            "Dit stuk is opgemaakt door een computer en geldig zonder handtekening.",
        ),
        changes={
            "letter": (
                ("blijft u de oude huur betalen", "betaalt u al de nieuwe huur"),
                ("en u hoeft zich niet aan te melden", "maar u moet zich wel aanmelden"),
                (
                    "omdat de huurders van uw wijk met minder zijn akkoord gegaan dan wij hadden voorgesteld",
                    "omdat wij dat zo hebben besloten",
                ),
                ("met inbegrip van de servicekosten", "zonder de servicekosten"),
            ),
            "invoice": (
                ("mits het in droge weken water heeft gekregen", "ook als het is verdroogd"),
                ("nemen wij altijd mee, tenzij u het zelf wilt gebruiken", "blijft bij u achter"),
                (
                    "vervalt als de tuin door anderen is onderhouden",
                    "geldt ook als de tuin door anderen is onderhouden",
                ),
                ("Planten blijven ons eigendom", "Planten en materialen blijven ons eigendom"),
            ),
            "contract": (
                ("Er mag niet met de hond worden gefokt", "De koper mag met de hond fokken"),
                (
                    "dan neemt de verkoper de pup terug en betaalt hij de koopprijs terug",
                    "dan betaalt de verkoper de behandeling",
                ),
                ("die is ingeënt, ontwormd en van een chip voorzien", "die is ingeënt"),
                ("biedt hem eerst aan de verkoper aan", "mag hem aan iedereen verkopen"),
            ),
            "certificate": (
                ("onder toezicht van een onafhankelijke deskundige", "zonder toezicht"),
                ("en wordt bijgehouden in een openbaar register", "en kan daarna niet worden verlengd"),
                ("op vertoon van een geldig legitimatiebewijs", "tegen betaling van de kosten"),
                (
                    "Aan dit diploma kunnen verder geen rechten worden ontleend",
                    "Dit diploma geeft recht op een toelage",
                ),
            ),
        },
    ),
    Language(
        code="ru",
        templates={
            "letter": """Городская поликлиника № 7
ул. Садовая, 18

{name}
{address}

{date}
Исх. № {number}
Ваш участковый врач: {adviser}

{salutation}!

Приглашаем Вас пройти бесплатный профилактический осмотр, который положен каждому взрослому жителю раз в 3 года. Вас ждут {visit} с 8 до 11 часов утра в кабинете на втором этаже. Приходите, пожалуйста, натощак и возьмите с собой паспорт, полис и результаты прежних обследований, если они у Вас сохранились.
Осмотр занимает около 2 часов и состоит из анализа крови, измерения давления и беседы с врачом. Если назначенный день Вам не подходит, позвоните в регистратуру, и мы найдём другое время. Работодатель обязан освободить Вас на этот день от работы и сохранить за Вами заработок.
Стоимость дополнительных анализов, которые можно сдать по желанию, составляет {amount}. О результатах Вам сообщат по почте.

С уважением,
{adviser}""",
            "invoice": """Типография «Печатный двор»
Набережная улица, 5

Заказчик: {name}
{address}
Эл. почта: {email}

Счёт № {number}
Дата: {date}
Код клиента: {account}

{rows}

Всего к оплате: {amount}
Сумма прописью: {words}

Счёт следует оплатить в течение 10 дней, после чего цены могут быть изменены. Готовый тираж выдаётся представителю заказчика по доверенности и хранится на складе не более 30 дней. Доставка в цену не входит и оплачивается отдельно.
Претензии по качеству принимаются в течение недели после получения и только при сохранённой упаковке. Мелкие отличия в оттенках цвета браком не считаются. Макеты и печатные формы остаются у типографии, если иное не оговорено заранее.""",
            "contract": """ДОГОВОР ПОДРЯДА

{place}                                             {date}

{name}, именуемый(ая) в дальнейшем «Заказчик», паспорт {account}, с одной стороны, и ООО «Тёплый дом», именуемое в дальнейшем «Подрядчик», с другой стороны, заключили настоящий договор о нижеследующем.

1. Подрядчик обязуется заменить окна в доме Заказчика, а Заказчик обязуется принять и оплатить эту работу. Работа выполняется из материалов Подрядчика и его инструментом.
2. Цена работы составляет {amount} ({words}). Половина этой суммы вносится до начала работ, остальное в течение 3 дней после подписания акта.
3. Работа должна быть закончена не позднее чем {visit}. За каждый день просрочки Подрядчик уплачивает 1 процент от цены, но в общей сложности не более десятой её части.
4. Подрядчик отвечает за недостатки, обнаруженные в течение 5 лет, кроме тех, что возникли по вине Заказчика. Мусор после работы вывозит Подрядчик за свой счёт.

Заказчик: {name}, {address_line}
Подрядчик: ООО «Тёплый дом», директор {adviser}""",
            "certificate": """Учебный центр «Перспектива»

СВИДЕТЕЛЬСТВО

Настоящее свидетельство выдано

{dative}

в том, что он(а) прошёл(ла) обучение по программе

{course}

Оценка: {grade}
Регистрационный номер: {number}
Дата рождения: {born}

Программа рассчитана на 72 часа и завершается экзаменом, который состоит из теста и практического задания. Обучение проводилось по вечерам и по субботам опытными преподавателями. Свидетельство даёт право на выполнение работ под наблюдением мастера в течение первого года, а затем самостоятельно.
Дубликат выдаётся по письменному заявлению не раньше чем через 14 дней. Свидетельство без печати недействительно.

{place}, {date}

Директор {adviser}""",
        },
        people=_people("""
name | dative | salutation | address | address_line | email | date | visit | number | account | amount | words | adviser | place | born | course | grade
Лебедева Ольга Викторовна | Лебедевой Ольге Викторовне | Уважаемая Ольга Викторовна | 150003, г. Ярославль; ул. Республиканская, д. 14, кв. 8 | г. Ярославль, ул. Республиканская, д. 14, кв. 8 | lebedeva.ov@pisma.example | 4 февраля 2025 г. | 18 февраля | 118-П | 78 09 417733 | 2 400 руб. | две тысячи четыреста рублей | А. И. Громова | г. Ярославль | 12.05.1968 | Кладовщик | отлично
Сергей Андреевич Ким | Киму Сергею Андреевичу | Уважаемый Сергей Андреевич | 150040, Ярославль; пр-т Ленина, 33, кв. 104 | Ярославль, пр-т Ленина, 33, кв. 104 | s_kim@zavod.example | 17.03.2025 | в понедельник, 31 марта | 203-П | 78 14 220981 | 86 500 рублей | восемьдесят шесть тысяч пятьсот рублей | Ю. Б. Шапиро | Рыбинск | 3 сентября 1985 года | Электрогазосварщик 3 разряда | хорошо
Гульнара Рашидовна Ахметова-Белл | Ахметовой-Белл Гульнаре Рашидовне | Дорогая Гульнара Рашидовна | пос. Красный Бор, ул. Лесная, 2; 150502 Ярославская область | пос. Красный Бор, ул. Лесная, 2 | gulnara@les.example | 28 апреля 2025 года | 15 мая 2025 г. | 377-П | 92 11 500126 | 1 150,50 руб. | одна тысяча сто пятьдесят рублей 50 копеек | А. И. Громова | пос. Красный Бор | 30 декабря 1990 г. | Парикмахер широкого профиля | зачтено
ИП Сорокин В. П. | Сорокину Валентину Петровичу | Уважаемый Валентин Петрович | 152901, г. Рыбинск; Волжская наб., 61, оф. 12 | г. Рыбинск, Волжская наб., 61, оф. 12 | ip.sorokin@delo.example | 9 июня 2025 г. | 1 июля | 512-П | 78 02 018837 | 124 000 руб. 00 коп. | сто двадцать четыре тысячи рублей 00 копеек | Д. К. Верещагин | г. Рыбинск | 07.07.1959 | Охрана труда | удовлетворительно
Семья Новиковых | Новиковым Павлу и Анне | Уважаемые Павел и Анна | д. Кузнечиха, д. 40; 150510 | д. Кузнечиха, д. 40 | novikovy@dom.example | 21 июля 2025 г. | во вторник, 5 августа | 690-П | 78 20 664012 | 43 200 р. | сорок три тысячи двести рублей | Ю. Б. Шапиро | д. Кузнечиха | 1 марта 1998 г. | Пчеловодство для начинающих | прослушано
"""),
        items=(
            "Визитные карточки, 90 × 50 мм",
            "Листовки А5, двусторонние",
            "Брошюровка",
            "Бумага мелованная",
            "Срочность",
            "Плакат А2",
        ),
        row="{item}\t{count}\t{price}",
        clauses=(
            "Обращаем Ваше внимание на то, что на следующей неделе мы не работаем в связи с ремонтом помещения. В срочных случаях звоните дежурному, который отвечает круглосуточно.",
            "Личные данные используются только для указанной здесь цели и уничтожаются, как только в них больше нет нужды. Другим лицам они не передаются.",
            "Споры стороны стараются решить путём переговоров, а если это не удаётся, передают их на рассмотрение суда по месту нахождения ответчика.",
            "Документ составлен в двух экземплярах, имеющих одинаковую силу.",
        ),
        changes={
            "letter": (
                ("обязан освободить Вас на этот день от работы", "может не освобождать Вас от работы"),
                ("Приходите, пожалуйста, натощак и возьмите", "Завтракать можно, но возьмите"),
                ("анализа крови, измерения давления и беседы с врачом", "беседы с врачом"),
                ("О результатах Вам сообщат по почте", "Результаты можно узнать у врача"),
            ),
            "invoice": (
                ("и только при сохранённой упаковке", "даже без упаковки"),
                ("Доставка в цену не входит и оплачивается отдельно", "Доставка входит в цену"),
                ("браком не считаются", "считаются браком"),
                ("если иное не оговорено заранее", "и через год уничтожаются"),
            ),
            "contract": (
                ("кроме тех, что возникли по вине Заказчика", "по чьей бы вине они ни возникли"),
                ("вывозит Подрядчик за свой счёт", "вывозит Заказчик"),
                ("из материалов Подрядчика и его инструментом", "из материалов Заказчика"),
                ("но в общей сложности не более десятой её части", "без ограничения общей суммы"),
            ),
            "certificate": (
                ("который состоит из теста и практического задания", "который состоит из беседы"),
                ("под наблюдением мастера в течение первого года, а затем самостоятельно", "самостоятельно"),
                ("Свидетельство без печати недействительно", "Свидетельство действительно без печати"),
                ("по вечерам и по субботам", "заочно"),
            ),
        },
    ),
    Language(
        code="zh",
        templates={
            "letter": """晨光中学
教务处

{name}
{address}

{date}
文号：{number}
班主任：{adviser}

{salutation}：

本校将于{visit}上午九点在礼堂举行家长会，请您准时参加。会上校长将介绍新学期的安排，随后各班分别开会，由班主任说明学生的学习情况，并回答家长的问题。会议大约需要2个小时，学校门口不能停车，请尽量乘坐公共交通。
如果您不能到会，请在3天之前告诉班主任，我们会另外约定时间与您见面。没有家长参加的学生，会议的内容将以书面形式寄到家中。孩子可以留在教室里自习，由老师照看，但是不提供午饭。
本学期的书本费为{amount}，请在会后交到财务室，也可以由学生带来。交费之后不再退还，除非学生转学。

此致
敬礼

{adviser}""",
            "invoice": """东风家具厂
结算单

客户：{name}
地址：{address_line}
电子邮件：{email}

单号：{number}
开单日期：{date}
客户编号：{account}

{rows}

应付总额：{amount}
大写：{words}

请在收到结算单之后的10天之内付清货款，超过期限的，每天按照未付金额的千分之一加收费用。货物在付清之前属于本厂所有。送货上门以一楼为限，需要搬上楼的，由客户与送货人员另行商定。
家具自送达之日起保修2年，但是因为受潮、碰撞或者自行拆装而造成的损坏不在保修之内。木材的颜色和纹路与样品略有不同的，不作为质量问题处理。旧家具可以折价回收。""",
            "contract": """劳务合同

甲方：清河物业管理公司
乙方：{name}，住址：{address_line}，身份证号码：{account}

甲乙双方经过协商，达成以下协议：

第一条　甲方聘请乙方担任{job}，期限从{date}起，为期12个月，其中前两个月为试用期。
第二条　乙方每周工作5天，每天不超过8小时，节假日需要加班的，甲方应当提前通知，并且支付两倍的报酬。
第三条　甲方每月付给乙方报酬{amount}（大写：{words}），于次月的前五天之内发放，不得拖欠。
第四条　乙方应当遵守甲方的各项制度，爱护公物，不得把工作中知道的住户情况告诉其他人。造成损失的，应当赔偿。
第五条　任何一方想要提前结束合同，应当在30天之前以书面形式通知对方，否则应当支付一个月的报酬作为赔偿。

本合同一式两份，双方各执一份，自签字之日起生效。

甲方代表：{adviser}
乙方：{name}
日期：{date}""",
            "certificate": """华南职业培训中心

结业证书

{name}，生于{born}，{place}人，在本中心参加

{course}

的学习，修完全部课程，成绩合格，准予结业。

成绩：{grade}
证书编号：{number}

本课程共有60个学时，包括课堂讲授和现场操作，并由三位教师组成的小组进行考核。考核分为笔试和实际操作两个部分，两个部分都合格的，才能取得证书。持有本证书的人可以直接报名参加下一级的课程，不必再次考试。
证书遗失的，可以凭有效证件申请补办，每人只能补办1次。涂改过的证书无效。

{date}

主任：{adviser}""",
        },
        people=_people("""
name | salutation | address | address_line | email | date | visit | number | account | amount | words | adviser | place | born | course | grade | job
赵敏 | 尊敬的赵女士 | 长宁区愚园路118弄5号 | 上海市长宁区愚园路118弄5号 | zhaomin@xinxiang.example | 2025年2月10日 | 2月22日（星期六） | 晨教字〔2025〕7号 | 310105198805124417 | 460元 | 肆佰陆拾元整 | 周文彬 | 江苏苏州 | 1988年5月12日 | 家政服务员初级班 | 优秀 | 保洁员
马国强 | 马先生，您好 | 静安区大沽路417号12楼 | 静安区大沽路417号12楼B座 | mgq1970@gongsi.example | 2025-03-14 | 下周五 | 晨教字〔2025〕19号 | 320503197001300981 | 3,850.00元 | 叁仟捌佰伍拾元 | 周文彬 | 安徽合肥 | 1970-01-30 | 电工上岗培训 | 良好 | 夜班保安
司马兰 | 亲爱的司马兰家长 | 浦东新区花木镇; 牡丹路66号 | 浦东新区牡丹路66号301室 | sima.lan@xuexiao.example | 二〇二五年四月三日 | 四月十八日 | 晨教字〔2025〕30号 | 330106199507071207 | ￥912.50 | 玖佰壹拾贰元伍角 | 何晓梅 | 浙江杭州 | 1995年7月7日 | 西式点心制作 | 合格 | 绿化养护工
张伟、刘芳 | 张伟先生、刘芳女士 | 闵行区莘庄 | 闵行区莘庄七莘路2300号 | liufang@jiating.example | 2025/5/6 | 5月17日上午 | 晨教字〔2025〕44号 | 340111198302213490 | 人民币5200元 | 伍仟贰佰元整 | 何晓梅 | 四川成都 | 1983年2月21日 | 电子商务入门 | 及格 | 客服专员
阿依古丽·买买提 | 尊敬的家长 | 新疆班宿舍楼3号; 徐汇区龙华路1号 | 徐汇区龙华路1号宿舍楼 | ayigul@sushe.example | 2025年6月30日 | 七月五日 | 晨教字〔2025〕58号 | 650103200001011156 | 1280元 | 壹仟贰佰捌拾元整 | 孙立 | 新疆喀什 | 2000年元旦 | 服装裁剪与缝纫 | 优良 | 维修电工
"""),
        items=("实木书桌", "衣柜，四门", "布面沙发", "餐椅", "运费", "床头柜"),
        row="{item}\t{count}\t{price}",
        clauses=(
            "因为设备检修，本单位下周停止对外办公，有急事的可以拨打值班电话，任何时候都有人接听，请大家相互转告。",
            "个人资料只用于这里所说的目的，不再需要的时候就会删除，没有本人的同意不会交给任何其他单位或者个人。",
            "双方发生争议的时候，应当先协商解决，协商不成的，可以请第三方调解，也可以直接向所在地的法院起诉。",
            "本文件由计算机生成，不需要盖章。",
        ),
        changes={
            "letter": (
                ("学校门口不能停车，请尽量乘坐公共交通", "学校操场可以停车"),
                ("由老师照看，但是不提供午饭", "由老师照看并提供午饭"),
                ("我们会另外约定时间与您见面", "请自行向其他家长了解"),
                ("交费之后不再退还，除非学生转学", "交费之后可以随时退还"),
            ),
            "invoice": (
                ("送货上门以一楼为限", "送货上门不限楼层"),
                ("不作为质量问题处理", "可以要求更换"),
                ("旧家具可以折价回收", "旧家具不予回收"),
                ("因为受潮、碰撞或者自行拆装而", "因为使用不当而"),
            ),
            "contract": (
                ("不得把工作中知道的住户情况告诉其他人", "按时完成各项工作"),
                ("并且支付两倍的报酬", "但是不另外支付报酬"),
                ("造成损失的，应当赔偿", "造成损失的，由甲方承担"),
                ("否则应当支付一个月的报酬作为赔偿", "否则合同自动延长"),
            ),
            "certificate": (
                ("两个部分都合格的，才能取得证书", "其中一个部分合格的，就能取得证书"),
                ("可以直接报名参加下一级的课程，不必再次考试", "应当每年接受一次复查"),
                ("涂改过的证书无效", "本证书长期有效"),
                ("包括课堂讲授和现场操作", "全部为课堂讲授"),
            ),
        },
    ),
    Language(
        code="ja",
        templates={
            "letter": """みどり台マンション管理組合
理事会

{name}{honorific}
{address}

{date}
文書番号：{number}
担当：{adviser}

{salutation}

このたび、給水管の交換工事を{visit}から約3週間の予定で行うことになりました。工事の間は、午前9時から午後4時まで水が使えなくなる時間帯がありますので、前もって水をためておくなどのご準備をお願いいたします。詳しい時間については、各階の掲示板でお知らせします。
お部屋の中での作業は半日ほどで終わります。当日はどなたか大人の方がお部屋にいてくださるようお願いします。ご都合が悪い場合は、工事の5日前までに管理人室へご連絡ください。別の日に変更することができますが、土曜日と日曜日は作業を行いません。
各戸のご負担は{amount}です。翌月の管理費と一緒に口座から引き落とされますので、特別な手続きは必要ありません。

みどり台マンション管理組合
理事長　{adviser}""",
            "invoice": """株式会社あおば印刷
請求書

{name}御中
{address}
メール：{email}

請求番号：{number}
請求日：{date}
お客様番号：{account}

{rows}

ご請求金額：{amount}
金額（漢数字）：{words}

お支払いは、この請求書の日付から30日以内に、下記の口座へお振り込みください。振込手数料はお客様のご負担となります。期限を過ぎた場合には、年3パーセントの遅延損害金をいただくことがあります。
納品した品物に不良があったときは、到着から7日以内にご連絡いただければ、無料で刷り直します。ただし、お客様がお作りになった原稿の誤りによるものは除きます。原稿と版は1年間保管したあと、処分いたします。""",
            "contract": """駐車場賃貸借契約書

貸主　株式会社ひかり不動産（以下「甲」という）と、借主　{name}（以下「乙」という）は、次のとおり契約を結ぶ。

第1条　甲は乙に対し、{place}にある駐車場の第{account}区画を貸し、乙はこれを借りて、自分の自動車を置くためだけに使う。
第2条　契約の期間は{date}から2年とする。期間が終わる1か月前までにどちらからも申し出がないときは、同じ条件で更に1年続くものとする。
第3条　賃料は月額{amount}（{words}）とし、乙は毎月末日までに翌月分を甲の指定する口座に振り込む。
第4条　乙は、区画に工作物を作ったり、他の者に使わせたりしてはならない。駐車場の中で起きた盗難や事故について、甲は責任を負わない。
第5条　乙が賃料を2か月続けて払わないときは、甲は催告をしないで契約を解除することができる。

この契約の証として本書2通を作り、双方が署名のうえ各1通を持つ。

{date}

甲　株式会社ひかり不動産　{adviser}
乙　住所　{address_line}
　　氏名　{name}""",
            "certificate": """さくら技能学院

修了証書

{name}
{born}生

あなたは本学院の

{course}

を修了されましたので、ここにこれを証します。

成績：{grade}
証書番号：{number}

この課程は全部で90時間の講義と実習から成り、最後に筆記と実技の試験が行われました。試験は学院の外から招いた3名の審査員によって公正に採点されました。この証書を持つ方は、入学試験を受けずに上級の課程へ進むことができます。
証書をなくされた場合は、身分を証明するものを添えて申し込めば、1回に限り再発行を受けられます。記載された内容を書き換えたものは無効です。

{date}

学院長　{adviser}""",
        },
        people=_people("""
name | honorific | salutation | address | address_line | email | date | visit | number | account | amount | words | adviser | place | born | course | grade
佐藤花子 | 様 | 佐藤様、いつもお世話になっております。 | 203号室 | 横浜市緑区みどり台1-4-203 | hanako.sato@tegami.example | 2025年2月3日 | 2月17日 | 管理第18号 | 12 | 18,000円 | 一万八千円 | 小林誠 | 横浜市緑区みどり台 | 昭和63年5月12日 | 介護職員初任者研修 | 優
マイケル・ブラウン | 様 | ブラウン様 | 1105号室 | 東京都港区芝3丁目5番1号 | m.brown@gaikoku.example | 令和7年3月14日 | 4月1日（火） | 管理第27号 | 7 | 32,500円 | 三万二千五百円 | 小林誠 | 港区芝三丁目 | 1979年9月8日 | 日本語上級コース | 良
有限会社中村商店 | 殿 | 中村商店の皆様 | 一階店舗 | 川崎市中原区小杉町2-11 | nakamura@shoten.example | 2025/04/10 | 五月十二日 | 管理第33号 | 101 | 45,000円 | 四万五千円 | 高橋由美子 | 川崎市中原区 | 昭和41年1月3日 | 食品衛生責任者講座 | 合格
山本太郎・恵子 | 様 | 山本様ご夫妻 | 506号室（東棟） | 千葉市美浜区高洲4-7-506 | yamamoto@kazoku.example | 令和七年五月二十日 | 6月9日月曜日 | 管理第41号 | 23 | ¥9,800 | 九千八百円 | 高橋由美子 | 千葉市美浜区高洲 | 平成2年12月31日 | 造園技能 | 可
グエン・ティ・ラン | さん | ランさん、こんにちは。 | 312号室 | さいたま市大宮区桜木町1-9 | lan.nguyen@ryugaku.example | 2025年7月1日 | 七月二十二日 | 管理第56号 | 5 | 7,700円（税込） | 七千七百円 | 渡辺健 | さいたま市大宮区 | 2001年3月3日 | パソコン基礎 | 修了
"""),
        items=("名刺", "チラシA4両面", "封筒（角形2号）", "デザイン料", "送料", "製本"),
        row="{item}\t{count}\t{price}円",
        clauses=(
            "なお、来週は設備の点検のため、事務所をお休みさせていただきます。お急ぎの方は、留守番電話にご用件とお名前を残してくださるようお願いいたします。",
            "いただいた個人情報は、ここに書いた目的のためだけに使い、必要がなくなりましたら速やかに消去します。ご本人の同意なしに他の者へ渡すことはありません。",
            "争いが生じたときは、まず双方が誠意をもって話し合い、それでも解決しないときは、甲の住所地の裁判所で解決するものとします。",
            "この書面は電子的に作成されたもので、押印を省略しています。",
        ),
        changes={
            "letter": (
                (
                    "別の日に変更することができますが、土曜日と日曜日は作業を行いません",
                    "別の日に変更することはできません",
                ),
                ("特別な手続きは必要ありません", "残高をお確かめください"),
                ("各階の掲示板でお知らせします", "管理人室でお尋ねください"),
                ("半日ほどで終わります", "一日かかることがあります"),
            ),
            "invoice": (
                ("振込手数料はお客様のご負担となります", "振込手数料は当社が負担します"),
                ("無料で刷り直します", "代金をお返しします"),
                ("お客様がお作りになった原稿の誤りによるものは除きます", "色の違いは除きます"),
                ("処分いたします", "お返しいたします"),
            ),
            "contract": (
                ("甲は責任を負わない", "甲がすべての責任を負う"),
                ("催告をしないで", "催告をしたうえで"),
                ("他の者に使わせたりしてはならない", "他の者に使わせたりしてもよい"),
                ("自分の自動車を置くためだけに使う", "自動車又は荷物を置くために使う"),
            ),
            "certificate": (
                ("入学試験を受けずに", "入学試験に合格すれば"),
                ("学院の外から招いた", "学院の"),
                ("1回に限り", "何回でも"),
                ("記載された内容を書き換えたものは無効です", "この証書は生涯有効です"),
            ),
        },
    ),
)
