"""The tables of folders that are copies of each other."""

from PySide6.QtCore import QObject

from dupfinder.domain.pairs import Relation
from dupfinder.domain.surveys import FolderCopy, FolderDocuments, FolderLikeness
from dupfinder.gui.overview.figures import Figure, Figures, Kind
from dupfinder.gui.overview.overview_wording import OverviewWording

_ORDER = list(FolderLikeness)


class CopyFigures(QObject):
    """Makes the list of folder pairs, and the lists of what two folders have."""

    def __init__(self, words: OverviewWording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def copies(self, copies: tuple[FolderCopy, ...]) -> Figures:
        """Return a row for each two folders; its target is the pair."""
        return Figures(
            headings=(
                self.tr("Folder"),
                self.tr("How alike"),
                self.tr("Other folder"),
                self.tr("In both"),
                self.tr("Only here"),
                self.tr("Only there"),
                self.tr("Can be freed"),
            ),
            kinds=(Kind.NAME, Kind.WORD, Kind.NAME, Kind.NUMBER, Kind.NUMBER, Kind.NUMBER, Kind.NUMBER),
            rows=tuple(self._copy(copy) for copy in copies),
        )

    def _copy(self, copy: FolderCopy) -> Figure:
        plain, words, first, second = self._words.plain, self._words, copy.first, copy.second
        names = words.folder(first.path), words.folder(second.path)
        return Figure(
            cells=(
                names[0],
                words.likeness(copy.likeness),
                names[1],
                plain.count(first.common.documents),
                plain.count(first.only_here),
                plain.count(second.only_here),
                plain.size(copy.gain_bytes),
            ),
            keys=(
                names[0].casefold(),
                _ORDER.index(copy.likeness),
                names[1].casefold(),
                first.common.documents,
                first.only_here,
                second.only_here,
                copy.gain_bytes,
            ),
            target=copy,
            tooltip=f"{words.copy_sentence(copy)}\n{words.likeness_hint(copy.likeness)}",
        )

    def common(self, copy: FolderCopy, documents: FolderDocuments) -> Figures:
        """Return a row for each document of the first folder that the second has; its target is both paths."""
        words = self._words
        return Figures(
            headings=(self.tr("Document"), self.tr("Relation"), self.tr("In the other folder")),
            kinds=(Kind.NAME, Kind.WORD, Kind.NAME),
            rows=tuple(
                Figure(
                    cells=(
                        words.folder_below(first, copy.first.path),
                        words.plain.relation(relation),
                        words.folder_below(second, copy.second.path),
                    ),
                    keys=(first, list(Relation).index(relation), second),
                    target=(first, second),
                    tooltip=f"{words.folder(first)}\n{words.folder(second)}",
                )
                for first, second, relation in documents.common
            ),
        )

    def alone(self, folder: str, paths: tuple[str, ...]) -> Figures:
        """Return a row for each document that only one folder has; its target is its path."""
        words = self._words
        return Figures(
            headings=(self.tr("Document"),),
            kinds=(Kind.NAME,),
            rows=tuple(
                Figure(cells=(words.folder_below(path, folder),), keys=(path,), target=path, tooltip=words.folder(path))
                for path in paths
            ),
        )
