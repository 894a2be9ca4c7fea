"""XPS documents: runs of letters at their places, read as a PDF is."""

import base64
import lzma
from collections.abc import Callable

from dupfinder.domain.documents import ExtractedText
from hostile_files.office_writing import xps
from hostile_files.zip_writing import zip_of

Extracted = Callable[[str, bytes], ExtractedText]

# Slides that PowerPoint 2007 saved as XPS (test data of Apache POI 4.0.1, Apache-2.0), without fonts and pictures.
_SLIDES = (
    r"{Wp48S^xk9=GL@E0stWa8~^|S5YJf5;8<%54_yE#61-q2m(_Ag*YhJe)|55fIc<8)j6VD`>2-P#^O}#N%V|u{jD2kJZZ~wA`I>rL>9YP$G9n}Y^?"
    r"<W8>nf>!7kSOkBrLP#y_^4F*Lj6GC13GZ`0aF60Yog=1R@zylVolm)5l@PLrdHM0PDQg2oEUh?(v1QbHf42Kc~N6ZLJ^b@|k;%x<RfyR-VPH_cGI"
    r"(=U9L%?ms*aMB$X7>c^51oCb{+@g>Sq3r8vhzCmLv+;YrB^PT?jgh{=Nqt%~gAmgq(`#gwtzAcz&IN-0|v&Bz7FqXrEbo~+GZ0!{nhOw`sg9pDkH"
    r"!9$2$G))s)|=B9{&<T9W#mSxcia-3RKd?sP>xr?RSf*hRhqpyz^bQIVe+cmNezDVo>Ah!%}n-c*p*&dcG9LB;JRfaI3}SP#taMFKqS1NR1XdafHz"
    r"lFUBO2PBn?7y{;Ms06pyMH!>!3Ai11UQbTUaCGVxE~yI^Zu1UC}7n#Kpz9S~P#08BD9YVU0|lJdabyx;wCFD<m5Lk8oAI7l$Q*$Nrk9`Rk)Ylx#+"
    r"v^1ENB#|TLo}{mwM0YajU)E-|iPY$hyl&YFzL!hRXMlSpIA%&`G!FtVI^r~=C&r7x!gUxZIhrGKHn32GF~e7?#|~<OghmzoRzk_EgXVOkuk`rDK9"
    r"!k;=Cz*{MHW00*@I27+F8oW+}&&#M?Lh~Le%6G<m<u8ILRBqUH4d4!Kb@y$vdr>4t|_snnBaUa*bGevuAb)ee%8tLb>c=`#RV<Kp{HxZ4BOr{LA~"
    r"=jDssVqW96Dit_L}gPbqL=-%bL(zI%q)P~G__QBK2Lmw-&+_3^;A-K*8eFdl-<9c#UkClO@W<e?UO@wZRW5?}Ah3ftNR`o=8Tbi?n8ES(yq*%=Ot"
    r"O80bVK_TvX9Oo=3wnd4+{Co*&EzxRN~)4~myGJ0KZza1ih^PGAl#&vNG4F&+=1w?)x&TwR#ZuW1qv5npHpGJl8m@yVAOG+<mxe9e(ZE%6SV8&?e9"
    r"X=;jcNKWp_PO9XetX`w8h?q<scR*y=cx^Fh>KB{8uuW^h+~(lH}nwQ^u}RtQcA`TP;3ugdED8B{z<a^m-0Ym9W@&BF`?8LxSht0Q6t?<Gr$XXqw@"
    r"4=pHFPP?df$B_Y~eHd3LW!n|MaV2rgekg^)-w9n23wbO{Ggzw7*L+pPIqPcW-97+57=gduRNEttT8x0iYMj%I7;`<{_ayT5o2hUr-9kq~PFucK|4"
    r"j1@^=cS!`NP43-LO?A8Bh`>66ihiuA$WHq&G%?kmP%t@F#YADWs23ip7Bg-(?WHv!g>vGW63Jxb>F|b7vJ9k~5)eXbk*sH0TGoiSn|O<cj~g<Qa8"
    r"4qNn(%7))R$%*?r?1k;mUR}>t)?qF+=6PWSVTztVM?yMsY0VasbD=1I5`KU$RE+}IoSWtefhc(PQAgbOfukydCFbml~=Vy$>%ofXY9o;t`@c+QPb"
    r"Da3Hb|>CavlQ9WFxh-a4NYH&8BWt6tw3tdz7Axpa&S)byq0S&nVs}IcK4V1rzsOhG9EDyA3{qQJ69+nDYmfTe|JEu!yQzeoT#^2PR`hCFrh?vl(@"
    r"~gS9ziVAqr48wt%<@1lgor2|`fh+&DM1$P1?a+e>x+j8E2{`hL^sXoJ2!!%dubbj<|t_Vdc~K!^v#r2V!#K^}my^1{|j$+}l$2n|Pcu*9dl87Zin"
    r"=Q#L_KfHuwq}g6yP5F-LquJh&Nbkjm=wRzfxHf8TvM&MgEfV)-zeC*@*)KMsUZ8hW_|jxg2)N>-$z+g`aN#hMQ*qE|E6ee)y+p%L=Q;4NcXZmxd2"
    r"cV)@h=m$Yw&WsJFVqwopDE$@~f~nN$i-`H33*B3QH3xmYizNk`B&ziTjf0EPBW2OpLTy*VNfvt5Eobtq0PCDeH^oI;8L+=2ZYogUzj*eIr99l+AQ"
    r"OFY{^+L`q{BBKu)1L_3O>FF>FL((ZwI8?qD$-bKw^k2sN7Ov5tlwU*CK#1!*)SbiHOk!Lpv{m$Af<k0F}K983vkwM)|vt!bCcLL2j00^-(k!wTJ8"
    r"@ry9%(suOF3XejR|P(w?kyCX2e$@?7nKuLVPz{+YEt%UzSq6dU&w+fyHKJG&9w&Hd-7Rwkv9k?QPlSKod+*{8w^j`NM#J}E^yW>YC~}(`u)AbU`k"
    r"JOuru1!F@6!3E`Nrk42?Kq&{ogN0EIHx;6GFkyPtk&B2-eVbRr(Fx0M3ydW&+;(cPa+wm2}Len7+1GPSOmEY_*{Tkd-M@^j;OhzQTX9T1kFflMSa"
    r"r<&W^>k2AE_3grCv1!MMPJ7M)EavE|Dhdhjeb?-A3#s=mex8aXmjC+b>A``MV+HFLt(f`KU@4?{JNMB>Yj}Y0V!$KO2lh%gvCQr0!qcXt7LRan$6"
    r"gv<-F`5kYx(nC9>3u94o>ne6@~Ls;-Wq>XuCDBoF|k^2-pjilQS-?yt=3Rj1`V2r~9A=(1%GXYip?ioI&_N{4-IX|30|ak2`)jo_Uq@!$F$|uJCR"
    r"~Jo$^}m7n^o3EV)^CMT|6RnZygW#y=?YBg%9&x2Uj4A1ssd^It7Dv~BYJ@g&oU7T39oI&vIg6%3v<S?A7E^&>NFMjgU#{4d78zngFp61K+bpw=<Z"
    r"zGmA7u<A#wrk16S3?|?=sW}fx@zPVO=;FSgWq<bf95G$QUK7xcXQMqC})Gc5lVaCxP0HAyj;Iq$<i^W(N17?B7)1?e`_0vJotCVv^Otef6P*W5(?"
    r"HxBkTfZWiyFx>#2fNs`0pwv5?S$!zKwEf$IGiXPZ-|0c5xYxYOGzy5BA$t_Bt{7_-uht0yLz@5T%88hqGF-!c6&s=lQ|l~^{n;3jwx3nBJuZyR|5"
    r"0gV+H>V`<}ipB@Q+-X)+fd_IX*}6`HQwjWJ%^$h(k|=bZxkBS1=bW%)%8I(Td;i}#$OUbE_q1q^hkE`W=ELqtBy`W|{IofSVuuB*&Ngw$V2L7$Hg"
    r"C%CiFb&Ce9FGoevgKGr`gWNRQ65Xl$VlPDD@>~yh1X;uI@Seqxt%ZjTR9-eyQwny^Bs;%5LzVe8vU51kf7GdlaVuREVL{G@2-<n08U!?30shMxlv"
    r"vo%W@>ZL;fdATysxq-s2^*!X114~!ekfpx6f1EjWgPWZLtKSB~jRe_Be5PG#z(}9#o_0xMTgt7C!Ut14BEZPw5_-Ke5g&2kMX#<h<+o8pi1Np70X"
    r"NRE@Dj_cvuR10$Z}{CW32_-Gj@u(W2FpIj>=E}p*8(jj8noPZj2tnRkKGYZ#sVr>lu<yO#XlA*QA@It^O<)Ue!D!R81A5>s>pCHn|hA`>v}mg<yF"
    r"bV%JDBbYN6UIA5x3=`N1R!A&2}vO?&<fUM>@^l>{Y!|1nm2lQ3Ombx+q*4U)*Q(+Q}c^O=c3oy1KMyTr?=t5v5Pgp(?@s2T%$14JD9I98bRK{3Qo"
    r"FNg;FJjrs%Y<*gLyt1TxyTIP`lxY=a^6gM3^rZ6Qsn^V;i6i$)>TK_W2XeT${+X~>{*Qw0-dvITYFTj`Za*6juW%1Xlaw5HN<+trM)=Qs!gjkT;8"
    r"_QTP9_ef6N{$A$p%G%HO>|kd3@_B1^{-Wu1#u{I8HaEU;`WZV?3{zQd`cyWK1q(Gr<#DWAuLK6+vR($Yk4wJ_CLMwu8nuuF~Npiz8QuU;qFBn_(O"
    r"g38vdS00FBO?63g<17^Y>vBYQl0ssI200dcD"
)


