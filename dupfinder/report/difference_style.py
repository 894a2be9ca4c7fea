"""The colours of differences in HTML, and the style of the differences of pairs inside of the HTML report."""

DIFFERENCE_COLOURS = """
:root {
  --left-row: #fff4ea; --left-word: #ffc48f; --left-mark: #d9660a;
  --right-row: #e9f8f5; --right-word: #8fdccb; --right-mark: #0b8570;
  --move-row: #f6f1fd; --move-word: #d9c6f7; --move-mark: #7a45c4; --move-link: #6334a8; --none: #eef1f4;
}
@media (prefers-color-scheme: dark) {
  :root {
    --left-row: #2a1f17; --left-word: #7a4310; --left-mark: #f0934a;
    --right-row: #122723; --right-word: #0f5f51; --right-mark: #3fc7ae;
    --move-row: #231c30; --move-word: #50387c; --move-mark: #bd95f5; --move-link: #c9a9f8; --none: #20262e;
  }
}
@media print {
  :root {
    --left-row: #fff; --left-word: #ffdcbd; --left-mark: #a34c05;
    --right-row: #fff; --right-word: #c4eee4; --right-mark: #086353;
    --move-row: #fff; --move-word: #e8dcfb; --move-mark: #5f2fa5; --move-link: #5f2fa5; --none: #f3f3f3;
  }
}
"""

# Words that changed are underlined, too, for who cannot tell the colours apart, and rows have signs.
DIFFERENCE_STYLE = (
    DIFFERENCE_COLOURS
    + """
.difference > td { padding: 0 1.15rem 0.6rem 2.3rem; }
.difference:hover { background: none; }
.difference p { color: var(--muted); font-size: 0.82rem; }
.difference .problem { color: var(--notice); }
.changes > summary {
  display: block; padding: 0.1rem 0 0.1rem 1rem; color: var(--accent); font-size: 0.85rem; border-radius: 0.3rem;
}
.changes > summary::before { left: 0.1rem; top: 0.5rem; border-color: var(--accent); }
.changes[open] > summary::before { top: 0.4rem; }
.changes > p { margin: 0.3rem 0; }
.changes table { margin-top: 0.3rem; border: 1px solid var(--line); }
.changes th { width: auto; padding: 0; border: 0; }
.changes th i { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.changes th.number { width: 3.6rem; }
.changes td, .changes td:first-child, .changes td:last-child {
  padding: 0.25rem 0.5rem; color: var(--ink); border-bottom: 1px solid var(--line); border-radius: 0; text-align: start;
}
.changes .text { white-space: pre-wrap; overflow-wrap: anywhere; }
.changes td.number { padding: 0.25rem 0.3rem; text-align: end; color: var(--muted); font-size: 0.75rem; }
.changes .number span { display: inline-block; width: 1.1em; font-weight: 700; text-align: center; }
.changes td.none { background: var(--none); font-size: 0.82rem; }
.changes .changed .a, .changes .removed .a { background: var(--left-row); }
.changes .changed .b, .changes .added .b { background: var(--right-row); }
.changes .moved .text { background: var(--move-row); }
.changes tr:target { outline: 2px solid var(--accent); outline-offset: -2px; }
del, ins, mark { color: inherit; text-decoration: underline 2px; text-underline-offset: 0.2em; border-radius: 0.2em; }
del { background: var(--left-word); text-decoration-color: var(--left-mark); }
ins { background: var(--right-word); text-decoration-color: var(--right-mark); }
mark, .text a {
  background: var(--move-word); text-decoration: underline dashed 2px; text-decoration-color: var(--move-mark);
}
.changes a { color: var(--move-link); text-underline-offset: 0.2em; }
.changes .text a { color: inherit; }
"""
)
