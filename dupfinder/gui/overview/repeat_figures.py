"""The picture and the table of folders that repeat each other."""

from PySide6.QtCore import QObject

from dupfinder.domain.surveys import FolderMatrix, FolderPair, SharedDocuments
from dupfinder.gui.overview.charts import Axis, Chart, Item, Mark, Shape, Tint
from dupfinder.gui.overview.figures import Figure, Figures, Kind
from dupfinder.gui.overview.overview_wording import OverviewWording
from dupfinder.gui.overview.targets import FoldersTarget, FolderTarget

_CELL = 0.9
_LEAST_WEIGHT = 0.25
"""So strong is a cell at least that stands for anything at all."""


class RepeatFigures(QObject):
    """Makes the matrix and the rows of folders by each other."""

    def __init__(self, words: OverviewWording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def matrix_chart(self, matrix: FolderMatrix, top: str) -> Chart:
        """Return a cell for each two folders that have documents in common, the stronger the more of the row's has."""
        count = len(matrix.folders)
        items: list[Item] = []
        marks: list[Mark] = []
        for row, cells in enumerate(matrix.shared):
            for column, shared in enumerate(cells):
                if not shared.documents:
                    continue
                share = shared.documents / matrix.documents[row]
                marks.append(
                    Mark(
                        item=len(items),
                        left=column - _CELL / 2,
                        top=row - _CELL / 2,
                        width=_CELL,
                        height=_CELL,
                        tint=Tint.STAYS if row == column else Tint.GOES,
                        weight=max(share, _LEAST_WEIGHT),
                        shape=Shape.CELL,
                    )
                )
                items.append(self._cell(matrix, row, column, shared))
        return Chart(
            title=self.tr("Folders that repeat each other"),
            x=Axis(
                low=-0.5,
                high=count - 0.5,
                label=self.tr("The same folders, by number"),
                ticks=tuple((place, self._words.plain.count(place + 1)) for place in range(count)),
            ),
            y=Axis(
                low=-0.5,
                high=count - 0.5,
                ticks=tuple(
                    (place, f"{self._words.folder_below(path, top)}  {self._words.plain.count(place + 1)}")
                    for place, path in enumerate(matrix.folders)
                ),
            ),
            items=tuple(items),
            marks=tuple(marks),
            legend=(
                (Tint.GOES, self.tr("How much of the row is also in the column")),
                (Tint.STAYS, self.tr("Repeated in the same folder")),
            ),
            rows=count,
            grows_down=True,
            is_square=True,
        )

    def _cell(self, matrix: FolderMatrix, row: int, column: int, shared: SharedDocuments) -> Item:
        first, second = matrix.folders[row], matrix.folders[column]
        common = self._words.documents_of(shared.documents, matrix.documents[row])
        size = self._words.plain.size(shared.size_bytes)
        if row == column:
            text = self.tr("{first}\n{common} ({size}) are there more than once.")
            target: object = FolderTarget(first)
        else:
            text = self.tr("{first}\n{common} ({size}) are also in\n{second}")
            target = FoldersTarget(first, second)
        return Item(
            text=text.format(
                first=self._words.folder(first), second=self._words.folder(second), common=common, size=size
            ),
            target=target,
        )

    def pair_figures(self, pairs: tuple[FolderPair, ...]) -> Figures:
        """Return a row for each two folders."""
        return Figures(
            headings=(
                self.tr("Folder"),
                self.tr("Also in"),
                self.tr("Documents"),
                self.tr("Share"),
                self.tr("Size"),
                self.tr("Share of the other"),
            ),
            kinds=(Kind.NAME, Kind.NAME, Kind.NUMBER, Kind.NUMBER, Kind.NUMBER, Kind.NUMBER),
            rows=tuple(self._pair_row(pair) for pair in pairs),
        )

    def _pair_row(self, pair: FolderPair) -> Figure:
        plain = self._words.plain
        first, second = self._words.folder(pair.first), self._words.folder(pair.second)
        share = pair.shared_of_first.documents / pair.first_documents
        other_share = pair.shared_of_second.documents / pair.second_documents
        is_same = pair.first == pair.second
        return Figure(
            cells=(
                first,
                self.tr("the same folder") if is_same else second,
                plain.count(pair.shared_of_first.documents),
                plain.share(share),
                plain.size(pair.shared_of_first.size_bytes),
                plain.share(other_share),
            ),
            keys=(
                first.casefold(),
                second.casefold(),
                pair.shared_of_first.documents,
                share,
                pair.shared_of_first.size_bytes,
                other_share,
            ),
            target=FolderTarget(pair.first) if is_same else FoldersTarget(pair.first, pair.second),
            tooltip=f"{first}\n{second}",
        )