def run(text: str, x: float, y: float, *, indices: str = "", more: str = "") -> str:
    place = f'OriginX="{x}" OriginY="{y}" FontRenderingEmSize="10"'
    return f'<Glyphs UnicodeString="{text}" {place} Indices="{indices}" {more}/>'


def test_what_powerpoint_writes_is_read_line_by_line(extracted: Extracted) -> None:
    found = extracted("a.xps", lzma.decompress(base64.b85decode(_SLIDES)))
    assert found.format == "xps"
    assert found.metadata.title == "Attachment Test"
    assert found.text.startswith(
        "Attachment Test\nRajiv\nThis is a test file data with the same content as\nevery other file being tested for"
    )
    assert found.text.split()[-4:] == ["Panther", "Mystery", "Banking", "Investment"]


def test_runs_on_one_height_are_a_line_and_lines_that_are_full_a_paragraph(extracted: Extracted) -> None:
    page = (
        run("The first ha", 10, 20) + run("lf of a line", 70, 20.5) + run("and a word", 135, 20),
        run("goes on in the next one of the page", 10, 32),
        run("Another paragraph", 10, 60, indices=",50;,50;(2:1)7,50"),
    )
    assert extracted("a.bin", zip_of(xps("".join(page)))).text == (
        "The first half of a line and a word goes on in the next one of the page\nAnother paragraph\n"
    )


