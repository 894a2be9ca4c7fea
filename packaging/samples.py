"""Makes a small folder of documents as they lie around on a desk: copies, exports, drafts and unrelated letters.

`.venv/bin/python packaging/samples.py` packs them into resources/samples.zip, which the program's first page offers to
try it on.
"""

import datetime
import os
import re
import shutil
import sys
import tempfile
import zipfile
from dataclasses import dataclass

from docx import Document
from PySide6.QtCore import QMarginsF, QSizeF, QUuid
from PySide6.QtGui import QFont, QGuiApplication, QPageLayout, QPageSize, QPdfWriter, QTextDocument

ARCHIVE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "resources", "samples.zip")

LEASE = """Lease agreement
Between Hannah Keller, Lindenstraße 12, 04177 Leipzig (the landlord) and Jonas Brandt, Könneritzstraße 88, \
04229 Leipzig (the tenant), the following lease is agreed.
1. Premises. The landlord lets to the tenant the flat on the second floor, left, of the house Lindenstraße 12, \
with three rooms, kitchen, bathroom, balcony and one cellar compartment, in all 84 square metres.
2. Term. The lease begins on {begin} and runs for an indefinite time. Either side may give notice in writing \
with a period of {notice} to the end of a month.
3. Rent. The monthly rent is {rent} euros without heating. The advance for heating and running costs is \
{costs} euros a month. Both are due by the third working day of each month.
4. Deposit. The tenant pays a deposit of three months' rent, in up to three equal parts, of which the first is \
due when the lease begins. The landlord keeps it apart from other assets.
5. Repairs. The tenant reports damage without delay. Small repairs up to 90 euros each, and up to 250 euros in \
a year, are borne by the tenant.
{pets}
7. Return. When the lease ends, the flat is handed back swept and with all keys. Both sides write down its \
state in a record and sign it.
8. Final terms. Changes to this agreement are made in writing. Should one of its terms be void, the others \
stay in force.
Leipzig, {signed}
"""
PETS_ALLOWED = (
    "6. Pets. Small animals may be kept. A dog or a cat needs the landlord's consent, which is given unless good "
    "reasons speak against it."
)
PETS_FORBIDDEN = (
    "6. Pets. Dogs and cats may not be kept. Small animals may be kept as long as nobody in the house is disturbed."
)

MINUTES = """Minutes of the owners' meeting
Present were eleven of fourteen owners, with 812 of 1,000 shares. Mrs Keller took the chair and Mr Aydin the \
minutes.
The annual accounts were explained and approved with two abstentions. The reserve stands at 41,300 euros.
The owners discussed three offers for the new roof. The offer of the Weber company was accepted with nine \
votes against two. Work shall begin in {month} and take about six weeks; the scaffold stays away from the \
courtyard.
For the bicycle cellar a second lock will be fitted. Lost keys are replaced at the cost of whoever lost them.
The next meeting takes place in the parish hall, again on a Thursday at seven in the evening.
"""

INVOICE = """Invoice {number}
To the owners' association Lindenstraße 12, 04177 Leipzig.
For the care of the grounds in {month} we charge as agreed in our contract of 4 February 2024: mowing the lawn \
twice, cutting the hedge along the street, clearing the drains of leaves, and disposing of 1.5 cubic metres of \
green waste.
Net amount {net} euros, value added tax of 19 per cent {tax} euros, total {total} euros. Please pay within \
fourteen days to the account that is named below. We thank you for your order and your trust.
Gartenbau Petersen, Gießerstraße 30, 04229 Leipzig
"""

LETTER = """Cancellation of my internet contract
Dear Sir or Madam, I hereby cancel my contract for internet and telephone, customer number 4711-0815, with due \
notice to the next possible date. Please confirm the cancellation and its date in writing, and tell me where \
to send the router. I withdraw my consent to the use of my data for advertising. You need not call me about \
this; my decision stands.
Yours faithfully, Jonas Brandt
"""

RECIPE = """Plum cake from the tray
Knead 500 grams of flour, 30 grams of yeast, 80 grams of sugar, a pinch of salt, a quarter of a litre of \
lukewarm milk and 100 grams of soft butter into a smooth dough and let it rise for an hour under a cloth. Roll \
it out on a tray, cover it closely with two kilograms of stoned plums, and bake it for forty minutes at 190 \
degrees. Sprinkle it with cinnamon and sugar while it is warm.
"""

TRAVEL = """Packing list for the hut tour
Rucksack with rain cover, boots that are broken in, two pairs of socks, a warm jacket, a hat and gloves even \
in August, a sleeping bag liner, a head torch with fresh batteries, sun cream, a first aid kit, the map in its \
case, cash for the huts, the alpine club card, earplugs, and a bar of chocolate for every day on the way.
"""

FINAL_LEASE = LEASE.format(
    begin="1 April 2026", notice="three months", rent="910", costs="185", pets=PETS_ALLOWED, signed="12 March 2026"
)
DRAFT_LEASE = LEASE.format(
    begin="1 May 2026", notice="six weeks", rent="940", costs="185", pets=PETS_FORBIDDEN, signed="27 February 2026"
)


AUTHOR = "Hannah Keller"
LETTERS_PT = 11


