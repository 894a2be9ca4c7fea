"""What commands of LaTeX stand for, and which of them show nothing of their arguments."""

from dupfinder.domain.beyond import ContentKind

# ruff: noqa: RUF001 - signs of many scripts


def _names(listed: str) -> tuple[str, ...]:
    return tuple(listed.split())


ACCENTS = {
    "`": "\u0300", "'": "\u0301", "^": "\u0302", "~": "\u0303", "=": "\u0304", "u": "\u0306", ".": "\u0307",
    '"': "\u0308", "r": "\u030a", "H": "\u030b", "v": "\u030c", "d": "\u0323", "c": "\u0327", "k": "\u0328",
    "b": "\u0331",
}  # fmt: skip
"""The combining character that comes after the letter."""

LETTERS = {
    "ss": "ß", "SS": "SS", "ae": "æ", "AE": "Æ", "oe": "œ", "OE": "Œ", "o": "ø", "O": "Ø", "l": "ł", "L": "Ł",
    "aa": "å", "AA": "Å", "i": "i", "j": "j", "dh": "ð", "DH": "Ð", "th": "þ", "TH": "Þ", "dj": "đ", "DJ": "Đ",
    "ng": "ŋ", "NG": "Ŋ",
}  # fmt: skip

SIGNS = {
    "S": "§", "P": "¶", "copyright": "©", "pounds": "£", "dag": "†", "ddag": "‡", "ldots": "…", "dots": "…",
    "textellipsis": "…", "cdots": "⋯", "vdots": "⋮", "ddots": "⋱", "textendash": "–", "textemdash": "—",
    "textbackslash": "\\", "textasciitilde": "~", "textasciicircum": "^", "textbar": "|", "textless": "<",
    "textgreater": ">", "textbullet": "•", "texttrademark": "™", "textregistered": "®", "textcopyright": "©",
    "texteuro": "€", "euro": "€", "EUR": "€", "textdegree": "°", "degree": "°", "textmu": "µ",
    "textquotedblleft": "“", "textquotedblright": "”", "textquoteleft": "‘", "textquoteright": "’",
    "guillemotleft": "«", "guillemotright": "»", "quotedblbase": "„", "quotesinglbase": "‚", "glqq": "„",
    "grqq": "“", "og": "« ", "fg": " »", "LaTeX": "LaTeX", "LaTeXe": "LaTeX2ε", "TeX": "TeX", "BibTeX": "BibTeX",
    "XeTeX": "XeTeX", "slash": "/", "quad": " ", "qquad": " ", "space": " ",
    "newblock": " ", "thinspace": " ", "nobreakspace": " ", "enspace": " ", "colon": ":",
    "lbrace": "{", "rbrace": "}", "lbrack": "[", "rbrack": "]", "textunderscore": "_", "textdollar": "$",
    "textsection": "§", "textparagraph": "¶", "textquotesingle": "'", "checkmark": "✓",
}  # fmt: skip

GREEK = dict(
    zip(
        _names("""
            alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi varpi rho
            varrho sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon
            Phi Psi Omega
        """),
        "αβγδϵεζηθϑικλμνξπϖρϱσςτυϕφχψωΓΔΘΛΞΠΣΥΦΨΩ",
        strict=True,
    )
)

MATHEMATICS = {
    "times": "×", "div": "÷", "pm": "±", "mp": "∓", "cdot": "·", "ast": "∗", "star": "⋆", "circ": "∘", "bullet": "•",
    "leq": "≤", "le": "≤", "geq": "≥", "ge": "≥", "neq": "≠", "ne": "≠", "approx": "≈", "equiv": "≡", "sim": "∼",
    "simeq": "≃", "cong": "≅", "propto": "∝", "ll": "≪", "gg": "≫", "in": "∈", "notin": "∉", "ni": "∋",
    "subset": "⊂", "subseteq": "⊆", "supset": "⊃", "supseteq": "⊇", "cup": "∪", "cap": "∩", "setminus": "∖",
    "emptyset": "∅", "varnothing": "∅", "forall": "∀", "exists": "∃", "neg": "¬", "lnot": "¬", "land": "∧",
    "wedge": "∧", "lor": "∨", "vee": "∨", "to": "→", "rightarrow": "→", "leftarrow": "←", "gets": "←",
    "leftrightarrow": "↔", "Rightarrow": "⇒", "implies": "⇒", "Leftarrow": "⇐", "Leftrightarrow": "⇔", "iff": "⇔",
    "mapsto": "↦", "uparrow": "↑", "downarrow": "↓", "longrightarrow": "⟶", "sum": "∑", "prod": "∏", "int": "∫",
    "oint": "∮", "partial": "∂", "nabla": "∇", "infty": "∞", "sqrt": "√", "angle": "∠", "perp": "⊥", "mid": "∣",
    "parallel": "∥", "langle": "⟨", "rangle": "⟩", "lfloor": "⌊", "rfloor": "⌋", "lceil": "⌈", "rceil": "⌉",
    "oplus": "⊕", "otimes": "⊗", "odot": "⊙", "prime": "′", "ell": "ℓ", "hbar": "ℏ", "Re": "ℜ", "Im": "ℑ",
    "aleph": "ℵ", "models": "⊨", "vdash": "⊢", "top": "⊤", "bot": "⊥", "dagger": "†", "therefore": "∴",
    "triangle": "△", "square": "□", "Box": "□", "diamond": "⋄",
}  # fmt: skip

FUNCTIONS = _names("""
    sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim limsup liminf max min sup inf det
    dim ker deg gcd arg hom Pr bmod mod
""")