def test_pages_follow_one_another_and_a_canvas_moves_what_is_on_it(extracted: Extracted) -> None:
    moved = f'<Canvas RenderTransform="2,0,0,2,0,100">{run("{}moved", 5, 10)}</Canvas>'
    inner = "<Canvas.RenderTransform><MatrixTransform Matrix='1,0,0,1,60,90'/></Canvas.RenderTransform>"
    filled = f"<Path><Path.Fill>{run('no letters', 0, 0)}</Path.Fill></Path>"
    beside = f"<Canvas>{inner}{run('beside', 10, 30)}</Canvas>{filled}"
    assert extracted("a.oxps", zip_of(xps(moved + beside, run("Second page", 10, 20)))).text == (
        "moved beside\nSecond page\n"
    )


def test_right_to_left_runs_follow_to_the_left(extracted: Extracted) -> None:
    hebrew = run("שלום", 200, 20, more='BidiLevel="1"') + run("עולם", 175, 20, more='BidiLevel="1"')
    assert extracted("a.xps", zip_of(xps(hebrew))).text == "שלום עולם\n"


def test_parts_may_lie_in_pieces(extracted: Extracted) -> None:
    parts = xps(run("of two pieces", 10, 20))
    page = parts.pop("Pages/0.fpage")
    half = len(page) // 2
    pieces = {"Pages/0.fpage/[0].piece": page[:half], "Pages/0.fpage/[1].last.piece": page[half:]}
    assert extracted("a.xps", zip_of({**parts, **pieces})).text == "of two pieces\n"
