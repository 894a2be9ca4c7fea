"""What layouts and masters show behind the slides of a PowerPoint presentation: words and pictures, each once."""

from collections.abc import Sequence
from functools import partial

from lxml import etree

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.extract.containers.drawing_sights import OFF, Sights
from dupfinder.extract.containers.drawingml import Related, add_picture
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.stored_parts import FAILURES
from dupfinder.extract.slides.white_words import Backdrop, unseen_words

PICTURE = "{*}blip"
BULLET = "{*}buBlip"


class Backdrops:
    """Gathers what is behind slides, before those that show it first, as a page is drawn."""

    def __init__(self, package: Package, sights: Sights) -> None:
        self._package = package
        self._sights = sights
        self._parts: dict[str, Backdrop] = {}
        self._added: set[tuple[int, bool]] = set()
        """Whose ground, and whose drawings, were added."""
        self._words: set[str] = set()

    def behind(self, slide: Backdrop) -> list[Backdrop]:
        """Return the layout and the master of a slide, as far as they can be read."""
        found: list[Backdrop] = []
        for kind in ("slideLayout", "slideMaster"):
            front = (slide, *found)[-1]
            found += [self._part(name) for name in front.related.inside(kind)[:1]]
        return found

    def add(self, slide: Backdrop, line: int, *, may_hide: bool) -> None:
        """Add what is behind a slide that nothing was added of yet, the master first, and words that nobody sees."""
        gathering = self._sights.gathering
        try:
            behind = self.behind(slide)
            unseen = [*unseen_words(slide, behind, partial(self._theme, behind))] if may_hide else []
            has_more = not all(one.is_bare for one in behind)
            for one in behind if has_more else ():
                _ = one.root  # nobody knows what a damaged one holds
        except (*FAILURES, etree.XMLSyntaxError):
            gathering.cannot_see(ContentKind.DRAWINGS, ContentKind.HIDDEN, ContentKind.PICTURES)
            return
        for words in unseen:
            gathering.words(ContentKind.HIDDEN, words, line=line)
        if not has_more:
            return
        around = (slide, *behind)
        shown = [one.root.get("showMasterSp") not in OFF for one in around]
        ground = next((number for number, one in enumerate(around) if one.ground is not None), 0)
        for number in reversed(range(1, len(around))):
            one = around[number]
            for is_ground, is_shown in ((True, ground == number), (False, all(shown[:number]))):
                if is_shown and (id(one), is_ground) not in self._added:
                    self._added.add((id(one), is_ground))
                    for element in [one.ground] if is_ground else one.drawn():
                        if element is not None:
                            self._add(element, one.related, line)

    def _add(self, element: etree._Element, related: Related, line: int) -> None:
        gathering = self._sights.gathering
        for picture in element.iter(PICTURE):
            if next(picture.iterancestors(BULLET), None) is None:
                add_picture(picture, related, self._sights.stored, gathering, line=line)
        for shape in element.iter("{*}sp"):
            words = "".join(text.text or "" for run in shape.iter("{*}r") for text in run.iterchildren("{*}t"))
            if words.strip() and words not in self._words:
                self._words.add(words)
                gathering.add(ContentKind.DRAWINGS, item(words))

    def _part(self, name: str) -> Backdrop:
        if name not in self._parts:
            part = self._package.read(name) or b"<none/>"
            self._parts[name] = Backdrop(part, Related(self._package, name, self._sights.gathering))
        return self._parts[name]

    def _theme(self, behind: Sequence[Backdrop]) -> etree._Element | None:
        """Return the theme of the master."""
        return next((self._part(name).root for back in behind[-1:] for name in back.related.inside("theme")), None)
