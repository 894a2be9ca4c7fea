"""The style sheet of the HTML comparison: two columns, or one on a narrow screen; in light and dark, and on paper."""

from dupfinder.report.html_style import DIFFERENCE_COLOURS

# Words that changed are underlined, too, for who cannot tell the colours apart, and rows have signs.
STYLE = (
    DIFFERENCE_COLOURS
    + """
:root {
  color-scheme: light dark;
  --paper: #f4f6f8; --card: #ffffff; --ink: #1a2027; --muted: #586473; --line: #d7dde4; --accent: #2459c9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1b1f25; --card: #14171c; --ink: #e3e7ec; --muted: #9ca7b5; --line: #343b46; --accent: #7aa5ff;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
}
main { max-width: 100rem; margin: 0 auto; padding: 2.25rem 1.5rem 4.5rem; }
h1 { margin: 0; font-size: 1.7rem; line-height: 1.2; letter-spacing: -0.015em; font-weight: 650; }
h2 { margin: 2.25rem 0 0.9rem; font-size: 1.2rem; font-weight: 650; }
p { margin: 0; }
.lead { margin-top: 0.4rem; color: var(--muted); }
.kinds { margin-top: 0.9rem; max-width: 60rem; font-weight: 550; }
.hidden, th i {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}

.figures {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.9rem; margin: 1.4rem 0 0;
}
.figures div {
  display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 0.8rem 1.1rem;
  background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem;
}
.figures dd { margin: 0; font-size: 1.6rem; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums; }
.figures dt { color: var(--muted); font-size: 0.87rem; }

.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 0.9rem; margin-top: 0.9rem; }
.side {
  min-width: 0; padding: 0.8rem 1.1rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 0.75rem; overflow-wrap: anywhere;
}
.side.left { border-top: 3px solid var(--left-mark); }
.side.right { border-top: 3px solid var(--right-mark); }
.side h2 { margin: 0; font-size: 1.02rem; font-weight: 600; }
.side p { color: var(--muted); font-size: 0.87rem; }
.side .about { color: var(--ink); }
.side cite { font-style: normal; }
bdi { white-space: pre-wrap; }
.badge {
  display: inline-block; min-width: 1.5em; margin-inline-end: 0.5em; padding: 0 0.4em; border-radius: 0.3em;
  text-align: center; font-weight: 650;
}
.left .badge { background: var(--left-word); }
.right .badge { background: var(--right-word); }

.legend { display: flex; flex-wrap: wrap; gap: 0.3rem 1.25rem; margin: 0 0 0.8rem; font-size: 0.87rem; }
.names {
  position: sticky; top: 0; z-index: 1; display: grid; grid-template-columns: 1fr 1fr; background: var(--paper);
  border-bottom: 1px solid var(--line); font-size: 0.87rem; font-weight: 550;
}
.names div { overflow: hidden; padding: 0.4rem 0.6rem; text-overflow: ellipsis; white-space: nowrap; }
.rows { background: var(--card); border: 1px solid var(--line); border-top: 0; }

table {
  width: 100%; border-collapse: collapse; table-layout: fixed;
  content-visibility: auto; contain-intrinsic-size: auto 40rem;
}
th { padding: 0; border: 0; }
th.number { width: 4.4rem; }
td { padding: 0.3rem 0.6rem; vertical-align: top; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; text-align: start; }
.number {
  padding-inline: 0.3rem; text-align: end; color: var(--muted); font-size: 0.75rem; line-height: 1.9;
  white-space: nowrap; font-variant-numeric: tabular-nums;
}
.number span { display: inline-block; width: 1.1em; font-weight: 700; color: var(--ink); text-align: center; }
td.number:nth-child(3), td.none:nth-child(3) { border-inline-start: 1px solid var(--line); }
.none { padding-inline-start: 5rem; background: var(--none); font-size: 0.87rem; }
.ignored .text { color: var(--muted); }
.changed .a, .removed .a { background: var(--left-row); }
.changed .b, .added .b { background: var(--right-row); }
.moved .text { background: var(--move-row); }
tr { scroll-margin-top: 3rem; }
tr:target, tr.current { outline: 2px solid var(--accent); outline-offset: -2px; }
tr:focus { outline: 2px solid var(--accent); outline-offset: -2px; }
del, ins { color: inherit; text-decoration: underline 2px; text-underline-offset: 0.2em; border-radius: 0.2em; }
del { background: var(--left-word); text-decoration-color: var(--left-mark); }
ins { background: var(--right-word); text-decoration-color: var(--right-mark); }
a { color: var(--move-link); text-underline-offset: 0.2em; }
.text a {
  color: inherit; background: var(--move-word); border-radius: 0.2em; text-decoration: underline dashed 2px;
  text-decoration-color: var(--move-mark);
}
a:focus-visible, summary:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.legend del, .legend ins, .legend mark { padding: 0 0.3em; }
mark {
  color: inherit; background: var(--move-word); border-radius: 0.2em;
  text-decoration: underline dashed 2px var(--move-mark); text-underline-offset: 0.2em;
}

summary {
  padding: 0.25rem 1rem; background: var(--none); color: var(--muted); font-size: 0.87rem; cursor: pointer;
  border-block: 1px solid var(--line);
}
summary:hover { color: var(--ink); }
.empty { padding: 2rem 1.5rem; text-align: center; color: var(--muted); }
nav:not([hidden]) {
  position: fixed; right: 1.25rem; bottom: 1.25rem; z-index: 2; display: flex; gap: 0.6rem; align-items: center;
  padding: 0.45rem 0.7rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem;
  box-shadow: 0 4px 16px rgb(0 0 0 / 18%); font-size: 0.87rem; font-variant-numeric: tabular-nums;
}
button {
  padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 0.4rem; background: var(--paper);
  color: var(--ink); font: inherit; cursor: pointer;
}
button:hover { border-color: var(--accent); }
kbd { color: var(--muted); font: inherit; }
footer { margin-top: 2rem; color: var(--muted); font-size: 0.87rem; }
footer p { max-width: 60rem; margin-bottom: 0.5rem; }

@media screen and (max-width: 46rem) {
  main { padding: 1.25rem 0.75rem 4.5rem; }
  .sides, .names { grid-template-columns: 1fr; }
  .names { display: none; }
  .figures { grid-template-columns: 1fr 1fr; }
  thead { display: none; }
  table, tbody { display: block; }
  tr { display: grid; grid-template-columns: 4.4rem minmax(0, 1fr); border-bottom: 1px solid var(--line); }
  td.number:nth-child(3), td.none:nth-child(3) { border: 0; }
  .same td:nth-child(n + 3), .none:empty { display: none; }
  .none { grid-column: 1 / -1; }
  .of-a::before { content: "A "; }
  .of-b::before { content: "B "; }
  kbd { display: none; }
}
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --card: #fff; --ink: #000; --muted: #444; --line: #ccc; --accent: #1d4fa8;
  }
  @page { margin: 12mm; }
  html { font-size: 10.5px; }
  body { font-size: 9pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  main { max-width: none; padding: 0; }
  nav:not([hidden]) { display: none; }
  .names { position: static; }
  table { content-visibility: visible; }
  td { padding: 0.2rem 0.5rem; }
  tr { break-inside: avoid; }
  .side, .figures, summary { break-inside: avoid; }
}
"""
)
