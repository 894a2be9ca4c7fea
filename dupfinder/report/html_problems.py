"""Problems as sections of the HTML report, by reason."""

from collections import Counter
from collections.abc import Iterator, Sequence

from dupfinder.domain.documents import Problem, ProblemCode
from dupfinder.report.html_groups import OPEN_GROUPS
from dupfinder.report.html_text import counted, escaped, file_cell

_MEANINGS = {
    ProblemCode.UNREADABLE: ("Could not be opened", "Check the permissions, and whether the drive is connected."),
    ProblemCode.ENCRYPTED: ("Protected by a password", "Save them without a password to have them compared."),
    ProblemCode.DAMAGED: ("Damaged", "Try to open and save them again in the program they come from."),
    ProblemCode.NO_TEXT: (
        "Without text",
        "Probably scans, compared byte by byte only: text recognition (OCR) would make them comparable.",
    ),
    ProblemCode.TIMEOUT: ("Took too long", "Allow more time for a document and scan again."),
    ProblemCode.TOO_LARGE: ("Too large", "Allow more memory for a document and scan again."),
    ProblemCode.CRASHED: ("The reader failed", "They may be damaged."),
    ProblemCode.UNSUPPORTED: ("Not supported", "Save them in another format to have them compared."),
    ProblemCode.CHANGED: ("Changed while they were read", "Scan again when nobody works on them."),
    ProblemCode.VANISHED: ("Disappeared during the scan", "They were removed, or their drive was disconnected."),
}


def problem_sections(problems: Sequence[Problem]) -> Iterator[str]:
    """Yield a section that opens and closes for each reason, the most frequent first."""
    for code, count in Counter(problem.code for problem in problems).most_common():
        title, advice = _MEANINGS[code]
        yield f'<details class="group card"{" open" if count <= OPEN_GROUPS else ""}>\n'
        yield f'<summary><h3>{title}</h3><span class="meta">{counted(count, "document")}</span></summary>\n'
        yield f'<p class="advice">{advice}</p>\n<table>\n<tbody>\n'
        for problem in problems:
            if problem.code is code:
                yield f'<tr>{file_cell(problem.path)}<td class="message">{escaped(problem.message)}</td></tr>\n'
        yield "</tbody>\n</table>\n</details>\n"
