"""Problems as sections of the HTML report, by reason."""

from collections import Counter
from collections.abc import Iterator, Sequence

from dupfinder.domain.documents import Problem
from dupfinder.report.html_groups import OPEN_GROUPS
from dupfinder.report.html_text import escaped, file_cell
from dupfinder.report.wording import PROBLEM_MEANINGS, counted


def problem_sections(problems: Sequence[Problem]) -> Iterator[str]:
    """Yield a section that opens and closes for each reason, the most frequent first."""
    for code, count in Counter(problem.code for problem in problems).most_common():
        title, advice = PROBLEM_MEANINGS[code]
        yield f'<details class="card"{" open" if count <= OPEN_GROUPS else ""}>\n'
        yield f'<summary><h3>{title}</h3><span class="meta">{counted(count, "document")}</span></summary>\n'
        yield f'<p class="advice">{advice}</p>\n<table class="problems">\n<tbody>\n'
        for problem in problems:
            if problem.code is code:
                yield f'<tr>{file_cell(problem.path)}<td class="message">{escaped(problem.message)}</td></tr>\n'
        yield "</tbody>\n</table>\n</details>\n"
