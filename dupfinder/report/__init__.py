"""Results to files: JSON, JSON lines, CSV, HTML, PDF, DOCX, XLSX; and a comparison in words and as HTML.

`wording` has the words for what documents differ in, which the window takes as they are (`gui.toolkit.language`).
"""

from typing import TYPE_CHECKING

from dupfinder.domain.doors import lazy_door

if TYPE_CHECKING:
    from dupfinder.report.comparison_html import save_comparison, write_comparison
    from dupfinder.report.comparison_words import (
        figures_sentence,
        kinds_sentence,
        redline_about,
        redline_sentence,
        relation_sentence,
    )
    from dupfinder.report.json_report import finding_lines
    from dupfinder.report.kinds import ReportKind
    from dupfinder.report.saving import save_bytes, save_report, save_text, write_report
    from dupfinder.report.text_stretches import ParagraphNumbers, Stretch, stretches
    from dupfinder.report.whole_files import whole_file
    from dupfinder.report.wording import content_line, content_name, documents_of, kept_because, not_read, remark
else:
    __getattr__ = lazy_door()
