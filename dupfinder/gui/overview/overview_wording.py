"""The words of the overview."""

from collections.abc import Sequence

from PySide6.QtCore import QDir, QObject

from dupfinder.domain.display import visible
from dupfinder.domain.result import LeftOutFiles
from dupfinder.domain.surveys import FolderCopy, FolderLikeness, GroupSizes, Space
from dupfinder.gui.toolkit.wording import Wording, closed, shown_folder


class OverviewWording(QObject):
    """Turns what a survey says into sentences; numbers and sizes are those of the window's wording."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.plain = wording
        self._home = QDir.homePath()

    def folder(self, path: str) -> str:
        """Return a folder's path, with `~` for the person's own; the drives of a machine have none."""
        return shown_folder(path, home=self._home) if path else self.tr("All drives")

    def folder_below(self, path: str, top: str) -> str:
        """Return a folder's path from another one on; of that one itself, its whole path."""
        inside = top if top.endswith(("/", "\\")) else top + path[len(top) : len(top) + 1]
        return visible(path[len(inside) :]) if top and path != top and path.startswith(inside) else self.folder(path)

    def space(self, space: Space) -> str:
        """Return what some documents take: `61 documents, 4.8 MB; 59 can be removed: 4.7 MB`."""
        words = self.plain
        taken = self.tr("{documents}, {size}").format(
            documents=words.documents(space.documents), size=words.size(space.size_bytes)
        )
        if not space.redundant_documents:
            return taken
        goes = self.tr("%Ln removable: {size}", "", space.redundant_documents)
        goes = goes.format(size=words.size(space.reclaimable_bytes))
        return self.tr("{taken}; {goes}").format(taken=taken, goes=goes)

    def left_out(self, left_out: Sequence[LeftOutFiles]) -> str:
        """Return what was not looked at, and why; empty if there is nothing."""
        told = self.tr(", ").join(self.plain.left_out(one.reason, one.count) for one in left_out)
        return self.tr("Not looked at: {files}.").format(files=told) if told else ""

    def documents_of(self, common: int, total: int) -> str:
        """Return `214 of 214 documents`."""
        text = self.tr("{common} of %Ln document(s)", "", total)
        return text.format(common=self.plain.count(common))

    def copy_title(self, copy: FolderCopy) -> str:
        """Return how two folders are alike, in a sentence with their names; or an archive and a folder."""
        text = (
            self._enclosed_title(copy.likeness)
            if copy.is_enclosed
            else {
                FolderLikeness.IDENTICAL: self.tr("{first} is an exact copy of {second}"),
                FolderLikeness.COPY: self.tr("{first} is a copy of {second}"),
                FolderLikeness.NEAR_COPY: self.tr("{first} is almost a copy of {second}"),
                FolderLikeness.CONTAINED: self.tr("{first} is contained in {second}"),
            }[copy.likeness]
        )
        return text.format(first=self.folder(copy.first.path), second=self.folder(copy.second.path))

    def _enclosed_title(self, likeness: FolderLikeness) -> str:
        return {
            FolderLikeness.IDENTICAL: self.tr("{first} holds the same documents as {second}"),
            FolderLikeness.COPY: self.tr("{first} holds the same documents as {second}, some in other versions"),
            FolderLikeness.NEAR_COPY: self.tr("{first} holds almost the same documents as {second}"),
            FolderLikeness.CONTAINED: self.tr("The documents in {first} are contained in {second}"),
        }[likeness]

    def copy_hints(self, copy: FolderCopy) -> list[str]:
        """Return what that means, and what of it can be removed, in a few sentences."""
        if not copy.is_enclosed:
            stays = copy.first.is_reference
            gain = self.plain.reference_hint() if stays else self.plain.can_be_freed(copy.gain_bytes)
            return [self.likeness_hint(copy.likeness), closed(gain)]
        hints = [self.tr("What is in archives and mailboxes is compared, never removed.")]
        if copy.is_whole:
            hints.insert(0, self.tr("Every file in the archive is there, too, byte by byte."))
        elif copy.first.uncompared:
            hints.insert(0, self.tr("%Ln other file(s) in it were not compared.", "", copy.first.uncompared))
        return hints

    def copy_sentence(self, copy: FolderCopy) -> str:
        """Return the same with how many documents they have in common."""
        common = self.documents_of(copy.first.common.documents, copy.first.documents)
        return self.tr("{sentence}: {common}").format(sentence=self.copy_title(copy), common=common)

    def likeness(self, likeness: FolderLikeness) -> str:
        """Return how two folders are alike, in a word or two."""
        return {
            FolderLikeness.IDENTICAL: self.tr("Exact copy"),
            FolderLikeness.COPY: self.tr("Copy"),
            FolderLikeness.NEAR_COPY: self.tr("Almost a copy"),
            FolderLikeness.CONTAINED: self.tr("Contained"),
        }[likeness]

    def likeness_hint(self, likeness: FolderLikeness) -> str:
        """Return one sentence about what that means."""
        return {
            FolderLikeness.IDENTICAL: self.tr("Each document is in both folders, byte by byte."),
            FolderLikeness.COPY: self.tr("Each document is in both folders, some in another format or version."),
            FolderLikeness.NEAR_COPY: self.tr("At least 80% of each folder is found in the other."),
            FolderLikeness.CONTAINED: self.tr(
                "At least 80% of the first folder is found in the second, which has more."
            ),
        }[likeness]

    def group_size(self, sizes: GroupSizes) -> str:
        """Return the size of groups of a class: `2`, `6 to 10`, `101 and more`."""
        count = self.plain.count
        if sizes.most is None:
            return self.tr("{least} and more").format(least=count(sizes.least))
        if sizes.most == sizes.least:
            return count(sizes.least)
        return f"{count(sizes.least)}\N{EN DASH}{count(sizes.most)}"
