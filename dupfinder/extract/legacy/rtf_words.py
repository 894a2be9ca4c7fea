"""The control words of rich text that are told apart here, by what they do (RTF 1.9.1, appendix B)."""

from dupfinder.extract.legacy.story import StoryKind

CHARACTERS = {
    b"tab": "\t",
    b"emdash": "\u2014",
    b"endash": "\u2013",
    b"emspace": "\u2003",
    b"enspace": "\u2002",
    b"qmspace": "\u2005",
    b"bullet": "\u2022",
    b"lquote": "\u2018",
    b"rquote": "\u2019",
    b"ldblquote": "\u201c",
    b"rdblquote": "\u201d",
    b"zwj": "\u200d",
    b"zwnj": "\u200c",
    b"ltrmark": "\u200e",
    b"rtlmark": "\u200f",
}
SYMBOLS = {b"~": "\u00a0", b"_": "\u2011", b"{": "{", b"}": "}", b"\\": "\\", b"\t": "\t"}
BREAKS = frozenset({b"sect", b"page", b"column"})

SKIPPED = frozenset(
    b"aftncn aftnsep aftnsepc atndate atnicn atnid atnparent atnref atntime atrfend atrfstart "
    b"bkmkend bkmkstart colortbl comment datafield filetbl formfield ftncn ftnsep ftnsepc generator keycode "
    b"keywords latentstyles listoverridetable listtable mmathPict nonesttables nonshppict objalias objname "
    b"objsect operator pn pnseclvl private rsidtbl rxe shprslt stylesheet subject tc template "
    b"txe xe".split()
)
"""Destinations whose content is not seen, or seen elsewhere."""
STORIES = {
    b"header": StoryKind.HEADER,
    b"headerf": StoryKind.HEADER,
    b"headerl": StoryKind.HEADER,
    b"headerr": StoryKind.HEADER,
    b"footer": StoryKind.FOOTER,
    b"footerf": StoryKind.FOOTER,
    b"footerl": StoryKind.FOOTER,
    b"footerr": StoryKind.FOOTER,
    b"footnote": StoryKind.FOOTNOTE,
    b"shptxt": StoryKind.BOX,
    b"dptxbxtext": StoryKind.BOX,
    b"annotation": StoryKind.COMMENT,
    b"atnauthor": StoryKind.COMMENTATOR,
    b"revtbl": StoryKind.REVISERS,
    b"info": StoryKind.INFO,
}
SWITCHED = {b"\\titlepg": (b"headerf", b"footerf"), b"\\facingp": (b"headerl", b"footerl")}
"""Headers and footers that pages show only where this word stands: those of the first page, and of even ones."""
SCRIPTS = frozenset({b"rtlch", b"ltrch", b"af"})
"""Where letters are of complex scripts, and in which font: programs say it of all words, few of which are."""
FACTS = frozenset({b"title", b"author", b"creatim", b"revtim"})
"""Groups of `info` that are read."""
TIME_WORDS = frozenset({b"yr", b"mo", b"dy", b"hr", b"min", b"sec"})
READ_THOUGH_STARRED = frozenset(
    b"background do fldinst mmath moMath moMathPara nesttableprops objclass objdata shpinst shppict ud".split()
)
DRAWN = frozenset(b"dparc dpellipse dpline dppolygon dppolyline dprect".split())
"""Drawings of Word 95; its text boxes are read."""
NO_DRAWINGS = frozenset({b"75", b"202"})
"""Types of shapes that are only the frame of a picture or a text."""
FRAMES, LINES = frozenset({b"1", b"2", b"109"}), frozenset({b"20", b"32"})
"""Types that are layout if there is a text in them, and if no end is an arrow."""
RECTANGLE = b"8;4;(0,0);"
"""How LibreOffice begins the four corners of a frame; any other form may have its type, too."""
WHITE = b"16777215"
ARROWS = frozenset({b"lineStartArrowhead", b"lineEndArrowhead"})
SHAPE = ARROWS | frozenset(
    b"adjustValue fillColor fFlipH fFlipV gtextUNICODE lineColor pSegmentInfo pVerticies rotation".split()
)
"""Properties of a shape that tell what is drawn, not where it stands."""