SHOWN = {**LETTERS, **SIGNS, **GREEK, **MATHEMATICS, **{name: name for name in FUNCTIONS}}
"""What a command without arguments stands for."""

SPACES = frozenset({" ", ",", ";", ":", "!", ">", "/", "@", "\n", "\t"})
"""Control symbols that are white space, wide or none."""
NO_SPACES = frozenset({"!", "/", "@"})

HIDING = {
    **dict.fromkeys(_names("""
        label ref eqref pageref autoref cref Cref vref nameref cite citep citet citeauthor citeyear citealp citealt
        citeyearpar parencite textcite autocite footcite fullcite smartcite supercite Citet Citep nocite bibliography
        bibliographystyle addbibresource usepackage RequirePackage documentclass input include includeonly subfile
        subfileinclude includegraphics graphicspath vspace hspace index glossary pagestyle thispagestyle pagenumbering
        hypersetup geometry color pagecolor usetikzlibrary lstset lstinputlisting verbatiminput bibitem hyphenation
        newcounter stepcounter refstepcounter cline cmidrule selectlanguage title author date thanks usetheme
        usecolortheme captionsetup tikzset pgfplotsset theoremstyle enlargethispage newsavebox newlength newif phantom
        vphantom hphantom linespread AtBeginDocument tag footnotemark inputencoding fontencoding fontfamily fontseries
        fontshape autopageref usecounter
    """), 1),
    **dict.fromkeys(_names("""
        setcounter addtocounter newtheorem rule numberwithin markboth import fontsize inputminted pdfbookmark
    """), 2),
    **dict.fromkeys(_names("definecolor newcolumntype addcontentsline"), 3),
    **dict.fromkeys(_names("""
        href textcolor colorbox parbox raisebox hyperlink hypertarget resizebox scalebox rotatebox foreignlanguage
    """), -1),
    **dict.fromkeys(_names("multicolumn multirow fcolorbox"), -2),
}  # fmt: skip
"""How many arguments of a command are not shown; negative: so many, and one follows that is."""
DEFINING = {
    **dict.fromkeys(_names("""
        newcommand renewcommand providecommand DeclareRobustCommand DeclareMathOperator setlength addtolength
        settowidth def gdef edef xdef
    """), 1),
    **dict.fromkeys(_names("newenvironment renewenvironment provideenvironment"), 2),
    **dict.fromkeys(_names("let futurelet"), 0),
}  # fmt: skip
"""How many arguments, after the name that is defined, of commands that show nothing."""
NOTES = frozenset(_names("footnote footnotetext endnote marginpar sidenote marginnote"))
"""What stands at the word that they belong to, but is set elsewhere."""
LENGTHS = frozenset(
    _names("vskip hskip kern parindent parskip baselineskip hsize vsize textwidth textheight topmargin")
)
"""A length follows without braces."""
TITLED = frozenset(_names("frame block alertblock exampleblock"))
"""Environments whose argument is a title."""
SECTIONS = frozenset(_names("part chapter section subsection subsubsection paragraph subparagraph frametitle"))
LINES = frozenset(_names("""
    par newline linebreak newpage clearpage cleardoublepage item hline bigskip medskip smallskip caption toprule
    midrule bottomrule opening closing signature
"""))  # fmt: skip
"""They end the line that came before."""
VERBATIM = frozenset({"verbatim", "verbatim*", "Verbatim", "lstlisting", "minted", "alltt"})
UNSEEN_KINDS = {
    "comment": ContentKind.COMMENTS, "tikzpicture": ContentKind.DRAWINGS, "pgfpicture": ContentKind.DRAWINGS,
    "picture": ContentKind.DRAWINGS,
}  # fmt: skip
LEADING = frozenset(_names("""
    href includegraphics input include subfile subfileinclude lstinputlisting verbatiminput addbibresource bibliography
    cite citep citet citeauthor citeyear citealp citealt citeyearpar parencite textcite autocite footcite fullcite
    smartcite supercite Citet Citep ref eqref pageref autoref cref Cref vref nameref
"""))  # fmt: skip
"""Their hidden argument says where to look."""
MARKING = {
    **dict.fromkeys(_names("sout st xout"), (ContentKind.REVISIONS, "struck")),
    "textsuperscript": (ContentKind.SIGNS, "raised"),
    "textsubscript": (ContentKind.SIGNS, "lowered"),
}
UNITS = frozenset(_names("SI qty si unit SIrange qtyrange SIlist qtylist"))
"""Values and units of siunitx; commands stand for these."""
UNSEEN = frozenset({"comment", "tikzpicture", "pgfpicture", "filecontents", "filecontents*", "picture"})
ENVIRONMENT_ARGUMENTS = {
    "tabular": 1, "tabular*": 2, "tabularx": 2, "tabulary": 2, "longtable": 1, "array": 1, "minipage": 1,
    "multicols": 1, "thebibliography": 1, "wrapfigure": 2, "subfigure": 1, "adjustbox": 1, "spacing": 1, "tblr": 1,
    "column": 1, "otherlanguage": 1, "CJK": 2, "CJK*": 2, "alignat": 1, "alignat*": 1, "alignedat": 1, "addmargin": 1,
    "turn": 1, "wraptable": 2,
}  # fmt: skip
TABLES = frozenset({"tabular", "tabular*", "tabularx", "tabulary", "longtable", "array", "tblr"})
NO_MACROS = frozenset(
    {*HIDING, *DEFINING, *SECTIONS, *LINES, *ACCENTS, *NOTES, *LENGTHS, "maketitle", "iffalse", "item"}
)
"""What a document may define in its own way, but is still taken as it was meant."""
