"""The settings that a first scan does not need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QTabWidget,
    QWidget,
)

from dupfinder import pipeline
from dupfinder.domain.decisions import Action
from dupfinder.domain.files import ByBytes
from dupfinder.domain.options import MIB, Linkage, ScanOptions
from dupfinder.gui.settings.cache_page import CachePage
from dupfinder.gui.settings.fingerprint_page import FingerprintPage
from dupfinder.gui.settings.window_page import WindowChoices, WindowPage
from dupfinder.gui.toolkit.fields import (
    ChoiceBox,
    NumberBox,
    SizeField,
    add_row,
    align_forms,
    dialog_buttons,
    field_width,
    make_form,
    make_hint,
)
from dupfinder.gui.toolkit.labels import PlainLabel, resize_for_font
from dupfinder.gui.toolkit.layouts import STRETCH, Gap, ScrolledColumn, in_column, in_row
from dupfinder.gui.toolkit.wording import Wording

_MOST_SECONDS = 3_600
_LEAST_MEMORY_MIB, _MOST_MEMORY_MIB = 256, 64 * 1024


class LimitsPage(QWidget):
    """Edits the limits among the options of a scan; what goes beyond them is listed as a problem."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seconds_box = NumberBox(least=1, most=_MOST_SECONDS)
        self.seconds_box.setSuffix(self.tr(" s"))
        self.memory_box = NumberBox(least=_LEAST_MEMORY_MIB, most=_MOST_MEMORY_MIB)
        self.memory_box.setSuffix(self.tr(" MiB"))
        self.memory_box.setSingleStep(_LEAST_MEMORY_MIB)
        form = make_form()
        time_hint = make_hint([self.tr("Documents that take longer are skipped.")])
        add_row(form, self.tr("Time per document"), self.seconds_box, hint=time_hint)
        memory_hint = make_hint([self.tr("Documents that need more are skipped. Large workbooks and PDFs need most.")])
        add_row(form, self.tr("Memory per document"), self.memory_box, hint=memory_hint)
        in_column(form, STRETCH, inside=self, margins=0)

    def show_limits(self, options: ScanOptions) -> None:
        """Show the limits of these options."""
        self.seconds_box.setValue(round(options.time_limit_s))
        self.memory_box.setValue(options.memory_limit_bytes // MIB)

    def with_limits(self, options: ScanOptions) -> ScanOptions:
        """Return options with the limits that are chosen; those that were not changed stay as they are to the byte."""
        before = (round(options.time_limit_s), options.memory_limit_bytes // MIB)
        if (self.seconds_box.value(), self.memory_box.value()) == before:
            return options
        return replace(
            options,
            time_limit_s=float(self.seconds_box.value()),
            memory_limit_bytes=self.memory_box.value() * MIB,
        )


_WIDTH, _HEIGHT = 650, 600
_FORMAT_COLUMNS = 4
_TAB_GAP = 16
_TICK_INDENT = 25
"""Where the text of a box to tick begins."""


class OptionsDialog(QDialog):
    """Edits a copy of the options; `options` has what was chosen.

    `formats` are those to choose among: asking the readers for all that there are would load every one of them here.
    """

    def __init__(
        self,
        options: ScanOptions,
        *,
        formats: Sequence[str],
        wording: Wording,
        choices: WindowChoices | None = None,
        actions: Mapping[Action, str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._original = options
        self._wording = wording
        self.setWindowTitle(self.tr("Settings"))
        self.linkage_box = ChoiceBox()
        for linkage in Linkage:
            self.linkage_box.addItem(wording.linkage(linkage)[0], linkage)
        self._linkage_text = make_hint(wording.linkage(linkage)[1] for linkage in Linkage)
        self.words_box = NumberBox(most=10_000)
        self.words_box.setSuffix(self.tr(" words"))
        self.least_size = SizeField(self.tr("no limit"))
        self.most_size = SizeField(self.tr("no limit"))
        self.hidden_box = QCheckBox(self.tr("Include hidden folders and files"))
        self.inside_box = QCheckBox(self.tr("Look inside mailboxes, archives, e-mails and PDFs"))
        self.links_box = QCheckBox(self.tr("Follow symbolic links"))
        self.by_bytes_box = ChoiceBox()
        for by_bytes in ByBytes:
            self.by_bytes_box.addItem(wording.by_bytes(by_bytes), by_bytes)
        self.ocr_box = QCheckBox(self.tr("Read scanned pages (text recognition)"))
        self.format_boxes = {name: QCheckBox(name.upper()) for name in formats}
        self.limits_page = LimitsPage()
        self.fingerprint_page = FingerprintPage()
        self.window_page = WindowPage(choices or WindowChoices(), actions=actions or {})
        self.cluster_field = QLineEdit(placeholderText="tls://host:8786")
        self.certificates_field = QLineEdit(placeholderText=self.tr("Folder"))
        self.work_field = QLineEdit(placeholderText=self.tr("beside the scan cache"))
        self.search_button = QPushButton(self.tr("How it was searched …"), autoDefault=False)
        """For somebody else to connect; there is nothing to tell before a scan."""
        self.search_button.setEnabled(False)
        self.cache_page = CachePage(wording, path=options.cache_file)
        self.tabs = QTabWidget()
        self._fill_tabs()
        self._lay_out()
        self.linkage_box.currentIndexChanged.connect(self._explain)
        self._show(options)
        resize_for_font(self, _WIDTH, _HEIGHT)

    @property
    def options(self) -> ScanOptions:
        """Return the options as they stand in the dialogue."""
        chosen = tuple(name for name, box in self.format_boxes.items() if box.isChecked())
        return replace(
            self.limits_page.with_limits(self._original),
            linkage=Linkage(self.linkage_box.currentData()),  # Qt hands it back as a plain string
            fingerprint=self.fingerprint_page.settings,
            max_bits=self.fingerprint_page.max_bits,
            min_words=self.words_box.value(),
            min_size_bytes=self.least_size.size_bytes or 1,
            max_size_bytes=self.most_size.size_bytes,
            hidden=self.hidden_box.isChecked(),
            inside=self.inside_box.isChecked(),
            follow_links=self.links_box.isChecked(),
            ocr=self.ocr_box.isChecked(),
            cluster=self.cluster_field.text().strip() or None,
            cluster_certificates=self.certificates_field.text().strip() or None,
            cluster_folder=self.work_field.text().strip() or None,
            by_bytes=ByBytes(self.by_bytes_box.currentData()),
            formats=() if len(chosen) == len(self.format_boxes) else chosen,  # none chosen counts as all, too
        )

    def _show(self, options: ScanOptions) -> None:
        self.linkage_box.setCurrentIndex(list(Linkage).index(options.linkage))
        self.words_box.setValue(options.min_words)
        self.least_size.size_bytes = options.min_size_bytes if options.min_size_bytes > 1 else None
        self.most_size.size_bytes = options.max_size_bytes
        self.hidden_box.setChecked(options.hidden)
        self.inside_box.setChecked(options.inside)
        self.links_box.setChecked(options.follow_links)
        self.by_bytes_box.setCurrentIndex(list(ByBytes).index(options.by_bytes))
        self.ocr_box.setChecked(options.ocr)
        self.ocr_box.setEnabled(options.ocr or not pipeline.missing_for_ocr())
        self.cluster_field.setText(options.cluster or "")
        self.certificates_field.setText(options.cluster_certificates or "")
        self.work_field.setText(options.cluster_folder or "")
        for field in (self.cluster_field, self.certificates_field, self.work_field):
            field.setEnabled(bool(options.cluster) or not pipeline.missing_for_cluster())
        for name, box in self.format_boxes.items():
            box.setChecked(not options.formats or name in options.formats)
        self.limits_page.show_limits(options)
        self.fingerprint_page.set_choices(options.fingerprint, max_bits=options.max_bits)
        self._explain()

    def _explain(self) -> None:
        self._linkage_text.setText(self._wording.linkage(Linkage(self.linkage_box.currentData()))[1])

    def show_scan(self) -> None:
        """Go to what the next scan does."""
        self.tabs.setCurrentIndex(1)

    def _restore(self) -> None:
        if self.tabs.currentWidget().isAncestorOf(self.window_page):
            self.window_page.show_choices(WindowChoices())
        else:
            self._show(ScanOptions(sources=()))

    def _lay_out(self) -> None:
        buttons = dialog_buttons(
            QDialogButtonBox.StandardButton.Ok
            | QDialogButtonBox.StandardButton.Cancel
            | QDialogButtonBox.StandardButton.RestoreDefaults
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults).clicked.connect(self._restore)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setProperty("primary", True)
        in_column((self.tabs, 1), buttons, inside=self, margins=(22, 20, 22, 18), spacing=18)

    def _fill_tabs(self) -> None:
        general = QWidget()
        general.setLayout(self._form())
        linkage = make_form()
        add_row(linkage, self.tr("Group similarity to"), self.linkage_box, hint=self._linkage_text)
        within = QWidget()
        cluster = self._cluster_form()
        align_forms(linkage, self.fingerprint_page.form, cluster)
        shown = (
            linkage,
            self.fingerprint_page,
            cluster,
            (self.search_button, 0, Qt.AlignmentFlag.AlignLeft),
            STRETCH,
        )
        in_column(*shown, inside=within, margins=0, spacing=14)
        for name, page in (
            (self.tr("Window"), _scrolled(self.window_page)),
            (self.tr("Scan"), _scrolled(general)),
            (self.tr("Limits"), self.limits_page),
            (self.tr("Scan cache"), self.cache_page),
            (self.tr("Advanced"), _scrolled(within)),
        ):
            page.setContentsMargins(0, _TAB_GAP, 0, 0)
            self.tabs.addTab(page, name)
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.tabBar().setExpanding(False)

    def _form(self) -> QFormLayout:
        form = make_form()
        words_hint = make_hint(
            [self.tr("Shorter documents are found only as exact copies, by same content, or by their looks.")]
        )
        add_row(form, self.tr("Shortest text"), self.words_box, hint=words_hint)
        add_row(form, self.tr("Smallest file"), self.least_size)
        self.least_size.set_name(self.tr("Smallest file"))
        add_row(form, self.tr("Largest file"), self.most_size)
        self.most_size.set_name(self.tr("Largest file"))
        form.addRow(PlainLabel(self.tr("Formats")), self._format_grid())
        bytes_hint = make_hint([self.tr("Finds exact copies of files that DupFinder cannot read.")])
        add_row(form, self.tr("By bytes only"), self.by_bytes_box, hint=bytes_hint)
        form.addRow("", self.hidden_box)
        form.addRow("", self.inside_box)
        form.addRow("", self.links_box)
        form.addRow("", self._ocr_choice())
        return form

    def _cluster_form(self) -> QFormLayout:
        text = self.tr("Other computers read and compare documents. They must see the folders at the same paths.")
        if missing := pipeline.missing_for_cluster():
            text = self.tr("Needs packages that are not installed: {names}").format(names=", ".join(missing))
        form = make_form()
        add_row(form, self.tr("Cluster"), self.cluster_field, hint=make_hint([text]))
        add_row(form, self.tr("Certificates"), self.certificates_field)
        add_row(form, self.tr("Work folder"), self.work_field)
        return form

    def _ocr_choice(self) -> QWidget:
        """Return the box for scanned pages, and what it costs, or why it cannot be ticked."""
        text = self.tr("Slow: about ten seconds per page. Without it, scanned pages are compared by how they look.")
        if missing := pipeline.missing_for_ocr():
            text = self.tr("Needs packages that are not installed: {names}").format(names=", ".join(missing))
        choice = QWidget()
        layout = in_column(self.ocr_box, inside=choice, margins=0, spacing=2)
        hint = make_hint([text], width=field_width(self) - _TICK_INDENT)
        line = in_row(Gap(_TICK_INDENT), hint, STRETCH, spacing=0)
        layout.addLayout(line)
        return choice

    def _format_grid(self) -> QWidget:
        grid_widget = QWidget()
        grid = QGridLayout(grid_widget)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        for number, box in enumerate(self.format_boxes.values()):
            grid.addWidget(box, number // _FORMAT_COLUMNS, number % _FORMAT_COLUMNS)
        if not self.format_boxes:
            text = self.tr("All. You can filter the results by format.")
            grid.addWidget(PlainLabel(text, tone="dim"), 0, 0)
        return grid_widget


def _scrolled(column: QWidget) -> QWidget:
    """Return a page that can be scrolled where large letters on a small screen leave too little height."""
    page = QWidget()
    scrolled = ScrolledColumn(column, across=QSizePolicy.Policy.Preferred, down=QSizePolicy.Policy.Expanding)
    in_column(scrolled, inside=page, margins=0)
    return page
