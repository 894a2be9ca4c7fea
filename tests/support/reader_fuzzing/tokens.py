"""What stands in documents of each format and means something to their readers: pieces that the mutators put in."""

import re
from collections.abc import Mapping, Sequence

NUMBERS = (
    b"0", b"1", b"-1", b"2", b"255", b"256", b"65535", b"65536", b"1048576", b"2147483647", b"-2147483648",
    b"4294967295", b"4294967296", b"9223372036854775807", b"99999999999999999999999", b"1e999", b"-0", b"0x10",
    b"nan", b"",
)  # fmt: skip
ODD_BYTES = (
    b"\0", b"\xff", b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf", b"\xc2\xad", b"\xe2\x80\xa8", b"\xed\xa0\x80", b"\r",
    b"\n",
    b"\n\n", b"\t", b" ", b"\x0b", b"\x0c", b"\x1a", b"\x1b$B", b"\xcc\x81\xcc\x96", b"\xf0\x9f\x98\x80",
    b"\xe2\x80\xae",
)  # fmt: skip
SIGNS = str.maketrans({"¶": "\n", "⇥": "\t", "↵": "\r", "␣": " "})


def _pieces(text: str) -> tuple[bytes, ...]:
    """Return the pieces in a text: two spaces and line ends are between them, signs stand for those inside of them."""
    return tuple(piece.translate(SIGNS).encode() for piece in re.split(r" {2,}|\n", text) if piece)


XML = _pieces(r"""
<a>  </a>  <a/>  <!--  -->  <![CDATA[  ]]>  <?x ?>  &lt;  &#0;  &#x10FFFF;  &e;
<?xml version="1.0" encoding="utf-16"?>  <!DOCTYPE a [<!ENTITY e "text">]>  xml:space="preserve"  xmlns:a="b"
xmlns=""

""")

WORD = _pieces(r"""
<w:p>  </w:p>  <w:r>  </w:r>  <w:t>  </w:t>  <w:tbl>  </w:tbl>  <w:tr>  </w:tr>  <w:tc>  </w:tc>  <w:del>
</w:del>  <w:delText>x</w:delText>  <w:ins>  <w:tab/>  <w:br/>  <w:br w:type="page"/>  <w:cr/>
<w:sym w:char="F041"/>  <w:vanish/>  <w:fldChar w:fldCharType="begin"/>  <w:fldChar w:fldCharType="separate"/>
<w:fldChar w:fldCharType="end"/>  <w:instrText>PAGE</w:instrText>  <w:txbxContent>  </w:txbxContent>  <w:sdt>
<w:sdtContent>  <w:pStyle w:val="Heading1"/>  <w:footnoteReference w:id="2"/>  <w:numId w:val="1"/>
<w:outlineLvl w:val="0"/>  <m:oMath>  <mc:AlternateContent>  <mc:Choice>  <mc:Fallback>  <w:softHyphen/>
<w:noBreakHyphen/>  <w:moveFrom>  <w:moveTo>
""")

ODF = _pieces(r"""
<text:p>  </text:p>  <text:h>  </text:h>  <text:span>  </text:span>  <text:s text:c="3"/>  <text:tab/>
<text:line-break/>  <text:note>  <text:note-body>  <text:list>  <text:list-item>  <text:tracked-changes>
<text:deletion>  <office:annotation>  </office:annotation>  <text:soft-page-break/>  <draw:frame>
<draw:text-box>  <draw:page>  <table:table>  <table:table-row>  <table:table-cell>  </table:table-cell>
<table:covered-table-cell/>  ␣table:number-columns-repeated="5"  ␣table:number-rows-repeated="5"
␣text:outline-level="1"  ␣office:value="1.5"  ␣office:value-type="float"  <text:section>  ␣text:display="none"
<presentation:notes>  <text:title/>  <text:page-number>
""")

