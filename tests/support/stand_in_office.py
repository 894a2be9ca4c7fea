"""In place of a worker that becomes LibreOffice: does with the folder what the document says."""

import os
import sys
import time

_, _, _, folder, document, _ = sys.argv
with open(document, encoding="latin-1") as file:
    task = file.read().split()[-1]
pdf = os.path.join(folder, "document.pdf")
if task == "hang":
    time.sleep(600)
elif task == "fill":
    with open(os.path.join(folder, "large"), "wb") as file:
        file.write(bytes(1 << 20))
    time.sleep(600)
elif task == "link":
    os.symlink(__file__, pdf)
elif task == "again":
    sys.exit(81)
elif task.startswith("write"):
    with open(pdf, "wb") as file:
        file.write(task.encode() * 100)
