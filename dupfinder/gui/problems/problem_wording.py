"""What it means that a document could not be read, and what a person can do about it."""

from PySide6.QtCore import QObject

from dupfinder.domain.documents import ProblemCode


class ProblemWording(QObject):
    """Turns the codes of problems into advice."""

    def meaning(self, code: ProblemCode) -> str:
        """Return in a sentence what happened."""
        return {
            ProblemCode.UNREADABLE: self.tr(
                "The file or folder could not be opened: permission is missing, or its drive failed or is gone."
            ),
            ProblemCode.ENCRYPTED: self.tr("A password protects the text, so it could not be compared."),
            ProblemCode.DAMAGED: self.tr("The file is cut off, or its structure is broken."),
            ProblemCode.NO_TEXT: self.tr(
                "It holds pictures and no letters. It is compared by what its pages and pictures look like."
            ),
            ProblemCode.EMPTY: self.tr("There is nothing in it: no words, no pictures. Only its bytes are compared."),
            ProblemCode.TIMEOUT: self.tr("Reading it took longer than one document may take, so it was given up."),
            ProblemCode.TOO_LARGE: self.tr("To read it takes more memory than one document may have."),
            ProblemCode.CRASHED: self.tr(
                "The program part that reads this format failed at it. No other document is affected."
            ),
            ProblemCode.UNSUPPORTED: self.tr("Its content is in none of the formats that can be read."),
            ProblemCode.CHANGED: self.tr("Something wrote to the file while it was read, so nothing is certain of it."),
            ProblemCode.SOURCE_GONE: self.tr(
                "The disk or folder went while it was scanned. Nothing of it is in the result, which is not complete."
            ),
            ProblemCode.VANISHED: self.tr("It was moved, renamed or removed between two steps of the scan."),
        }[code]

    def advice(self, code: ProblemCode) -> str:
        """Return in a sentence what can be done."""
        return {
            ProblemCode.UNREADABLE: self.tr("Check the permissions and the connection of the drive, then try again."),
            ProblemCode.ENCRYPTED: self.tr("Remove the password with the program that made it, then try again."),
            ProblemCode.DAMAGED: self.tr(
                "If its own program still opens it, save it again there, then try again. Otherwise look for a backup."
            ),
            ProblemCode.NO_TEXT: self.tr(
                "To compare its words as well, have its pages read by text recognition (OCR): that takes a while."
            ),
            ProblemCode.EMPTY: self.tr("If it should not be empty, look for a backup. Otherwise it can be ignored."),
            ProblemCode.TIMEOUT: self.tr("Raise the time limit in the options, then try again."),
            ProblemCode.TOO_LARGE: self.tr("Raise the memory limit in the options, then try again."),
            ProblemCode.CRASHED: self.tr("Try again. If it fails once more, please report it as a bug."),
            ProblemCode.UNSUPPORTED: self.tr("Save it in a known format, or exclude it from the next scans."),
            ProblemCode.CHANGED: self.tr("Close the program that writes to it, then try again."),
            ProblemCode.SOURCE_GONE: self.tr("Connect the disk again, then scan once more."),
            ProblemCode.VANISHED: self.tr("If it should still be there, look for it in its folder, then try again."),
        }[code]