SLIDES = _pieces(r"""
<a:p>  </a:p>  <a:r>  </a:r>  <a:t>  </a:t>  <a:br/>  <a:fld>  <p:sp>  </p:sp>  <p:txBody>  <p:grpSp>  <a:tbl>
<a:tr>  <a:tc>  <p:graphicFrame>  <p:ph type="title"/>  <p:ph type="sldNum"/>  ␣show="0"  <p:extLst>
<mc:AlternateContent>
""")

SHEETS = _pieces(r"""
<row r="1">  </row>  <c r="A1">  </c>  <c r="XFD1048576" t="s"><v>0</v></c>  <v>1</v>  <f>A1</f>  ␣t="s"
␣t="str"  ␣t="b"  ␣t="e"  ␣t="d"  ␣t="inlineStr"  <is><t>x</t></is>  ␣s="1"  <dimension ref="A1:XFD1048576"/>
<si>  </si>  <t>  <rPh>  <mergeCell ref='A1:B2'/>  ␣state="hidden"  <v>45000.5</v>  #REF!
<numFmt numFmtId="164" formatCode="yyyy"/>  date1904="1"

""")

HTML = _pieces(r"""
<p>  </p>  <div>  </div>  <b>  </b>  <i>  <a href=x>  </a>  <table>  <tr>  <td>  </table>  <ul>  <li>  <br>
<pre>  </pre>  <script>  </script>  <style>  </style>  <svg>  <math>  <template>  <select>  <option>  <textarea>
<title>  <noscript>  <iframe>  <frameset>  <plaintext>  <h1>  </h1>  <head>  <body>  </html>  ␣hidden  &nbsp;
&shy;  ␣style="display:none"  <meta charset=utf-16>  <meta name=author content=x>  <!doctype html>  <form>
<button>  <image>  <title/>
""")

RTF = _pieces(r"""
{  }  \par␣  \tab␣  \'e9  \u8364?  \u-10000?  \uc2  \uc0  \bin5␣  {\*\x  \*  \cell␣  \row␣  \trowd  \~  \-  \_
\\  \{  \ansicpg932  \ansicpg65001  \fonttbl  {\f1\fcharset128 x;}  \f1  {\info{\title x}}  {\field
{\fldinst x}  {\fldrslt x}  {\pict  {\object  \v␣  \v0␣  \deleted␣  {\header  {\footnote  \emdash␣  \rquote␣
{\annotation  \page␣  \sect␣  {\creatim\yr2024\mo1\dy2\hr3\min4}  {\stylesheet{\s1 heading 1;}}  \s1␣  \upr  \ud
""")

MAIL = _pieces(r"""
Content-Type: text/html; charset=utf-8¶  Content-Type: multipart/alternative; boundary=b¶  --next¶  --next--¶
--b¶  --b--¶  Content-Transfer-Encoding: base64¶  Content-Transfer-Encoding: quoted-printable¶
Content-Transfer-Encoding: x-uuencode¶  Content-Disposition: attachment; filename*0*=utf-8''a%20; filename*1=b¶
Content-Type: message/rfc822¶  =?utf-8?b?4oKs?=  =?x?q?=41?=  Content-Type: text/plain; charset=nonsense¶
Content-Type: application/pdf; name=a.pdf¶  Subject:␣  From: a <b@c>, (d) "e" f@g¶  Date: x¶  =41  =¶  dGV4dA==
begin 644 a¶#0V%T¶`¶end¶  <p>text</p>  ¶¶  Content-Type: message/partial; id=x¶  ␣;  "  (  Resent-To: :;¶
""")

MARKDOWN = _pieces(r"""
#␣  ##␣  -␣  *␣  1.␣  >␣  ```¶  ~~~  `  ``  **  *  _  [  ](  )  ![  ]  [a]: b¶  | a | b |¶  |---|---|¶  ---¶
===¶  <!--  -->  <div>  &amp;  \  ␣␣␣␣  <a@b.c>  <http://a>  ~~  [^1]  - [x]␣
""")