@dataclass(frozen=True, slots=True)
class Sample:
    """One document: where it lies, what it says, and its last change as year, month, day."""

    path: str
    text: str
    changed: tuple[int, int, int]


SAMPLES = (
    Sample("Documents/Contracts/Lease Lindenstraße 12.docx", FINAL_LEASE, (2026, 3, 12)),
    Sample("Documents/Contracts/Lease Lindenstraße 12.pdf", FINAL_LEASE, (2026, 3, 12)),
    Sample("Documents/Contracts/Lease draft.docx", DRAFT_LEASE, (2026, 2, 27)),
    Sample("Documents/House/Minutes June.docx", MINUTES.format(month="August"), (2026, 6, 19)),
    Sample("Documents/House/Minutes June.md", MINUTES.format(month="August"), (2026, 6, 20)),
    Sample("Documents/House/Minutes June, first version.txt", MINUTES.format(month="September"), (2026, 6, 18)),
    Sample(
        "Documents/House/Invoice 2026-014.pdf",
        INVOICE.format(number="2026-014", month="May", net="320.00", tax="60.80", total="380.80"),
        (2026, 6, 2),
    ),
    Sample(
        "Documents/House/Invoice 2026-021.pdf",
        INVOICE.format(number="2026-021", month="June", net="295.00", tax="56.05", total="351.05"),
        (2026, 7, 1),
    ),
    Sample("Documents/Letters/Cancellation internet.docx", LETTER, (2025, 11, 4)),
    Sample("Documents/Letters/Cancellation internet.html", LETTER, (2025, 11, 5)),
    Sample("Documents/Recipes/Plum cake.txt", RECIPE, (2024, 9, 14)),
    Sample("Documents/Packing list.txt", TRAVEL, (2025, 7, 30)),
)
COPIES = (  # exact ones, as a browser leaves them behind: copy → original
    ("Downloads/Lease Lindenstraße 12 (1).docx", "Documents/Contracts/Lease Lindenstraße 12.docx"),
    ("Downloads/Invoice 2026-014.pdf", "Documents/House/Invoice 2026-014.pdf"),
)


def write_samples(folder: str) -> None:
    """Write all samples below `folder`; needs a QGuiApplication."""
    for sample in SAMPLES:
        path = os.path.join(folder, *sample.path.split("/"))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        noon = datetime.datetime(*sample.changed, 12, tzinfo=datetime.UTC)
        write_document(path, sample.text, changed=noon)
        os.utime(path, (noon.timestamp(), noon.timestamp()))
    for copy, original in COPIES:
        path = os.path.join(folder, *copy.split("/"))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        shutil.copy2(os.path.join(folder, *original.split("/")), path)


def write_document(path: str, text: str, *, changed: datetime.datetime) -> None:
    """Write the paragraphs of `text` in the format that the path's ending asks for."""
    paragraphs = text.splitlines()
    match os.path.splitext(path)[1]:
        case ".docx":
            document = Document()
            document.add_heading(paragraphs[0])
            for paragraph in paragraphs[1:]:
                document.add_paragraph(paragraph)
            document.core_properties.author = AUTHOR
            document.core_properties.created = document.core_properties.modified = changed
            document.save(path)
        case ".pdf":
            write_pdf(path, paragraphs, changed=changed)
        case ".html":
            write_text(path, html(paragraphs))
        case ".md":
            write_text(path, "\n\n".join([f"# {paragraphs[0]}", *paragraphs[1:]]) + "\n")
        case _:
            write_text(path, "\n\n".join(paragraphs) + "\n")


def write_pdf(path: str, paragraphs: list[str], *, changed: datetime.datetime) -> None:
    """Write a PDF with the margins and letters of an office program; the same bytes each time."""
    writer = QPdfWriter(path)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(25, 20, 25, 20), QPageLayout.Unit.Millimeter)
    writer.setDocumentId(QUuid.createUuidV5(QUuid(), os.path.basename(path).encode()))
    page = QTextDocument()
    page.setDefaultFont(QFont(page.defaultFont().family(), LETTERS_PT))
    page.documentLayout().setPaintDevice(writer)
    page.setPageSize(QSizeF(writer.width(), writer.height()))  # else Qt prints a page number too
    page.setHtml(html(paragraphs))
    page.print_(writer)
    del writer  # only then it is written whole
    with open(path, "rb+") as file:
        written = file.read()
        written = re.sub(rb"D:\d{14}", changed.strftime("D:%Y%m%d%H%M%S").encode(), written)
        written = re.sub(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", changed.strftime("%Y-%m-%dT%H:%M:%S").encode(), written)
        file.seek(0)
        file.write(written)


def html(paragraphs: list[str]) -> str:
    """Return the paragraphs as a page; the first is its heading."""
    return f"<h1>{paragraphs[0]}</h1>" + "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs[1:])


def write_text(path: str, text: str) -> None:
    """Write a text file."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main() -> int:
    """Write the archive; return the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    QGuiApplication(["samples"])
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(ARCHIVE, "w", zipfile.ZIP_DEFLATED) as archive:
        write_samples(folder)
        for path in (*(sample.path for sample in SAMPLES), *(copy for copy, _ in COPIES)):
            archive.write(os.path.join(folder, *path.split("/")), path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