RST = _pieces(r"""
====¶  ----¶  ..␣  .. note::¶¶  .. code-block:: x¶¶␣␣␣  .. _a: b¶  .. |a| replace:: b¶  |a|  `a <b>`_  :ref:`a`
``  *  **  ::¶¶␣␣␣  -␣  #.␣  +---+---+¶| a | b |¶+---+---+¶  === ===¶a␣␣␣b¶=== ===¶  .. include:: /etc/passwd¶
.. csv-table::¶¶␣␣␣a,b¶  .. list-table::¶¶␣␣␣* - a¶␣␣␣␣␣- b¶  [1]_  .. [1] a¶  :a: b¶  __ a¶
.. image:: a¶␣␣␣:alt: b¶  .. raw:: html¶¶␣␣␣<b>¶  \␣  |¶  | a¶  >>> a¶
""")

LATEX = _pieces(r"""
{  }  $  $$  \[  \]  \(  \)  %  \%  \begin{a}  \end{a}  \begin{verbatim}  \end{verbatim}  \begin{document}
\end{document}  \section{a}  \textbf{a}  \verb|a|  \verb  \input{a}  \def\a{\a}  \newcommand{\a}[1]{#1}  \a
\item␣  \\  &  ~  --  ``  ''  \'e  \"{u}  \ss␣  \begin{tabular}{ll}  \end{tabular}  \footnote{a}  \cite{a}
\ref{a}  \title{a}  \author{a}  \maketitle  [  ]  \includegraphics[a]{b}  \$  \iffalse  \fi  \begin{comment}
\end{comment}  \href{a}{b}  \url{a}
""")

CSV = _pieces(r"""
,  ;  ⇥  "  ""  |  ¶  ↵¶  "a¶b"  sep=;¶  a,b,c¶  =A1  ,,,,,,,,,  1,5;2,5¶
""")

PDF = _pieces(r"""
<<  >>  [  ]  (  )  <  >  /  4 0 R  5 0 R  null  true  /Type/Page  /Kids[5 0 R 5 0 R]  /Parent 5 0 R  /Count 3
/Filter/FlateDecode  /Filter/LZWDecode  /Filter/ASCII85Decode  /DecodeParms<</Predictor 12/Columns 5>>
/Length 4 0 R  /Contents[4 0 R 4 0 R]  /Resources 5 0 R  /MediaBox[0 0 1e9 1e9]  /Rotate 90  /Annots[5 0 R]
/Subtype/FreeText/Contents(x)  /Subtype/Widget/FT/Tx/V(x)/T(y)  /AcroForm<</Fields[5 0 R]>>
/XObject<</X 4 0 R>>  /X Do  /Type/XObject/Subtype/Form/BBox[0 0 9 9]  /Encoding/Identity-H  /ToUnicode 4 0 R
/Subtype/Type0/DescendantFonts[3 0 R]  /Subtype/Type3/CharProcs<</a 4 0 R>>/FontMatrix[1 0 0 1 0 0]
/ActualText(x)  /Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>  BT  ET  q  Q  /F1 12 Tf  (text) Tj
[(te) -250 (xt)] TJ  1 0 0 1 50 50 Tm  0 -12 Td  T*  3 Tr  1 0 0 1 0 0 cm  BI /W 1 /H 1 ID x EI
/Span<</ActualText(x)>>BDC  EMC  (x) '  <0041> Tj  1 beginbfchar <00> <0041> endbfchar
1 beginbfrange <00> <ff> <0000> endbfrange  /Encrypt 4 0 R  /Type/ObjStm/N 1/First 4  /Title(x)
/CreationDate(D:20240102030405Z)
""")

TOKENS: Mapping[str, Sequence[bytes]] = {
    ".pdf": PDF,
    ".docx": XML + WORD,
    ".odt": XML + ODF,
    ".ods": XML + ODF,
    ".odp": XML + ODF,
    ".odg": XML + ODF,
    ".pptx": XML + SLIDES,
    ".xlsx": XML + SHEETS,
    ".epub": XML + HTML,
    ".html": XML + HTML,
    ".rtf": RTF,
    ".eml": MAIL,
    ".md": MARKDOWN,
    ".rst": RST,
    ".tex": LATEX,
    ".csv": CSV,
}
